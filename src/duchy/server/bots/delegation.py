"""Bots of a server that thinks nothing itself: every decision is handed out to workers (jobs.py, worker.py).

Whoever stores an entry after which a bot is to move hands the decision out, be it a server or a worker. A process may
die between the two, so every server looks again and again for tables that wait and have no job. The scripted moves of
tutorials need no thinking, and are played here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.bots import hints, jobs, rules_version
from duchy.server.bots.jobs import GONE, Counts, Jobs
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage.journal import Journal
from duchy.server.storage.outages import Unavailable
from duchy.server.tables import playing, tutorials
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

LOOK = 1.0  # seconds between two looks at the jobs
LOOK_FOR_HINT = 0.1  # seconds between two looks for a hint that somebody waits for
RECENTLY = 60_000  # milliseconds: tables that have waited for longer were found by an earlier look
PATIENCE = 5.0  # seconds without a worker before that is told

log = logging.getLogger(__name__)


class Delegated:
    """Hands the decisions of bots out; the same calls as ``Bots``."""

    def __init__(self, tables: Tables, settings: Settings, engine: AsyncEngine, journal: Journal) -> None:
        self.queue = Counts()
        self._tables = tables
        self._settings = settings
        self._engine = engine
        self._journal = journal
        self._jobs: Jobs | None = None
        self._handing_out: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._without: set[str] = set()  # the tables that waited without a job when we looked last
        self._since = 0
        self._told = False  # that there is none
        self._closed = False

    @property
    def workers(self) -> int:
        """How many workers there are."""
        return self.queue.workers

    @property
    def misses_workers(self) -> bool:
        """Whether bots wait and no worker is there."""
        return self.queue.longest_thought() >= PATIENCE

    async def start(self) -> None:
        """Make the tables of the jobs, and say which rules workers must have."""
        version = await asyncio.to_thread(rules_version.rules_version)
        await jobs.install(self._engine)
        await rules_version.write(self._journal)
        self._jobs = Jobs(self._engine.url, version, self._settings)
        await self._jobs.open()
        await self._jobs.forget_others()

    async def close(self) -> None:
        """Hand nothing more out. What waits is found by the next server."""
        self._closed = True
        tasks = list(self._handing_out.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._jobs is not None:
            await self._jobs.close()

    def wake(self, table: Table, patience: float = 0.0) -> None:
        """Hand out the decision of a table's bot; with patience, leave that to the process that moved there."""
        key = table.id, table.ply
        if self._closed or patience or key in self._handing_out or not table.bot_to_move():
            return
        task = self._handing_out[key] = asyncio.create_task(self._hand_out(table))
        task.add_done_callback(lambda _: self._handing_out.pop(key, None))

    async def _hand_out(self, table: Table) -> None:
        seat = table.bot_to_move()
        assert seat is not None and self._jobs is not None
        scripted = tutorials.next_action(table, seat.seat)
        if scripted is None:
            await self._jobs.hand_out(table, watched=bool(table.listeners or table.online()))
            return
        ply = table.ply
        try:
            if table.listeners:
                await asyncio.sleep(self._settings.bot_pause)
            await playing.act(self._tables, table, seat.seat, ply, scripted, bot=True)
        except Refused:
            pass  # stale; or the database is away, and the table is found again
        except Exception:
            log.exception("the script could not be played at table %s", table.id)

    async def advise(self, table: Table, seat: int, ply: int) -> None:
        """Let a worker find a hint for a seat, keep it and count it; what comes of it is found in the database."""
        assert self._jobs is not None
        try:
            await self._jobs.hand_out_hint(table, seat, ply, self._tables.now() + int(hints.PATIENCE * 1000))
        except GONE:
            raise Unavailable from None
        while (found := await self._tables.store.last_hint(table.id, seat)) is None or found[0] < ply:
            await asyncio.sleep(LOOK_FOR_HINT)
        await self._tables.refresh(table)

    async def run(self) -> None:
        """Look after the jobs until cancelled."""
        while True:
            try:
                await self._look()
            except (*GONE, Unavailable):
                pass  # the outage of the database has a line of its own
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        assert self._jobs is not None
        began = self._tables.now()
        self._note(await self._jobs.counts())
        await self._jobs.take_up_stalled()
        waiting = await self._tables.store.waiting_for_bots(self._since)
        without = {*waiting, *self._without}
        without -= await self._jobs.at_tables(without)
        for name in without & self._without if self._since else without:
            await self._resume(name)
        self._without = without
        self._since = began - RECENTLY

    async def _resume(self, name: str) -> None:
        """Hand out what a table waits for; tried again at the next look if its game is not ready."""
        try:
            table = await self._tables.get(name)
            await self._tables.catch_up(table)
            await self._tables.refresh(table)
            self.wake(table)
        except Refused as refusal:
            if isinstance(refusal, Unavailable):
                raise
        except Exception:
            log.exception("cannot continue table %s", name)

    def _note(self, counts: Counts) -> None:
        """Log once that bots wait for workers in vain, and once that they do not any more."""
        if counts.workers or not counts.waits.total():
            if self._told:
                log.warning("there is a worker again, and bots move")
            self.queue, self._told = counts, False
            return
        since = time.monotonic() if self.queue.alone_since is None else self.queue.alone_since
        self.queue = replace(counts, alone_since=since)
        if not self._told and self.misses_workers:
            self._told = True
            log.error("bots wait and no worker is there: start one with `duchy worker`, or unset DUCHY_BOTS")
