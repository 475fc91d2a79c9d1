"""A game that begins with a fault is named."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.records import argument
from duchy.engine.template import bind
from duchy.games.burgundy.analysis.invariants import LEDGER, VIOLATIONS
from duchy.games.burgundy.components.layouts import COLOUR_HEXES
from duchy.games.burgundy.components.tiles import COLOURS, Colour, Kind
from tests.burgundy.invariants.steps import GAMES, swap


def verdict(game: str, plant: Callable[[Any], None] = lambda s: None) -> str:
    """What the invariants say of a game that begins with a fault."""
    options, seed = GAMES[game]
    state = duchy.load("burgundy", **options).new_state(seed)
    plant(state.array[0])
    kernels = bind("duchy.sim.checked", state.game.contract)
    states = np.concatenate([state.array, state.array])
    return VIOLATIONS[int(kernels.check_first(argument(states), argument(np.zeros(1, LEDGER))))]


def richer(s: Any) -> None:
    s.players[0].silver += 1


def lost_castle(s: Any) -> None:
    s.players[1].castle += 1


def other_slots(s: Any) -> None:
    swap(s.depots, (0, 1), (0, 2))


def fewer_black_tiles(s: Any) -> None:
    s.bag[1][s.black[0]] += 1
    s.stacks[COLOURS] += 1
    s.black[0] = 0


def castle_in_a_city(s: Any) -> None:
    me = s.players[0]
    city = int(COLOUR_HEXES[int(me.layout), Colour.BUILDING, 0])
    me.tiles[int(me.castle)], me.tiles[city], me.castle = 0, Kind.CASTLE, city


def too_early(s: Any) -> None:
    s.players[0].tiles[3] = Kind.CASTLE


@pytest.mark.parametrize(
    ("name", "game", "plant"),
    [
        ("start", "standard", richer),
        ("start", "standard", lost_castle),
        ("start", "sealed", richer),
        ("board", "standard", other_slots),
        ("board", "standard", fewer_black_tiles),
        ("placement", "standard", castle_in_a_city),
        ("estate", "open", too_early),
    ],
)
def test_a_wrong_beginning_is_named(name, game, plant):
    assert verdict(game, plant) == name


@pytest.mark.parametrize("game", GAMES)
def test_a_right_beginning_is_fine(game):
    assert verdict(game) == "none"
