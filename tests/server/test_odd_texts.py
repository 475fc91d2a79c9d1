"""Texts that no database stores, a NUL or half of a surrogate pair, in every place where a request can have a text.

The places are those of the API's document, so that a new route or field is tried without being named here.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from argon2 import PasswordHasher

from duchy.server import api_document
from duchy.server.accounts import accounts
from duchy.server.app import create_app
from duchy.server.settings import Settings
from tests.server.proofs.test_authorisation import PASSWORD, Scene, finished_record, set_up
from tests.support.asgi import Reply, SocketClosed
from tests.support.server import Client, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.slow]

NUL, HALF = "a\0b", "a\ud800b"
ODD = (NUL, "\0", HALF, "\udfff")
IN_ADDRESS = ("a%00b", "%00", "a%ED%A0%80b")  # the last one is half of a pair, as bytes
DOCUMENT: dict[str, Any] = api_document.document(create_app(Settings(database_url="sqlite://")))
OPERATIONS = [
    (method.upper(), path, what) for path, methods in DOCUMENT["paths"].items() for method, what in methods.items()
]
WITH_BODY = [one for one in OPERATIONS if "requestBody" in one[2] and one[1] != "/api/records"]
WITH_PARAMETERS = [
    (method, path, one)
    for method, path, what in OPERATIONS
    for one in what.get("parameters", ())
    if one["in"] != "header"
]
FILLED = {"game": "burgundy", "language": "en", "seat": "0", "stop": "x" * 32}


@pytest.fixture
async def quick(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """A server whose passwords cost nothing."""
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))
    async with serving(settings) as client:
        yield client


def places(schema: dict[str, Any], value: Any) -> Iterator[tuple[Any, str]]:
    """Every way to put an odd text into a value of a schema: the spoilt value, and where it is spoilt."""
    schema = resolved(schema)
    for option in schema.get("anyOf", schema.get("oneOf", ())):
        yield from places(option, value)
    if schema.get("type") == "string":
        yield from ((odd, "") for odd in ODD)
    elif schema.get("type") == "array":
        first = value[0] if isinstance(value, list) and value else {}
        yield from (([spoilt], f"[0]{where}") for spoilt, where in places(schema.get("items", {}), first))
    elif "properties" in schema:
        known = value if isinstance(value, dict) else {}
        for name, part in schema["properties"].items():
            for spoilt, where in places(part, known.get(name)):
                yield {**known, name: spoilt}, f".{name}{where}"
        yield from (({**known, odd: 1}, ".(a new name)") for odd in ODD)
    elif schema.get("type") == "object" or not schema:  # whatever one likes
        for odd in ODD:
            for free in ({"kind": odd}, {odd: 1}, {"modules": [odd]}, {"kind": "take", "die": {"x": [[odd]]}}):
                yield free, ".(free)"


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    name = schema.get("$ref", "").rpartition("/")[2]
    return dict(DOCUMENT["components"]["schemas"][name]) if name else schema


def encoded(body: Any) -> Iterator[bytes]:
    """JSON with odd characters as escapes and, half of a pair, also as bytes that are no UTF-8."""
    yield json.dumps(body).encode()
    raw = json.dumps(body, ensure_ascii=False)
    if not raw.isascii():
        yield raw.encode("utf-8", "surrogatepass")


async def send(scene: Scene, method: str, path: str, body: bytes | None = None) -> list[Reply]:
    """The same by the owner's token and by an account that keeps the seat."""
    senders = [scene.credentials(actor) for actor in ("owner", "account")]
    return [await scene.client.ask(method, path.removeprefix("/api"), body, **sender) for sender in senders]


def address(path: str, scene: Scene, **given: str) -> str:
    for name, value in {"id": scene.table.id, **FILLED, **given}.items():
        path = path.replace(f"{{{name}}}", value)
    return path


async def test_in_every_field_of_every_body(quick: Client, caplog: pytest.LogCaptureFixture) -> None:
    wrong = []
    for method, path, operation in WITH_BODY:
        scene = await set_up(quick, "waiting" if "seats" in path or "fill" in path else "public")
        right = complete(scene, path)
        tried = 0
        for body, where in places(operation["requestBody"]["content"]["application/json"]["schema"], right):
            for content in encoded(body):
                for reply in await send(scene, method, address(path, scene), content):
                    tried += reply.status == 422
                    if reply.status not in (401, 422):
                        wrong.append(f"{method} {path}{where} {content!r}: {reply.status} {reply.body!r}")
        assert tried >= 4, path
    assert not wrong, "\n".join(wrong)
    assert not caplog.records, caplog.text


def complete(scene: Scene, path: str) -> dict[str, Any]:
    """A body that is right but for what is spoilt."""
    seat = {"table": scene.table.id, "token": scene.table.tokens[scene.seat]}
    more: dict[str, dict[str, Any]] = {"/api/notices/push": {"seats": [seat]}, "/api/account": {"password": PASSWORD}}
    return {**scene.body(path), **more.get(path, {})}


async def test_in_every_parameter_of_every_address(quick: Client, caplog: pytest.LogCaptureFixture) -> None:
    wrong = []
    for method, path, parameter in WITH_PARAMETERS:
        scene = await set_up(quick, "public")
        body = scene.body(path)
        content = None if method == "GET" else body if isinstance(body, bytes) else json.dumps(body).encode()
        in_path = parameter["in"] == "path"
        for odd in IN_ADDRESS:
            given = {parameter["name"]: odd} if in_path else {}
            where = address(path, scene, **given) + ("" if in_path else f"?{parameter['name']}={odd}")
            allowed = {404} if in_path and "%00" in odd else {204, 401, 404, 422} if in_path else {401, 422}
            for reply in await send(scene, method, where, content):
                if reply.status not in allowed:
                    wrong.append(f"{method} {where}: {reply.status} {reply.body!r}")
    assert not wrong, "\n".join(wrong)
    assert not caplog.records, caplog.text


async def test_in_names_of_queries_and_in_headers(quick: Client, caplog: pytest.LogCaptureFixture) -> None:
    scene = await set_up(quick, "public")
    table = f"/tables/{scene.table.id}"
    for query in ("%00=1", "x=%00", "%ED%A0%80=1", "ids&%00"):
        reply = await quick.ask("GET", f"{table}/state?{query}")
        assert reply.status == (422 if "%00" in query else 200)
    odd = "\xff\xfe\xed\xa0\x80"
    for header in ("authorization", "cookie", "user-agent", "accept-language", "if-none-match", "prefer", "origin"):
        value = {"authorization": f"Bearer {odd}", "cookie": f"duchy={odd}"}.get(header, odd)
        asked = (("GET", f"{table}/state", None), ("POST", "/session", {"name": "x", "password": PASSWORD}))
        for method, path, body in asked:
            reply = await quick.asgi.ask(method, f"/api{path}", body, headers={header: value})
            assert reply.status < 500
    assert not caplog.records, caplog.text


async def test_in_every_text_of_a_record(quick: Client, caplog: pytest.LogCaptureFixture) -> None:
    record = json.loads(finished_record())
    spoilt = [{**record, name: odd} for name in record for odd in ODD]
    spoilt += [{**record, odd: 1} for odd in ODD]
    spoilt += [{**record, "options": {**record["options"], name: odd}} for name in record["options"] for odd in ODD]
    spoilt += [{**record, "options": {**record["options"], odd: 1}} for odd in ODD]
    first, *rest = record["actions"]
    spoilt += [{**record, "actions": [[first[0], first[1] + odd, *first[2:]], *rest]} for odd in ODD]
    spoilt += [{**record, "seats": [[0, 0, odd]]} for odd in ODD]
    for one in spoilt:
        for content in encoded(one):
            reply = await quick.ask("POST", "/records", content)
            assert reply.status == 422, f"{reply.status} {reply.body!r}"
    assert not caplog.records, caplog.text


MESSAGES = {
    "hello": {"type": "hello"},
    "action": {"type": "action", "ply": 0, "request": "one-request", "action": "end_turn"},
    "undo": {"type": "undo", "ply": 0, "request": "one-request"},
    "go_on": {"type": "go_on", "ply": 0},
    "look": {"type": "look", "seat": 0},
    "say": {"type": "say", "phrase": "hello", "request": "one-request"},
    "ping": {"type": "ping"},
}


async def test_in_every_field_of_every_message(quick: Client, caplog: pytest.LogCaptureFixture) -> None:
    scene = await set_up(quick, "public")
    options = DOCUMENT["components"]["schemas"]["ClientMessage"]["oneOf"]
    assert len(options) == len(MESSAGES)
    for option in options:
        kind = resolved(option)["properties"]["type"]["const"]
        for message, where in places(option, MESSAGES[kind]):
            socket, _ = await quick.live(scene.table.id, scene.table.tokens[scene.seat])
            socket.send(json.dumps(message))
            answer = await socket.receive()
            assert answer["type"] == "problem" and answer["problem"]["status"] == 422, f"{where} {message}: {answer}"
            await socket.close()
    for odd in ("a%00b", quote("я")):
        with pytest.raises(SocketClosed):
            await quick.asgi.socket(f"/api/tables/{odd}/live")
    assert not caplog.records, caplog.text
