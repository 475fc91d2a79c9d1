"""Worlds of proofs: a server that is killed again and again, its tables, and players who never give up.

What was acknowledged is compared with what the database has, after some kills and at the end; and what the server shows
with what the engine alone makes of the log.
"""

from __future__ import annotations

import asyncio
import random
import re
import socket
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx

import duchy
from duchy.engine.game.game import SPECTATOR
from duchy.engine.game.registry import contract_of
from duchy.engine.match import fair
from duchy.engine.match.match import Match
from duchy.server.settings import Settings
from duchy.server.storage.database import open_engine
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import Entry
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import Store, Stored
from duchy.server.tables import people, render
from duchy.server.tables.clocks import After, Clocks
from duchy.server.tables.replay import root_of
from tests.support.crowd import PAUSE, UNAVAILABLE, ByRequest, BySocket, Ledger, Player
from tests.support.nursery import Nursery

PATIENCE = 600  # seconds in which a table that goes on has done so
LOOK = 10  # kills between two looks into the database
FURTHER = 3  # entries that every table must get after the last kill, unless its game is over
TRIES = 3  # to read a table
KEPT = Settings.model_fields["chat_kept"].default
PERSON, BOT = {"kind": "here"}, {"kind": "bot", "level": "squire"}
CLOCK: dict[str, Any] = {"kind": "game", "seconds": 3600, "increment": 0, "zero": "concede"}


class Wanted(NamedTuple):
    """A table that is to be opened."""

    seats: list[dict[str, Any]]
    options: Mapping[str, Any] = MappingProxyType({})
    game: str = "burgundy"
    clock: bool = False
    concedes: float = 0.0


class Game(NamedTuple):
    """A table at which people play."""

    wanted: Wanted
    playing: asyncio.Future[Any]


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
    between: int = 6  # what is acknowledged between two kills, at most
    commits: int = 0  # by all servers, as their metrics counted them before they were killed
    writes: int = 0  # stored by those commits
    again: bool = False  # where a game is over, another table is opened after the next kill

    async def open_tables(self, wanted: Sequence[Wanted]) -> list[list[Player]]:
        """Open tables; somebody plays each seat of a person. The players of each table."""
        self.opened = self.opened or time.monotonic()
        before = len(self.players)
        once = {"connection": "close"}  # a server hangs up on a client that is slow to ask again
        async with httpx.AsyncClient(base_url=f"{self.nursery.url}/api", timeout=60, headers=once) as client:
            for table in wanted:
                settings = {"clock": CLOCK} if table.clock else {}
                wish = {"game": table.game, "options": dict(table.options), "seats": table.seats, "settings": settings}
                while (answer := await client.post("/tables", json=wish)).status_code == UNAVAILABLE:
                    await asyncio.sleep(PAUSE)
                opened = answer.raise_for_status().json()
                self.tables.append(opened["table"]["id"])
                for number, held in enumerate(opened["seats"]):
                    way = (ByRequest, BySocket)[(len(self.players) + number) % 2]
                    seat = (self.nursery.url, self.tables[-1], held["seat"], held["token"])
                    self.players.append(way(*seat, self.ledger, random.Random(self.chance.random())))
                    self.players[-1].concedes = table.concedes
        new = self.players[before:]
        return [[player for player in new if player.table == table] for table in self.tables[-len(wanted) :]]

    async def live_through(
        self, kills: int, wanted: Sequence[Wanted], killed: Callable[[], None] = lambda: None
    ) -> None:
        """Play while the server is killed so many times, then in peace until every table has gone on."""
        await asyncio.to_thread(self.nursery.start)
        games = await self._begin(wanted)
        for number in range(1, kills + 1):
            await self._until(self.ledger.counts["acknowledged"] + self.chance.randint(0, self.between), games)
            await self._count_groups()
            await asyncio.sleep(self.chance.random() * 0.03)
            await asyncio.to_thread(self.nursery.kill)
            killed()
            if number % LOOK == 0:
                self._check_log(await self.stored())
                self.ahead += self.chance.randint(7_000, 900_000)
            await asyncio.to_thread(self.nursery.start, self.ahead)
            if self.again:
                games = await self._begin_again(games)
        async with asyncio.timeout(PATIENCE):
            await self._gone_on(await self.stored())
            for player in self.players:
                player.resting = True
            await asyncio.gather(*(game.playing for game in games))

    async def _begin(self, wanted: Sequence[Wanted]) -> list[Game]:
        """Open tables and let their players play."""
        seated = zip(wanted, await self.open_tables(wanted), strict=True)
        return [Game(table, asyncio.gather(*(player.play() for player in players))) for table, players in seated]

    async def _begin_again(self, games: Sequence[Game]) -> list[Game]:
        """Games like those, of which the ones that are over are replaced by new ones."""
        for game in games:
            if game.playing.done():
                game.playing.result()
        over = [game.wanted for game in games if game.playing.done()]
        return [*(game for game in games if not game.playing.done()), *(await self._begin(over) if over else [])]

    async def _count_groups(self) -> None:
        """Add what the server that is there has counted of its commits."""
        async with httpx.AsyncClient(timeout=60) as client:
            told = (await client.get(f"{self.nursery.url}/api/metrics")).raise_for_status().text
        found = dict(re.findall(r"^duchy_write_group_(count|sum) (\S+)$", told, re.MULTILINE))
        self.commits += int(float(found["count"]))
        self.writes += int(float(found["sum"]))

    async def _until(self, count: int, games: Sequence[Game]) -> None:
        while self.ledger.counts["acknowledged"] < count and not all(game.playing.done() for game in games):
            await asyncio.sleep(0.001)

    async def _gone_on(self, before: dict[str, Stored]) -> None:
        """Wait until every table has some more entries or is over."""
        waiting = set(before)
        while waiting:
            await asyncio.sleep(0.1)
            now = await self.stored([*waiting])
            waiting = {
                name
                for name in waiting
                if len(now[name].log) < len(before[name].log) + FURTHER and not replayed(now[name]).is_over
            }

    async def stored(self, tables: Sequence[str] | None = None) -> dict[str, Stored]:
        """The tables as the database has them: these, or all."""
        engine = open_engine(self.database_url)
        try:
            store = Store(engine, Journal(engine))
            asked = self.tables if tables is None else tables
            found = {table: await _loaded(store, table) for table in asked}
        finally:
            await engine.dispose()
        return {table: stored for table, stored in found.items() if stored}

    def _check_log(self, tables: dict[str, Stored]) -> None:
        """Everything acknowledged is there, once, where it was said to be; and there is no gap."""
        assert len(tables) == len(self.tables)
        for stored in tables.values():
            assert [entry.ply for entry in stored.log] == list(range(1, len(stored.log) + 1))
        assert not (lost := self.lost(tables)), f"lost: {lost}"
        entries = by_request(tables)
        for request, deed in self.ledger.deeds.items():
            entry = entries[request]
            assert (deed.seat, deed.kind) == (entry.player, happened(entry.kind, entry.action))
            assert deed.ply in (None, entry.ply)
        self._check_chat(tables)

    def lost(self, tables: dict[str, Stored]) -> list[tuple[str, str]]:
        """What was acknowledged and is not in the logs, by table and request."""
        entries = by_request(tables)
        return [request for request in self.ledger.deeds if request not in entries]

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
                stored = (await self.stored([table]))[table]
                if shown["ply"] == len(stored.log):
                    break
        reached = replayed(stored)
        if reached.is_over and not reached.state.is_over:  # ended by concession
            assert shown["table"]["status"] == "finished" and shown["view"]["actions"] == []
        else:
            seen = reached.state.observe(SPECTATOR)
            assert shown["view"] == contract_of(seen.game).view.view(seen, SPECTATOR)


def by_request(tables: Mapping[str, Stored]) -> dict[tuple[str, str], Entry]:
    """The entries of all logs that somebody has asked for."""
    return {(table, entry.request): entry for table, stored in tables.items() for entry in stored.log if entry.request}


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
        asked = {seat for seat in deciders if seat in persons - set(match.stand_ins)}
        by_bot = entry.player in match.stand_ins or entry.player not in persons
        moment = render.moment(match.state.observe(SPECTATOR))
        clocks.note(entry, After(asked, match.state.ply, moment, by_bot))
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


async def _loaded(store: Store, table: str) -> Stored | None:
    """A table as the database has it. On a busy machine a database may take longer to answer than a server waits."""
    for _ in range(TRIES):
        with suppress(Unavailable):
            return await store.load(table)
    return await store.load(table)
