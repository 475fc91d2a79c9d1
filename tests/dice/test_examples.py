"""The big example of the rulebook (chapter 12): phase II, dice 4, 6, pasture and city; a worker and a monk are owned.

Its picture is not known, so this is an equivalent position on duchy A: pasture A misses one hex beside its 3, pasture B
is empty, rivers C and D and mine E are open, and no city touches anything that is built.
"""

import pytest

from duchy.games.dice.display.view import view
from tests.dice.pad import Pad, numbers_of
from tests.support.rules import rule

PASTURE_A, PASTURE_B = 23, {36, 37}
RIVER_C, RIVER_D, MINE_E = {17, 18}, {26, 31}, {30, 34}
CITIES = {5, 6, 9, 10, 16, 20, 21, 22, 35}


@pytest.fixture
def position() -> Pad:
    pad = Pad(castle=24).phase("II").write({29: 3, 32: 1})
    return pad.bonus(worker=1, monk=1).roll(4, 6, "pasture", "city")


@rule("DG-EX-07")
def test_the_situation(position):
    assert position.state.record.phase == 1
    seen = view(position.state, 0)
    assert seen["dice"] == {"pips": [4, 6], "colours": ["pasture", "city"], "hourglasses": 1}
    assert seen["players"][0]["content"]["owned"] == {"monk": 1, "silver": 0, "goods": 0, "worker": 1}


@rule("DG-EX-08", "DG-AREA-04", "DG-PASTURE-05", "DG-WORKER-01")
def test_a_worker_closes_pasture_a_for_six(position):
    assert not position.can("build", number=4, hex=PASTURE_A)
    changes = position.build(3, PASTURE_A)
    assert changes == {"vp": 6, "pastures": 6, "worker": -1, "crossed_worker": 1, "built": 1}


@rule("DG-EX-09")
@pytest.mark.parametrize("number", [4, 6])
@pytest.mark.parametrize("hex_", sorted(PASTURE_B))
def test_without_a_bonus_four_or_six_goes_into_either_hex_of_pasture_b(position, number, hex_):
    assert position.build(number, hex_) == {"built": 1}
    assert numbers_of(position.draft())[hex_] == number


@rule("DG-EX-10", "DG-BUILD-06")
def test_the_city_die_is_useless(position):
    assert not any(position.hexes(number) & CITIES for number in range(1, 7))


@rule("DG-EX-11", "DG-MONK-01", "DG-RIVER-01")
@pytest.mark.parametrize("hex_", [17, 18, 26, 31])
def test_a_monk_makes_six_and_river(position, hex_):
    assert hex_ in RIVER_C | RIVER_D
    assert position.build(6, hex_).gained(monk=-1, crossed_monk=1, built=1)


@rule("DG-EX-12", "DG-MONK-01", "DG-MINE-01")
def test_a_monk_makes_four_and_mine(position):
    assert position.hexes(4) & MINE_E == MINE_E
    assert position.build(4, 30).gained(monk=-1, crossed_monk=1)


@rule("DG-EX-13")
def test_what_no_monk_can_make(position):
    assert not (position.hexes(4) | position.hexes(6)) & {19, 25, 33}  # monasteries
    assert not position.hexes(4) & (RIVER_C | RIVER_D)
    assert not position.hexes(6) & MINE_E
