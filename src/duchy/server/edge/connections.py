"""Limits on connections: how many there are, how large the head of a request is, and how long everything may take.

uvicorn's own protocol has none of them. The limits cost next to nothing for a request that arrives whole: times are
looked at once a second for all connections together (``sweep``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from duchy.engine.errors import ENGLISH
from duchy.server.edge import middleware
from duchy.server.edge.crowds import Crowd
from duchy.server.edge.deflate import Socket
from duchy.server.edge.rate_limits import limited_address
from duchy.server.problems import MEDIA_TYPE, Refused, problem_of
from duchy.server.settings import Settings

LARGEST_HEAD = 16 * 1024  # bytes of the address and all headers of a request
MOST_HEADERS = 100
LARGEST = 2 * middleware.LARGEST  # bytes of a request as it is sent, with the overhead of small chunks
STUCK_SECONDS = 60.0  # for a client that takes nothing of its answer

_NOISE = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})  # anybody could fill the log


@dataclass(frozen=True)
class Limits:
    """What all connections of a server share."""

    crowd: Crowd
    trusted: str
    request_seconds: float
    refused: dict[int, int]  # by status

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """The limits of a server."""
        crowd = Crowd("a connection", settings.connections_per_address, settings.connections)
        return cls(crowd, settings.trusted_proxies, settings.request_seconds, {400: 0, 408: 0, 413: 0, 431: 0, 503: 0})


class Refusal(Exception):
    """Stops the parser; the answer is sent already."""


class Connection(HttpToolsProtocol):
    """A connection with limits; `with_limits` makes the class that uvicorn is given."""

    limits: Limits

    @classmethod
    def with_limits(cls, limits: Limits) -> type[Connection]:
        """The connections of one server."""
        return type("Connection", (cls,), {"limits": limits})

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._address: str | None = None  # that it is counted for
        self._head: int | None = 0  # bytes of the head that is arriving; None while a body does
        self._body = 0
        self._since: float | None = None  # when the request that is arriving began
        self._unsent, self._stuck_since = 0, 0.0

    # --- how many there are ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        self._since = self.loop.time()
        host = self.client[0] if self.client else ""
        address = "" if is_trusted(host, self.limits.trusted) else limited_address(host)
        if self.limits.crowd.enter(address):
            self._address = address
        else:
            self._refuse(Refused(503, "busy", seconds=1))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._leave()

    def _leave(self) -> None:
        if self._address is not None:
            self.limits.crowd.leave(self._address)
            self._address = None

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a socket, which counts as a connection until it is closed."""
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.on_lost = self._leave

    # --- how large a request is --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the request is within the limits."""
        if self._since is None:
            self._since = self.loop.time()
        if self._head is None:
            self._body += len(data)
            if self._body > LARGEST:
                self._refuse(Refused(413, "too-large"))
                return
        elif self._head + len(data) > LARGEST_HEAD:
            self._read_in_parts(data, LARGEST_HEAD - self._head)
            return
        else:
            self._head += len(data)
        super().data_received(data)

    def _read_in_parts(self, data: bytes, room: int) -> None:
        """Read what may belong to the head; the rest must not."""
        self._head = LARGEST_HEAD
        super().data_received(data[:room])
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._head == LARGEST_HEAD:
            self._refuse(Refused(431, "head-too-large"))
        else:
            self.data_received(data[room:])

    def on_headers_complete(self) -> None:
        """The head has arrived."""
        self._head, self._body = None, 0
        if len(self.headers) > MOST_HEADERS:
            self._refuse(Refused(431, "head-too-large"))
            raise Refusal
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has arrived."""
        self._head, self._since = 0, None
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, unless it is refused already."""
        self._refuse(Refused(400, "bad-request"))

    def _refuse(self, refusal: Refused) -> None:
        """Answer without the application, and close."""
        if self.transport.is_closing():
            return
        status = refusal.status
        self.limits.refused[status] += 1
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = problem_of(refusal, ENGLISH).model_dump_json(exclude_none=True).encode()
            head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {MEDIA_TYPE}\r\n"
            head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode() + body)
        self.transport.close()

    # --- how long it takes -------------------------------------------------------------------------------------------

    def look(self, now: float) -> None:
        """Close the connection if the client is too slow: in sending a request, or in taking an answer."""
        if self._since is not None and self.flow.read_paused:
            self._since = now  # it is we who do not read
        if self._since is not None and now - self._since > self.limits.request_seconds:
            self._refuse(Refused(408, "too-slow"))
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent != self._unsent:
            self._unsent, self._stuck_since = unsent, now
        elif now - self._stuck_since > STUCK_SECONDS:
            self.transport.abort()


def sweep(connections: Iterable[object], now: float) -> None:
    """Look at all connections; to be called once in a while."""
    for connection in list(connections):
        if isinstance(connection, Connection):
            connection.look(now)


@lru_cache(4096)
def is_trusted(host: str, proxies: str) -> bool:
    """Whether an address is one of the reverse proxies, which stand for many."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    named = [name.strip() for name in proxies.split(",") if name.strip()]
    return any(name == "*" or address in ip_network(name, strict=False) for name in named)


class Quiet(logging.Filter):
    """Leaves out what uvicorn says about requests that are none: everybody could fill the log with it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is logged."""
        return record.msg not in _NOISE
