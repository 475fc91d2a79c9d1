"""Bots are shared out fairly: by address, by table, and quick ones never behind strong ones."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from duchy.server.bots import bots
from duchy.server.bots.thinking import Cost, Flow, ThinkingQueue
from duchy.server.settings import Settings
from tests.server.test_metrics import values
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

MANY, TURNS = 20, 3
CROWD, SOMEBODY = "198.51.100.1", "198.51.100.2"


class Threads(Executor):
    """Threads whose work is finished when a test says so, in the order in which it was begun."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.running: list[tuple[str, Future[Any]]] = []

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append(work(*arguments, **named))
        self.running.append((self.begun[-1], future))
        return future

    async def finish(self, name: str) -> None:
        place = next(place for place, (running, _) in enumerate(self.running) if running == name)
        self.running.pop(place)[1].set_result(0)
        for _ in range(3):
            await asyncio.sleep(0)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        pass


def queue(threads: int, per_address: int = 0) -> tuple[ThinkingQueue, Threads, Callable[..., asyncio.Future[Any]]]:
    pool = Threads()
    waiting = ThinkingQueue(threads, per_address, pool)

    def think(name: str, cost: Cost = "strong") -> asyncio.Future[Any]:
        work: Any = partial(str, name)  # bots think of a number; these threads are told a name
        return waiting.think(Flow(name[0], cost), work)

    return waiting, pool, think


async def test_addresses_are_served_in_turn_and_the_tables_of_an_address_too():
    _, pool, think = queue(threads=1)
    for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1"):
        think(name)
    for _ in range(6):
        await pool.finish(pool.begun[-1])
    assert pool.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


async def test_a_quick_bot_begins_at_once_though_strong_ones_hold_all_threads():
    _, pool, think = queue(threads=2, per_address=2)
    for name in ("a1", "a2", "a3", "b1"):
        think(name)
    assert pool.begun == ["a1", "a2"]
    think("c1", "quick")
    assert pool.begun == ["a1", "a2", "c1"]


async def test_many_quick_bots_do_not_starve_a_strong_one():
    _, pool, think = queue(threads=1)
    for number in range(MANY):
        think(f"a{number}", "quick")
    think("b1")
    await pool.finish("a0")
    await pool.finish("a1")
    assert "b1" in pool.begun


async def test_the_strong_bots_of_one_address_leave_a_thread_to_the_others():
    _, pool, think = queue(threads=3)
    for number in range(MANY):
        think(f"a{number}")
    assert pool.begun == ["a0", "a1"]
    think("b0")
    assert pool.begun == ["a0", "a1", "b0"]


async def test_how_many_strong_bots_of_an_address_think_at_once_can_be_set():
    _, pool, think = queue(threads=3, per_address=1)
    for number in range(MANY):
        think(f"a{number}")
    assert pool.begun == ["a0"]
    await pool.finish("a0")
    assert pool.begun == ["a0", "a1"]


async def test_a_thought_that_nobody_waits_for_takes_no_thread():
    _, pool, think = queue(threads=1)
    think("a1")
    think("b1").cancel()
    think("c1")
    await pool.finish("a1")
    assert pool.begun == ["a1", "c1"]


async def test_an_error_goes_to_who_waits_and_the_next_is_served():
    waiting, pool, think = queue(threads=1)
    first = think("a1")
    think("a2")
    pool.running.pop()[1].set_exception(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        await first
    assert pool.begun == ["a1", "a2"]
    assert waiting.busy() == Counter(strong=1)


# --- at the tables ---------------------------------------------------------------------------------------------------


class Thinker:
    """Bots that think until they are told to go on; who thinks is noted when it begins."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[tuple[int, str]] = []
        self._turns = threading.Semaphore(0)
        self._think = bots._think
        monkeypatch.setattr(bots, "_think", self.think)

    def think(self, level: str, observed) -> int:
        self.begun.append((observed.game.players, level))
        self._turns.acquire()
        return self._think("page", observed)

    async def turn(self) -> None:
        """Let one of them finish, and wait until the next one has begun."""
        begun = len(self.begun)
        self._turns.release()
        await self.until(lambda: len(self.begun) > begun)

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.001)

    def end(self) -> None:
        self._turns.release(10_000)


async def waiting_for_bot(client: Client, level: str, bots: int = 3) -> Opened:
    """A table where a bot is to move."""
    while True:
        opened = await client.open("here", *[{"kind": "bot", "level": level}] * bots)
        if not set(opened.info["deciders"]) & set(opened.tokens):
            return opened


async def test_strong_bots_at_many_tables_of_one_address_do_not_starve_those_of_another(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    thinker = Thinker(monkeypatch)
    async with serving(settings.changed(bot_threads=1)) as client:
        try:
            client.asgi.address = CROWD
            for _ in range(MANY):
                await waiting_for_bot(client, "duke")
            await thinker.until(lambda: len(thinker.begun) == 1)
            client.asgi.address = SOMEBODY
            await waiting_for_bot(client, "duke", bots=1)
            await waiting_for_bot(client, "page", bots=1)
            both = {(2, "duke"), (2, "page")}
            while not both <= set(thinker.begun) and thinker.begun.count((4, "duke")) <= TURNS:
                await thinker.turn()  # of the two that think at a time, either
            assert both <= set(thinker.begun), thinker.begun
        finally:
            thinker.end()


async def test_waiting_and_thinking_bots_are_counted_by_cost(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    thinker = Thinker(monkeypatch)
    async with serving(settings.changed(bot_threads=1, metrics_token="operator-secret")) as client:
        try:
            for _ in range(3):
                await waiting_for_bot(client, "duke")
            await waiting_for_bot(client, "page")
            await thinker.until(lambda: len(thinker.begun) == 2)
            seen = await values(client)
            thinking = [seen[f'duchy_bots_thinking{{cost="{cost}"}}'] for cost in ("quick", "strong")]
            waiting = [seen[f'duchy_bots_waiting{{cost="{cost}"}}'] for cost in ("quick", "strong")]
            assert (thinking, waiting) == ([1, 1], [0, 2])
        finally:
            thinker.end()


@pytest.mark.slow
async def test_the_opener_is_kept_as_a_short_hash_which_is_the_same_after_a_restart(settings: Settings):
    async def opener(client: Client, address: str) -> str:
        client.asgi.address = address
        opened = await client.open("here", "here")
        assert "opener" not in opened.info
        async with client.server.engine.connect() as connection:
            query = text("SELECT opener FROM tables WHERE id = :id")
            return str(await connection.scalar(query, {"id": opened.id}))

    async with serving(settings) as client:
        crowd = await opener(client, CROWD)
    assert len(crowd) == 4
    async with serving(settings) as client:
        assert await opener(client, CROWD) == crowd
