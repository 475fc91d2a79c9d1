"""The view: complete, small, true about costs and gains, and silent about what its viewer may not know."""

import gzip
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.errors import WrongObserver
from duchy.engine.game.game import SPECTATOR, State
from duchy.games.burgundy.components.tiles import GOODS_NAMES, KIND_NAMES
from duchy.games.burgundy.display.log import entries
from duchy.games.burgundy.display.names import CATEGORY_NAMES, COLOUR_NAMES, categories_of
from duchy.games.burgundy.display.shapes import ActionView, Board, View
from duchy.games.burgundy.display.view import board, moment, view
from tests.burgundy.table import (
    BUILDINGS,
    Seat,
    Table,
    bank,
    boarding_house,
    castle,
    chicken,
    church,
    cow,
    crane,
    geese,
    market,
    mine,
    monastery,
    pig,
    sheep,
    ship,
    town_hall,
    warehouse,
    watchtower,
)
from tests.burgundy.walks import SEALED, WALKS, sampled, viewers, walk
from tests.support.rules import rule
from tests.support.sentences import prompt
from tests.support.shapes import check_shape

FIRST_VIEW = 10_000  # bytes, compressed
EXTRA_TILES = ("extra_tiles",)


def dumped(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode()


def compressed(*values: object) -> int:
    return len(gzip.compress(b"".join(map(dumped, values))))


def actions(table: Table, kind: str, **arguments: int) -> list[ActionView]:
    """The actions that the decider at a table is shown, of one kind and with these arguments."""
    shown = view(table.state, table.state.deciders[0])["actions"]
    return [a for a in shown if a["kind"] == kind and arguments.items() <= a["args"].items()]


def only(found: list[ActionView]) -> dict[str, Any]:
    (one,) = found
    return {key: value for key, value in one.items() if key not in ("id", "kind", "args")}


# --- over whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_view_is_plain_json_of_the_described_shape_and_changes_nothing(number: int) -> None:
    for state in (*(step.before for step in sampled(number)), walk(number)[-1].after):
        digest = state.digest()
        for viewer in viewers(state):
            shown = view(state, viewer)
            check_shape(shown, View)
            assert json.loads(dumped(shown)) == shown
        assert state.digest() == digest


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_first_view_is_small(number: int) -> None:
    geometry = board(walk(number)[0].before.game)
    check_shape(geometry, Board)
    for step in sampled(number):
        assert compressed(geometry, view(step.before, step.player)) <= FIRST_VIEW


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_exactly_the_legal_actions_are_shown_to_the_one_who_decides(number: int) -> None:
    for step in sampled(number):
        for viewer in viewers(step.before):
            shown = view(step.before, viewer)["actions"]
            legal = step.before.legal_actions(viewer) if viewer in step.before.deciders else []
            assert [action["id"] for action in shown] == legal
            parse = step.before.game.parse
            assert all(parse({"kind": action["kind"], **action["args"]}) == action["id"] for action in shown)


def difference(before: State, after: State, player: int) -> dict[str, Any]:
    """What a player has more or less than before, counted without the code under test."""
    was, now = Seat(before.record, player), Seat(after.record, player)
    return {
        "vp": {name: int(vp) for name, vp in zip(CATEGORY_NAMES, now.points - was.points, strict=False) if vp},
        "silver": int(now.silver - was.silver),
        "workers": int(now.workers - was.workers),
        "goods": {
            name: int(now.goods[g] - was.goods[g]) for g, name in enumerate(GOODS_NAMES) if now.goods[g] > was.goods[g]
        },
        "steps": int(now.space - was.space),
        "storage": Counter([*now.storage[: now.stored].tolist(), *now.shared])
        - Counter([*was.storage[: was.stored].tolist(), *was.shared]),
        "bonus": [COLOUR_NAMES[colour] for colour in range(6) if now.bonus[colour] != was.bonus[colour]],
        "covered": int((now.tiles > 0).sum() - (was.tiles > 0).sum()),
    }


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_costs_and_gains_are_what_really_happens(number: int) -> None:
    for step in sampled(number):
        for action in view(step.before, step.player)["actions"]:
            after = step.before.clone()
            after.apply(action["id"], step.player)
            real = difference(step.before, after, step.player)
            gain, cost = action.get("gain", {}), action.get("cost", {})
            assert gain.get("vp", {}) == real["vp"]
            assert gain.get("silver", 0) - cost.get("silver", 0) == real["silver"]
            assert gain.get("workers", 0) - cost.get("workers", 0) == real["workers"]
            assert gain.get("goods", {}) == real["goods"]
            assert gain.get("steps", 0) == real["steps"]
            assert ([gain["bonus"]["colour"]] if "bonus" in gain else []) == real["bonus"]
            assert ("region" in gain) == ("phases" in real["vp"])
            if action["kind"] != "discard":  # a tile may push out one of its own kind
                assert ([gain["tile"]] if "tile" in gain else []) == [KIND_NAMES[k] for k in real["storage"]]
            assert action.get("reveals", False) == (after.revelations > step.before.revelations)
            asked = step.player in after.deciders and after.decision not in ("turn", "found")
            assert action.get("then") == (after.decision if asked else None)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_view_shows_the_position(number: int) -> None:
    for step in sampled(number):
        state = step.before
        shown, record = view(state), state.record
        assert [sum(player["points"].values()) for player in shown["players"]] == state.scores
        assert [player["vp"] for player in shown["players"]] == state.scores
        assert all(tuple(player["points"]) == categories_of(state.game) for player in shown["players"])
        pawns = [player for space in reversed(shown["order"]) for player in reversed(space)]
        assert pawns == record.order[: state.game.players].tolist()
        for seat, player in enumerate(shown["players"]):
            me = Seat(record, seat)
            assert [tile for tile in player["tiles"] if tile] == [KIND_NAMES[kind] for kind in me.tiles if kind]
            assert sum(player["covered"].values()) == int((me.tiles > 0).sum())
            assert all(me.monasteries >> n & 1 for n in player["monasteries"])
            assert len(player["monasteries"]) == int(me.monasteries).bit_count()
        geometry = board(state.game)
        phase = int(record.phase)
        for depot, slots in zip(shown["depots"], geometry["depots"][phase], strict=True):
            for tile, colour in zip(depot["tiles"], slots, strict=True):
                assert tile is None or geometry["tiles"][tile]["colour"] == colour


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_at_the_end_everybody_has_a_place(number: int) -> None:
    state = walk(number)[-1].after
    shown = view(state, 0)
    assert [player["place"] for player in shown["players"]] == state.places
    assert (shown["over"], shown["phase"], shown["round"], shown["decision"]) == (True, "E", 5, None)
    assert shown["actions"] == [] == shown["deciders"]
    assert shown["prompt"] == {"key": "prompt-over"}


# --- secrecy ---------------------------------------------------------------------------------------------------------


def received(state: State, viewer: int) -> Any:
    """Everything about a position that reaches a viewer."""
    observed = state.observe(viewer)
    legal = observed.legal_actions(viewer) if viewer in observed.deciders else []
    return [view(state, viewer), legal, [prompt(state, viewer, language) for language in ("en", "ru", "uk")]]


def check_secrecy(show: Callable[[State, int], Any], state: State, viewer: int, deals: int) -> None:
    """Deal anew what the viewer cannot know: nothing that reaches the viewer may change."""
    expected = dumped(show(state, viewer))
    for seed in range(deals):
        other = state.observe(viewer).determinize(np.random.default_rng(seed))
        assert other != state
        assert dumped(show(other, viewer)) == expected


def sealed_positions() -> list[State]:
    steps = [step for number in SEALED for step in walk(number)]
    return [step.before for step in steps if any(Seat(step.before.record, p).sealed for p in range(4))]


@rule("CB-EXPERT-04")
@pytest.mark.compiled
def test_nobody_learns_what_is_sealed_or_what_the_dice_will_show() -> None:
    positions = sealed_positions()
    assert len(positions) == sum(WALKS[number]["players"] - 1 for number in SEALED)
    for state in positions:
        for viewer in viewers(state):
            check_secrecy(received, state, viewer, deals=6)
    for number in range(len(WALKS)):
        for step in sampled(number, every=80):
            check_secrecy(received, step.before, step.player, deals=2)


def choice_of_others(state: State, viewer: int) -> Any:
    return [int(me.sealed_hex) for p, me in enumerate(state.record.players) if p != viewer]


def coming_dice(state: State, viewer: int) -> Any:
    state = state.clone()
    while state.deciders:
        revealed = state.revelations
        state.apply(state.legal_actions(state.deciders[0])[-1], state.deciders[0])
        if state.revelations > revealed:
            break
    return [me.dice.tolist() for me in state.record.players]


@pytest.mark.parametrize("leak", [choice_of_others, coming_dice])
def test_a_planted_leak_is_found(leak: Callable[[State, int], Any]) -> None:
    def leaky(state: State, viewer: int) -> Any:
        return [received(state, viewer), leak(state, viewer)]

    state = sealed_positions()[-1]
    with pytest.raises(AssertionError):
        check_secrecy(leaky, state, SPECTATOR, deals=6)


@pytest.mark.parametrize("number", SEALED)
def test_the_log_does_not_tell_a_sealed_choice(number: int) -> None:
    for step in walk(number):
        if step.before.decision != "found" or step.after.decision != "found":
            continue
        lines = set()
        for action in step.before.legal_actions(step.player):
            after = step.before.clone()
            after.apply(action, step.player)
            for viewer in viewers(after):
                told = entries(step.before.observe(viewer), step.player, action, after.observe(viewer))
                lines.add(dumped([entry.as_dict() for entry in told]))
        assert lines == {dumped([{"key": "log-sealed", "args": {"player": step.player}}])}


def test_a_player_sees_his_own_sealed_choice_and_that_others_have_chosen() -> None:
    game = duchy.load("burgundy", players=3, edition="2019", setup="expert", choice="sealed")
    state = game.new_state(seed=3)
    chosen = state.legal_actions(1)[-1]
    state.apply(chosen, 1)
    arguments = game.catalogue.decode(chosen).arguments
    mine, theirs = view(state, 1)["players"][1], view(state, 2)["players"][1]
    sides = mine["sides"]
    assert mine["choice"] == {"estate": sides[1], "side": 2, "hex": arguments["hex"]}
    assert theirs["sealed"] is True and "choice" not in theirs
    assert {key: value for key, value in mine.items() if key != "choice"} == theirs
    assert view(state, 1)["prompt"] == {"key": "prompt-sealed", "args": {"players": [0, 2]}} == view(state)["prompt"]
    assert view(state, 2)["prompt"] == {"key": "prompt-found"}
    assert (mine["estate"], mine["tiles"], mine["castle"], mine["dice"]) == (None, [], None, [])
    assert (view(state)["phase"], view(state)["round"], view(state)["white"]) == (None, None, None)
    assert view(state)["round_goods"] == [None] * 5


def test_a_chosen_estate_is_shown_before_it_is_founded() -> None:
    options: dict[str, Any] = {"setup": "expert", "choice": "sealed", "edition": "2019", "estates": ["3", "15"]}
    state = duchy.load("burgundy", players=2, **options).new_state(seed=1)
    action = next(a for a in view(state, 1)["actions"])
    assert action["targets"] == {"hex": action["args"]["hex"], "estate": "15"}
    state.apply(action["id"], 1)
    shown = view(state, 1)["players"][1]
    assert shown["choice"] == {"estate": "15", "side": 1, "hex": action["args"]["hex"]}
    assert (shown["estate"], shown["tiles"], "sides" in shown) == ("15", [None] * 37, False)


def test_a_state_observed_by_one_is_not_shown_to_another(table: Table) -> None:
    observed = table.state.observe(0)
    assert view(observed, 0) == view(table.state, 0)
    for viewer in (1, SPECTATOR):
        with pytest.raises(WrongObserver, match="observed for player=0"):
            view(observed, viewer)


# --- single actions --------------------------------------------------------------------------------------------------


def test_a_ship_that_completes_a_river(table: Table) -> None:
    table.phase("C").river("west").fill(leaving=[18]).storage(ship).dice(1, 5).workers(1)
    shown = only(actions(table, "place", die=1, hex=18))
    assert shown == {
        "targets": {"dice": [1], "storage": [1], "hex": 18},
        "facts": {"cost": 1, "tile": "ship", "number": 2},
        "value": 2,
        "cost": {"workers": 1},
        "gain": {"vp": {"regions": 6, "phases": 6}, "region": {"colour": "ship", "size": 3}},
        "then": "ship",
    }


def test_a_colour_complete_wins_a_bonus_tile(table: Table) -> None:
    table.fill("mine", leaving=[25]).storage(mine).dice(table.number(25), 1)
    gain = only(actions(table, "place", die=1, hex=25))["gain"]
    assert gain["bonus"] == {"colour": "mine", "size": "large"}
    assert gain["vp"]["bonus"] == board(table.state.game)["bonus"]["large"] == 5
    table.player(1).bonus(mine="large")
    assert only(actions(table, "place", die=1, hex=25))["gain"]["bonus"]["size"] == "small"
    assert view(table.state)["bonus"]["mine"] == {"small": 2}
    table.place(mine, at=25)
    shown = view(table.state)
    assert shown["players"][0]["bonus"] == {"mine": "small"}
    assert shown["bonus"]["mine"] == {} and shown["bonus"]["ship"] == {"large": 5, "small": 2}


def test_equal_dice_and_equal_tiles_are_one_action_with_several_places_to_click(table: Table) -> None:
    table.storage(ship, bank, ship).dice(5, 5)
    places = actions(table, "place", slot=1)
    assert places and all(a["targets"]["dice"] == [1, 2] and a["targets"]["storage"] == [1, 3] for a in places)
    assert not actions(table, "place", slot=3)
    table.take_workers()
    assert all(a["targets"]["dice"] == [2] for a in actions(table, "place"))


def test_selling_and_hiring(table: Table) -> None:
    table.holds(monastery(4), at=4).goods(red=2).dice(4, 1).workers(0)
    shown = only(actions(table, "sell", goods=4))
    assert shown == {
        "targets": {"dice": [1], "goods": 4},
        "facts": {"goods": "red", "cost": 0, "count": 2},
        "value": 4,
        "gain": {"vp": {"sales": 4}, "silver": 1, "workers": 1},
    }
    assert only(actions(table, "workers", die=2)) == {
        "targets": {"dice": [2]},
        "facts": {"cost": 0, "count": 2},
        "gain": {"workers": 2},
    }


def test_a_boarding_house_brings_workers_beside_those_it_costs(table: Table) -> None:
    at = table.free("city")
    table.storage(boarding_house).workers(1).dice(table.number(at) % 6 + 1, table.number(at) % 6 + 1)
    shown = only(actions(table, "place", hex=at))
    assert (shown["cost"], shown["gain"]["workers"]) == ({"workers": 1}, 4)


def test_buying_with_workers(table: Table) -> None:
    table.set_up(edition="2020-ua").holds(monastery(6), at=4)
    table.silver(1).workers(1).black(mine).depot(2, ship)
    bought = only(actions(table, "buy", slot=1, workers=1))
    assert (bought["targets"], bought["cost"]) == ({"black": [1]}, {"workers": 1, "silver": 1})
    assert bought["facts"] == {"silver": 1, "tile": "mine"}
    assert bought["gain"]["tile"] == "mine"
    assert only(actions(table, "buy_depot", workers=1))["targets"] == {"depot": 2, "slots": [1]}
    table.silver(0).workers(2)
    bought = only(actions(table, "buy", slot=1))
    assert (bought["cost"], bought["facts"]["silver"]) == ({"workers": 2}, 0)
    table.buy(mine)
    assert view(table.state)["bought"] is True


def test_a_full_storage(table: Table) -> None:
    table.storage(cow(4), church, ship).depot(3, monastery(8)).dice(3, 1)
    shown = only(actions(table, "take", die=1))
    assert shown["then"] == "discard" and "gain" not in shown
    table.take(monastery(8))
    assert view(table.state)["decision"] == {"kind": "discard", "tile": "monastery_8"}
    assert only(actions(table, "discard", slot=3)) == {
        "targets": {"storage": [3]},
        "facts": {"tile": "ship"},
        "gain": {"tile": "monastery_8"},
    }


def test_a_ship_at_two_depots_and_goods_that_compete(table: Table) -> None:
    table.holds(monastery(5), at=4).storage(ship).goods(red=1).wares(6, red=1, pink=1, brown=2).wares(1, orange=1)
    at = table.free("river")
    table.dice(table.number(at), 1).place(ship, at=at)
    both = only(actions(table, "load", depot=6, span=2))
    assert both == {
        "targets": {"depots": [6, 1]},
        "facts": {"next": 1},
        "gain": {"goods": {"red": 1}},
        "then": "keep",
    }
    assert only(actions(table, "load", depot=1, span=1))["gain"] == {"goods": {"orange": 1}, "steps": 1}
    table.load(6, span=2)
    assert view(table.state)["decision"] == {"kind": "keep", "depots": [6, 1]}
    assert only(actions(table, "keep", goods=5))["gain"] == {"goods": {"brown": 2}}
    assert only(actions(table, "keep", goods=5))["targets"] == {"goods": 5}
    assert view(table.state)["depots"][5]["goods"] == {"pink": 1, "brown": 2}


def test_an_action_without_a_die_highlights_none(table: Table) -> None:
    table.covers(13).storage(castle, bank).goods(pink=1).dice(table.number(7), 1).place(castle, at=7)
    assert table.asked == "castle"
    sold = only(actions(table, "sell", goods=3))
    assert sold["targets"] == {"goods": 3} and sold["value"] == 3 and "cost" not in sold
    assert only(actions(table, "decline")) == {"targets": {}}


def test_the_end_of_a_phase_shows_what_the_mines_will_pay_and_nothing_that_is_drawn(table: Table) -> None:
    table.fill("mine", leaving=1).round(5).turn(1)
    ended = only(actions(table, "end_turn"))
    assert ended == {"targets": {}, "reveals": True}
    table.turn(0).player(1).fill("mine", leaving=1)
    assert only(actions(table, "end_turn")) == {"targets": {}}
    table.turn(1)
    assert only(actions(table, "end_turn")) == {"targets": {}, "gain": {"silver": 2}, "reveals": True}


def test_the_last_turn_shows_the_final_scoring(table: Table) -> None:
    table.phase("E").round(5).turn(1).player(1).silver(3).workers(5).goods(red=2)
    ended = only(actions(table, "end_turn"))
    assert ended == {"targets": {}, "gain": {"vp": {"goods": 2, "silver": 3, "workers": 2}}}


def test_the_crane_offers_every_building_with_what_it_would_do(table: Table) -> None:
    table.set_up(modules=EXTRA_TILES).covers(12).storage(crane, cow(2)).goods(red=2).depot(2, ship)
    table.dice(table.number(26), 1)
    assert only(actions(table, "place", die=1, hex=26))["then"] == "crane"
    table.place(crane, at=26)
    assert view(table.state, 0)["decision"] == {"kind": "crane"}
    assert view(table.state, 0)["prompt"] == {"key": "prompt-crane"}
    assert view(table.state, 1)["prompt"] == {"key": "prompt-other-crane", "args": {"player": 0}}
    copied = {a["facts"]["tile"]: a for a in actions(table, "copy")}
    assert list(copied) == [building.name.lower() for building in BUILDINGS]
    assert [action["targets"] for action in copied.values()] == [{"building": number} for number in range(1, 9)]
    gains = {name: action["gain"] for name, action in copied.items() if "gain" in action}
    assert gains == {"watchtower": {"vp": {"watchtowers": 4}}, "boarding_house": {"workers": 4}, "bank": {"silver": 2}}
    follows = {name: action["then"] for name, action in copied.items() if "then" in action}
    assert follows == {"warehouse": "warehouse", "market": "market", "town_hall": "town_hall"}
    assert only(actions(table, "decline")) == {"targets": {}}


def test_geese_are_clicked_on_the_animals_that_they_score_with(table: Table) -> None:
    table.set_up(modules=EXTRA_TILES).holds(cow(2), pig(3), cow(4), at=[5, 6, 11]).holds(cow(2), at=28)
    table.storage(geese).dice(table.number(10), 1)
    placed = only(actions(table, "place", die=1, hex=10))
    assert (placed["gain"], placed["then"]) == ({"vp": {"animals": 2}}, "geese")
    table.place(geese, at=10)
    assert view(table.state, 0)["decision"] == {"kind": "geese", "hex": 10}
    cows, pigs = actions(table, "flock")
    assert only([cows]) == {
        "targets": {"hexes": [5, 11]},
        "facts": {"species": "cow"},
        "gain": {
            "vp": {"animals": 6},
            "herd": {"species": "cow", "geese": 0, "sum": [2, 4], "hexes": [5, 11]},
        },
    }
    assert only([pigs]) == {
        "targets": {"hexes": [6]},
        "facts": {"species": "pig"},
        "gain": {"vp": {"animals": 3}},
    }
    assert not actions(table, "decline")
    assert view(table.state, 1)["prompt"] == {"key": "prompt-other-geese", "args": {"player": 0}}


def test_workers_for_silver(table: Table) -> None:
    table.set_up(modules=EXTRA_TILES).holds(monastery(28), at=4).silver(1)
    assert only(actions(table, "buy_workers")) == {
        "targets": {},
        "facts": {"silver": 1, "count": 2},
        "cost": {"silver": 1},
        "gain": {"workers": 2},
    }
    assert view(table.state)["players"][0]["monasteries"] == [28]
    assert view(table.state, 0)["prompt"] == {"key": "prompt-turn.dice"}  # no tile can be bought
    table.buy_workers()
    assert not actions(table, "buy_workers")


def test_the_pawn_of_the_bridge_is_shown_on_top(table: Table) -> None:
    table.set_up(modules=EXTRA_TILES).track({2: [1, 0]}).storage(monastery(27)).turn(0)
    assert view(table.state)["order"][2] == [0, 1]
    table.dice(table.number(13), 1).place(monastery(27), at=13)
    assert view(table.state)["order"][2] == [1, 0]


def test_the_largest_view_is_small_too(table: Table) -> None:
    table.set_up(players=4, edition="2020-ua").holds(monastery(6), monastery(8), at=[4, 8])
    for colour in ("city", "pasture", "river", "cloister", "castle", "mine"):
        table.fill(colour, leaving=1)
    for depot, animals in enumerate((cow(3), cow(4), pig(3), pig(4), sheep(3), chicken(3)), 1):
        table.depot(depot, BUILDINGS[depot], ship, animals, monastery(depot + 8)).wares(depot, red=1, pink=1, brown=1)
    table.black(church, cow(3), mine, monastery(24), ship, watchtower, warehouse, town_hall)
    table.storage(sheep(4), market, castle).goods(red=1, pink=1, brown=1).workers(9).silver(9).dice(1, 4)
    shown = view(table.state, 0)
    assert len(shown["actions"]) > 120
    assert compressed(board(table.state.game), shown) <= FIRST_VIEW


# --- the board -------------------------------------------------------------------------------------------------------


def test_the_board_holds_the_estates_that_can_be_played() -> None:
    def estates(**options: Any) -> list[str]:
        return list(board(duchy.load("burgundy", **options))["estates"])

    assert estates(players=2, edition="2019") == ["1"]
    assert estates(players=3, edition="2011", setup="expert", estates=["9", "5", "9"]) == ["5", "9"]
    assert sorted(estates(players=2, edition="2011", setup="expert")) == [str(number) for number in range(1, 10)]
    dealt = [str(number) for number in range(3, 11)]
    assert estates(players=2, edition="2019", setup="expert") == dealt
    assert estates(players=2, edition="2019", setup="expert", championship=True) == [*dealt, "14", "15"]


def test_the_board_says_which_estates_are_reconstructed() -> None:
    game = duchy.load("burgundy", players=2, edition="2019", setup="expert", estates=["1", "14"])
    estates = board(game)["estates"]
    assert [estate["reconstructed"] for estate in estates.values()] == [False, True]
    assert [estate["provenance"] for estate in estates.values()] == ["printed", "reconstructed"]


def test_the_board_holds_the_tiles_of_the_modules_that_are_played_with() -> None:
    base, extra = (board(duchy.load("burgundy", modules=modules))["tiles"] for modules in ((), EXTRA_TILES))
    assert {name: extra[name] for name in extra if name not in base} == {
        "monastery_27": {"colour": "monastery", "number": 27},
        "monastery_28": {"colour": "monastery", "number": 28},
        "crane": {"colour": "building"},
        "geese": {"colour": "animal", "species": "geese", "number": 2},
    }
    assert base.keys() < extra.keys()


def test_the_board_of_the_first_estate() -> None:
    shown = board(duchy.load("burgundy", players=4, edition="2011"))
    hexes = shown["estates"]["1"]["hexes"]
    assert len(hexes) == 37
    assert hexes[0] == {"colour": "animal", "number": 6, "region": 1, "x": 1.5, "y": 0.0}
    assert hexes[18]["colour"] == "castle" and hexes[18]["number"] == 6
    assert len({(space["x"], space["y"]) for space in hexes}) == 37
    assert shown["tiles"]["pig_3"] == {"colour": "animal", "species": "pig", "number": 3}
    assert shown["tiles"]["monastery_26"] == {"colour": "monastery", "number": 26}
    assert shown["tiles"]["town_hall"] == {"colour": "building"}
    assert (shown["black_slots"], shown["sale"], shown["bonus"]) == (8, 4, {"large": 7, "small": 4})
    assert shown["phases"] == {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
    assert shown["sizes"] == [1, 3, 6, 10, 15, 21, 28, 36]


def test_unused_slots_and_the_slot_that_alternates() -> None:
    two, three = (board(duchy.load("burgundy", players=players))["depots"] for players in (2, 3))
    assert all(sum(slot is not None for slot in depot) == 2 for phase in two for depot in phase)
    changing = {depot[slot] for phase in three for depot in phase for slot in range(4)} - {None}
    assert changing == set(COLOUR_NAMES)
    assert sum(len({phase[d][s] for phase in three}) > 1 for d in range(6) for s in range(4)) == 1


@pytest.mark.parametrize("number", SEALED)
def test_the_moment_is_the_phase_and_the_round_of_the_view_for_everybody(number):
    for step in sampled(number):
        shown = view(step.after)
        assert moment(step.after) == moment(step.after.observe()) == {"phase": shown["phase"], "round": shown["round"]}
