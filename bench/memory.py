"""What tables and sockets take of a server's memory: resident bytes of the process, above those of an empty server.

Empty is a server at which one game has been played, since what the first table of a game loads is loaded only once,
and which has given back to the system what it freed while it started, since tables would be put there.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bench.http import Connection, request
from bench.played import Played, open_tables
from bench.process import HOST, Process, duchy
from bench.speed import Goal
from bench.timing import Spread
from bench.wire import Pair

GAME = 250  # plies, more than a game for two has
PLIES = 2  # of each table
WATCHED = 250  # tables with two sockets each
IDLE = 20  # seconds after which tables leave memory where that is measured
SETTLED = 2.0  # seconds in which a process that has nothing to do does not grow
RESTED = 20.0  # seconds after which a table has let go of its responses (tables/memory.py)
TRIMMED = 45.0  # seconds after which freed memory is given back


@dataclass(frozen=True)
class Memory:
    """Resident bytes at each stage. The second server, whose tables leave memory, has an ``empty`` of its own."""

    started: int
    empty: int
    fresh: int
    rested: int
    watched: int
    left: int
    tables: int
    other_empty: int
    unwatched: int
    unwatched_tables: int

    def goals(self) -> list[Goal]:
        """What the project set itself."""
        fresh, unwatched = self.fresh - self.empty, self.unwatched - self.other_empty
        return [
            Goal(f"memory, {self.tables} tables", 60, "MB", _one(fresh / 1e6), at_most=True),
            Goal(f"memory, {self.unwatched_tables} unwatched tables", 100, "MB", _one(unwatched / 1e6), at_most=True),
        ]

    def beside(self) -> dict[str, Spread]:
        """What has no aim."""
        return {
            "memory before the first table, MB": _one(self.started / 1e6),
            "memory after a game, MB": _one(self.empty / 1e6),
            "memory of a new table, KB": _one((self.fresh - self.empty) / self.tables / 1e3),
            "memory of a table after 20 s, KB": _one((self.rested - self.empty) / self.tables / 1e3),
            "memory of an idle socket, KB": _one((self.watched - self.rested) / (2 * WATCHED) / 1e3),
            "memory after all sockets have left, above empty, MB": _one((self.left - self.empty) / 1e6),
        }


def _one(value: float) -> Spread:
    return Spread.of([value])


async def measure(tables: int, unwatched: int, tell: Callable[[str], None]) -> Memory:
    """Everything, at two servers of their own."""
    with _server({}) as server:
        tell("memory of an empty server")
        started = await _settled(server)
        await open_tables(server.port, 1, GAME)
        await asyncio.sleep(TRIMMED)
        empty = server.memory()
        tell(f"memory of {tables} tables")
        opened = await open_tables(server.port, tables, PLIES)
        fresh = server.memory()
        await asyncio.sleep(RESTED)
        rested = server.memory()
        tell(f"memory of {2 * WATCHED} sockets")
        watched = await _with_sockets(server, opened[:WATCHED])
        await asyncio.sleep(TRIMMED)
        left = server.memory()
    with _server({"DUCHY_TABLE_IDLE_SECONDS": str(IDLE)}) as server:
        await open_tables(server.port, 1, GAME)
        await asyncio.sleep(TRIMMED)
        other_empty = server.memory()
        tell(f"memory of {unwatched} tables that nobody watches")
        await open_tables(server.port, unwatched, PLIES)
        while await _loaded(server):
            await asyncio.sleep(1)
        await asyncio.sleep(TRIMMED)
        return Memory(started, empty, fresh, rested, watched, left, tables, other_empty, server.memory(), unwatched)


@contextmanager
def _server(settings: dict[str, str]) -> Iterator[Process]:
    with tempfile.TemporaryDirectory(prefix="duchy-bench-") as folder, duchy(folder, settings) as server:
        yield server


async def _settled(server: Process) -> int:
    """The memory of a process that does not grow any more by itself: at first it loads what games need."""
    before, now = 0, server.memory()
    while now - before > 200_000:
        await asyncio.sleep(SETTLED)
        before, now = now, server.memory()
    return now


async def _with_sockets(server: Process, tables: list[Played]) -> int:
    pairs = [await Pair.open(f"ws://{HOST}:{server.port}{table.path}/live", table.tokens) for table in tables]
    await asyncio.sleep(RESTED)
    memory = server.memory()
    for pair in pairs:
        await pair.close()
    return memory


async def _loaded(server: Process) -> int:
    """How many tables are in memory."""
    connection = await Connection.open(HOST, server.port)
    answer = await connection.ask(request("GET", "/api/metrics"))
    connection.close()
    lines = answer.body.decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("duchy_tables_loaded "))))
