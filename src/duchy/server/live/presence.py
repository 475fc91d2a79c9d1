"""Which players are connected, where several processes serve the same tables.

Each process announces its own connections to the others when they change, and repeats that regularly: a process that
has not been heard for long is considered gone, and its connections with it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from duchy.server.storage.journal import Journal
from duchy.server.storage.outages import Unavailable
from duchy.server.tables.table import Connected, Table
from duchy.server.tables.tables import Tables

CHECK = 1.0  # seconds between two checks of our own connections
REPEAT = 25.0  # seconds between two announcements of the same connections
GONE = 3 * REPEAT
HERE = "here"

log = logging.getLogger(__name__)


class Presence:
    """Announces the connections of this process, and keeps those of the others."""

    def __init__(self, journal: Journal, tables: Tables) -> None:
        self._journal = journal
        self._tables = tables
        self._process = secrets.token_hex(4)

    async def run(self) -> None:
        """Announce connections until cancelled."""
        while True:
            try:
                await self._announce_all()
            except Unavailable:
                await self._journal.outage.over()
            except Exception:
                log.exception("cannot announce connections")
            await asyncio.sleep(CHECK)

    async def _announce_all(self) -> None:
        for table in self._tables.all():
            self._forget(table)
            await self._announce(table)

    async def _announce(self, table: Table) -> None:
        here, last, now = table.connected(), table.announced, time.monotonic()
        if last is None and not here:
            return
        if last is None or last.seats != here or now - last.when > REPEAT:
            seats = "".join(map(str, sorted(here)))
            await self._journal.write(notice=f"{table.id}:{HERE}:{self._process}:{seats}")
            table.announced = Connected(here, now) if here else None

    def hear(self, table: Table, process: str, seats: str) -> None:
        """Another process has announced its connections."""
        if process == self._process:
            return
        before = table.remote_connections.get(process)
        now = table.remote_connections[process] = Connected(frozenset(map(int, seats)), time.monotonic())
        if before is not None:
            table.seen.update(dict.fromkeys(before.seats - now.seats, self._tables.now()))
        if before is None:
            table.announced = None  # a new process, which does not know ours yet
        if before is None or before.seats != now.seats:
            table.change()

    def _forget(self, table: Table) -> None:
        silent = [process for process, last in table.remote_connections.items() if time.monotonic() - last.when > GONE]
        for process in silent:
            del table.remote_connections[process]
        if silent:
            table.change()
