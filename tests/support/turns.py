"""Interleavings by choice: what runs at the same time takes turns, and a seed decides whose turn is next.

Work that leaves the loop for a thread (the database) would come back when it likes. Here it takes a turn before and a
turn after, and nobody else moves while it is away, so that the same seed gives the same interleaving again.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
Method = Callable[..., Coroutine[Any, Any, Any]]


class Turns:
    """Who may move next."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.given = 0
        self._waiting: list[asyncio.Future[None]] = []
        self._away = 0
        self._back = asyncio.Event()

    async def turn(self) -> None:
        """Wait for one's turn."""
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        await mine

    async def away(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in a thread."""
        await self.turn()
        self._away += 1
        try:
            result = await work()
        finally:
            self._away -= 1
            self._back.set()
        await self.turn()
        return result

    async def conduct(self, *works: Coroutine[Any, Any, Any]) -> list[Any]:
        """Run some work to its end, everybody in turn; what each returned or raised."""
        all_of_it = asyncio.gather(*works, return_exceptions=True)
        while True:
            await self.settle()
            self._waiting = [one for one in self._waiting if not one.done()]
            if self._waiting:
                self.given += 1
                self._waiting.pop(self.chance.randrange(len(self._waiting))).set_result(None)
            elif all_of_it.done():
                return await all_of_it
            else:
                await asyncio.sleep(0)

    async def settle(self) -> None:
        """Wait until nothing can move any more without being given a turn."""
        loop: Any = asyncio.get_running_loop()
        while loop._ready or self._away:
            if self._away and not loop._ready:
                self._back.clear()
                await self._back.wait()
            await asyncio.sleep(0)


def take_turns(patch: pytest.MonkeyPatch, turns: Callable[[], Turns | None], owner: type, *names: str) -> None:
    """Let methods of a class that go to the database take turns, whenever there are turns to be taken."""

    def wrapped(method: Method) -> Method:
        @wraps(method)
        async def instead(*arguments: Any, **named: Any) -> Any:
            now, work = turns(), partial(method, *arguments, **named)
            return await (work() if now is None else now.away(work))

        return instead

    for name in names:
        patch.setattr(owner, name, wrapped(getattr(owner, name)))
