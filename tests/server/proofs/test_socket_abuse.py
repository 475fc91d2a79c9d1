"""Messages that make no sense, come in the wrong order, are far too large or far too many: nobody else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket as sockets
import string
import struct
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from duchy.server.live.connection import POLICY_VIOLATION, TOO_LARGE, TRY_AGAIN_LATER
from duchy.server.schemas.socket import ClientMessage
from duchy.server.settings import Settings
from tests.support.asgi import SocketClosed
from tests.support.nursery import HOST, Nursery
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.compiled, pytest.mark.anyio]

MANGLED = 400
FLOOD = 3_000


# --- nonsense, in this process ---------------------------------------------------------------------------------------


def good(table: Opened) -> list[dict[str, Any]]:
    """A message of each kind, some in two ways."""
    acting = {"ply": 0, "request": "abuse-000", "seat": 0}
    return [
        {"type": "hello", "tokens": list(table.tokens.values()), "ply": 0, "language": "en"},
        {"type": "action", **acting, "action": 3},
        {"type": "undo", **acting},
        {"type": "go_on", "ply": 0, "seat": 0},
        {"type": "look", "seat": 1},
        {"type": "say", "text": "well met", "request": "abuse-001", "seat": 0},
        {"type": "say", "phrase": "hello", "request": "abuse-002", "name": "Ann"},
        {"type": "ping"},
    ]


def test_every_kind_of_message_is_mangled() -> None:
    union, _ = get_args(ClientMessage)
    there = {get_args(message.model_fields["type"].annotation)[0] for message in get_args(union)}
    assert there == {message["type"] for message in good(Opened("", {}, {}))}


def mangled(chance: random.Random, table: Opened) -> Any:
    """A message that was good once."""
    message: Any = chance.choice(good(table))
    for _ in range(chance.randint(1, 3)):
        name = chance.choice([*message, "extra"])
        message = {**message, name: junk(chance)}
    text = json.dumps(message)
    how = chance.randrange(6)
    if how == 0:
        return text[: chance.randrange(len(text))]
    if how == 1:
        return text.encode()
    if how == 2:
        return json.dumps([message] * chance.randint(0, 3))
    return text


def junk(chance: random.Random) -> Any:
    letters = "".join(chance.choices(string.printable + "\u202e\x00☃", k=chance.randint(0, 40)))
    deep: Any = 0
    for _ in range(chance.randint(1, 200)):
        deep = [deep]
    return chance.choice([None, True, -1, 2**70, 1e308, letters, [], {}, deep, {"kind": letters}, [letters] * 9])


#: Tables of each status but the last, with shares announced or not.
WISHES: dict[str, dict[str, Any]] = {
    "running": {"seats": [{"kind": "here"}, {"kind": "here"}]},
    "open": {"seats": [{"kind": "here"}, {"kind": "link"}]},
    "starting": {"seats": [{"kind": "here"}, {"kind": "here"}], "share_hash": "0" * 64},
}


@pytest.mark.parametrize("status", WISHES)
async def test_mangled_messages_hurt_nobody(status: str, settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(settings.changed(share_seconds=PATIENCE)) as client:
        table = Opened.read(await client.post("/tables", {"game": "burgundy", **WISHES[status]}))
        await send_mangled(client, table, caplog)
        assert (await client.get(f"/tables/{table.id}"))["status"] == status


async def send_mangled(client: Client, table: Opened, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(5)
    bystander, welcome = await client.live(table.id)
    closed: set[int] = set()
    with caplog.at_level(logging.ERROR):
        for _ in range(MANGLED // 8):
            socket = await client.asgi.socket(f"/api/tables/{table.id}/live")
            try:
                for _ in range(8):
                    socket.send(mangled(chance, table))
                    answer = await socket.receive()
                    assert answer["type"] in ("welcome", "problem", "update", "table", "chat", "pong"), answer
            except SocketClosed as end:
                closed.add(end.code)
            else:
                await socket.close()
    assert closed <= {POLICY_VIOLATION, TOO_LARGE, TRY_AGAIN_LATER}
    assert not caplog.records
    bystander.send({"type": "ping"})
    while (await bystander.receive())["type"] != "pong":
        pass
    before = welcome["view"]
    assert before is None or (await client.state(table.id))["view"]["game"] == before["game"]
    await bystander.close()


# --- abuse over the network ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """A server in a process of its own."""
    with sockets.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    nursery = Nursery(f"sqlite:///{tmp_path_factory.mktemp('abuse')}/tables.sqlite3", port)
    nursery.start()
    yield nursery
    nursery.close()


@asynccontextmanager
async def honest_game(server: Nursery) -> AsyncIterator[str]:
    """The address of a table for the abuser; afterwards the people who sit there must be able to play on."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    async with httpx.AsyncClient(base_url=f"{server.url}/api", timeout=PATIENCE) as client:
        opened = (await client.post("/tables", json={"game": "burgundy", "seats": seats})).json()
        table, tokens = opened["table"]["id"], {held["seat"]: held["token"] for held in opened["seats"]}
        yield f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        for number in range(3):
            seat = (await client.get(f"/tables/{table}")).json()["deciders"][0]
            headers = {"authorization": f"Bearer {tokens[seat]}"}
            state = (await client.get(f"/tables/{table}/state", headers=headers)).json()
            body = {"ply": number, "action": state["view"]["actions"][0]["id"], "request": f"honest-{number}"}
            answer = await client.post(f"/tables/{table}/actions", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
        assert (await client.get("/health")).json()["status"] == "ok"


async def ending(socket: ClientConnection) -> int:
    """The code with which the server ends a connection, whatever it says before."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    return socket.close_code or 0


async def test_a_message_of_a_megabyte_is_not_read(server: Nursery) -> None:
    async with honest_game(server) as url, connect(url, compression=None, proxy=None, open_timeout=PATIENCE) as socket:
        await socket.send("x" * 1_000_000)
        assert await ending(socket) == TOO_LARGE


async def test_a_message_that_unpacks_to_a_hundred_megabytes_is_not_unpacked(server: Nursery) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = b"".join(packer.compress(b"0" * 1_000_000) for _ in range(100))
    bomb += packer.flush(zlib.Z_SYNC_FLUSH)[:-4]
    async with honest_game(server) as url, connect(url, proxy=None, open_timeout=PATIENCE) as socket:
        before = resident(server)
        socket.transport.write(b"\xc1\xff" + struct.pack("!Q", len(bomb)) + bytes(4) + bomb)  # a compressed text
        assert await ending(socket) == TOO_LARGE
        assert resident(server) - before < 50_000_000


def resident(server: Nursery) -> int:
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * 4096


async def test_bytes_that_are_no_frames_end_the_connection(server: Nursery) -> None:
    async with honest_game(server) as url, connect(url, proxy=None, open_timeout=PATIENCE) as socket:
        socket.transport.write(random.Random(1).randbytes(4096))
        assert await ending(socket) in (1002, 1006)


async def test_binary_messages_are_refused_and_then_ended(server: Nursery) -> None:
    async with honest_game(server) as url, connect(url, proxy=None, open_timeout=PATIENCE) as socket:
        for _ in range(20):
            await socket.send(b"\x00\xff" * 100)
        assert await ending(socket) == POLICY_VIOLATION


async def test_a_flood_is_answered_or_ended(server: Nursery) -> None:
    async with honest_game(server) as url, connect(url, proxy=None, open_timeout=PATIENCE, max_queue=1) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        with suppress(ConnectionClosed):
            for number in range(FLOOD):
                await socket.send(json.dumps({"type": "undo", "ply": 0, "request": f"flood-{number:06}"}))
        answered: set[str] = set()
        with suppress(ConnectionClosed):
            while len(answered) < FLOOD:
                message = json.loads(await socket.recv())
                answered |= {message["request"]} if message["type"] == "problem" else set()
        ended = socket.close_code in (TRY_AGAIN_LATER, POLICY_VIOLATION, 1006)  # who does not read sees no code
        assert ended or len(answered) == FLOOD


async def test_a_table_takes_no_more_sockets_than_it_can_serve(server: Nursery) -> None:
    async with honest_game(server) as url:
        crowd = await asyncio.gather(*(connect(url, proxy=None, open_timeout=PATIENCE) for _ in range(230)))
        for socket in crowd:
            await socket.send(json.dumps({"type": "hello"}))
        firsts = await asyncio.gather(*(first(socket) for socket in crowd))
        assert firsts.count("welcome") == 200 and firsts.count(str(TRY_AGAIN_LATER)) == 30
        await asyncio.gather(*(socket.close() for socket in crowd))


async def first(socket: ClientConnection) -> str:
    try:
        return str(json.loads(await socket.recv())["type"])
    except ConnectionClosed:
        return str(socket.close_code)
