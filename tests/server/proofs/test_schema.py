"""Whatever the API's document allows, and much that it does not, is sent: no answer is a 5xx or not as documented."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from duchy.engine.match import fair
from duchy.server.accounts import accounts
from duchy.server.app import create_app
from duchy.server.settings import Settings
from tests.server.conftest import folder_in_memory, hurried
from tests.server.proofs.test_authorisation import finished_record

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
MANY, FEW = 20, 5  # requests of a kind: where nothing is known, and at each of several tables


@pytest.fixture(scope="module")
def api() -> Iterator[Any]:
    with folder_in_memory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))
        app = create_app(hurried(f"sqlite:///{folder / 'tables.sqlite3'}"))
        yield schemathesis.openapi.from_asgi("/api/openapi.json", app)


def post(api: Any, path: str, body: Any) -> Any:
    answer = api[path]["POST"].Case(body=body, media_type="application/json").call()
    assert answer.status_code < 300, answer.text
    return answer


#: How to come to a table of each status, which a random name would never hit; the first seat is the sender's.
TABLES: dict[str, dict[str, Any]] = {
    "open": {"seats": [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "squire"}]},
    "starting": {"seats": [{"kind": "here"}, {"kind": "here"}], "share_hash": fair.commitment(b"a" * 32)},
    "running": {"seats": [{"kind": "here"}, {"kind": "here"}]},
}


def open_table(api: Any, status: str) -> dict[str, Any]:
    if status == "finished":
        opened = post(api, "/api/records", json.loads(finished_record())).json()
    else:
        opened = post(api, "/api/tables", {"game": "burgundy", **TABLES[status]}).json()
    assert opened["table"]["status"] == status
    return dict(opened)


PATHS = create_app(Settings(database_url="sqlite://")).openapi()["paths"]
OPERATIONS = [(method.upper(), path) for path, methods in PATHS.items() for method in methods]


def send(operation: Any, headers: dict[str, str] | None = None, examples: int = MANY, **path: str) -> None:
    """Requests that fit the document, and requests that do not."""
    for mode in GenerationMode:
        if mode is GenerationMode.POSITIVE or list(operation.body) or list(operation.query):

            @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: schemathesis.Case) -> None:
                case.path_parameters.update({name: path[name] for name in case.path_parameters if name in path})
                case.call_and_validate(checks=CHECKS, headers=headers)

            check()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_anything_that_is_sent_is_answered_as_documented(method: str, path: str, api: Any) -> None:
    send(api[path][method])


@pytest.mark.parametrize("status", [*TABLES, "finished"])
@pytest.mark.parametrize(("method", "path"), [(method, path) for method, path in OPERATIONS if "{id}" in path])
def test_the_same_at_a_table_that_is_there(method: str, path: str, status: str, api: Any) -> None:
    table = open_table(api, status)
    headers = {"authorization": f"Bearer {table['seats'][0]['token']}"}
    send(api[path][method], headers, examples=FEW, id=table["table"]["id"], seat="0")


OF_ACCOUNTS = ("/api/account", "/api/session", "/api/notices")


@pytest.mark.parametrize(("method", "path"), [one for one in OPERATIONS if one[1].startswith(OF_ACCOUNTS)])
def test_the_same_for_somebody_who_is_signed_in(method: str, path: str, api: Any) -> None:
    name = hashlib.sha256(f"{method} {path}".encode()).hexdigest()[:20]
    registered = post(api, "/api/account", {"name": name, "password": "a long enough password"})
    cookie = registered.headers["set-cookie"][0].partition(";")[0]
    assert api["/api/account"]["GET"].Case().call(headers={"cookie": cookie}).status_code == 200
    send(api[path][method], {"cookie": cookie}, examples=FEW)
