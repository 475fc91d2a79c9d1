"""Players who never give up: a server may vanish under them at any moment, and they ask again until it answers.

Each plays one seat of a table, by requests or over a socket, with random legal actions and now and then an undo. What
a player was told to have happened is written into a ledger; what it does not know the fate of, it sends again, as the
same request, until it knows.
"""

from __future__ import annotations

import asyncio
import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

UNDO = 0.08
PAUSE = 0.03
UNAVAILABLE = 503


class Away(Exception):
    """The server answers, but its database is away."""


GONE = (OSError, httpx.TransportError, WebSocketException, EOFError, Away)


@dataclass(frozen=True)
class Deed:
    """What a server has acknowledged: this request of this seat is done, at this ply if that was said."""

    seat: int
    kind: str
    ply: int | None


@dataclass
class Ledger:
    """What the players of all tables were told, by table and request."""

    deeds: dict[tuple[str, str], Deed] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def note(self, table: str, request: str, deed: Deed) -> None:
        self.deeds[table, request] = deed
        self.counts["acknowledged"] += 1


class Player(ABC):
    """One seat in the hands of one client."""

    def __init__(self, url: str, table: str, seat: int, token: str, ledger: Ledger, chance: random.Random) -> None:
        self.url, self.table, self.seat, self.token = url, table, seat, token
        self.ledger, self.chance = ledger, chance
        self.sent = 0

    async def play(self) -> None:
        """Act whenever it is this seat's turn, until the game is over."""
        while True:
            try:
                position = await self.look()
            except GONE:
                self.ledger.counts["lost while looking"] += 1
                await asyncio.sleep(PAUSE)
                continue
            if position["view"]["over"]:
                return
            if self.seat in position["view"]["deciders"]:
                await self.insist(*self.choose(position))
            elif position["undo"] and self.chance.random() < UNDO:
                await self.insist("undo", {"ply": position["ply"]})
            else:
                await asyncio.sleep(PAUSE)

    def choose(self, position: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        if position["undo"] and self.chance.random() < UNDO:
            return "undo", {"ply": position["ply"]}
        actions: Sequence[dict[str, Any]] = position["view"]["actions"]
        return "action", {"ply": position["ply"], "action": self.chance.choice(actions)["id"]}

    async def insist(self, kind: str, message: dict[str, Any]) -> None:
        """Send a request until its fate is known."""
        self.sent += 1
        request = f"{self.table[:8]}-{self.seat}-{self.sent:05}"
        while True:
            try:
                refusal, ply = await self.send(kind, {**message, "request": request})
            except GONE:
                self.ledger.counts["lost on the way"] += 1
                await asyncio.sleep(PAUSE)
                continue
            if refusal is None:
                self.ledger.note(self.table, request, Deed(self.seat, kind, ply))
            else:
                self.ledger.counts[refusal] += 1
            return

    @abstractmethod
    async def look(self) -> dict[str, Any]:
        """The table as this seat sees it: `ply`, `view` and `undo`."""

    @abstractmethod
    async def send(self, kind: str, message: dict[str, Any]) -> tuple[str | None, int | None]:
        """The type of the problem if the request is refused, else None and its ply if that is said."""

    @abstractmethod
    async def leave(self) -> None:
        """Hang up."""


class ByRequest(Player):
    """A player who asks by HTTP, anew for everything."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        headers = {"authorization": f"Bearer {self.token}", "prefer": "return=minimal"}
        self.client = httpx.AsyncClient(base_url=f"{self.url}/api/tables/{self.table}", headers=headers)

    async def look(self) -> dict[str, Any]:
        answer = await self.client.get("state", params={"seat": self.seat})
        if answer.status_code == UNAVAILABLE:
            raise Away
        answer.raise_for_status()
        return dict(answer.json())

    async def send(self, kind: str, message: dict[str, Any]) -> tuple[str | None, int | None]:
        answer = await self.client.post("actions" if kind == "action" else "undo", json=message)
        told = answer.json()
        if answer.status_code == 200:
            return None, told["ply"]
        if answer.status_code == UNAVAILABLE:
            raise Away
        assert answer.status_code == 409, told
        return told["type"], None

    async def leave(self) -> None:
        await self.client.aclose()


class BySocket(Player):
    """A player who stays connected, as our own client does."""

    socket: ClientConnection | None = None
    position: dict[str, Any]

    async def look(self) -> dict[str, Any]:
        try:
            if self.socket is None:
                await self._connect()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hear(), PAUSE)
        except GONE:
            self.socket = None
            raise
        return self.position

    async def _connect(self) -> None:
        address = self.url.replace("http", "ws", 1)
        self.socket = await connect(f"{address}/api/tables/{self.table}/live", proxy=None)
        await self.socket.send(json.dumps({"type": "hello", "tokens": [self.token]}))
        while (await self._hear())["type"] != "welcome":
            pass

    async def _hear(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] in ("welcome", "update"):
            self.position = message
        return message

    async def send(self, kind: str, message: dict[str, Any]) -> tuple[str | None, int | None]:
        try:
            if self.socket is None:
                await self._connect()
            assert self.socket is not None
            await self.socket.send(json.dumps({"type": kind, **message}))
            while (answer := await self._hear()).get("request") != message["request"]:
                pass
        except GONE:
            self.socket = None
            raise
        if answer["type"] == "update":
            return None, None
        if answer["problem"]["status"] == UNAVAILABLE:
            raise Away
        assert answer["problem"]["status"] == 409, answer
        return answer["problem"]["type"], None

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
