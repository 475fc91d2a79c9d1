"""What is ordinary leaves no line in the log: late bots, people who hang up, requests that a stop cuts off."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterator

import pytest

from duchy.server.bots import bots
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.tables import playing
from duchy.server.tables.exclusive import finish_anyway
from tests.server.test_connections import Running
from tests.support.asgi import Message
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

GAMES = ["burgundy", "dice", "bruges"]
ABORTED = ["/api/records", "/api/tables", "/api/tables/{id}/actions", "/api/account", "/api/nothing"]


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Everything from warnings on; a task whose exception nobody retrieved tells of it when it is collected."""
    gc.collect()
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


# --- bots ------------------------------------------------------------------------------------------------------------


async def with_a_thinking_bot(client: Client, game: str, began: asyncio.Event, **settings: object) -> Opened:
    """A table at which a bot has begun to think."""
    while True:
        opened = await client.open("here", {"kind": "bot", "level": "page"}, game=game, settings=settings)
        while (seen := await client.state(opened.id))["table"]["deciders"] == [0] and not began.is_set():
            seen = await client.state(opened.id, opened.tokens[0])
            await client.act(opened.id, opened.tokens[0], seen["ply"], seen["view"]["actions"][0]["id"])
        await began.wait()
        return opened


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_whose_game_is_conceded_meanwhile(
    client: Client, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    began, go_on = asyncio.Event(), asyncio.Event()
    act = playing.act

    async def delayed(tables, table, player, *arguments, **named):
        if named.get("bot"):
            began.set()
            await go_on.wait()
        return await act(tables, table, player, *arguments, **named)

    monkeypatch.setattr(playing, "act", delayed)
    opened = await with_a_thinking_bot(client, game, began)
    assert (await client.change(opened.id, opened.tokens[0], "concede")).status == 200
    table = await client.server.tables.get(opened.id)
    assert table.status == "finished" and table.thinking
    go_on.set()
    while table.thinking:
        await asyncio.sleep(0)
    del table
    assert not logged(caplog)


async def test_a_bot_that_is_refused_for_another_reason_is_told_of_and_tried_again(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    act, refused = playing.act, list[int]()

    async def refusing(tables, table, player, *arguments, **named):
        if named.get("bot") and not refused:
            refused.append(player)
            raise Refused(403, "not-your-seat")
        return await act(tables, table, player, *arguments, **named)

    monkeypatch.setattr(playing, "act", refusing)
    monkeypatch.setattr(bots, "RETRY", 0.01)
    opened = await client.open("here", {"kind": "bot", "level": "page"})
    await client.play(opened, plies=10)
    assert refused and logged(caplog) == [f"a bot could not move at table {opened.id}"]


async def test_what_is_refused_after_its_request_was_cancelled(caplog: pytest.LogCaptureFixture) -> None:
    go_on = asyncio.Event()

    async def refused() -> None:
        await go_on.wait()
        raise Refused(409, "over")

    waiting = asyncio.create_task(finish_anyway(refused()))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
    go_on.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not logged(caplog)


async def test_a_table_that_nobody_waits_for_any_more_and_that_cannot_be_loaded(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    go_on = asyncio.Event()

    async def failing(table: str) -> None:
        await go_on.wait()
        raise Refused(503, "unavailable", seconds=1)

    monkeypatch.setattr(client.server.store, "load", failing)
    waiting = asyncio.create_task(client.server.tables.get("a-table"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait({waiting})
    go_on.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not logged(caplog)


# --- people who hang up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ABORTED)
async def test_a_body_that_never_comes_whole(client: Client, path: str, caplog: pytest.LogCaptureFixture) -> None:
    """Half a body and then nothing: nothing is done, nothing is logged, and it does not count as an error."""
    opened = await client.open("here", "here")
    (seat,) = opened.info["deciders"]
    action = (await client.state(opened.id, opened.tokens[seat]))["view"]["actions"][0]["id"]
    body = b'{"ply": 0, "request": "one-request", "action": %d}' % action  # looks complete, more was announced
    where = path.replace("{id}", opened.id)
    arriving: list[Message] = [
        {"type": "http.request", "body": body, "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return arriving.pop(0) if len(arriving) > 1 else arriving[0]

    async def send(message: Message) -> None:
        assert message.get("status", 0) < 500

    token = opened.tokens[seat]
    headers = {"content-type": "application/json", "content-length": "1000", "authorization": f"Bearer {token}"}
    scope = {**client.asgi._scope("http", where, headers), "method": "POST", "scheme": "http"}
    await client.asgi.app(scope, receive, send)
    assert (await client.state(opened.id))["ply"] == 0
    assert b'status="500"' not in client.asgi.app.state.metrics.text(client.server, client.asgi.app.state.limits)
    assert not logged(caplog)


# --- a server that stops ---------------------------------------------------------------------------------------------


@pytest.fixture
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    yield server
    server.close()


@pytest.mark.slow
async def test_a_request_that_is_still_arriving_when_the_server_stops(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with asyncio.timeout(PATIENCE), running.talk() as (reader, writer):
        writer.write(b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{")
        await writer.drain()
        while not running.app.state.limits.crowd:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(running.close)
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 503 ") and b"/problems/busy" in answer
    levels = {record.levelno for record in caplog.records}
    assert levels == {logging.WARNING} and "Traceback" not in caplog.text, caplog.text


@pytest.mark.slow
async def test_bots_that_think_when_the_server_stops(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(settings) as client:
        for _ in range(4):
            opened = await client.open({"kind": "bot", "level": "duke"}, {"kind": "bot", "level": "duke"}, "here")
            assert opened.info["status"] == "running"
    assert not logged(caplog)
