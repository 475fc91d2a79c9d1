"""Whatever the API's document allows, and much that it does not, is sent: no answer is a 5xx or not as documented."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from duchy.server.app import create_app
from duchy.server.settings import Settings
from tests.server.conftest import folder_in_memory, hurried

pytestmark = pytest.mark.compiled

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
bounded = settings(max_examples=20, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def api() -> Iterator[Any]:
    with folder_in_memory() as folder:
        app = create_app(hurried(f"sqlite:///{folder / 'tables.sqlite3'}"))
        yield schemathesis.openapi.from_asgi("/api/openapi.json", app)


@pytest.fixture(scope="module")
def table(api: Any) -> dict[str, Any]:
    """A running table, which a random name would never hit."""
    wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": "squire"}]}
    opened = api["/api/tables"]["POST"].Case(body=wish, media_type="application/json").call()
    return dict(opened.json())


PATHS = create_app(Settings(database_url="sqlite://")).openapi()["paths"]
OPERATIONS = [(method.upper(), path) for path, methods in PATHS.items() for method in methods]


def send(operation: Any, headers: dict[str, str] | None = None, **path: str) -> None:
    """Requests that fit the document, and requests that do not."""
    for mode in GenerationMode:
        if mode is GenerationMode.POSITIVE or list(operation.body) or list(operation.query):

            @bounded
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: schemathesis.Case) -> None:
                case.path_parameters.update(path)
                case.call_and_validate(checks=CHECKS, headers=headers)

            check()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_anything_that_is_sent_is_answered_as_documented(method: str, path: str, api: Any) -> None:
    send(api[path][method])


@pytest.mark.parametrize(("method", "path"), [(method, path) for method, path in OPERATIONS if "{id}" in path])
def test_the_same_at_a_table_that_is_there(method: str, path: str, api: Any, table: dict[str, Any]) -> None:
    token = table["seats"][0]["token"]
    send(api[path][method], {"authorization": f"Bearer {token}"}, id=table["table"]["id"])
