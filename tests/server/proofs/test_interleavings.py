"""Two tabs, double clicks, stale plies, repeated requests, undo against action, lost connections, in a thousand orders.

People also leave, come back, concede, and speak, while others act, and tables leave memory and are read again. Whatever
the order: one linear history, every acknowledged request in it once, every refused one not at all, and the position in
memory is what the log leads to.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.engine.match import fair
from duchy.engine.match.match import Match
from duchy.server.bots.bots import Bots
from duchy.server.live.visits import Visits
from duchy.server.settings import Settings
from duchy.server.storage.journal import Journal
from duchy.server.storage.store import Store
from duchy.server.tables import people
from tests.support.asgi import Asgi, Socket, SocketClosed
from tests.support.server import Opened, serving
from tests.support.turns import Turns, take_turns

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

EPISODES = 1_000
MOVES = ("action", "undo")
#: What people do beside playing, and how often: some leave, and a few give up.
OTHER_DEEDS = ("leave",) * 4 + ("return",) * 6 + ("chat",) * 6 + ("concede",)
OTHER_EPISODES, UNWATCHED_EPISODES = 300, 400
EPISODES_AT_A_TABLE = 25
GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "setup": "expert", "estates": "dealt", "choice": "sealed"},
    {"players": 4, "setup": "expert", "estates": ["3", "4", "5", "6"], "choice": "sealed"},
]


@dataclass(frozen=True)
class Attempt:
    """What somebody tries. Attempts with the same request are the same attempt, sent again."""

    seat: int
    kind: str
    ply: int
    action: int
    request: str

    @property
    def is_move(self) -> bool:
        """Whether it belongs to a ply; all else can be done at any time."""
        return self.kind in MOVES

    @property
    def words(self) -> str:
        """What is said."""
        return f"words of {self.request}"

    def body(self) -> dict[str, Any]:
        if self.kind == "chat":
            return {"text": self.words, "request": self.request, "seat": self.seat}
        if not self.is_move:
            return {"request": self.request, "seat": self.seat}
        common = {"ply": self.ply, "request": self.request, "seat": self.seat}
        return {**common, "action": self.action} if self.kind == "action" else common


@dataclass(frozen=True)
class Fate:
    """What became of it, as far as its sender was told: done (at a ply, if that was said), refused, or lost."""

    attempt: Attempt
    outcome: str
    ply: int | None = None


class Tab:
    """A window of a browser, with a socket that may break and is opened again."""

    def __init__(self, server: Asgi, table: str, tokens: list[str]) -> None:
        self.server, self.table, self.tokens = server, table, tokens
        self.ply = -1
        self.socket: Socket | None = None
        self._answers: dict[str, list[asyncio.Future[dict[str, Any]]]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.socket = await self.server.socket(f"/api/tables/{self.table}/live")
        seen = None if self.ply < 0 else self.ply
        self.socket.send({"type": "hello", "tokens": self.tokens, "ply": seen})
        self._hear(await self.socket.receive())
        self._reader = asyncio.ensure_future(self._listen(self.socket))

    async def _listen(self, socket: Socket) -> None:
        try:
            while True:
                self._hear(await socket.receive(timeout=600))
        except SocketClosed:
            self._give_up(ConnectionError())
        except Exception as fault:
            self._give_up(fault)
            raise

    def _give_up(self, fault: Exception) -> None:
        for waiting in [one for many in self._answers.values() for one in many]:
            waiting.set_exception(fault)
        self._answers.clear()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("welcome", "update"):
            told = [event["ply"] for event in message["events"]]
            first = told[0] if message.get("request") and told else self.ply + 1  # an answer repeats its own event
            if self.ply >= 0:  # a newcomer is told the latest only
                assert first <= self.ply + 1, f"{told} after {self.ply}: a gap"
                assert told == list(range(first, message["ply"] + 1)), f"{told} after {self.ply}"
            self.ply = message["ply"]
        for waiting in self._answers.pop(message.get("request") or "", []):
            waiting.set_result(message)

    async def send(self, attempt: Attempt) -> dict[str, Any]:
        assert self.socket is not None
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers.setdefault(attempt.request, []).append(answer)
        self.socket.send({"type": "say" if attempt.kind == "chat" else attempt.kind, **attempt.body()})
        return await answer

    async def close(self) -> None:
        """Hang up; whoever waits for an answer does not get it any more."""
        if self.socket is not None and self._reader is not None:
            self._reader.cancel()
            await self.socket.close()
            self.socket = None
        self._give_up(ConnectionError())


class Evening:
    """A table with all its windows, and what its log must look like."""

    def __init__(self, server: Asgi, database: Path, turns: Turns, opened: Opened) -> None:
        self.server, self.database, self.turns = server, database, turns
        self.table = opened.id
        self.tokens = [token for _, token in sorted(opened.tokens.items())]
        self.path = f"/api/tables/{self.table}"
        owners = [[token] for token in self.tokens]
        self.tabs = [Tab(server, self.table, tokens) for tokens in (*owners, *owners, self.tokens, [])]
        self.match = self._begin()
        self.requests: dict[str, int] = {}
        self.log: list[tuple[Any, ...]] = []
        self.old: list[Attempt] = []
        self.sent = 0
        self.other_deeds = 0.0  # how many of all attempts are none to play
        self.said: list[str] = []
        self.left = 0  # how often the table has left memory

    def _rows(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(query, arguments).fetchall()
        finally:
            connection.close()

    def _begin(self) -> Match:
        [(self.root, game)] = self._rows("SELECT root, game FROM tables WHERE id = ?", self.table)
        options = self.server.app.state.server.tables.in_memory(self.table).header.options
        return Match(duchy.load(game, **options), fair.entropy(self.root, 0))

    # --- what is tried -----------------------------------------------------------------------------------------------

    def attempts(self) -> list[Attempt]:
        """What everybody tries at once, in this position."""
        chance, tried = self.turns.chance, list[Attempt]()
        for _ in range(chance.randint(2, 6)):
            again = (
                tried if tried and chance.random() < 0.3 else self.old if self.old and chance.random() < 0.1 else None
            )
            tried.append(chance.choice(again) if again else self._new_attempt())
        return tried

    def _new_attempt(self) -> Attempt:
        chance, state, ply = self.turns.chance, self.match.state, len(self.log)
        seats = range(state.game.players)
        seat = chance.choice(state.deciders or seats) if chance.random() < 0.85 else chance.choice(seats)
        legal = state.legal_actions(seat) if seat in state.deciders else []
        action = chance.choice(legal) if legal and chance.random() < 0.95 else chance.randrange(state.game.num_actions)
        when = chance.random()
        seen = ply if when < 0.85 else max(0, ply - chance.randint(1, 3)) if when < 0.95 else ply + 1
        self.sent += 1
        kind = "undo" if chance.random() < 0.2 else "action"
        if self.other_deeds and chance.random() < self.other_deeds:
            kind = chance.choice(OTHER_DEEDS)
        return Attempt(seat, kind, seen, action, f"request-{self.sent:06}")

    async def make(self, attempt: Attempt) -> Fate:
        """Send an attempt in one of the ways there are, after a while."""
        chance = self.turns.chance
        way = chance.choice(["full", "minimal", "socket", "socket", "impatient"])
        tab = self.tabs[attempt.seat + chance.choice([0, len(self.tokens)])] if chance.random() < 0.8 else self.tabs[-2]
        for _ in range(chance.randint(0, 4)):
            await self.turns.turn()
        if way == "socket" and (attempt.is_move or attempt.kind == "chat"):
            return await self._by_socket(attempt, tab)
        if way == "impatient":
            return await self._and_hang_up(attempt)
        return await self._by_request(attempt, minimal=way == "minimal")

    async def _by_request(self, attempt: Attempt, minimal: bool) -> Fate:
        where = "actions" if attempt.kind == "action" else attempt.kind
        headers = {"prefer": "return=minimal"} if minimal else {}
        token = self.tokens[attempt.seat]
        reply = await self.server.ask("POST", f"{self.path}/{where}", attempt.body(), token=token, headers=headers)
        told = reply.json()
        if reply.status == 201:
            assert told["text"] == attempt.words
            return Fate(attempt, "done")
        if reply.status != 200:
            assert reply.status in (409, 422), told
            return Fate(attempt, told["type"])
        assert told["request"] == attempt.request
        return Fate(attempt, "done", told["ply"] if minimal else None)

    async def _by_socket(self, attempt: Attempt, tab: Tab) -> Fate:
        if tab.socket is None:
            return Fate(attempt, "never sent")
        try:
            answer = await tab.send(attempt)
        except ConnectionError:
            return Fate(attempt, "lost")
        return Fate(attempt, "done" if answer["type"] in ("update", "chat") else answer["problem"]["type"])

    async def _and_hang_up(self, attempt: Attempt) -> Fate:
        sending = asyncio.ensure_future(self._by_request(attempt, minimal=True))
        for _ in range(self.turns.chance.randint(1, 5)):
            await self.turns.turn()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            return await sending
        return Fate(attempt, "lost")

    async def reconnect(self) -> None:
        """A window loses its connection, and after a while comes back."""
        tab = self.turns.chance.choice(self.tabs)
        await tab.close()
        for _ in range(self.turns.chance.randint(0, 3)):
            await self.turns.turn()
        if tab.socket is None:
            await tab.open()

    async def leave_memory(self) -> None:
        """The table leaves memory, unless somebody needs it, at some moments while others act."""
        tables = self.server.app.state.server.tables
        for _ in range(self.turns.chance.randint(1, 12)):
            await self.turns.turn()
            before = tables.peek(self.table) is not None
            tables.unload_unused(tables.now(), lambda table: False)
            self.left += before and tables.peek(self.table) is None

    # --- what must be true afterwards --------------------------------------------------------------------------------

    async def check(self, fates: list[Fate]) -> None:
        """Hold what everybody was told against the log."""
        before = len(self.log)
        columns = 'ply, player, kind, action, request FROM log WHERE "table" = ? AND ply > ? ORDER BY ply'
        self.log += self._rows(f"SELECT {columns}", self.table, before)
        assert [row[0] for row in self.log] == list(range(1, len(self.log) + 1)), "history has a gap or a fork"
        for ply, player, kind, action, request in self.log[before:]:
            assert request not in self.requests, "one request was done twice"
            self.requests[request] = ply
            if kind == "undo":
                self.match.undo(player)
            elif kind == people.SEAT:
                people.change_seat(self.match, player, action)
            else:
                self.match.apply(action, player, fair.entropy(self.root, self.match.state.ply + 1))
        self._check_fates([fate for fate in fates if fate.attempt.kind != "chat"], before)
        in_memory = await self.server.app.state.server.tables.get(self.table)
        self._check_chat([fate for fate in fates if fate.attempt.kind == "chat"])
        assert in_memory.ply == len(self.log)
        assert in_memory.match.state.digest() == self.match.state.digest()
        await self.turns.settle()
        for tab in self.tabs:
            assert tab.socket is None or tab.ply == len(self.log), "a window was not told"
        self.old += [fate.attempt for fate in fates if fate.outcome == "done"]

    def _check_fates(self, fates: list[Fate], before: int) -> None:
        stored = {row[4]: row for row in self.log}
        for fate in fates:
            attempt, row = fate.attempt, stored.get(fate.attempt.request)
            if fate.outcome == "done":
                assert row is not None, "an acknowledged request is not in the log"
                assert row[1:3] == (attempt.seat, attempt.kind if attempt.is_move else people.SEAT)
                assert attempt.is_move or str(row[3]).split()[0] == attempt.kind
                assert fate.ply in (None, row[0]), "a request was told another ply than its own"
            elif fate.outcome not in ("lost", "never sent"):
                again = any(other.attempt == attempt and other.outcome in ("done", "lost") for other in fates)
                assert row is None or again, f"refused with {fate.outcome}, and yet in the log"
        tried = {fate.attempt.request: fate.attempt for fate in fates}
        happened = [tried.get(row[4]) for row in self.log[before:]]
        assert None not in happened, "something happened that nobody sent"
        seen = [(attempt.seat, attempt.ply) for attempt in happened if attempt and attempt.is_move]
        assert len(seen) == len(set(seen)), "a seat did two things from what it saw once"

    def _check_chat(self, fates: list[Fate]) -> None:
        """What was said is kept once, in one order, under the name of the seat that said it."""
        columns = 'number, seat, text FROM chat WHERE "table" = ? ORDER BY number'
        kept = self._rows(f"SELECT {columns}", self.table)
        assert [number for number, _, _ in kept] == list(range(1, len(kept) + 1))
        texts = [text for _, _, text in kept]
        assert len(set(texts)) == len(texts), "something was said twice"
        assert texts[: len(self.said)] == self.said, "what was said before is another now"
        self.said = texts
        for fate in fates:
            if fate.outcome == "done":
                assert (fate.attempt.seat, fate.attempt.words) in {(seat, text) for _, seat, text in kept}
            elif fate.outcome not in ("lost", "never sent"):
                again = any(other.attempt == fate.attempt and other.outcome in ("done", "lost") for other in fates)
                assert fate.attempt.words not in texts or again or fate.attempt in self.old
        in_memory = self.server.app.state.server.tables.peek(self.table)
        assert [said.text for said in in_memory.talk.after(0)] == texts[-len(in_memory.talk.after(0)) :]


class Stage:
    """Where episodes are played: in turns while one is on, as fast as it goes in between."""

    def __init__(self) -> None:
        self.turns = Turns(random.Random(0))
        self.playing = False
        self.left = 0  # how often a table has left memory

    def in_force(self) -> Turns | None:
        return self.turns if self.playing else None

    async def play(
        self, folder: Path, seed: int, episodes: int, other_deeds: float = 0.0, unwatched: bool = False
    ) -> list[Fate]:
        """So many episodes, at one table after the other; everything that was tried, and what came of it.

        Where tables are ``unwatched``, windows are open only for a while, and tables leave memory.
        """
        self.turns, self.left = Turns(random.Random(seed)), 0
        database, fates = folder / f"{seed}.sqlite3", list[Fate]()
        async with serving(Settings(database_url=f"sqlite:///{database}", pace=0)) as client:
            for number in range(0, episodes, EPISODES_AT_A_TABLE):
                options = GAMES[number // EPISODES_AT_A_TABLE % len(GAMES)]
                opened = await client.open(*["here"] * options["players"], **options)
                evening = Evening(client.asgi, database, self.turns, opened)
                evening.other_deeds = other_deeds
                for tab in evening.tabs if not unwatched else ():
                    await tab.open()
                for _ in range(min(EPISODES_AT_A_TABLE, episodes - number)):
                    fates += await self._episode(evening, unwatched)
                for tab in evening.tabs:
                    await tab.close()
                self.left += evening.left
        return fates

    async def _episode(self, evening: Evening, unwatched: bool) -> list[Fate]:
        works: list[Any] = [evening.make(attempt) for attempt in evening.attempts()]
        if unwatched:
            works.append(evening.leave_memory())
        if self.turns.chance.random() < 0.3:
            works.append(evening.reconnect())
        self.playing = True
        made = await self.turns.conduct(*works)
        self.playing = False
        for fault in made:
            if isinstance(fault, BaseException):
                raise fault
        fates = [fate for fate in made if fate is not None]
        await evening.check(fates)
        for tab in evening.tabs if unwatched else ():
            await tab.close()
        return fates


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage()

    async def at_once(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(Visits, "run", lambda _: asyncio.sleep(3600))  # it stores something when the clock says so
    monkeypatch.setattr(fair, "new_secret", lambda: stage.turns.chance.randbytes(fair.SECRET_BYTES))
    take_turns(monkeypatch, stage.in_force, Journal, "_commit")
    take_turns(monkeypatch, stage.in_force, Store, "entries", "load", "header_seats_and_rematch")
    return stage


def test_there_is_one_history_in_whatever_order_things_happen(
    memory: Path, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    outcomes = Counter(fate.outcome for fate in asyncio.run(stage.play(memory, seed=1, episodes=EPISODES)))
    assert outcomes["done"] > EPISODES / 2, outcomes
    for problem in ("stale", "illegal", "not-deciding", "no-undo"):
        assert outcomes[f"/problems/{problem}"] > 0, outcomes
    assert outcomes["lost"] > 0, outcomes
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_people_who_leave_return_concede_and_speak_while_others_act_leave_one_history_too(
    memory: Path, stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bots, "wake", lambda *_: None)  # a bot that plays on does so when it likes
    fates = asyncio.run(stage.play(memory, seed=3, episodes=OTHER_EPISODES, other_deeds=0.5))
    done = Counter(fate.attempt.kind for fate in fates if fate.outcome == "done")
    assert set(done) == {*MOVES, *OTHER_DEEDS}, done
    refused = Counter(fate.outcome for fate in fates if fate.attempt.kind in OTHER_DEEDS)
    for problem in ("bot-plays", "no-stand-in", "conceded"):
        assert refused[f"/problems/{problem}"] > 0, refused
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_tables_that_leave_memory_while_others_act_have_one_history_too(
    memory: Path, stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bots, "wake", lambda *_: None)
    fates = asyncio.run(stage.play(memory, 4, UNWATCHED_EPISODES, other_deeds=0.2, unwatched=True))
    outcomes = Counter(fate.outcome for fate in fates)
    assert outcomes["done"] > UNWATCHED_EPISODES / 2 and outcomes["lost"] > 0, outcomes
    assert stage.left > UNWATCHED_EPISODES / 4
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_the_same_seed_gives_the_same_interleavings(memory: Path, stage: Stage) -> None:
    (memory / "again").mkdir()
    first = asyncio.run(stage.play(memory, seed=2, episodes=60))
    assert first == asyncio.run(stage.play(memory / "again", seed=2, episodes=60))
