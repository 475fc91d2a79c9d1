"""Records declared as classes: their layout, and what a type checker knows of them."""

from typing import assert_type

import numpy as np
import pytest

from duchy.engine.kernels.arrays import Cube, Grid, Ints, Records
from duchy.engine.kernels.fields import Record, by_size, f32, f64, i8, i16, i32, i64, layout_of, one, records, u64
from duchy.engine.kernels.records import ArrayView, keyed, record, table


class Pawn(Record):
    space = i8()
    marks = i64(by_size(2, 3))


class Board(Record):
    rng = u64()
    chance = f32()
    mean = f64()
    paid = i32()
    spaces = i16(2, 3)
    first = one(Pawn)
    pawns = records(Pawn, by_size(0, 4))


class Longer(Board):
    more = i8()
    spaces = i16(5, 3)


def test_a_class_gives_the_layout_of_its_fields():
    pawn = record(space=np.int8, marks=(np.int64, 2))
    assert layout_of(Pawn) == pawn
    assert layout_of(Board) == record(
        rng=np.uint64,
        chance=np.float32,
        mean=np.float64,
        paid=np.int32,
        spaces=(np.int16, (2, 3)),
        first=pawn,
        pawns=(pawn, 0),
    )


def test_one_declaration_gives_a_layout_for_each_size():
    large = layout_of(Board, size=1)
    assert large["pawns"].shape == (4,) and large["first"] == layout_of(Pawn, size=1)
    assert layout_of(Pawn, size=1)["marks"].shape == (3,)


def test_a_subclass_has_the_fields_of_its_record_and_may_declare_one_anew():
    longer = layout_of(Longer)
    assert longer["spaces"].shape == (5, 3)
    assert set(longer.names or ()) - {"padding"} == {*(layout_of(Board).names or ()), "more"} - {"padding"}


def test_what_is_no_field_is_an_error_where_it_is_declared():
    with pytest.raises(TypeError, match=r"Wrong\.space is no field"):

        class Wrong(Record):
            space = np.int8


def test_the_layout_has_every_field_that_a_type_checker_sees():
    board = ArrayView(np.zeros(1, layout_of(Board, size=1)))[0]
    play(board)
    assert (board.pawns[1].space, board.pawns[1].marks[2], board.spaces[1, 2]) == (3, 4, 5)


def play(s: Board) -> None:
    """mypy fails on an assertion that is wrong, and on an error that it is told to expect and does not find."""
    assert_type(s.paid, int)
    assert_type(s.rng, int)
    assert_type(s.mean, float)
    assert_type(s.spaces, Grid)
    assert_type(s.spaces[0], Ints)
    assert_type(s.spaces[0, 1], int)
    assert_type(s.first, Pawn)
    assert_type(s.pawns, Records[Pawn])
    s.pawns[1].space = 3
    s.pawns[1].marks[2] += 4
    s.spaces[1, 2] = 5
    s.rng = np.uint64(7)
    s.pawns[0] = s.pawns[1]


def mistakes(s: Board) -> None:
    s.pawn  # type: ignore[attr-defined]  # noqa: B018
    s.paid = "much"  # type: ignore[assignment]
    s.paid = 0.5  # type: ignore[assignment]
    s.spaces[0, 1, 2]  # type: ignore[index]
    s.pawns[0] = s  # type: ignore[assignment]
    s.first.marks["a"]  # type: ignore[index]


def test_tables_have_types_too():
    assert_type(table([1, 2]), Ints)
    assert_type(table([[1], [2]]), Grid)
    assert_type(table([[[1]], [[2]]]), Cube)
    assert_type(keyed("ab", {"a": 1, "b": 2}), Ints)
    assert [table([1, 2])[1], table([[1], [2]])[1, 0], table([[[1]], [[2]]])[1, 0, 0]] == [2, 2, 2]
