"""Tables that are about to begin: who does not give a share in time is not waited for.

The time counts from the moment when the last seat was taken, which is stored. So a table begins even if the server was
restarted meanwhile. Of several processes one begins a table; the others load what it has stored.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from duchy.server.storage.store import Gone
from duchy.server.tables import beginning, gathering
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

SWEEP = 30.0  # seconds between two searches for tables that another process has left behind

log = logging.getLogger(__name__)


class Starts:
    """Lets tables begin in time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._awake: dict[str, asyncio.Event] = {}

    def watch(self, table: Table) -> None:
        """Let a table begin when its time is up, or at once if the last share has come to another process."""
        if not _is_due(table):
            return
        if table.id not in self._timers:
            self._awake[table.id] = asyncio.Event()
            self._timers[table.id] = asyncio.create_task(self._begin_in_time(table, self._awake[table.id]))
        if gathering.is_ready(self._tables, table):
            self._awake[table.id].set()

    async def run(self) -> None:
        """Look for tables that no process looks after, until cancelled."""
        while True:
            await self.resume()
            await asyncio.sleep(SWEEP)

    async def resume(self) -> None:
        """Go on with all tables that have not begun although all their seats are taken."""
        outage = self._tables.store.outage
        try:
            names = await outage.outlast(self._tables.store.about_to_begin)
        except Exception:
            log.exception("cannot search for tables that are about to begin")
            return
        for name in names:
            try:
                self.watch(await outage.outlast(partial(self._tables.get, name)))
            except Exception:
                log.exception("cannot begin table %s", name)

    async def close(self) -> None:
        """Stop; the next server goes on."""
        tasks = list(self._timers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _begin_in_time(self, table: Table, awake: asyncio.Event) -> None:
        try:
            while _is_due(table):  # its secret may have to be drawn first, and a clock may have been set back
                if table.header.dealt is not None:
                    with suppress(TimeoutError):
                        left = gathering.share_seconds_left(self._tables, table)
                        await asyncio.wait_for(awake.wait(), max(0.0, left))
                awake.clear()
                await self._tables.store.outage.outlast(partial(gathering.proceed, self._tables, table))
        except Gone:
            self._tables.forget(table.id)
        except Exception:
            log.exception("cannot begin table %s", table.id)
        finally:
            del self._timers[table.id], self._awake[table.id]


def _is_due(table: Table) -> bool:
    """Whether a table has not begun although all its seats are taken."""
    if table.gone:
        return False
    return table.status == "starting" or (table.status == "open" and beginning.is_complete(table.seats))
