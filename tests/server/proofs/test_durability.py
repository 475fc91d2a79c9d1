"""Servers are killed at random moments of running games, again and again: what was acknowledged stays, games go on.

Real processes, SIGKILL, a real database file; players by HTTP and over sockets, and bots, at all three games. They act
and take back, leave, come back, agree, concede and talk. A kill strikes wherever the server happens to be: before a
commit, after it and before the answer, while a bot thinks, while it starts. Between some kills and the next start the
server's clock goes on by minutes: the clocks of the tables stand still meanwhile.

``DUCHY_KILLS=1000`` kills more often than the default run.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx
import pytest

import duchy
from duchy.engine import fair
from duchy.engine.game import SPECTATOR
from duchy.engine.match import Match
from duchy.engine.registry import contract_of
from duchy.server.settings import Settings
from duchy.server.storage.database import open_engine
from duchy.server.storage.journal import Journal
from duchy.server.storage.store import Store, Stored
from duchy.server.tables import people
from duchy.server.tables.clocks import Clocks
from duchy.server.tables.replay import root_of
from tests.server.conftest import ON_POSTGRES
from tests.support.crowd import ByRequest, BySocket, Ledger, Player
from tests.support.nursery import Nursery

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

KILLS = int(os.environ.get("DUCHY_KILLS", 40 if ON_POSTGRES else 200))
PATIENCE = 600  # seconds in which a table that goes on has done so
WORLDS = 2  # each with its own server and database, at the same time
LOOK = 10  # kills between two looks into the database
FURTHER = 3  # entries that every table must get after the last kill, unless its game is over
KEPT = Settings.model_fields["chat_kept"].default
PERSON, BOT = {"kind": "here"}, {"kind": "bot", "level": "squire"}
ADDED = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]
CLOCK = {"kind": "game", "seconds": 3600, "increment": 0, "zero": "concede"}


class Wanted(NamedTuple):
    """A table that is to be opened."""

    seats: list[dict[str, Any]]
    options: Mapping[str, Any] = MappingProxyType({})
    game: str = "burgundy"
    clock: bool = False
    concedes: float = 0.0


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


@dataclass
class World:
    """A server, its tables and their players."""

    nursery: Nursery
    database_url: str
    chance: random.Random
    ledger: Ledger = field(default_factory=Ledger)
    players: list[Player] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    ahead: int = 0  # milliseconds that the server's clock has gone on while no server was there
    opened: float = 0.0

    async def open_tables(self, wanted: Sequence[Wanted] = TABLES) -> None:
        self.opened = time.monotonic()
        once = {"connection": "close"}  # a server hangs up on a client that is slow to ask again
        async with httpx.AsyncClient(base_url=f"{self.nursery.url}/api", timeout=60, headers=once) as client:
            for table in wanted:
                settings = {"clock": CLOCK} if table.clock else {}
                wish = {"game": table.game, "options": dict(table.options), "seats": table.seats, "settings": settings}
                opened = (await client.post("/tables", json=wish)).raise_for_status().json()
                self.tables.append(opened["table"]["id"])
                for number, held in enumerate(opened["seats"]):
                    way = (ByRequest, BySocket)[(len(self.players) + number) % 2]
                    seat = (self.nursery.url, self.tables[-1], held["seat"], held["token"])
                    self.players.append(way(*seat, self.ledger, random.Random(self.chance.random())))
                    self.players[-1].concedes = table.concedes

    async def live_through(self, kills: int) -> None:
        """Play while the server is killed so many times, then in peace until every table has gone on."""
        await asyncio.to_thread(self.nursery.start)
        await self.open_tables()
        playing = asyncio.gather(*(player.play() for player in self.players))
        for number in range(1, kills + 1):
            await self._until(self.ledger.counts["acknowledged"] + self.chance.randint(0, 6), playing)
            await asyncio.sleep(self.chance.random() * 0.03)
            await asyncio.to_thread(self.nursery.kill)
            if number % LOOK == 0:
                self._check_log(await self.stored())
                self.ahead += self.chance.randint(7_000, 900_000)
            await asyncio.to_thread(self.nursery.start, self.ahead)
        async with asyncio.timeout(PATIENCE):
            await self._gone_on(await self.stored())
            for player in self.players:
                player.resting = True
            await playing

    async def _until(self, count: int, playing: asyncio.Future[Any]) -> None:
        while self.ledger.counts["acknowledged"] < count and not playing.done():
            await asyncio.sleep(0.001)

    async def _gone_on(self, before: dict[str, Stored]) -> None:
        """Wait until every table has some more entries or is over."""
        waiting = set(before)
        while waiting:
            await asyncio.sleep(0.1)
            now = await self.stored()
            waiting = {
                name
                for name in waiting
                if len(now[name].log) < len(before[name].log) + FURTHER and not replayed(now[name]).is_over
            }

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
            entry = entries[request]
            assert (deed.seat, deed.kind) == (entry.player, happened(entry.kind, entry.action))
            assert deed.ply in (None, entry.ply)
        self._check_chat(tables)

    def _check_chat(self, tables: dict[str, Stored]) -> None:
        """Every acknowledged line is there, once, unless so many came after it that it is no longer kept."""
        for table, stored in tables.items():
            numbers = [said.number for said in stored.said]
            assert numbers == list(range(numbers[0], numbers[-1] + 1)) if numbers else not numbers
            found = {said.request: (said.seat, said.text) for said in stored.said}
            assert len(found) == len(stored.said), "a line was said twice"
            acknowledged = {request: line for (at, request), line in self.ledger.lines.items() if at == table}
            lost = [request for request, line in acknowledged.items() if found.get(request) != line]
            assert not lost or len(stored.said) == KEPT, f"lost lines of the chat: {lost}"

    def _check_clock(self, stored: Stored) -> int:
        """What the people at a table have lost on their clocks, in milliseconds: no more than the time they had."""
        clocks = clocks_after(stored)
        lost = [int(CLOCK["seconds"]) * 1000 - clocks.left(seat.seat, clocks.since) for seat in stored.seats]
        lived = (time.monotonic() - self.opened) * 1000
        assert max(lost) <= lived + 1000, f"a clock ran while no server did: {lost} in {lived}"
        return max(lost)

    async def check_end(self) -> None:
        """Nothing stands in the logs that was not acknowledged, and the server shows what the logs lead to."""
        tables = await self.stored()
        self._check_log(tables)
        for table, stored in tables.items():
            requests = {(table, entry.request) for entry in stored.log if entry.request}
            assert requests == {deed for deed in self.ledger.deeds if deed[0] == table}
        with_clocks = [stored for stored in tables.values() if stored.header.settings["clock"]]
        assert with_clocks and max(map(self._check_clock, with_clocks)) > 0, "no clock has run"
        async with httpx.AsyncClient(base_url=f"{self.nursery.url}/api/tables", timeout=60) as client:
            for table in tables:
                await self._check_shown(client, table)

    async def _check_shown(self, client: httpx.AsyncClient, table: str) -> None:
        """The server shows what the log leads to. A bot may have gone on meanwhile: then look again."""
        async with asyncio.timeout(PATIENCE):
            while True:
                shown = (await client.get(f"/{table}/state")).raise_for_status().json()
                stored = (await self.stored())[table]
                if shown["ply"] == len(stored.log):
                    break
        reached = replayed(stored)
        if reached.is_over and not reached.state.is_over:  # ended by concession
            assert shown["table"]["status"] == "finished" and shown["view"]["actions"] == []
        else:
            seen = reached.state.observe(SPECTATOR)
            assert shown["view"] == contract_of(seen.game).view.view(seen, SPECTATOR)


def happened(kind: str, words: str | None) -> str:
    """What an entry is called by who sent it."""
    what = (words or "").split()[0] if kind == people.SEAT else kind
    return "agree" if what == people.AGREED else what


def clocks_after(stored: Stored) -> Clocks:
    """The clocks that a log leads to."""
    clocks, persons = Clocks(CLOCK, len(stored.seats)), {seat.seat for seat in stored.seats if seat.kind != "bot"}
    match = begun(stored)
    for entry in stored.log:
        advance(stored, match, entry)
        deciders = () if match.is_over else match.state.deciders
        clocks.note(entry, {seat for seat in deciders if seat in persons - set(match.stand_ins)}, match.state.ply)
        assert not (entry.kind == people.SEAT and (entry.action or "").split()[0] in ("forfeit", "time"))
    return clocks


def begun(stored: Stored) -> Match:
    header = stored.header
    return Match(duchy.load(header.game, **header.options), fair.entropy(root_of(header), 0))


def advance(stored: Stored, match: Match, entry: Any) -> None:
    """Play an entry, by the engine alone."""
    if entry.kind == "undo":
        match.undo(entry.player)
    elif entry.kind == people.SEAT:
        people.change_seat(match, entry.player, entry.action)
    else:
        match.apply(str(entry.action), entry.player, fair.entropy(root_of(stored.header), match.state.ply + 1))


def replayed(stored: Stored) -> Match:
    """The match that a log leads to, by the engine alone."""
    match = begun(stored)
    for entry in stored.log:
        advance(stored, match, entry)
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
