"""HEAD over the network: answered wherever GET is, with the same headers and no body; nothing of it is logged."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection
from typing import Any

import pytest
from starlette.routing import Route

from duchy.server.settings import Settings
from tests.server.proofs.test_authorisation import finished_record
from tests.server.test_connections import Running
from tests.support.patience import PATIENCE

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

CHANGING = "/api/metrics"  # every request changes what it shows, and so its length
PAGES = ("/", "/new", "/tables", "/about", "/rules", "/rules/dice", "/table/{id}", "/table/{id}/replay", "/table/none")
DOCUMENTATION = ("/docs", "/docs/", "/docs/http-api.html", "/docs/nothing.html")
NOWHERE = ("/nothing", "/assets/nothing.js", "/api/nothing", "/api", "/api/tables/", "/api/session", "/%00")
ASKED: tuple[Mapping[str, str], ...] = (
    {},
    {"accept-encoding": "gzip"},
    {"accept-encoding": "br, gzip", "accept": "text/html", "accept-language": "uk"},
)


class Caller:
    """One connection that must stay open."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.connection.connect()
        self._socket = self.connection.sock

    def ask(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: Any = None
    ) -> tuple[int, dict[str, str], bytes]:
        self.connection.request(method, path, body, dict(headers or {}))
        answer = self.connection.getresponse()  # a body that came after the last HEAD would be no status line
        content = answer.read()
        assert not answer.will_close and self.connection.sock is self._socket, f"{method} {path} ended the connection"
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.close()


def opened(caller: Caller, path: str, body: Any) -> tuple[str, str]:
    """The name of a new table, and the token of its first seat."""
    content = body if isinstance(body, bytes) else json.dumps(body)
    status, _, answer = caller.ask("POST", path, {"content-type": "application/json"}, content)
    assert status == 201, answer
    told = json.loads(answer)
    return told["table"]["id"], told["seats"][0]["token"]


def addresses(server: Running, tables: list[str]) -> list[str]:
    """Every route that answers GET, with parameters that are right and others that are wrong; every file and page."""
    values = {"id": [*tables, "not-there", "a%20b", "x" * 40], "game": ["dice", "chess"], "language": ["uk", "xx"]}
    found = []
    for route in server.app.routes:
        if "GET" in (getattr(route, "methods", None) or ()):
            assert isinstance(route, Route)
            names = re.findall(r"{(\w+)}", route.path)
            filled = [route.path]
            for name in names:
                filled = [path.replace(f"{{{name}}}", value) for path in filled for value in values[name]]
            found += filled
    client: Any = server.app.router.default
    pages = [page.replace("{id}", tables[0]) for page in PAGES]
    asked = ("view?at=5", "state?seat=0", "state?seat=x", "log?after=0")
    queries = [f"/api/tables/{tables[0]}/{rest}" for rest in asked]
    return [*found, *client.files, *DOCUMENTATION, *pages, *queries, *NOWHERE]


def test_head_is_answered_like_get_on_every_address(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caller = Caller(server.port)
    seats = [{"kind": "here"}, {"kind": "here"}]
    running, token = opened(caller, "/api/tables", {"game": "dice", "seats": seats})
    finished, other = opened(caller, "/api/records", finished_record())
    paths = addresses(server, [running, finished])
    assert len(paths) > 60 and "/api/tables/not-there/state" in paths and "/index.html" in paths
    statuses = set()
    for path in paths:
        keys = {running: token, finished: other}
        owned = [{"authorization": f"Bearer {key}"} for table, key in keys.items() if table in path]
        for headers in (*ASKED, *owned):
            get = caller.ask("GET", path, headers)
            tag = get[1].get("etag")
            again = {**headers, "if-none-match": tag} if tag else None
            for given, expected in [(headers, get)] + ([(again, caller.ask("GET", path, again))] if again else []):
                status, answered, body = caller.ask("HEAD", path, given)
                assert body == b"" and status == expected[0], f"{path} {given}"
                assert same(path, answered) == same(path, expected[1]), f"{path} {given}"
                statuses.add(status)
    assert {200, 304, 401, 404, 405, 409, 422} <= statuses
    assert not caplog.records, caplog.text


def same(path: str, headers: dict[str, str]) -> dict[str, str]:
    """What must be the same in both answers."""
    changing = {"date", "content-length"} if path == CHANGING else {"date"}
    return {name: value for name, value in headers.items() if name not in changing}


def test_head_tells_the_length_of_what_get_sends(server: Running) -> None:
    caller = Caller(server.port)
    _, _, body = caller.ask("GET", "/api/games")
    assert len(body) > 1000
    assert caller.ask("HEAD", "/api/games")[1]["content-length"] == str(len(body))


def test_head_is_counted_under_its_own_name_and_route(server: Running) -> None:
    caller = Caller(server.port)
    for _ in range(3):
        caller.ask("HEAD", "/api/health/live")
    _, _, metrics = caller.ask("GET", "/api/metrics")
    assert b'duchy_requests_total{method="HEAD",route="/api/health/live",status="200"} 3.0' in metrics
