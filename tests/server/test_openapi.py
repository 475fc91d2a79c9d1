"""The document of the API: complete, without loose ends, and the same on every machine."""

import asyncio
import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.server import api_document, openapi
from duchy.server.app import create_app
from duchy.server.settings import Settings
from tests.support.server import serving

DOCUMENT: dict[str, Any] = api_document.document(create_app(Settings(database_url="sqlite://")))
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]


def parts(of: Any) -> Iterator[dict[str, Any]]:
    """Every object in a document."""
    if isinstance(of, dict):
        yield of
    for part in of.values() if isinstance(of, dict) else of if isinstance(of, list) else ():
        yield from parts(part)


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_every_reference_leads_somewhere():
    references = {part["$ref"] for part in parts(DOCUMENT) if "$ref" in part}
    assert len(references) > 40
    assert {name.removeprefix(api_document.REFERENCE) for name in references} <= set(SCHEMAS)


def test_nothing_is_described_that_nothing_refers_to():
    references = {part["$ref"].removeprefix(api_document.REFERENCE) for part in parts(DOCUMENT) if "$ref" in part}
    assert set(SCHEMAS) <= references


def test_where_a_game_speaks_its_shapes_are_said():
    assert not any(api_document.MARK in part for part in parts(DOCUMENT))
    for game in duchy.GAMES:
        for shape in api_document.SHAPES:
            assert f"{game.capitalize()}{shape}" in SCHEMAS
    views = [{"$ref": f"{api_document.REFERENCE}{game.capitalize()}View"} for game in duchy.GAMES]
    assert SCHEMAS["TableState"]["properties"]["view"]["anyOf"] == [{"anyOf": views}, {"type": "null"}]
    assert SCHEMAS["Update"]["properties"]["view"]["anyOf"] == views
    assert SCHEMAS["LogEvent"]["properties"]["lines"]["items"]["anyOf"]


def test_both_sides_of_the_socket_are_told_apart_by_their_type():
    for name, messages in (
        ("ClientMessage", {"hello", "action", "undo", "go_on", "look", "say", "ping"}),
        ("ServerMessage", {"welcome", "update", "table", "chat", "preparing", "problem", "pong"}),
    ):
        mapping = SCHEMAS[name]["discriminator"]["mapping"]
        assert set(mapping) == messages
        for reference in mapping.values():
            assert "type" in SCHEMAS[reference.removeprefix(api_document.REFERENCE)]["required"]
    assert DOCUMENT["x-websockets"][api_document.SOCKET]["send"] == {"$ref": f"{api_document.REFERENCE}ClientMessage"}


def test_every_operation_says_what_it_does_and_what_it_may_refuse():
    known = {tag["name"] for tag in DOCUMENT["tags"]}
    for name, operation in operations():
        assert operation["description"], name
        assert set(operation["tags"]) <= known, name
        refusal = operation["responses"]["default"]["content"]["application/problem+json"]["schema"]
        assert refusal == {"$ref": f"{api_document.REFERENCE}Problem"}, name
    assert len({operation["operationId"] for _, operation in operations()}) == sum(1 for _ in operations())


def test_the_frameworks_own_errors_are_not_promised():
    assert not [name for name in SCHEMAS if name.endswith("ValidationError")]


@pytest.mark.parametrize("request_body", ["NewTable", "ActionRequest", "Credentials"])
def test_requests_show_an_example(request_body: str):
    assert SCHEMAS[request_body]["examples"]


@pytest.mark.slow
def test_the_document_is_the_same_on_every_machine():
    """Names are not sorted by hash, and nothing of the machine is in it: what a file holds can be compared."""
    command = [sys.executable, "-m", "duchy.server.openapi"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    assert json.loads(printed) == api_document.document(create_app(Settings(database_url="sqlite://")))
    assert printed == openapi.text()


def test_the_client_is_built_for_this_document():
    """`python -m duchy.server.openapi > web/openapi.json`, then `npm run types` in web/."""
    kept = Path(__file__).parents[2] / "web" / "openapi.json"
    assert kept.read_text(encoding="utf-8") == openapi.text()


@pytest.mark.anyio
async def test_it_is_made_once_however_many_ask(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    made = []

    def document(app):
        made.append(app)
        return DOCUMENT

    monkeypatch.setattr(api_document, "document", document)
    async with serving(settings) as client:
        replies = await asyncio.gather(*(client.ask("GET", "/openapi.json") for _ in range(20)))
        assert len(made) == 1
        assert all(reply.status == 200 and reply.json() == DOCUMENT for reply in replies)
        zipped = await client.ask("GET", "/openapi.json", accept_encoding="gzip")
        assert (zipped.header("content-encoding"), len(made)) == ("gzip", 1)
        assert gzip.decompress(zipped.body) == replies[0].body
        assert len(zipped.body) < len(replies[0].body) / 4


@pytest.mark.anyio
async def test_who_has_it_is_told_so(settings: Settings):
    async with serving(settings) as client:
        first = await client.ask("GET", "/openapi.json")
        tag = first.header("etag")
        assert tag and first.header("cache-control") == "private, no-cache"
        again = await client.ask("GET", "/openapi.json", if_none_match=tag)
        assert (again.status, again.body, again.header("etag")) == (304, b"", tag)
        assert (await client.ask("HEAD", "/openapi.json")).header("etag") == tag


@pytest.mark.anyio
async def test_it_is_made_again_if_that_failed(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    async with serving(settings) as client:
        with monkeypatch.context() as patch:
            patch.setattr(api_document, "document", lambda app: 1 / 0)
            assert (await client.ask("GET", "/openapi.json")).status == 500
        assert (await client.ask("GET", "/openapi.json")).status == 200
