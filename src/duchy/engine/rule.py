"""``@rule``: a rule is written once and runs interpreted, on a core, or inside a CUDA kernel.

With ``NUMBA_DISABLE_JIT=1`` in the environment a rule is the plain Python function, which is what debuggers and the
coverage report want. Otherwise numba compiles it, releases the GIL while it runs, and keeps the machine code on disk.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from duchy.engine import cache

INTERPRETED = bool(numba.config.DISABLE_JIT)

if INTERPRETED:
    # The generator of chance counts modulo 2**64 on purpose; numpy would warn at every draw.
    np.seterr(over="ignore")
else:
    # Kernels look for their cache folder when they are defined, so this must come before the first of them.
    cache.open_folder()


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a kernel of a function over records."""
    if "<" in function.__module__:
        # A template bound to a game. numba's cache tells kernels apart by file, name and argument types, so that two
        # games would share what was compiled for one of them, its constants included.
        function.__qualname__ = f"{function.__module__}.{function.__qualname__}"
    compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def inner_rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rule of the kit that games call with types of their own, such as their enum of decisions.

    Its machine code is kept with that of its callers only. In a cache entry of its own, numba would keep a reference to
    the caller's types, and reading the entry for one game would need the package of another.
    """
    compiled: Callable[..., Any] = numba.njit(nogil=True, error_model="numpy")(function)
    return compiled
