"""HTTP answers from encoded bodies: with a tag, and compressed where the asker likes it."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from duchy.server.wire import JSON, Body

SMALL = 600  # bytes that are not worth compressing


def answer(request: Request, body: Body) -> Response:
    """An answer that may be kept by its asker, who asks each time whether it still holds."""
    headers = {"ETag": body.tag, "Cache-Control": "private, no-cache", "Vary": "Authorization, Cookie, Accept-Encoding"}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    if len(body.raw) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(body.zipped, headers=headers, media_type=JSON)
    return Response(body.raw, headers=headers, media_type=JSON)


def fresh(content: Any, status: int = 200) -> Response:
    """An answer that nobody keeps: it holds secrets, or is true only once."""
    raw = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(raw, status, {"Cache-Control": "no-store"}, JSON)
