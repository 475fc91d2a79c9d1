"""The wire, byte by byte: frames are counted before they are parsed, and requests are read one at a time."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from duchy.server.edge.crowds import Crowd
from duchy.server.edge.rate_limits import REFUSAL
from duchy.server.edge.wire import Connection, Limits, Socket, http, sockets, sweep
from duchy.server.edge.wire.answers import OneWrite
from duchy.server.edge.wire.frames import BYTES, CONTROLS, MESSAGES, SMALLEST_READ, Budget, Frames
from tests.support.patience import PATIENCE
from tests.support.present import present

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MANY = 10**9


def frame(opcode: int, payload: bytes = b"", final: bool = True, masked: bool = True, longer: int = 0) -> bytes:
    """A frame; its length in the usual form, or in a longer one (126 or 127)."""
    first, mask = opcode | (0x80 if final else 0), 0x80 if masked else 0
    size = len(payload)
    form = longer or (size if size < 126 else 126 if size < 65536 else 127)
    extended = struct.pack("!H", size) if form == 126 else struct.pack("!Q", size) if form == 127 else b""
    return bytes((first, mask | form)) + extended + (bytes(4) if masked else b"") + payload


# --- counting frames -------------------------------------------------------------------------------------------------

EVERY_KIND = [
    frame(TEXT, b"hello"),
    frame(TEXT, b"", final=False),
    frame(CONTINUATION, b"x" * 125, final=False),
    frame(PING, b"y" * 125),
    frame(CONTINUATION, b"z" * 126),
    frame(PONG),
    frame(BINARY, bytes(65535)),
    frame(BINARY, bytes(65536)),
    frame(TEXT, b"short", longer=126),
    frame(TEXT, b"short", longer=127),
    frame(PING, b"", masked=False),
    frame(TEXT, b"bare" * 50, masked=False),
    frame(CLOSE, b"\x03\xe8"),
]
MESSAGE_FRAMES, CONTROL_FRAMES = 9, 4


def counted(chunks: Sequence[bytes]) -> tuple[int, int]:
    frames, found, control = Frames(), 0, 0
    for chunk in chunks:
        more = frames.count(chunk, MANY, MANY)
        found, control = found + more[0], control + more[1]
    return found, control


def test_frames_of_every_kind_are_counted_once():
    assert counted([b"".join(EVERY_KIND)]) == (MESSAGE_FRAMES, CONTROL_FRAMES)
    assert counted(EVERY_KIND) == (MESSAGE_FRAMES, CONTROL_FRAMES)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 13, 127, 4096])
def test_frames_are_counted_however_they_are_cut(size: int):
    stream = b"".join(EVERY_KIND)
    assert counted([stream[at : at + size] for at in range(0, len(stream), size)]) == (MESSAGE_FRAMES, CONTROL_FRAMES)


def test_a_cut_at_every_byte_of_every_head():
    for one in EVERY_KIND:
        stream = frame(PONG) + one + frame(TEXT, b"after")
        whole = counted([stream])
        for at in range(1, min(len(stream), 30)):
            assert counted([stream[:at], stream[at:]]) == whole


def test_counting_stops_when_there_are_more_than_allowed():
    frames = Frames()
    assert frames.count(frame(PONG) * 40_000, MANY, 10) == (0, 11)
    frames = Frames()
    assert frames.count(frame(CONTINUATION, final=False) * 40_000, 10, MANY) == (11, 0)


# --- the budget ------------------------------------------------------------------------------------------------------


def spent(budget: Budget, data: bytes, now: float = 0.0) -> int:
    """How often the same bytes are allowed at one moment."""
    times = 0
    while budget.spend(data, now):
        times += 1
        assert times < 10_000
    return times


def test_each_kind_of_frame_has_a_burst_and_then_a_rate():
    assert spent(Budget(0.0), frame(TEXT, b"{}")) == MESSAGES.burst
    assert spent(Budget(0.0), frame(PONG)) == CONTROLS.burst
    assert spent(Budget(0.0), frame(CONTINUATION, final=False)) == MESSAGES.burst
    budget = Budget(0.0)
    for second in range(1, 100):  # the rate itself is never too much
        assert all(budget.spend(frame(TEXT, b"{}"), second) for _ in range(int(MESSAGES.per_second)))
        assert all(budget.spend(frame(PING), second) for _ in range(int(CONTROLS.per_second)))


def test_bytes_have_a_budget_and_tiny_reads_cost_more_than_their_bytes():
    assert spent(Budget(0.0), frame(BINARY, bytes(65_536))) == BYTES.burst // 65_550
    budget, rest = Budget(0.0), frame(BINARY, bytes(500_000))
    assert budget.spend(rest[:14], 0.0)
    assert spent(budget, b"x") == (BYTES.burst - SMALLEST_READ) // SMALLEST_READ


def test_the_clock_may_go_back():
    budget = Budget(100.0)
    assert budget.spend(frame(TEXT), 50.0) and budget.spend(frame(TEXT), 51.0)


# --- a connection without a network ----------------------------------------------------------------------------------


class Transport(asyncio.Transport):
    """What uvicorn sees of a network."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        super().__init__({"peername": (host, 40_000), "sockname": ("192.0.2.2", 80)})
        self.written = bytearray()
        self.unsent = 0
        self.closed = self.aborted = self.paused = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        assert not self.aborted
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        assert self.paused
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


class Wire:
    """A connection, its client's end and an application that answers when it is told to."""

    def __init__(self, at_once: bool = True, request_seconds: float = 30.0, host: str = "192.0.2.1") -> None:
        self.begun: list[tuple[str, str, bytes]] = []  # what the application was asked
        self.reached: list[str] = []  # paths of requests whose head has come
        self.go = asyncio.Event()
        self.refusing = False
        self.early = False  # answers before the body has come
        self.heard: list[Any] = []  # over a socket
        if at_once:
            self.go.set()
        config = uvicorn.Config(self.answer, ws=Socket, lifespan="off", log_config=None, interface="asgi3")
        config.load()
        self.limits = Limits(Crowd("a connection", 0), "", request_seconds)
        self.state = ServerState()
        self.transport = Transport(host)
        self.connection = Connection.with_limits(self.limits)(config, self.state, {})
        self.transport.protocol = self.connection
        self.connection.connection_made(self.transport)

    async def answer(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(message.get("text"))
            self.heard.append(message["code"])
            return
        self.reached.append(scope["path"])
        body, more = b"", True
        while more and not self.early:
            message = await receive()
            body, more = body + message["body"], message["more_body"]
        self.begun.append((scope["method"], scope["path"], body))
        await self.go.wait()
        if self.refusing:
            scope[REFUSAL] = True
        answer = scope["path"].encode()
        headers = [(b"content-length", b"%d" % len(answer))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    def send(self, data: bytes) -> None:
        if not self.transport.paused and not self.transport.closed:
            self.transport.protocol.data_received(data)
        else:
            raise AssertionError("the server does not read")

    async def send_all(self, *chunks: bytes) -> None:
        """Each chunk as soon as the server reads."""
        for chunk in chunks:
            await self.until(lambda: not self.transport.paused)
            self.send(chunk)

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not done():
                await asyncio.sleep(0)

    async def until_answered(self, count: int) -> None:
        await self.until(lambda: len(self.answered()) == count)

    async def until_heard(self, count: int) -> None:
        await self.until(lambda: len(self.heard) == count)

    def answered(self) -> list[str]:
        """The paths in the answers, in their order."""
        parts = bytes(self.transport.written).split(b"HTTP/1.1 200 OK\r\n")[1:]
        return [part.partition(b"\r\n\r\n")[2].decode() for part in parts]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "PIPELINE_PAUSE", 0.0)


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode()


def post(path: str, body: bytes) -> bytes:
    return f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body


def post_in_chunks(path: str, *parts: bytes, trailer: bytes = b"") -> bytes:
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n".encode()
    return head + b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n" + trailer + b"\r\n"


@pytest.mark.anyio
async def test_requests_that_come_ahead_wait_for_the_one_before_them():
    wire = Wire(at_once=False)
    paths = [f"/{number}" for number in range(200)]
    wire.send(b"".join(map(get, paths)))
    for _ in range(50):
        await asyncio.sleep(0)
    assert wire.reached == ["/0"] and wire.transport.paused and not wire.connection.pipeline
    wire.go.set()
    await wire.until_answered(200)
    assert wire.answered() == wire.reached == paths
    await wire.until(lambda: not wire.transport.paused)


@pytest.mark.anyio
async def test_a_connection_that_sends_without_end_is_closed_after_an_answer(caplog: pytest.LogCaptureFixture):
    wire = Wire(host="::ffff:192.0.2.1")
    wire.send(get("/first") + get("/more") * (http.MOST_AHEAD // len(get("/more")) + 1))
    await wire.until(lambda: wire.transport.closed)
    for _ in range(20):
        await asyncio.sleep(0)
    assert wire.answered() == wire.reached == ["/first"]
    assert wire.limits.refused["ahead"] == 1 and "of 192.0.2.1 is closed" in caplog.text


@pytest.mark.anyio
async def test_as_much_as_may_be_sent_ahead_is_answered():
    wire = Wire()
    more = post("/more", bytes(1000))
    count = http.MOST_AHEAD // len(more)
    wire.send(get("/first") + more * count)
    await wire.until_answered(count + 1)
    assert not wire.transport.closed and not wire.limits.refused["ahead"]


@pytest.mark.anyio
async def test_a_body_that_is_answered_early_was_not_sent_ahead():
    wire = Wire()
    wire.early = True
    wire.send(post_in_chunks("/large", bytes(4 * http.MOST_AHEAD)))
    await wire.until_answered(1)
    await wire.until(lambda: wire.connection._since is None)
    assert wire.limits.refused["ahead"] == 0


@pytest.mark.anyio
async def test_one_request_at_a_time_is_read_even_if_each_comes_alone():
    wire = Wire(at_once=False)
    wire.send(get("/0"))
    await wire.until(lambda: wire.reached == ["/0"])
    wire.send(get("/1"))  # it was on its way already
    assert wire.transport.paused and wire.reached == ["/0"]
    wire.go.set()
    await wire.until(lambda: wire.answered() == ["/0", "/1"])


SNEAKY = b"a\r\n\r\nGET /sneaky HTTP/1.1\r\nhost: x\r\n\r\n"
MIXED: list[tuple[bytes, tuple[str, str, bytes]]] = [
    (get("/a"), ("GET", "/a", b"")),
    (post("/b", b"body"), ("POST", "/b", b"body")),
    (post("/c", SNEAKY), ("POST", "/c", SNEAKY)),
    (post_in_chunks("/d", b"one", SNEAKY, b"\r\n\r\n"), ("POST", "/d", b"one" + SNEAKY + b"\r\n\r\n")),
    (post_in_chunks("/e", b"x", trailer=b"y: z\r\n"), ("POST", "/e", b"x")),
    (post_in_chunks("/f"), ("POST", "/f", b"")),
    (b"\r\n\r\n\r\n" + get("/g"), ("GET", "/g", b"")),
    (post("/h", b""), ("POST", "/h", b"")),
    (get("/i"), ("GET", "/i", b"")),
]
STREAM, ASKED = b"".join(sent for sent, _ in MIXED), [asked for _, asked in MIXED]


@pytest.mark.anyio
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 17, 64, 100_000])
async def test_requests_are_the_same_however_they_are_cut(size: int):
    wire = Wire()
    await wire.send_all(*(STREAM[at : at + size] for at in range(0, len(STREAM), size)))
    await wire.until_answered(len(ASKED))
    assert wire.begun == ASKED and wire.answered() == [path for _, path, _ in ASKED]
    assert not any(wire.limits.refused.counts.values())


@pytest.mark.anyio
async def test_requests_are_the_same_wherever_they_are_cut_once():
    for at in range(1, len(STREAM)):
        wire = Wire()
        await wire.send_all(STREAM[:at], STREAM[at:])
        await wire.until_answered(len(ASKED))
        assert wire.begun == ASKED


@pytest.mark.anyio
async def test_a_body_of_tiny_chunks_is_not_parsed_in_one_go(monkeypatch: pytest.MonkeyPatch):
    calls = [0]
    on_body = Connection.on_body

    def counting(self: Connection, body: bytes) -> None:
        calls[0] += 1
        on_body(self, body)

    monkeypatch.setattr(Connection, "on_body", counting)
    wire = Wire()
    wire.send(post_in_chunks("/tiny", *[b"x"] * 40_000))
    most = before = calls[0]
    while len(wire.begun) == 0:
        await asyncio.sleep(0)
        most, before = max(most, calls[0] - before), calls[0]
    assert calls[0] == 40_000 and most <= http.PIECES * http.PIECE // 6 + 1
    assert wire.begun == [("POST", "/tiny", b"x" * 40_000)]


@pytest.mark.anyio
async def test_blank_lines_without_end_are_no_head():
    wire = Wire()
    wire.send(b"\r\n\r\n" * 60_000)
    await wire.until(lambda: wire.transport.closed)
    assert b" 431 " in wire.transport.written and wire.limits.refused["head"] == 1


@pytest.mark.anyio
async def test_what_follows_the_last_request_of_a_connection_is_dropped():
    wire = Wire()
    wire.send(b"GET /last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n" + get("/never"))
    await wire.until(lambda: wire.transport.closed)
    for _ in range(20):
        await asyncio.sleep(0)
    assert wire.reached == ["/last"]


@pytest.mark.anyio
async def test_nonsense_after_a_request_is_refused_after_its_answer():
    wire = Wire()
    wire.send(get("/good") + b"\x00\x01nonsense\r\n\r\n")
    await wire.until(lambda: wire.transport.closed)
    assert wire.answered()[0].startswith("/good") and b" 400 " in wire.transport.written


@pytest.mark.anyio
async def test_after_a_refusal_nothing_is_read_for_a_while(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(http, "REFUSED_PAUSE", 3600.0)
    wire = Wire()
    wire.refusing = True
    wire.send(get("/much") + get("/too-much"))
    await wire.until(lambda: wire.answered() == ["/much"])
    for _ in range(50):
        await asyncio.sleep(0)
    assert wire.reached == ["/much"] and wire.transport.paused


@pytest.mark.anyio
async def test_a_slow_request_is_not_slow_while_we_do_not_read(monkeypatch: pytest.MonkeyPatch):
    wire = Wire(at_once=False, request_seconds=10.0)
    wire.send(get("/a") + b"GET /half")
    await wire.until(lambda: wire.reached == ["/a"])
    sweep([wire.connection], asyncio.get_running_loop().time() + 100)
    assert not wire.transport.closed
    wire.go.set()
    await wire.until(lambda: not wire.transport.paused)
    sweep([wire.connection], asyncio.get_running_loop().time() + 100)
    assert wire.limits.refused["slow"] == 1 and wire.transport.closed


@pytest.mark.anyio
async def test_an_answer_that_nobody_takes_is_given_up():
    wire = Wire()
    wire.transport.unsent = 1000
    for now in (0.0, 30.0):
        wire.connection._since = None
        sweep([wire.connection], now)
    wire.transport.unsent = 999
    for now in (59.0, 100.0):
        sweep([wire.connection], now)
    assert not wire.transport.aborted
    sweep([wire.connection], 120.0)
    assert wire.transport.aborted and wire.limits.refused["unsent"] == 1


# --- a socket without a network --------------------------------------------------------------------------------------

UPGRADE = (
    b"GET /live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def open_socket(host: str = "192.0.2.1") -> Wire:
    wire = Wire(host=host)
    wire.send(UPGRADE)
    await wire.until(lambda: b" 101 " in wire.transport.written)
    del wire.transport.written[:]
    return wire


def close_frame(code: int) -> bytes:
    return b"\x88\x02" + struct.pack("!H", code)


@pytest.mark.anyio
async def test_messages_arrive_however_their_frames_are_cut():
    sent = frame(TEXT, b"one") + frame(TEXT, b"t", final=False) + frame(PING, b"?") + frame(CONTINUATION, b"wo")
    sent += frame(TEXT, b"x" * 300) + frame(TEXT, b"y" * 16_000)
    for size in (1, 2, 7, len(sent)):
        wire = await open_socket()
        present(wire.connection._socket)._budget.bytes = MANY
        await wire.send_all(*(sent[at : at + size] for at in range(0, 700, size)), sent[max(700, size) :])
        await wire.until_heard(4)
        assert wire.heard == ["one", "two", "x" * 300, "y" * 16_000]
        assert bytes(wire.transport.written) == b"\x8a\x01?"
        assert not wire.transport.closed


@pytest.mark.anyio
@pytest.mark.parametrize(
    "flood", [frame(PONG), frame(PING, bytes(125)), frame(CONTINUATION, final=False), frame(TEXT, b"{}")]
)
async def test_a_socket_that_sends_too_much_is_closed_with_a_code_and_then_cut(
    flood: bytes, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sockets, "ENDING_SECONDS", 0.0)
    wire = await open_socket()
    parsed = [0]
    parse = Socket.handle_events

    def counting(self: Socket) -> None:
        parsed[0] += len(self.conn.events)
        parse(self)

    monkeypatch.setattr(Socket, "handle_events", counting)
    begin = frame(TEXT, b"{", final=False) if flood[0] & 0x0F == CONTINUATION else b""
    wire.send(begin + flood * (250_000 // len(flood)))
    assert bytes(wire.transport.written).endswith(close_frame(1008))
    assert wire.transport.paused and not wire.transport.aborted  # the code has a moment to arrive
    assert parsed[0] == 0  # none of the frames was parsed
    await wire.until(lambda: wire.transport.aborted)
    await wire.until(lambda: wire.heard == [1008])
    assert wire.limits.refused["frames"] == 1


@pytest.mark.anyio
async def test_the_log_tells_the_plain_address_of_a_socket_that_is_closed(caplog: pytest.LogCaptureFixture):
    wire = await open_socket("::ffff:192.0.2.7")
    wire.send(frame(PONG) * 1000)
    assert "a socket of 192.0.2.7 is closed: it sends too much" in caplog.text


@pytest.mark.anyio
async def test_who_goes_on_after_the_close_is_cut_at_once():
    wire = await open_socket()
    socket = present(wire.connection._socket)
    socket.close_sent = True  # as if the application had closed it
    wire.send(frame(PONG) * 1000)
    assert wire.transport.aborted


@pytest.mark.anyio
async def test_a_socket_with_too_much_unsent_is_cut():
    wire = await open_socket()
    wire.transport.unsent = sockets.MOST_UNSENT
    wire.send(frame(PING))
    assert not wire.transport.closed
    wire.transport.unsent = sockets.MOST_UNSENT + 1
    wire.send(frame(PING))
    assert wire.transport.aborted and wire.limits.refused["unsent"] == 1


@pytest.mark.anyio
async def test_the_sweep_cuts_sockets_that_take_nothing_or_ignore_the_close():
    wire = await open_socket()
    wire.transport.unsent = 1000
    for now in (0.0, sockets.STUCK_SECONDS):
        sweep(wire.state.connections, now)
        assert not wire.transport.aborted
    sweep(wire.state.connections, sockets.STUCK_SECONDS + 1)
    assert wire.transport.aborted

    wire = await open_socket()
    wire.transport.close()  # it waits for something
    for now in (0.0, sockets.CLOSING_SECONDS):
        sweep(wire.state.connections, now)
        assert not wire.transport.aborted
    sweep(wire.state.connections, sockets.CLOSING_SECONDS + 1)
    assert wire.transport.aborted and wire.limits.refused["unsent"] == 1


@pytest.mark.anyio
async def test_bytes_right_behind_the_upgrade_belong_to_the_socket():
    wire = Wire()
    wire.send(UPGRADE + frame(TEXT, b"early"))
    await wire.until(lambda: wire.heard == ["early"])


@pytest.mark.anyio
async def test_an_upgrade_whose_headers_are_too_long_is_refused_and_closed():
    wire = Wire()
    wire.send(UPGRADE[:-2] + b"x-long: " + b"a" * 9000 + b"\r\n\r\n")
    assert wire.transport.closed and b" 431 " in wire.transport.written


@pytest.mark.anyio
async def test_the_first_messages_of_a_client_are_not_too_much():
    wire = await open_socket()
    for number in range(100):
        wire.send(frame(TEXT, b'{"type":"ping"}'))
        await wire.until_heard(number + 1)
    assert not wire.transport.closed


# --- answers in one piece --------------------------------------------------------------------------------------------


class Written:
    """A transport that notes what is written to it, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.pieces.append(data)

    def close(self) -> None:
        self.closed = True


def answer_to() -> tuple[OneWrite, Any, Written]:
    transport = Written()
    cycle: Any = SimpleNamespace(response_started=False, transport=transport)
    return OneWrite.of(cycle), cycle, transport


def test_the_head_of_an_answer_waits_for_its_body() -> None:
    answer, cycle, transport = answer_to()
    cycle.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert transport.pieces == [b"HTTP/1.1 100 Continue\r\n\r\n"]
    cycle.response_started = True
    for piece in (b"head", b"body", b"more"):
        cycle.transport.write(piece)
    answer.flush()
    assert transport.pieces[1:] == [b"headbody", b"more"]


@pytest.mark.parametrize("end", ["flush", "close"])
def test_a_head_without_a_body_is_sent_at_the_end(end: str) -> None:
    answer, cycle, transport = answer_to()
    cycle.response_started = True
    cycle.transport.write(b"head")
    assert transport.pieces == []
    getattr(answer, end)()
    answer.flush()
    assert transport.pieces == [b"head"] and transport.closed is (end == "close")
