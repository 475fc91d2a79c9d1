"""Records: a game's state as one fixed-size numpy record, nested records included.

Fields are signed integers throughout (``rng`` excepted), so that interpreted rules, which see Python integers, and
compiled rules, which see 64-bit ones, compute the same numbers. A value that does not fit its field is an error in
interpreted mode: the test suite runs there and so proves that nothing wraps.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from struct import Struct, calcsize
from typing import Any, TypeAlias, TypeVar, overload

import numba
import numpy as np

from duchy.engine.kernels.arrays import Cube, Deep, FloatGrid, Floats, Grid, Ints

INTERPRETED = bool(numba.config.DISABLE_JIT)

FieldType: TypeAlias = np.dtype[Any] | type[np.generic]
T = TypeVar("T")


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
    """Records as dictionaries of plain numbers and lists; records inside them are left out.

    >>> plain(np.zeros(1, record(x=np.int8, y=(np.int16, 2), inner=(record(z=np.int8), 3))))
    [{'y': [0, 0], 'x': 0}]
    """
    return unpacked(records.dtype, records.tobytes())


def unpacked(layout: np.dtype[Any], content: bytes) -> list[dict[str, Any]]:
    """The same from the bytes of records. To unpack all numbers at once takes half as long as to ask numpy for each."""
    form = _plain_form(layout)
    return [form.read(list(values)) for values in form.numbers.iter_unpack(content)]


def entry(layout: np.dtype[Any], content: bytes, name: str, index: int) -> bytes:
    """The bytes of one of the records in a field, from the bytes of the record around it."""
    start, size = _entries(layout, name)
    return content[start + index * size : start + (index + 1) * size]


def place_of(layout: np.dtype[Any], name: str) -> int:
    """The byte at which a field begins."""
    return _field_of(layout, name)[1]


def number(layout: np.dtype[Any], content: bytes, name: str) -> int:
    """A field with a single number, from the bytes of its record."""
    form, offset = _number_form(layout, name)
    found: int = form.unpack_from(content, offset)[0]
    return found


#: Formats of `struct`, by numpy's names of types.
_FORMS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}


@dataclass(frozen=True, slots=True)
class _Form:
    """How the plain fields of a record are read."""

    numbers: Struct
    names: tuple[str, ...]
    fields: Callable[[list[Any]], tuple[Any, ...]]  # of all numbers: what each field consists of
    tables: tuple[tuple[str, tuple[int, ...]], ...]  # the fields with more than one dimension, and their shapes

    def read(self, numbers: list[Any]) -> dict[str, Any]:
        found = dict(zip(self.names, self.fields(numbers), strict=True))
        for name, shape in self.tables:
            found[name] = _nested(found[name], shape)
        return found


@cache
def _plain_form(layout: np.dtype[Any]) -> _Form:
    form, at = "=", 0
    shapes: dict[str, tuple[int, ...]] = {}
    places: list[int | slice] = []
    for name in layout.names or ():
        field, offset = _field_of(layout, name)
        form += f"{offset - calcsize(form)}x"
        if field.base.names is not None:
            form += f"{field.itemsize}x"
            continue
        count = math.prod(field.shape)
        form += f"{count}{_FORMS[field.base.str[1:]]}"
        shapes[name] = field.shape
        places.append(slice(at, at + count) if field.shape else at)
        at += count
    numbers = Struct(f"{form}{layout.itemsize - calcsize(form)}x")
    tables = tuple((name, shape) for name, shape in shapes.items() if len(shape) > 1)
    return _Form(numbers, tuple(shapes), _getter(places), tables)


def _getter(places: list[int | slice]) -> Callable[[list[Any]], tuple[Any, ...]]:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda numbers: tuple(numbers[place] for place in places)  # itemgetter gives a single thing by itself


def _nested(numbers: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """A flat list of numbers in the shape of a field."""
    step = math.prod(shape[1:])
    rows = [numbers[at : at + step] for at in range(0, len(numbers), step)]
    return rows if len(shape) == 2 else [_nested(row, shape[1:]) for row in rows]


def _field_of(layout: np.dtype[Any], name: str) -> tuple[np.dtype[Any], int]:
    """The type and the place of a field."""
    assert layout.fields is not None
    found, offset = layout.fields[name][:2]
    return found, offset


@cache
def _number_form(layout: np.dtype[Any], name: str) -> tuple[Struct, int]:
    field, offset = _field_of(layout, name)
    return Struct(f"={_FORMS[field.str[1:]]}"), offset


@cache
def _entries(layout: np.dtype[Any], name: str) -> tuple[int, int]:
    """Where the records in a field begin, and the size of each."""
    field, offset = _field_of(layout, name)
    return offset, field.base.itemsize


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


@overload
def keyed(keys: Iterable[T], values: Mapping[T, int], dtype: FieldType = ...) -> Ints: ...
@overload
def keyed(keys: Iterable[T], values: Mapping[T, float], dtype: FieldType = ...) -> Floats: ...
@overload
def keyed(keys: Iterable[T], values: Mapping[T, Iterable[int]], dtype: FieldType = ...) -> Grid: ...
def keyed(keys: Iterable[T], values: Mapping[T, Any], dtype: FieldType = np.int8) -> Any:
    """A table with an entry for each key, in the order of the keys. A key too many or too few is an error.

    >>> keyed("abc", {"b": 2, "c": 3, "a": 1}).tolist()
    [1, 2, 3]
    >>> keyed("abc", {"a": 1, "b": 2, "d": 4})
    Traceback (most recent call last):
    ValueError: a table needs values for exactly its keys; missing: ['c'], unknown: ['d']
    """
    wanted = list(keys)
    missing = [key for key in wanted if key not in values]
    unknown = [key for key in values if key not in wanted]
    if missing or unknown:
        raise ValueError(f"a table needs values for exactly its keys; missing: {missing}, unknown: {unknown}")
    return table([values[key] for key in wanted], dtype)


@overload
def table(values: Sequence[int], dtype: FieldType = ...) -> Ints: ...
@overload
def table(values: Sequence[float], dtype: FieldType = ...) -> Floats: ...
@overload
def table(values: Sequence[Sequence[int]], dtype: FieldType = ...) -> Grid: ...
@overload
def table(values: Sequence[Sequence[float]], dtype: FieldType = ...) -> FloatGrid: ...
@overload
def table(values: Sequence[Sequence[Sequence[int]]], dtype: FieldType = ...) -> Cube: ...
@overload
def table(values: Sequence[Sequence[Sequence[Sequence[int]]]], dtype: FieldType = ...) -> Deep: ...
def table(values: Any, dtype: FieldType = np.int8) -> Any:
    """A constant table that kernels read. Compiled code freezes it; interpreted code reads Python integers."""
    array = np.ascontiguousarray(values, dtype)
    array.setflags(write=False)
    return argument(array)
