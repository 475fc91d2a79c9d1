"""Which tables somebody has open, as the database knows it: such a table is never removed (upkeep/).

A connection is stored when it is noticed, and again every hour as long as it lasts.
"""

from __future__ import annotations

import asyncio

from duchy.server.storage.outages import Unavailable
from duchy.server.tables.tables import Tables

CHECK = 1.0  # seconds between two looks at all tables in memory
AGAIN = 3600 * 1000  # milliseconds


class Visits:
    """Stores that tables are visited."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Look at all tables again and again, until cancelled."""
        while True:
            try:
                await self.look()
            except Unavailable:
                await self._tables.store.outage.over()
            await asyncio.sleep(CHECK)

    async def look(self) -> None:
        """Store which tables somebody is connected to, unless that was stored less than an hour ago."""
        now = self._tables.now()
        visited = [table for table in self._tables.all() if table.listeners and now - table.visited >= AGAIN]
        if visited:
            await self._tables.store.visit([table.id for table in visited], now)
            for table in visited:
                table.visited = now
