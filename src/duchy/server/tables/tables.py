"""The tables of a server process: those in memory, and what is loaded from and stored in the database.

What people do there is in ``gathering.py`` and ``playing.py``. Only one thing at a time is done at a table
(``exclusive``). The methods that are not exclusive are for those who are already alone with the table.
"""

from __future__ import annotations

import asyncio
import re
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from duchy.engine.errors import DuchyError, OptionError
from duchy.engine.game import registry
from duchy.engine.game.game import SPECTATOR, Game
from duchy.engine.match.match import Match
from duchy.server.preparation import Preparation
from duchy.server.problems import Refused
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import Entry, Header
from duchy.server.storage.store import Gone, Head, Outdated, Store, now
from duchy.server.tables import replay
from duchy.server.tables.event_log import Event
from duchy.server.tables.exclusive import exclusive
from duchy.server.tables.finished_game import FinishedGame
from duchy.server.tables.memory import Absence, Absences, is_needed
from duchy.server.tables.people import PAUSE, SEAT
from duchy.server.tables.position import Position
from duchy.server.tables.table import Table

_NAME = re.compile(r"[A-Za-z0-9_-]{1,16}")
FINISHED_GAMES = 16  # finished games that are kept with all their positions


def _take_note(task: asyncio.Future[Any]) -> None:
    """Take note of an error, so that asyncio does not log it if nobody waits for the task any more."""
    if not task.cancelled():
        task.exception()


class Observer:
    """What else happens when something happens at a table. This one does nothing."""

    def stored(self, table: Table) -> None:
        """This process has stored something."""

    def heard(self, table: Table) -> None:
        """Another process has stored something."""

    def loaded(self, table: Table) -> None:
        """A table has come into memory."""

    def owed(self, table: Table) -> int:
        """For how many milliseconds the clocks of a table ran while nobody could act."""
        return 0


class Tables:
    """The tables that this process has in memory, and access to all others."""

    def __init__(
        self,
        store: Store,
        limit: int,
        preparation: Preparation,
        clock: Callable[[], int] = now,
        observer: Observer | None = None,
        share_seconds: float = 0.0,
    ) -> None:
        self.store = store
        self.now = clock  # milliseconds since 1970
        self.preparation = preparation
        self.observer = observer or Observer()
        self.entries_stored = 0  # by this process
        self.share_seconds = share_seconds  # how long a table waits for shares before it begins
        self.is_needed: Callable[[Table], bool] = is_needed  # tables that do not leave memory
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._finished: OrderedDict[str, FinishedGame] = OrderedDict()
        self._absences = Absences()

    # --- loading -----------------------------------------------------------------------------------------------------

    def in_memory(self, table: str) -> Table | None:
        """A table that somebody asks for, if it is in memory."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            found.used = self.now()
        return found

    def peek(self, table: str) -> Table | None:
        """A table, if it is in memory, for a look that does not keep it there."""
        return self._tables.get(table)

    def game_of(self, table: str) -> str | None:
        """The game of a table that is in memory."""
        found = self._tables.get(table)
        return found.header.game if found is not None else None

    async def peek_when_loaded(self, table: str) -> Table | None:
        """The same, waiting for a table that is being loaded: what is told of it now it may have been read without."""
        if loading := self._loading.get(table):
            await asyncio.wait([loading])
        return self.peek(table)

    async def get(self, table: str) -> Table:
        """A table, from memory or from the database; refused as long as its game is not ready."""
        found = self.in_memory(table)
        if found is None and _NAME.fullmatch(table):
            if table not in self._loading:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(_take_note)
            found = await asyncio.shield(self._loading[table])
        if found is None:
            raise Gone
        return found

    async def _load(self, table: str) -> Table | None:
        try:
            stored = await self.store.load(table)
            if stored is None:
                return None
            self.preparation.require(_game_of(stored.header))
            found = await asyncio.to_thread(Table, stored)
            await self.give_back_time(found)
            self.add(found)
            self.observer.loaded(found)
            return found
        except DuchyError as error:  # not a fault of the request, so it must not look like a refusal
            raise RuntimeError(f"the log of table {table} cannot be replayed") from error
        finally:
            del self._loading[table]

    def add(self, table: Table) -> None:
        """Keep a table in memory, and let others leave if there are too many."""
        self._tables[table.id] = table
        table.now = self.now
        table.loaded = table.used = self.now()
        self._absences.restore(table)
        for name in list(self._tables) if len(self._tables) > self._limit else ():
            if len(self._tables) <= self._limit:
                break
            if not self.is_needed(self._tables[name]):
                self._leave(name)

    def unload_unused(self, since: int, keeps: Callable[[Table], bool]) -> int:
        """Let tables leave memory that nobody has asked for since a time; returns how many somebody holds."""
        for name in [name for name, game in self._finished.items() if game.used <= since]:
            del self._finished[name]
        unused = [name for name, table in self._tables.items() if table.used <= since and not self.is_needed(table)]
        return sum(not keeps(self._tables[name]) and not self._leave(name) for name in unused)

    def _leave(self, name: str) -> bool:
        """Let a table leave memory; False if somebody holds it, who would go on with it beside the next one."""
        absence = Absence.of(self._tables[name])
        held = weakref.ref(self._tables.pop(name))
        if (table := held()) is not None:
            self._tables[name] = table
            return False
        self._absences.note(name, absence)
        return True

    def rest_unused(self, since: int) -> None:
        """Let tables rest that nobody has asked for since a time."""
        for table in self._tables.values():
            if table.used <= since:
                table.rest()

    def forget(self, table: str) -> None:
        """A table was removed from the database: nobody finds it any more, and its connections end."""
        if loading := self._loading.get(table):
            loading.add_done_callback(lambda _: self.forget(table))
        self._finished.pop(table, None)
        if found := self._tables.pop(table, None):
            found.remove()

    def all(self) -> list[Table]:
        """Every table in memory."""
        return list(self._tables.values())

    async def finished_game(self, table: Table) -> FinishedGame:
        """A finished game with all its positions."""
        found = self._finished.get(table.id)
        if found is None:
            log = await self.store.entries(table.id)
            found = self._finished[table.id] = await asyncio.to_thread(FinishedGame, table.header, log)
            while len(self._finished) > FINISHED_GAMES:
                self._finished.popitem(last=False)
        self._finished.move_to_end(table.id)
        found.used = self.now()
        return found

    async def load_all_events(self, table: Table) -> None:
        """Load the earlier events of a table that was loaded with the latest ones only."""
        if table.events.first:
            log = await self.store.entries(table.id)
            events = await asyncio.to_thread(_events, table, log)
            if table.events.first:
                table.events.complete(events)

    # --- entries of the log ------------------------------------------------------------------------------------------

    async def store_entry(self, table: Table, entry: Entry, match: Match) -> None:
        """Store and show an entry. If there is another of the same number, that is loaded and ``Conflict`` raised."""
        position = Position.of(match, entry.ply)
        head = Head(position.status, entry.created, position.summary)
        try:
            await self.store.append(table.id, entry, head)
        except Conflict:
            await self.load_entries(table)
            raise
        except Exception:
            table.behind = True  # it is not known whether the entry was stored
            raise
        table.advance(entry, position)
        self.entries_stored += 1

    @exclusive
    async def give_back(self, table: Table) -> None:
        """Give the clocks of a table back the time in which nobody could act."""
        if table.behind:
            await self.load_entries(table)
        await self.give_back_time(table)

    async def give_back_time(self, table: Table) -> None:
        """The same, before anything else is entered in its log. Another process may have done it already."""
        while lost := self.observer.owed(table):
            entry = Entry(table.ply + 1, SPECTATOR, SEAT, f"{PAUSE} {lost}", None, None, self.now())
            with suppress(Conflict):
                await self.store_entry(table, entry, table.match.copy())
                return

    @exclusive
    async def catch_up(self, table: Table) -> bool:
        """Load what other processes have stored; returns whether there was anything."""
        return await self.load_entries(table)

    async def load_entries(self, table: Table) -> bool:
        """The same, for whoever is alone with the table."""
        if not table.begun:
            await self.load_seats(table)
        entries = await self.store.entries(table.id, table.ply)
        for entry in entries:
            table.play(entry)
            self.observer.heard(table)
        table.behind = False
        return bool(entries)

    # --- keeping and forgetting --------------------------------------------------------------------------------------

    async def invite(self, table: Table, seat: int, invite: str) -> None:
        """Replace the invitation of a free seat."""
        try:
            await self._change(table, self.store.invite(table.id, seat, invite))
        except Conflict:
            raise Refused(409, "seat-taken") from None

    async def give_hint(self, table: Table, seat: int, ply: int, hint: Sequence[Any]) -> None:
        """Count a hint and keep it; another process may have given the same one."""
        with suppress(Conflict):
            await self._change(table, self.store.give_hint(table.id, seat, ply, hint))

    async def keep(self, table: Table, seat: int, account: str | None) -> None:
        """Let an account keep a seat, or release it."""
        await self._change(table, self.store.keep(table.id, seat, account))

    async def forget_name(self, table: Table, seat: int) -> None:
        """Make a seat nameless, and the seat reserved for its player at a rematch."""
        await self._change(table, self.store.forget_name(table.id, seat))
        if table.rematch is not None:
            await self.seats_changed(table.rematch)

    async def seats_changed(self, name: str) -> None:
        """Show the seats of a table, which have changed in the database, here and in the other processes."""
        await self.store.announce(name)
        if table := self.peek(name):
            await self.refresh(table)

    @exclusive
    async def _change(self, table: Table, storing: Awaitable[None]) -> None:
        try:
            await storing
        finally:
            await self.load_seats(table)

    @exclusive
    async def refresh(self, table: Table) -> None:
        """Load the current seats and the rematch."""
        await self.load_seats(table)

    async def load_seats(self, table: Table) -> None:
        """The same, for whoever is alone with the table."""
        header, seats, rematch = await self.store.header_seats_and_rematch(table.id)
        if header != table.header:
            begins = header.root is not None and not table.begun
            table.become(header, seats, await asyncio.to_thread(first_position, header) if begins else None)
            self.observer.heard(table)
        if (seats, rematch) != (table.seats, table.rematch):
            table.rematch = rematch  # none if that table was removed
            table.change(seats)


def first_position(header: Header) -> Position:
    """The position of a game that begins."""
    return Position.of(replay.begin(header), 0)


def _events(table: Table, log: list[Entry]) -> list[Event]:
    return [step.event() for step in replay.steps(table.header, log)]


def _game_of(header: Header) -> Game:
    try:
        return registry.load(header.game, header.options)
    except OptionError:
        raise Outdated from None
