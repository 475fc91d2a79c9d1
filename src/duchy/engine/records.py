"""Records: a game's state as one fixed-size numpy record, nested records included.

Fields are signed integers throughout (``rng`` excepted), so that interpreted rules, which see Python integers, and
compiled rules, which see 64-bit ones, compute the same numbers. A value that does not fit its field is an error in
interpreted mode: the test suite runs there and so proves that nothing wraps.
"""

import math
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import numba
import numpy as np

INTERPRETED = bool(numba.config.DISABLE_JIT)

FieldType: TypeAlias = np.dtype[Any] | type[np.generic]


def record(**fields: FieldType | tuple[FieldType, int | tuple[int, ...]]) -> np.dtype[Any]:
    """Lay out a record without holes: widest fields first, the tail filled up with named padding.

    >>> point = record(x=np.int8, y=(np.int64, 2))
    >>> point.names, point.itemsize
    (('y', 'x', 'padding'), 24)
    """
    parts: list[Any] = [(name, *spec) if isinstance(spec, tuple) else (name, spec) for name, spec in fields.items()]
    parts.sort(key=lambda part: -_alignment(np.dtype(part[1])))
    size = np.dtype(parts).itemsize  # packed
    widest = max(_alignment(np.dtype(part[1])) for part in parts)
    if size % widest:
        parts.append(("padding", np.int8, widest - size % widest))
    plain = np.dtype(parts, align=True)
    return np.dtype((np.record, plain))


def _alignment(layout: np.dtype[Any]) -> int:
    """What the address of a field must be divisible by; numpy says 1 of every record, whatever is in it."""
    if layout.names is None:
        return layout.base.alignment
    return max(_alignment(layout.fields[name][0].base) for name in layout.names) if layout.fields else 1


@cache
def leaves(layout: np.dtype[Any]) -> tuple[tuple[bytes, int, int], ...]:
    """The name and the place (first byte, end) of every plain field, in order of name.

    >>> leaves(record(at=(record(x=np.int16, y=np.int16), 2)))
    ((b'at.0.x', 0, 2), (b'at.0.y', 2, 4), (b'at.1.x', 4, 6), (b'at.1.y', 6, 8))
    """
    return tuple(sorted(_leaves(layout, "", 0)))


def _leaves(layout: np.dtype[Any], path: str, start: int) -> Iterator[tuple[bytes, int, int]]:
    for name, (field, offset, *_) in (layout.fields or {}).items():
        if field.base.names is None:
            yield f"{path}{name}".encode(), start + offset, start + offset + field.itemsize
        elif field.shape:
            for i in range(math.prod(field.shape)):
                yield from _leaves(field.base, f"{path}{name}.{i}.", start + offset + i * field.base.itemsize)
        else:
            yield from _leaves(field, f"{path}{name}.", start + offset)


def plain(records: np.ndarray[Any, Any]) -> list[dict[str, Any]]:
    """Records as dictionaries of plain numbers and lists; records inside them are left out."""
    names = _plain_fields(records.dtype)
    columns = (records[name].tolist() for name in names)
    return [dict(zip(names, values, strict=True)) for values in zip(*columns, strict=True)]


@cache
def _plain_fields(layout: np.dtype[Any]) -> tuple[str, ...]:
    """The fields that hold numbers or lists of them, and no records."""
    return tuple(name for name in layout.names or () if layout[name].base.names is None)


def as_json(records: np.ndarray[Any, Any], kept: Mapping[str, int]) -> dict[str, Any]:
    """The first of some records as JSON can keep it: dictionaries, lists and numbers.

    Of the fields in ``kept`` only so many first entries are given: the others are room that is not used.

    >>> as_json(np.zeros(1, record(x=np.int8, seats=(record(points=np.int16), 4))), {"seats": 2})
    {'seats': [{'points': 0}, {'points': 0}], 'x': 0}
    """
    fields = [name for name in records.dtype.names or () if name != "padding"]
    return {name: _json_of(records[name][0, : kept[name]] if name in kept else records[name][0]) for name in fields}


def _json_of(value: Any) -> Any:
    """A number, a record, or an array of either."""
    if value.dtype.names is None:
        return value.tolist()
    if value.ndim:
        return [_json_of(part) for part in value]
    return {name: _json_of(value[name]) for name in value.dtype.names if name != "padding"}


_field = np.void.__getitem__  # what numpy.record puts before it is written in Python, and slow


class RecordView:
    """A record as interpreted rules see it: fields by name, integers as Python integers."""

    __slots__ = ("_record",)

    def __init__(self, values: Any) -> None:
        object.__setattr__(self, "_record", values)

    def __getattr__(self, name: str) -> Any:
        return seen(_field(self._record, name))

    def __setattr__(self, name: str, value: Any) -> None:
        self._record[name] = value


class ArrayView:
    """An array of integers or records as interpreted rules see it."""

    __slots__ = ("values",)

    def __init__(self, values: Any) -> None:
        self.values = values

    def __getitem__(self, index: Any) -> Any:
        return seen(self.values[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self.values[index] = value._record if isinstance(value, RecordView) else value

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Any]:
        return (seen(value) for value in self.values)


_VIEWS = {np.ndarray: ArrayView, np.void: RecordView, np.record: RecordView}


def seen(value: Any) -> Any:
    """A numpy value in the form in which interpreted rules see it."""
    view = _VIEWS.get(type(value))
    return view(value) if view else value.item()


def argument(values: np.ndarray) -> Any:
    """An array in the form that a kernel takes: itself, or its view where rules are interpreted."""
    return ArrayView(values) if INTERPRETED else values


def table(values: Any, dtype: FieldType = np.int8) -> Any:
    """A constant table that kernels read. Compiled code freezes it; interpreted code reads Python integers."""
    array = np.ascontiguousarray(values, dtype)
    array.setflags(write=False)
    return argument(array)
