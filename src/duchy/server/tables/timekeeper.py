"""Time at the tables: people who are away too long, and clocks that run out.

While a clock runs, the server stores every few seconds that it is alive. After a start, and after an outage of the
database, the clocks of all tables get back the time since then: they do not run while nobody can act.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from duchy.server.problems import Refused
from duchy.server.storage.outages import Unavailable
from duchy.server.tables import leaving, playing
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

CHECK = 1.0  # seconds between two looks at all tables
MINUTE = 60_000  # milliseconds
BEAT = 3_000  # milliseconds between two notes that the server is alive
LEAST = 1_000  # milliseconds that are worth giving back

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks after the tables in memory."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._started = 0
        self._last: int | None = None  # when a server was alive before this one; None if one still is
        self._alive = 0  # when all was well here
        self._outages = 0  # those after which every table in memory has got its time back

    async def start(self) -> None:
        """Learn when a server was alive last, before any table is loaded."""
        self._started = self._alive = self._tables.now()
        last = await self._tables.store.last_beat()
        self._last = last if self._started - last > 2 * BEAT else None

    async def resume(self) -> None:
        """Load the tables whose clocks run."""
        for name in await self._tables.store.with_clocks():
            try:
                await self._tables.get(name)
            except Unavailable:
                raise
            except Exception:
                log.exception("cannot go on with the clocks of table %s", name)

    def owed(self, table: Table) -> int:
        """For how many milliseconds the clocks of a table ran while no server did, or none could store anything."""
        clocks = table.clocks
        if clocks is None or not clocks.running:
            return 0
        if self._last is not None and clocks.since < self._started:
            began = self._last
        elif self._tables.store.outage.count > self._outages:
            began = self._alive
        else:
            return 0
        lost = self._tables.now() - max(began, clocks.since)
        return lost if lost >= LEAST else 0

    async def run(self) -> None:
        """Look at all tables again and again, until cancelled."""
        while True:
            await asyncio.sleep(CHECK)
            try:
                await self.look()
            except Unavailable:
                await self._tables.store.outage.over()

    async def look(self) -> None:
        """Do what is due now; nothing while the database cannot be used."""
        if self._tables.store.outage.lasts:
            return
        await self._give_back()
        await self._beat()
        await self._at_all_tables(self._look_at)

    async def _at_all_tables(self, work: Callable[[Table], Awaitable[None]]) -> None:
        for table in self._tables.all():
            try:
                await work(table)
            except Unavailable:
                raise
            except Refused:
                pass  # the person came back at the same moment
            except Exception:
                log.exception("cannot keep the time of table %s", table.id)

    async def _give_back(self) -> None:
        """After an outage, give every table its time back. If there is another meanwhile, it counts from the first."""
        outages = self._tables.store.outage.count
        if outages > self._outages:
            await self._at_all_tables(self._tables.give_back)
            self._outages = outages

    async def _beat(self) -> None:
        """Note that all is well, in the database too if a clock runs."""
        now = self._tables.now()
        if any(table.clocks is not None and table.clocks.running for table in self._tables.all()):
            if now - self._alive < BEAT:
                return
            await self._tables.store.beat(now)
        self._alive = now

    async def _look_at(self, table: Table) -> None:
        absent = _too_long_away(table, self._tables.now())
        if absent is not None:
            await playing.change_seat(self._tables, table, absent, self._stand_in)
        late = table.clocks.expired(self._tables.now()) if table.clocks is not None else None
        if late is not None and table.status == "running":
            await playing.change_seat(self._tables, table, late, leaving.timeout)

    def _stand_in(self, table: Table, seat: int) -> str:
        if _too_long_away(table, self._tables.now()) != seat:
            raise Refused(409, "not-away")
        return "away"


def _too_long_away(table: Table, time: int) -> int | None:
    """A seat whose person the table waits for, who has been away too long, while another person is here."""
    patience = table.header.settings.get("away", 0) * MINUTE
    if not patience or table.status != "running":
        return None
    playing, online = table.playing, table.online()
    if online.isdisjoint(playing):
        return None
    away = (seat for seat in playing if table.decides(seat) and table.away_for(seat, time) >= patience)
    return next(away, None)
