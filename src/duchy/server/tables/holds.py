"""The timers that end the holds of tables (see hold.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from duchy.server.tables.hold import Hold
from duchy.server.tables.table import Table


class Holds:
    """Ends the holds of a process in time."""

    def __init__(self, ended: Callable[[Table], None], now: Callable[[], int]) -> None:
        """``ended`` is told the table whose hold is over."""
        self._ended = ended
        self._now = now
        self._timers: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """End the hold of a table when its time is up, if it has one."""
        hold = table.hold
        if hold is not None and hold.until is not None:
            timer = asyncio.create_task(self._end_in_time(table, hold))
            self._timers.add(timer)
            timer.add_done_callback(self._timers.discard)

    async def _end_in_time(self, table: Table, hold: Hold) -> None:
        while table.hold is hold and (left := hold.left(self._now())):  # the clock may have been set back
            await asyncio.sleep(left / 1000)
        if table.hold is hold:
            table.end_hold()
            self._ended(table)

    async def close(self) -> None:
        """Stop; the next server goes on."""
        timers = list(self._timers)
        for timer in timers:
            timer.cancel()
        await asyncio.gather(*timers, return_exceptions=True)
