"""Middleware for every request: security headers, a limit on the size, and a check of the origin.

Plain ASGI, since it runs for every request and every socket.
"""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duchy.server.problems import Refused, language_of, response_of
from duchy.server.schemas.base import UNSTORABLE

LARGEST = 1024 * 1024  # bytes of a request
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
CLOSE_REFUSED = 1008

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

_HEADERS = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",  # the same as frame-ancestors, for old browsers
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }.items()
]
_ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")


def security_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The security headers of the answer to a request."""
    return [*_HEADERS, _ONLY_HTTPS] if scope["scheme"] == "https" else _HEADERS


class SecurityHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        added = security_headers(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class HeadLikeGet:
    """Answers HEAD wherever GET is answered: with the same headers and without a body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        inner = {**scope, "method": "GET"}  # uvicorn reads the method of its own scope while the answer is sent
        try:
            await self.app(inner, receive, send_without_body)
        finally:
            if "route" in inner:  # for the metrics
                scope["route"] = inner["route"]


class StorableAddress:
    """Refuses addresses with a NUL, which no database stores: nothing has such a name. Bodies are checked by ``Sent``.

    There is never half of a surrogate pair in an address: what is no UTF-8 is replaced when it is decoded.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let a socket in."""
        kind = scope["type"]
        error: Exception | None = None
        if kind != "lifespan" and "\0" in scope["path"]:
            error = Refused(404, "not-found")
        elif kind != "lifespan" and b"%00" in scope["query_string"]:
            pairs = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
            name = next((name for name, value in pairs if "\0" in name + value), "")
            error = RequestValidationError([{"type": UNSTORABLE, "loc": ("query", name)}])
        if error is None:
            await self.app(scope, receive, send)
        elif kind == "http":
            await response_of(error, language_of(Headers(scope=scope)))(scope, receive, send)
        else:
            await _refuse_socket(receive, send)


class SizeLimit:
    """Refuses requests with too large a body."""

    def __init__(self, app: ASGIApp, largest: int = LARGEST) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http" or scope["method"] not in CHANGING:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or int(announced) > self.largest:
            error = Refused(413, "too-large")
            await response_of(error, language_of(headers))(scope, receive, send)
            return
        read = 0

        async def receive_in_bounds() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.largest:
                raise HTTPException(413)  # while a body is read, the framework passes on only its own exceptions
            return message

        await self.app(scope, receive_in_bounds, send)


class SameOrigin:
    """Refuses requests that another website makes a browser send: sockets, and changes with a session cookie."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let a socket in."""
        if scope["type"] == "websocket" and _foreign(Headers(scope=scope)):
            await _refuse_socket(receive, send)
            return
        if scope["type"] == "http" and scope["method"] in CHANGING:
            headers = Headers(scope=scope)
            if "cookie" in headers and _foreign(headers):
                await response_of(Refused(403, "origin"), language_of(headers))(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()  # the connect message must be received before the connection can be refused
    await send({"type": "websocket.close", "code": CLOSE_REFUSED})


def _foreign(headers: Headers) -> bool:
    """Whether a page of another site sent the request. Without an origin it was not sent by a page."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    except ValueError:
        return True
