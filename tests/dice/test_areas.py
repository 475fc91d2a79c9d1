"""Completing an area (chapter 7)."""

import pytest

from duchy.games.dice.components.parts import AREA_VP
from tests.dice.pad import Pad
from tests.support.rules import rule


@rule("DG-AREA-01", "DG-AREA-09")
def test_only_the_last_hex_of_an_area_scores(pad):
    pad.roll(1, 1, "city", "city")
    assert pad.build(1, 20).gained(vp=0, worker=0)
    pad.end_round()
    pad.roll(2, 2, "city", "city")
    assert pad.build(2, 21).gained(vp=0, worker=0)
    pad.end_round()
    pad.roll(3, 3, "city", "city")
    assert pad.build(3, 22).gained(vp=8, worker=1)


@rule("DG-AREA-02", "DG-AREA-04", "DG-AREA-05", "DG-AREA-06")
def test_points_by_size_and_phase():
    table = [[int(AREA_VP[size, phase]) for phase in range(3)] for size in range(1, 5)]
    assert table == [[1, 1, 1], [4, 3, 2], [8, 6, 4], [13, 10, 7]]


@rule("DG-AREA-05")
@pytest.mark.parametrize("phase", ["I", "II", "III"])
def test_an_area_of_one_is_worth_one(phase):
    pad = Pad().phase(phase).write({21: 6, 22: 5}).roll(1, 1, "monastery", "monastery")
    assert pad.build(1, 15).gained(vp=1, monk=1)


@rule("DG-AREA-02")
@pytest.mark.parametrize(("phase", "vp"), [("I", 13), ("II", 10), ("III", 7)])
def test_an_area_of_four(phase, vp):
    pad = Pad().phase(phase).write({11: 1, 6: 1, 5: 2, 10: 3}).roll(6, 6, "city", "city")
    assert pad.build(6, 16).gained(vp=vp, worker=1)


@rule("DG-AREA-07")
def test_the_phase_of_the_last_hex_counts(pad):
    pad.phase("I", marked=10).roll(5, 5, "river", "river")
    pad.build(5, 26)
    pad.end_round()
    assert pad.state.record.phase == 1
    pad.roll(6, 6, "river", "river")
    assert pad.build(6, 31).gained(vp=3)
    assert pad.draft()["points"][1].sum() == 3


@rule("DG-AREA-08")
def test_points_and_bonus_come_before_the_second_building(pad):
    pad.write({25: 1, 30: 3}).roll(4, 5, "mine", "river")
    assert pad.build(4, 34).gained(vp=4, silver=1)
    assert pad.can("second", hex=31)


@rule("DG-AREA-10")
def test_an_area_is_rewarded_once(pad):
    pad.write({26: 5}).roll(5, 5, "river", "river")
    assert pad.build(5, 31).gained(vp=4)
    assert pad.end_round()[0].gained(vp=4)
    assert pad.end_round()[0].gained(vp=0)


@rule("DG-AREA-11")
def test_several_players_are_rewarded_for_the_same_area_in_full():
    pad = Pad(players=3)
    for player in range(3):
        pad.write({26: 5}, player=player)
    pad.roll(5, 5, "river", "river")
    for player in range(3):
        assert pad.build(5, 31, player=player).gained(vp=4, goods=1)
    assert all(changes.gained(vp=4) for changes in pad.end_round())
