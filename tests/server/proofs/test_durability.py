"""Servers are killed at random moments of running games, again and again: what was acknowledged stays, games go on.

Real processes, SIGKILL, a real database file; players by HTTP and over sockets, and bots. A kill strikes wherever the
server happens to be: before a commit, after it and before the answer, while a bot thinks, while it starts.
"""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

import duchy
from duchy.engine import fair
from duchy.engine.match import Match
from duchy.games.burgundy.display.view import view
from duchy.server.database import open_engine
from duchy.server.journal import Journal
from duchy.server.store import Store, Stored
from tests.server.conftest import ON_POSTGRES
from tests.support.crowd import ByRequest, BySocket, Ledger, Player
from tests.support.nursery import Nursery

pytestmark = pytest.mark.compiled

KILLS = 16 if ON_POSTGRES else 60
PATIENCE = 600  # seconds in which a table that goes on has come to its end
WORLDS = 2  # each with its own server and database, at the same time
PERSON, BOT = {"kind": "here"}, {"kind": "bot", "level": "squire"}
ADDED = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]
TABLES: list[tuple[dict[str, Any], list[dict[str, Any]]]] = [
    ({}, [PERSON, PERSON]),
    ({}, [BOT, PERSON]),
    ({"setup": "expert", "estates": "dealt", "choice": "sealed"}, [PERSON, BOT, PERSON]),
    ({"modules": [*ADDED, "border_posts"]}, [PERSON, BOT, PERSON]),
    ({"modules": ["team", *ADDED]}, [PERSON, BOT, PERSON, BOT]),
    ({"modules": ["solo", "inns", "trade_routes"]}, [PERSON]),
]


@dataclass
class World:
    """A server, its tables and their players."""

    nursery: Nursery
    database_url: str
    chance: random.Random
    ledger: Ledger = field(default_factory=Ledger)
    players: list[Player] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)

    async def open_tables(self, wanted: Sequence[tuple[dict[str, Any], list[dict[str, Any]]]] = TABLES) -> None:
        async with httpx.AsyncClient(base_url=f"{self.nursery.url}/api") as client:
            for options, seats in wanted:
                answer = await client.post("/tables", json={"game": "burgundy", "options": options, "seats": seats})
                opened = answer.raise_for_status().json()
                self.tables.append(opened["table"]["id"])
                for number, held in enumerate(opened["seats"]):
                    way = (ByRequest, BySocket)[(len(self.players) + number) % 2]
                    seat = (self.nursery.url, self.tables[-1], held["seat"], held["token"])
                    self.players.append(way(*seat, self.ledger, random.Random(self.chance.random())))

    async def live_through(self, kills: int) -> None:
        """Play while the server is killed so many times, then in peace to the end of every game."""
        await asyncio.to_thread(self.nursery.start)
        await self.open_tables()
        playing = asyncio.gather(*(player.play() for player in self.players))
        for _ in range(kills):
            await self._until(self.ledger.counts["acknowledged"] + self.chance.randint(0, 12), playing)
            await asyncio.sleep(self.chance.random() * 0.03)
            await asyncio.to_thread(self.nursery.kill)
            self._check_log(await self.stored())
            await asyncio.to_thread(self.nursery.start)
        async with asyncio.timeout(PATIENCE):
            await playing

    async def _until(self, count: int, playing: asyncio.Future[Any]) -> None:
        while self.ledger.counts["acknowledged"] < count and not playing.done():
            await asyncio.sleep(0.001)

    async def stored(self) -> dict[str, Stored]:
        """The tables as the database has them."""
        engine = open_engine(self.database_url)
        try:
            store = Store(engine, Journal(engine))
            found = {table: await store.load(table) for table in self.tables}
        finally:
            await engine.dispose()
        return {table: stored for table, stored in found.items() if stored}

    def _check_log(self, tables: dict[str, Stored]) -> None:
        """Everything acknowledged is there, once, where it was said to be; and there is no gap."""
        assert len(tables) == len(self.tables)
        entries = {}
        for table, stored in tables.items():
            assert [entry.ply for entry in stored.log] == list(range(1, len(stored.log) + 1))
            entries |= {(table, entry.request): entry for entry in stored.log if entry.request}
        for request, deed in self.ledger.deeds.items():
            assert request in entries, f"lost: {request} {deed}"
            assert (deed.seat, deed.kind) == (entries[request].player, entries[request].kind)
            assert deed.ply in (None, entries[request].ply)

    async def check_end(self) -> None:
        """Nothing stands in the logs that was not acknowledged, and the server shows what the logs lead to."""
        tables = await self.stored()
        self._check_log(tables)
        for table, stored in tables.items():
            requests = {(table, entry.request) for entry in stored.log if entry.request}
            assert requests == {deed for deed in self.ledger.deeds if deed[0] == table}
        async with httpx.AsyncClient(base_url=f"{self.nursery.url}/api/tables") as client:
            for table, stored in tables.items():
                record = (await client.get(f"/{table}/record")).raise_for_status().json()
                reached = replayed(stored).state
                assert reached.is_over
                assert record["digest"] == reached.digest()
                shown = (await client.get(f"/{table}/state")).raise_for_status().json()
                assert shown["view"] == view(reached)


def replayed(stored: Stored) -> Match:
    """The match that a log leads to, by the engine alone."""
    header = stored.header
    match = Match(duchy.load(header.game, **header.options), fair.entropy(header.secret, 0))
    for entry in stored.log:
        if entry.kind == "undo":
            match.undo(entry.player)
        else:
            match.apply(str(entry.action), entry.player, fair.entropy(header.secret, match.state.ply + 1))
    return match


def waits_for(stored: Stored, seat: int) -> bool:
    return seat in replayed(stored).state.deciders


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def live(database_urls: list[str], kills: int) -> list[World]:
    """Several worlds at the same time."""
    worlds = [World(Nursery(url, free_port()), url, random.Random(number)) for number, url in enumerate(database_urls)]
    try:
        await asyncio.gather(*(world.live_through(kills) for world in worlds))
        for world in worlds:
            await world.check_end()
            for player in world.players:
                await player.leave()
    finally:
        for world in worlds:
            world.nursery.close()
    return worlds


def test_no_acknowledged_action_is_lost_and_every_table_goes_on(new_database: Callable[[], str]) -> None:
    worlds = asyncio.run(live([new_database() for _ in range(WORLDS)], KILLS // WORLDS))
    for world in worlds:
        counts = world.ledger.counts
        assert counts["acknowledged"] > KILLS, counts
        assert counts["lost on the way"] > 0, f"no kill struck while a request was under way: {counts}"


def test_a_bot_goes_on_by_itself_when_its_server_comes_back(database_url: str) -> None:
    """Nobody looks at the table: the new server finds by itself that a bot is waited for."""

    async def scenario() -> None:
        world = World(Nursery(database_url, free_port()), database_url, random.Random(0))
        slow = {"kind": "bot", "level": "duke"}
        try:
            await asyncio.to_thread(world.nursery.start)
            await world.open_tables([({}, [slow, slow, slow, PERSON])] * 3)
            await asyncio.to_thread(world.nursery.kill)
            waiting = {table: stored for table, stored in (await world.stored()).items() if not waits_for(stored, 3)}
            assert waiting
            await asyncio.to_thread(world.nursery.start)
            async with asyncio.timeout(PATIENCE):
                while waiting:
                    now = await world.stored()
                    waiting = {name: was for name, was in waiting.items() if len(now[name].log) == len(was.log)}
                    await asyncio.sleep(0.05)
        finally:
            world.nursery.close()

    asyncio.run(scenario())
