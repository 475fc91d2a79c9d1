"""uvicorn's protocols without the tracebacks that anybody can cause by what they send, or by hanging up.

Each of these overrides mends one case that the fuzzer of the wire has found (tests/support/wire).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application, ASGISendEvent

NOT_UTF8 = 1007  # the code with which a socket is closed
GONE = 1006  # what the application is told of a socket that ended without a code


class QuietHttp(HttpToolsProtocol):
    """HTTP connections."""

    _under_way: RequestResponseCycle | None = None  # the latest that was begun: others may wait behind it

    def _should_upgrade(self) -> bool:
        """Only GET may become a socket. The answer to another method would be text, also where HEAD wants none."""
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._under_way = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the request that is answered. uvicorn tells only the last one that has arrived."""
        if self._under_way is not None and not self._under_way.response_complete:
            self._under_way.disconnected = True
            self._under_way.message_event.set()
        super().connection_lost(exc)


class QuietSocket(WebSocketsSansIOProtocol):
    """WebSockets."""

    _early = b""  # what came before the socket was accepted: a pong to it must not be sent before the answer

    def data_received(self, data: bytes) -> None:
        """Parse the next bytes, once the socket is accepted."""
        if self.handshake_initiated and not self.handshake_complete:
            self._early += data
            self.transport.pause_reading()
            return
        super().data_received(data)

    def handle_parser_exception(self) -> None:
        """End a socket that sent what is no frame; it may have been closing already."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GONE})
            self.close_sent = True
            self.transport.close()
            return
        super().handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. A text that is no UTF-8 ends the socket, which uvicorn does with a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send for the application. After a fault of the client nobody reads any more; that is no error of ours."""
        await self.writable.wait()
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)
        if self._early and self.handshake_complete:
            early, self._early = self._early, b""
            if not self.read_paused:
                self.transport.resume_reading()
            if not self.close_sent:
                QuietSocket.data_received(self, early)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
