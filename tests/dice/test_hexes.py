"""Building by colour (chapter 6)."""

import pytest

from tests.dice.pad import Pad, numbers_of
from tests.support.rules import rule

NUMBERS = set(range(1, 7))


def takes(pad: Pad, hex_: int, colour: str) -> set[int]:
    """The numbers that a hex takes with a die of its colour and every pip die there is."""
    found = set()
    for number in NUMBERS:
        pad.roll(number, number, colour, colour)
        found |= {number for hexes in [pad.hexes(number)] if hex_ in hexes}
    return found


@rule("DG-MONAST-01", "DG-MINE-01", "DG-RIVER-01", "DG-EX-04")
@pytest.mark.parametrize(
    ("colour", "hex_", "numbers"), [("monastery", 32, {1, 2}), ("mine", 30, {3, 4}), ("river", 26, {5, 6})]
)
def test_three_colours_take_two_numbers_each(colour, hex_, numbers):
    pad = Pad().write({25: 1})
    assert takes(pad, hex_, colour) == numbers


@rule("DG-MONAST-02", "DG-MINE-02", "DG-RIVER-02")
@pytest.mark.parametrize(
    ("colour", "first", "second", "numbers"),
    [("monastery", 32, 33, {1, 2}), ("mine", 30, 34, {3, 4}), ("river", 26, 31, {5, 6})],
)
def test_there_they_may_repeat_or_differ(colour, first, second, numbers):
    for number in numbers:
        pad = Pad().write({25: 1, first: number})
        assert takes(pad, second, colour) == numbers


@rule("DG-MONAST-03", "DG-MINE-03", "DG-RIVER-03", "DG-CITY-04")
@pytest.mark.parametrize(
    ("colour", "number", "rest", "last", "bonus", "vp"),
    [
        ("monastery", 1, {32: 2}, 33, "monk", 4),
        ("mine", 3, {25: 1, 30: 4}, 34, "silver", 4),
        ("river", 5, {26: 5}, 31, "goods", 4),
        ("city", 6, {20: 1, 21: 2}, 22, "worker", 8),
    ],
)
def test_a_closed_area_brings_points_and_one_bonus_in_its_row(colour, number, rest, last, bonus, vp):
    pad = Pad().write(rest).roll(number, number, colour, colour)
    assert pad.build(number, last) == {"vp": vp, "areas": vp, bonus: 1, "built": 1}


@rule("DG-CITY-01", "DG-CITY-02")
def test_a_city_takes_every_number_once():
    assert takes(Pad(), 20, "city") == NUMBERS
    assert takes(Pad().write({20: 4}), 21, "city") == NUMBERS - {4}
    assert takes(Pad().write({20: 4, 21: 6}), 22, "city") == NUMBERS - {4, 6}


@rule("DG-CITY-03")
def test_cities_do_not_restrict_each_other():
    pad = Pad().write({20: 4, 21: 6, 15: 1})
    assert takes(pad, 9, "city") == NUMBERS


@rule("DG-CITY-05")
def test_the_order_of_numbers_in_a_city_does_not_matter():
    for numbers in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        pad = Pad().write(dict(zip((20, 21), numbers[:2], strict=True))).roll(numbers[2], numbers[2], "city", "city")
        assert pad.build(numbers[2], 22).gained(vp=8)


@rule("DG-CASTLE-01", "DG-CASTLE-02", "DG-CASTLE-03")
def test_a_castle_takes_a_number_that_stands_beside_it():
    pad = Pad().write({20: 4, 13: 2})
    assert takes(pad, 14, "castle") == {4, 2}  # a city and a pasture
    pad.write({21: 5})
    assert takes(pad, 14, "castle") == {2, 4, 5}
    assert takes(pad, 24, "castle") == set()


@rule("DG-CASTLE-05", "DG-CASTLE-06", "DG-CASTLE-07")
@pytest.mark.parametrize("phase", ["I", "II", "III"])
@pytest.mark.parametrize(("hex_", "bonus"), [(11, "goods"), (14, "silver"), (24, "worker")])
def test_a_castle_scores_one_and_rings_its_bonus_in_the_castle_row(phase, hex_, bonus):
    pad = Pad().phase(phase).write({12: 3, 13: 3, 25: 1, 23: 3}).roll(3, 3, "castle", "castle")
    assert pad.build(3, hex_) == {"vp": 1, "castles": 1, f"castle_{bonus}": 1, "built": 1}


@rule("DG-CASTLE-08")
def test_the_number_of_a_castle_counts_for_castles_beside_it():
    """No printed castles touch, so the rule is read from the masks: a castle tells its number to its neighbours."""
    from duchy.engine.kernels.records import argument
    from duchy.games.dice.chapters.building import narrow
    from duchy.games.dice.components.sheets import COLOUR_MASK, NEIGHBOURS

    pad = Pad()
    me = argument(pad.state.array)[0].drafts[0]
    before = int(pad.draft()["fits"][1])
    narrow(me, 2, 10)
    assert int(pad.draft()["fits"][1]) == before | int(NEIGHBOURS[0, 10]) & int(COLOUR_MASK[0, 4])


@rule("DG-PASTURE-01", "DG-PASTURE-02", "DG-PASTURE-03")
def test_the_first_number_of_a_pasture_is_free_and_fixes_it():
    pad = Pad().write({20: 6})
    assert takes(pad, 13, "pasture") == NUMBERS
    pad.write({13: 4})
    assert takes(pad, 12, "pasture") == {4}


@rule("DG-PASTURE-04")
def test_pastures_do_not_restrict_each_other():
    pad = Pad().write({20: 6, 13: 4})
    assert takes(pad, 28, "pasture") == NUMBERS


@rule("DG-PASTURE-05", "DG-PASTURE-06", "DG-ERR-05")
@pytest.mark.parametrize(("phase", "vp"), [("I", 8), ("II", 6), ("III", 4)])
def test_a_closed_pasture_counts_double_and_rings_nothing(phase, vp):
    pad = Pad().phase(phase).write({20: 6, 13: 4}).roll(4, 4, "pasture", "pasture")
    assert pad.build(4, 12) == {"vp": vp, "pastures": vp, "built": 1}


@rule("DG-PASTURE-07")
def test_the_award_for_all_pastures_is_not_doubled(pad):
    pad.write({20: 1, 13: 4, 23: 3, 29: 3, 28: 1, 36: 2, 37: 2}).roll(4, 4, "pasture", "pasture")
    assert pad.build(4, 12).gained(pastures=8)
    assert pad.end_round()[0].gained(pastures=8, colours=4)


def test_a_sheet_remembers_its_numbers(pad):
    pad.write({20: 6, 13: 4})
    assert numbers_of(pad.sheet()) == {20: 6, 13: 4}
