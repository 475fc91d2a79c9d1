"""A worker: a process that thinks for the bots of servers on the same PostgreSQL (``duchy worker``).

It takes jobs in two lanes: one with a place for each thread, for all bots, and one with a single place for quick ones,
so that these never wait for a strong one. A table is loaded from its log, and the bot's action is stored by the same
calls as in a server: if somebody else was faster, the log has the ply already, and the thought is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import procrastinate.worker

from duchy.engine.errors import DuchyError
from duchy.server.bots import bots, hints, rules_version
from duchy.server.bots.bots import STAND_IN, TOO_LATE
from duchy.server.bots.jobs import AGAIN, BEAT, GONE, TASK, Jobs
from duchy.server.bots.lost_time import LostTime
from duchy.server.bots.thinking import COSTS, ThinkingQueue
from duchy.server.preparation import Preparation
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage import database
from duchy.server.storage.journal import Journal
from duchy.server.storage.outages import Unavailable, words_of
from duchy.server.storage.store import Gone, Store, now
from duchy.server.tables import playing, tutorials
from duchy.server.tables.memory import Memory
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

GOODBYE = 3.0  # seconds for what is being thought about when the worker is told to stop
FORGOTTEN = 60.0  # seconds after which a worker that was not heard is deleted: not just after an outage
MANY = 1000  # bots of one address that may think at once: jobs are handed out fairly already
RETRY = 1  # seconds before a job that failed is tried again

log = logging.getLogger(__name__)


class OtherRules(Exception):
    """The servers play by other rules than this worker."""

    def __init__(self, servers: str, ours: str) -> None:
        super().__init__(f"servers: {servers}, worker: {ours}")
        self.servers, self.ours = servers, ours


def _leave_out_lost_jobs(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say nothing of a job that could not be ended while the database was away: it is taken up again."""
    if not isinstance(context.get("exception"), GONE):
        loop.default_exception_handler(context)


class Worker:
    """Takes jobs and moves for bots."""

    def __init__(self, settings: Settings, preparation: Preparation, clock: Callable[[], int] = now) -> None:
        self.moves = 0
        self._engine = database.open_engine(settings.database_url)
        self._journal = Journal(self._engine)
        self._preparation = preparation
        store = Store(self._engine, self._journal)
        self._lost_time = LostTime(store, clock)
        self._tables = Tables(store, settings.tables_in_memory, preparation, clock, self._lost_time)
        self._tables.is_needed = lambda table: False  # it is brought up to date before each move
        self._memory = Memory(self._tables, settings.table_idle_seconds)
        self._threads = ThinkingQueue(settings.bot_threads, per_address=MANY)
        self._seconds = settings.hint_seconds
        self._rules = rules_version.rules_version()
        self._jobs = Jobs(self._engine.url, self._rules, settings)
        self._handing_out: set[asyncio.Task[None]] = set()
        self._away = False  # the database
        self._stopping = False

    async def run(self, waiting: Callable[[], None], ready: Callable[[int], None]) -> None:
        """Work until cancelled. ``OtherRules`` as soon as a server is started with other rules.

        ``waiting`` is called while no server hands out decisions, ``ready`` with the number of threads at the start.
        """
        asyncio.get_running_loop().set_exception_handler(_leave_out_lost_jobs)
        await self._wait_for_server(waiting)
        self._journal.start()
        await self._jobs.open()
        self._jobs.app.task(name=TASK, retry=procrastinate.RetryStrategy(wait=RETRY))(self._think)
        quick = [self._jobs.queues["quick"]]
        tasks: list[Coroutine[Any, Any, None]] = [
            self._preparation.run(),
            self._lane([self._jobs.queues[cost] for cost in COSTS], self._threads.threads),
            self._lane(quick, 1),
            self._watch(),
            self._memory.run(),
        ]
        ready(self._threads.threads)
        running = [asyncio.create_task(task) for task in tasks]
        try:
            done, _ = await asyncio.wait(running, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        finally:
            self._stopping = True
            for task in running:  # once: a lane that is cancelled a second time does not say goodbye
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        self._preparation.close()
        if self._handing_out:
            await asyncio.wait(self._handing_out, timeout=GOODBYE)
        await self._journal.close()
        await self._jobs.close()
        await self._engine.dispose()
        self._threads.close()

    async def _wait_for_server(self, waiting: Callable[[], None]) -> None:
        told = False
        while not await self._check_rules():
            if not told:
                waiting()
                told = True
            await asyncio.sleep(BEAT)

    async def _check_rules(self) -> bool:
        """Whether a server hands out decisions; refused if it has other rules."""
        try:
            servers = await rules_version.read(self._engine)
        except Exception:  # the database is away, or has no tables yet
            return False
        if servers is not None and servers != self._rules:
            raise OtherRules(servers, self._rules)
        return servers is not None

    async def _watch(self) -> None:
        """Compare the rules and take up the jobs of workers that are gone, again and again."""
        while True:
            self._lost_time.note(well=await self._check_rules())
            with suppress(*GONE):
                await self._jobs.take_up_stalled()
            await asyncio.sleep(BEAT)

    async def _lane(self, queues: Sequence[str], places: int) -> None:
        """Take jobs of some queues. When the database goes away procrastinate stops, and is started again."""
        taking: procrastinate.worker.Worker | None = None
        while not self._stopping:
            try:
                if taking is not None and taking.worker_id is not None:
                    await self._jobs.app.job_manager.unregister_worker(taking.worker_id)  # so its jobs are free at once
                await self._jobs.counts()
                self._found()
                taking = self._new_lane(queues, places)
                await taking.run()
            except GONE as problem:
                self._lost(problem)
            await asyncio.sleep(AGAIN)

    def _new_lane(self, queues: Sequence[str], places: int) -> procrastinate.worker.Worker:
        return procrastinate.worker.Worker(
            self._jobs.app,
            queues=queues,
            concurrency=places,
            install_signal_handlers=False,
            fetch_job_polling_interval=BEAT,
            update_heartbeat_interval=BEAT,
            stalled_worker_timeout=FORGOTTEN,
            shutdown_graceful_timeout=GOODBYE,
            delete_jobs="always",
        )

    def _lost(self, problem: Exception) -> None:
        """Log once that the database is away."""
        if not self._away:
            log.error("the database is away: %s", words_of(problem.__cause__ or problem))
        self._away = True
        self._lost_time.note(well=False)

    def _found(self) -> None:
        """Log once that it is back."""
        if self._away:
            log.warning("the database is back, and bots move")
        self._away = False
        self._lost_time.note(well=True)

    async def _think(
        self, table: str, ply: int, watched: bool, rest: float, hint: int | None = None, until: int = 0, **_: Any
    ) -> None:
        """Move for the bot that has to decide at a table after a ply, unless that has been done; or find a hint."""
        if hint is not None:
            await self._advise(table, ply, hint, until)
            return
        try:
            await self._move(table, ply, watched, rest)
        except Gone:
            self._tables.forget(table)
        except Refused as refusal:
            if refusal.slug in TOO_LATE:
                return
            if refusal.preparing is None and not isinstance(refusal, Unavailable):
                log.exception("a bot could not move at table %s", table)
            raise
        except Exception:
            log.exception("a bot could not move at table %s", table)
            raise

    async def _latest(self, name: str) -> Table:
        table = await self._tables.get(name)
        await self._tables.catch_up(table)
        await self._tables.refresh(table)
        return table

    async def _advise(self, name: str, ply: int, seat: int, until: int) -> None:
        """Find a hint while somebody waits for it. What fails is not tried again, since a person can ask again."""
        try:
            table = await self._latest(name)
            hints.check(table, seat, ply)
            async with asyncio.timeout((until - self._tables.now()) / 1000):
                found = await bots.advise(self._threads, table, seat, self._seconds)
            await hints.keep(self._tables, table, seat, ply, found)
        except (Refused, DuchyError, TimeoutError):
            pass
        except Exception:
            log.exception("no hint could be found at table %s", name)

    async def _move(self, name: str, ply: int, watched: bool, rest: float) -> None:
        loop = asyncio.get_running_loop()
        earliest = loop.time() + rest
        table = await self._latest(name)
        table.hold = None  # it was over when the job was handed out
        seat = table.bot_to_move()
        if table.ply != ply or seat is None or tutorials.next_action(table, seat.seat) is not None:
            return
        choice = await bots.think(self._threads, table, seat.seat, seat.level or STAND_IN)
        await asyncio.sleep(earliest - loop.time())
        async with self._lost_time.known(table):
            await playing.act(self._tables, table, seat.seat, ply, choice, bot=True)
        self.moves += 1
        handing_out = asyncio.create_task(self._jobs.hand_out(table, watched))
        self._handing_out.add(handing_out)
        handing_out.add_done_callback(self._handing_out.discard)
