"""A lean HTTP/1.1 client: it must cost less than the server that it measures.

Only what the measurement needs: kept-alive connections, one request at a time on each, answers with a length.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

END = b"\r\n\r\n"
LENGTH = b"\r\ncontent-length:"


@dataclass(frozen=True)
class Answer:
    """Status, head and body, as they came."""

    status: int
    head: bytes
    body: bytes

    @property
    def size(self) -> int:
        """Bytes on the wire."""
        return len(self.head) + len(END) + len(self.body)


class Connection(asyncio.Protocol):
    """A connection that is kept alive."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._waiting: asyncio.Future[Answer] | None = None
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, host: str, port: int) -> Connection:
        _, connection = await asyncio.get_running_loop().create_connection(cls, host, port)
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one by its methods only

    def connection_lost(self, reason: Exception | None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(reason or ConnectionResetError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head = self._buffer.find(END)
        if head < 0 or self._waiting is None:
            return
        length = _length(self._buffer[:head].lower())
        end = head + len(END) + length
        if len(self._buffer) >= end:
            answer = Answer(
                int(self._buffer[9:12]), bytes(self._buffer[:head]), bytes(self._buffer[end - length : end])
            )
            del self._buffer[:end]
            waiting, self._waiting = self._waiting, None
            waiting.set_result(answer)

    async def ask(self, request: bytes) -> Answer:
        """Send a request as made by `request`, and wait for its answer."""
        assert self._transport is not None and self._waiting is None
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._waiting

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _length(head: bytes | bytearray) -> int:
    at = head.find(LENGTH)
    return int(head[at + len(LENGTH) :].split(b"\r\n", 1)[0]) if at >= 0 else 0


def request(method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b"") -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", *(f"{k}: {v}" for k, v in (headers or {}).items())]
    if body:
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join(lines).encode() + END + body


@dataclass
class Load:
    """What a load test saw."""

    seconds: float = 0.0
    took: list[float] = field(default_factory=list)
    """Seconds of every answer."""
    received: int = 0
    """Bytes of all answers."""

    @property
    def per_second(self) -> float:
        return len(self.took) / self.seconds

    def percentile(self, share: float) -> float:
        """The milliseconds within which this share of the answers came."""
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


Ask = Callable[[bytes], Awaitable[Answer]]
Client = Callable[[Ask, Ask], Awaitable[None]]


async def drive(host: str, port: int, clients: Sequence[Client], seconds: float) -> Load:
    """Let every client ask on a connection of its own, again and again.

    A client is given two ways to ask: what goes the first way is measured, what goes the second way is not.
    """
    load = Load()
    connections = [await Connection.open(host, port) for _ in clients]
    start = time.perf_counter()

    async def run(client: Client, connection: Connection) -> None:
        async def timed(sent: bytes) -> Answer:
            asked = time.perf_counter()
            answer = await connection.ask(sent)
            load.took.append(time.perf_counter() - asked)
            load.received += answer.size
            return answer

        while time.perf_counter() - start < seconds:
            await client(timed, connection.ask)

    await asyncio.gather(*map(run, clients, connections))
    load.seconds = time.perf_counter() - start
    for connection in connections:
        connection.close()
    return load
