"""Positions of Bruges: built from parts, with everything derived, and refused if they cannot be."""

from typing import Any

import pytest

import duchy
from duchy import position
from duchy.games.bruges.components.board import CARDS, COLOUR_NAMES, START_GUILDERS, STATUES
from duchy.games.bruges.position import waiting
from duchy.games.bruges.position.frames import TOLD, frame_of, phrase
from duchy.games.bruges.questions import Decision, Step
from tests.support.roundtrip import check

pytestmark = pytest.mark.coverage

BARD = {"houses": ["king"], "characters": {1: "bard"}}


def build(**parts: Any) -> duchy.State:
    return position.build("bruges", **parts)


def test_a_bare_table():
    state = build(players=3)
    record = state.record
    assert (state.deciders, state.decision, state.scores, state.ply) == ((0,), "turn", [0, 0, 0], 0)
    assert record.dice.tolist() == [1] * 5
    assert (record.decks.tolist(), record.reserve, record.tops.tolist()) == ([50, 49], 66, [0, 0])
    assert int(record.left.sum()) == CARDS - 2
    assert state.check() == ()


def test_whose_turn_it_is_follows_from_round_and_turns():
    assert build(players=3, round=2).deciders == (1,)
    assert build(players=3, round=2, turns=4).deciders == (2,)
    assert build(players=3, round=4, turns=11).deciders == (2,)


def test_cards_are_counted_and_skills_derived():
    state = build(
        hand=["prince", "queen"],
        houses=["king", "duke"],
        characters={2: "mayor"},
        turned=[2],
        known=[2],
        discard=["princess"],
    )
    record = state.record
    me = record.players[0]
    assert (me.held, me.homes, me.known, me.turned) == (2, 2, 0b10, 0b10)
    assert int(record.decks.sum() + record.reserve) == CARDS - 6
    plain = build(houses=["king"], characters={1: "inventor"}).record.players[0]
    assert plain.skills != 0
    assert me.skills == 0, "a laurel does nothing by itself"


def test_statues_are_taken_from_the_top():
    state = build(canals=[5, 2], seats={1: {"canals": [5, 5]}})
    taken = [state.record.players[seat].statue.tolist() for seat in (0, 1)]
    assert taken == [[STATUES[0], 0], [STATUES[1], STATUES[2]]]
    assert state.record.statues == 3
    told = build(canals=[5], statues=[STATUES[1]], seats={1: {"canals": [5]}})
    assert told.record.players[1].statue.tolist() == [STATUES[0], 0]
    drained = build(canals=[4], statues=[STATUES[0]])
    assert drained.check() == ()


def test_the_last_round_is_known_once_the_reserve_is_in_use():
    state = build(round=6, last_round=7)
    assert (state.record.reserve, state.record.decks.tolist()) == (0, [83, 82])


def test_a_game_that_is_over_is_scored():
    state = build(over=True, round=7, houses=["king"], characters={1: "prince"}, points=5, leads=["canal"])
    assert state.is_over
    assert state.scores[0] == 5 + 1 + 3 + 4
    check(state)


def test_a_question_inside_a_turn():
    state = build(**BARD, turned=[1], hand=["prince"], asked=["branch bard/3 bard by 0"])
    assert state.decision == "branch"
    state.apply("branch 1")
    assert (state.decision, int(state.record.players[0].guilders)) == ("turn", 4)


def test_drawing_one_by_one():
    hand = ["prince", "back-red", "back-blue"]
    asked = ["then-refill by 1", "then-look 2 - by 0", "draw 2 0 by 0"]
    state = build(phase="draw", hand=hand, asked=asked)
    assert state.record.dice.tolist() == [0] * 5
    check(state)
    state.apply("draw 1")
    state.apply("draw 2")
    assert state.deciders == (1,)
    assert all(card >= 0 for card in state.record.players[0].hand[:5].tolist())


def test_an_observer_sees_backs():
    state = build(hand=["prince"], houses=["king"], known=[], seats={1: {"hand": ["queen"], "known": [1]}})
    seen = position.of(state.observe(1))
    assert (seen.seats[0]["hand"], seen.seats[0]["houses"]) == (["back-purple"], ["back-purple"])
    assert seen.seats[1]["hand"] == ["queen"]
    assert position.of(state.observe(-1)).seats[1]["hand"] == ["queen"]
    check(state.observe(1))


def test_a_new_game_comes_back():
    state = duchy.load("bruges", players=4).new_state(5)
    assert position.of(state).seats[0]["guilders"] == START_GUILDERS
    for seen in (state, state.observe(0), state.observe(-1)):
        check(seen)


def test_every_word_of_a_question_is_read_again():
    for kind, declared in TOLD.items():
        for numbers in ((0, 0), (1, 1), (2, 256 + 3), (4, 8 * 3 + 7), (8, 8 * 3 + 2)):
            frame = {"kind": int(kind), "who": 2, "a": 0, "b": 0}
            frame |= {key: number for (key, _), number in zip(declared.fields, numbers, strict=False)}
            try:
                told = phrase(frame)
            except (LookupError, ValueError):
                continue
            assert frame_of(told, 2) == frame, told
    assert {*TOLD} == {*Decision, *Step} - {
        *(Decision.NONE, Decision.TURN, Step.ROUND, Step.DICE, Step.MARKER, Step.PENALTY, Step.OFFER, Step.CARDS),
        *(Step.TURN, Step.GO_ON, Step.LEADERSHIPS, Step.END_ROUND, Step.DO),
    }


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str | None, str]] = {
    "card twice": ({"hand": ["prince", "prince"]}, "seat 0 hand", "prince lies in two places"),
    "card of another": (
        {"hand": ["prince"], "seats": {1: {"houses": ["prince"]}}},
        "seat 1 houses",
        "prince lies in two places",
    ),
    "discarded card": ({"hand": ["prince"], "discard": ["prince"]}, "discard", "two places"),
    "no such card": ({"hand": ["pope"]}, "seat 0 hand", "'pope' is not one of"),
    "back in hand": ({"hand": ["back-red"]}, "seat 0 hand", "the face of the card in place 1 is known"),
    "face of another": (
        {"observer": 1, "hand": ["prince"]},
        "seat 0 hand",
        "the observer does not know the card in place 1",
    ),
    "known place": ({"known": [1]}, "seat 0 known", "nothing in place 1"),
    "known twice": ({"hand": ["prince"], "known": [1, 1]}, "seat 0 known", "named twice"),
    "homeless": ({"characters": {1: "prince"}}, "seat 0 characters", "nothing in place 1"),
    "turned house": ({"houses": ["king"], "turned": [1]}, "seat 0 turned", "nothing in place 1"),
    "too many backs": ({"hand": ["back-red"] * 34}, None, "more cards of colour red"),
    "big decks": ({"decks": [100, 100]}, "decks", "would have 200 cards, and only 165 are left"),
    "one deck": ({"decks": [66, 0]}, "decks", "an empty deck is filled again"),
    "no top": ({"tops": ["red"]}, "tops", "an empty deck has no top card"),
    "last round early": ({"decks": [83, 82]}, "last_round", "reserve deck"),
    "last round without": ({"last_round": 3, "decks": [33, 33]}, "last_round", "reserve deck"),
    "round": ({"round": 8, "last_round": 7}, "round", "the last round is round 7"),
    "turns": ({"turns": 8}, "turns", "all turns of this round"),
    "dice too early": (
        {"phase": "draw", "dice": [1] * 5, "asked": ["then-look 0 - by 0", "draw 5 0 by 0"]},
        "dice",
        "before the first roll",
    ),
    "no dice": ({"dice": [0] * 5}, "dice", "faces from then on"),
    "lower statue": ({"canals": [5], "statues": [STATUES[1]]}, "statues", "from the top of the stack"),
    "statue left": ({"canals": [5], "statues": [-1]}, "statues", "from the top of the stack"),
    "no statue": ({"canals": [5, 5], "statues": [STATUES[0]]}, "statues", "from the top of the stack"),
    "offered": ({"offered": 1}, "offered", "phase “dice”"),
    "offered to a third": (
        {"phase": "dice", "offered": 3, "asked": ["reputation 1 by 0"]},
        "offered",
        "from 0 to 2",
    ),
    "asked after the end": ({"over": True, "asked": ["penalty by 0"]}, "asked", "so nothing is asked"),
    "over too early": ({"over": True, "phase": "cards"}, "over", "phase 4 of its last round"),
    "nothing asked": ({"phase": "dice"}, "asked", "in the phase “dice” it must be said"),
    "only a step": ({"asked": ["then-refill by 0"]}, "asked", "must be a question"),
    "no question": ({"asked": ["dance by 0"]}, "asked", "not something that the rules ask"),
    "nobody asked": ({"asked": ["penalty"]}, "asked", "not something that the rules ask"),
    "no such seat": ({"asked": ["penalty by 2"]}, "asked", "not something that the rules ask"),
    "no such operation": ({"asked": ["may bard/9 bard by 0"]}, "asked", "not something that the rules ask"),
    "no penalty due": ({"asked": ["penalty by 0"]}, "asked", "player 0 has nothing to choose from"),
    "no such effects": ({"asked": ["order 2 by 0"]}, "asked", "“order 2 by 0” does not fit"),
    "look without a draw": ({"asked": ["then-look 0 - by 0", "flip by 0"]}, "asked", "does not fit"),
    "draw without a look": ({"asked": ["draw 1 0 by 0"]}, "asked", "does not fit"),
    "step too dear": ({"phase": "dice", "offered": 1, "asked": ["reputation 3 by 0"]}, "asked", "does not fit"),
    "another operation": ({**BARD, "asked": ["dig bard/3 bard by 0"]}, "asked", "does not fit"),
    "worker to oneself": ({"asked": ["give-worker 1 to/0 by 0"], "workers": {"red": 2}}, "asked", "does not fit"),
    "absent guard": ({"asked": ["prevent bard red/penalty by 0"]}, "asked", "does not fit"),
    "nothing to give": ({"asked": ["exchange lacemaker/1 2 by 0"]}, "asked", "does not fit"),
    "three markers": ({"markers": {"red": 3}}, None, "the check “markers” of the rules fails"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_its_part_and_the_reason(case):
    parts, part, reason = IMPOSSIBLE[case]
    with pytest.raises(position.PositionError) as error:
        build(**parts)
    assert error.value.part == part
    assert reason in error.value.reason
    assert len({error.value.text(language) for language in ("en", "ru", "uk")}) == 3


CHANGED: list[tuple[str, int, str]] = [
    ("phase", 7, "phase"),
    ("depth", 3, "asked"),
    ("reserve", 1, "reserve"),
    ("left", 1, "left"),
    ("pool", 1, "only 5 are left"),
    ("first", 1, "first"),
    ("statues", 2, "statues"),
]


@pytest.mark.parametrize(("field", "value", "told"), CHANGED)
def test_a_record_that_was_changed_by_hand_is_told(field, value, told):
    state = build()
    state.array[field] = value
    assert any(told in problem for problem in state.check()), state.check()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [("hand", 500, "hand"), ("held", 2, "hand"), ("tenant", 3, "characters"), ("guilders", -1, "guilders")],
)
def test_a_player_who_was_changed_by_hand_is_told(field, value, told):
    state = build()
    state.array["players"][field][0, 1] = value
    assert any(f"seat 1 {told}" in problem for problem in state.check()), state.check()
    state = build()
    state.array["players"]["skills"][0, 1] = 1
    assert any("players" in problem for problem in state.check())


def test_cards_being_drawn_are_those_at_the_end_of_the_hand():
    frames = [
        {"kind": int(Step.LOOK), "who": 1, "a": 2, "b": 0},
        {"kind": int(Decision.DRAW), "who": 1, "a": 1, "b": 0},
    ]
    raw = {"agenda": frames, "players": [{"held": 3}, {"held": 5}]}
    assert [waiting.being_drawn(raw, player) for player in (0, 1)] == [2, 0]


def test_dice_and_backs_come_as_wanted():
    asked = ["then-look 0 - by 0", "draw 1 0 by 0"]
    state = build(phase="draw", asked=asked)
    state.reseed(position.entropy_for(state, "draw 1", dice=[6, None, 1], tops=["red"]))
    state.apply("draw 1")
    assert state.record.dice[[0, 2]].tolist() == [6, 1]
    assert state.record.tops[0] == COLOUR_NAMES.index("red")


def test_what_is_not_drawn_cannot_be_wanted():
    state = build(hand=["prince"])
    with pytest.raises(position.PositionError, match="neither rolled nor drawn"):
        position.entropy_for(state, "money 1", round=2)
    with pytest.raises(position.PositionError, match="neither rolled nor drawn"):
        position.entropy_for(state, "money 1", seats=[{"guilders": 2}])
