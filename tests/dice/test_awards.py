"""Completing all hexes of a colour (chapter 9)."""

import pytest

from duchy.games.dice.components.parts import COLOUR_NAMES
from duchy.games.dice.components.sheets import AWARDS
from tests.dice.pad import Pad
from tests.support.rules import rule

ALL_BUT_ONE = {  # of duchy A: the hexes of a colour but the last, which takes this number, after something beside it
    "monastery": ({7: 1, 8: 1, 15: 1, 19: 1, 25: 1, 32: 1}, 33, 2),
    "mine": ({3: 3, 4: 3, 30: 4}, 34, 4),
    "river": ({1: 5, 2: 5, 17: 6, 18: 6, 26: 5}, 31, 6),
    "city": ({5: 1, 6: 2, 10: 3, 16: 4, 9: 1, 35: 1, 20: 1, 21: 2}, 22, 3),
    "castle": ({20: 4, 30: 4, 12: 4, 11: 4, 14: 4}, 24, 4),
    "pasture": ({12: 1, 13: 1, 23: 2, 29: 2, 28: 3, 36: 4}, 37, 4),
}


def nearly(colour: str, players: tuple[int, ...] = (0,), seats: int = 2) -> Pad:
    """A table where some players miss one hex of a colour, and the dice give it."""
    pad = Pad(players=seats)
    return again(pad, colour, players)


def again(pad: Pad, colour: str, players: tuple[int, ...]) -> Pad:
    numbers, _, last = ALL_BUT_ONE[colour]
    for player in players:
        pad.write(numbers, player=player)
    return pad.roll(last, last, colour, colour)


def finish(pad: Pad, colour: str, player: int = 0) -> None:
    _, hex_, number = ALL_BUT_ONE[colour]
    pad.build(number, hex_, player=player)


@rule("DG-COLOUR-01", "DG-COLOUR-03", "DG-COLOUR-12")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_first_to_build_all_of_a_colour_gets_its_higher_value(colour):
    pad = nearly(colour)
    finish(pad, colour)
    value = int(AWARDS[0, COLOUR_NAMES.index(colour), 0])
    assert pad.end_round()[0].gained(colours=value)
    assert pad.sheet()["awards"][COLOUR_NAMES.index(colour)] == 1


@rule("DG-COLOUR-01", "DG-EX-06")
@pytest.mark.parametrize(("colour", "count"), [("mine", 4), ("river", 6)])
def test_the_fourth_mine_and_the_sixth_river_complete_their_colours(colour, count):
    pad = nearly(colour)
    assert len(ALL_BUT_ONE[colour][0]) == count - 1
    assert pad.end_round()[0].gained(colours=0)
    again(pad, colour, ())
    finish(pad, colour)
    assert pad.end_round()[0]["colours"] > 0


@rule("DG-COLOUR-02")
def test_awards_come_after_all_buildings_of_the_round():
    pad = nearly("mine")
    finish(pad, "mine")
    pad.seal()
    assert pad.draft()["awards"].sum() == 0
    assert pad.vp() == 0
    pad.end_round()
    assert pad.sheet()["awards"].sum() == 1


# The example of the rulebook, with the rules that it shows.
@rule("DG-COLOUR-04", "DG-COLOUR-05", "DG-COLOUR-06", "DG-COLOUR-11", "DG-EX-03")
def test_first_second_third():
    pad = Pad(players=3)
    won = []
    for player in range(3):
        again(pad, "pasture", (player,))
        finish(pad, "pasture", player)
        won.append(pad.end_round()[player].get("colours", 0))
        assert pad.state.record.awards_left[5] == max(0, 1 - player)
    assert won == [4, 2, 0]
    assert pad.end_round()[0].gained(colours=0)


@rule("DG-COLOUR-07", "DG-COLOUR-08", "DG-COLOUR-10", "DG-EX-16")
def test_who_completes_in_the_same_round_gets_the_same_and_the_lower_value_stays():
    pad = nearly("river", players=(0, 1), seats=3)
    finish(pad, "river", 0)
    finish(pad, "river", 1)
    assert [changes.get("colours", 0) for changes in pad.end_round()] == [4, 4, 0]
    again(pad, "river", (2,))
    finish(pad, "river", 2)
    assert [changes.get("colours", 0) for changes in pad.end_round()] == [0, 0, 2]


@rule("DG-COLOUR-09")
def test_a_shared_lower_value_is_the_last():
    pad = nearly("river", players=(3,), seats=4)
    finish(pad, "river", 3)
    assert pad.end_round()[3].gained(colours=4)
    again(pad, "river", (0, 1))
    finish(pad, "river", 0)
    finish(pad, "river", 1)
    assert [changes.get("colours", 0) for changes in pad.end_round()] == [2, 2, 0, 0]
    again(pad, "river", (2,))
    finish(pad, "river", 2)
    assert pad.end_round()[2].gained(colours=0)


@rule("DG-COLOUR-13")
def test_two_colours_in_one_round_with_silver():
    pad = nearly("mine")
    again(pad, "river", (0,))
    pad.bonus(silver=1).roll(4, 6, "mine", "river")
    finish(pad, "mine")
    pad.second(31)
    assert pad.end_round()[0].gained(colours=3 + 4)


@rule("DG-COLOUR-14", "DG-COLOUR-16")
@pytest.mark.parametrize(("phase", "column"), [("I", 0), ("II", 1), ("III", 2)])
def test_awards_are_the_same_in_every_phase_and_go_to_its_column(phase, column):
    pad = nearly("mine").phase(phase).roll(4, 4, "mine", "mine")
    finish(pad, "mine")
    assert pad.end_round()[0].gained(colours=3)
    assert pad.sheet()["points"][column, 4] == 3


@rule("DG-COLOUR-15", "DG-END-02")
def test_awards_are_given_in_the_last_round_too():
    pad = nearly("mine").phase("III", marked=10).roll(4, 4, "mine", "mine")
    finish(pad, "mine")
    assert pad.end_round()[0].gained(colours=3)
    assert pad.state.is_over
