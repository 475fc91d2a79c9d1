"""``@rule``: a rule is written once and runs interpreted, on a core, or inside a CUDA kernel.

With ``NUMBA_DISABLE_JIT=1`` in the environment a rule is the plain Python function, which is what debuggers and the
coverage report want. Otherwise numba compiles it when it is first called, as ``compiler`` says: without ceremony where
another rule calls it, and with a wrapper and a file in the cache where Python calls it. A rule need not say which.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

if INTERPRETED:
    # The generator of chance counts modulo 2**64 on purpose; numpy would warn at every draw.
    np.seterr(over="ignore")


def rule(function: F) -> F:
    """Make a kernel of a function over records. To a type checker it stays the function."""
    if INTERPRETED:
        return function
    from duchy.engine.kernels.compiler import Rule

    made: Any = Rule(function)
    kernel: F = made
    return kernel


class Straight:
    """The kernels of a module, called without numba's search for the type of every argument, which takes longer than
    a short kernel does. The first call of each is as usual; from then on its machine code is called.

    Whoever calls one gives it arguments of the same types each time: nobody looks at them any more.
    """

    def __init__(self, kernels: Any) -> None:
        self._kernels = kernels

    def __getattr__(self, name: str) -> Any:
        kernel = getattr(self._kernels, name)

        def first(*arguments: Any) -> Any:
            found = kernel(*arguments)
            setattr(self, name, kernel if INTERPRETED else kernel.machine_code(arguments))
            return found

        return first


@cache
def straight(kernels: ModuleType) -> Straight:
    """The kernels of a module to be called so."""
    return Straight(kernels)


def find(package: str, path: str) -> Callable[..., Any]:
    """A rule by where it stands in the package of a game: ``chapters.setup.legal_castle``."""
    module, _, name = path.rpartition(".")
    found: Callable[..., Any] = getattr(import_module(f"{package}.{module}"), name)
    return found


def zero_without_more(made: F) -> F:
    """Mark a rule that is 0 for records without the part ``more``, so that nothing behind it is compiled for them."""
    if INTERPRETED:
        return made
    from duchy.engine.kernels import compiler

    marked: F = compiler.zero_without_more(made)
    return marked


_apart: set[Any] = set()


def apart(made: F) -> F:
    """Mark a rule that a card is to call rather than to copy into all that call it: a large one with many callers."""
    _apart.add(getattr(made, "py_func", made))
    return made


def is_apart(function: Callable[..., Any]) -> bool:
    """Whether a function was marked so."""
    return function in _apart
