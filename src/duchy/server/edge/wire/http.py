"""HTTP connections: how many there are, how large a request is, how long it takes, and one request at a time.

uvicorn's own protocol has none of these limits. They cost next to nothing for a request that arrives whole: its end is
looked for once, and times are looked at once a second for all connections together (``limits.sweep``).

A chunk of bytes may hold many requests. It is handed to the parser piece by piece, so that no piece holds the end of
one request and the begin of the next. What follows a request waits until that is answered, and nothing more is read
meanwhile.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from duchy.engine.errors import ENGLISH
from duchy.server.edge import middleware
from duchy.server.edge.addresses import is_trusted, limited_address, plain
from duchy.server.edge.rate_limits import REFUSAL
from duchy.server.edge.wire.answers import OneWrite
from duchy.server.edge.wire.limits import Limits, Unsent
from duchy.server.edge.wire.quiet import QuietHttp
from duchy.server.edge.wire.sockets import TRY_AGAIN_LATER, Socket
from duchy.server.problems import MEDIA_TYPE, Refused, problem_of

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

LARGEST_HEAD = 16 * 1024  # bytes of the address and all headers of a request
MOST_HEADERS = 100
LARGEST = 2 * middleware.LARGEST  # bytes of a request as it is sent, with the overhead of small chunks
STUCK_SECONDS = 60.0  # for a client that takes nothing of its answer
PIECE = 16 * 1024  # bytes that are parsed in one go where each few of them may be a call
PIECES = 4  # that are parsed before others have their turn
PIPELINE_PAUSE = 0.05  # seconds before a request that came ahead of time: whoever waits for answers goes before it
MOST_AHEAD = 64 * 1024  # bytes of requests that wait behind one that was answered; clients of ours send none ahead
REFUSED_PAUSE = 0.5  # seconds in which nothing is read after a request was refused as one too many

END = b"\r\n\r\n"  # of a head, and of a body in chunks; the parser takes no other line ends
KINDS = {400: "no-request", 408: "slow", 413: "large", 431: "head", 503: "connection"}  # what is refused, by status


class Refusal(Exception):
    """Stops the parser; the answer is sent already."""


class Flow(FlowControl):
    """Reading rests while uvicorn wants it to, or while we hold what was read."""

    holding = False

    def pause_reading(self) -> None:
        """As uvicorn wants it."""
        if not self.read_paused:
            self.read_paused = True
            if not self.holding:
                self._transport.pause_reading()

    def resume_reading(self) -> None:
        """As uvicorn wants it."""
        if self.read_paused:
            self.read_paused = False
            if not self.holding:
                self._transport.resume_reading()

    def hold(self, holding: bool) -> None:
        """As we want it."""
        if holding is not self.holding:
            self.holding = holding
            if not self.read_paused:
                (self._transport.pause_reading if holding else self._transport.resume_reading)()


class Connection(QuietHttp):
    """A connection with limits; `with_limits` makes the class that uvicorn is given."""

    limits: Limits
    flow: Flow

    @classmethod
    def with_limits(cls, limits: Limits) -> type[Connection]:
        """The connections of one server."""
        return type("Connection", (cls,), {"limits": limits})

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._address: str | None = None  # that it is counted for
        self._socket: Socket | None = None  # what it has become
        self._since: float | None = None  # when the request that is arriving began
        self._unsent = Unsent()
        self._answer: OneWrite | None = None  # to the request that is under way
        # The request that is arriving.
        self._head: int | None = 0  # bytes of its head so far; None while its body arrives
        self._body = 0  # bytes of its body so far
        self._length: int | None = None  # of its body; -1 if it comes in chunks, None if nobody has looked
        self._tail = b""  # the last bytes of the head or of the chunks, in which an end may have begun
        # What was read and is not parsed yet.
        self._held = b""
        self._at = 0
        self._going_on = False  # whether the next piece is about to be parsed

    # --- how many there are ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        self.flow = Flow(transport)
        self._since = self.loop.time()
        host = self.client[0] if self.client else ""
        address = "" if is_trusted(host, self.limits.trusted) else limited_address(host)
        if self.limits.crowd.enter(address, self):
            self._address = address
        else:
            self._refuse(Refused(503, "busy", seconds=1))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._held = b""
        self._leave()

    def _leave(self) -> None:
        if self._address is not None:
            self.limits.crowd.leave(self._address, self)
            self._address = None

    @property
    def spare(self) -> bool:
        """Whether it may be closed for another of its address: it is answering nothing, and holds no seat."""
        return not self._socket.seated if self._socket is not None else not self._answering

    def displace(self) -> None:
        """Close it, since another connection of its address takes its place."""
        self._leave()
        self.limits.refused.count("displaced")
        if self._socket is not None:
            self._socket.end(TRY_AGAIN_LATER)
        elif self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a socket, which counts as a connection until it is closed."""
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        self._socket = socket
        socket.start(self.limits, self._leave)

    # --- one request at a time ---------------------------------------------------------------------------------------

    @property
    def _answering(self) -> bool:
        """Whether a request has arrived whole, and its answer is not complete."""
        return self._since is None and self.cycle is not None and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the request is within the limits."""
        size = len(data)
        alone = self._head == 0 and data.find(END) == size - 4 and size <= LARGEST_HEAD and not self._held
        if alone and not self._answering:  # a whole head and nothing else, as nearly always
            self._since = self.loop.time()
            self._head = size
            super().data_received(data)
            return
        self._held = self._held[self._at :] + data
        self._at = 0
        if not self._going_on and not self._answering:
            self._go_on()
        elif len(self._held) > LARGEST:
            self._refuse(Refused(413, "too-large"))
        else:
            self.flow.hold(True)

    def _go_on(self) -> None:
        """Parse what is held, up to the end of a request; the rest when that is answered."""
        self._going_on = False
        for _ in range(PIECES):
            if self.transport.is_closing():
                self._held, self._at = b"", 0
                return
            if self.transport.get_protocol() is not self:
                self._hand_over()
                return
            if self._at == len(self._held):
                self._held, self._at = b"", 0
                self.flow.hold(False)
                return
            if self._answering:
                self.flow.hold(True)
                return
            self._parse_piece()
        self._go_on_later(0)

    def _go_on_later(self, seconds: float) -> None:
        """After others had their turn; nothing more is read until then."""
        self.flow.hold(True)
        if not self._going_on:
            self._going_on = True
            self.loop.call_later(seconds, self._go_on)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answer = OneWrite.of(cycle)
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """The answer is sent: the next request may follow."""
        if self._answer is not None:
            self._answer.flush()
        super().on_response_complete()
        if self._since is None and len(self._held) - self._at > MOST_AHEAD:
            self._close_ahead()
            return
        refused = REFUSAL in self.cycle.scope
        if (refused or self._held) and not self.transport.is_closing():
            self._go_on_later(REFUSED_PAUSE if refused else PIPELINE_PAUSE)

    def _close_ahead(self) -> None:
        """Close a connection that sends without waiting for answers; what was not answered may be sent again."""
        address = plain(self.client[0]) if self.client else ""
        self.limits.refused.count("ahead", "a connection of %s is closed: it sends requests without end", address)
        self.transport.close()

    def _hand_over(self) -> None:
        """Leave the rest to the socket that this connection has become."""
        rest, self._held, self._at = self._held[self._at :], b"", 0
        self.flow.hold(False)
        if rest:
            assert self._socket is not None
            self._socket.data_received(rest)

    def _parse_piece(self) -> None:
        if self._since is None:
            self._since = self.loop.time()
        in_head = self._head is not None
        end = self._end_of_piece(in_head)
        piece = self._held[self._at : end]
        if self._head is not None:
            self._head += len(piece)
            if self._head > LARGEST_HEAD:
                self._refuse(Refused(431, "head-too-large"))
                return
        else:
            self._body += len(piece)
            if self._body > LARGEST:
                self._refuse(Refused(413, "too-large"))
                return
        self._at = end
        super().data_received(piece)
        self._tail = (self._tail + piece[-3:])[-3:] if in_head is (self._head is not None) and self._head != 0 else b""

    def _end_of_piece(self, in_head: bool) -> int:
        """Where the bytes end that can be parsed next without touching another request."""
        data, at = self._held, self._at
        if not in_head:
            if self._length is None:
                self._length = _length_of_body(self.headers)
            if self._length >= 0:
                return min(len(data), at + self._length - self._body)
        begun = (self._tail + data[at : at + 3]).find(END)
        if begun >= 0:
            return at + begun + len(END) - len(self._tail)
        most = min(len(data), at + (LARGEST_HEAD + 1 if in_head else PIECE))
        found = data.find(END, at, most)
        return found + len(END) if found >= 0 else most

    # --- how large a request is --------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request begins. There is never a second one in a piece; this makes sure of it."""
        if self._since is None:
            self._refuse(Refused(400, "bad-request"))
            raise Refusal
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head has arrived."""
        self._head, self._body, self._length = None, 0, None
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
        self.limits.refused.count(KINDS[status])
        answered = self.cycle is not None and self.cycle.response_started
        if not answered or (self._head is not None and self.cycle.response_complete):  # one answer to each request
            body = problem_of(refusal, ENGLISH).model_dump_json(exclude_none=True).encode()
            head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {MEDIA_TYPE}\r\n"
            head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode() + body)
        self.transport.close()

    # --- how long it takes -------------------------------------------------------------------------------------------

    def look(self, now: float) -> None:
        """Close the connection if the client is too slow: in sending a request, or in taking an answer."""
        if self._since is not None and (self.flow.read_paused or self.flow.holding):
            self._since = now  # it is we who do not read
        if self._since is not None and now - self._since > self.limits.request_seconds:
            self._refuse(Refused(408, "too-slow"))
        if self._unsent.stuck(self.transport, now) > STUCK_SECONDS:
            self.limits.refused.count("unsent")
            self.transport.abort()


def _length_of_body(headers: list[tuple[bytes, bytes]]) -> int:
    """The length that a head announces; -1 if the body comes in chunks. The parser has refused all else."""
    return next((int(value) for name, value in headers if name == b"content-length"), -1)
