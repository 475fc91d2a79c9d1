"""WebSockets: what a client may send and leave unread, and how they are compressed.

Views are sent whole and differ little from one action to the next: with a window of 16 KB an update has a few hundred
bytes, a fifth of the size with uvicorn's own 4 KB.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from duchy.server.edge.addresses import plain
from duchy.server.edge.wire.frames import Budget
from duchy.server.edge.wire.limits import Limits, Unsent
from duchy.server.edge.wire.quiet import QuietSocket

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

WINDOW = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 6}
)
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013
ENDING_SECONDS = 1.0  # for the code of a socket that we end to arrive; nothing more is read from it
CLOSING_SECONDS = 15.0  # for everything to be sent, and the client to answer, when a socket is closed in peace
STUCK_SECONDS = 30.0  # for a client that takes nothing
MOST_UNSENT = 1024 * 1024  # bytes; the answers to pings wait beside messages, which wait for each other
EXTENSION = "duchy.socket"  # where the application finds the socket in its scope


class Socket(QuietSocket):
    """The value of uvicorn's setting ``ws``; a `Connection` starts it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.seated = False  # whether it holds a seat, as the application says
        self.conn = ServerProtocol(
            extensions=[WINDOW], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self._limits: Limits | None = None
        self._on_lost: Callable[[], None] = lambda: None
        self._since = self.loop.time()
        self._budget = Budget(self._since)
        self._unsent = Unsent()
        self._closing_since: float | None = None
        self._ended = False

    def start(self, limits: Limits, on_lost: Callable[[], None]) -> None:
        """Count what is refused among these; ``on_lost`` is called when the connection is closed."""
        self._limits, self._on_lost = limits, on_lost
        if self.conn.handshake_exc is not None:  # it sends its refusal, but nobody would close the connection
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        # Two cycles end here: the parser is a generator that holds its protocol, and the scope holds the socket. Else
        # the memory of the compression, 100 KB, stays until Python looks for cycles, which an idle server does not.
        self.conn.parser.close()
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(EXTENSION, None)
        self._on_lost()

    def handle_connect(self, event: Request) -> None:
        """Let the application tell whether the socket holds a seat (`holds_seat`)."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    # --- what it sends -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse the next bytes, if the client may send so much."""
        if not self.handshake_initiated:  # the request, which a `Connection` has looked at
            super().data_received(data)
        elif self._ended:
            pass
        elif not self._budget.spend(data, self.loop.time()):
            self._refuse("frames", "a socket of %s is closed: it sends too much")
            self.end(POLICY_VIOLATION)
        else:
            super().data_received(data)
            if self.transport.get_write_buffer_size() > MOST_UNSENT:
                self._refuse("unsent", "a socket of %s is closed: it sends and does not read")
                self.transport.abort()

    def _refuse(self, kind: str, sentence: str) -> None:
        if self._limits is not None:
            self._limits.refused.count(kind, sentence, plain(self.client[0]) if self.client else "")

    def end(self, code: int) -> None:
        """Say why, read nothing more, and cut the connection a moment later, whatever the client does."""
        if self._ended:
            return
        self._ended = True
        if not self.handshake_complete or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            self.transport.abort()
            return
        self.stop_keepalive()
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # else reading would go on when the application has taken what was read
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(ENDING_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send for the application; who is gone or was sent away gets nothing more."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    # --- how long it takes -------------------------------------------------------------------------------------------

    def look(self, now: float) -> None:
        """Cut the connection if the client takes nothing of what is sent, or ignores that the socket is closed."""
        if not (self.close_sent or self.transport.is_closing()):
            self._closing_since = None
        elif self._closing_since is None:
            self._closing_since = now
        stuck = self._unsent.stuck(self.transport, now) > STUCK_SECONDS
        ignored = self._closing_since is not None and now - self._closing_since > CLOSING_SECONDS
        idle = not self.handshake_complete and self._limits and now - self._since > self._limits.request_seconds
        if stuck or ignored or idle:
            self._refuse("unsent", "a socket of %s is cut: it takes nothing, or does not close")
            self.transport.abort()


def holds_seat(scope: Scope, seated: bool) -> None:
    """Tell the socket of a scope whether it holds a seat: then it is not closed for others of its address."""
    socket = scope.get("extensions", {}).get(EXTENSION)
    if isinstance(socket, Socket):
        socket.seated = seated
