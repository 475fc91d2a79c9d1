"""How many bytes the socket of a table takes: its messages as they are on the wire, compressed and framed."""

from __future__ import annotations

import json
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
