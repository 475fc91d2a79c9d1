"""Notices from other server processes on the same PostgreSQL (LISTEN): every stored entry is sent as ``table:ply``."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.journal import CHANNEL

RECONNECT = 1.0  # seconds

log = logging.getLogger(__name__)


class Listener:
    """A separate connection that only listens and reconnects when it is lost."""

    def __init__(
        self,
        engine: AsyncEngine,
        heard: Callable[[str, str], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._notices: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Listen until cancelled."""
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("lost the connection for notices: %s", problem)
            await asyncio.sleep(RECONNECT)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._url)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *notice: self._notices.put_nowait(notice[-1]))
            await self._missed()
            ended = asyncio.create_task(lost.wait())
            while not lost.is_set():
                notice = asyncio.create_task(self._notices.get())
                await asyncio.wait((notice, ended), return_when=asyncio.FIRST_COMPLETED)
                if not notice.done():
                    notice.cancel()
                    break
                await self._handle(notice.result())
        finally:
            await connection.close(timeout=1)

    async def _handle(self, notice: str) -> None:
        table, _, what = notice.partition(":")
        try:
            await self._heard(table, what)
        except Exception:
            log.exception("cannot handle the notice %r", notice)
