"""Servers are killed at random moments of running games, again and again: what was acknowledged stays, games go on.

Real processes, SIGKILL, a real database file; players by HTTP and over sockets, and bots, at all three games. They act
and take back, leave, come back, agree, concede and talk. A kill strikes wherever the server happens to be: before a
commit, after it and before the answer, while a bot thinks, while it starts. Between some kills and the next start the
server's clock goes on by minutes: the clocks of the tables stand still meanwhile.

``DUCHY_KILLS=1000`` kills more often than the default run. ``python -m bench.kills`` has 64 players, who write at once.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable

import pytest

from duchy.server.storage.store import Stored
from tests.server.conftest import ON_POSTGRES
from tests.support.nursery import Nursery
from tests.support.worlds import BOT, PATIENCE, PERSON, Wanted, World, free_port, waits_for

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

KILLS = int(os.environ.get("DUCHY_KILLS", 40 if ON_POSTGRES else 200))
WORLDS = 2  # each with its own server and database, at the same time
ADDED = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]
TABLES = [
    Wanted([PERSON, PERSON], clock=True),
    Wanted([BOT, PERSON]),
    Wanted([PERSON, BOT, PERSON], {"setup": "expert", "estates": "dealt", "choice": "sealed"}),
    Wanted([PERSON, BOT, PERSON], {"modules": [*ADDED, "border_posts"]}, clock=True),
    Wanted([PERSON, BOT, PERSON, BOT], {"modules": ["team", *ADDED]}),
    Wanted([PERSON], {"modules": ["solo", "inns", "trade_routes"]}),
    Wanted([PERSON, PERSON, PERSON], game="dice", clock=True, concedes=0.01),
    Wanted([PERSON, BOT], game="dice"),
    Wanted([PERSON, PERSON, PERSON], game="bruges", clock=True, concedes=0.005),
    Wanted([PERSON, BOT], game="bruges"),
]


async def live(database_urls: list[str], kills: int) -> list[World]:
    """Several worlds at the same time."""
    worlds = [World(Nursery(url, free_port()), url, random.Random(number)) for number, url in enumerate(database_urls)]
    try:
        await asyncio.gather(*(world.live_through(kills, TABLES) for world in worlds))
        for world in worlds:
            await world.check_end()
            for player in world.players:
                await player.leave()
    finally:
        for world in worlds:
            world.nursery.close()
    return worlds


def test_nothing_acknowledged_is_lost_and_every_table_goes_on(new_database: Callable[[], str]) -> None:
    worlds = asyncio.run(live([new_database() for _ in range(WORLDS)], KILLS // WORLDS))
    for world in worlds:
        counts = world.ledger.counts
        print(dict(counts))  # shown by pytest -s
        assert counts["acknowledged"] > KILLS / WORLDS, counts
        assert all(counts[kind] for kind in ("action", "undo", "said")), counts
        assert counts["return"] or ON_POSTGRES, counts  # so few kills leave time for few games
        assert counts["lost on the way"] > 0, f"no kill struck while a request was under way: {counts}"


def test_a_bot_goes_on_by_itself_when_its_server_comes_back(database_url: str) -> None:
    """Nobody looks at the table: the new server finds by itself that a bot is waited for."""

    async def scenario() -> None:
        world = World(Nursery(database_url, free_port()), database_url, random.Random(0))
        slow = {"kind": "bot", "level": "duke"}
        try:
            async with asyncio.timeout(PATIENCE):
                waiting: dict[str, Stored] = {}
                while not waiting:  # the lot may let the person begin at all three tables: then three more are opened
                    await asyncio.to_thread(world.nursery.start)
                    await world.open_tables([Wanted([slow, slow, slow, PERSON])] * 3)
                    await asyncio.to_thread(world.nursery.kill)
                    stored = await world.stored()
                    waiting = {name: table for name, table in stored.items() if not waits_for(table, 3)}
                await asyncio.to_thread(world.nursery.start)
                while waiting:
                    now = await world.stored()
                    waiting = {name: was for name, was in waiting.items() if len(now[name].log) == len(was.log)}
                    await asyncio.sleep(0.05)
        finally:
            world.nursery.close()

    asyncio.run(scenario())
