"""Stores writes in an SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import PoolProxiedConnection

from duchy.server.storage.changes import Conflict, Statements, Write
from duchy.server.storage.database import Database, open_sqlite
from duchy.server.storage.outages import is_locked, is_outage

T = TypeVar("T")


class SqliteWriter:
    """Commits in a thread, since the driver blocks until the data is on the disk.

    The statements before the commit only change memory and are executed in the event loop: a thread would have to take
    the GIL after each of them, and on a busy server it would wait longer for that than for the disk.
    """

    def __init__(self, engine: Database) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._at_once = open_sqlite(engine.url, patience=0)
        self._patient = open_sqlite(engine.url)
        self._statements = Statements(self._at_once.dialect)

    async def store(self, writes: Sequence[Write], patient: bool) -> list[Exception | None]:
        """Commit writes together; a patient one waits a while for another process that writes."""
        connection = self._at_once.raw_connection()
        try:
            try:
                outcomes = self._execute(connection, writes)
            except sqlite3.OperationalError as error:
                if not patient or not is_locked(error):
                    raise
                connection.rollback()  # wait in the thread for the process that is writing
                return await self._in_thread(lambda: self._store_patiently(writes))
            await self._in_thread(connection.commit)
        finally:
            connection.close()
        return outcomes

    def _store_patiently(self, writes: Sequence[Write]) -> list[Exception | None]:
        connection = self._patient.raw_connection()
        try:
            outcomes = self._execute(connection, writes)
            connection.commit()
        finally:
            connection.close()
        return outcomes

    def _execute(self, connection: PoolProxiedConnection, writes: Sequence[Write]) -> list[Exception | None]:
        """Execute all writes. If one is wrong, begin again with savepoints, so that it can be left out."""
        driver: Any = connection.driver_connection
        try:
            for write in writes:
                self._change(driver, write)
            return [None] * len(writes)
        except Exception as error:
            if is_outage(error):
                raise
            driver.rollback()
            if len(writes) == 1:
                return [_told(error)]
        driver.execute("BEGIN IMMEDIATE")
        return [self._try(driver, write) for write in writes]

    def _try(self, driver: sqlite3.Connection, write: Write) -> Exception | None:
        failure = None
        driver.execute("SAVEPOINT one")
        try:
            self._change(driver, write)
        except Exception as error:
            if is_outage(error):
                raise
            failure = _told(error)
            driver.execute("ROLLBACK TO one")
        driver.execute("RELEASE one")
        return failure

    def _change(self, driver: sqlite3.Connection, write: Write) -> None:
        for change in write.changes:
            rows = sum(driver.execute(*call).rowcount for call in self._statements.calls(change))
            if change.rows is not None and rows != change.rows:
                raise Conflict

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Close the file."""
        self._thread.shutdown()
        self._at_once.dispose()
        self._patient.dispose()


def _told(error: Exception) -> Exception:
    """What whoever wrote is told."""
    return Conflict() if isinstance(error, sqlite3.IntegrityError) else error
