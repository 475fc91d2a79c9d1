"""A fast path around the framework for the most frequent request: the state of a table that is in memory.

The framework's own work on a request costs ten times as much as this response. Every other case (another method,
parameters, a cookie, a table that must be loaded, a refusal) goes through the framework, with the same result.
"""

from __future__ import annotations

import re
import time

from starlette.types import Scope, Send

from duchy.server.accounts.requester import Requester, tokens_in
from duchy.server.edge.middleware import security_headers
from duchy.server.edge.responses import cacheable_parts
from duchy.server.metrics import Metrics
from duchy.server.tables.tables import Tables
from duchy.server.tables.wire import Body

PATH = "/api/tables/{id}/state"
REMEMBERED = 16  # viewers of a table by header: a stranger can send any number of headers that mean nothing
_STATE = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/state")


async def answered(scope: Scope, send: Send, tables: Tables, metrics: Metrics) -> bool:
    """Answer ``GET /api/tables/{id}/state`` of a table in memory; False for what the framework has to answer."""
    if scope["type"] != "http" or scope["method"] != "GET" or scope["query_string"]:
        return False
    asked = _STATE.fullmatch(scope["path"])
    if asked is None:
        return False
    began = time.perf_counter()
    headers: dict[bytes, bytes] = dict(scope["headers"])
    if b"cookie" in headers or len(headers) < len(scope["headers"]):  # a header that comes twice is for others
        return False
    body = _state(tables, asked[1], headers.get(b"authorization", b""))
    if body is None:
        return False
    known = headers.get(b"if-none-match", b"").decode("latin-1")
    zipped = b"gzip" in headers.get(b"accept-encoding", b"")
    status, heads, content = cacheable_parts(body, known, zipped)
    await send({"type": "http.response.start", "status": status, "headers": heads + security_headers(scope)})
    await send({"type": "http.response.body", "body": content})
    metrics.count("GET", PATH, status, time.perf_counter() - began)
    return True


def _state(tables: Tables, name: str, authorization: bytes) -> Body | None:
    table = tables.in_memory(name)
    if table is None:
        return None
    try:
        found = table.viewers.get(authorization)
        if found is None:
            tokens = tokens_in(authorization.decode("latin-1"))
            found = Requester(tokens, None).viewer_at(table)
            if len(table.viewers) < REMEMBERED:
                table.viewers[authorization] = found
        return table.state_body(*found)
    except Exception:  # the framework meets the same refusal or error, and answers it
        return None
