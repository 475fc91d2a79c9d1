"""What clients must not do over a connection: it is answered or ended cleanly, and nobody reads of it in the log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import pytest

from duchy.server.settings import Settings
from tests.server.test_connections import Running
from tests.support.patience import PATIENCE
from tests.support.wire.case import Case, Place
from tests.support.wire.driver import Connection
from tests.support.wire.frames import CONT, PING, TEXT, frame, text, upgrade

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.slow]

SPACE = 65_536  # bytes that are written at once


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.close()


@pytest.fixture
async def place(server: Running) -> Place:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        wish = {"game": "dice", "seats": [{"kind": "here"}, {"kind": "here"}]}
        opened = (await client.post("/api/tables", json=wish)).json()
    tokens = tuple(seat["token"] for seat in opened["seats"])
    return Place(f"127.0.0.1:{server.port}", opened["table"]["id"], tokens, "")


@asynccontextmanager
async def connected(server: Running, case: Case | None = None) -> AsyncIterator[Connection]:
    made = Connection(case or Case("", ()))
    await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", server.port)
    yield made
    assert made.transport is not None
    made.transport.abort()
    assert made.fault is None


async def ended(connection: Connection) -> None:
    assert await connection.until(lambda: False, PATIENCE)


def send(connection: Connection, *parts: bytes) -> None:
    assert connection.transport is not None
    for part in parts:
        connection.transport.write(part)


@pytest.mark.parametrize(
    "frames",
    [
        [frame(TEXT, b"\xff\xfe")],
        [frame(TEXT, b'"\xe2', fin=False), frame(CONT, b'\x82"')],
        [text({"type": "hello"}), frame(TEXT, b"\xed\xa0\x80"), text({"type": "ping"})],
    ],
)
async def test_a_text_that_is_no_utf8_ends_the_socket(
    server: Running, place: Place, frames: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    async with connected(server) as connection:
        send(connection, upgrade(place))
        await connection.until(lambda: connection.reader.accepted, PATIENCE)
        send(connection, *frames)
        await ended(connection)
        assert connection.reader.code == 1007
    assert not caplog.records, caplog.text


async def test_who_sends_nonsense_while_updates_are_sent_ends_only_the_own_socket(
    server: Running, place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """The application goes on sending to a socket that the protocol has ended."""
    async with httpx.AsyncClient(base_url=f"{server.url}/api/tables/{place.table}", timeout=PATIENCE) as client:
        for number in range(20):
            async with connected(server) as connection:
                send(connection, upgrade(place))
                await connection.until(lambda: connection.reader.accepted, PATIENCE)
                say = {"type": "say", "phrase": "hello", "request": f"request-{number:03}", "seat": 0}
                hello = {"type": "hello", "tokens": list(place.tokens)}
                send(connection, text(hello), text(say), text({"type": "look", "seat": 1}), b"\xff" * 20)
                await ended(connection)
                assert connection.reader.code in (1002, None)
        assert (await client.get("/state")).status_code == 200
    assert not caplog.records, caplog.text


async def test_what_comes_before_a_socket_is_accepted_waits(
    server: Running, place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async with connected(server) as connection:
        send(connection, upgrade(place))
        await asyncio.sleep(0)
        send(connection, frame(PING, b"early"), text({"type": "hello"}))  # often before the answer
        await connection.until(lambda: "welcome" in connection.reader.types, PATIENCE)
        assert connection.reader.received.startswith(b"HTTP/1.1 101 ")
        assert b"\x8a\x05early" in connection.reader.received
    async with connected(server) as connection:
        send(connection, upgrade(place))
        await asyncio.sleep(0)
        send(connection, b"\xff" * 100)
        await ended(connection)
        assert connection.reader.received.startswith(b"HTTP/1.1 101 ")
        assert connection.reader.code in (1002, 1008)  # 1008: they came with the request, and nothing after it
    assert not caplog.records, caplog.text


@pytest.mark.parametrize("method", ["HEAD", "POST", "OPTIONS"])
async def test_only_get_becomes_a_socket(server: Running, place: Place, method: str) -> None:
    heads = frozenset({0} if method == "HEAD" else ())
    async with connected(server, Case("", (), heads=heads)) as connection:
        send(connection, upgrade(place, method=method))
        await connection.until(lambda: bool(connection.reader.statuses), PATIENCE)
        assert connection.reader.statuses == [404]
        await asyncio.sleep(0.05)
        assert not (heads and connection.reader.received.partition(b"\r\n\r\n")[2])


async def test_who_hangs_up_before_many_answers_leaves_no_trace(
    server: Running, place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    one = f"GET /api/tables/{place.table}/log HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    for _ in range(40):
        async with connected(server) as connection:
            send(connection, one * 20)
            await asyncio.sleep(0.005)
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        assert (await client.get(f"{server.url}/api/health")).status_code == 200
    assert not caplog.records, caplog.text


async def test_a_body_that_is_far_too_large_has_one_answer(server: Running) -> None:
    head = b"POST /api/account HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    chunk = b"10000\r\n" + b"1" * SPACE + b"\r\n"
    async with connected(server, Case("", (), most=1)) as connection:
        send(connection, head)
        for _ in range(40):
            send(connection, chunk)
            await asyncio.sleep(0.01)
        await ended(connection)
        assert connection.reader.statuses == [413]
        assert json.loads(connection.reader.received.partition(b"\r\n\r\n")[2])["type"] == "/problems/too-large"
