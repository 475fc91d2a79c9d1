"""Notices from other server processes on the same PostgreSQL (LISTEN): every stored entry is sent as ``table:ply``."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import psycopg
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.storage.database import connect_alone
from duchy.server.storage.outages import Unavailable, is_outage, words_of
from duchy.server.storage.postgres_writer import CHANNEL

RECONNECT, LONGEST = 0.5, 5.0  # seconds before the next attempt to connect: at first, at most
PATIENCE = 5.0  # seconds for an answer
CHECK = 20.0  # seconds without a notice after which the connection is tried

log = logging.getLogger(__name__)


class Listener:
    """A separate connection that only listens. It never gives up: when it is lost, it is made again."""

    def __init__(
        self,
        engine: AsyncEngine,
        heard: Callable[[str, str], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.connected = False  # and nothing was missed
        self._engine = engine
        self._heard = heard
        self._missed = missed
        self._told = False  # that the connection is lost

    async def run(self) -> None:
        """Listen until cancelled."""
        pause = RECONNECT
        while True:
            try:
                await self._listen()
            except Exception as error:  # each driver raises what it likes, and whatever it is, listening must go on
                self._lost(error)
            if self.connected:
                self.connected, pause = False, RECONNECT
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    def _lost(self, error: Exception) -> None:
        """Log the loss once in an outage, and always what is not one."""
        if not is_outage(error):
            log.error("listening to the other servers failed", exc_info=error)
        elif not self._told:
            cause = error.__cause__ if isinstance(error, Unavailable) and error.__cause__ else error
            log.error("the other servers cannot be heard: %s", words_of(cause))
        self._told = True

    async def _listen(self) -> None:
        """Listen until the connection is lost, which raises. A silent one is tried: it may be lost without a word."""
        async with await connect_alone(self._engine, PATIENCE) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._missed()
            self._begin()
            while True:
                await self._handle_for(CHECK, connection)
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")

    async def _handle_for(self, seconds: float, connection: psycopg.AsyncConnection) -> None:
        async with aclosing(connection.notifies(timeout=seconds)) as notices:
            async for notice in notices:
                await self._handle(notice.payload)

    def _begin(self) -> None:
        self.connected = True
        if self._told:
            log.warning("the other servers are heard again")
        self._told = False

    async def _handle(self, notice: str) -> None:
        table, _, what = notice.partition(":")
        try:
            await self._heard(table, what)
        except Unavailable:
            raise  # the table is brought up to date with all others when the connection is made again
        except Exception:
            log.exception("cannot handle the notice %r", notice)
