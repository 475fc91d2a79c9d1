"""Positions of The Castles of Burgundy: built from parts, with everything derived, and refused if they cannot be."""

from typing import Any

import pytest

import duchy
from duchy import position
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import BOARD_SETS
from duchy.games.burgundy.components.tiles import Colour, Kind

pytestmark = pytest.mark.coverage

EXTRA: dict[str, Any] = {"modules": ["extra_tiles"]}
DEALT: dict[str, Any] = {"setup": "expert", "players": 2}
SEALED: dict[str, Any] = {**DEALT, "choice": "sealed"}
ROUTES: dict[str, Any] = {"players": 2, "modules": ["trade_routes"]}
ORDERED: dict[str, Any] = {**ROUTES, "edition": "2020-ua"}


def build(**parts: Any) -> duchy.State:
    return position.build("burgundy", **parts)


# --- what is derived -------------------------------------------------------------------------------------------------


def test_a_bare_table():
    state = build()
    s = state.record
    assert (state.decision, state.deciders, state.ply, state.scores) == ("turn", (0,), 0, [0, 0])
    assert (s.phase, s.round_no, s.white, s.revelations) == (0, 0, 1, 2)
    assert not s.depots.any()
    assert s.estates["silver"].tolist() == [0, 0, 0, 0]
    assert s.estates["tiles"][0].tolist().count(Kind.CASTLE) == 1
    assert s.stacks.sum() == 164 - 2, "all tiles but the start castles are in the stacks"
    assert s.unseen.sum() + 4 == 42
    assert state.check() == ()


def test_everything_about_tiles_is_derived():
    state = build(estate={25: "mine", 11: "cow-3", 13: "monastery-5"}, storage=["cow-4"], dice=[4, 2])
    home = state.record.estates[0]
    assert int(home.covered[0]).bit_count() == 4
    assert home.monasteries == 1 << 5
    assert home.border[0]
    assert state.record.stacks.sum() == 162 - 4
    assert state.check() == ()


def test_full_regions_have_scored():
    scored = {1: {28: "cow-3"}, 2: {28: "pig-2", 12: "bank"}, 0: {2: "castle", 3: "castle"}}
    for regions, estate in scored.items():
        assert int(build(estate=estate).record.estates[0].scored).bit_count() == regions


def test_order_turns_and_spent_dice_follow_from_the_track():
    state = build(players=3, track={2: [1], 0: [2, 0]}, turn=2)
    s = state.record
    assert s.order[:3].tolist() == s.turns[:3].tolist() == [1, 2, 0]
    assert s.players["space"][:3].tolist() == [0, 2, 0]
    assert s.players["spent"][:3].tolist() == [[0, 0], [1, 1], [0, 0]]
    assert state.deciders == (2,)


def test_a_question_inside_a_turn():
    state = build(estate={20: "ship"}, asked=["ship"], wares={3: {"red": 2}})
    assert state.decision == "ship"
    state.apply("load 3 1")
    assert state.record.estates[0].goods[3] == 2


def test_a_game_that_is_over():
    state = build(over=True, points={"regions": 30}, seats={1: {"points": {"animals": 31}}})
    assert state.is_over
    assert state.scores == [30, 31]
    assert state.check() == ()


# --- what cannot be --------------------------------------------------------------------------------------------------

IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "wrong colour": ({"estate": {1: "bank"}}, "seat 0 estate", "bank does not belong on space 1"),
    "no such space": ({"estate": {38: "bank"}}, "seat 0 estate", "from 1 to 37"),
    "no such tile": ({"estate": {1: "dragon"}}, "seat 0 estate", "'dragon' is not one of"),
    "on the castle": ({"estate": {19: "castle"}}, "seat 0 estate", "the starting castle is on space 19"),
    "building twice": ({"estate": {14: "bank", 15: "bank"}}, "seat 0 estate", "needs monastery 1"),
    "another castle": ({"castle": 7}, "seat 0 castle", "is on space 19"),
    "four stored": ({"storage": ["ship"] * 4}, "seat 0 storage", "4 were given, 0 to 3 are possible"),
    "too many tiles": ({"storage": ["cow-4"] * 3}, "None", "more cow-4 tiles than in the box"),
    "tile of a module": ({"storage": ["crane"]}, "None", "more crane tiles"),
    "stack too high": ({"stacks": {"mine": {"mine": 11}}}, "None", "more mine tiles"),
    "tile of another stack": ({"stacks": {"mine": {"ship": 1}}}, "stacks", "has no ship"),
    "four colours": (
        {"goods": {"red": 1, "pink": 1, "brown": 1, "orange": 1}},
        "seat 0 goods",
        "4 colours of goods, and there is room for 3",
    ),
    "too many goods": ({"goods": {"red": 8}}, "wares", "more red goods than in the box"),
    "too many unseen": ({"goods": {"red": 1}, "unseen": {"red": 7}}, "None", "more red goods"),
    "seven on a die": ({"dice": [7, 1]}, "seat 0 dice", "7 is not a number from 1 to 6"),
    "one die": ({"dice": [4]}, "seat 0 dice", "1 were given, 2 to 2"),
    "white die": ({"white": 0}, "white", "from 1 to 6"),
    "pawn missing": ({"players": 3, "track": {0: [0, 1]}}, "track", "from 0 to 2"),
    "pawn twice": ({"track": {0: [0, 1], 1: [0]}}, "track", "every player"),
    "turns": ({"turns": [1, 1]}, "turns", "every player"),
    "turn of no player": ({"turn": 2}, "turn", "no player=2"),
    "phase": ({"phase": "F"}, "phase", "'F' is not one of"),
    "round": ({"round": 6}, "round", "from 1 to 5"),
    "goods for other rounds": ({"round": 4, "coming": ["red", "red"]}, "coming", "for 2 rounds are given, and 1"),
    "negative silver": ({"silver": -1}, "seat 0 silver", "-1 is not a number"),
    "small bonus first": ({"bonus": {"mine": "small"}}, "bonus", "colour mine"),
    "bonus twice": ({"bonus": {"mine": "large"}, "seats": {1: {"bonus": {"mine": "large"}}}}, "bonus", "mine"),
    "bridge below": (
        {**EXTRA, "estate": {13: "monastery-27"}, "track": {0: [1, 0]}},
        "track",
        "player 0 owns the bridge",
    ),
    "no such question": ({"asked": ["dance"]}, "asked", "'dance' is not one of"),
    "question of no tile": ({"asked": ["ship"]}, "asked", "“ship” is asked only when"),
    "castle that asks nothing": ({"asked": ["castle"]}, "asked", "“castle” is asked only when"),
    "discard with room": ({"asked": ["discard ship"]}, "asked", "“discard ship” is asked only when"),
    "discard of too many": ({"asked": ["discard"]}, "asked", "“discard” is asked only when"),
    "discard of two": ({"asked": ["discard ship ship"]}, "asked", "does not say what is asked"),
    "discard of no tile": ({"asked": ["discard elephant"]}, "asked", "'elephant' is not one of"),
    "keep without a choice": ({"asked": ["keep 3 1"], "estate": {20: "ship"}}, "asked", "is asked only when"),
    "keep of no depot": ({"asked": ["keep 7 1"]}, "asked", "'7' is not a number from 1 to 6"),
    "geese elsewhere": ({**EXTRA, "asked": ["geese 3"]}, "asked", "“geese 3” is asked only when"),
    "warehouse without goods": ({"asked": ["warehouse"], "estate": {14: "warehouse"}}, "asked", "is asked only when"),
    "questions too deep": (
        {"asked": ["ship", "castle"], "estate": {20: "ship", 7: "castle"}},
        "asked",
        "more questions at once",
    ),
    "choice in a standard game": ({"asked": ["found"]}, "asked", "expert setup only"),
    "over and asked": ({"over": True, "asked": ["ship"]}, "asked", "the game is over"),
    "over in a phase": ({"over": True, "phase": "B"}, "phase", "the game is over"),
    "sealed in a standard game": ({"sealed": {"side": 1, "space": 19}}, "seat 0 sealed", "in secret"),
    "estate of another edition": ({"estate_no": "15", "edition": "2011"}, "seat 0 estate_no", "has no estate 15"),
    "estate against the options": ({"estate_no": "2"}, "seat 0 estate_no", "another estate than 2"),
    "board that is not dealt": ({"board": 1}, "seat 0 board", "dealt only where"),
    "estate not chosen": ({**DEALT, "seats": [{"board": 1}, {"board": 2}]}, "seat 0 estate_no", "name the estate"),
    "no board": ({**DEALT, "asked": ["found"]}, "seat 0 board", "must be named"),
    "estate not on the board": ({**DEALT, "board": 1, "estate_no": "14"}, "seat 0 board", "not on board 1"),
    "board twice": (
        {**DEALT, "asked": ["found"], "seats": [{"board": 1}] * 2},
        "seat 1 board",
        "another player has it",
    ),
    "castle not named": ({"setup": "expert", "estates": "5"}, "seat 0 castle", "name its space"),
    "castle on a pasture": (
        {"setup": "expert", "estates": "1", "castle": 1},
        "seat 0 estate",
        "castle does not belong",
    ),
    "dice before castles": (
        {**DEALT, "asked": ["found"], "seats": [{"board": 1, "dice": [1, 1]}, {"board": 2}]},
        "seat 0 dice",
        "before all starting castles",
    ),
    "phase before castles": ({**DEALT, "asked": ["found"], "phase": "B"}, "seat 0 board", "must be named"),
    "tiles before the castle": (
        {**DEALT, "asked": ["found"], "seats": [{"board": 1, "estate": {1: "ship"}}, {"board": 2}]},
        "seat 0 estate",
        "starting castle",
    ),
    "sealed without a space": (
        {**SEALED, "asked": ["found"], "seats": [{"board": 1, "sealed": {"side": 1}}, {"board": 2}]},
        "seat 0 sealed",
        "a side and a space",
    ),
    "sealed on no castle": (
        {**SEALED, "asked": ["found"], "seats": [{"board": 1, "sealed": {"side": 1, "space": 1}}, {"board": 2}]},
        "seat 0 sealed",
        "no castle space",
    ),
    "inns without the module": ({"inns": 1}, "inns", "without the expansion “inns”"),
    "inns on a tile without the module": ({"storage": ["inn"]}, "None", "more inn tiles"),
    "more inns than have come": ({"modules": ["inns"], "inns": 2}, "inns", "2 inns, and 1 have come"),
    "two inns in a region": (
        {"modules": ["inns"], "phase": "C", "estate": {20: "inn", 21: "inn"}},
        "seat 0 estate",
        "two inns",
    ),
    "route without the module": ({"route": [1, 2, 3, 4, 5]}, "seat 0 route", "the expansion “trade_routes”"),
    "short route": ({**ROUTES, "route": [1, 2]}, "seat 0 route", "5 tiles here, not 2"),
    "route tile twice": ({**ROUTES, "route": [1, 2, 3, 4, 4]}, "route", "in two places"),
    "goods on a route that were not sold": ({**ROUTES, "laid": ["red"]}, "seat 0 laid", "more red goods"),
    "question of a route without its bonus": ({**ROUTES, "asked": ["castle route"]}, "asked", "when the tile for it"),
    "goods that wait in words": ({**ROUTES, "asked": ["route red"]}, "asked", "route red"),
    "order of routes in 2019": ({**ROUTES, "asked": ["arrange 0"]}, "asked", "only in the edition 2020-ua"),
    "order of routes in words": ({**ORDERED, "asked": ["arrange all"]}, "asked", "'all' is not a number from 0 to 5"),
    "dice before routes": ({**ORDERED, "asked": ["arrange 1"], "dice": [1, 2]}, "seat 0 dice", "starting castles"),
    "last route tile": ({**ORDERED, "asked": ["arrange 4"]}, "asked", "before the first phase"),
    "all sealed": (
        {**SEALED, "asked": ["found"], "seats": [{"board": n, "sealed": {}} for n in (1, 2)]},
        "asked",
        "already chosen",
    ),
    "space beyond an estate of 37": ({"estate": {74: "bank"}}, "seat 0 estate", "74 is not a number from 1 to 37"),
    "space 0": ({"estate": {0: "bank"}}, "seat 0 estate", "0 is not a number from 1 to 37"),
    "castle beyond the estate": ({**DEALT, "estates": ["3", "4"], "castle": 99}, "seat 0 castle", "from 1 to 37"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_its_part_and_the_reason(case):
    parts, part, reason = IMPOSSIBLE[case]
    with pytest.raises(position.PositionError) as error:
        build(**parts)
    assert str(error.value.part) == part
    assert reason in error.value.reason


# --- state.check -----------------------------------------------------------------------------------------------------


def test_a_real_position_is_consistent_and_says_so_in_no_words():
    state = duchy.load("burgundy", players=3, setup="expert", choice="sealed").new_state(3)
    assert state.check() == ()
    assert state.observe(1).check() == ()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("phase", 7, "phase"),
        ("white", 9, "white"),
        ("overflow", 1, "agenda"),
    ],
)
def test_a_record_that_was_changed_by_hand_is_told(field, value, told):
    state = duchy.load("burgundy", players=2).new_state(3)
    state.array[field] = value
    assert any(told in problem for problem in state.check())


def test_what_is_kept_about_tiles_is_compared_with_them():
    for field in ("covered", "border", "monasteries"):
        state = duchy.load("burgundy", players=2).new_state(3)
        state.array["estates"][field][0, 1] = 5
        assert any(field in problem for problem in state.check())
    state = duchy.load("burgundy", players=2).new_state(3)
    state.array["stacks"][0, 2] += 1
    assert any("monastery" in problem for problem in state.check())
    assert all("стопке" in problem for problem in state.check("ru"))


# --- what play can reach ---------------------------------------------------------------------------------------------

SOLO_ESTATE = BOARD_SETS["2019"]["solo"]["13a"]
SHIELDS: dict[str, Any] = {"players": 2, "modules": ["shields"]}


def copying(**parts: Any) -> duchy.State:
    """Player 1 copies the monasteries of player 0 by shield 6."""
    bare = build(**SHIELDS)
    castle = int(bare.record.estates[1].castle) + 1
    return build(**SHIELDS, **parts, seats={1: {"shields": {castle: "copyists"}, "copies": 0}})


def test_shield_6_that_names_seat_0_comes_back():
    state = copying(estate={13: "monastery-5"})
    found = position.of(state)
    assert found.seats[1]["copies"] == 0
    assert "copies: 0" in found.text
    for form in (found.text, found.json):
        assert position.read(form).state() == state
    assert int(state.record.estates[1].monasteries) == 1 << 5


def test_a_city_with_two_equal_buildings_stays_when_shield_6_is_lost():
    tribute = ["then-next-phase", "then-mines", "then-tribute 2", "tribute by 1"]
    home = build(**SHIELDS).record.estates[1]
    seat = {"shields": {int(home.castle) + 1: "copyists"}, "copies": 0, "estate": two_banks(int(home.layout))}
    state = build(**SHIELDS, phase="B", asked=tribute, estate={13: "monastery-1"}, seats={1: seat})
    state.apply("give_up 6")
    while state.decision == "tribute":
        state.apply("give_up 6")
    assert int(state.record.more[0].shield_named) == 0, "the shield is lost"
    assert state.check() == ()
    assert position.read(position.of(state).text).state() == state


def two_banks(layout: int) -> dict[int, str]:
    """Two banks in one city of an estate."""
    plan = ESTATES[layout]
    cities = [sorted(region) for region in plan.regions if plan.colours[min(region)] == Colour.BUILDING]
    city = max(cities, key=len)
    return dict.fromkeys((space + 1 for space in city[:2]), "bank")


def test_without_shields_a_second_bank_needs_monastery_1():
    banks = {"estate": two_banks(int(build(players=2).record.estates[1].layout))}
    with pytest.raises(position.PositionError, match="bank"):
        build(players=2, estate={13: "monastery-1"}, seats={1: banks})


# --- the target of a solo game ---------------------------------------------------------------------------------------


def test_the_target_of_the_options_and_the_target_now_are_two_things():
    castle = next(n for n, colour in enumerate(ESTATES[SOLO_ESTATE].colours, 1) if colour == Colour.CASTLE)
    solo: dict[str, Any] = {"players": 1, "modules": ["solo"], "castle": castle}
    state = build(**solo, target=50, target_now=40, counted=7, resets=2)
    more = state.record.more[0]
    assert (more.solo_target, more.solo_points, more.solo_resets) == (40, 7, 2)
    found = position.of(state)
    assert "target=50" in found.text and "target_now: 40" in found.text
    assert position.read(found.text).state() == state
    assert int(position.build(state.game, target_now=45, castle=castle).record.more[0].solo_target) == 45
    for game in (state.game, duchy.load("burgundy", players=2)):
        with pytest.raises(position.PositionError, match="option of the game"):
            position.build(game, target=45)
