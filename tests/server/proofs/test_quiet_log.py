"""A day of a server in short, with three ends: nothing in its log tells of a fault.

People and bots play all three games by HTTP and over sockets. They take back, concede while a bot thinks, leave, come
back, talk, play again, run out of time, vanish, hang up in the middle of a request, and send what makes no sense. The
server is told to stop in the middle of it, is started again on the same database, killed, and started once more.
"""

from __future__ import annotations

import asyncio
import json
import random
import struct
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.proofs.test_durability import TABLES
from tests.support.crowd import GONE, Player
from tests.support.server import Opened, Process
from tests.support.wire.driver import Fuzzer
from tests.support.wire.target import UNLIMITED, faults_in, new_place
from tests.support.worlds import Wanted, World, free_port

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

PATIENCE = 600  # seconds for each part of the day
GAMES = ("burgundy", "dice", "bruges")
PERSON, BOT = {"kind": "here"}, {"kind": "bot", "level": "steward"}
PLAYED = [TABLES[number] for number in (0, 1, 2, 6, 7, 9)]  # by the crowd, in all three games, with and without bots
HEADS = ("/", "/api/games", "/api/health", "/api/health/live", "/api/tables", "/api/account", "/api/nothing", "/sw.js")
PAUSE = 0.2  # seconds; some habits wait for no answer, and must not become a flood
WRONG = 80  # cases of the fuzzer in each part of the day
#: How often everything must have happened in each part of the day.
ENOUGH = {
    "conceded": 12,
    "out of time": 3,
    "rematch": 3,
    "vanished": 10,
    "aborted": 10,
    "cancelled": 10,
    "HEAD": 20,
    "account": 2,
    "wrong": WRONG,
    "acknowledged": 100,
}


class Day:
    """Everybody who uses a server, whatever becomes of it."""

    def __init__(self, process: Process, chance: random.Random, database_url: str) -> None:
        self.process, self.chance = process, chance
        self.counts: Counter[str] = Counter()
        self.world = World(process, database_url, chance)  # type: ignore[arg-type]
        self.part = 0
        self._client = httpx.AsyncClient(timeout=PATIENCE)

    def habits(self) -> list[Callable[[], Awaitable[None]]]:
        """What people do again and again."""
        return [
            *(self.concede, self.concede, self.run_out_of_time, self.play_again),
            *(self.vanish, self.abort, self.cancel, self.head, self.sign_in, self.send_nonsense),
        ]

    async def live(self) -> None:
        """All of it, until cancelled."""
        await self._until_ready()
        seated = zip(PLAYED, await self.world.open_tables(PLAYED), strict=True)
        games = [self._play_on(table, players) for table, players in seated]
        await asyncio.gather(*games, *(self._again(habit) for habit in self.habits()))

    async def _until_ready(self) -> None:
        """Expansions are made ready when they are first asked for."""
        for table in PLAYED:
            wish = {"game": table.game, "options": dict(table.options), "seats": table.seats}
            while (await self.ask("POST", "/api/tables", wish)).status_code == 503:
                await asyncio.sleep(0.5)

    async def _play_on(self, table: Wanted, players: Sequence[Player]) -> None:
        """Play at a table, and when its game is over at the next one: the day may be long."""
        while True:
            await asyncio.gather(*(player.play() for player in players))
            players = []
            while not players:
                with suppress(*GONE):  # the server is not there
                    [players] = await self.world.open_tables([table])
                await asyncio.sleep(PAUSE)

    async def _again(self, habit: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*GONE):  # the server is not there
                await habit()
            await asyncio.sleep(PAUSE)

    async def until_enough(self) -> None:
        """Wait until everything has happened often enough since this was called."""
        self.part += 1
        before, missing = self.happened(), ENOUGH
        try:
            async with asyncio.timeout(PATIENCE):
                while missing := {
                    what: number for what, number in ENOUGH.items() if self.happened()[what] < before[what] + number
                }:
                    await asyncio.sleep(0.1)
        except TimeoutError:
            pytest.fail(f"part {self.part} of the day lacks {missing}; until now there were {self.happened()}")

    def happened(self) -> Counter[str]:
        """How often everything has happened."""
        return self.counts + self.world.ledger.counts

    # --- requests ----------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._client.request(method, f"{self.process.url}{path}", json=body, headers=headers)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        return answer

    async def open(self, *seats: dict[str, str], **settings: Any) -> Opened:
        game = self.chance.choice(GAMES)
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), "settings": settings})
        if answer.status_code != 201:
            raise ConnectionError(answer.text)  # the server stops
        return Opened.read(answer.json())

    def request(self) -> dict[str, str]:
        return {"request": f"quiet-{self.chance.getrandbits(64):016x}"}

    def raw(self) -> tuple[str, int]:
        """Where the server listens."""
        parts = urlsplit(self.process.url)
        return parts.hostname or "", parts.port or 0

    # --- what people do ----------------------------------------------------------------------------------------------

    async def concede(self) -> None:
        """Begin a game with bots, let them think, and give up meanwhile."""
        table = await self.open(PERSON, BOT, *[BOT] * self.chance.randint(0, 1))
        token, at = table.tokens[0], f"/api/tables/{table.id}"
        for _ in range(self.chance.randint(1, 12)):
            state = (await self.ask("GET", f"{at}/state", token=token)).json()
            if 0 not in state["view"]["deciders"]:
                break
            action = self.chance.choice(state["view"]["actions"])["id"]
            await self.ask("POST", f"{at}/actions", {**self.request(), "ply": state["ply"], "action": action}, token)
        if (await self.ask("POST", f"{at}/concede", self.request(), token)).status_code == 200:
            self.counts["conceded"] += 1

    async def run_out_of_time(self) -> None:
        """Begin a game with a second for each move, and wait."""
        zero = self.chance.choice(("bot", "concede"))
        table = await self.open(PERSON, PERSON, clock={"kind": "move", "seconds": 1, "zero": zero})
        at = f"/api/tables/{table.id}"
        seat = table.info["deciders"][0]
        state = (await self.ask("GET", f"{at}/state", token=table.tokens[seat])).json()
        body = {**self.request(), "ply": 0, "action": state["view"]["actions"][0]["id"]}
        await self.ask("POST", f"{at}/actions", body, table.tokens[seat])
        for _ in range(100):
            info = (await self.ask("GET", at)).json()
            if info["status"] == "finished" or any(seat["stand_in"] for seat in info["seats"]):
                self.counts["out of time"] += 1
                return
            await asyncio.sleep(0.1)

    async def play_again(self) -> None:
        """A game of two people, its end, and the next one, which one of them leaves for a while."""
        table = await self.open(PERSON, PERSON)
        at = f"/api/tables/{table.id}"
        await self.ask("POST", f"{at}/chat", {**self.request(), "phrase": "luck"}, table.tokens[0])
        await self.ask("POST", f"{at}/concede", self.request(), table.tokens[1])
        again = [await self.ask("POST", f"{at}/rematch", {}, token) for token in table.tokens.values()]
        if all(answer.status_code == 200 for answer in again):
            opened = Opened.read(again[0].json())
            token = min(opened.tokens.values())
            for what in ("leave", "return"):
                await self.ask("POST", f"/api/tables/{opened.id}/{what}", self.request(), token)
            self.counts["rematch"] += 1

    async def vanish(self) -> None:
        """Look at a table over a socket, and be gone without a word."""
        table = self.chance.choice(self.world.tables)
        address = f"{self.process.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        socket = await connect(address, proxy=None, open_timeout=PATIENCE)
        await socket.send(json.dumps({"type": "hello"}))
        if self.chance.random() < 0.7:
            await socket.recv()
        socket.transport.abort()
        self.counts["vanished"] += 1

    async def abort(self) -> None:
        """Begin to send a body, and hang up."""
        path = self.chance.choice(("/api/records", "/api/tables", f"/api/tables/{self.world.tables[0]}/actions"))
        head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n"
        await self._send(head.encode() + b"authorization: Bearer x\r\n\r\n" + b'{"a":' * self.chance.randint(0, 20))
        self.counts["aborted"] += 1

    async def cancel(self) -> None:
        """Ask for something, or for much at once, and do not wait for the answer."""
        paths = ["/api/games", f"/api/tables/{self.chance.choice(self.world.tables)}/state", "/", "/api/health"]
        asked = [
            f"GET {self.chance.choice(paths)} HTTP/1.1\r\nhost: x\r\n\r\n" for _ in range(self.chance.randint(1, 5))
        ]
        await self._send("".join(asked).encode())
        self.counts["cancelled"] += 1

    async def _send(self, sent: bytes) -> None:
        """Send some bytes and hang up at once, as a program that ends does, or one whose network is gone."""
        _, writer = await asyncio.open_connection(*self.raw())
        writer.write(sent)
        await asyncio.sleep(self.chance.choice((0, 0.001, 0.02)))
        if self.chance.random() < 0.5:
            raw = writer.get_extra_info("socket")
            raw.setsockopt(1, 13, struct.pack("ii", 1, 0))  # SOL_SOCKET, SO_LINGER: the connection is reset
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    async def head(self) -> None:
        """What monitors ask."""
        path = self.chance.choice((*HEADS, f"/api/tables/{self.chance.choice(self.world.tables)}/state"))
        await self.ask("HEAD", path)
        self.counts["HEAD"] += 1

    async def sign_in(self) -> None:
        """Open an account, keep a seat with it, look at it over a socket, and sign out meanwhile."""
        password = {"password": "a long enough password"}
        async with httpx.AsyncClient(base_url=self.process.url, timeout=PATIENCE) as client:
            name = f"p{self.chance.getrandbits(48):012x}"
            if (await client.post("/api/account", json={"name": name, **password})).status_code != 201:
                raise ConnectionError
            opened = await client.post("/api/tables", json={"game": "dice", "seats": [PERSON, PERSON]})
            if opened.status_code != 201:
                raise ConnectionError
            table = Opened.read(opened.json())
            cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
            address = f"{self.process.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
            async with connect(address, proxy=None, additional_headers={"cookie": cookie}) as socket:
                await socket.send(json.dumps({"type": "hello"}))
                await socket.recv()
                await client.delete("/api/session")
                await socket.wait_closed()
        self.counts["account"] += 1

    async def send_nonsense(self) -> None:
        """A piece of the fuzzer's work."""
        place = await asyncio.to_thread(new_place, self.process.url)
        fuzzer = Fuzzer(self.raw()[1], place, seed=self.part)
        try:
            await fuzzer.run(0, WRONG, at_once=8)
        finally:
            self.counts["wrong"] += fuzzer.report.cases

    async def close(self) -> None:
        await self._client.aclose()
        for player in self.world.players:
            await player.leave()


async def whole_day(process: Process, database_url: str) -> Day:
    day = Day(process, random.Random(1), database_url)
    await asyncio.to_thread(process.start)
    living = asyncio.create_task(day.live())

    async def part() -> None:
        enough = asyncio.create_task(day.until_enough())
        await asyncio.wait({living, enough}, return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            await living  # which ends only by an error
        await enough

    try:
        await part()
        answered, slow = await asyncio.open_connection(*day.raw())  # whose body is on its way when the server stops
        slow.write(b"POST /api/records HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n{")
        assert await answered.readline() == b"HTTP/1.1 100 Continue\r\n", "the server does not wait for the body"
        await asyncio.to_thread(process.stop)
        slow.close()
        await asyncio.to_thread(process.start)
        await part()
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        await part()
        await asyncio.to_thread(process.stop)
    finally:
        living.cancel()
        await asyncio.wait({living})
        await day.close()
    return day


def test_a_day_of_play_leaves_no_fault_in_the_log(tmp_path: Path) -> None:
    log, database_url = tmp_path / "server.log", f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process = Process(database_url, free_port(), {**UNLIMITED, "DUCHY_AWAY_SECONDS": "0"}, log)
    try:
        day = asyncio.run(whole_day(process, database_url))
    finally:
        process.kill()
    print(dict(day.happened()))  # shown by pytest -s
    assert all(day.world.ledger.counts[kind] for kind in ("action", "undo", "said", "leave", "return")), (
        day.world.ledger
    )
    assert {table.game for table in PLAYED} == set(GAMES)
    assert "running task(s)" in log.read_text(), "the log does not tell of the request that the stop cut off"
    assert not faults_in(log)
