"""A game that begins with a fault is named."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.games.burgundy.components.tiles import BLACK_STACK, Colour, Kind
from duchy.games.burgundy.referee.invariants import LEDGER, VIOLATIONS
from tests.burgundy.invariants.steps import GAMES, spaces, swap
from tests.burgundy.invariants.test_tiles import piles


def verdict(game: str, plant: Callable[[Any], None] = lambda s: None) -> str:
    """What the invariants say of a game that begins with a fault."""
    options, seed = GAMES[game]
    state = duchy.load("burgundy", **options).new_state(seed)
    plant(state.array[0])
    kernels = bind("duchy.sim.checked", state.game.contract)
    states = np.concatenate([state.array, state.array])
    return VIOLATIONS[int(kernels.check_first(argument(states), argument(np.zeros(1, LEDGER))))]


def richer(s: Any) -> None:
    s.estates[0].silver += 1


def same_estate(s: Any) -> None:
    s.players[1].estate = 0


def same_storage(s: Any) -> None:
    s.players[1].storage = 0


def stored_at_once(s: Any) -> None:
    s.storages[1].count = 1


def lost_castle(s: Any) -> None:
    s.estates[1].castle += 1


def other_slots(s: Any) -> None:
    swap(s.depots, (0, 1), (0, 2))


def fewer_black_tiles(s: Any) -> None:
    s.bag[piles(s.black[0])[-1]] += 1
    s.stacks[BLACK_STACK] += 1
    s.black[0] = 0


def castle_in_a_city(s: Any) -> None:
    home = s.estates[0]
    city = spaces(home, Colour.BUILDING)[0]
    home.tiles[int(home.castle)], home.tiles[city], home.castle = 0, Kind.CASTLE, city


def too_early(s: Any) -> None:
    s.estates[0].tiles[3] = Kind.CASTLE


@pytest.mark.parametrize(
    ("name", "game", "plant"),
    [
        ("start", "standard", richer),
        ("start", "standard", same_estate),
        ("start", "standard", same_storage),
        ("start", "standard", stored_at_once),
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
