"""Jobs for workers: a bot's decision or a hint at a table and ply, handed out through PostgreSQL with procrastinate.

A job exists once for each table and ply, one for a hint once for each seat there (its queueing lock). The priority of a
job is its turn in a fair queue, as in thinking.py: flows, that is the tables of one address with bots of one cost, are
served in turn. A job of a flow that has others waiting comes one turn after the last of them; the first of a flow comes
with the turn that is served now.

The rules are part of the names of queues and locks, so that a worker with other rules never sees a job of ours.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status
from procrastinate.schema import SchemaManager
from sqlalchemy import URL, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.bots.levels import LEVELS
from duchy.server.bots.bots import STAND_IN, flow_of
from duchy.server.bots.thinking import COSTS, Cost, Flow
from duchy.server.settings import Settings
from duchy.server.storage.database import MIGRATION_LOCK, address_for_libpq
from duchy.server.storage.models import KEYS
from duchy.server.tables.table import Table

TASK = "think"
SCHEMA = "jobs"  # the name under which the database keeps how far procrastinate's schema is
BEAT = 1.0  # seconds between two signs of life of a worker
STALLED = 3.0  # seconds without one after which its jobs are given to others
LANES = 2  # each worker process takes jobs in two lanes, and procrastinate counts each of them
AGAIN = 0.5  # seconds before the next attempt while the database is away
CONNECTIONS = 6
GONE = (ConnectorException, OSError)

_ACTIVE = """
    active AS (
        SELECT -priority AS turn, status, queueing_lock, args ->> 'flow' AS flow FROM procrastinate_jobs
        WHERE task_name = 'think' AND status IN ('todo', 'doing') AND (scheduled_at IS NULL OR scheduled_at <= now())
    )
"""
_TURN = f"""
    WITH {_ACTIVE}
    SELECT EXISTS (SELECT 1 FROM active WHERE queueing_lock = %(name)s) AS known, GREATEST(
        COALESCE((SELECT min(turn) FROM active WHERE status = 'todo'), (SELECT max(turn) FROM active), 0),
        COALESCE((SELECT max(turn) + 1 FROM active WHERE flow = %(flow)s), 0)
    ) AS turn
"""
_TABLES = """
    SELECT DISTINCT args ->> 'table' AS name FROM procrastinate_jobs
    WHERE task_name = 'think' AND status IN ('todo', 'doing') AND args ->> 'table' = ANY(%(names)s)
      AND args ->> 'hint' IS NULL
"""
_COUNTS = """
    SELECT queue_name AS queue, status::text AS status, count(*) AS number FROM procrastinate_jobs
    WHERE task_name = 'think' AND status IN ('todo', 'doing') GROUP BY 1, 2
"""
_LANES = "SELECT count(*) AS number FROM procrastinate_workers WHERE last_heartbeat > now() - interval '3 seconds'"
_FORGET = "DELETE FROM procrastinate_jobs WHERE task_name = 'think' AND NOT queue_name = ANY(%(queues)s)"

# Its loggers tell every job and every attempt to connect again; what matters is told by ours.
logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)


@dataclass(frozen=True)
class Counts:
    """How many bots wait for a worker, how many think, by cost; and how many workers there are."""

    waits: Counter[Cost] = field(default_factory=Counter)
    thinks: Counter[Cost] = field(default_factory=Counter)
    workers: int = 0
    alone_since: float | None = None  # since when bots wait though no worker is there

    def waiting(self) -> Counter[Cost]:
        """How many bots wait, by cost."""
        return self.waits

    def busy(self) -> Counter[Cost]:
        """How many bots think, by cost."""
        return self.thinks

    def longest_thought(self) -> float:
        """For how many seconds bots have been waiting while no worker was there."""
        return 0.0 if self.alone_since is None else time.monotonic() - self.alone_since


async def install(engine: AsyncEngine) -> None:
    """Make procrastinate's tables, or bring them up to date."""
    scripts = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        known = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == SCHEMA))
        if known is None:
            todo = [SchemaManager.get_schema()]
        else:
            todo = [script.read_text(encoding="utf-8") for script in scripts if script.name > known]
        driver: Any = (await connection.get_raw_connection()).driver_connection
        for script in todo:
            await driver.execute(script)
        await connection.execute(delete(KEYS).where(KEYS.c.name == SCHEMA))
        await connection.execute(insert(KEYS), {"name": SCHEMA, "value": scripts[-1].name})


class Jobs:
    """The jobs of one database for one version of the rules."""

    def __init__(self, url: URL, rules: str, settings: Settings) -> None:
        connector = procrastinate.PsycopgConnector(
            conninfo=address_for_libpq(url),
            min_size=1,
            max_size=CONNECTIONS,
            timeout=5,
            reconnect_timeout=1,  # then it is tried again by whoever needs it, and not later and later
            kwargs={"connect_timeout": 3},
        )
        self.app = procrastinate.App(connector=connector)
        self.queues: dict[Cost, str] = {cost: f"{rules}-{cost}" for cost in COSTS}
        self._rules = rules
        self._settings = settings
        self._turns = asyncio.Lock()  # two jobs of one flow that are handed out at once must not get the same turn

    async def open(self) -> None:
        """Connect to the database."""
        await self.app.open_async()

    async def close(self) -> None:
        """Hang up."""
        with suppress(*GONE):
            await self.app.close_async()

    async def forget_others(self) -> None:
        """Delete the jobs of other rules: their tables are found again, and handed out for ours."""
        await self.app.connector.execute_query_async(_FORGET, queues=list(self.queues.values()))

    async def hand_out(self, table: Table, watched: bool) -> None:
        """Ask a worker to move for the bot of a table; while somebody watches, after a pause.

        A part of the pause, as long as the bot may think, is left to the worker, so that it is not waited for twice.
        """
        ply, seat = table.ply, table.bot_to_move()
        if seat is None:
            return
        level = seat.level or STAND_IN
        pause = self._settings.bot_pause if watched else 0.0
        rest = min(pause, LEVELS[level].seconds)
        await asyncio.sleep(pause - rest)
        while table.ply == ply:
            try:
                async with self._turns:
                    await self._defer(table, ply, level, {"watched": watched, "rest": rest})
                return
            except GONE:
                await asyncio.sleep(AGAIN)

    async def hand_out_hint(self, table: Table, seat: int, ply: int, until: int) -> None:
        """Ask a worker for a hint that is waited for until some time."""
        async with self._turns:
            await self._defer(table, ply, None, {"watched": True, "rest": 0.0, "hint": seat, "until": until})

    async def _defer(self, table: Table, ply: int, level: str | None, more: dict[str, Any]) -> None:
        flow = flow_of(table, level)
        named = f"{self._rules}:{table.id}:{ply}" + (f":{more['hint']}" if "hint" in more else "")
        words = f"{flow.opener} {flow.cost}"
        found = await self.app.connector.execute_query_one_async(_TURN, name=named, flow=words)
        if found["known"]:
            return
        job = self.app.configure_task(
            TASK,
            queue=self.queues[flow.cost],
            priority=-found["turn"],
            lock=self._lock(table, flow),
            queueing_lock=named,
        )
        with suppress(AlreadyEnqueued):
            await job.defer_async(table=table.id, ply=ply, flow=words, **more)

    def _lock(self, table: Table, flow: Flow) -> str | None:
        """One of the places that an address has for strong bots, if these are limited.

        A table needs no lock: a second job for a ply is dropped. And one would hold up the next job of the table, which
        is handed out while the last one is being ended: nobody is told when a lock is free.
        """
        places = self._settings.bot_tables_per_address
        if flow.cost == "quick" or not places:
            return None
        return f"{self._rules}:{flow.opener}#{crc32(table.id.encode()) % places}"

    async def at_tables(self, names: Collection[str]) -> set[str]:
        """Those of some tables where a worker is to move."""
        rows = await self.app.connector.execute_query_all_async(_TABLES, names=list(names))
        return {row["name"] for row in rows}

    async def counts(self) -> Counts:
        """What waits and who works now."""
        counts = {"todo": Counter[Cost](), "doing": Counter[Cost]()}
        for row in await self.app.connector.execute_query_all_async(_COUNTS):
            cost: Cost = "quick" if row["queue"].endswith("quick") else "strong"
            counts[row["status"]][cost] += row["number"]
        lanes = (await self.app.connector.execute_query_one_async(_LANES))["number"]
        return Counts(counts["todo"], counts["doing"], math.ceil(lanes / LANES))

    async def take_up_stalled(self) -> int:
        """Give jobs of workers that are gone to others; how many there were."""
        manager = self.app.job_manager
        stalled = list(await manager.get_stalled_jobs(task_name=TASK, seconds_since_heartbeat=STALLED))
        for job in stalled:
            try:
                await manager.retry_job(job)
            except ConnectorException:  # the same decision was handed out again, or somebody was faster
                with suppress(ConnectorException):
                    await manager.finish_job(job, Status.FAILED, delete_job=True)
        return len(stalled)
