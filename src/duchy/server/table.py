"""A table in memory: the match that its log leads to, who sits there, who looks on, and encoded answers.

It is only a cache. Everything here can be made again from the database, and nothing here may be shown that is not
stored there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import orjson

from duchy.engine.match import Match
from duchy.engine.state import SPECTATOR, State
from duchy.server import faces, replay, wire
from duchy.server.chronicle import LATEST, Chronicle
from duchy.server.models import Entry, Header, Seat
from duchy.server.position import Position
from duchy.server.store import Head, Stored
from duchy.server.wire import Body

REMEMBERED = 32  # positions that late actions are compared with


class Listener(Protocol):
    """A live connection."""

    held: tuple[int, ...]

    def wake(self) -> None:
        """Something has changed: look, and tell the client."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The seats whose holders are connected at a process, as it said at some moment."""

    seats: frozenset[int]
    when: float


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who was asked what after a ply, and who had acted."""

    ply: int
    player: int | None
    decision: str | None
    deciders: tuple[int, ...]


class Table:
    """A table of players."""

    def __init__(self, stored: Stored) -> None:
        """Restore a table from what is stored. It takes a while where much has happened."""
        self.header: Header = stored.header
        self.seats: list[Seat] = stored.seats
        self.rematch = stored.rematch
        self.ply = 0
        self.updated = stored.updated
        self.requests: dict[str, Entry] = {}
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.announced: Connected | None = None  # what the other processes were told of ours
        self.elsewhere: dict[str, Connected] = {}  # and we by them
        self.thinking: asyncio.Task[None] | None = None
        self.behind = False  # something may be stored that is not here yet
        self.changes = 0  # how often something beside the log has changed
        self._asked: deque[_Asked] = deque(maxlen=REMEMBERED)
        self._cache: dict[tuple[Any, ...], Body] = {}
        self._replay(stored.log)

    def _replay(self, log: Sequence[Entry]) -> None:
        first = max(0, len(log) - LATEST)
        self.chronicle = Chronicle(first, [])
        match = replay.begin(self.header)
        for step in replay.steps(self.header, log, match):
            if step.entry:
                self._note(step.entry)
            self._remember(step.entry, step.after)
            if self.ply >= first:
                self.chronicle.add(step.event())
        self.position = Position.of(match, self.ply)

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its name."""
        return self.header.id

    @property
    def status(self) -> str:
        """Open while somebody is waited for, finished when the game is over."""
        return self.position.status(self.seats)

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.position.match

    @property
    def head(self) -> Head:
        """What the database keeps of it beside the log."""
        return Head(self.status, self.updated, self.position.summary)

    def decides(self, seat: int) -> bool:
        """Whether a seat is asked something now."""
        return seat in self.position.summary["deciders"]

    def bot_to_move(self) -> Seat | None:
        """A bot that is waited for."""
        if self.status != "running":
            return None
        return next((seat for seat in self.seats if seat.kind == "bot" and self.decides(seat.seat)), None)

    def can_undo(self, viewer: int) -> bool:
        """Whether a seat may take something back now."""
        allowed = viewer != SPECTATOR and self.header.settings["undo"] and self.status == "running"
        return bool(allowed) and self.match.can_undo(viewer)

    def is_current(self, player: int, ply: int, kind: str) -> bool:
        """Whether what a player sends at a ply still answers what he saw there.

        Where several decide at once, others may have acted since, as long as he was asked the same all along. Taking
        back his own last action means the same whatever the others did.
        """
        if ply == self.ply:
            return True
        since = [asked for asked in self._asked if asked.ply >= ply]
        if not since or since[0].ply != ply:
            return False
        if any(asked.player == player for asked in since[1:]):
            return False
        same = all(player in asked.deciders and asked.decision == since[0].decision for asked in since)
        return same or kind == "undo"

    # --- what happens ------------------------------------------------------------------------------------------------

    def advance(self, entry: Entry, position: Position) -> None:
        """Go on to a position that is stored now."""
        status, before, self.position = self.status, self.position, position
        self.chronicle.add(faces.event(before.public, entry, position.public))
        self._note(entry)
        self._remember(entry, position.public)
        self._cache.clear()
        if self.status != status:
            self.changes += 1
        self.tell()

    def play(self, entry: Entry) -> None:
        """Go on by an entry that somebody else has stored."""
        match = self.match.copy()
        replay.advance(self.header, match, entry)
        self.advance(entry, Position.of(match, entry.ply))

    def _note(self, entry: Entry) -> None:
        self.ply = entry.ply
        self.updated = max(self.updated, entry.created)
        if entry.request is not None:
            self.requests[entry.request] = entry

    def _remember(self, entry: Entry | None, state: State) -> None:
        self._asked.append(_Asked(self.ply, entry.player if entry else None, state.decision, state.deciders))

    def change(self, seats: list[Seat] | None = None, rematch: str | None = None) -> None:
        """Something beside the log is different now: who sits there, who is online, the rematch."""
        self.seats = seats or self.seats
        self.rematch = rematch or self.rematch
        self.changes += 1
        self._cache.clear()
        self.tell()

    def tell(self) -> None:
        """Let everybody who looks on know."""
        for listener in self.listeners:
            listener.wake()

    def connected(self) -> frozenset[int]:
        """The seats whose holders are connected here."""
        return frozenset(seat for listener in self.listeners for seat in listener.held)

    def online(self) -> frozenset[int]:
        """The seats whose holders are connected, here or at another process."""
        return self.connected().union(*(there.seats for there in self.elsewhere.values()))

    # --- what it answers ---------------------------------------------------------------------------------------------

    def _cached(self, key: tuple[Any, ...], make: Callable[[], bytes]) -> Body:
        body = self._cache.get(key)
        if body is None:
            body = self._cache[key] = Body(make())
        return body

    def info(self) -> dict[str, Any]:
        """The table as everybody sees it."""
        return wire.info(
            self.header, self.seats, self.status, self.updated, self.position.summary, self.rematch, self.online()
        )

    def info_body(self) -> Body:
        """The same, encoded."""
        return self._cached(("info",), lambda: orjson.dumps(self.info()))

    def view_body(self, viewer: int) -> Body:
        """The position as somebody may see it."""
        return self._cached(("view", viewer), lambda: faces.view(self.match.state, viewer))

    def position_body(self, viewer: int) -> Body:
        """The same with its ply."""
        return self._cached(
            ("position", viewer),
            lambda: wire.position(self.ply, viewer, self.view_body(viewer).raw, self.can_undo(viewer)),
        )

    def state_body(self, viewer: int, held: tuple[int, ...], since: int | None = None) -> Body:
        """Everything that a client needs; events after a ply, or the latest."""

        def make() -> bytes:
            events = self.chronicle.latest() if since is None else self.chronicle.after(since)
            view, undo = self.view_body(viewer).raw, self.can_undo(viewer)
            board = faces.board(self.match.game)
            return wire.welcome(self.info_body().raw, board, viewer, held, self.ply, view, undo, events)

        return self._cached(("state", viewer, held, since), make)

    def update_body(self, viewer: int, since: int, request: str | None = None) -> Body:
        """What happened after a ply."""

        def make() -> bytes:
            events, view = self.chronicle.after(since), self.view_body(viewer).raw
            return wire.update(self.ply, viewer, self.status, events, view, self.can_undo(viewer), request)

        return self._cached(("update", viewer, since, request), make)

    def changed_body(self) -> Body:
        """That the table itself changed."""
        return self._cached(("changed",), lambda: wire.table_changed(self.info_body().raw))
