"""Times in which the database cannot be used: the disk is full, the file is locked, PostgreSQL is away.

Every read and write raises ``Unavailable`` then, whatever the driver raised, and a request is answered by 503 with
``Retry-After``. The log has one line when an outage begins and one when it is over, and none for each request.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import psycopg
from sqlalchemy import exc

from duchy.server.problems import Refused

RETRY_AFTER = 5  # seconds that a client is told to wait
MOMENT = 0.5  # seconds before something is tried again

#: SQLite's reasons (primary codes), and classes of PostgreSQL's, that have nothing to do with the statement itself.
_SQLITE = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
_WAITING = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_POSTGRES = ("08", "25006", "28", "3D", "40", "53", "55", "57", "58")

#: What using a database may raise.
ERRORS = (exc.SQLAlchemyError, OSError)

log = logging.getLogger(__name__)
T = TypeVar("T")


class Unavailable(Refused):
    """The database cannot be used now. It is not known whether what was being stored is stored."""

    def __init__(self) -> None:
        super().__init__(503, "unavailable", seconds=RETRY_AFTER)


def is_outage(error: BaseException | None) -> bool:
    """Whether an error of a driver means that the database cannot be used."""
    if isinstance(error, Unavailable | OSError | TimeoutError | exc.TimeoutError | psycopg.InterfaceError):
        return True
    if isinstance(error, exc.DBAPIError):
        return bool(error.connection_invalidated) or isinstance(error, exc.InterfaceError) or is_outage(error.orig)
    if isinstance(error, sqlite3.Error):
        return _sqlite_code(error) in _SQLITE
    if isinstance(error, psycopg.Error) and error.sqlstate:
        return error.sqlstate.startswith(_POSTGRES)
    return isinstance(error, psycopg.OperationalError)  # without a state: the server did not answer, or hung up


def is_locked(error: sqlite3.Error) -> bool:
    """Whether another process is writing to the same SQLite file, which is most likely over soon."""
    return _sqlite_code(error) in _WAITING


def _sqlite_code(error: sqlite3.Error) -> int | None:
    code = getattr(error, "sqlite_errorcode", None)  # the driver's own errors have none
    return None if code is None else code & 0xFF


def words_of(error: BaseException) -> str:
    """The first line of what a driver says."""
    error = getattr(error, "orig", None) or error
    return str(error).partition("\n")[0] or type(error).__name__


class Outage:
    """Whether the database can be used now."""

    def __init__(self) -> None:
        self.count = 0  # outages so far
        self._since: float | None = None
        self._failures = 0
        self._over = asyncio.Event()
        self._over.set()
        self._begun = asyncio.Event()

    @property
    def lasts(self) -> bool:
        """Whether the database cannot be used."""
        return self._since is not None

    def translated(self, error: Exception) -> Exception:
        """The same error, or ``Unavailable`` if the database cannot be used."""
        if isinstance(error, Unavailable) or not is_outage(error):
            return error
        self.note(error)
        return Unavailable()

    def note(self, error: Exception) -> None:
        """Something failed because the database cannot be used."""
        self._failures += 1
        if self._since is None:
            self._since = time.monotonic()
            self.count += 1
            self._over.clear()
            self._begun.set()
            log.error("the database cannot be used, requests that need it are refused: %s", words_of(error))

    def end(self) -> None:
        """The database can be used again."""
        if self._since is not None:
            seconds = time.monotonic() - self._since
            log.warning("the database can be used again after %.1f s and %d failures", seconds, self._failures)
            self._since, self._failures = None, 0
            self._begun.clear()
            self._over.set()

    async def begun(self) -> None:
        """Wait until there is an outage."""
        await self._begun.wait()

    async def over(self) -> None:
        """Wait until there is none, and at least a moment."""
        await asyncio.sleep(MOMENT)
        await self._over.wait()

    async def outlast(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something that nobody waits for; if the database cannot be used, again when it can."""
        while True:
            try:
                return await work()
            except Unavailable:
                await self.over()
