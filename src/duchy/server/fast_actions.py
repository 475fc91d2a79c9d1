"""A fast path around the framework for actions: ``POST /api/tables/{id}/actions`` at a table that is in memory.

It stands behind the middleware, so that limits, counts and headers are the same. What is unusual (a cookie, a header
``Prefer``, a table that must be loaded, a body that is not as documented) goes on to the framework.
"""

from __future__ import annotations

import re
from types import SimpleNamespace

from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duchy.engine.errors import DuchyError
from duchy.server.accounts.requester import Requester, tokens_in
from duchy.server.live.connection import acting_seat
from duchy.server.problems import Refused, language_of, response_of
from duchy.server.schemas.play import ActionRequest
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables
from duchy.server.tables.wire import JSON

ROUTE = SimpleNamespace(path="/api/tables/{id}/actions")  # as the router would leave it for the metrics
_ACTIONS = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/actions")
_ELSEWHERE = ("cookie", "prefer")
_HEADERS = [(b"cache-control", b"no-store"), (b"content-type", JSON.encode())]


class FastActions:
    """Middleware that answers actions."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        table = _acted_at(scope)
        if table is None:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        content = await _content(receive)
        try:
            body = ActionRequest.model_validate_json(content)
        except ValidationError:  # the framework says what is wrong
            await self.app(scope, _again(content, receive), send)
            return
        scope["route"] = ROUTE
        try:
            answer = await _act(_tables(scope), table, headers["authorization"], body)
        except (Refused, DuchyError) as error:
            await response_of(error, language_of(headers))(scope, receive, send)
            return
        length = (b"content-length", b"%d" % len(answer))
        await send({"type": "http.response.start", "status": 200, "headers": [*_HEADERS, length]})
        await send({"type": "http.response.body", "body": answer})


def _tables(scope: Scope) -> Tables:
    found: Tables = scope["app"].state.server.tables
    return found


def _acted_at(scope: Scope) -> Table | None:
    """The table of an action that can be answered here."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    asked = _ACTIONS.fullmatch(scope["path"])
    return _tables(scope).in_memory(asked[1]) if asked and _usual(Headers(scope=scope)) else None


def _usual(headers: Headers) -> bool:
    json = headers.get("content-type", "").partition(";")[0] == JSON
    return json and "authorization" in headers and not any(name in headers for name in _ELSEWHERE)


async def _content(receive: Receive) -> bytes:
    content, more = b"", True
    while more:
        message = await receive()
        content += message.get("body", b"")
        more = message.get("more_body", False)
    return content


def _again(content: bytes, receive: Receive) -> Receive:
    """What was read, to be read once more."""
    read = False

    async def receive_again() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": content, "more_body": False}

    return receive_again


async def _act(tables: Tables, table: Table, authorization: str, body: ActionRequest) -> bytes:
    seat = acting_seat(Requester(tokens_in(authorization), None).seats_at(table), body.seat)
    entry = await tables.act(table, seat, body.ply, body.action, body.request)
    return table.update_body(seat, min(body.ply, entry.ply - 1), body.request).raw
