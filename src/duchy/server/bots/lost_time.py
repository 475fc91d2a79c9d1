"""Time in which nobody could act, as a worker knows it: no server ran, or the database could not be used.

Where several decide at once, a worker moves for a bot while the clocks of people run. Servers give these back the time
of an outage, but a worker may be the first to store something after it, and then has to do so itself. It compares when
a server was alive last with what it saw of the database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from duchy.server.storage.store import Store
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Observer
from duchy.server.tables.timekeeper import BEAT, LEAST


class LostTime(Observer):
    """What the clocks of tables have lost."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._servers: dict[str, int] = {}  # when a server was alive last, by the table where that was asked
        self._well = now()  # when the database could be used last
        self._gone = self._back = 0  # when the last outage began and ended
        self._away = False

    def note(self, well: bool) -> None:
        """Whether the database can be used now."""
        time = self._now()
        if well:
            self._back = time if self._away else self._back
            self._well = time
        elif not self._away:
            self._gone = self._well
        self._away = not well

    @asynccontextmanager
    async def known(self, table: Table) -> AsyncIterator[None]:
        """Know what the clocks of a table have lost, while something is entered in its log."""
        if table.clocks is not None and table.clocks.running:
            self._servers[table.id] = await self._store.last_beat()
        try:
            yield
        finally:
            self._servers.pop(table.id, None)

    def owed(self, table: Table) -> int:
        """For how many milliseconds the clocks of a table ran while nobody could act."""
        clocks, server = table.clocks, self._servers.get(table.id)
        if clocks is None or not clocks.running or server is None:
            return 0
        time, began = self._now(), max(server, clocks.since)
        back = time if self._away else self._back
        if began < back:  # no server has looked after the table since the outage
            lost = time - max(began, self._gone)
        else:
            lost = time - began if time - began > 2 * BEAT else 0
        return lost if lost >= LEAST else 0
