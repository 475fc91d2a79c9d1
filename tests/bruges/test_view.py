"""The view: complete, true about costs and gains, and silent about what its viewer may not know."""

import gzip
import json
from typing import Any

import pytest

from duchy.engine.errors import WrongObserver
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.display.shapes import Board, Setup, View
from duchy.games.bruges.display.view import board, kernels, moment, scores_now, setup, view
from tests.bruges.table import Table, load
from tests.bruges.walks import WALKS, sampled, viewers, walk
from tests.support.rules import rule
from tests.support.shapes import check_shape

FIRST_VIEW = 25_000  # bytes, compressed: 165 characters with their texts in three languages


def dumped(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode()


def shown(table: Table, kind: str, player: int = 0, **arguments: int) -> dict[str, Any]:
    """The one action of a kind with these arguments that a player is shown."""
    actions = view(table.state, player)["actions"]
    (found,) = [a for a in actions if a["kind"] == kind and arguments.items() <= a["args"].items()]
    return {key: value for key, value in found.items() if key not in ("id", "kind", "args")}


def refused(table: Table, use: str, card: int = 1) -> tuple[str, dict[str, Any]]:
    (found,) = [r for r in view(table.state, 0)["refusals"] if r["use"] == use and r["card"] == card]
    return found["key"], found["args"]


# --- over whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_view_is_plain_json_of_the_described_shape_and_changes_nothing(number):
    for state in (*(step.before for step in sampled(number)), walk(number)[-1].after):
        digest = state.digest()
        for viewer in viewers(state):
            seen = view(state, viewer)
            check_shape(seen, View)
            assert json.loads(dumped(seen)) == seen
            assert seen == view(state.observe(viewer), viewer)
            assert moment(state) == moment(state.observe(viewer))
            assert scores_now(state) == [p["vp"] + sum(p["end"].values()) for p in seen["players"]]
        assert state.digest() == digest


def test_board_and_setup_have_the_described_shape_and_are_small():
    game = walk(0)[0].before.game
    check_shape(board(game), Board)
    check_shape(setup(), Setup)
    assert len(gzip.compress(dumped(board(game)) + dumped(view(walk(0)[0].before, 0)))) < FIRST_VIEW
    assert list(board(game)["cards"]) == [card.id for card in DECK.cards]
    assert board(game)["reconstructed"] == ["canals", "reputation"]
    assert not board(game)["own_deck"]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_card_is_in_one_place_only(number):
    """Discarded, in sight, or among those that the viewer has not seen."""
    for step in sampled(number):
        for viewer in viewers(step.before):
            seen = view(step.before, viewer, actions=False)
            lying = [card["card"] for p in seen["players"] for card in p["hand"] if "card" in card]
            lying += [house["card"] for p in seen["players"] for house in p["houses"] if "card" in house]
            lying += [h["inhabitant"]["card"] for p in seen["players"] for h in p["houses"] if h["inhabitant"]]
            assert len({*lying, *seen["discard"]}) == len(lying) + len(seen["discard"])
            assert len(lying) + len(seen["discard"]) + sum(seen["unseen"].values()) == len(DECK.cards)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_what_is_announced_is_what_happens(number):
    for step in sampled(number, every=3):
        (announced,) = [a for a in view(step.before, step.player)["actions"] if a["id"] == step.action]
        assert announced.get("reveals", False) == step.opens
        turn_goes_on = step.after.deciders == (step.player,) and not step.opens
        if turn_goes_on and step.before.decision == "turn":
            was, now = (state.record.players[step.player] for state in (step.before, step.after))
            gain: Any = announced.get("gain", {})
            cost: Any = announced.get("cost", {})
            for name in ("vp", "guilders"):
                assert gain.get(name, 0) - cost.get(name, 0) == int(now[name] - was[name])


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_hand_card_has_all_six_uses_or_a_reason(number):
    looked = 0
    for step in sampled(number):
        if step.before.decision != "turn" or step.before.record.played:
            continue
        seen = view(step.before, step.player)
        possible = {(a["args"]["card"], a["kind"]) for a in seen["actions"] if "card" in a["args"]}
        refusals = [(r["card"], r["use"]) for r in seen["refusals"]]
        hand = len(seen["players"][step.player]["hand"])
        assert not possible & set(refusals)
        assert len(possible) + len(refusals) == 6 * hand
        looked += 1
    assert looked


def test_an_observed_state_is_shown_to_its_observer_only():
    state = walk(1)[0].before.observe(0)
    with pytest.raises(WrongObserver, match="observed for player=0"):
        view(state, 1)


def test_what_must_be_compiled_is_listed():
    game = load(2)
    for kernel in kernels(game):
        kernel.call()
    assert [kernel.name for kernel in kernels(game)] == ["preview", "act", "look", "colours", "price", "digging"]


def test_the_end_of_a_game():
    final = view(walk(2)[-1].after, 0)
    assert final["over"]
    assert final["decision"] is None
    assert sorted(p["place"] for p in final["players"])[0] == 1
    assert [p["vp"] + sum(p["end"].values()) for p in final["players"]] == walk(2)[-1].after.scores
    assert all(card["card"] for p in final["players"] for card in p["hand"])


# --- single positions ------------------------------------------------------------------------------------------------


@rule("BR-EX-06", "BR-EX-07")
def test_workers_and_guilders(table):
    table.hand("red").dice(red=4)
    assert shown(table, "workers")["gain"] == {"workers": {"red": 2}}
    assert shown(table, "workers")["targets"] == {"card": 1, "worker": "red"}
    money = shown(table, "money")
    assert money["gain"] == {"guilders": 4}
    assert money["targets"] == {"card": 1, "die": "red"}
    assert money["facts"]["count"] == 4


@rule("BR-EX-17")
def test_who_changes_a_use_is_named(table):
    table.lives("lawyer").hand("red")
    workers = shown(table, "workers")
    assert workers["gain"] == {"workers": {"red": 3}}
    assert (workers["by"], workers["usual"]) == (["lawyer"], 2)


def test_a_canal_cell_with_what_it_is_worth_at_the_end(table):
    table.hand("red").has(guilders=7, canal=(2, 0))
    canal = shown(table, "canal", section=1)
    assert canal["cost"] == {"guilders": 3}
    assert canal["ends"] == {"canals": 3}
    assert canal["standing"] == {"canal": [3, 0]}
    assert canal["targets"] == {"card": 1, "section": 1}


def test_moving_in_tells_price_and_lightning_apart(table):
    table.hand("alchemist").houses("blue", "red", "blue").has(guilders=9)
    cost = board(table.state.game)["cards"]["alchemist"]["cost"]
    place = shown(table, "place", colour=1)
    assert place["targets"] == {"card": 1, "houses": [1, 3]}
    assert place["gain"]["guilders"] == 6
    assert place.get("cost", {}).get("guilders", 0) == cost
    assert place["standing"] == {"characters": [1, 0]}


def test_an_activation_costs_its_worker_and_asks_for_a_deck(table):
    table.lives("servant").has(red=1).hand("blue")
    used = shown(table, "activate")
    assert used["cost"] == {"workers": {"red": 1}}
    assert used["then"] == "draw"
    assert used["targets"] == {"houses": [1]}


def test_reasons_for_uses_that_are_not_possible(table):
    table.hand("red", "prince").has(guilders=2)
    assert refused(table, "calm") == ("why-no-marker", {"threat": "fire"})
    assert refused(table, "house") == ("why-no-worker", {"colour": "red", "price": 1})
    assert refused(table, "place", 2) == ("why-no-house", {})
    assert refused(table, "canal") == ("why-no-cell", {"colour": "red"})
    table.houses("blue").has(canal=(2, 0))
    assert refused(table, "place", 2) == ("why-guilders", {"price": 9, "guilders": 2})
    assert refused(table, "canal") == ("why-guilders", {"price": 3, "guilders": 2})
    table.has(canal=(5, 5))
    assert refused(table, "canal") == ("why-canals-full", {})


@rule("BR-EX-35")
def test_penalties_are_listed_with_the_one_that_strikes_first():
    table = Table(phase=2)
    table.has(red_markers=3, brown_markers=3, guilders=4).lives("mayor", "judge").hand("red")
    table.record["phase"] = 2
    table._frame(0, 3, 1)  # a question about the order of penalties
    decision = view(table.state, 0)["decision"]
    assert decision == {"kind": "penalty", "player": 0, "penalties": ["brown", "red"]}
    fire = shown(table, "suffer", colour=3)
    assert fire["targets"] == {"marker": "red"}
    assert fire["then"] == "fire"
    table.act("suffer", 3)
    seen = view(table.state, 0)
    assert seen["decision"] == {"kind": "fire", "player": 0, "penalties": ["red", "brown"]}
    assert seen["prompt"] == {"key": "prompt-fire"}
    burn = shown(table, "burn", house=1)
    assert burn["cost"] == {"house": "blue", "inhabitant": "mayor"}
    assert burn["gain"] == {"cards": 1}
    assert burn["ends"]["houses"] == -1


@rule("BR-INFO-02", "BR-INFO-03", "BR-DRAW-04", "BR-DRAW-05")
def test_drawn_cards_show_their_backs_until_the_hand_is_full():
    state = load(2).new_state(seed=3)
    for _ in range(2):
        state.apply("draw 1", 0)
    own, other = view(state, 0), view(state, 1)
    assert [card.get("drawn") for card in own["players"][0]["hand"]] == [True, True]
    assert all("card" not in card for card in own["players"][0]["hand"])
    for _ in range(3):
        state.apply("draw 1", 0)
    own, other = view(state, 0), view(state, 1)
    assert all("card" in card for card in own["players"][0]["hand"])
    hand = other["players"][0]["hand"]
    assert all("card" not in card and "drawn" not in card for card in hand)
    assert [c["colour"] for c in hand] == [c["colour"] for c in own["players"][0]["hand"]]


@rule("BR-DECK-20")
def test_the_last_round_is_announced(table):
    table.hand("red").lives("servant").has(red=2)
    table.decks(1, 5)
    assert (view(table.state)["last_round"], view(table.state)["deadline"]) == (None, 2)
    table.activate("servant")
    table.act("draw", 1)
    assert (view(table.state)["last_round"], view(table.state)["deadline"]) == (2, None)


def test_laurels_say_what_they_count(table):
    table.lives("mayor", "lawyer", "bishop").has(red=3)
    mayor, bishop = view(table.state)["players"][0]["laurels"]
    assert mayor == {"card": "mayor", "house": 1, "vp": 4, "houses": [1, 2], "count": 2}
    assert bishop == {"card": "bishop", "house": 3, "vp": 1, "count": 3}


def test_what_a_colour_would_do_for_the_drawer(table):
    table.hand("blue").has(red=1, red_markers=1, canal=(2, 0)).dice(red=5)
    uses = view(table.state, 0)["uses"]["red"]
    assert uses == {"workers": 2, "guilders": 5, "calm": ["red"], "cells": [1], "house": True}
    assert "uses" not in view(table.state)
