"""Notices, in whatever order things happen: told once for each turn, by whichever process, and never after a stop.

Browsers ask, ask again and stop, people play, accounts are deleted, requests are given up half-way, all at once. Two
processes store in turn, with a worker beside them, or one of them dies before it has told.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from duchy.server.accounts import accounts
from duchy.server.notices import webpush
from duchy.server.notices.subscriptions import Subscriptions
from duchy.server.settings import Settings
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import SUBSCRIBED_SEATS, SUBSCRIPTIONS
from duchy.server.storage.store import Store
from duchy.server.tables.tables import Observer
from tests.server.test_notices import rows, sent, session, wish
from tests.support.asgi import Reply
from tests.support.outside import FakeBrowser
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving
from tests.support.turns import Turns, take_turns

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

EPISODES = 120
BROWSERS = 3
PASSWORD = "correct horse battery"


class Post:
    """The push services: which browser was told of which table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.told: Counter[tuple[str, str]] = Counter()
        monkeypatch.setattr(webpush, "send", self._send)

    def _send(self, body: bytes, browser: webpush.Browser, *_: Any) -> int:
        self.told[browser.endpoint, json.loads(body)["tag"].removeprefix("turn-")] += 1
        return 201


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Post:
    return Post(monkeypatch)


@pytest.fixture
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))


def browser(name: str) -> FakeBrowser:
    return FakeBrowser(f"https://fcm.googleapis.com/{name}")


async def end_turn(client: Client, table: Opened) -> Reply:
    info = await client.get(f"/tables/{table.id}")
    (seat,) = info["deciders"]
    return await client.act(table.id, table.tokens[seat], info["ply"], "end_turn")


# --- one process -----------------------------------------------------------------------------------------------------


class Evening:
    """A table, browsers that ask for notices and stop them, an account that comes and goes."""

    def __init__(self, client: Client, turns: Turns, post: Post, table: Opened, number: int) -> None:
        self.client, self.turns, self.post, self.table = client, turns, post, table
        self.browsers = [browser(f"{number}-{one}") for one in range(BROWSERS)]
        self.stops: dict[int, list[str]] = {one: [] for one in range(BROWSERS)}  # what each browser was given
        self.outcomes: Counter[str] = Counter()
        self.cookie = ""
        self.name = f"Anna {number}"

    async def ask(self, one: int, patient: bool) -> None:
        """A browser asks for notices; some do not wait for the answer."""
        body = self.browsers[one].request(seats=wish(self.table, 0, 1))
        asking = asyncio.ensure_future(
            self.client.asgi.ask("POST", "/api/notices/push", body, headers={"cookie": self.cookie})
        )
        if not patient:
            for _ in range(self.turns.chance.randint(1, 4)):
                await self.turns.turn()
            asking.cancel()
        try:
            reply = await asking
        except asyncio.CancelledError:
            self.outcomes["given up"] += 1
            return
        assert reply.status in (201, 401), reply.body
        self.outcomes[f"asked {reply.status}"] += 1
        if reply.status == 201:
            self.stops[one].append(reply.json()["stop"])

    async def stop(self, one: int) -> None:
        """A browser stops what it was given last."""
        await self.turns.turn()
        if self.stops[one]:
            assert (await self.client.ask("POST", f"/notices/stop/{self.stops[one][-1]}")).status == 204
            self.outcomes["stopped"] += 1

    async def delete_account(self) -> None:
        await self.turns.turn()
        body = {"password": PASSWORD}
        reply = await self.client.asgi.ask("DELETE", "/api/account", body, headers={"cookie": self.cookie})
        assert reply.status in (204, 401), reply.body
        self.outcomes[f"deleted {reply.status}"] += 1

    async def play(self) -> None:
        await self.turns.turn()
        assert (await end_turn(self.client, self.table)).status in (200, 409)

    def deeds(self) -> list[Any]:
        chance = self.turns.chance
        deeds: list[Any] = [self.ask(chance.randrange(BROWSERS), chance.random() < 0.8) for _ in range(4)]
        deeds += [self.stop(chance.randrange(BROWSERS)) for _ in range(2)]
        return [*deeds, self.play(), *([self.delete_account()] if chance.random() < 0.5 else [])]

    async def sign_in(self) -> None:
        body = {"name": self.name, "password": PASSWORD}
        opened = await self.client.ask("POST", "/account", body)
        reply = opened if opened.status == 201 else await self.client.ask("POST", "/session", body)
        self.cookie = session(reply)

    async def check(self) -> None:
        """Every browser is known once at most; a turn that begins now is told to exactly those that are known."""
        kept = await rows(self.client, SUBSCRIPTIONS)
        known = Counter(row.target for row in kept)
        assert set(known.values()) <= {1}, known
        assert {row.subscription for row in await rows(self.client, SUBSCRIBED_SEATS)} <= {row.id for row in kept}
        before = self.post.told.copy()
        assert (await end_turn(self.client, self.table)).status == 200
        await sent(self.client)
        told = self.post.told - before
        mine = [one.known.endpoint for one in self.browsers]
        assert told == Counter({(target, self.table.id): 1 for target in mine if target in known}), (told, known)

    async def check_stop(self) -> None:
        """Whoever stops with what was given last gets nothing more, whatever happened before."""
        for one, given in self.stops.items():
            await self.ask(one, patient=True)
            await self.client.ask("POST", f"/notices/stop/{given[-1]}")
        before = self.post.told.copy()
        assert (await end_turn(self.client, self.table)).status == 200
        await sent(self.client)
        assert self.post.told == before


@pytest.mark.usefixtures("cheap_passwords")
def test_every_turn_is_told_once_in_whatever_order_things_happen(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    turns, on = Turns(random.Random(1)), False

    async def at_once(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    take_turns(monkeypatch, lambda: turns if on else None, Journal, "_commit")
    take_turns(monkeypatch, lambda: turns if on else None, Store, "entries", "load", "by_id")
    take_turns(monkeypatch, lambda: turns if on else None, Subscriptions, "of_seat")
    outcomes: Counter[str] = Counter()

    async def evenings() -> None:
        nonlocal on
        settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pace=0, notice_seconds=0.0)
        async with serving(settings) as client:
            for number in range(EPISODES // 10):
                evening = Evening(client, turns, post, await client.open("here", "here"), number)
                for _ in range(10):
                    await evening.sign_in()
                    on = True
                    for fault in await turns.conduct(*evening.deeds()):
                        if isinstance(fault, BaseException):
                            raise fault
                    on = False
                    await sent(client)
                    await evening.check()
                await evening.sign_in()
                await evening.check_stop()
                outcomes.update(evening.outcomes)

    asyncio.run(evenings())
    for outcome in ("asked 201", "asked 401", "given up", "stopped", "deleted 204"):
        assert outcomes[outcome] > 0, outcomes
    assert sum(post.told.values()) > EPISODES
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


# --- several processes -----------------------------------------------------------------------------------------------


@pytest.fixture
def prompt(settings: Settings) -> Settings:
    return settings.changed(notice_seconds=0.0)


async def both_have_told(table: Opened, ply: int, *clients: Client) -> None:
    """Wait until all processes have heard of a ply, and whoever wants to tell has done so."""
    async with asyncio.timeout(PATIENCE):
        for client in clients:
            known = await client.server.tables.get(table.id)
            while known.ply < ply:
                await asyncio.sleep(0.01)
            await sent(client)


@pytest.mark.anyio
@pytest.mark.postgres
async def test_two_processes_tell_of_each_turn_once(prompt: Settings, post: Post) -> None:
    """People act now at one process, now at the other; each heard of what the other has stored."""
    chance, anybody = random.Random(1), browser("anybody")
    async with serving(prompt) as one, serving(prompt) as other:
        other.count_requests_from(1000)  # requests of a table have different names
        table = await one.open("here", "here")
        await other.state(table.id)
        await one.post("/notices/push", anybody.request(seats=wish(table, 0, 1)))
        await both_have_told(table, 0, one, other)
        for ply in range(1, 41):
            assert (await end_turn(chance.choice([one, other]), table)).status == 200
            await both_have_told(table, ply, one, other)
            assert post.told == {(anybody.known.endpoint, table.id): ply}, ply


def forgetful(client: Client) -> None:
    """Let a process tell nobody of what it stores, as a worker, or as one that is killed just then."""
    client.server.tables.observer = Observer()


@pytest.mark.anyio
@pytest.mark.postgres
async def test_what_a_worker_stores_or_a_process_that_dies_is_told_by_the_others(prompt: Settings, post: Post) -> None:
    anybody = browser("anybody")
    async with serving(prompt) as one, serving(prompt) as other, serving(prompt) as third:
        table = await one.open("here", "here")
        for client in (other, third):
            await client.state(table.id)
        await one.post("/notices/push", anybody.request(seats=wish(table, 0, 1)))
        await both_have_told(table, 0, one, other, third)
        forgetful(third)
        for ply in range(1, 11):
            assert (await end_turn(third, table)).status == 200
            await both_have_told(table, ply, one, other, third)
            assert post.told == {(anybody.known.endpoint, table.id): ply}, ply


@pytest.mark.anyio
@pytest.mark.postgres
async def test_a_browser_that_asks_two_processes_at_once_is_known_once(prompt: Settings) -> None:
    async with serving(prompt) as one, serving(prompt) as other:
        table = await one.open("here", "here")
        for number in range(20):
            body = browser(f"{number}").request(seats=wish(table, 0, 1))
            replies = await asyncio.gather(*(client.ask("POST", "/notices/push", body) for client in (one, other) * 3))
            assert {reply.status for reply in replies} == {201}, [reply.body for reply in replies]
            assert len(await rows(one, SUBSCRIPTIONS)) == number + 1


@pytest.mark.anyio
@pytest.mark.postgres
async def test_an_account_that_is_deleted_while_it_asks_elsewhere_leaves_nothing(
    settings: Settings, cheap_passwords: None
) -> None:
    async with serving(settings) as one, serving(settings) as other:
        for number in range(15):
            owner = {"name": f"Ada {number}", "password": PASSWORD}
            cookie = {"cookie": session(await one.ask("POST", "/account", owner))}
            asked = [browser(f"{number}-{place}").request(seats=[]) for place in range(3)]
            deleting = one.asgi.ask("DELETE", "/api/account", {"password": PASSWORD}, headers=cookie)
            asking = (other.asgi.ask("POST", "/api/notices/push", body, headers=cookie) for body in asked)
            gone, *replies = await asyncio.gather(deleting, *asking)
            assert gone.status == 204, gone.body
            assert {reply.status for reply in replies} <= {201, 401}, [reply.body for reply in replies]
            assert await rows(one, SUBSCRIPTIONS) == []
        assert (one.server.engine.outage.count, other.server.engine.outage.count) == (0, 0)
