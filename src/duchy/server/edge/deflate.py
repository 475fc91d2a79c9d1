"""WebSockets with a compression window that is large enough for the previous messages.

Views are sent whole and differ little from one action to the next: with a window of 16 KB an update has a few hundred
bytes, a fifth of the size with uvicorn's own 4 KB.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

WINDOW = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 6}
)


class Socket(WebSocketsSansIOProtocol):
    """The value of uvicorn's setting ``ws``."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_lost: Callable[[], None] = lambda: None
        self.conn = ServerProtocol(
            extensions=[WINDOW], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self.on_lost()
