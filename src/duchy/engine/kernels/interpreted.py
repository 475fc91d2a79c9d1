"""Rules as plain Python, where rules are compiled too: for what is asked seldom and should not wait for a compiler.

The function is the rule itself. The rules that it calls and the tables that it reads are replaced by their interpreted
forms, as with ``NUMBA_DISABLE_JIT=1``, so both ways compute the same.
"""

from collections.abc import Callable
from functools import cache
from types import CellType, FunctionType, ModuleType
from typing import Any

import numpy as np

from duchy.engine.kernels.records import ArrayView
from duchy.engine.kernels.rule import INTERPRETED


@cache
def interpreted(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as a plain function. Records and arrays are handed to it as views (``ArrayView``)."""
    if INTERPRETED:
        return rule
    function: FunctionType = rule.py_func  # type: ignore[attr-defined]
    scope = function.__globals__
    # A name may be that of a field too. A rule does not call itself, so its own name can only be one.
    named = {name: scope[name] for name in function.__code__.co_names if name in scope and scope[name] is not rule}
    read = {name: _interpreted(value) for name, value in named.items()}
    closure = tuple(CellType(_interpreted(cell.cell_contents)) for cell in function.__closure__ or ())
    return FunctionType(function.__code__, {**scope, **read}, function.__name__, function.__defaults__, closure)


class _Module:
    """A module whose rules are called by its name and theirs."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return _interpreted(getattr(self._module, name))


def _interpreted(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ArrayView(value)
    if isinstance(value, ModuleType):
        return _Module(value)
    return interpreted(value) if hasattr(value, "py_func") else value
