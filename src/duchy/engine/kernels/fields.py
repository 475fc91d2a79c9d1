"""Records declared as classes: the fields give the layout for numpy and numba, and the types for a type checker.

A state, or a part of it, is a subclass of ``Record`` and is never instantiated. What rules get are numpy's records, or
their views where rules are interpreted; both have the fields that are declared. So a rule takes ``s: State``, mypy
knows every field of it, and neither the bytecode of the rule nor the machine code depends on that.

>>> class Pawn(Record):
...     space = i8()
...     marks = i8(3)
>>> class Board(Record):
...     pawns = records(Pawn, 2)
...     spaces = i16(by_size(20, 40))
>>> layout_of(Board).itemsize, layout_of(Board, size=1).itemsize
(48, 88)
"""

from typing import Any, TypeAlias, TypeVar, cast, overload

import numpy as np

from duchy.engine.kernels.arrays import Bits64, Grid, Ints, Records
from duchy.engine.kernels.records import record

R = TypeVar("R")


class BySize(tuple[int, ...]):
    """A length that depends on the size of the record."""


def by_size(*lengths: int) -> BySize:
    """The length of an array in each size of its record, as ``layout_of`` counts the sizes."""
    return BySize(lengths)


Length: TypeAlias = int | BySize


class Field:
    """A field as it is declared: the type of its entries, and how many there are in each dimension."""

    def __init__(self, kind: Any, shape: tuple[Length, ...]) -> None:
        self.kind = kind
        self.shape = shape

    def layout(self, size: int) -> Any:
        """The field as ``record`` wants it."""
        kind = (
            layout_of(self.kind, size) if isinstance(self.kind, type) and issubclass(self.kind, Record) else self.kind
        )
        shape = tuple(length[size] if isinstance(length, BySize) else length for length in self.shape)
        if not shape:
            return kind
        return kind, shape if len(shape) > 1 else shape[0]


class Integers:
    """A width of integers: called in the body of a record, it makes a field."""

    def __init__(self, kind: type[np.signedinteger[Any]]) -> None:
        self.kind = kind

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: Length, /) -> Ints: ...
    @overload
    def __call__(self, rows: Length, columns: Length, /) -> Grid: ...
    def __call__(self, *shape: Length) -> Any:
        return Field(self.kind, shape)


i8, i16, i32, i64 = Integers(np.int8), Integers(np.int16), Integers(np.int32), Integers(np.int64)


def u64() -> Bits64:
    """A field of 64 bits without a sign."""
    return cast("Bits64", Field(np.uint64, ()))


def f32() -> float:
    """A field with a fraction."""
    return cast("float", Field(np.float32, ()))


def f64() -> float:
    """The same in double precision."""
    return cast("float", Field(np.float64, ()))


def one(kind: type[R]) -> R:
    """A field that is a record."""
    return cast("R", Field(kind, ()))


def records(kind: type[R], length: Length) -> Records[R]:
    """A field that is an array of records."""
    return cast("Records[R]", Field(kind, (length,)))


class Record:
    """What is declared with fields. A subclass of a record has its fields too, and may declare one of them anew."""

    def __init_subclass__(cls) -> None:
        for name, value in vars(cls).items():
            if not name.startswith("__") and not isinstance(value, Field):
                raise TypeError(f"{cls.__name__}.{name} is no field")


def layout_of(kind: type[Record], size: int = 0) -> np.dtype[Any]:
    """The layout of a record in memory; where lengths differ by size, those of this one."""
    fields: dict[str, Field] = {}
    for each in reversed(kind.__mro__):
        fields.update((name, value) for name, value in vars(each).items() if isinstance(value, Field))
    return record(**{name: field.layout(size) for name, field in fields.items()})
