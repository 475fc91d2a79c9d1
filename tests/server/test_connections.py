"""Connections over the network: heads without end, requests that never arrive whole, too many of one address."""

from __future__ import annotations

import asyncio
import json
import logging.config
import re
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from duchy.server import run
from duchy.server.app import create_app
from duchy.server.edge.addresses import PlainAddresses, is_trusted, limited_address, plain
from duchy.server.edge.wire.http import LARGEST, LARGEST_HEAD
from duchy.server.settings import Settings
from tests.support.patience import PATIENCE

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

Start = Callable[..., "Running"]


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, host: str = "127.0.0.1") -> None:
        self.app = create_app(settings)
        self.listening = run.listen(host, 0)
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(ready,), daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def _serve(self, ready: threading.Event) -> None:
        servers: list[Any] = []
        make = run._Server.__init__

        def remembered(server: Any, *arguments: Any) -> None:
            servers.append(server)
            make(server, *arguments)

        run._Server.__init__ = remembered  # type: ignore[assignment, method-assign]
        try:
            self.stop = lambda: setattr(servers[0], "should_exit", True)
            run.serve(self.app, self.listening, ready.set)
        finally:
            run._Server.__init__ = make  # type: ignore[method-assign]

    def close(self) -> None:
        self.stop()
        self._thread.join(PATIENCE)
        self.listening.close()

    @asynccontextmanager
    async def talk(self, source: str = "127.0.0.1") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A bare connection, from some address of this computer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            yield reader, writer
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def answer(self, request: bytes) -> bytes:
        """Everything that is answered to some bytes until the connection is closed."""
        async with asyncio.timeout(PATIENCE), self.talk() as (reader, writer):
            with suppress(OSError):
                writer.write(request)
                await writer.drain()
            with suppress(OSError):
                return await reader.read()
        return b""

    async def is_well(self) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            assert (await client.get(f"{self.url}/api/health")).status_code == 200


@pytest.fixture
def start(settings: Settings) -> Iterator[Start]:
    started: list[Running] = []

    def begin(host: str = "127.0.0.1", **changed: Any) -> Running:
        started.append(Running(settings.changed(**changed), host))
        return started[-1]

    yield begin
    for server in started:
        server.close()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def head(size: int, headers: int = 1) -> bytes:
    """A request with headers of so many bytes."""
    begin = b"GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
    each = (size - len(begin) - 2) // headers
    lines = b"".join(b"x-%06d: %s\r\n" % (number, b"a" * (each - 12)) for number in range(headers))
    return begin + lines + b"\r\n"


async def test_a_head_has_a_limit_in_bytes_and_in_lines(start: Start) -> None:
    server = start()
    assert status(await server.answer(head(LARGEST_HEAD - 100))) == 200
    for request in (head(LARGEST_HEAD + 100), head(10_000, 150)):
        answer = await server.answer(request)
        assert status(answer) == 431
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["type"] == "/problems/head-too-large"
    for request in (head(1_000_000), head(1_000_000, 20_000), b"GET /" + b"a" * 1_000_000):
        answer = await server.answer(request)
        assert answer == b"" or status(answer) == 431  # who still sends may not get to see the answer
    assert server.app.state.limits.refused["head"] == 5
    await server.is_well()


async def test_a_head_without_end_is_ended_and_disturbs_nobody(start: Start) -> None:
    server = start()
    async with asyncio.timeout(PATIENCE), server.talk() as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx-endless: ")
        sent = 0
        with suppress(OSError):
            while not reader.at_eof():
                writer.write(b"a" * 1024)
                await writer.drain()
                sent += 1024
                await asyncio.sleep(0)
                if sent % (64 * 1024) == 0:
                    await asyncio.sleep(0.01)
        assert sent < 8 * 1024 * 1024
        await server.is_well()


async def test_a_body_that_is_large_or_has_a_large_head_before_it_arrives(start: Start) -> None:
    server = start()
    wish = json.dumps({"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}).encode()
    padded = wish + b" " * 200_000
    request = b"POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n"
    request += b"x-pad: %s\r\ncontent-length: %d\r\n\r\n" % (b"a" * 10_000, len(padded))
    assert status(await server.answer(request + padded)) == 201
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:  # the same, one after the other
        for _ in range(3):
            headers = {"content-type": "application/json"}
            assert (await client.post("/api/tables", content=padded, headers=headers)).status_code == 201
    endless = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    answer = await server.answer(endless + b"10000\r\n" + b"a" * 65536 + b"\r\n" * (LARGEST // 2))
    assert answer == b"" or status(answer) in (400, 413)
    await server.is_well()


@pytest.mark.slow
async def test_half_sent_requests_are_ended_and_health_answers_meanwhile(start: Start) -> None:
    server = start(request_seconds=2, keep_alive_seconds=1)
    halves = [
        b"",
        b"GET /api",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-",
        b"POST /api/tables HTTP/1.1\r\ncontent-length: 9\r\n\r\n{",
    ]
    opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(300)]
    for number, (_, writer) in enumerate(opened):
        writer.write(halves[number % len(halves)])
    await server.is_well()
    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*(reader.read() for reader, _ in opened))
    assert {status(answer) for answer in answers} == {408}
    for _, writer in opened:
        writer.close()
    assert server.app.state.limits.refused["slow"] == 300
    await server.is_well()


@pytest.mark.slow
async def test_an_idle_connection_is_closed_and_one_that_is_used_is_not(start: Start) -> None:
    server = start(keep_alive_seconds=3, request_seconds=3)
    async with asyncio.timeout(PATIENCE), server.talk() as (reader, writer):
        for _ in range(4):
            writer.write(b"GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n")
            assert status(await reader.readuntil(b"}")) == 200
            await asyncio.sleep(1)
        assert b"408" not in await reader.read()


async def test_an_address_has_only_so_many_connections_and_a_socket_is_one(start: Start) -> None:
    server = start(connections_per_address=3, trusted_proxies="127.0.0.9")
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}
        table = (await client.post("/api/tables", json=wish)).json()["table"]["id"]
    live = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    crowd = server.app.state.limits.crowd
    await until(lambda: len(crowd) == 0)
    async with connect(live, proxy=None), server.talk(), server.talk():
        await until(lambda: len(crowd) == 3)
        async with server.talk("127.0.0.2"), server.talk("127.0.0.9"):
            await until(lambda: len(crowd) == 5)
        many = [server.talk("127.0.0.9") for _ in range(5)]
        for each in many:
            await each.__aenter__()
        await until(lambda: len(crowd) == 8)
        for each in many:
            await each.__aexit__(None, None, None)
    await until(lambda: len(crowd) == 0)


async def test_at_a_full_address_a_player_takes_the_place_of_those_who_do_nothing(start: Start) -> None:
    server = start(connections_per_address=3, trusted_proxies="")
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}
        opened = (await client.post("/api/tables", json=wish)).json()
    live = f"{server.url.replace('http', 'ws')}/api/tables/{opened['table']['id']}/live"
    token = opened["seats"][0]["token"]
    crowd, refused = server.app.state.limits.crowd, server.app.state.limits.refused
    await until(lambda: len(crowd) == 0)
    async with asyncio.timeout(PATIENCE), connect(live, proxy=None) as watcher, server.talk() as (idle, _):
        await watcher.send(json.dumps({"type": "hello"}))
        assert json.loads(await watcher.recv())["held"] == []
        async with connect(live, proxy=None) as player:
            await player.send(json.dumps({"type": "hello", "tokens": [token]}))
            assert json.loads(await player.recv())["held"] == [0]
            async with connect(live, proxy=None) as second:  # the oldest gives way: it only watches
                await second.send(json.dumps({"type": "hello", "tokens": [token]}))
                assert json.loads(await second.recv())["held"] == [0]
                await watcher.wait_closed()
                assert watcher.close_code == 1013 and refused["displaced"] == 1
                async with connect(live, proxy=None) as third:  # then the one without a request
                    await third.send(json.dumps({"type": "hello", "tokens": [token]}))
                    assert json.loads(await third.recv())["held"] == [0]
                    assert await idle.read() == b"" and refused["displaced"] == 2
                    async with server.talk() as (reader, _):  # all others hold seats
                        assert status(await reader.read()) == 503
                    await player.send(json.dumps({"type": "ping"}))
                    while json.loads(await player.recv())["type"] != "pong":
                        pass
    await until(lambda: len(crowd) == 0)


async def test_requests_that_are_sent_ahead_are_answered_in_their_order(start: Start) -> None:
    server = start()
    paths = ["/api/health/live", "/api/nothing", "/api/games", "/nothing.txt"] * 10
    requests = [f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode() for path in paths[:-1]]
    last = f"GET {paths[-1]} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode()
    answers = (await server.answer(b"".join(requests) + last)).split(b"HTTP/1.1 ")[1:]
    assert [int(answer[:3]) for answer in answers] == [200, 404, 200, 404] * 10
    for path, answer in zip(paths, answers, strict=True):
        if path == "/api/health/live":
            assert answer.endswith(b'"}') and b'"version"' in answer
        if path == "/api/games":
            assert b'"burgundy"' in answer


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_limits_see_the_address_that_a_trusted_proxy_tells_and_no_other(start: Start) -> None:
    wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}

    async def allowed(server: Running) -> int:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            replies = [
                await client.post("/api/tables", json=wish, headers={"x-forwarded-for": f"198.51.100.{number}"})
                for number in range(4)
            ]
            return sum(reply.status_code == 201 for reply in replies)

    assert await allowed(start(pace=0.1)) == 4
    assert await allowed(start(pace=0.1, trusted_proxies="192.0.2.0/24")) == 2


def test_who_is_trusted() -> None:
    assert is_trusted("127.0.0.1", "127.0.0.1, ::1") and is_trusted("::1", "127.0.0.1, ::1")
    assert is_trusted("10.1.2.3", "10.0.0.0/8") and not is_trusted("11.1.2.3", "10.0.0.0/8")
    assert is_trusted("192.0.2.1", "*") and not is_trusted("192.0.2.1", "") and not is_trusted("", "*")


def test_an_address_counts_the_same_however_it_is_wrapped() -> None:
    for wrapped in ("::ffff:203.0.113.7", "::FFFF:cb00:7107", "203.0.113.7"):
        assert plain(wrapped) == limited_address(wrapped) == "203.0.113.7"
        assert is_trusted(wrapped, "203.0.113.0/24") and not is_trusted(wrapped, "::/0")
    assert plain("2001:db8::1") == "2001:db8::1" and plain("::ffff:nonsense") == "::ffff:nonsense"
    assert plain("::" + "1" * 10_000) == "::" + "1" * 10_000


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("::ffff:127.0.0.1", None, "127.0.0.1"),
        ("::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "::ffff:198.51.100.7", "198.51.100.7"),
        ("127.0.0.1", "[::ffff:198.51.100.7]:4711", "198.51.100.7"),
        ("::ffff:127.0.0.1", "198.51.100.7, ::ffff:127.0.0.1", "198.51.100.7"),
        ("::ffff:192.0.2.1", "198.51.100.7", "192.0.2.1"),
        ("2001:db8::1", "198.51.100.7", "2001:db8::1"),
        ("::1", "2001:db8::1", "2001:db8::1"),
    ],
)
async def test_requests_have_the_plain_address_of_their_client(peer: str, forwarded: str | None, client: str) -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    headers = [(b"host", b"x")] + ([(b"x-forwarded-for", forwarded.encode())] if forwarded else [])
    scope = {"type": "http", "client": (peer, 40_000), "headers": headers, "scheme": "http"}
    await PlainAddresses(app, "127.0.0.1, ::1")(scope, None, None)  # type: ignore[arg-type]
    assert seen == [client]


async def test_a_server_that_listens_everywhere_tells_ipv4_clients_apart(start: Start) -> None:
    try:
        server = start("::", connections_per_address=2)
    except OSError:
        pytest.skip("no IPv6 here")
    crowd = server.app.state.limits.crowd
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        assert (await client.get("/api/metrics")).status_code == 200  # from this computer
    await until(lambda: len(crowd) == 0)
    others = [server.talk(f"127.0.0.{number}") for number in range(2, 6) for _ in range(2)]
    for each in others:
        await each.__aenter__()
    many = [server.talk() for _ in range(3)]  # a trusted proxy is not limited
    for each in many:
        await each.__aenter__()
    await until(lambda: len(crowd) == len(others) + len(many))
    assert set(crowd._open) == {"", "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"}
    for each in (*others, *many):
        await each.__aexit__(None, None, None)


def test_proxies_that_are_no_addresses_are_refused() -> None:
    with pytest.raises(ValueError, match="trusted_proxies"):
        Settings(trusted_proxies="proxy.example")


async def test_requests_that_are_none_do_not_fill_the_log(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    server = start()
    for _ in range(5):
        assert status(await server.answer(b"\x16\x03\x01 nonsense\r\n\r\n")) == 400
    assert not caplog.records


def test_a_line_of_the_log_tells_when_how_bad_and_where(capsys: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(run.LOG)
    try:
        logging.getLogger("duchy.server.storage.outages").warning("it is over")
        logging.getLogger("duchy.server.storage.outages").info("nobody wants to know")
    finally:
        for name in run.LOG["loggers"]:
            logging.getLogger(name).handlers.clear()
    pattern = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING duchy\.server\.storage\.outages: it is over\n"
    assert re.fullmatch(pattern, capsys.readouterr().err)
