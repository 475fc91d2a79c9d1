"""A fast path around the framework for the two most frequent requests: the state of a table in memory, and an action.

Through the framework alone a read takes 4.6 times as long and an action 1.6 times (docs/measurements.md); a bot that
plays through the API does nothing else. What is unusual goes through the framework, with the same result: another
method, parameters, a cookie, a header that comes twice, a table that must be loaded, a read that is refused.
"""

from __future__ import annotations

import re
import time
from types import SimpleNamespace

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from duchy.engine.errors import DuchyError
from duchy.server.accounts.requester import Requester, tokens_in
from duchy.server.edge.middleware import LARGEST, SecurityHeaders, security_headers
from duchy.server.edge.rate_limits import Buckets
from duchy.server.edge.responses import cacheable_parts
from duchy.server.live.connection import acting_seat
from duchy.server.metrics import CountRequests, Metrics
from duchy.server.problems import Refused, UnexpectedErrors, language_of, response_of
from duchy.server.schemas.play import ActionRequest
from duchy.server.tables import playing
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables
from duchy.server.tables.wire import JSON, Body

REMEMBERED = 16  # viewers of a table by header: a stranger can send any number of headers that mean nothing
STATE = "/api/tables/{id}/state"
ACTIONS = SimpleNamespace(path="/api/tables/{id}/actions")  # as the router would leave it for the metrics
_READ = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/state")
_ACT = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/actions")
_TYPE = JSON.encode()
_ACTED = [(b"cache-control", b"no-store"), (b"content-type", _TYPE)]
_TABLE = "duchy.table"  # where a scope has the table of its action

_Sent = dict[bytes, bytes]  # the headers of a request


class FastPath:
    """Answers what it can."""

    def __init__(self, tables: Tables, buckets: Buckets, metrics: Metrics) -> None:
        self._tables = tables
        self._metrics = metrics
        acting: ASGIApp = SecurityHeaders(UnexpectedErrors(_Actions(tables, buckets)))
        self._act = CountRequests(acting, metrics)

    async def answered(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Answer a request; False for what the framework has to answer."""
        if scope["type"] != "http" or scope["query_string"]:
            return False
        if scope["method"] == "GET":
            return await self._read(scope, send)
        if scope["method"] != "POST":
            return False
        asked = _ACT.fullmatch(scope["path"])
        table = self._tables.in_memory(asked[1]) if asked else None
        if table is None or not _is_usual_action(_sent(scope)):
            return False
        scope["route"], scope[_TABLE] = ACTIONS, table
        await self._act(scope, receive, send)
        return True

    async def _read(self, scope: Scope, send: Send) -> bool:
        """Answer ``GET /api/tables/{id}/state``."""
        asked = _READ.fullmatch(scope["path"])
        if asked is None:
            return False
        began = time.perf_counter()
        sent = _sent(scope)
        if sent is None:
            return False
        body = _state(self._tables.in_memory(asked[1]), sent.get(b"authorization", b""))
        if body is None:
            return False
        known = sent.get(b"if-none-match", b"").decode("latin-1")
        zipped = b"gzip" in sent.get(b"accept-encoding", b"")
        status, heads, content = cacheable_parts(body, known, zipped)
        await send({"type": "http.response.start", "status": status, "headers": heads + security_headers(scope)})
        await send({"type": "http.response.body", "body": content})
        self._metrics.count("GET", STATE, status, time.perf_counter() - began)
        return True


def _sent(scope: Scope) -> _Sent | None:
    """The headers of a request, unless they are for the framework: with a cookie, or one of them twice."""
    headers: _Sent = dict(scope["headers"])
    return None if b"cookie" in headers or len(headers) < len(scope["headers"]) else headers


def _state(table: Table | None, authorization: bytes) -> Body | None:
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


def _is_usual_action(sent: _Sent | None) -> bool:
    """Whether headers are those of an action by whoever has a token, with a body of a known and decent length."""
    if sent is None or b"authorization" not in sent or b"prefer" in sent:
        return False
    length = sent.get(b"content-length", b"")
    json = sent.get(b"content-type", b"").partition(b";")[0] == _TYPE
    return json and length.isdigit() and 0 < int(length) <= LARGEST


class _Actions:
    """Answers ``POST /api/tables/{id}/actions`` at the table of the scope."""

    def __init__(self, tables: Tables, buckets: Buckets) -> None:
        self._tables = tables
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            body = ActionRequest.model_validate_json(await _content(receive))
            answer = await self._act(scope[_TABLE], headers["authorization"], body)
        except (Refused, DuchyError, ValidationError) as error:
            await response_of(error, language_of(headers))(scope, receive, send)
            return
        length = (b"content-length", b"%d" % len(answer))
        await send({"type": "http.response.start", "status": 200, "headers": [*_ACTED, length]})
        await send({"type": "http.response.body", "body": answer})

    async def _act(self, table: Table, authorization: str, body: ActionRequest) -> bytes:
        seat = acting_seat(Requester(tokens_in(authorization), None).seats_at(table), body.seat)
        self._buckets.check_seat(table.id, seat)
        entry = await playing.act(self._tables, table, seat, body.ply, body.action, body.request)
        return table.update_body(seat, min(body.ply, entry.ply - 1), body.request).raw


async def _content(receive: Receive) -> bytes:
    content, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":  # what has come may look complete and is not
            raise ClientDisconnect
        content += message.get("body", b"")
        more = message.get("more_body", False)
    return content
