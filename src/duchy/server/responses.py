"""HTTP responses from encoded bodies: with an ETag, and compressed if the client accepts it."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from duchy.server.wire import JSON, Body

SMALL = 600  # bytes that are not worth compressing


def cacheable(request: Request, body: Body) -> Response:
    """A response that the client may keep and must revalidate with its ETag each time."""
    headers = {"ETag": body.tag, "Cache-Control": "private, no-cache", "Vary": "Authorization, Cookie, Accept-Encoding"}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    if len(body.raw) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(body.zipped, headers=headers, media_type=JSON)
    return Response(body.raw, headers=headers, media_type=JSON)


def uncached(content: Any, status: int = 200) -> Response:
    """A response that must not be kept: it holds secrets, or is valid only once."""
    raw = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(raw, status, {"Cache-Control": "no-store"}, JSON)
