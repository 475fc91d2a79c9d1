"""A table in memory: the match that its log leads to, its seats, its live connections, and encoded responses.

It is only a cache: everything here can be restored from the database, and nothing is shown that is not stored there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.match.match import Match
from duchy.server.encoding import encoded
from duchy.server.storage.models import Entry, Header, Seat
from duchy.server.storage.store import Head, Stored, now
from duchy.server.tables import hinting, render, replay, wire
from duchy.server.tables.beginning import NO_POSITION
from duchy.server.tables.clocks import After, Clocks
from duchy.server.tables.event_log import LATEST, EventLog
from duchy.server.tables.hold import AMONG_PEOPLE, Hold
from duchy.server.tables.people import SEAT, People
from duchy.server.tables.position import Position
from duchy.server.tables.seats import hosts
from duchy.server.tables.talk import Talk
from duchy.server.tables.wire import Body

_TIMED = ("info", "state", "changed")  # responses that tell the time where there is a clock or a hold
_NOTHING = b"null"
REMEMBERED = 32  # earlier decisions that late actions are compared with


class Listener(Protocol):
    """A live connection."""

    held: tuple[int, ...]
    number: int  # a later connection has a higher one

    @property
    def sign_in(self) -> tuple[str, str] | None:
        """The account and the session that it acts for."""

    def wake(self) -> None:
        """Something has changed: send it to the client."""

    def displace(self) -> None:
        """Another connection takes the place of this one."""

    def reseat(self) -> None:
        """The game begins, and the seats may have other numbers."""

    def sign_out(self) -> None:
        """Its session has ended."""

    def remove(self) -> None:
        """The table was removed."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The seats that are connected at a process, and when it announced them."""

    seats: frozenset[int]
    when: float


@dataclass(frozen=True, slots=True)
class _Decision:
    """The open decision after a ply, and who acted at that ply."""

    ply: int
    player: int | None
    kind: str | None
    deciders: tuple[int, ...]


class Table:
    """A game table."""

    def __init__(self, stored: Stored) -> None:
        """Restore a table from the database. This takes a while for a long log."""
        self.header: Header = stored.header
        self.seats: list[Seat] = stored.seats
        self.rematch = stored.rematch
        self.talk = Talk(stored.said)
        self.ply = 0
        self.updated = stored.updated
        self.requests: dict[str, Entry] = {}
        self.people = People()
        self.now: Callable[[], int] = now
        self.clocks = self._new_clocks()
        self.hold: Hold | None = None  # bots wait after the last entry
        self.loaded = 0  # when the table came into memory
        self.used = 0  # when somebody asked for it last, or something changed
        self.seen: dict[int, int] = {}  # when the seats that are not connected were so last
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.announced: Connected | None = None  # our connections, as last announced to the other processes
        self.remote_connections: dict[str, Connected] = {}  # by process
        self.thinking: asyncio.Task[None] | None = None
        self.turns: dict[int, int] = {}  # the people to decide, each with the ply at which that began
        self.behind = False  # entries may be stored that are not loaded yet
        self.visited = 0  # when it was last stored that somebody is connected
        self.gone = False  # it was removed from the database
        self.changes = 0  # counts changes of anything beside the log
        self._decisions: deque[_Decision] = deque(maxlen=REMEMBERED)
        self.viewers: dict[bytes, tuple[int, tuple[int, ...]]] = {}  # viewer and seats by Authorization header
        self._cache: dict[tuple[Any, ...], Body] = {}
        self._lasting: tuple[int, dict[str, Any]] | None = None  # what no action changes, and the change it is of
        self._position: Position | None = None
        if self.begun:
            self._replay(stored.log)
        else:
            self.events = EventLog(0)
            for entry in stored.log:
                self._note_people(entry)

    def _replay(self, log: Sequence[Entry]) -> None:
        first = max(0, len(log) - LATEST)
        self.events = EventLog(first)
        match = replay.begin(self.header)
        for step in replay.steps(self.header, log, match):
            if step.entry:
                self._note(step.entry, match)
            self.turns = {seat: self.turns.get(seat, self.ply) for seat in self._asked(match)}
            self._remember(step.entry, step.after)
            if self.ply >= first:
                self.events.add(step.event())
        self._position = Position.of(match, self.ply)
        if log:
            self.hold = self._hold_after(log[-1])

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its name."""
        return self.header.id

    @property
    def status(self) -> str:
        """``open`` while a seat is free, ``starting`` while shares are waited for, ``running``, ``finished``.

        A table that was cancelled before it began is ``closed``.
        """
        if self.people.cancelled:
            return "closed"
        if not self.begun:
            return "open" if self.header.dealt is None else "starting"
        return self.position.status

    @property
    def begun(self) -> bool:
        """Whether there is a position: all seats are taken, and everybody's share of the dice has come."""
        return self.header.root is not None

    @property
    def position(self) -> Position:
        """The position of a table that has begun."""
        assert self._position is not None
        return self._position

    @property
    def summary(self) -> dict[str, Any]:
        """What lists show of the position."""
        return self.position.summary if self.begun else {**NO_POSITION, "ply": self.ply}

    @property
    def stand_ins(self) -> dict[int, str]:
        """The people for whom a bot plays on, with the reason."""
        return self.position.stand_ins if self.begun else {}

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.position.match

    @property
    def head(self) -> Head:
        """What the database stores with each entry of the log."""
        return Head(self.status, self.updated, self.summary)

    def decides(self, seat: int) -> bool:
        """Whether a seat has to decide now."""
        return seat in self.summary["deciders"]

    def asks(self, seat: int) -> bool:
        """Whether the person at a seat has to decide now."""
        return self.decides(seat) and not self.played_by_bot(seat)

    def asked(self) -> frozenset[int]:
        """The people whom the table waits for; not those for whom a bot plays on."""
        return frozenset(seat for seat in self.summary["deciders"] if not self.played_by_bot(seat))

    @property
    def persons(self) -> list[int]:
        """The seats that people have taken, whether they play themselves or a bot plays on for them."""
        return [seat.seat for seat in self.seats if seat.kind != "bot"]

    @property
    def playing(self) -> list[int]:
        """The seats that people play themselves."""
        stand_ins = self.stand_ins
        return [seat for seat in self.persons if seat not in stand_ins]

    @property
    def hosts(self) -> list[int]:
        """The seats whose people may cancel the table or fill it up before the game begins."""
        return hosts(self.seats)

    @property
    def hints_allowed(self) -> bool:
        """Whether its players may ask for hints."""
        return hinting.are_allowed(self.header.settings, self.seats)

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat, as its own or for a person."""
        return self.seats[seat].kind == "bot" or seat in self.stand_ins

    def bot_to_move(self) -> Seat | None:
        """The seat for which a bot has to move now. Where no person plays, the game rests; in a hold bots wait."""
        if self.gone or self.status != "running" or self.is_held():
            return None
        found = next((seat for seat in self.seats if self.decides(seat.seat) and self.played_by_bot(seat.seat)), None)
        return found if found is not None and self.playing else None

    def is_held(self) -> bool:
        """Whether bots wait, so that a person can take the last action back."""
        return self.hold is not None and self.hold.lasts(self.now())

    def away_for(self, seat: int, time: int) -> int:
        """For how many milliseconds nobody has been connected for a seat; 0 if somebody is."""
        return 0 if seat in self.online() else max(0, time - self.seen.get(seat, self.loaded))

    def can_undo(self, viewer: int) -> bool:
        """Whether a seat may take something back now."""
        allowed = viewer != SPECTATOR and self.header.settings["undo"] and self.status == "running"
        return bool(allowed) and not self.played_by_bot(viewer) and self.match.can_undo(viewer)

    def is_current(self, player: int, ply: int, kind: str) -> bool:
        """Whether an action that a player sends for a ply is still meant for the current decision.

        Where several players decide at once, others may have acted since, as long as the player's own decision stayed
        the same. An undo of the player's own last action is not affected by the actions of others.
        """
        if ply == self.ply:
            return True
        since = [decision for decision in self._decisions if decision.ply >= ply]
        if not since or since[0].ply != ply:
            return False
        if any(decision.player == player for decision in since[1:]):
            return False
        same = all(player in decision.deciders and decision.kind == since[0].kind for decision in since)
        return same or kind == "undo"

    # --- changes -----------------------------------------------------------------------------------------------------

    def advance(self, entry: Entry, position: Position) -> None:
        """Advance to a position that has been stored."""
        status, before, held, self._position = self.status, self.position, self.hold, position
        self.events.add(render.event(entry, before.observed, position.observed))
        self._note(entry, position.match)
        self._remember(entry, position.public)
        self._forget_responses()
        self.hold = None
        self.hold = self._hold_after(entry)
        if self.status != status or entry.kind == SEAT or self.clocks is not None or self.hold is not held:
            self.changes += 1
        self.notify()

    def _hold_after(self, entry: Entry) -> Hold | None:
        """The hold that begins with an entry: if it ends a turn, bots are next, and it can be taken back."""
        if entry.hold is None or entry.kind != "action" or self.decides(entry.player):
            return None
        if self.bot_to_move() is None or not self.can_undo(entry.player):
            return None
        limits = [AMONG_PEOPLE] if len(self.playing) > 1 else []
        if self.clocks is not None:
            limits.append(self.clocks.left(entry.player, entry.created))
        return Hold.wished(entry.player, entry.created, entry.hold, limits)

    def end_hold(self) -> None:
        """Note that the time to take the last action back is over."""
        self.hold = None
        self.change()

    def play(self, entry: Entry) -> None:
        """Advance by an entry that another process has stored."""
        if not self.begun:
            self.cancel(entry)
            return
        match = self.match.copy()
        replay.advance(self.header, match, entry)
        self.advance(entry, Position.of(match, entry.ply))

    def cancel(self, entry: Entry) -> None:
        """Note that a table was given up before it began."""
        self._note_people(entry)
        self.change()

    def become(self, header: Header, seats: list[Seat], position: Position | None = None) -> None:
        """Note that the secret was drawn or, with a position, that the game begins.

        Seats that were drawn by lot have other numbers then.
        """
        self.header = header
        if position is not None:
            self._position = position
            self._remember(None, position.public)
            self.events.add(render.event(None, position.observed, position.observed))
            self.seats, self.announced = seats, None
            self.talk.reseat({seat.chair: seat.seat for seat in seats})
            self.seen.clear()
            self.remote_connections.clear()
            for listener in self.listeners:
                listener.reseat()
        self.change(seats)

    def _new_clocks(self) -> Clocks | None:
        settings = self.header.settings.get("clock")
        return Clocks(settings, len(self.seats)) if settings else None

    def _note(self, entry: Entry, match: Match) -> None:
        self._note_people(entry)
        if self.clocks is not None:
            by_bot = entry.player >= 0 and (entry.player in match.stand_ins or self.seats[entry.player].kind == "bot")
            moment = render.moment(match.state.observe(SPECTATOR))
            self.clocks.note(entry, After(self._asked(match), match.state.ply, moment, by_bot))

    def _asked(self, match: Match) -> frozenset[int]:
        stand_ins, deciders = match.stand_ins, () if match.is_over else match.state.deciders
        return frozenset(seat for seat in deciders if seat not in stand_ins and self.seats[seat].kind != "bot")

    def _note_people(self, entry: Entry) -> None:
        self.ply = entry.ply
        self.updated = max(self.updated, entry.created)
        self.people = self.people.after(entry)
        if entry.request is not None:
            self.requests[entry.request] = entry

    def _remember(self, entry: Entry | None, state: State) -> None:
        self._decisions.append(_Decision(self.ply, entry.player if entry else None, state.question, state.deciders))

    def change(self, seats: list[Seat] | None = None, rematch: str | None = None) -> None:
        """Note a change of something beside the log: seats, connections, the rematch."""
        self.seats = seats or self.seats
        self.rematch = rematch or self.rematch
        self.changes += 1
        self._forget_responses()
        self.notify()

    def remove(self) -> None:
        """Note that the table was removed from the database: its bots rest, and its connections end."""
        self.gone = True
        if self.thinking is not None:
            self.thinking.cancel()
        for listener in tuple(self.listeners):
            listener.remove()

    def notify(self) -> None:
        """Wake all live connections."""
        for listener in self.listeners:
            listener.wake()

    def connected(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for listener in self.listeners for seat in listener.held)

    def spectators(self) -> int:
        """How many connections hold no seat."""
        return sum(not listener.held for listener in self.listeners)

    def make_room(self, seat: int, most: int) -> None:
        """Displace the oldest connections of a seat if it has more than ``most``."""
        of_seat = sorted((found for found in self.listeners if seat in found.held), key=lambda found: found.number)
        for oldest in of_seat[:-most]:
            oldest.displace()

    def online(self) -> frozenset[int]:
        """The seats that are connected to any process."""
        return self.connected().union(*(there.seats for there in self.remote_connections.values()))

    # --- responses ---------------------------------------------------------------------------------------------------

    def _forget_responses(self) -> None:
        self.used = self.now()
        self._cache.clear()
        self.viewers.clear()

    def rest(self) -> None:
        """Let go of what is made again when somebody asks for it: encoded responses and earlier events."""
        self._cache.clear()
        self.viewers.clear()
        self.events.shorten()

    def _cached(self, key: tuple[Any, ...], make: Callable[[], bytes]) -> Body:
        body = self._cache.get(key)
        timed = self.clocks is not None or self.hold is not None
        if body is None or (timed and key[0] in _TIMED):
            body = self._cache[key] = Body(make())
        return body

    def info(self) -> dict[str, Any]:
        """The public information about the table."""
        if self._lasting is None or self._lasting[0] != self.changes:
            self._lasting = self.changes, wire.lasting(self.header, self.seats, self.status)
        info = wire.info(self._lasting[1], self.updated, self.summary, self.rematch)
        online = self.online()
        for seat in info["seats"]:
            seat["online"] = seat["seat"] in online
            seat["agreed"] = sorted(self.people.wishes.get(seat["seat"], ()))
        if self.clocks is not None and self.status == "running":
            info["clocks"] = self.clocks.told(self.persons, self.now())
        if self.hold is not None and self.is_held():
            info["hold"] = {"seat": self.hold.seat, "left": self.hold.left(self.now())}
        return info

    def info_body(self) -> Body:
        """The same, encoded."""
        return self._cached(("info",), lambda: encoded(self.info()))

    def view_body(self, viewer: int) -> Body:
        """The position as a viewer may see it; nothing before the game begins."""

        def make() -> bytes:
            return render.view(self.match.state, viewer, self._ended_early()) if self.begun else _NOTHING

        return self._cached(("view", viewer), make)

    def _ended_early(self) -> bool:
        return self.match.is_over and not self.match.state.is_over

    def position_body(self, viewer: int) -> Body:
        """The same with its ply."""
        return self._cached(
            ("position", viewer),
            lambda: wire.position(self.ply, viewer, self.view_body(viewer).raw, self.can_undo(viewer)),
        )

    def state_body(self, viewer: int, held: tuple[int, ...], since: int | None = None) -> Body:
        """Everything that a client needs; with the events after a ply, or the latest events."""

        def make() -> bytes:
            events = self.events.latest(viewer) if since is None else self.events.after(since, viewer)
            view, undo = self.view_body(viewer).raw, self.can_undo(viewer)
            board = render.board(self.match.game) if self.begun else _NOTHING
            return wire.welcome(self.info_body().raw, board, viewer, held, self.ply, view, undo, events)

        return self._cached(("state", viewer, held, since), make)

    def update_body(self, viewer: int, since: int, request: str | None = None) -> Body:
        """What happened after a ply."""

        def make() -> bytes:
            events, view = self.events.after(since, viewer), self.view_body(viewer).raw
            return wire.update(self.ply, viewer, self.status, events, view, self.can_undo(viewer), request)

        return self._cached(("update", viewer, since, request), make)

    def changed_body(self) -> Body:
        """That the table itself changed."""
        return self._cached(("changed",), lambda: wire.table_changed(self.info_body().raw))
