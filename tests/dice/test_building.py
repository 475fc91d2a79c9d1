"""Building: common rules (chapter 5)."""

import pytest

from duchy.engine.errors import IllegalAction
from tests.dice.pad import numbers_of
from tests.support.rules import rule


@rule("DG-BUILD-01", "DG-BUILD-02", "DG-BUILD-04")
def test_any_pip_die_goes_with_any_colour_die(pad):
    pad.roll(5, 2, "city", "pasture")
    assert pad.hexes(5) == {20, 21, 28}
    assert pad.hexes(2) == {20, 21, 28}
    assert all(not pad.hexes(number) for number in (1, 3, 4, 6))


@rule("DG-BUILD-03", "DG-BUILD-05")
def test_a_combination_builds_one_hex_and_writes_the_number(pad):
    pad.roll(5, 2, "city", "pasture")
    assert pad.build(2, 20).gained(built=1)
    assert numbers_of(pad.draft()) == {20: 2}


@rule("DG-BUILD-05", "DG-WORKER-01")
def test_the_number_that_a_worker_makes_is_the_one_written(pad):
    pad.bonus(worker=1).roll(5, 2, "city", "pasture")
    pad.build(4, 20)
    assert numbers_of(pad.draft()) == {20: 4}


@rule("DG-BUILD-06", "DG-EX-10")
def test_a_hex_must_touch_a_built_one(pad):
    pad.roll(6, 6, "city", "city")
    assert pad.hexes(6) == {20, 21}  # the start castle is on hex 27
    pad.build(6, 20)
    pad.end_round()
    pad.roll(5, 5, "city", "city")
    assert pad.hexes(5) == {21}
    with pytest.raises(IllegalAction):
        pad.build(5, 5)


@rule("DG-BUILD-07")
def test_a_built_hex_is_never_built_again(pad):
    pad.write({20: 6}).roll(5, 5, "city", "castle").bonus(monk=5)
    assert not {20, 27} & pad.hexes(5)


@rule("DG-BUILD-08")
def test_the_condition_of_the_colour_must_hold(pad):
    pad.roll(4, 4, "monastery", "river")
    assert pad.legal("build") == []
    pad.roll(1, 5, "monastery", "river")
    assert pad.hexes(1) == {32, 33}
    assert pad.hexes(5) == {26}


@rule("DG-BUILD-10", "DG-ERR-03")
def test_without_silver_one_hex_a_round(pad):
    pad.roll(5, 6, "city", "pasture")
    pad.build(5, 20)
    assert pad.legal("second") == []
    assert pad.state.legal_actions(0) == [pad.game.parse("seal")]


# One pass: always open, what it brings, and the slip of the rulebook about it.
@rule("DG-BUILD-11", "DG-PASS-01", "DG-PASS-02", "DG-PASS-04", "DG-ERR-03")
def test_passing_is_always_possible_and_brings_one_worker_in_the_city_row(pad):
    pad.roll(5, 6, "city", "pasture")
    assert pad.hexes(5)
    assert pad.take_worker() == {"worker": 1}
    assert pad.draft()["passed"] == 1


@rule("DG-PASS-03")
def test_who_cannot_build_passes_too(pad):
    pad.roll(3, 4, "monastery", "river")
    assert pad.state.legal_actions(0) == [pad.game.parse("pass")]
    assert pad.take_worker() == {"worker": 1}


@rule("DG-PASS-05")
def test_who_builds_gets_no_worker(pad):
    pad.roll(5, 6, "city", "pasture")
    assert pad.build(5, 20).gained(worker=0)
    assert pad.end_round()[0].gained(worker=0, built=1)


@rule("DG-PASS-06", "DG-PASS-07", "DG-BONUS-13", "DG-SILVER-10")
def test_who_passes_uses_no_bonus_and_builds_nothing_with_silver(pad):
    pad.bonus(silver=2, monk=1, worker=1).roll(5, 6, "city", "pasture")
    assert pad.take_worker().gained(worker=1, crossed_silver=0, crossed_monk=0, crossed_worker=0)
    assert pad.state.legal_actions(0) == [pad.game.parse("seal")]


@rule("DG-PASS-08", "DG-BONUS-11")
def test_without_a_free_circle_passing_brings_nothing(pad):
    pad.circles(worker=2).bonus(worker=1).crossed(worker=1)  # a crossed circle is not free again
    pad.roll(5, 6, "city", "pasture")
    assert pad.take_worker() == {}


@rule("DG-PASS-09")
def test_passing_is_no_use_of_a_bonus(pad):
    pad.roll(5, 6, "city", "pasture")
    pad.take_worker()
    assert pad.draft()["used"] == 0
