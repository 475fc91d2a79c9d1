"""How many bytes the socket of a table takes: its messages as they are on the wire, compressed and framed."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

WINDOW = 15  # the widest: what was sent before is what the next message resembles most


class Counted(ClientConnection):
    """A connection that counts what it receives."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


@dataclass
class LiveTable:
    """A client that plays all seats of a table over one socket, as two people at one screen do."""

    socket: Counted
    first: int
    """Bytes of the welcome."""
    state: dict[str, Any]
    """The latest welcome or update."""

    @classmethod
    async def open(cls, url: str, tokens: list[str]) -> LiveTable:
        deflate = ClientPerMessageDeflateFactory(server_max_window_bits=WINDOW, client_max_window_bits=WINDOW)
        socket = await connect(url, create_connection=Counted, extensions=[deflate], compression=None, max_size=None)
        assert isinstance(socket, Counted)
        before = socket.received
        await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
        state = json.loads(await socket.recv())
        return cls(socket, socket.received - before, state)

    async def act(self, action: int, number: int) -> int:
        """Take an action; the bytes of the update."""
        before = self.socket.received
        message = {"type": "action", "ply": self.state["ply"], "action": action, "request": f"bench-live-{number}"}
        await self.socket.send(json.dumps({**message, "seat": self.state["viewer"]}))
        answer = json.loads(await self.socket.recv())
        if answer["type"] != "update":
            raise RuntimeError(f"refused: {answer}")
        self.state = answer
        return self.socket.received - before


THOUGHT = 2.0  # seconds that a person thinks about an action, on average


@dataclass
class Pair:
    """Two people at a table, each at a socket of their own, which show what the other does."""

    sockets: dict[int, ClientConnection]
    states: dict[int, dict[str, Any]]

    @classmethod
    async def open(cls, url: str, tokens: dict[int, str]) -> Pair:
        sockets, states = {}, {}
        for seat, token in tokens.items():
            sockets[seat] = await connect(url, proxy=None, max_size=None)
            await sockets[seat].send(json.dumps({"type": "hello", "tokens": [token]}))
            states[seat] = json.loads(await sockets[seat].recv())
        return cls(sockets, states)

    async def play(self, chance: random.Random, took: list[float], until: float) -> None:
        """Act in turn until a moment; the seconds of each action are added to ``took``."""
        number = 0
        while time.perf_counter() < until:
            await asyncio.sleep(chance.random() * 2 * THOUGHT)
            latest = max(self.states.values(), key=lambda state: int(state["ply"]))
            [seat] = latest["view"]["deciders"] or [None]
            if seat is None:
                return
            await self._hear(seat, latest["ply"])
            number += 1
            choice = chance.choice(self.states[seat]["view"]["actions"])["id"]
            message = {"type": "action", "ply": latest["ply"], "action": choice, "request": f"bench-pair-{number:05}"}
            asked = time.perf_counter()
            await self.sockets[seat].send(json.dumps(message))
            await self._hear(seat, latest["ply"] + 1)
            took.append(time.perf_counter() - asked)

    async def _hear(self, seat: int, ply: int) -> None:
        """Read a socket until it has shown a ply."""
        while self.states[seat]["ply"] < ply:
            message = json.loads(await self.sockets[seat].recv())
            if message["type"] == "problem":
                raise RuntimeError(f"refused: {message}")
            if message["type"] == "update":
                self.states[seat] = message

    async def close(self) -> None:
        for socket in self.sockets.values():
            with suppress(OSError):
                await socket.close()
