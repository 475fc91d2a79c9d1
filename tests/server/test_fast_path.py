"""What goes around the framework is answered as the framework answers it."""

from __future__ import annotations

from typing import Any

import pytest

from duchy.server.app import Application
from duchy.server.fast_path import FastPath
from tests.support.asgi import Reply
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

AROUND = {"prefer": "nothing"}  # a header that sends an action through the framework


async def begun(client: Client) -> tuple[Opened, int]:
    opened = await client.open("here", "here")
    (seat,) = opened.info["deciders"]
    return opened, seat


async def both_ways(client: Client, path: str, body: Any, token: str | None) -> list[Reply]:
    return [await client.ask("POST", path, body, token, **way) for way in ({}, AROUND)]


def headers_of(reply: Reply) -> set[bytes]:
    return {name for name, _ in reply.headers}


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each request was answered by the fast path."""
    answers: list[bool] = []
    answered = FastPath.answered

    async def noted(self: FastPath, *request: Any) -> bool:
        answers.append(await answered(self, *request))
        return answers[-1]

    monkeypatch.setattr(FastPath, "answered", noted)
    return answers


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 422),
        ({"ply": 0}, 422),
        ({"ply": 0, "action": "end_turn", "request": "r-00000001", "more": 1}, 422),
        ({"ply": 0, "action": "no such action", "request": "r-00000002"}, 422),
        ({"ply": 7, "action": "end_turn", "request": "r-00000003"}, 409),
        ({"ply": 0, "action": "decline", "request": "r-00000004"}, 409),
        ({"ply": 0, "action": "end_turn", "request": "r-00000005", "seat": 3}, 403),
        ({"ply": 0, "action": "end_turn\0", "request": "r-00000006"}, 422),
    ],
)
async def test_a_refused_action_is_refused_in_the_same_words(client, taken, body, status):
    opened, seat = await begun(client)
    taken.clear()
    fast, slow = await both_ways(client, f"/tables/{opened.id}/actions", body, opened.tokens[seat])
    assert taken == [True, False]
    assert fast.status == slow.status == status
    assert fast.json() == slow.json()
    assert headers_of(fast) == headers_of(slow)


async def test_an_action_with_a_foreign_token_is_refused_in_the_same_words(client, taken):
    opened, _ = await begun(client)
    body = {"ply": 0, "action": "end_turn", "request": "r-00000001"}
    fast, slow = await both_ways(client, f"/tables/{opened.id}/actions", body, "nobody")
    assert fast.status == slow.status == 403 and fast.json() == slow.json()
    assert taken[-2:] == [True, False]


async def test_an_action_is_answered_with_the_same_update_and_headers(client, taken):
    opened, seat = await begun(client)
    other, seat_there = await begun(client)
    body = {"ply": 0, "action": "end_turn", "request": "r-00000001"}
    fast = await client.ask("POST", f"/tables/{opened.id}/actions", body, opened.tokens[seat])
    slow = await client.ask("POST", f"/tables/{other.id}/actions", body, other.tokens[seat_there], **AROUND)
    assert taken[-2:] == [True, False]
    assert fast.status == slow.status == 200 and fast.json().keys() == slow.json().keys()
    assert headers_of(fast) == headers_of(slow)


@pytest.mark.parametrize(
    "headers",
    [
        {"cookie": "a=b"},
        {"content_length": "no"},
        {"content_length": "0"},
        {"content_length": "99999999"},
        {"content_type": "text/plain"},
    ],
)
async def test_what_is_unusual_goes_through_the_framework(client, taken, headers):
    opened, seat = await begun(client)
    body = {"ply": 0, "action": "end_turn", "request": "r-00000001"}
    await client.ask("POST", f"/tables/{opened.id}/actions", body, opened.tokens[seat], **headers)
    assert taken[-1] is False


async def test_actions_are_counted_once_whichever_way_they_go(client):
    opened, seat = await begun(client)
    body = {"ply": 9, "action": "end_turn", "request": "r-00000001"}
    await both_ways(client, f"/tables/{opened.id}/actions", body, opened.tokens[seat])
    app = client.asgi.app
    assert isinstance(app, Application)
    text = app.state.metrics.text(client.server, app.state.limits).decode()
    line = 'duchy_requests_total{method="POST",route="/api/tables/{id}/actions",status="409"} 2.0'
    assert line in text.splitlines()


async def test_an_address_is_limited_whichever_way_its_actions_go(settings):
    async with serving(settings.changed(pace=0.004)) as client:  # two actions at once
        opened, _ = await begun(client)
        body = {"ply": 0, "action": "end_turn", "request": "r-00000001"}
        replies = await both_ways(client, f"/tables/{opened.id}/actions", body, "nobody")
        replies += await both_ways(client, f"/tables/{opened.id}/actions", body, "nobody")
    assert [reply.status for reply in replies] == [403, 403, 429, 429]
