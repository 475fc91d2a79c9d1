"""``@rule``: a rule is written once and runs interpreted, on a core, or inside a CUDA kernel.

With ``NUMBA_DISABLE_JIT=1`` in the environment a rule is the plain Python function, which is what debuggers and the
coverage report want. Otherwise numba compiles it when it is first called, as ``compiler`` says: without ceremony where
another rule calls it, and with a wrapper and a file in the cache where Python calls it. A rule need not say which.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

INTERPRETED = bool(numba.config.DISABLE_JIT)

if INTERPRETED:
    # The generator of chance counts modulo 2**64 on purpose; numpy would warn at every draw.
    np.seterr(over="ignore")


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a kernel of a function over records."""
    if INTERPRETED:
        return function
    from duchy.engine.compiler import Rule

    made: Callable[..., Any] = Rule(function)
    return made


def zero_without_more(made: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a rule that is 0 for records without the part ``more``, so that nothing behind it is compiled for them."""
    if INTERPRETED:
        return made
    from duchy.engine import compiler

    marked: Callable[..., Any] = compiler.zero_without_more(made)
    return marked


_apart: set[Any] = set()


def apart(made: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a rule that a card is to call rather than to copy into all that call it: a large one with many callers."""
    _apart.add(getattr(made, "py_func", made))
    return made


def is_apart(function: Callable[..., Any]) -> bool:
    """Whether a function was marked so."""
    return function in _apart
