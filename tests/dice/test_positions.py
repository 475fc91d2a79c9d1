"""Positions of the Dice Game: built from parts, with everything derived, and refused if they cannot be."""

from typing import Any

import pytest

import duchy
from duchy import position
from duchy.games.dice.components.parts import Bonus, Colour, numbers_for
from duchy.games.dice.components.sheets import LETTERS, SHEETS
from tests.support.rules import rule

pytestmark = pytest.mark.coverage

DIFFERENT: dict[str, Any] = {"players": 3, "variant": "different"}


MINES = {
    space: numbers_for(Colour.MINE)[0]
    for space, colour in enumerate(SHEETS[LETTERS.index("A")].colours, 1)
    if colour == Colour.MINE
}
"""A number in every mine of duchy A."""


def build(**parts: Any) -> duchy.State:
    return position.build("dice", **parts)


def test_a_bare_table():
    state = build(players=3)
    assert (state.deciders, state.scores, state.ply) == ((0, 1, 2), [0, 0, 0], 0)
    assert state.record.pips.tolist() == [1, 1]
    assert state.record.marked == 1
    assert state.check() == ()


def test_masks_awards_and_steps_are_derived():
    state = build(
        castle=27, numbers={20: 5, **MINES}, bonuses={"goods": 1}, awards={"mine": "first"}, hourglasses=2, pips=[5, 6]
    )
    me = state.record.players[0]
    assert int(me.built).bit_count() == 2 + len(MINES)
    assert me.border
    assert state.record.awards_left.tolist() == [2, 1, 2, 2, 2, 2]
    assert [int(step) for step in state.record.steps[:2]] == [4, 5], "who has goods may sell on a double hourglass"


def test_the_actions_of_a_round_are_written_in_the_draft():
    state = build(castle=27, pips=[5, 6], colours=["city", "pasture"], did=["build 5 20"])
    assert state.record.drafts[0].numbers[19] == 5
    assert not state.record.players[0].numbers.any()
    assert position.of(state).seats[0]["did"] == ["build 5 20"]
    assert position.of(state.observe(1)).seats[0]["step"] == "second"
    assert "did" not in position.of(state.observe(1)).seats[0]


def test_the_set_up_of_all_variants():
    assert build(round=0).decision == "castle"
    assert build(**DIFFERENT, round=0).decision == "sheet"
    assert build(**DIFFERENT, round=0, seats=[{"sheet": "C"}]).deciders == (1,)
    assert build(players=2, round=0, did=["castle 27"]).deciders == (1,)
    assert build(players=3, variant="same", round=0).deciders == (0,)


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "no castle there": ({"castle": 1}, "seat 0 castle", "no castle on hex 1"),
    "number in the castle": ({"castle": 27, "numbers": {27: 1}}, "seat 0 numbers", "has no number"),
    "number of another colour": ({"numbers": {7: 5}}, "seat 0 numbers", "5 cannot be on hex 7 (monastery)"),
    "city twice": ({"numbers": {20: 5, 21: 5}}, "seat 0 numbers", "(city)"),
    "pasture of two numbers": ({"numbers": {12: 1, 13: 2}}, "seat 0 numbers", "(pasture)"),
    "castle without a neighbour": ({"castle": 27, "numbers": {11: 4}}, "seat 0 numbers", "(castle)"),
    "no such number": ({"numbers": {7: 7}}, "seat 0 numbers", "from 1 to 6"),
    "no such hex": ({"numbers": {38: 1}}, "seat 0 numbers", "from 1 to 37"),
    "dice": ({"pips": [0, 1]}, "pips", "from 1 to 6"),
    "hourglasses": ({"hourglasses": 3}, "hourglasses", "from 1 to 2"),
    "time with one player": ({"players": 1, "time": 9}, "time", "from 0 to 8"),
    "circles": ({"circles": {"monk": 2}, "bonuses": {"monk": 3}}, "seat 0 bonuses", "more circles for monk"),
    "castle circles": ({"castle_bonuses": {"monk": 5}}, "seat 0 castle_bonuses", "more circles for monk"),
    "second award first": ({"numbers": MINES, "awards": {"mine": "second"}}, "awards", "colour mine"),
    "award of an unfinished colour": (
        {"numbers": dict(list(MINES.items())[1:]), "awards": {"mine": "first"}},
        "seat 0 awards",
        "not all of its hexes",
    ),
    "more goods than a sheet gives": ({"bonuses": {"goods": 5}}, "seat 0 bonuses", "more circles for goods than 4"),
    "more goods in both rows": (
        {"bonuses": {"goods": 4}, "castle_bonuses": {"goods": 1}},
        "seat 0 bonuses",
        "more circles for goods than 4",
    ),
    "same sheets": ({**DIFFERENT, "seats": [{"sheet": "A"}] * 3}, "seats", "the same duchy"),
    "sheet out of turn": (
        {**DIFFERENT, "round": 0, "seats": {1: {"sheet": "A"}}},
        "seats",
        "one player after the other",
    ),
    "sheet of the options": ({"players": 2, "seats": {1: {"sheet": "B"}}}, "seat 1 sheet", "another duchy"),
    "castles differ": (
        {"variant": "same", "seats": [{"castle": 27}, {"castle": 24}]},
        "seats",
        "the same starting castle",
    ),
    "castle too early": ({"round": 0, "castle": 27}, "seat 0 castle", "before all starting castles"),
    "dice too early": ({"round": 0, "pips": [1, 2]}, "pips", "before all starting castles"),
    "over too early": ({"over": True}, "over", "last box of the last phase"),
    "action after the end": (
        {"over": True, "phase": "III", "time": 10, "did": ["pass"]},
        "seat 0 did",
        "the game is over",
    ),
    "no such action": ({"did": ["dance"]}, "seat 0 did", "no action 'dance'"),
    "illegal action": ({"did": ["seal"]}, "seat 0 did", "“seal” is not possible"),
    "all have finished": ({"players": 1, "did": ["pass", "seal"]}, "seat 0 did", "the sheets are opened"),
    "unknown actions": ({"step": "second"}, "seat 0 step", "every action of a player is known"),
    "last round": ({"last": ["danced"]}, "seat 0 last", "does not say"),
    "last hex": ({"last": ["first 38"]}, "seat 0 last", "does not say"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_its_part_and_the_reason(case):
    parts, part, reason = IMPOSSIBLE[case]
    with pytest.raises(position.PositionError) as error:
        build(**parts)
    assert str(error.value.part) == part
    assert reason in error.value.reason
    assert error.value.text("ru") != error.value.text("uk")


def test_a_record_that_was_changed_by_hand_is_told():
    for field, value, told in (("pips", 7, "pips"), ("depth", 3, "agenda"), ("awards_left", 1, "awards")):
        state = build()
        state.array[field] = value
        assert any(told in problem for problem in state.check()), field
    for name, told in (("players", "built"), ("drafts", "drafts")):
        state = build()
        state.array[name]["built"][0, 1] |= 1 << 3
        assert any(told in problem for problem in state.check()), name


@rule("DG-SELL-02")
def test_no_sale_runs_past_the_actions_of_selling():
    state = build(castle=27, bonuses={"goods": 4}, hourglasses=2)
    for goods in (4, 5, 90):
        state.array["players"]["ringed"][0, 0, 0, int(Bonus.GOODS)] = goods
        state.array["drafts"]["ringed"][0, 0, 0, int(Bonus.GOODS)] = goods
        told = [str(state.game.catalogue.decode(action)) for action in state.legal_actions(0)]
        assert told == [f"sell {count}" for count in range(5)]


@rule("DG-COLOUR-11")
def test_an_award_is_not_given_twice():
    rest = dict(list(MINES.items())[1:])
    with pytest.raises(position.PositionError, match="mine"):
        build(numbers=rest, awards={"mine": "first"})
    assert build(numbers=MINES, awards={"mine": "first"}).check() == ()
