"""What a game shows: the modules ``view`` and ``log`` that every game brings, called from one place.

Everything is asked of an observed state, so that nothing secret can get into an answer. Summaries and events are made
from what a spectator sees (``public``): they are the same for everybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import orjson

from duchy.engine.game import Game
from duchy.engine.registry import contract_of
from duchy.engine.state import State
from duchy.server.models import Entry


@lru_cache(maxsize=256)
def board(game: Game) -> bytes:
    """What a client draws and no action changes, encoded."""
    return orjson.dumps(contract_of(game).view.board(game))


def view(state: State, viewer: int) -> bytes:
    """A position as somebody may see it, encoded."""
    return orjson.dumps(contract_of(state.game).view.view(state.observe(viewer), viewer))


def summary(public: State, ply: int) -> dict[str, Any]:
    """What everybody may know at a glance, without looking at the board."""
    scores = public.scores
    return {
        "ply": ply,
        "deciders": list(public.deciders),
        "scores": scores,
        "moment": moment(public),
        "results": {"scores": scores, "ranking": public.ranking} if public.is_over else None,
    }


def moment(public: State) -> dict[str, Any]:
    """Where a game stands, in its own words."""
    told: dict[str, Any] = contract_of(public.game).view.moment(public)
    return told


def event(before: State, entry: Entry | None, after: State) -> bytes:
    """What an entry of the log tells, encoded; without an entry it is the set-up."""
    if entry is None:
        lines = contract_of(after.game).log.opening(after)
        return _event(0, None, "setup", [line.as_dict() for line in lines])
    if entry.kind == "undo":
        return _event(entry.ply, entry.player, "undo", [{"key": "log-undo", "args": {"player": entry.player}}])
    action = before.game.parse(entry.action or "")
    lines = contract_of(before.game).log.entries(before, entry.player, action, after)
    return _event(entry.ply, entry.player, "action", [line.as_dict() for line in lines])


def _event(ply: int, player: int | None, kind: str, lines: list[dict[str, Any]]) -> bytes:
    return orjson.dumps({"ply": ply, "player": player, "kind": kind, "lines": lines})
