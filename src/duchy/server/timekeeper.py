"""The table's rule for people who are away: after the time that the table has set, a bot plays on."""

from __future__ import annotations

import asyncio
import logging

from duchy.server.problems import Refused
from duchy.server.table import Table
from duchy.server.tables import Tables

CHECK = 1.0  # seconds between two looks at all tables
MINUTE = 60_000  # milliseconds

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks after the tables in memory."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Look at all tables again and again, until cancelled."""
        while True:
            await asyncio.sleep(CHECK)
            await self.look()

    async def look(self) -> None:
        """Do what is due now."""
        for table in self._tables.all():
            try:
                await self._look_at(table)
            except Refused:
                pass  # the person came back at the same moment
            except Exception:
                log.exception("cannot keep the time of table %s", table.id)

    async def _look_at(self, table: Table) -> None:
        absent = _too_long_away(table, self._tables.now())
        if absent is not None:
            await self._tables.change_seat(table, absent, self._stand_in)

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
