"""Shares of the dice announced, copied, given, kept back and taken along, in hundreds of orders.

People sit down, stand up and give their shares while others do the same, the time runs out, processes forget what they
have in memory or are started again; on PostgreSQL there are two of them. Whatever the order: a table begins once, with
one secret; nobody is told the secret, or a share, too early; every share that was acknowledged is in the dice, every
share that was announced is listed, and bound by the commitment; nobody is waited for in vain; and `duchy verify`
accepts the record.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from duchy import GameRecord
from duchy.cli import main
from duchy.engine.match import fair
from duchy.engine.match.fair import Announced
from duchy.server.bots.bots import Bots
from duchy.server.settings import Settings
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import Header, Seat
from duchy.server.storage.store import Head, Store
from duchy.server.tables import gathering
from duchy.server.tables.seats import hashed
from tests.server.conftest import ON_POSTGRES
from tests.support.asgi import Reply
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving
from tests.support.turns import Turns, take_turns

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

EPISODES = 60 if ON_POSTGRES else 150  # and as many more, up to five times, until all of SEEN has happened
PROCESSES = 2 if ON_POSTGRES else 1
MOST_ROUNDS = 8
VERIFIED = 10  # records that the command line verifies too
SHARE_SECONDS = 3600.0  # of a clock that the test moves
SEEN = (
    *("running", "closed", "starting", "complete", "withheld", "restarts", "sit 200", "sit share-taken"),
    *("sit seat-taken", "give 204", "give wrong-share", "give started", "give not-started"),
)
DEEDS = ("sit",) * 8 + ("leave",) * 2 + ("give",) * 6 + ("look",) * 3 + ("time", "time", "fill", "cancel")


@dataclass
class Person:
    """Somebody who may sit down, with the own share and what the server said to it."""

    token: str
    share: str
    announced: str | None
    told: Counter[str] = field(default_factory=Counter)


@dataclass
class Evening:
    """A table, everybody who wants something of it, and all that was answered before its game was over."""

    opened: Opened
    host: Person
    people: list[Person]
    answers: list[bytes] = field(default_factory=list)

    @property
    def everybody(self) -> list[Person]:
        return [self.host, *self.people]


class Stage:
    """Where evenings take place: some processes on one database, and a clock."""

    def __init__(self, settings: Settings, folder: Path, seed: int) -> None:
        self.folder = folder
        self.settings = settings.changed(share_seconds=SHARE_SECONDS)
        self.chance = random.Random(seed)
        self.turns = Turns(self.chance)
        self.playing = False
        self.time = 1_800_000_000_000
        self.clients: list[Client] = []
        self.evening: Evening | None = None
        self.outcomes: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()  # how often a secret was stored, by table
        self.trying: set[str] = set()  # tables that a process has tried to begin
        self.begun: Counter[str] = Counter()

    def in_force(self) -> Turns | None:
        return self.turns if self.playing else None

    @asynccontextmanager
    async def processes(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for _ in range(PROCESSES):
                running = serving(self.settings, clock=lambda: self.time)
                self.clients.append(await stack.enter_async_context(running))
            yield
            self.clients.clear()

    # --- what people do ----------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Reply:
        """A request to any of the processes. Nothing in the answer may tell a share before the game begins."""
        evening = self.evening
        reply = await self.chance.choice(self.clients).ask(method, path, body, token)
        assert reply.status < 500, reply.body
        if evening is not None:
            evening.answers.append(reply.body)
            if evening.opened.id not in self.trying:
                assert not any(person.share.encode() in reply.body for person in evening.everybody)
        return reply

    def new_person(self, others: list[Person]) -> Person:
        """Most announce a share of their own, some none, and some copy that of another."""
        share = self.chance.randbytes(32).hex()
        announced: str | None = hash_of(share)
        way = self.chance.random()
        if way < 0.15:
            announced = None
        elif way < 0.35:
            announced = self.chance.choice(others).announced
        return Person(self.chance.randbytes(24).hex(), share, announced)

    async def open(self) -> Evening:
        host = self.new_person([Person("", "", None)])
        kinds = ["here", *self.chance.choices(["link", "link", "link", "bot"], k=self.chance.randint(1, 3))]
        settings = {"first": self.chance.choice(["random", "given"]), "listed": True}
        wish = {"game": "burgundy", "seats": [{"kind": kind} for kind in kinds], "settings": settings}
        reply = await self.ask("POST", "/tables", {**wish, "share_hash": host.announced})
        opened = Opened.read(reply.json())
        (host.token,) = opened.tokens.values()
        people: list[Person] = []
        for _ in range(kinds.count("link") + 2):
            people.append(self.new_person([host, *people]))
        self.dealt[opened.id] += opened.info["status"] != "open"
        if opened.info["status"] == "running":
            self.trying.add(opened.id)
            self.begun[opened.id] += 1
        return Evening(opened, host, people)

    def deeds(self, evening: Evening) -> list[Coroutine[Any, Any, Any]]:
        """What everybody does at once."""
        return [self._after_a_while(self._deed(evening)) for _ in range(self.chance.randint(2, 6))]

    async def _after_a_while(self, deed: Coroutine[Any, Any, Any]) -> None:
        for _ in range(self.chance.randint(0, 4)):
            await self.turns.turn()
        if self.chance.random() > 0.1:
            await deed
            return
        impatient = asyncio.ensure_future(deed)
        for _ in range(self.chance.randint(1, 5)):
            await self.turns.turn()
        impatient.cancel()
        with suppress(asyncio.CancelledError):
            await impatient

    async def _deed(self, evening: Evening) -> None:
        what, person = self.chance.choice(DEEDS), self.chance.choice(evening.everybody)
        at, host = f"/tables/{evening.opened.id}", evening.host.token
        if what == "sit":
            await self._sit(evening, self.chance.choice(evening.people))
        elif what == "leave":
            person.told["leave"] += 1
            await self.ask("POST", f"{at}/leave", {"request": self.chance.randbytes(12).hex()}, person.token)
        elif what == "give":
            await self.give(evening, person)
        elif what == "look":
            path = self.chance.choice([at, f"{at}/state", f"{at}/view", f"{at}/log", f"{at}/record", "/tables"])
            await self.ask("GET", path, token=self.chance.choice([None, person.token]))
        elif what == "time":
            self.time += int(SHARE_SECONDS * 1000) + 1
            await self.proceed(evening)
        else:
            await self.ask("POST", f"{at}/{what}", {}, host)

    async def _sit(self, evening: Evening, person: Person) -> None:
        seat = self.chance.choice(sorted(evening.opened.invitations) or [0])
        body = {"drawn": person.token, "share_hash": person.announced}
        person.told["sit"] += 1
        reply = await self.ask("POST", f"/tables/{evening.opened.id}/seats/{seat}/claim", body)
        person.told[f"sit {reply.status}"] += 1
        self.outcomes[f"sit {kind_of(reply)}"] += 1

    async def give(self, evening: Evening, person: Person) -> None:
        """Send the own share, or that of another."""
        wrong = self.chance.random() < 0.1
        share = self.chance.choice(evening.everybody).share if wrong else person.share
        fits = hash_of(share) == person.announced  # also that of another, whose hash was announced first
        if fits:
            person.told["give"] += 1
        reply = await self.ask("POST", f"/tables/{evening.opened.id}/share", {"share": share}, person.token)
        self.outcomes[f"give {kind_of(reply)}"] += 1
        if reply.status == 204:
            assert fits, "a share was taken that was not announced"
            person.told["given"] += 1

    async def proceed(self, evening: Evening) -> None:
        """What the timer of a process does when the time is up."""
        client = self.chance.choice(self.clients)
        await gathering.proceed(client.server.tables, await client.server.tables.get(evening.opened.id))

    def forget(self, evening: Evening) -> None:
        """A process unloads the table, as it does with tables that are not in use."""
        self.chance.choice(self.clients).server.tables._tables.pop(evening.opened.id, None)

    # --- what must be true -------------------------------------------------------------------------------------------

    async def stored(self, evening: Evening) -> tuple[Header, list[Seat], str]:
        store = self.clients[0].server.store
        loaded = await store.load(evening.opened.id)
        assert loaded is not None
        [listed] = await store.by_id([evening.opened.id])
        return loaded.header, loaded.seats, listed.status

    async def settled(self, evening: Evening) -> str:
        """The status of the table once nobody is waited for in vain, here or at the other process."""
        async with asyncio.timeout(PATIENCE):
            while True:
                header, seats, status = await self.stored(evening)
                complete = not any(seat.open for seat in seats)
                missing = any(seat.share_hash and not seat.share for seat in seats)
                late = header.dealt is not None and self.time >= header.dealt + SHARE_SECONDS * 1000
                if not (status == "open" and complete) and not (status == "starting" and (late or not missing)):
                    return status
                assert PROCESSES > 1, f"{status}, and everything is there"
                await asyncio.sleep(0.01)

    async def check(self, evening: Evening) -> None:
        """Hold a table that has begun against what everybody was told."""
        header, seats, _ = await self.stored(evening)
        assert (self.dealt[header.id], self.begun[header.id]) == (1, 1), "a table begins once, with one secret"
        chairs = sorted(seats, key=lambda seat: seat.chair or 0)
        owners = {hashed(person.token): person for person in evening.everybody}
        listed = []
        for seat in chairs:
            person = owners.get(seat.token or "")
            assert (person is None) == (seat.kind == "bot")
            if person is None:
                continue
            assert seat.share_hash == person.announced, "what was announced was changed"
            assert seat.share is None or hash_of(seat.share) == person.announced
            assert seat.share is not None or not person.told["given"], "a share was acknowledged and is not in the dice"
            assert seat.share is None or person.told["give"], "a share is in the dice that nobody sent"
            if person.announced:
                share = None if seat.share is None else bytes.fromhex(seat.share)
                listed.append(fair.Share(int(seat.chair or 0), person.announced, share))
        for person in evening.people:
            if person.told["sit 200"] and not person.told["leave"]:
                assert hashed(person.token) in {seat.token for seat in seats}, "somebody lost a seat"
        assert len({share.hash for share in listed}) == len(listed), "two have announced the same"
        announced = Announced.read(header.announced)
        kinds = [fair.BOT if seat.kind == "bot" else fair.PERSON for seat in chairs]
        assert [(chair.kind, chair.hash) for chair in announced.chairs] == [
            (kind, seat.share_hash) for kind, seat in zip(kinds, chairs, strict=True)
        ], "the commitment binds others than those who sit there"
        assert header.commitment == fair.commitment(header.secret, announced)
        assert header.root == fair.root(header.secret, listed, announced)
        for client in self.clients:
            known = await client.server.tables.get(evening.opened.id)
            await client.server.tables.refresh(known)
            assert (known.header, known.seats) == (header, seats)
        assert not any(secret in answer for answer in evening.answers for secret in secrets_of(header))
        self.outcomes["complete" if all(share.value for share in listed) else "withheld"] += 1
        await self.check_record(evening, listed)

    async def check_record(self, evening: Evening, listed: list[fair.Share]) -> None:
        """End the game, and let its record be verified."""
        _, seats, _ = await self.stored(evening)
        owners = {hashed(person.token): person for person in evening.everybody}
        for number, owner in [(seat.seat, owners[seat.token]) for seat in seats if seat.token]:
            body = {"request": f"gives-up-{number}", "seat": number}
            reply = await self.clients[0].ask("POST", f"/tables/{evening.opened.id}/concede", body, owner.token)
            assert reply.status == 200 or kind_of(reply) == "over", reply.body
        for client in self.clients:  # one of them may not have heard yet
            await client.server.tables.catch_up(await client.server.tables.get(evening.opened.id))
        reply = await self.ask("GET", f"/tables/{evening.opened.id}/record")
        record = GameRecord.from_json(reply.body.decode())
        assert record.fairness is not None and list(record.fairness.shares) == listed
        record.verify()
        if self.outcomes["verified"] < VERIFIED:
            self.outcomes["verified"] += 1
            file = self.folder / "game.json"
            file.write_bytes(reply.body)
            assert main(["verify", str(file)]) == 0


def hash_of(share: str) -> str:
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def kind_of(reply: Reply) -> str:
    return str(reply.status) if reply.status < 400 else str(reply.json()["type"]).rpartition("/")[2]


def secrets_of(header: Header) -> list[bytes]:
    return [value.hex().encode() for value in (header.secret, header.root) if value]


@pytest.fixture
def stage(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage(settings, tmp_path, seed=1)
    deal, begin = Store.deal, Store.begin

    async def at_once(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    async def counted_deal(store: Store, header: Header, seats: list[Seat], head: Head) -> None:
        await deal(store, header, seats, head)
        stage.dealt[header.id] += 1

    async def counted_begin(store: Store, header: Header, seats: list[Seat], head: Head) -> None:
        stage.trying.add(header.id)
        await begin(store, header, seats, head)
        stage.begun[header.id] += 1

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(fair, "new_secret", lambda: stage.chance.randbytes(fair.SECRET_BYTES))
    monkeypatch.setattr(Bots, "wake", lambda *_: None)
    monkeypatch.setattr(Store, "deal", counted_deal)
    monkeypatch.setattr(Store, "begin", counted_begin)
    take_turns(monkeypatch, stage.in_force, Journal, "_commit")
    take_turns(monkeypatch, stage.in_force, Store, "entries", "load", "header_seats_and_rematch")
    return stage


async def play(stage: Stage) -> None:
    """Tables from their opening to their end, or until they are cancelled; now and then all processes start again.

    Two processes on PostgreSQL do not repeat an order, so that something rare may need more tables than the last time.
    """
    async with AsyncExitStack() as running:
        await running.enter_async_context(stage.processes())
        for episode in range(5 * EPISODES):
            if episode >= EPISODES and all(stage.outcomes[outcome] for outcome in SEEN):
                return
            await play_one(stage, running)


async def play_one(stage: Stage, running: AsyncExitStack) -> None:
    stage.evening = None
    evening = stage.evening = await stage.open()
    status = await stage.settled(evening)
    for _ in range(MOST_ROUNDS):
        if status not in ("open", "starting"):
            break
        stage.playing = True
        faults = await stage.turns.conduct(*stage.deeds(evening))
        stage.playing = False
        for fault in faults:
            if isinstance(fault, BaseException):
                raise fault
        status = await stage.settled(evening)
        if stage.chance.random() < 0.2:
            stage.forget(evening)
        if stage.chance.random() < 0.1:
            await running.aclose()
            await running.enter_async_context(stage.processes())
            stage.outcomes["restarts"] += 1
    stage.outcomes[status] += 1
    if status == "running":
        await stage.check(evening)


def test_every_table_begins_once_and_fairly_in_whatever_order_people_add_their_shares(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(play(stage))
    for outcome in SEEN:
        assert stage.outcomes[outcome] > 0, (outcome, stage.outcomes)
    of_tables = [record for record in caplog.records if record.name.startswith("duchy.server.tables")]
    assert not [record for record in of_tables if record.levelno >= logging.ERROR]
