"""What the machine code of a kernel depends on, as a hash.

The compiler freezes into a kernel the bytecode of the rule and of all rules that it calls, and the values of the
globals that these read: numbers, tables, members of enums. A fingerprint covers exactly this. So it changes with a
rule, a constant or the data behind a table, wherever they stand, and not with a comment, a docstring, an annotation, a
text, or a rule that this kernel does not call. It makes no difference whether a function stands in a file or was
generated.
"""

from __future__ import annotations

import builtins
import dis
import enum
import hashlib
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType, ModuleType, NoneType
from typing import Any, NamedTuple

import numpy as np
from numba.core import types
from numba.core.dispatcher import Dispatcher

#: Packages whose functions are known by name; their versions are told apart elsewhere (see
#: ``duchy.engine.kernels.cache``).
LIBRARIES = {"builtins", "math", "numba", "numpy", "operator"}
#: Values whose ``repr`` says everything.
PLAIN = (NoneType, bool, int, float, complex, str, bytes, np.dtype, types.Type)

_NOTHING = object()


def fingerprint(function: FunctionType) -> str:
    """The hash of everything that the machine code of a kernel depends on, beside the types of its arguments."""
    digest = hashlib.blake2b(digest_size=16)
    for part in reached(function):
        digest.update(_own(part).digest)
    return digest.hexdigest()


def reached(function: FunctionType) -> list[FunctionType]:
    """A kernel and the functions that it calls, directly or through others: each once, in a fixed order."""
    found = {function: None}
    waiting = [function]
    while waiting:
        for called in _own(waiting.pop()).calls:
            if called not in found:
                found[called] = None
                waiting.append(called)
    return list(found)


class _Part(NamedTuple):
    """What one function adds: the hash of its own code and of the values it reads, and the functions it calls."""

    digest: bytes
    calls: tuple[FunctionType, ...]


@cache
def _own(function: FunctionType) -> _Part:
    calls: list[FunctionType] = []
    facts = [*_code(function.__code__, function.__doc__), _value(function.__defaults__, calls)]
    facts += [_value(value, calls) for value in values_read(function)]
    return _Part(hashlib.blake2b("\n".join(facts).encode(), digest_size=16).digest(), tuple(calls))


def _code(code: CodeType, docstring: str | None) -> Iterator[str]:
    arguments = code.co_argcount + code.co_kwonlyargcount
    yield f"{code.co_code.hex()} {code.co_exceptiontable.hex()} {code.co_flags}"
    yield f"{code.co_varnames[:arguments]} {code.co_names}"
    for place, constant in enumerate(code.co_consts):
        if isinstance(constant, CodeType):
            yield from _code(constant, None)
        else:
            yield repr(None if place == 0 and constant == docstring else constant)


def values_read(function: FunctionType) -> Iterator[Any]:
    """The values that a function reads from outside, with ``module.name`` and ``Enum.MEMBER`` followed to their end."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    outside = {**vars(builtins), **function.__globals__, **{name: cell.cell_contents for name, cell in cells}}
    for code in _codes(function.__code__):
        value: Any = _NOTHING
        for step in dis.get_instructions(code):
            if step.opname == "EXTENDED_ARG":
                continue
            if step.opname in ("LOAD_ATTR", "LOAD_METHOD") and isinstance(value, ModuleType | enum.EnumMeta):
                value = getattr(value, step.argval)
                continue
            if value is not _NOTHING:
                yield value
            loads = step.opname in ("LOAD_GLOBAL", "LOAD_DEREF")
            value = outside.get(step.argval, _NOTHING) if loads else _NOTHING


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _value(value: Any, calls: list[FunctionType]) -> str:
    """A value in words, equal for equal values only. Functions of ours are put on the list instead."""
    if isinstance(value, Dispatcher):
        calls.append(value.py_func)
        return f"rule {value.targetoptions}"
    if isinstance(value, np.ndarray):
        return f"array {value.dtype} {value.shape} {hashlib.blake2b(value.tobytes()).hexdigest()}"
    if isinstance(value, np.generic):
        return f"{value.dtype} {value.tobytes().hex()}"
    if isinstance(value, enum.EnumMeta):
        return " ".join(_value(member, calls) for member in value)  # type: ignore[var-annotated]
    if isinstance(value, enum.Enum):
        return f"{value.name} {_value(value.value, calls)}"
    if isinstance(value, tuple):
        return f"{type(value).__name__} ({', '.join(_value(each, calls) for each in value)})"
    if isinstance(value, PLAIN):
        return f"{type(value).__name__} {value!r}"
    if getattr(value, "__module__", "").partition(".")[0] in LIBRARIES:
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, FunctionType):
        calls.append(value)
        return "function"
    raise TypeError(f"A kernel reads {value!r}, of which nobody can tell whether it has changed")
