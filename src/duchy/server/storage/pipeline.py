"""Many statements to PostgreSQL in one round trip, by libpq's pipeline mode.

psycopg's own pipelines go through the event loop for every statement. Here all are put into libpq's buffer first, and
the loop is waited for once: of the time that a group of 64 writes took, a twentieth is left.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from time import monotonic

import psycopg
from psycopg import pq
from psycopg.adapt import PyFormat, Transformer
from psycopg.errors import lookup
from psycopg.pq.abc import PGconn, PGresult
from psycopg.waiting import Ready, Wait

from duchy.server.storage.changes import Call

PREPARED = 200  # statements that a connection keeps prepared; we have about 60
_GOOD = frozenset({pq.ExecStatus.COMMAND_OK, pq.ExecStatus.TUPLES_OK})


class Pipeline:
    """A connection for statements that are sent together. Only one ``run`` may be under way."""

    def __init__(self, connection: psycopg.AsyncConnection, seconds: float) -> None:
        """An answer that takes longer raises ``TimeoutError``, and the connection is given up."""
        self._connection = connection
        self._seconds = seconds
        self._values = Transformer(connection)
        self._prepared: dict[str, bytes] = {}  # the names by SQL
        self._names = 0  # given so far

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open, good or failed."""
        return self._connection.pgconn.transaction_status != pq.TransactionStatus.IDLE

    def usable(self) -> bool:
        """Whether the server has not hung up, as far as that is known here."""
        pgconn = self._connection.pgconn
        try:
            for _ in range(2):  # what the server said last, and that it said no more
                pgconn.consume_input()
        except psycopg.Error:
            return False
        return pgconn.status == pq.ConnStatus.OK

    async def close(self) -> None:
        """Hang up."""
        await self._connection.close()

    def dumped(self, call: Call) -> Call:
        """A statement with its values as they are sent; raises if PostgreSQL has no such value, as text with a NUL."""
        return Call(call.sql, self._values.dump_sequence(call.values, [PyFormat.TEXT] * len(call.values)))

    async def run(self, calls: Sequence[Call]) -> list[PGresult]:
        """Execute dumped statements in this order and return their results; the first error ends it, and is raised.

        If the server does not answer, or anything else goes wrong on the way, the connection is closed.
        """
        pgconn = self._connection.pgconn
        try:
            pgconn.enter_pipeline_mode()
            sent = [step for call in calls for step in self._send(call)]
            pgconn.pipeline_sync()
            results = await self._connection.wait(_answers(pgconn, monotonic() + self._seconds))
            pgconn.exit_pipeline_mode()
        except BaseException:
            await self._connection.close()
            raise
        return self._checked(sent, results)

    def _send(self, call: Call) -> list[str | None]:
        """Put a statement into the buffer; for each result that it will have, the SQL if that is a preparation."""
        pgconn, (sql, values) = self._connection.pgconn, call
        name = self._prepared.get(sql)
        if name is not None:
            pgconn.send_query_prepared(name, values)
            return [None]
        if not values or len(self._prepared) >= PREPARED:
            pgconn.send_query_params(sql.encode(), values)
            return [None]
        self._names += 1
        self._prepared[sql] = name = f"duchy_{self._names}".encode()
        pgconn.send_prepare(name, sql.encode())
        pgconn.send_query_prepared(name, values)
        return [sql, None]

    def _checked(self, sent: Sequence[str | None], results: Sequence[PGresult]) -> list[PGresult]:
        """The results of the statements themselves. What could not be prepared is prepared again another time."""
        error = None
        for sql, result in zip(sent, results, strict=True):
            if result.status not in _GOOD:
                if sql is not None:
                    del self._prepared[sql]
                if result.status != pq.ExecStatus.PIPELINE_ABORTED:  # because of an error before
                    error = error or _error_of(result)
        if error:
            raise error
        return [result for sql, result in zip(sent, results, strict=True) if sql is None]


def _answers(pgconn: PGconn, deadline: float) -> Generator[Wait, Ready | int, list[PGresult]]:
    """Send what is in the buffer, and return the results up to the end of the pipeline."""
    results: list[PGresult] = []
    result: PGresult | None = None
    while pgconn.flush():
        if _waited((yield Wait.RW), deadline) & Ready.R:
            pgconn.consume_input()
    while True:
        while pgconn.is_busy():
            if _waited((yield Wait.R), deadline):
                pgconn.consume_input()
        result, before = pgconn.get_result(), result
        if result is None:  # once after the results of a statement
            if before is None or pgconn.status != pq.ConnStatus.OK:
                raise psycopg.OperationalError("the server hung up")
        elif result.status == pq.ExecStatus.PIPELINE_SYNC:
            return results
        else:
            results.append(result)


def _waited(ready: Ready | int, deadline: float) -> int:
    """What the connection is ready for; nothing if it is only time to look at the clock."""
    if not ready and monotonic() > deadline:
        raise TimeoutError("the database does not answer")
    return ready or 0


def _error_of(result: PGresult) -> psycopg.Error:
    """The error that the server reports, without its details: they may hold what was to be stored."""
    state = (result.error_field(pq.DiagnosticField.SQLSTATE) or b"").decode()
    words = (result.error_field(pq.DiagnosticField.MESSAGE_PRIMARY) or b"").decode(errors="replace")
    try:
        return lookup(state)(words)
    except KeyError:
        return psycopg.OperationalError(words or "the server hung up")
