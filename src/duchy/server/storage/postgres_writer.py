"""Stores writes in PostgreSQL, on a connection of its own and with few round trips.

All statements of a group are sent at once, in libpq's pipeline mode, which stops at the first that fails. Where no
number of rows has to be looked at, the commit is sent with them, and a group costs one round trip.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure
from psycopg.pq.abc import PGresult
from sqlalchemy.dialects.postgresql.psycopg import dialect

from duchy.server.storage.changes import Call, Conflict, Statements, Write
from duchy.server.storage.database import SECONDS, Database, connect_alone
from duchy.server.storage.outages import is_outage
from duchy.server.storage.pipeline import Pipeline

CHANNEL = "duchy"
UNDONE = (SerializationFailure, DeadlockDetected)  # by PostgreSQL, because of another transaction
ATTEMPTS = 5  # to store what is undone
_NOTIFY = "SELECT pg_notify($1, unnest($2::text[]))"
_BEGIN, _COMMIT, _ROLLBACK = Call("BEGIN"), Call("COMMIT"), Call("ROLLBACK")
_SAVEPOINT, _RELEASE, _RETURN = Call("SAVEPOINT one"), Call("RELEASE one"), Call("ROLLBACK TO one")
# The server ends what is no longer waited for here: it must not be stored much later.
_LIMITS = [
    Call(f"SET {name} = {int(SECONDS * 1000)}") for name in ("statement_timeout", "idle_in_transaction_session_timeout")
]


class _Calls:
    """The statements of a write, as they are sent."""

    def __init__(self, write: Write, statements: Statements, pipeline: Pipeline) -> None:
        found = [(statements.calls(change), change.rows) for change in write.changes]
        self.calls = [pipeline.dumped(call) for calls, _ in found for call in calls]
        self._rows = [(len(calls), rows) for calls, rows in found]

    @property
    def counted(self) -> bool:
        """Whether a number of rows has to be looked at before the commit."""
        return any(rows is not None for _, rows in self._rows)

    def check(self, results: Iterator[PGresult]) -> None:
        """Take the results of this write, and raise ``Conflict`` if a change has changed a wrong number of rows."""
        for number, rows in self._rows:
            changed = sum(result.command_tuples or 0 for result in islice(results, number))
            if rows is not None and changed != rows:
                raise Conflict


class PostgresWriter:
    """Keeps a connection, and makes another one when it is lost."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine
        self._statements = Statements(dialect(paramstyle="numeric_dollar"))  # type: ignore[no-untyped-call]
        self._pipeline: Pipeline | None = None

    async def store(self, writes: Sequence[Write], patient: bool) -> list[Exception | None]:
        """Commit writes together. Where two processes wait for each other, PostgreSQL undoes one: it is done again."""
        for _ in range(ATTEMPTS - 1):
            with suppress(*UNDONE):
                return await self._store(writes)
        return await self._store(writes)

    async def close(self) -> None:
        """Hang up."""
        if self._pipeline is not None:
            await self._pipeline.close()

    async def _store(self, writes: Sequence[Write]) -> list[Exception | None]:
        pipeline = await self._connected()
        try:
            return await self._store_on(pipeline, writes)
        finally:
            if pipeline.in_transaction:  # it would hold its locks until the next write
                with suppress(psycopg.Error, TimeoutError):
                    await pipeline.run([_ROLLBACK])

    async def _store_on(self, pipeline: Pipeline, writes: Sequence[Write]) -> list[Exception | None]:
        try:
            await self._store_all(pipeline, writes)
            return [None] * len(writes)
        except Exception as error:
            if is_outage(error):
                raise
            if len(writes) == 1:
                return [_told(error)]
        return await self._store_each(pipeline, writes)

    async def _connected(self) -> Pipeline:
        if self._pipeline is None or not self._pipeline.usable():
            await self.close()
            async with asyncio.timeout(SECONDS):
                self._pipeline = Pipeline(await connect_alone(self._engine), SECONDS)
            await self._pipeline.run(_LIMITS)
        return self._pipeline

    async def _store_all(self, pipeline: Pipeline, writes: Sequence[Write]) -> None:
        """Store all, or raise what is wrong with the first that is."""
        found = [_Calls(write, self._statements, pipeline) for write in writes]
        begin = _begin(pipeline)
        calls = [*begin, *(call for one in found for call in one.calls)]
        calls += _notify(pipeline, (write.notice for write in writes))
        if not any(one.counted for one in found):
            await _commit(pipeline, calls)
            return
        results = islice(await pipeline.run(calls), len(begin), None)
        for one in found:
            one.check(results)
        await _commit(pipeline)

    async def _store_each(self, pipeline: Pipeline, writes: Sequence[Write]) -> list[Exception | None]:
        """Store each behind a savepoint, so that what is wrong can be left out, and commit the others together."""
        outcomes: list[Exception | None] = []
        before = _begin(pipeline)  # what is sent with the next write
        for write in writes:
            try:
                found = _Calls(write, self._statements, pipeline)
                notify = _notify(pipeline, [write.notice])
                before, calls = [_RETURN, _RELEASE], [*before, _SAVEPOINT]
                found.check(islice(await pipeline.run([*calls, *found.calls, *notify]), len(calls), None))
                before = [_RELEASE]
                outcomes.append(None)
            except Exception as error:
                if is_outage(error):
                    raise
                outcomes.append(_told(error))
        await _commit(pipeline, before)
        return outcomes


def _begin(pipeline: Pipeline) -> list[Call]:
    """Begin a transaction; one that failed may still be open."""
    return [_ROLLBACK, _BEGIN] if pipeline.in_transaction else [_BEGIN]


async def _commit(pipeline: Pipeline, before: Sequence[Call] = ()) -> None:
    """Send statements and the commit. PostgreSQL takes a commit for a rollback if the transaction has failed."""
    results = await pipeline.run([*before, _COMMIT])
    if results[-1].command_status != b"COMMIT":
        raise psycopg.OperationalError("the transaction was not committed")


def _notify(pipeline: Pipeline, notices: Iterable[str | None]) -> list[Call]:
    """Tell the other server processes, with the commit."""
    told = [notice for notice in notices if notice]
    return [pipeline.dumped(Call(_NOTIFY, [CHANNEL, told]))] if told else []


def _told(error: Exception) -> Exception:
    """What whoever wrote is told."""
    return Conflict() if isinstance(error, psycopg.IntegrityError) else error
