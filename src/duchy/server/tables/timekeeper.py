"""Time at the tables: people who are away too long, and clocks that run out.

While a clock runs, the server stores every few seconds that it is alive. After a start, the clocks of all tables get
back the time since then: they do not run while no server does.
"""

from __future__ import annotations

import asyncio
import logging

from duchy.engine.game import SPECTATOR
from duchy.server.problems import Refused
from duchy.server.storage.outages import Unavailable
from duchy.server.tables import leaving
from duchy.server.tables.people import PAUSE
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

CHECK = 1.0  # seconds between two looks at all tables
MINUTE = 60_000  # milliseconds
BEAT = 3_000  # milliseconds between two notes that the server is alive

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks after the tables in memory."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._beaten = 0
        self._started = 0
        self._last: int | None = None  # when a server was alive before this one; None if one still is

    async def start(self) -> None:
        """Learn when a server was alive last, before any table is loaded."""
        self._started = self._tables.now()
        last = await self._tables.store.last_beat()
        self._last = last if self._started - last > 2 * BEAT else None
        self._tables.before_use = self.give_back

    async def resume(self) -> None:
        """Load the tables whose clocks run."""
        for name in await self._tables.store.with_clocks():
            try:
                await self._tables.get(name)
            except Unavailable:
                raise
            except Exception:
                log.exception("cannot go on with the clocks of table %s", name)

    async def give_back(self, table: Table) -> None:
        """Give back the time in which no server was running, when a table is loaded for the first time."""
        clocks = table.clocks
        if self._last is None or clocks is None or not clocks.running or clocks.since >= self._started:
            return
        lost = self._tables.now() - max(self._last, clocks.since)
        await self._tables.change_seat(table, SPECTATOR, lambda table, seat: f"{PAUSE} {lost}")

    async def run(self) -> None:
        """Look at all tables again and again, until cancelled."""
        while True:
            await asyncio.sleep(CHECK)
            try:
                await self.look()
            except Unavailable:
                await self._tables.store.outage.over()

    async def look(self) -> None:
        """Do what is due now."""
        ticking = any(table.clocks is not None and table.clocks.running for table in self._tables.all())
        if ticking and self._tables.now() - self._beaten >= BEAT:
            self._beaten = self._tables.now()
            await self._tables.store.beat(self._beaten)
        for table in self._tables.all():
            try:
                await self._look_at(table)
            except Unavailable:
                return  # the next look is due soon
            except Refused:
                pass  # the person came back at the same moment
            except Exception:
                log.exception("cannot keep the time of table %s", table.id)

    async def _look_at(self, table: Table) -> None:
        absent = _too_long_away(table, self._tables.now())
        if absent is not None:
            await self._tables.change_seat(table, absent, self._stand_in)
        late = table.clocks.expired(self._tables.now()) if table.clocks is not None else None
        if late is not None and table.status == "running":
            await self._tables.change_seat(table, late, leaving.timeout)

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
