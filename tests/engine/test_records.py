"""Records: laid out without holes, and seen by interpreted rules as plain Python numbers."""

from typing import Any

import numpy as np
import pytest

from duchy.engine.kernels.records import ArrayView, RecordView, argument, leaves, record, seen, table
from duchy.engine.kernels.rule import INTERPRETED

POINT = record(x=np.int8, y=(np.int64, 2), z=np.int16)
WORLD = record(flag=np.int8, points=(POINT, 3), origin=POINT, grid=(np.int8, (2, 3)))


@pytest.mark.parametrize("layout", [POINT, WORLD, record(a=np.int8), record(a=np.int8, b=np.int32, c=(np.int8, 5))])
def test_every_byte_of_a_record_belongs_to_a_field(layout):
    covered = np.zeros(layout.itemsize, int)
    for _, start, stop in leaves(layout):
        covered[start:stop] += 1
    assert covered.tolist() == [1] * layout.itemsize
    assert layout.isalignedstruct


def test_wide_fields_come_first_and_the_tail_is_named():
    assert POINT.names == ("y", "z", "x", "padding")
    assert POINT.itemsize == 24


def test_leaves_are_named_by_their_path():
    names = [name.decode() for name, _, _ in leaves(WORLD)]
    assert "points.2.y" in names
    assert "origin.x" in names
    assert "grid" in names
    assert names == sorted(names)


def test_interpreted_rules_see_python_numbers():
    world = np.zeros(1, WORLD)
    view = ArrayView(world)[0]
    view.points[1].x = 7
    view.points[1].y[0] = 1 << 40
    view.grid[1, 2] = 5
    view.flag = 1
    assert type(view.points[1].x) is int
    assert world[0]["points"][1]["x"] == 7
    assert [type(n) for n in view.points[1].y] == [int, int]
    assert len(view.points) == 3
    assert view.grid[1][2] == 5
    assert isinstance(view.origin, RecordView)


def test_a_record_is_copied_by_one_assignment():
    two = np.zeros(2, WORLD)
    view = ArrayView(two)
    view[0].flag = 3
    view[1] = view[0]
    view[0].flag = 4
    assert (two["flag"] == [4, 3]).all()


@pytest.mark.parametrize("value", [128, -129])
def test_a_number_that_does_not_fit_is_an_error_where_rules_are_interpreted(value):
    with pytest.raises(OverflowError):
        ArrayView(np.zeros(1, WORLD))[0].flag = value


def test_an_unknown_field_is_an_error():
    with pytest.raises((KeyError, ValueError)):
        _ = ArrayView(np.zeros(1, WORLD))[0].colour


def test_a_table_cannot_be_changed():
    numbers: Any = table([[1, 2], [3, 4]])
    values = numbers.values if INTERPRETED else numbers
    assert values.dtype == np.int8
    with pytest.raises(ValueError, match="read-only"):
        values[0, 0] = 5


def test_a_kernel_takes_arrays_and_the_interpreter_views():
    numbers = np.arange(3)
    assert isinstance(argument(numbers), ArrayView) == INTERPRETED
    assert type(seen(np.int8(3))) is int
