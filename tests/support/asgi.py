"""Requests and sockets handed straight to an application: no network, every byte of the answer, the caller's loop.

A thousand interleavings are quick this way, and what an answer holds is compared as it would go over the wire.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from tests.support.patience import PATIENCE

Message = MutableMapping[str, Any]
ORIGIN = "http://table.test"


class SocketClosed(Exception):
    """The application closed the socket, or never took it."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(f"closed with {code}: {reason}")
        self.code = code


@dataclass(frozen=True)
class Reply:
    """An answer, byte for byte."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str | None:
        """The value of a header, or None."""
        return next((value.decode("latin-1") for key, value in self.headers if key.decode().lower() == name), None)


class Asgi:
    """An application and how one talks to it."""

    def __init__(self, app: Any, address: str = "203.0.113.7") -> None:
        self.app = app
        self.address = address

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        parts = urlsplit(path)
        given = {"host": urlsplit(ORIGIN).netloc, **{name.lower(): value for name, value in headers.items()}}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "path": unquote(parts.path),  # as uvicorn does
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in given.items()],
            "client": (self.address, 40_000),
            "server": ("127.0.0.1", 80),
            "state": {},
        }

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """One request. Bytes go as they are, anything else as JSON."""
        given = dict(headers or {})
        if token is not None:
            given["authorization"] = f"Bearer {token}"
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        if body is not None:
            given = {"content-type": "application/json", "content-length": str(len(content)), **given}
        scope = {**self._scope("http", path, given), "method": method, "scheme": "http"}
        status, parts, read = 0, list[bytes](), False
        answered: tuple[tuple[bytes, bytes], ...] = ()

        async def receive() -> Message:
            nonlocal read
            if read:
                await asyncio.Event().wait()  # nobody hangs up before the answer
            read = True
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], tuple((k, v) for k, v in message["headers"])
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return Reply(status, answered, b"".join(parts))

    async def socket(self, path: str, headers: Mapping[str, str] | None = None) -> Socket:
        """An accepted socket; a refused one raises `SocketClosed`."""
        given = {"origin": ORIGIN, **(headers or {})}
        scope = {**self._scope("websocket", path, given), "scheme": "ws", "subprotocols": []}
        socket = Socket(self.app, scope)
        await socket.accepted()
        return socket


class Socket:
    """A socket, seen from the client's side."""

    def __init__(self, app: Any, scope: Any) -> None:
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._from_app: asyncio.Queue[Message] = asyncio.Queue()
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._to_app.get, self._from_app.put))
        self._task.add_done_callback(lambda _: self._from_app.put_nowait({"type": "websocket.close", "code": 1006}))

    async def accepted(self) -> None:
        self._open(await self._from_app.get())

    def _open(self, message: Message) -> Message:
        if message["type"] in ("websocket.close", "websocket.http.response.start"):
            if self._task.done() and not self._task.cancelled() and (fault := self._task.exception()) is not None:
                raise fault
            raise SocketClosed(message.get("code") or message.get("status", 1006), message.get("reason") or "")
        return message

    def send(self, message: Any) -> None:
        """Bytes go as a binary message, texts as they are, anything else as JSON."""
        if isinstance(message, bytes):
            self._to_app.put_nowait({"type": "websocket.receive", "bytes": message, "text": None})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self._to_app.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def raw(self, timeout: float = PATIENCE) -> bytes:
        """The next message, byte for byte."""
        message = self._open(await asyncio.wait_for(self._from_app.get(), timeout))
        binary: bytes | None = message.get("bytes")
        return str(message["text"]).encode() if binary is None else binary

    async def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message."""
        return json.loads(await self.raw(timeout))

    async def close(self) -> None:
        """Hang up, and wait until the application has noticed."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
        await asyncio.wait({self._task})
