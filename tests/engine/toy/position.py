"""Positions in parts: the pot, the round, and what each player has and has bid."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game, State
from duchy.engine.values.parts import Number, Shape, Word

from .options import ROUNDS
from .prizes import BIDS
from .questions import Decision

ASKED = ("raise", "bid")
PARTS: dict[str, Shape] = {"asked": Word(ASKED, "raise"), "round": Number(1, ROUNDS[-1], 1), "pot": Number(1, 8, 1)}
SEAT_PARTS: dict[str, Shape] = {"points": Number(0, 99), "bid": Number(-1, BIDS), "last": Number(0, BIDS)}
DERIVED: frozenset[str] = frozenset()


def parts(state: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The parts of the table and of every seat."""
    s = state.record
    table = {"pot": s.pot}
    if not s.over:
        table |= {"asked": ASKED[s.agenda[0].kind - 1], "round": s.round_no + 1}
    return table, [{"points": me.points, "bid": me.bid, "last": me.last} for me in s.players[: s.seats]]


def fill(game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> np.ndarray[Any, Any]:
    """The record with these parts."""
    array = game.blank()
    s = array[0]
    s.pot, s.round_no = table.get("pot", 1), table.get("round", 1) - 1
    waiting = 0
    for player, given in enumerate(seats):
        me = s.players[player]
        me.points, me.bid, me.last = (given.get(name, 0) for name in SEAT_PARTS)
        me.sealed = me.bid != 0
        waiting |= (not me.sealed) << player
    if table.get("over"):
        s.round_no = s.rounds
    else:
        asked = 1 + ASKED.index(table.get("asked", "raise"))
        s.agenda[0].kind, s.depth = asked, 1
        s.agenda[0].who = waiting if asked == Decision.BID else 1 << s.round_no % s.seats
    s.revelations = 2 * s.round_no + 1 - bool(table.get("over"))
    return array


def problems(state: State) -> list[PositionError]:
    """A bid comes after the pot was raised, and not all can have bid."""
    s = state.record
    bids = [int(me.bid) for me in s.players[: s.seats]]
    if any(bids) if s.over or s.agenda[0].kind == Decision.RAISE else all(bids):
        return [PositionError("bid", "error-not-one-of", value=str(bids), choices="0")]
    return []


def drawn(
    game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]
) -> list[tuple[tuple[Any, ...], int]]:
    """The pot of a round."""
    return [(("pot",), PARTS["pot"].read(table["pot"], "pot"))] if "pot" in table else []
