"""What a game shows: its views and its log, encoded.

Everything is made from observed states, so that nothing secret can get into a response. Summaries are made from what a
spectator sees (``public``) and are the same for all viewers; so are events, unless the game has a private log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import orjson

from duchy.engine.contract import LogLine
from duchy.engine.game import SPECTATOR, Game, State
from duchy.engine.registry import contract_of
from duchy.server.event_log import Event
from duchy.server.models import Entry

#: Gives a position as a viewer may see it.
Observe = Callable[[int], State]


@lru_cache(maxsize=256)
def board(game: Game) -> bytes:
    """What a client draws and no action changes, encoded."""
    return orjson.dumps(contract_of(game).view.board(game))


def view(state: State, viewer: int) -> bytes:
    """A position as a viewer may see it, encoded."""
    return orjson.dumps(contract_of(state.game).view.view(state.observe(viewer), viewer))


def summary(public: State, ply: int) -> dict[str, Any]:
    """The public facts that lists of tables show."""
    scores = public.scores
    return {
        "ply": ply,
        "deciders": list(public.deciders),
        "scores": scores,
        "moment": moment(public),
        "results": results(public) if public.is_over else None,
    }


def results(public: State) -> dict[str, Any]:
    """How a game ended: points and places by seat, and by team where players win together."""
    by_team = {"teams": public.team_results} if public.game.has_teams else {}
    return {"scores": public.scores, "places": public.places, **by_team, "verdict": public.verdict}


def moment(public: State) -> dict[str, Any]:
    """The progress of a game, as the game defines it."""
    found: dict[str, Any] = contract_of(public.game).view.moment(public)
    return found


def event(entry: Entry | None, before: Observe, after: Observe) -> Event:
    """An entry of the log as an event for each viewer; without an entry it is the set-up.

    ``before`` and ``after`` give the positions around the entry as a viewer may see them.
    """
    public = after(SPECTATOR)
    viewers = range(SPECTATOR, public.game.players) if has_private_log(public.game) else (SPECTATOR,)
    return {viewer: _encoded(entry, before(viewer), after(viewer)) for viewer in viewers}


def has_private_log(game: Game) -> bool:
    """Whether the lines of the log differ by viewer."""
    return contract_of(game).private_log


def _encoded(entry: Entry | None, before: State, after: State) -> bytes:
    log = contract_of(after.game).log
    if entry is None:
        return _event(0, None, "setup", log.opening(after))
    if entry.kind == "undo":
        return _event(entry.ply, entry.player, "undo", [_Undo(entry.player)])
    action = before.game.parse(entry.action or "")
    return _event(entry.ply, entry.player, "action", log.entries(before, entry.player, action, after))


def _event(ply: int, player: int | None, kind: str, lines: Sequence[LogLine]) -> bytes:
    return orjson.dumps({"ply": ply, "player": player, "kind": kind, "lines": [line.as_dict() for line in lines]})


@dataclass(frozen=True)
class _Undo:
    """The line about an undo, which is the same in all games."""

    player: int

    def as_dict(self) -> dict[str, Any]:
        return {"key": "log-undo", "args": {"player": self.player}}
