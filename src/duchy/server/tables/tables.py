"""The tables of a server process: loading, caching, and applying actions.

An action is checked, stored and only then shown; the actions of one table are handled one after the other. If another
process has stored the same ply, the primary key of the log makes our write fail, and the action is refused as stale.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from duchy.engine import fair, registry
from duchy.engine.errors import DuchyError
from duchy.engine.game import SPECTATOR
from duchy.engine.match import Match
from duchy.server import names
from duchy.server.preparation import Preparation
from duchy.server.problems import Refused
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import Entry, Header, Seat
from duchy.server.storage.store import Head, Store, now
from duchy.server.tables import beginning, leaving, people, repeats, replay, tutorials
from duchy.server.tables.event_log import Event
from duchy.server.tables.finished_game import FinishedGame
from duchy.server.tables.people import PAUSE, SEAT
from duchy.server.tables.position import Position
from duchy.server.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
_Deed = tuple[str, str | None, Match]
"""What is to be entered in a log: the kind of the entry, its words, and the match after it."""
_NAME = re.compile(r"[A-Za-z0-9_-]{1,16}")
Holder = Callable[[Table], Sequence[int]]
"""The seats of a table that whoever asks holds."""
MOST_ENTRIES = 10_000  # of a log; then undo is switched off, since every undo adds an entry
FINISHED_GAMES = 16  # finished games that are kept with all their positions


async def finish_anyway(work: Awaitable[T]) -> T:
    """Finish some work even if the request that waits for it is cancelled: what is stored must be loaded as well."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_log_failure)
        raise


def _log_failure(task: asyncio.Future[Any]) -> None:
    """Log the error of work whose request was cancelled, unless it is a refusal."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | DuchyError):
        log.error("failed after its request was cancelled", exc_info=error)


class Tables:
    """The tables that this process has in memory, and access to all others."""

    def __init__(self, store: Store, limit: int, preparation: Preparation, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.now = clock  # milliseconds since 1970
        self.preparation = preparation
        self.on_stored: Callable[[Table], None] = lambda table: None  # called when this process has stored something
        self.on_loaded: Callable[[Table], None] = lambda table: None  # called when a table is loaded into memory
        self.on_heard: Callable[[Table], None] = lambda table: None  # called when another process has stored something
        self.owed: Callable[[Table], int] = lambda table: 0  # milliseconds that its clocks ran while nobody could act
        self.entries_stored = 0  # by this process
        self.share_seconds = 0.0  # how long a table waits for shares before it begins
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._finished: OrderedDict[str, FinishedGame] = OrderedDict()

    # --- loading -----------------------------------------------------------------------------------------------------

    def in_memory(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
        return found

    def game_of(self, table: str) -> str | None:
        """The game of a table that is in memory."""
        found = self._tables.get(table)
        return found.header.game if found is not None else None

    async def get(self, table: str) -> Table:
        """A table, from memory or from the database; refused as long as its game is not ready."""
        found = self.in_memory(table)
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
            self.preparation.require(registry.load(stored.header.game, stored.header.options))
            found = await asyncio.to_thread(Table, stored)
            await self._give_back(found)
            self.add(found)
            self.on_loaded(found)
            return found
        except DuchyError as error:  # not a fault of the request, so it must not look like a refusal
            raise RuntimeError(f"the log of table {table} cannot be replayed") from error
        finally:
            del self._loading[table]

    def add(self, table: Table) -> None:
        """Keep a table in memory, and unload tables that are not in use if there are too many."""
        self._tables[table.id] = table
        table.loaded, table.now = self.now(), self.now
        for other in self.all() if len(self._tables) > self._limit else ():
            if len(self._tables) <= self._limit:
                break
            ticking = other.clocks is not None and other.clocks.running
            if not other.listeners and not other.thinking and not other.lock.locked() and not ticking:
                del self._tables[other.id]

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
        return found

    async def load_all_events(self, table: Table) -> None:
        """Load the earlier events of a table that was loaded with the latest ones only."""
        if table.events.first:
            log = await self.store.entries(table.id)
            events = await asyncio.to_thread(_events, table, log)
            if table.events.first:
                table.events.complete(events)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def act(
        self, table: Table, player: int, ply: int, action: Any, request: str | None = None, bot: bool = False
    ) -> Entry:
        """Take an action for a player and return its entry; a repeated request returns the entry of the first."""

        def decide() -> _Deed:
            _check_playable(table, player, ply, "action", bot)
            return _action(table, player, action)

        same = repeats.action(table, action)
        return await finish_anyway(self._enter(table, player, request, same, decide))

    async def undo(self, table: Table, player: int, ply: int, request: str | None = None) -> Entry:
        """Take back a player's last action."""

        def decide() -> _Deed:
            _check_playable(table, player, ply, "undo")
            match = table.match.copy()
            match.undo(player)
            return "undo", None, match

        return await finish_anyway(self._enter(table, player, request, repeats.undo, decide))

    async def change_seat(
        self, table: Table, player: int, wish: Callable[[Table, int], str], request: str | None = None, what: str = "-"
    ) -> Entry:
        """Store that a player concedes, leaves, comes back or the like (see leaving.py).

        ``what`` names the wish of a request (``concede``, ``agree 2``), so that it is known if it comes again.
        """

        def decide() -> _Deed:
            words = wish(table, player)
            match = table.match.copy()
            people.change_seat(match, player, words)
            return SEAT, words, match

        return await finish_anyway(self._enter(table, player, request, repeats.seat_change(what), decide))

    async def _enter(
        self, table: Table, player: int, request: str | None, same: repeats.Same, decide: Callable[[], _Deed]
    ) -> Entry:
        async with table.lock:
            if table.behind:
                await self._refresh(table)
                await self._catch_up(table)
            if known := _earlier_entry(table, player, request, same):
                return known
            await self._give_back(table)
            try:
                kind, words, match = decide()
            except (Refused, DuchyError):  # perhaps only because another process has stored what is not loaded here yet
                if not self.store.shared or not await self._catch_up(table):
                    raise
                if known := _earlier_entry(table, player, request, same):
                    return known
                kind, words, match = decide()
            entry = Entry(table.ply + 1, player, kind, words, None, request, self.now())
            try:
                await self._store(table, entry, match)
            except Conflict:
                if known := _earlier_entry(table, player, request, same):
                    return known
                raise Refused(409, "stale", ply=table.ply) from None
        self.on_stored(table)
        return entry

    async def _store(self, table: Table, entry: Entry, match: Match) -> None:
        """Store and show an entry. If there is another of the same number, that is loaded and ``Conflict`` raised."""
        position = Position.of(match, entry.ply)
        head = Head(position.status, entry.created, position.summary)
        try:
            await self.store.append(table.id, entry, head)
        except Conflict:
            await self._catch_up(table)
            raise
        except Exception:
            table.behind = True  # it is not known whether the entry was stored
            raise
        table.advance(entry, position)
        self.entries_stored += 1

    async def give_back(self, table: Table) -> None:
        """Give the clocks of a table back the time in which nobody could act."""
        await finish_anyway(self._give_back_locked(table))

    async def _give_back_locked(self, table: Table) -> None:
        async with table.lock:
            if table.behind:
                await self._catch_up(table)
            await self._give_back(table)

    async def _give_back(self, table: Table) -> None:
        """The same, before anything else is entered in its log. Another process may have done it already."""
        while lost := self.owed(table):
            entry = Entry(table.ply + 1, SPECTATOR, SEAT, f"{PAUSE} {lost}", None, None, self.now())
            with suppress(Conflict):
                await self._store(table, entry, table.match.copy())
                return

    async def catch_up(self, table: Table) -> bool:
        """Load what other processes have stored; returns whether there was anything."""
        return await finish_anyway(self._catch_up_locked(table))

    async def _catch_up_locked(self, table: Table) -> bool:
        async with table.lock:
            return await self._catch_up(table)

    async def _catch_up(self, table: Table) -> bool:
        if not table.begun:
            await self._refresh(table)
        entries = await self.store.entries(table.id, table.ply)
        for entry in entries:
            table.play(entry)
            self.on_heard(table)
        table.behind = False
        return bool(entries)

    # --- seats -------------------------------------------------------------------------------------------------------

    async def sit_down(self, table: Table, seat: Seat) -> None:
        """Store and show who takes a free seat."""
        await finish_anyway(self._sit_down(table, seat))

    async def _sit_down(self, table: Table, seat: Seat) -> None:
        async with table.lock:
            if table.status == "closed":
                raise Refused(409, "cancelled")
            if not table.seats[seat.seat].open:
                raise Refused(409, "seat-taken")
            if seat.name is not None and names.alike(seat.name, _other_names(table, seat.seat)):
                raise Refused(409, "name-alike", name=seat.name)
            beginning.check_announced(table.seats, seat)
            await self._seat(table, [seat], lambda head: self.store.sit_down(table.id, seat, head))
            await self._proceed(table)
        self.on_stored(table)

    async def stand_up(self, table: Table, seat: int) -> None:
        """Store and show that a person leaves a table that has not begun: the seat is free again."""
        await finish_anyway(self._stand_up(table, seat))

    async def _stand_up(self, table: Table, number: int) -> None:
        async with table.lock:
            leaving.check_waiting(table)
            seat = table.seats[number]
            if seat.kind != "link" or seat.open:
                raise Refused(409, "own-seat")
            free = replace(seat, token=None, name=None, account=None, invite=None, share_hash=None)
            await self._seat(table, [free], lambda head: self.store.stand_up(table.id, seat, head))

    async def fill(self, table: Table, level: str, bot_names: Sequence[str]) -> None:
        """Put bots on all free seats, so that the game begins. Names that people there have are left out."""
        await finish_anyway(self._fill(table, level, bot_names))

    async def _fill(self, table: Table, level: str, bot_names: Sequence[str]) -> None:
        async with table.lock:
            leaving.check_waiting(table)
            free = [seat for seat in table.seats if seat.open]
            known = [seat.name for seat in table.seats if not seat.open]
            named = [*(name for name in bot_names if not names.alike(name, known)), *[None] * len(free)]
            bots = [
                replace(seat, kind="bot", level=level, name=name, invite=None)
                for seat, name in zip(free, named, strict=False)
            ]
            await self._seat(table, bots, lambda head: self.store.fill(table.id, bots, head))
            await self._proceed(table)
        self.on_stored(table)

    async def cancel(self, table: Table, seat: int) -> None:
        """Store and show that the opener gives up a table that has not begun."""
        await finish_anyway(self._cancel(table, seat))

    async def _cancel(self, table: Table, seat: int) -> None:
        async with table.lock:
            entry = Entry(table.ply + 1, seat, SEAT, leaving.cancellation(table, seat), None, None, self.now())
            try:
                await self.store.cancel(table.id, entry, Head("closed", entry.created, table.summary))
            except Conflict:
                await self._catch_up(table)
                leaving.check_waiting(table)
                raise Refused(409, "stale", ply=table.ply) from None
            table.cancel(entry)
        self.on_stored(table)

    async def _seat(self, table: Table, changed: Sequence[Seat], storing: Callable[[Head], Awaitable[None]]) -> None:
        """Store and show seats of a table that has not begun."""
        seats = [*table.seats]
        for seat in changed:
            seats[seat.seat] = seat
        head = Head("open", self.now(), table.summary)
        try:
            await storing(head)
        except Conflict:
            await self._refresh(table)
            if table.status != "open":
                leaving.check_waiting(table)
            for seat in changed:
                beginning.check_announced(table.seats, seat)
            raise Refused(409, "seat-taken") from None
        except Exception:
            table.behind = True  # it is not known whether the seats were stored
            raise
        table.updated = head.updated
        table.change(seats)

    # --- beginning ---------------------------------------------------------------------------------------------------

    async def give_share(self, table: Table, holder: Holder, share: str) -> None:
        """Store what the holder of a seat has announced to add to the dice; the same again changes nothing."""
        await finish_anyway(self._give_share(table, holder, share))

    async def _give_share(self, table: Table, holder: Holder, share: str) -> None:
        async with table.lock:
            try:
                number = _awaited(table, holder, share)
            except Refused:  # perhaps only because another process has stored what is not loaded here yet
                if not self.store.shared:
                    raise
                await self._refresh(table)
                number = _awaited(table, holder, share)
            if table.seats[number].share == share:
                return
            try:
                await self.store.give_share(table.id, number, share, replace(table.head, updated=self.now()))
            except Conflict:
                await self._refresh(table)
                if table.begun:
                    raise Refused(409, "started") from None
            else:
                given = [replace(seat, share=share) if seat.seat == number else seat for seat in table.seats]
                table.change(given)
            await self._proceed(table)
        self.on_stored(table)

    async def proceed(self, table: Table) -> None:
        """Let a table begin if everything is there that it waits for, or if its time is up."""
        await finish_anyway(self._proceed_locked(table))

    async def _proceed_locked(self, table: Table) -> None:
        async with table.lock:
            await self._proceed(table)
        self.on_stored(table)

    async def _proceed(self, table: Table) -> None:
        """Draw the secret when all seats are taken; begin when all shares have come or the time is up."""
        if table.status == "open" and beginning.is_complete(table.seats):
            await self._deal(table)
        while table.status == "starting" and self.is_ready(table):
            await self._begin(table)

    def is_ready(self, table: Table) -> bool:
        """Whether a table that is about to begin waits for nobody any more."""
        return not beginning.waits_for_shares(table.seats) or self.share_seconds_left(table) <= 0

    def share_seconds_left(self, table: Table) -> float:
        """How long a table that is about to begin still waits for shares."""
        return (table.header.dealt or 0) / 1000 + self.share_seconds - self.now() / 1000

    async def _deal(self, table: Table) -> None:
        header = beginning.dealt(table.header, self.now())
        try:
            await self.store.deal(header, Head("starting", self.now(), table.summary))
        except Conflict:
            await self._catch_up(table)  # the table may have been cancelled, which is in its log
        else:
            table.become(header, table.seats)

    async def _begin(self, table: Table) -> None:
        """Begin with the shares that have come. Of several processes one succeeds; the others load what it stored."""
        header, seats = beginning.begun(table.header, table.seats)
        position = await asyncio.to_thread(_first_position, header)
        head = Head(position.status, self.now(), position.summary)
        try:
            await self.store.begin(header, seats, head)
        except Conflict:
            await self._refresh(table)
        else:
            table.updated = head.updated
            table.become(header, seats, position)

    # --- keeping and forgetting --------------------------------------------------------------------------------------

    async def invite(self, table: Table, seat: int, invite: str) -> None:
        """Replace the invitation of a free seat."""
        try:
            await finish_anyway(self._change(table, self.store.invite(table.id, seat, invite)))
        except Conflict:
            raise Refused(409, "seat-taken") from None

    async def keep(self, table: Table, seat: int, account: str | None) -> None:
        """Let an account keep a seat, or release it."""
        await finish_anyway(self._change(table, self.store.keep(table.id, seat, account)))

    async def forget_name(self, table: Table, seat: int) -> None:
        """Make a seat nameless, and the seat reserved for its player at a rematch."""
        await finish_anyway(self._change(table, self.store.forget_name(table.id, seat)))
        if table.rematch is not None:
            await self.seats_changed(table.rematch)

    async def seats_changed(self, name: str) -> None:
        """Show the seats of a table, which have changed in the database, here and in the other processes."""
        await self.store.announce(name)
        if table := self.in_memory(name):
            await self.refresh(table)

    async def _change(self, table: Table, storing: Awaitable[None]) -> None:
        async with table.lock:
            try:
                await storing
            finally:
                await self._refresh(table)

    async def refresh(self, table: Table) -> None:
        """Load the current seats and the rematch."""
        async with table.lock:
            await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        header, seats, rematch = await self.store.header_seats_and_rematch(table.id)
        if header != table.header:
            begins = header.root is not None
            table.become(header, seats, await asyncio.to_thread(_first_position, header) if begins else None)
            self.on_heard(table)
        if (seats, rematch) != (table.seats, table.rematch):
            table.change(seats, rematch)


def _first_position(header: Header) -> Position:
    """The position of a game that begins."""
    return Position.of(replay.begin(header), 0)


def _other_names(table: Table, seat: int) -> list[str | None]:
    return [other.name for other in table.seats if other.seat != seat]


def _awaited(table: Table, holder: Holder, share: str) -> int:
    """The seat for which its holder has announced a share; refused if there is none, or it is not the time for it."""
    number = beginning.announced_by(table.seats, holder(table), share)
    if table.seats[number].share is None:
        leaving.check_starting(table)
    return number


def _earlier_entry(table: Table, player: int, request: str | None, same: repeats.Same) -> Entry | None:
    """The entry of a request that was fulfilled before; refused if that was for another player or another deed."""
    known = table.requests.get(request) if request is not None else None
    if known is not None and (known.player != player or not same(known)):
        raise Refused(409, "request-reused")
    return known


def _check_playable(table: Table, player: int, ply: int, kind: str, bot: bool = False) -> None:
    leaving.check_running(table)
    if kind == "undo" and (not table.header.settings["undo"] or table.ply >= MOST_ENTRIES):
        raise Refused(409, "undo-off")
    if not table.is_current(player, ply, kind):
        raise Refused(409, "stale", ply=table.ply)
    if table.played_by_bot(player) and not bot:
        raise Refused(409, "bot-plays")
    if bot and not table.played_by_bot(player):  # the person has come back while the bot was thinking
        raise Refused(409, "stale", ply=table.ply)


def _action(table: Table, player: int, action: Any) -> _Deed:
    """An action, carried out on a copy."""
    match = table.match.copy()
    _, number = match.state.resolve(action, player)
    notation = str(match.game.catalogue.decode(number))
    tutorials.check(table, player, notation)
    match.apply(number, player, fair.entropy(replay.root_of(table.header), match.state.ply + 1))
    return "action", notation, match


def _events(table: Table, log: list[Entry]) -> list[Event]:
    return [step.event() for step in replay.steps(table.header, log)]
