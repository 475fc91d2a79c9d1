"""Bots that think in workers: who moves for them, who may, and what happens when a part of it all is killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import httpx
import pytest
from procrastinate.exceptions import ConnectorException
from procrastinate.manager import JobManager
from sqlalchemy import text

from duchy.server.bots import delegation, hints, jobs, rules_version, worker
from duchy.server.preparation import Preparation
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage.database import open_engine
from duchy.server.storage.store import Stored, now
from duchy.server.tables import replay, timekeeper, tutorials
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Observer
from tests.server.test_people import Clock
from tests.support.crowd import GONE, ByRequest, BySocket, Ledger, Player
from tests.support.nursery import Nursery
from tests.support.patience import PATIENCE
from tests.support.postgres import Cluster, cluster
from tests.support.server import Client, Opened, serving
from tests.support.worlds import World, free_port

pytestmark = [pytest.mark.postgres, pytest.mark.compiled, pytest.mark.anyio]

KILLS = int(os.environ.get("DUCHY_TEST_KILLS", "20"))
LOOK = 0.25  # seconds between two looks at all tables
STUCK = 40  # looks at which a table may stand still once the killed part is back: 10 s, and more on a busy machine
PERSON = {"kind": "here"}
TABLES: list[tuple[str, list[str]]] = [
    ("burgundy", ["duke"]),
    ("burgundy", ["page", "squire"]),
    ("burgundy", ["chancellor"]),
    ("dice", ["steward"]),
    ("bruges", ["page", "steward"]),
]


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


@pytest.fixture
def delegating(settings: Settings) -> Settings:
    """Settings of a server that thinks nothing itself."""
    return settings.changed(bots="workers", metrics_token="operator-secret")


@asynccontextmanager
async def working(settings: Settings, clock: Callable[[], int] = now) -> AsyncIterator[worker.Worker]:
    """A worker in this process."""
    working = worker.Worker(settings, Preparation(), clock)
    ready = asyncio.Event()
    running = asyncio.create_task(working.run(lambda: None, lambda _: ready.set()))
    try:
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
        yield working
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


async def both_lanes(client: Client) -> None:
    """Wait until a worker takes jobs in both lanes."""
    async with asyncio.timeout(PATIENCE):
        while await lanes(client) < jobs.LANES:
            await asyncio.sleep(0.02)


async def lanes(client: Client) -> int:
    async with client.server.engine.connect() as connection:
        return int(await connection.scalar(text("SELECT count(*) FROM procrastinate_workers")) or 0)


async def waiting_for_bot(client: Client, *levels: str) -> Opened:
    """A table where a bot is to move."""
    while True:
        opened = await client.open("here", *map(bot, levels))
        if not set(opened.info["deciders"]) & set(opened.tokens):
            return opened


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


async def test_workers_move_for_the_bots_and_the_server_thinks_nothing(delegating: Settings) -> None:
    async with serving(delegating) as client, working(delegating) as helper:
        opened = await client.open("here", bot("page"), bot("squire"))
        async with asyncio.timeout(PATIENCE):
            final = await client.play(opened, plies=60)
        assert final["ply"] >= 60
        assert helper.moves > 10
        async with client.server.engine.connect() as connection:
            entries = await connection.scalar(text("SELECT count(*) FROM log WHERE request IS NULL"))
        assert entries - 1 <= helper.moves <= entries


async def test_workers_find_hints_and_each_is_counted_once(delegating: Settings) -> None:
    quick = delegating.changed(hint_seconds=0.2)
    async with serving(quick) as client, working(quick) as helper:
        opened = await client.open("here", "here")
        (seat,) = opened.info["deciders"]
        asked = (f"/tables/{opened.id}/hint", {"ply": 0}, opened.tokens[seat])
        async with asyncio.timeout(PATIENCE):
            first, *others = await asyncio.gather(*(client.post(*asked) for _ in range(3)))
        assert others == [first, first] == [await client.post(*asked)] * 2
        view = (await client.state(opened.id, opened.tokens[seat], seat))["view"]
        assert {action["action"] for action in first["actions"]} <= {action["id"] for action in view["actions"]}
        assert [each["hints"] for each in (await client.get(f"/tables/{opened.id}"))["seats"]] == [1 - seat, seat]
        assert helper.moves == 0


async def test_a_hint_that_nobody_waits_for_any_more_is_not_counted(
    delegating: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = delegating.changed(hint_seconds=0.2)
    monkeypatch.setattr(hints, "PATIENCE", 0.2)
    async with serving(quick) as client:
        opened = await client.open("here", "here")
        (seat,) = opened.info["deciders"]
        reply = await client.ask("POST", f"/tables/{opened.id}/hint", {"ply": 0}, opened.tokens[seat])
        assert (reply.status, reply.json()["type"]) == (503, "/problems/no-hint")
        async with working(quick), asyncio.timeout(PATIENCE):
            while await waiting_jobs(client):
                await asyncio.sleep(0.02)
        assert [each["hints"] for each in (await client.get(f"/tables/{opened.id}"))["seats"]] == [0, 0]


async def waiting_jobs(client: Client) -> int:
    async with client.server.engine.connect() as connection:
        return int(await connection.scalar(text("SELECT count(*) FROM procrastinate_jobs")) or 0)


async def test_without_a_worker_bots_wait_and_that_is_told(
    delegating: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(delegation, "PATIENCE", 0.1)
    monkeypatch.setattr(delegation, "LOOK", 0.1)
    async with serving(delegating) as client:
        opened = await waiting_for_bot(client, "page")
        await until(lambda: "no worker is there" in caplog.text)
        metrics = (await client.ask("GET", "/metrics", authorization="Bearer operator-secret")).body.decode()
        assert "duchy_workers 0.0" in metrics and 'duchy_bots_waiting{cost="quick"} 1.0' in metrics
        health = await client.ask("GET", "/health")
        assert (health.status, health.json()["bots"]) == (503, "no-worker")
        assert (await client.state(opened.id))["ply"] == 0
        async with working(delegating):
            table = await client.server.tables.get(opened.id)
            await until(lambda: table.ply > 0)
            await until(lambda: "there is a worker again" in caplog.text)
    assert caplog.text.count("no worker is there") == 1


async def test_a_decision_is_handed_out_once(delegating: Settings) -> None:
    async with serving(delegating) as one, serving(delegating) as other:
        opened = await waiting_for_bot(one, "page")
        for client in (one, other):
            for _ in range(3):
                client.server.bots.wake(await client.server.tables.get(opened.id))
                await asyncio.sleep(0.1)
        assert await queued(one) == [opened.id]


async def queued(client: Client) -> list[str]:
    """The tables that wait, in the order in which they are served."""
    query = "SELECT args ->> 'table' FROM procrastinate_jobs WHERE status = 'todo' ORDER BY priority DESC, id"
    async with client.server.engine.connect() as connection:
        return list(await connection.scalars(text(query)))


async def test_jobs_are_served_in_turn_by_address(delegating: Settings) -> None:
    async with serving(delegating) as client:
        client.asgi.address = "198.51.100.1"
        crowd = [(await waiting_for_bot(client, "duke")).id for _ in range(8)]
        await wait_for_jobs(client, 8)
        client.asgi.address = "198.51.100.2"
        somebody = [(await waiting_for_bot(client, "duke")).id for _ in range(2)]
        await wait_for_jobs(client, 10)
        order = await queued(client)
    places = [order.index(name) for name in somebody]
    assert places[0] <= 1 and places[1] <= 4, (order, crowd, somebody)


async def wait_for_jobs(client: Client, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await queued(client)) < number:
            await asyncio.sleep(0.02)


async def test_a_job_of_a_worker_that_is_gone_is_taken_up_by_another(delegating: Settings) -> None:
    async with serving(delegating) as client:
        opened = await waiting_for_bot(client, "page")
        await wait_for_jobs(client, 1)
        async with client.server.engine.begin() as connection:  # somebody has taken it, and was not heard again
            gone = "INSERT INTO procrastinate_workers VALUES (DEFAULT, now() - interval '10 seconds') RETURNING id"
            taken = "UPDATE procrastinate_jobs SET status = 'doing', worker_id = :id"
            await connection.execute(text(taken), {"id": await connection.scalar(text(gone))})
        async with working(delegating):
            table = await client.server.tables.get(opened.id)
            await until(lambda: table.ply > 0)


async def do_job(helper: worker.Worker, table: Table, ply: int) -> None:
    """Do a job as if the database had handed it out."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await helper._think(table.id, ply, watched=False, rest=0.0)
            except Refused as refusal:
                if refusal.preparing is None:  # else the worker has just been started
                    raise
                await asyncio.sleep(0.05)


@pytest.fixture
def jobs_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody hands out jobs but the test."""

    async def nothing(self: jobs.Jobs, table: Table, watched: bool) -> None:
        """Leave it to the test."""

    monkeypatch.setattr(jobs.Jobs, "hand_out", nothing)


@pytest.mark.usefixtures("jobs_by_hand")
async def test_a_job_that_several_workers_have_is_done_once_and_no_worker_moves_for_a_person(
    delegating: Settings,
) -> None:
    async with serving(delegating) as client, working(delegating) as one, working(delegating) as other:
        table = await client.server.tables.get((await waiting_for_bot(client, "page")).id)
        moved = 0
        while table.bot_to_move():
            ply = table.ply
            await asyncio.gather(*(do_job(helper, table, ply) for helper in (one, other, one, other)))
            await client.server.tables.catch_up(table)
            moved += 1
            assert table.ply == ply + 1 and one.moves + other.moves == moved
        ply = table.ply
        for late in range(ply + 2):  # jobs of before, and of a decision of a person
            await asyncio.gather(do_job(one, table, late), do_job(other, table, late))
        await client.server.tables.catch_up(table)
        assert table.ply == ply and one.moves + other.moves == moved


@pytest.mark.usefixtures("jobs_by_hand")
@pytest.mark.parametrize("noticed", [False, True])
async def test_a_worker_that_moves_first_after_an_outage_gives_the_clocks_their_time_back(
    delegating: Settings, monkeypatch: pytest.MonkeyPatch, noticed: bool
) -> None:
    """Two people and a bot choose in secret: while a worker moves for the bot, the clock of a person runs."""
    monkeypatch.setattr(timekeeper, "CHECK", 2 * PATIENCE)  # the server looks when the test says so
    clock, limit = Clock(), {"kind": "game", "seconds": 600}
    async with serving(delegating, clock=clock) as client, working(delegating, clock) as helper:
        sealed = {"setup": "expert", "choice": "sealed", "estates": "dealt"}
        opened = await client.open("here", "here", bot("page"), settings={"clock": limit}, **sealed)
        table = await client.server.tables.get(opened.id)
        person, other = opened.tokens
        chosen = (await client.state(opened.id, opened.tokens[person], person))["view"]["actions"][0]["id"]
        assert (await client.act(opened.id, opened.tokens[person], 0, chosen, seat=person)).status == 200
        clock.time += 100_000
        await client.server.timekeeper.look()  # notes that the server is alive
        helper._lost_time.note(well=True)
        clock.time += 1_000
        if noticed:
            helper._lost_time.note(well=False)
        clock.time += 3_000 if noticed else 700_000
        await do_job(helper, table, table.ply)
        await client.server.tables.catch_up(table)
        log = await client.server.store.entries(opened.id)
        assert [(entry.player, entry.action) for entry in log[1:2]] == [(-1, f"pause {4_000 if noticed else 701_000}")]
        assert table.clocks is not None and table.clocks.left(other, clock()) == 500_000
        assert log[-1].player == 2 and len(log) == 3


async def test_a_table_whose_decision_was_never_handed_out_is_found(
    delegating: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delegation, "LOOK", 0.1)
    async with serving(delegating) as client:
        client.server.tables.observer = Observer()  # as if the server had died right after storing
        opened = await waiting_for_bot(client, "page")
        async with working(delegating):
            table = await client.server.tables.get(opened.id)
            await until(lambda: table.ply > 0)


async def test_while_somebody_watches_bots_pause(delegating: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    hand_out = jobs.Jobs.hand_out

    async def noting(self: jobs.Jobs, table: Any, watched: bool) -> None:
        slept.append(watched)
        await hand_out(self, table, watched)

    monkeypatch.setattr(jobs.Jobs, "hand_out", noting)
    slow = delegating.changed(bot_pause=0.3)
    async with serving(slow) as client, working(slow):
        opened = await client.open("here", bot("page"))
        (person,) = opened.tokens
        async with asyncio.timeout(PATIENCE):  # a bot that begins before anybody watches does not pause
            while person not in (begun := await client.state(opened.id))["table"]["deciders"]:
                await asyncio.sleep(0.01)
        socket, _ = await client.live(opened.id, *opened.tokens.values())
        slept.clear()
        async with asyncio.timeout(PATIENCE):
            await client.play(opened, plies=begun["ply"] + 12)
        watched = list(slept)
        await socket.close()
        async with client.server.engine.connect() as connection:
            rows = await connection.execute(
                text("SELECT request, created FROM log WHERE ply > :begun ORDER BY ply"), {"begun": begun["ply"]}
            )
            log = [tuple(row) for row in rows]
    assert watched and all(watched)
    gaps = [then - before for (_, before), (request, then) in pairwise(log) if request is None]
    assert gaps and all(gap >= 290 for gap in gaps[1:]), gaps


async def test_the_script_of_a_tutorial_is_played_by_the_server(delegating: Settings) -> None:
    async with serving(delegating) as client:
        opened = Opened.read(await client.post("/games/burgundy/tutorial"))
        table = await client.server.tables.get(opened.id)
        ((seat, token),) = opened.tokens.items()
        async with asyncio.timeout(PATIENCE):
            while 1 not in {player for player, _ in table.match.history}:
                seen = await client.state(opened.id, token)
                if seat in seen["table"]["deciders"]:
                    wanted = tutorials.next_action(table, seat)
                    await client.act(opened.id, token, seen["ply"], wanted)
                await asyncio.sleep(0.01)


# --- versions --------------------------------------------------------------------------------------------------------


async def test_a_worker_with_other_rules_refuses_in_one_line(delegating: Settings) -> None:
    async with serving(delegating) as client:
        async with client.server.engine.begin() as connection:
            await connection.execute(text("UPDATE keys SET value = '9.9.9+abc' WHERE name = 'rules'"))
        command = [sys.executable, "-m", "duchy.cli", "worker", "--database-url", delegating.database_url]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2, done
    (line,) = done.stderr.splitlines()
    assert "9.9.9+abc" in line and rules_version.rules_version() in line


async def test_a_worker_stops_when_a_server_with_other_rules_is_started(delegating: Settings) -> None:
    async with serving(delegating) as client:
        helper = worker.Worker(delegating, Preparation())
        running = asyncio.create_task(helper.run(lambda: None, lambda _: None))
        await asyncio.sleep(0.5)
        async with client.server.engine.begin() as connection:
            await connection.execute(text("UPDATE keys SET value = '9.9.9+abc' WHERE name = 'rules'"))
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(worker.OtherRules):
                await running


async def test_ctrl_c_stops_a_worker_in_peace(delegating: Settings) -> None:
    async with serving(delegating) as client:
        command = [sys.executable, "-m", "duchy.cli", "worker", "--database-url", delegating.database_url]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            line = await asyncio.to_thread(process.stdout.readline)
            assert "Ctrl-C" in line, line
            opened = await waiting_for_bot(client, "page")
            table = await client.server.tables.get(opened.id)
            await until(lambda: table.ply > 0)
            await both_lanes(client)
            process.send_signal(signal.SIGINT)
            _, said = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        finally:
            process.kill()
        assert process.returncode == 0
        assert "has stopped after" in said and len(said.splitlines()) == 1, said
        assert await lanes(client) == 0


async def test_a_worker_that_is_told_to_stop_while_the_database_is_away_stops(
    delegating: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(self: JobManager, worker_id: int) -> None:
        raise ConnectorException("away")

    async with serving(delegating) as client:
        helper = worker.Worker(delegating, Preparation())
        running = asyncio.create_task(helper.run(lambda: None, lambda _: None))
        await both_lanes(client)
        monkeypatch.setattr(JobManager, "unregister_worker", away)
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=PATIENCE)
        assert done and running.cancelled()


# --- kills -----------------------------------------------------------------------------------------------------------


@dataclass
class Estate:
    """Two servers, two workers and their database, with people who play game after game."""

    parts: list[Nursery]
    cluster: Cluster
    database_url: str
    chance: random.Random
    ledger: Ledger = field(default_factory=Ledger)
    tables: list[str] = field(default_factory=list)
    progress: dict[str, int] = field(default_factory=dict)  # the length of the log of each table that is played at
    still: Counter[str] = field(default_factory=Counter)  # looks since it grew last, or since all parts are there
    down: bool = False  # whether a part is
    killed: int = -1  # the last part that was killed
    longest: tuple[int, int, str] = (0, -1, "")  # at how many looks a table stood still, after which kill, which table
    over: bool = False

    async def play_on(self, number: int) -> None:
        """Play one game after the other at one kind of table."""
        game, levels = TABLES[number]
        server = self.parts[number % 2]
        while not self.over:
            opened = await self.open(server, game, levels)
            ((seat, token),) = opened.tokens.items()
            way: type[Player] = (ByRequest, BySocket)[(number // 2) % 2]
            player = way(server.url, opened.id, seat, token, self.ledger, random.Random(self.chance.random()))
            self.progress[opened.id] = 0
            try:
                await player.play()
            finally:
                self.progress.pop(opened.id)
                await player.leave()

    async def open(self, server: Nursery, game: str, levels: list[str]) -> Opened:
        wish = {"game": game, "seats": [PERSON, *map(bot, levels)]}
        while True:
            with suppress(*GONE, httpx.HTTPStatusError):
                async with httpx.AsyncClient(timeout=PATIENCE) as client:
                    answer = await client.post(f"{server.url}/api/tables", json=wish)
                    opened = Opened.read(answer.raise_for_status().json())
                    self.tables.append(opened.id)
                    return opened
            await asyncio.sleep(0.1)

    async def watch(self) -> None:
        """Count the looks at which tables stand still while nothing is down.

        Looks and not seconds are counted: where everything is slow because the machine is busy, so are they.
        """
        while not self.over:
            with suppress(Exception):  # the database is away
                lengths = await self.lengths()
                for name, length in list(self.progress.items()):
                    grown = lengths.get(name, 0) > length
                    self.progress[name] = max(length, lengths.get(name, 0))
                    self.still[name] = 0 if grown or self.down else self.still[name] + 1
                    self.longest = max(self.longest, (self.still[name], self.killed, name))
            await asyncio.sleep(LOOK)

    async def lengths(self) -> dict[str, int]:
        engine = open_engine(self.database_url)
        try:
            async with engine.connect() as connection:
                rows = await connection.execute(text('SELECT "table", max(ply) FROM log GROUP BY 1'))
                return {str(name): int(ply) for name, ply in rows}
        finally:
            await engine.dispose()

    async def kill(self, number: int) -> None:
        """Kill a part and start it again."""
        self.down, self.killed = True, number
        if number == len(self.parts):
            await asyncio.to_thread(self.cluster.stop)
            await asyncio.to_thread(self.cluster.start)
        else:
            await asyncio.to_thread(self.parts[number].kill)
            await asyncio.to_thread(self.parts[number].start)
        self.down = False
        self.still.clear()

    async def live_through(self, kills: int) -> None:
        playing = asyncio.gather(*(self.play_on(number) for number in range(len(TABLES))))
        watching = asyncio.create_task(self.watch())
        await self.moves(20, playing)
        for number in range(kills):
            await self.kill(number % (len(self.parts) + 1))
            await self.moves(self.chance.randint(1, 12), playing)
        await self.moves(20, playing)
        self.over = True
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await watching

    async def moves(self, number: int, playing: asyncio.Future[Any]) -> None:
        """Wait until so many more actions of people are acknowledged."""
        wanted = self.ledger.counts["acknowledged"] + number
        async with asyncio.timeout(PATIENCE):
            while self.ledger.counts["acknowledged"] < wanted:
                if playing.done():
                    playing.result()
                await asyncio.sleep(0.01)

    async def check(self) -> None:
        """Nothing acknowledged is lost, no log has a gap, and both servers show what the logs lead to."""
        world = World(None, self.database_url, self.chance, self.ledger, tables=self.tables)  # type: ignore[arg-type]
        await self.settle(world)
        stored = await world.stored()
        world._check_log(stored)
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            for name, table in stored.items():
                *_, last = replay.steps(table.header, table.log)
                shown = [await self.shown(client, server, name, len(table.log)) for server in self.parts[:2]]
                assert shown[0]["ply"] == shown[1]["ply"] == len(table.log)
                assert shown[0]["view"] == shown[1]["view"]
                assert shown[0]["view"]["over"] == last.after.is_over

    async def shown(self, client: httpx.AsyncClient, server: Nursery, name: str, ply: int) -> dict[str, Any]:
        """What a server shows of a table, once it has heard of everything."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await client.get(f"{server.url}/api/tables/{name}/state", timeout=PATIENCE)
                seen: dict[str, Any] = found.raise_for_status().json()
                if seen["ply"] >= ply:
                    return seen
                await asyncio.sleep(0.1)

    async def settle(self, world: World) -> None:
        """Wait until bots have nothing to do any more."""
        async with asyncio.timeout(PATIENCE):
            while any(bot_decides(table) for table in (await world.stored()).values()):
                await asyncio.sleep(0.2)


def bot_decides(table: Stored) -> bool:
    *_, last = replay.steps(table.header, table.log)
    return any(table.seats[seat].kind == "bot" for seat in last.after.deciders) and not last.after.is_over


@pytest.mark.slow
async def test_two_servers_two_workers_and_their_database_are_killed_in_turn() -> None:
    with cluster(durable=True) as running:
        url = running.new_database()
        first = Nursery(url, free_port(), bots="workers", bot_threads=1)
        parts = [first, Nursery(url, free_port(), first), Nursery(url, 0, first), Nursery(url, 0, first)]
        estate = Estate(parts, running, url, random.Random(1))
        try:
            for part in parts:
                await asyncio.to_thread(part.start)
            await estate.live_through(KILLS)
            await estate.check()
        finally:
            for part in reversed(parts):
                part.close()
    assert estate.longest[0] <= STUCK, estate.longest
    assert estate.ledger.counts["acknowledged"] > KILLS, estate.ledger.counts
    print(dict(estate.ledger.counts), f"{len(estate.tables)} tables, stood still at {estate.longest} looks")
