"""What a game shows: the modules ``view`` and ``log`` that every game brings, called from one place.

Everything is asked of an observed state, so that nothing secret can get into an answer. What the log tells is made
from what a spectator sees: it is the same for everybody.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

import orjson

from duchy.engine.game import Game
from duchy.engine.state import SPECTATOR, State
from duchy.server.models import Entry


def _module(game: Game, name: str) -> Any:
    return import_module(f"{game.package}.{name}")


@lru_cache(maxsize=256)
def board(game: Game) -> bytes:
    """What a client draws and no action changes, encoded."""
    return orjson.dumps(_module(game, "view").board(game))


def view(state: State, viewer: int) -> bytes:
    """A position as somebody may see it, encoded."""
    return orjson.dumps(_module(state.game, "view").view(state.observe(viewer), viewer))


def summary(state: State, ply: int) -> dict[str, Any]:
    """What everybody may know at a glance, without looking at the board."""
    seen = state.observe(SPECTATOR)
    return {
        "ply": ply,
        "deciders": list(seen.deciders),
        "scores": seen.scores,
        "moment": moment(seen),
        "results": {"scores": seen.scores, "ranking": seen.ranking} if seen.is_over else None,
    }


def moment(state: State) -> dict[str, Any]:
    """Where a game stands, in its own words."""
    told: dict[str, Any] = _module(state.game, "view").moment(state)
    return told


def opening(state: State) -> bytes:
    """The event of the set-up, encoded."""
    lines = _module(state.game, "log").opening(state.observe(SPECTATOR))
    return _event(0, None, "setup", [line.as_dict() for line in lines])


def event(before: State, entry: Entry, after: State) -> bytes:
    """What an entry of the log tells, encoded."""
    if entry.kind == "undo":
        return _event(entry.ply, entry.player, "undo", [{"key": "log-undo", "args": {"player": entry.player}}])
    action = before.game.parse(entry.action or "")
    seen = before.observe(SPECTATOR), after.observe(SPECTATOR)
    lines = _module(before.game, "log").entries(seen[0], entry.player, action, seen[1])
    return _event(entry.ply, entry.player, "action", [line.as_dict() for line in lines])


def _event(ply: int, player: int | None, kind: str, lines: list[dict[str, Any]]) -> bytes:
    return orjson.dumps({"ply": ply, "player": player, "kind": kind, "lines": lines})
