"""Bots at the tables. They search in threads, since kernels release the GIL, and act through the same calls as people.

A bot gets the state observed for its seat. A choice for a ply that has passed is dropped. Who thinks next is decided by
a fair queue (thinking.py).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from duchy import bots as kinds
from duchy.bots import Bot
from duchy.bots.hints import Hinted, adviser, hint
from duchy.engine.game.game import Game, State
from duchy.server.bots import hints
from duchy.server.bots.thinking import Flow, ThinkingQueue, cost_of
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import Gone
from duchy.server.tables import playing, tutorials
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

STAND_IN = "steward"  # the level of a bot that plays on for a person
RETRY = 5.0  # seconds after an unexpected error
BOTS_PER_THREAD = 2  # a bot that searches needs some memory
TOO_LATE = frozenset({"stale", "over"})  # refusals of an action because something else happened while the bot thought

K = TypeVar("K")

log = logging.getLogger(__name__)


class Bots:
    """Lets bots play at all tables where one of them is to move."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self.queue = ThinkingQueue(settings.bot_threads, settings.bot_tables_per_address)
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: Table, patience: float = 0.0) -> None:
        """Let the bots of a table play; with patience, only if no other process moves there for so many seconds."""
        if self._closed or not table.bot_to_move():
            return
        if patience:
            if table.id not in self._waiting:
                self._waiting[table.id] = asyncio.create_task(self._wait(table.id, patience))
        elif table.thinking is None:
            table.thinking = asyncio.create_task(self._play(table))

    async def advise(self, table: Table, seat: int, ply: int) -> None:
        """Find a hint for a seat, keep it and count it."""
        found = await advise(self.queue, table, seat, self._settings.hint_seconds)
        await hints.keep(self._tables, table, seat, ply, found)

    async def close(self) -> None:
        """Stop all bots. A choice that is not stored yet is made again by the next server."""
        self._closed = True
        tasks = [table.thinking for table in self._tables.all() if table.thinking] + list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.queue.close()

    async def _wait(self, name: str, patience: float) -> None:
        try:
            seen = -1
            while (table := self._tables.peek(name)) and table.bot_to_move() and not table.thinking:
                if table.ply == seen:
                    self.wake(table)
                    return
                seen = table.ply
                await asyncio.sleep(patience)
        finally:
            del self._waiting[name]

    async def _play(self, table: Table) -> None:
        try:
            while seat := table.bot_to_move():
                await self._move(table, seat.seat, seat.level or STAND_IN)
        finally:
            table.thinking = None

    async def _move(self, table: Table, seat: int, level: str) -> None:
        try:
            ply = table.ply
            scripted = tutorials.next_action(table, seat)
            choice = None if scripted else think(self.queue, table, seat, level)
            if table.listeners:
                await asyncio.sleep(self._settings.bot_pause)
            await playing.act(self._tables, table, seat, ply, await choice if choice else scripted, bot=True)
        except Unavailable:
            await self._tables.store.outage.over()
        except Gone:
            self._tables.forget(table.id)
        except Exception as error:
            if isinstance(error, Refused) and error.slug in TOO_LATE:
                return
            log.exception("a bot could not move at table %s", table.id)
            await asyncio.sleep(RETRY)


def flow_of(table: Table, level: str | None) -> Flow:
    """What a bot's thoughts are queued with, or those about a hint. A table of an unknown opener counts for itself."""
    return Flow(table.header.opener or table.id, cost_of(level) if level else "strong")


def think(queue: ThinkingQueue, table: Table, seat: int, level: str) -> asyncio.Future[int]:
    """What the bot of a seat wants to do, once its turn to think has come."""
    observed = table.match.state.observe(seat)
    return queue.think(flow_of(table, level), lambda: _think(level, observed))


def advise(queue: ThinkingQueue, table: Table, seat: int, seconds: float) -> asyncio.Future[list[Hinted]]:
    """The best actions for a seat, once the turn has come to think about them."""
    observed = table.match.state.observe(seat)
    return queue.think(flow_of(table, None), lambda: _advise(seconds, observed))


_of_thread = threading.local()


def _think(level: str, observed: State) -> int:
    """Choose an action."""
    return _bot(level, observed, kinds.make).choose(observed)


def _advise(seconds: float, observed: State) -> list[Hinted]:
    """Find the best actions."""
    return hint(_bot(seconds, observed, _adviser), observed)


def _adviser(seconds: float, game: Game, seed: int) -> Bot:
    return adviser(game, seconds, seed)


def _bot(kind: K, observed: State, make: Callable[[K, Game, int], Bot]) -> Bot:
    """A bot that this thread keeps, made of a level or of seconds."""
    bots: OrderedDict[tuple[object, Game], Bot] = _of_thread.__dict__.setdefault("bots", OrderedDict())
    key = (kind, observed.game)
    bot = bots.get(key)
    if bot is None:
        bot = bots[key] = make(kind, observed.game, secrets.randbits(32))
        if len(bots) > BOTS_PER_THREAD:
            bots.popitem(last=False)
    bots.move_to_end(key)
    return bot
