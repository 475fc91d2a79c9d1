"""The tables of a server process: found, kept in memory while they are in use, and played on.

An action is checked, stored and only then shown, one after the other for each table. The log's key has the last word:
if another process has stored the same ply, its action stands, and ours is told that the table has moved on.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from duchy.engine import fair
from duchy.engine.errors import DuchyError
from duchy.server import replay
from duchy.server.journal import Conflict
from duchy.server.models import Entry, Seat
from duchy.server.position import Position
from duchy.server.problems import Refused
from duchy.server.reel import Reel
from duchy.server.store import Head, Store, now
from duchy.server.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
_NAME = re.compile(r"[A-Za-z0-9_-]{1,16}")
MOST_ENTRIES = 10_000  # nobody takes back for ever: a log is kept for ever
REELS = 16  # finished games that are kept with all their positions


async def unbroken(work: Awaitable[T]) -> T:
    """Finish some work even if whoever waits for it goes away: what is stored must get into memory too."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_nobody_waits)
        raise


def _nobody_waits(task: asyncio.Future[Any]) -> None:
    """A refusal that nobody is left to hear is nothing; anything else belongs into the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | DuchyError):
        log.error("failed after its asker had gone", exc_info=error)


class Tables:
    """All tables, as far as this process has them in memory."""

    def __init__(self, store: Store, limit: int) -> None:
        self.store = store
        self.moved: Callable[[Table], None] = lambda table: None  # told of everything stored here
        self.loaded: Callable[[Table], None] = lambda table: None  # told of every table that comes back to memory
        self.entered = 0  # entries that this process has stored
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    # --- finding -----------------------------------------------------------------------------------------------------

    def at_hand(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
        return found

    async def get(self, table: str) -> Table:
        """A table, from memory or from the database."""
        found = self.at_hand(table)
        if found is None and _NAME.fullmatch(table):
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            found = await asyncio.shield(self._loading[table])
        if found is None:
            raise Refused(404, "no-table")
        return found

    async def _load(self, table: str) -> Table | None:
        try:
            stored = await self.store.load(table)
            if stored is None:
                return None
            found = await asyncio.to_thread(Table, stored)
            self.add(found)
            self.loaded(found)
            return found
        except DuchyError as error:  # not the asker's fault, so it must not look like a refusal
            raise RuntimeError(f"the log of table {table} cannot be replayed") from error
        finally:
            del self._loading[table]

    def add(self, table: Table) -> None:
        """Keep a table in memory, and let go of one that nobody uses."""
        self._tables[table.id] = table
        for other in self.all() if len(self._tables) > self._limit else ():
            if len(self._tables) <= self._limit:
                break
            if not other.listeners and not other.thinking and not other.lock.locked():
                del self._tables[other.id]

    def all(self) -> list[Table]:
        """Every table in memory."""
        return list(self._tables.values())

    async def reel(self, table: Table) -> Reel:
        """A finished game with all its positions."""
        found = self._reels.get(table.id)
        if found is None:
            log = await self.store.entries(table.id)
            found = self._reels[table.id] = await asyncio.to_thread(Reel, table.header, log)
            while len(self._reels) > REELS:
                self._reels.popitem(last=False)
        self._reels.move_to_end(table.id)
        return found

    async def complete_chronicle(self, table: Table) -> None:
        """Bring back the events of a table that was loaded with the latest only."""
        if table.chronicle.first:
            log = await self.store.entries(table.id)
            events = await asyncio.to_thread(_events, table, log)
            if table.chronicle.first:
                table.chronicle.complete(events)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def act(self, table: Table, player: int, ply: int, action: Any, request: str | None = None) -> Entry:
        """Take an action for a player and return its entry; a request that came before is answered by its own."""
        return await unbroken(self._enter(table, player, ply, request, "action", action))

    async def undo(self, table: Table, player: int, ply: int, request: str | None = None) -> Entry:
        """Take back a player's last action."""
        return await unbroken(self._enter(table, player, ply, request, "undo", None))

    async def _enter(self, table: Table, player: int, ply: int, request: str | None, kind: str, action: Any) -> Entry:
        async with table.lock:
            if table.behind:
                await self._catch_up(table)
            if known := _known(table, player, request):
                return known
            _check_playable(table, player, ply, kind)
            entry, position = _next(table, player, kind, action, request)
            head = Head(position.status(table.seats), entry.created, position.summary)
            try:
                await self.store.append(table.id, entry, head)
            except Conflict:
                await self._catch_up(table)
                if known := _known(table, player, request):
                    return known
                raise Refused(409, "stale", ply=table.ply) from None
            except Exception:
                table.behind = True  # whether it is stored, nobody knows
                raise
            table.advance(entry, position)
            self.entered += 1
        self.moved(table)
        return entry

    async def catch_up(self, table: Table) -> bool:
        """Take over what other processes have stored; whether there was anything."""
        return await unbroken(self._catch_up_locked(table))

    async def _catch_up_locked(self, table: Table) -> bool:
        async with table.lock:
            return await self._catch_up(table)

    async def _catch_up(self, table: Table) -> bool:
        entries = await self.store.entries(table.id, table.ply)
        for entry in entries:
            table.play(entry)
        table.behind = False
        return bool(entries)

    # --- sitting down ------------------------------------------------------------------------------------------------

    async def sit_down(self, table: Table, seat: Seat) -> None:
        """Give a free seat to somebody."""
        await unbroken(self._sit_down(table, seat))

    async def _sit_down(self, table: Table, seat: Seat) -> None:
        async with table.lock:
            if not table.seats[seat.seat].open:
                raise Refused(409, "seat-taken")
            seats = [*table.seats]
            seats[seat.seat] = seat
            head = Head(table.position.status(seats), now(), table.position.summary)
            try:
                await self.store.sit_down(table.id, seat, head)
            except Conflict:
                await self._refresh(table)
                raise Refused(409, "seat-taken") from None
            table.updated = head.updated
            table.change(seats)
        self.moved(table)

    async def invite(self, table: Table, seat: int, invite: str) -> None:
        """Replace the invitation of a free seat."""
        try:
            await unbroken(self._change(table, self.store.invite(table.id, seat, invite)))
        except Conflict:
            raise Refused(409, "seat-taken") from None

    async def keep(self, table: Table, seat: int, account: str | None) -> None:
        """Let an account keep a seat, or nobody's."""
        await unbroken(self._change(table, self.store.keep(table.id, seat, account)))

    async def _change(self, table: Table, storing: Awaitable[None]) -> None:
        async with table.lock:
            try:
                await storing
            finally:
                await self._refresh(table)

    async def refresh(self, table: Table) -> None:
        """Take over who sits there now, and the rematch."""
        async with table.lock:
            await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        seats, rematch = await self.store.people(table.id)
        if (seats, rematch) != (table.seats, table.rematch):
            table.change(seats, rematch)


def _known(table: Table, player: int, request: str | None) -> Entry | None:
    """The entry of a request that was fulfilled before."""
    known = table.requests.get(request) if request is not None else None
    if known is not None and known.player != player:
        raise Refused(409, "request-reused")
    return known


def _check_playable(table: Table, player: int, ply: int, kind: str) -> None:
    if table.status == "open":
        raise Refused(409, "not-started")
    if table.status == "finished":
        raise Refused(409, "over")
    if kind == "undo" and (not table.header.settings["undo"] or table.ply >= MOST_ENTRIES):
        raise Refused(409, "undo-off")
    if not table.is_current(player, ply, kind):
        raise Refused(409, "stale", ply=table.ply)


def _next(table: Table, player: int, kind: str, action: Any, request: str | None) -> tuple[Entry, Position]:
    """The next entry and the position after it, both of which nobody knows of yet."""
    match, notation = table.match.copy(), None
    if kind == "undo":
        match.undo(player)
    else:
        _, number = match.state.resolve(action, player)
        notation = str(match.game.catalogue.decode(number))
        match.apply(number, player, fair.entropy(table.header.secret, match.state.ply + 1))
    entry = Entry(table.ply + 1, player, kind, notation, None, request, now())
    return entry, Position.of(match, entry.ply)


def _events(table: Table, log: list[Entry]) -> list[bytes]:
    return [step.event() for step in replay.steps(table.header, log)]
