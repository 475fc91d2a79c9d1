"""The single writer of a server process, with group commit.

All writes go through here. Writes of many tables at the same moment are committed in one transaction, so that the disk
is synchronised once for all of them. A write that is wrong, such as one whose ply is taken, is left out, and the others
are committed together all the same. ``write`` returns when its changes are on the disk; only then may they be shown.
While the database cannot be used, all writes fail at once with ``Unavailable``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from prometheus_client import Histogram

from duchy.server.storage.changes import Change, Conflict, Write, Writer
from duchy.server.storage.database import Database
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.postgres_writer import PostgresWriter
from duchy.server.storage.sqlite_writer import SqliteWriter

__all__ = ["BOUNDS", "Change", "Conflict", "Journal"]

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128)  # writes


class Journal:
    """Stores writes in the order in which they come."""

    def __init__(self, engine: Database) -> None:
        self.outage = engine.outage
        self.seconds = Histogram(
            "duchy_write_seconds", "Time to store writes that are committed together.", buckets=BOUNDS, registry=None
        )
        self.group = Histogram(
            "duchy_write_group", "Writes that were committed together.", buckets=GROUPS, registry=None
        )
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._writer: Writer = (SqliteWriter if engine.dialect.name == "sqlite" else PostgresWriter)(engine)

    def start(self) -> None:
        """Start the writing task."""
        self._task = asyncio.create_task(self._run(), name="journal")

    @property
    def alive(self) -> bool:
        """Whether it writes."""
        return self._task is not None and not self._task.done()

    @property
    def queue(self) -> int:
        """How many writes are waiting."""
        return len(self._waiting)

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
        await self._writer.close()

    async def write(self, *changes: Change, notice: str | None = None) -> None:
        """Store some changes together, durably; ``notice`` is sent to the other server processes with them."""
        if self._closing:
            raise Unavailable
        waiting = Write(changes, notice, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            writes, self._waiting = self._waiting, []
            if writes:
                await self._commit(writes)

    async def _commit(self, writes: Sequence[Write]) -> None:
        """Commit writes together, and tell everybody what came of theirs."""
        began = time.perf_counter()
        try:
            outcomes = await self._writer.store(writes, patient=not self.outage.lasts)
        except Exception as error:
            told = self.outage.translated(error)
            outcomes = [Unavailable() if isinstance(told, Unavailable) else told for _ in writes]
        self.seconds.observe(time.perf_counter() - began)
        if stored := outcomes.count(None):
            self.group.observe(stored)
        for write, failure in zip(writes, outcomes, strict=True):
            if write.done.done():  # nobody waits any more
                continue
            if failure is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(failure)
