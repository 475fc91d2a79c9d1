"""What a game shows: its views and its log, encoded.

Everything is made from observed states, so that nothing secret can get into a response. Summaries are made from what a
spectator sees (``public``) and are the same for all viewers; so are events, unless the game has a private log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from duchy.engine.game import seating
from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.protocols import LogLine
from duchy.engine.game.registry import contract_of
from duchy.engine.match.match import Match
from duchy.server.encoding import encoded
from duchy.server.storage.models import Entry
from duchy.server.tables.event_log import Event
from duchy.server.tables.notation import number_of
from duchy.server.tables.people import AGREE, AGREED, PAUSE, SEAT, words_of

#: Gives a position as a viewer may see it.
Observe = Callable[[int], State]


@lru_cache(maxsize=256)
def board(game: Game) -> bytes:
    """What a client draws and no action changes, encoded."""
    return encoded(contract_of(game).view.board(game))


def view(state: State, viewer: int, ended: bool = False) -> bytes:
    """A position as a viewer may see it, encoded. Where a game has ``ended`` by concession, nothing can be done."""
    found = contract_of(state.game).view.view(state.observe(viewer).freeze(), viewer)
    return encoded({**found, "deciders": [], "actions": []} if ended else found)


def summary(match: Match, public: State, ply: int) -> dict[str, Any]:
    """The public facts that lists of tables show."""
    stand_ins = match.stand_ins
    return {
        "ply": ply,
        "deciders": [] if match.is_over else list(public.deciders),
        "scores": public.scores,
        "moment": moment(public),
        "results": results(public, match.conceded) if match.is_over else None,
        "stand_ins": [stand_ins.get(seat) for seat in range(public.game.players)] if stand_ins else [],
    }


def results(public: State, conceded: Sequence[int]) -> dict[str, Any]:
    """How a game ended: points and places by seat, and by team where players win together."""
    places = seating.places(public, conceded)
    by_team = {}
    if public.game.has_teams:
        by_team["teams"] = [{**team, "place": places[team["seats"][0]]} for team in public.team_results]
    facts = {"scores": public.scores, "places": places, "conceded": list(conceded)}
    return {**facts, **by_team, "verdict": public.verdict}


def moment(public: State) -> dict[str, Any]:
    """The progress of a game, as the game defines it."""
    found: dict[str, Any] = contract_of(public.game).view.moment(public)
    return found


def scores_now(public: State) -> list[int]:
    """The scores if a game ended in a position, as the game counts."""
    found: list[int] = contract_of(public.game).view.scores_now(public)
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
        return _event(entry.ply, entry.player, "undo", [_Line("log-undo", {"player": entry.player})])
    if entry.kind == SEAT and words_of(entry)[0] == PAUSE:
        return _event(entry.ply, None, SEAT, [])
    if entry.kind == SEAT:
        return _event(entry.ply, entry.player, SEAT, [_seat_line(entry)])
    action = number_of(before.game, entry.action or "")
    return _event(entry.ply, entry.player, "action", log.entries(before, entry.player, action, after))


def _event(ply: int, player: int | None, kind: str, lines: Sequence[LogLine]) -> bytes:
    return encoded({"ply": ply, "player": player, "kind": kind, "lines": [line.as_dict() for line in lines]})


@dataclass(frozen=True)
class _Line:
    """A line that is the same in all games: about an undo, or about who plays a seat."""

    key: str
    args: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args}


def _seat_line(entry: Entry) -> _Line:
    what, *rest = words_of(entry)
    absent = {"absent": int(rest[0])} if what in (AGREE, AGREED) else {}
    return _Line(f"log-{what}", {"player": entry.player, **absent})
