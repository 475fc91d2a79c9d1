"""The OpenAPI document: FastAPI's own, extended by the shapes of every game and the messages of the socket.

``python -m duchy.server.openapi`` prints it. It does not depend on when or where it is made, so that a client's types
can be compared with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import orjson
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from starlette.requests import Request
from starlette.responses import Response

import duchy
from duchy.engine.game import registry
from duchy.server.accounts.accounts import COOKIE
from duchy.server.edge.responses import cacheable
from duchy.server.problems import MEDIA_TYPE
from duchy.server.schemas import socket
from duchy.server.tables.wire import Body

PATH = "/api/openapi.json"
VERSION = "1"  # of the API, not of the program
REFERENCE = "#/components/schemas/"
MARK = "x-game-shape"
SHAPES = ("View", "Board", "LogLine", "Moment", "Setup")
SOCKET = "/api/tables/{id}/live"

DESCRIPTION = """\
Open a table, take a seat, play: another client or a bot can do everything that our own client does.

To act for a *seat*, send its token (`Authorization: Bearer <token>`), which is returned once, when the seat is taken.
A *ply* of a table counts the entries of its log and only grows: an action names the ply that its sender has seen, and
is refused (`/problems/stale`) if something has happened since. Views, boards and log lines are defined by each game and
contain no language; `GET /api/games/{game}/texts/{language}` has the texts.

Refusals are problem documents (RFC 9457) in the language of `Accept-Language`: English, Russian or Ukrainian.
Live updates come over the WebSocket `/api/tables/{id}/live`; its messages are `ClientMessage` and `ServerMessage`.
"""

TAGS = [
    {"name": "games", "description": "The games, their options and the levels of their bots."},
    {"name": "tables", "description": "Running and finished games."},
    {"name": "records", "description": "Games as documents: to keep, to verify, to continue."},
    {"name": "account", "description": "Accounts are optional; they keep seats."},
    {"name": "notices", "description": "Notices by push message or e-mail, for those who ask for them."},
    {"name": "server", "description": "Health and metrics of the server."},
]

#: The token of a seat in a header, or the cookie of an account, or neither for a spectator.
SECURITY = {
    "seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"},
    "account": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}
REFUSAL = {
    "description": "Why it was refused",
    "content": {MEDIA_TYPE: {"schema": {"$ref": f"{REFERENCE}Problem"}}},
}


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of an application."""
    made = get_openapi(title="Duchy", version=VERSION, description=DESCRIPTION, routes=app.routes, tags=TAGS)
    known = made["components"]["schemas"]
    _document_problems(made["paths"], known)
    _add_messages(known)
    for game in duchy.GAMES:
        known.update(_shapes_of(game))
    made["components"] = {"schemas": dict(sorted(known.items())), "securitySchemes": SECURITY}
    made["security"] = [{}, *({name: []} for name in SECURITY)]
    made["x-websockets"] = {
        SOCKET: {"send": {"$ref": f"{REFERENCE}ClientMessage"}, "receive": {"$ref": f"{REFERENCE}ServerMessage"}}
    }
    _insert_shapes(made)
    return made


def _document_problems(paths: dict[str, Any], known: dict[str, Any]) -> None:
    """Document refusals as problem documents instead of FastAPI's own validation errors."""
    for name in ("HTTPValidationError", "ValidationError"):
        known.pop(name, None)
    for path in paths.values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"]["default"] = REFUSAL


def _add_messages(known: dict[str, Any]) -> None:
    """Add the messages of both sides of the socket, with the schemas that they use."""
    for name, schema in (*_message("ClientMessage", "validation"), *_message("ServerMessage", "serialization")):
        known.setdefault(name, schema)


def install(app: FastAPI) -> None:
    """Let an application serve this document: made and compressed at the first request, in a thread, then kept."""
    made: asyncio.Task[Body] | None = None

    async def openapi(request: Request) -> Response:
        nonlocal made
        if made is None or (made.done() and (made.cancelled() or made.exception())):
            made = asyncio.create_task(asyncio.to_thread(_body, app))
        return cacheable(request, await asyncio.shield(made))

    app.add_route(PATH, openapi, include_in_schema=False)


def _body(app: FastAPI) -> Body:
    body = Body(orjson.dumps(document(app)))
    _ = body.head, body.zipped_head  # all that an answer needs
    return body


def _message(name: str, mode: JsonSchemaMode) -> Iterator[tuple[str, Any]]:
    """A union of messages, and the schemas that it uses."""
    adapter: TypeAdapter[Any] = TypeAdapter(getattr(socket, name))
    schema = adapter.json_schema(mode=mode, ref_template=f"{REFERENCE}{{model}}")
    yield from schema.pop("$defs").items()
    yield name, schema


def _shapes_of(game: str) -> dict[str, Any]:
    """The shapes of a game, each with the game's name before its own."""
    shapes = registry.contract(game).shapes
    prefix = game.capitalize()
    inputs = [(name, "serialization", TypeAdapter(getattr(shapes, name))) for name in SHAPES]
    _, schema = TypeAdapter.json_schemas(inputs, ref_template=f"{REFERENCE}{prefix}{{model}}")  # type: ignore[arg-type]
    return {f"{prefix}{name}": shape for name, shape in schema["$defs"].items()}


def _insert_shapes(part: Any) -> None:
    """Replace each placeholder for a game's own shape by the shapes of all games."""
    if isinstance(part, list):
        for item in part:
            _insert_shapes(item)
    elif isinstance(part, dict):
        if shape := part.pop(MARK, None):
            for keyword in ("type", "additionalProperties"):
                part.pop(keyword, None)
            part["anyOf"] = [{"$ref": f"{REFERENCE}{game.capitalize()}{shape}"} for game in duchy.GAMES]
        for item in part.values():
            _insert_shapes(item)
