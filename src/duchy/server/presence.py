"""Who is connected at which process, where several serve the same tables.

Each process knows its own connections. What changes there it announces to the others, and now and then it says it
again: a process that has been silent for long is gone, and with it everybody who was connected there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from duchy.server.journal import Journal
from duchy.server.table import Connected, Table
from duchy.server.tables import Tables

LOOK = 1.0  # seconds between two looks at our own connections
AGAIN = 25.0  # and between two announcements of the same
GONE = 3 * AGAIN
HERE = "here"

log = logging.getLogger(__name__)


class Presence:
    """Announces who is connected here, and hears who is connected elsewhere."""

    def __init__(self, journal: Journal, tables: Tables) -> None:
        self._journal = journal
        self._tables = tables
        self._process = secrets.token_hex(4)

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                for table in self._tables.all():
                    self._forget(table)
                    await self._announce(table)
            except Exception:
                log.exception("cannot announce who is connected")
            await asyncio.sleep(LOOK)

    async def _announce(self, table: Table) -> None:
        here, told, now = table.connected(), table.announced, time.monotonic()
        if told is None and not here:
            return
        if told is None or told.seats != here or now - told.when > AGAIN:
            seats = "".join(map(str, sorted(here)))
            await self._journal.write(notice=f"{table.id}:{HERE}:{self._process}:{seats}")
            table.announced = Connected(here, now) if here else None

    def hear(self, table: Table, process: str, seats: str) -> None:
        """Another process says who is connected there."""
        if process == self._process:
            return
        before = table.elsewhere.get(process)
        now = table.elsewhere[process] = Connected(frozenset(map(int, seats)), time.monotonic())
        if before is None:
            table.announced = None  # it does not know of ours
        if before is None or before.seats != now.seats:
            table.change()

    def _forget(self, table: Table) -> None:
        silent = [process for process, told in table.elsewhere.items() if time.monotonic() - told.when > GONE]
        for process in silent:
            del table.elsewhere[process]
        if silent:
            table.change()
