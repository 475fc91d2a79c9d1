"""Players who never give up: a server may vanish under them at any moment, and they ask again until it answers.

Each plays one seat of a table, by requests or over a socket, with random legal actions and now and then an undo. They
also talk, leave and come back, agree that a bot plays on for another, and may concede. What a player was told to have
happened is written into a ledger; what it does not know the fate of, it sends again, as the same request.
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
TALK = 0.05
LEAVE = 0.02
AGREE = 0.005
PAUSE, DOUBLED = 0.03, 4  # seconds before another try, and how often they are doubled
UNAVAILABLE = 503
SEAT_CHANGES = ("leave", "return", "concede", "agree")


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
    lines: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)  # of the chat: seat and text
    counts: Counter[str] = field(default_factory=Counter)

    def note(self, table: str, request: str, deed: Deed) -> None:
        self.deeds[table, request] = deed
        self.counts["acknowledged"] += 1
        self.counts[deed.kind] += 1

    def note_line(self, table: str, request: str, seat: int, text: str) -> None:
        self.lines[table, request] = seat, text
        self.counts["said"] += 1


class Player(ABC):
    """One seat in the hands of one client."""

    def __init__(self, url: str, table: str, seat: int, token: str, ledger: Ledger, chance: random.Random) -> None:
        self.url, self.table, self.seat, self.token = url, table, seat, token
        self.ledger, self.chance = ledger, chance
        self.concedes = 0.0  # how likely, at each turn
        self.resting = False  # nothing new is sent any more
        self.away = False  # a bot plays on
        self.conceded = False
        self.sent = 0
        self.missed = 0  # how often in a row nobody answered
        headers = {"authorization": f"Bearer {token}", "prefer": "return=minimal"}
        self.client = httpx.AsyncClient(base_url=f"{url}/api/tables/{table}", headers=headers)

    async def play(self) -> None:
        """Act whenever it is this seat's turn, until the game is over or the player rests."""
        while not self.resting:
            try:
                position = await self.look()
            except GONE:
                self.ledger.counts["lost while looking"] += 1
                await self.try_later()
                continue
            self.missed = 0
            if position["status"] == "finished":
                return
            wish = self.wish(position)
            if wish is None:
                await asyncio.sleep(PAUSE)
            else:
                await self.insist(*wish)

    async def try_later(self) -> None:
        """Wait for a server, longer each time: a crowd that asks on and on would keep it from starting."""
        await asyncio.sleep(PAUSE * 2 ** min(self.missed, DOUBLED))
        self.missed += 1

    def wish(self, position: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
        """What the player does now; None: nothing."""
        if self.chance.random() < TALK:
            return "say", {"text": f"line {self.chance.random()}"}
        if self.conceded:
            return None
        if self.away:
            return ("return", {}) if self.chance.random() < 0.3 else None
        view, chance = position["view"], self.chance.random()
        if position["undo"] and chance < UNDO:
            return "undo", {"ply": position["ply"]}
        if self.seat not in view["deciders"]:
            other = self.chance.choice([seat for seat in range(len(view["players"])) if seat != self.seat] or [0])
            return ("agree", {"absent": other}) if self.chance.random() < AGREE else None
        if self.chance.random() < self.concedes:
            return "concede", {}
        if self.chance.random() < LEAVE:
            return "leave", {}
        actions: Sequence[dict[str, Any]] = view["actions"]
        return ("action", {"ply": position["ply"], "action": self.chance.choice(actions)["id"]}) if actions else None

    async def insist(self, kind: str, message: dict[str, Any]) -> None:
        """Send a request until its fate is known."""
        self.sent += 1
        request = f"{self.table[:8]}-{self.seat}-{self.sent:05}"
        while True:
            try:
                refusal, ply = await self.send(kind, {**message, "request": request})
            except GONE:
                self.ledger.counts["lost on the way"] += 1
                await self.try_later()
                continue
            self.missed = 0
            if refusal is not None:
                self.ledger.counts[refusal] += 1
            elif kind == "say":
                self.ledger.note_line(self.table, request, self.seat, message["text"])
            else:
                self.ledger.note(self.table, request, Deed(self.seat, kind, ply))
            self._learn(kind, refusal)
            return

    def _learn(self, kind: str, refusal: str | None) -> None:
        """Whether a bot plays on now."""
        if (kind == "concede" and refusal is None) or refusal == "/problems/conceded":
            self.conceded = True
        if (kind == "leave" and refusal is None) or refusal == "/problems/bot-plays":
            self.away = True
        if kind == "return" and refusal in (None, "/problems/no-stand-in"):
            self.away = False

    async def send(self, kind: str, message: dict[str, Any]) -> tuple[str | None, int | None]:
        """The type of the problem if the request is refused, else None and its ply if that is said."""
        where = {"action": "actions", "say": "chat"}.get(kind, kind)
        told = (answer := await self.answered("POST", where, json=message)).json()
        if answer.status_code in (200, 201):
            return None, told.get("ply")
        assert answer.status_code == 409, told
        return told["type"], None

    async def answered(self, method: str, where: str, **what: Any) -> httpx.Response:
        """An answer; one that says to ask again later counts as none."""
        answer = await self.client.request(method, where, **what)
        if answer.status_code == UNAVAILABLE:
            self.ledger.counts["unavailable"] += 1
            raise Away(answer.text)
        return answer

    @abstractmethod
    async def look(self) -> dict[str, Any]:
        """The table as this seat sees it: `ply`, `status`, `view` and `undo`."""

    async def leave(self) -> None:
        """Hang up."""
        await self.client.aclose()


class ByRequest(Player):
    """A player who asks by HTTP, anew for everything."""

    async def look(self) -> dict[str, Any]:
        answer = await self.answered("GET", "state", params={"seat": self.seat})
        position = answer.raise_for_status().json()
        return {**position, "status": position["table"]["status"]}


class BySocket(Player):
    """A player who stays connected, as our own client does. What a socket has no message for goes by HTTP."""

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
        if message["type"] == "welcome":
            self.position = {**message, "status": message["table"]["status"]}
        elif message["type"] == "update":
            self.position = message
        elif message["type"] == "table":
            self.position["status"] = message["table"]["status"]
        return message

    async def send(self, kind: str, message: dict[str, Any]) -> tuple[str | None, int | None]:
        if kind in SEAT_CHANGES:
            return await super().send(kind, message)
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
        if answer["type"] in ("update", "chat"):
            return None, None
        if answer["problem"]["status"] == UNAVAILABLE:
            raise Away
        assert answer["problem"]["status"] == 409, answer
        return answer["problem"]["type"], None

    async def leave(self) -> None:
        await super().leave()
        if self.socket is not None:
            await self.socket.close()
