"""The OpenAPI document: FastAPI's own, extended by the shapes of every game and the messages of the socket.

``python -m duchy.server.openapi`` prints it. It does not depend on when or where it is made, so that a client's types
can be compared with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

import duchy
from duchy.server import schemas
from duchy.server.accounts import COOKIE
from duchy.server.problems import MEDIA_TYPE

VERSION = "1"  # of the interface; the program counts its own
REFERENCE = "#/components/schemas/"
MARK = "x-game-shape"
SHAPES = ("View", "Board", "LogLine", "Moment", "Setup")
SOCKET = "/api/tables/{id}/live"

DESCRIPTION = """\
Open a table, sit down, play: everything that our own client does, another client or a bot can do with this interface.

A *seat* is acted for with its secret (`Authorization: Bearer <token>`), which is told once, when the seat is taken.
A *ply* of a table counts the entries of its log and only grows: whoever acts says which ply it has seen, and is
refused (`/problems/stale`) if something has happened since. Views, boards and log lines are the game's own and carry
no language; `GET /api/games/{game}/texts/{language}` has the words.

Refusals are problem documents (RFC 9457) in the language of `Accept-Language`: English, Russian or Ukrainian.
Live updates come over the WebSocket `/api/tables/{id}/live`; its messages are `ClientMessage` and `ServerMessage`.
"""

TAGS = [
    {"name": "games", "description": "What can be played, with which options and by which bots."},
    {"name": "tables", "description": "Games being played, and those that are over."},
    {"name": "records", "description": "Games as documents: to keep, to check, to go on with."},
    {"name": "account", "description": "Accounts are optional; they keep one's seats."},
    {"name": "server", "description": "How the server is."},
]

#: A seat's secret in a header, or the cookie of an account, or neither: then one looks on.
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
    _promise_problems(made["paths"], known)
    _add_messages(known)
    for game in duchy.GAMES:
        known.update(_shapes_of(game))
    made["components"] = {"schemas": dict(sorted(known.items())), "securitySchemes": SECURITY}
    made["security"] = [{}, *({name: []} for name in SECURITY)]
    made["x-websockets"] = {
        SOCKET: {"send": {"$ref": f"{REFERENCE}ClientMessage"}, "receive": {"$ref": f"{REFERENCE}ServerMessage"}}
    }
    _put_shapes_in(made)
    return made


def _promise_problems(paths: dict[str, Any], known: dict[str, Any]) -> None:
    """Say how everything is refused, instead of what FastAPI would answer if it were not told otherwise."""
    for name in ("HTTPValidationError", "ValidationError"):
        known.pop(name, None)
    for path in paths.values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            operation["responses"]["default"] = REFUSAL


def _add_messages(known: dict[str, Any]) -> None:
    """Both sides of the socket, and what they are made of where the routes do not know it already."""
    for name, schema in (*_message("ClientMessage", "validation"), *_message("ServerMessage", "serialization")):
        known.setdefault(name, schema)


def install(app: FastAPI) -> None:
    """Let an application publish this document."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = document(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _message(name: str, mode: JsonSchemaMode) -> Iterator[tuple[str, Any]]:
    """A union of messages, and everything that it is made of."""
    adapter: TypeAdapter[Any] = TypeAdapter(getattr(schemas, name))
    schema = adapter.json_schema(mode=mode, ref_template=f"{REFERENCE}{{model}}")
    yield from schema.pop("$defs").items()
    yield name, schema


def _shapes_of(game: str) -> dict[str, Any]:
    """The shapes of a game, each with the game's name before its own."""
    shapes = import_module(f"{duchy.GAMES[game]}.shapes")
    prefix = game.capitalize()
    inputs = [(name, "serialization", TypeAdapter(getattr(shapes, name))) for name in SHAPES]
    _, schema = TypeAdapter.json_schemas(inputs, ref_template=f"{REFERENCE}{prefix}{{model}}")  # type: ignore[arg-type]
    return {f"{prefix}{name}": shape for name, shape in schema["$defs"].items()}


def _put_shapes_in(part: Any) -> None:
    """Where the API says that a game speaks, say what each game says."""
    if isinstance(part, list):
        for item in part:
            _put_shapes_in(item)
    elif isinstance(part, dict):
        if shape := part.pop(MARK, None):
            for keyword in ("type", "additionalProperties"):
                part.pop(keyword, None)
            part["anyOf"] = [{"$ref": f"{REFERENCE}{game.capitalize()}{shape}"} for game in duchy.GAMES]
        for item in part.values():
            _put_shapes_in(item)
