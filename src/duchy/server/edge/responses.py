"""HTTP responses from encoded bodies: with an ETag, and compressed if the client accepts it."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from duchy.server.tables.wire import JSON, Body

SMALL = 600  # bytes that are not worth compressing


def cacheable(request: Request, body: Body) -> Response:
    """A response that the client may keep and must revalidate with its ETag each time."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    status, headers, content = cacheable_parts(body, request.headers.get("if-none-match"), zipped)
    response = Response(content, status)
    response.raw_headers = [*headers]
    return response


def cacheable_parts(body: Body, known: str | None, zipped: bool) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """The same as status, headers and content. ``known`` is the ETag that the client has, ``zipped`` what it reads."""
    if known == body.tag:
        return 304, body.kept, b""
    if zipped and len(body.raw) > SMALL:
        return 200, body.zipped_head, body.zipped
    return 200, body.head, body.raw


def uncached(content: Any, status: int = 200) -> Response:
    """A response that must not be kept: it holds secrets, or is valid only once."""
    raw = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(raw, status, {"Cache-Control": "no-store"}, JSON)
