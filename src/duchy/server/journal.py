"""The one writer of a server process.

Everything that is to be stored goes through here. What many tables want to store at the same moment is committed in
one transaction, so that the disk is waited for once and not once for each; a commit that fails is tried again piece by
piece, so that nobody suffers for another's conflict. ``write`` returns when its piece is on the disk, and only then may
anybody see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.database import open_sqlite

CHANNEL = "duchy"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Conflict(Exception):
    """Somebody else was first: the ply, the seat or the request is taken."""


@dataclass(frozen=True)
class Change:
    """A statement with its parameters. If ``rows`` is said, it must touch exactly so many."""

    statement: Executable
    parameters: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    rows: int | None = None


@dataclass
class _Piece:
    changes: tuple[Change, ...]
    notice: str | None
    done: asyncio.Future[None]


class Journal:
    """Stores pieces in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Piece] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._sqlite = _SqliteWriter(engine) if engine.dialect.name == "sqlite" else None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
        if self._sqlite:
            self._sqlite.close()

    async def write(self, *changes: Change, notice: str | None = None) -> None:
        """Store some changes together, durably; ``notice`` is told to the other server processes with them."""
        if self._closing:
            raise ConnectionError("the journal is closed")
        piece = _Piece(changes, notice, asyncio.get_running_loop().create_future())
        self._waiting.append(piece)
        self._wake.set()
        await piece.done

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            pieces, self._waiting = self._waiting, []
            if len(pieces) > 1 and await self._commit(pieces) is None:
                continue
            for piece in pieces:
                await self._commit([piece])

    async def _commit(self, pieces: list[_Piece]) -> Exception | None:
        """Commit some pieces together. The failure of several is nobody's yet: it is only returned."""
        try:
            if self._sqlite:
                await self._sqlite.store(pieces)
            else:
                async with self._engine.begin() as connection:
                    await connection.run_sync(_store, pieces)
        except Exception as error:
            if len(pieces) == 1 and not pieces[0].done.done():
                pieces[0].done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)
            return error
        for piece in pieces:
            if not piece.done.done():
                piece.done.set_result(None)
        return None


class _SqliteWriter:
    """SQLite's own driver waits for the disk, so that is left to a thread.

    The statements before the commit only change memory. They are executed at once: a thread would have to ask for the
    interpreter after each of them, and on a busy server it would wait longer for that than for the disk.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._at_once = open_sqlite(engine.url, patience=0)
        self._patient = open_sqlite(engine.url)

    async def store(self, pieces: list[_Piece]) -> None:
        with self._at_once.connect() as connection:
            try:
                _store(connection, pieces)
            except OperationalError:  # most likely another process is writing: wait for it where nobody waits for us
                connection.rollback()
                await self._in_thread(lambda: self._store_patiently(pieces))
            else:
                await self._in_thread(connection.commit)

    def _store_patiently(self, pieces: list[_Piece]) -> None:
        with self._patient.begin() as connection:
            _store(connection, pieces)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown()
        self._at_once.dispose()
        self._patient.dispose()


def _store(connection: Connection, pieces: list[_Piece]) -> None:
    for piece in pieces:
        for change in piece.changes:
            result = connection.execute(change.statement, change.parameters)
            if change.rows is not None and result.rowcount != change.rows:
                raise Conflict
        if piece.notice and connection.dialect.name == "postgresql":
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": piece.notice})
