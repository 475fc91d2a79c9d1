"""What a server does beside its requests. A task that fails begins again, and shows in the health of the server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from duchy.server.storage.outages import Unavailable

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds before a task that failed begins again: at first, at most

log = logging.getLogger(__name__)


class Background:
    """The tasks of a server process."""

    def __init__(self) -> None:
        self.failing: set[str] = set()  # the names of those that failed and have not begun again
        self._tasks: set[asyncio.Task[None]] = set()

    def once(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something once."""
        self._spawn(name, self._attempt(name, work))

    def forever(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that never ends by itself, until the server stops."""
        self._spawn(name, self._keep(name, work))

    async def close(self) -> None:
        """Stop all tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _spawn(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            self._failed(name, error)

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await work()
                self._failed(name, None)
            except Exception as error:
                self._failed(name, error)
            if time.monotonic() - began > LONGEST_PAUSE:  # it went well for a while
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self.failing.discard(name)

    def _failed(self, name: str, error: Exception | None) -> None:
        self.failing.add(name)
        if not isinstance(error, Unavailable):  # an outage has a line of its own
            log.error("the background task %r failed", name, exc_info=error)
