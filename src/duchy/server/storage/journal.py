"""The single writer of a server process, with group commit.

All writes go through here. Writes of many tables at the same moment are committed in one transaction, so that the disk
is synchronised once for all of them; if that commit fails, each write is tried again on its own, so that a conflict
fails only the write that caused it. ``write`` returns when its changes are on the disk; only then may they be shown.
While the database cannot be used, all writes fail at once with ``Unavailable``.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from prometheus_client import Histogram
from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from duchy.server.storage.database import SECONDS, Database, open_sqlite
from duchy.server.storage.outages import Unavailable, is_locked, is_undone

CHANNEL = "duchy"
ATTEMPTS = 5  # to store what PostgreSQL undoes
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Conflict(Exception):
    """The ply, the seat or the request is already taken."""


@dataclass(frozen=True)
class Change:
    """A statement with its parameters. If ``rows`` is given, it must change exactly so many rows."""

    statement: Executable
    parameters: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    rows: int | None = None


@dataclass
class _Write:
    changes: tuple[Change, ...]
    notice: str | None
    done: asyncio.Future[None]


class Journal:
    """Stores writes in the order in which they come."""

    def __init__(self, engine: Database) -> None:
        self.outage = engine.outage
        self._engine = engine
        self.seconds = Histogram(
            "duchy_write_seconds", "Time to store writes that are committed together.", buckets=BOUNDS, registry=None
        )
        self._waiting: list[_Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._sqlite = _SqliteWriter(engine) if engine.dialect.name == "sqlite" else None

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
        if self._sqlite:
            self._sqlite.close()

    async def write(self, *changes: Change, notice: str | None = None) -> None:
        """Store some changes together, durably; ``notice`` is sent to the other server processes with them."""
        if self._closing:
            raise Unavailable
        waiting = _Write(changes, notice, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            writes, self._waiting = self._waiting, []
            if len(writes) > 1 and await self._commit(writes):
                continue
            for write in writes:
                await self._commit([write])

    async def _commit(self, writes: list[_Write]) -> bool:
        """Commit writes together; False if one of several is wrong, so that each must be tried on its own."""
        began = time.perf_counter()
        try:
            if self._sqlite:
                await self._sqlite.store(writes, patient=not self.outage.lasts)
            else:
                await self._store_in_postgresql(writes)
        except Exception as error:
            failure = Conflict() if isinstance(error, IntegrityError) else self.outage.translated(error)
            if len(writes) > 1 and not isinstance(failure, Unavailable):
                return False
            for write in writes:
                if not write.done.done():
                    write.done.set_exception(failure if len(writes) == 1 else Unavailable())
        self.seconds.observe(time.perf_counter() - began)
        for write in writes:
            if not write.done.done():
                write.done.set_result(None)
        return True

    async def _store_in_postgresql(self, writes: list[_Write]) -> None:
        """Where two processes wait for each other, PostgreSQL undoes what one of them did: that is done again."""
        for left in reversed(range(ATTEMPTS)):
            try:
                async with asyncio.timeout(SECONDS), self._engine.begin() as connection:
                    await connection.run_sync(_store, writes)
                return
            except DBAPIError as error:
                if not left or not is_undone(error):
                    raise


class _SqliteWriter:
    """Commits to SQLite in a thread, since its driver blocks until the data is on the disk.

    The statements before the commit only change memory and are executed in the event loop: a thread would have to take
    the GIL after each of them, and on a busy server it would wait longer for that than for the disk.
    """

    def __init__(self, engine: Database) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._at_once = open_sqlite(engine.url, patience=0)
        self._patient = open_sqlite(engine.url)

    async def store(self, writes: list[_Write], patient: bool) -> None:
        with self._at_once.connect() as connection:
            try:
                _store(connection, writes)
            except OperationalError as error:
                if not patient or not is_locked(error):
                    raise
                connection.rollback()  # wait in the thread for the process that is writing
                await self._in_thread(lambda: self._store_patiently(writes))
            else:
                await self._in_thread(connection.commit)

    def _store_patiently(self, writes: list[_Write]) -> None:
        with self._patient.begin() as connection:
            _store(connection, writes)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown()
        self._at_once.dispose()
        self._patient.dispose()


def _store(connection: Connection, writes: list[_Write]) -> None:
    for write in writes:
        for change in write.changes:
            result = connection.execute(change.statement, change.parameters)
            if change.rows is not None and result.rowcount != change.rows:
                raise Conflict
        if write.notice and connection.dialect.name == "postgresql":
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": write.notice})
