"""The pages about the HTTP interface, made from the document that the server gives itself (``web/openapi.json``).

``http-api.md`` has every route with its parameters, bodies and answers, ``http-shapes.md`` every shape that they name.
A test keeps ``web/openapi.json`` equal to what the code says, so these pages need no server to be made.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "web" / "openapi.json"
ROUTES, SHAPES = "http-api.md", "http-shapes.md"
#: What the shapes of a game begin with, and what their chapter is called.
GAMES = {"Burgundy": "The Castles of Burgundy", "Dice": "The Dice Game", "Bruges": "Bruges"}

INTRODUCTION = f"""\
# Routes of the HTTP API

Every address of a server, as it describes itself at `/api/openapi.json`. [The interface for programs](api.md) says how
the parts belong together and has a whole game as an example; [shapes]({SHAPES}) has what is sent and answered.

Bodies are JSON. To act for a seat, send its token: `Authorization: Bearer <token>`; an account is a cookie. Any route
can refuse: the answer is then a [Problem]({SHAPES}#problem), and [refusals](api.md#refusals) lists all types of
problems with their statuses. [Rate limits](api.md#rate-limits) says how often each route may be called.
"""

SHAPES_INTRODUCTION = f"""\
# Shapes of the HTTP API

What the [routes]({ROUTES}) and the socket send and answer. A field without *always* may be left out when it is sent;
what the server sends has all of them.
"""

JSON = dict[str, Any]


def pages(document: JSON) -> dict[str, str]:
    """The pages by their names."""
    return {ROUTES: "\n".join(_routes(document)), SHAPES: "\n".join(_shapes(document))}


def _routes(document: JSON) -> Iterator[str]:
    yield INTRODUCTION
    by_tag: dict[str, list[tuple[str, str, JSON]]] = defaultdict(list)
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            by_tag[operation["tags"][0]].append((method.upper(), path, operation))
    for tag in document["tags"]:
        yield f"## {tag['name'].capitalize()}\n\n{tag['description']}\n"
        for method, path, operation in by_tag.pop(tag["name"]):
            yield from _route(method, path, operation)
    if by_tag:
        raise ValueError(f"no chapter for the routes of {', '.join(by_tag)}")
    yield "## Sockets\n"
    for path, directions in document["x-websockets"].items():
        sent, answered = kind(directions["send"]), kind(directions["receive"])
        yield f"### `WebSocket {path}`\n\nA client sends {sent}, the server {answered} ([live](api.md#live)).\n"


def _route(method: str, path: str, operation: JSON) -> Iterator[str]:
    yield f"### `{method} {path}`\n\n{operation['description'].strip()}\n"
    if parameters := operation.get("parameters"):
        yield "| parameter | in | type | |\n|---|---|---|---|"
        for parameter in parameters:
            yield _parameter(parameter)
        yield ""
    if body := operation.get("requestBody"):
        (content,) = body["content"].values()
        needed = "" if body.get("required") else ", which may be left out"
        described = f": {body['description']}" if body.get("description") else ""
        yield f"**Body**: {kind(content['schema'])}{needed}{described}\n"
    yield from (_answer(status, answer) for status, answer in operation["responses"].items() if status != "default")


def _parameter(parameter: JSON) -> str:
    schema = parameter["schema"]
    ways = [way for way in schema.get("anyOf", [schema]) if way.get("type") != "null"]  # null: it is left out
    place = parameter["in"] if parameter["required"] else f"{parameter['in']}, optional"
    about = [parameter.get("description") or schema.get("description", "")]
    if examples := schema.get("examples"):
        about.append(f"for instance `{examples[0]}`")
    return _row(f"`{parameter['name']}`", place, kind({"anyOf": ways}), "; ".join(filter(None, about)))


def _answer(status: str, answer: JSON) -> str:
    told = "" if answer["description"] == "Successful Response" else f" ({answer['description']})"
    if not (content := answer.get("content")):
        return f"**Answer** `{status}`{told}: without a body\n"
    ((media, body),) = content.items()
    what = "text" if media == "text/plain" else kind(body["schema"])
    return f"**Answer** `{status}`{told}: {what}\n"


def _shapes(document: JSON) -> Iterator[str]:
    yield SHAPES_INTRODUCTION
    left = dict(document["components"]["schemas"])
    chapters = {prefix: {name: left[name] for name in left if name.startswith(prefix)} for prefix in GAMES}
    common = {name: schema for name, schema in left.items() if not name.startswith(tuple(GAMES))}
    for title, schemas in (("All games", common), *((GAMES[prefix], chapters[prefix]) for prefix in GAMES)):
        yield f"## {title}\n"
        for name, schema in schemas.items():
            yield from _shape(name, schema)


def _shape(name: str, schema: JSON) -> Iterator[str]:
    yield f"### {name}\n"
    if described := schema.get("description"):
        yield f"{described.strip()}\n"
    if "properties" not in schema:
        yield f"{kind(schema)}\n"
        return
    required = schema.get("required", ())
    yield "| field | type | | |\n|---|---|---|---|"
    for field, value in schema["properties"].items():
        yield _row(f"`{field}`", kind(value), "always" if field in required else "", _about(value))
    yield ""


def _about(value: JSON) -> str:
    """What is said about a field besides its type."""
    about = [value.get("description", "")]
    if value.get("default") is not None:
        about.append(f"`{json.dumps(value['default'], ensure_ascii=False)}` if left out")
    return "; ".join(filter(None, about))


def _row(*cells: str) -> str:
    return "| " + " | ".join(" ".join(cell.split()).replace("|", "\\|") for cell in cells) + " |"


def kind(schema: JSON) -> str:
    """The type of a value in words, with links to shapes.

    >>> kind({"anyOf": [{"type": "array", "items": {"$ref": "#/components/schemas/Tile"}}, {"type": "null"}]})
    'list of [Tile](http-shapes.md#tile) or null'
    >>> kind({"type": "integer", "minimum": 0, "maximum": 7})
    'integer, 0 to 7'
    """
    if reference := schema.get("$ref"):
        name = reference.rpartition("/")[2]
        return f"[{name}]({SHAPES}#{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if ways := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(dict.fromkeys(kind(way) for way in ways))
    if schema.get("type") == "array":
        items = schema.get("items")
        return "list" + (f" of {kind(items)}" if items else "") + _size(schema, "minItems", "maxItems", "entries")
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"object of {kind(values)}" if isinstance(values, dict) and values else "object"
    return _simple(schema)


def _simple(schema: JSON) -> str:
    limits = _size(schema, "minimum", "maximum", "") + _size(schema, "minLength", "maxLength", "characters")
    fence = "``" if "`" in schema.get("pattern", "") else "`"
    pattern = f", {fence}{schema['pattern']}{fence}" if "pattern" in schema else ""
    return f"{schema.get('format') or schema.get('type', 'anything')}{limits}{pattern}"


def _size(schema: JSON, least: str, most: str, unit: str) -> str:
    """The limits of a value or of its size."""
    low, high = (None if limit is None else f"{limit:,.0f}" for limit in (schema.get(least), schema.get(most)))
    if low is None and high is None:
        return ""
    if high is None:
        told = f"at least {low}"
    elif low is None or (unit and low == "0"):
        told = f"at most {high}"
    else:
        told = f"{low} to {high}" if low != high else low
    return f", {told} {unit}".rstrip()


def read() -> JSON:
    """The document as it is kept."""
    document: JSON = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    return document
