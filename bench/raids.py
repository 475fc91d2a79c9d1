"""Floods for ``bench.floods`` and for the tests: ``python -m bench.raids NAME PORT TABLE SECONDS``.

They go to this computer only, end by themselves, and say in a line of JSON what came of them.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

HOST = "127.0.0.1"
ATTACKER = "127.0.0.2"  # another address than that of honest players, as it would be in earnest
CONNECTIONS = 20  # of the flood of requests
PIPELINED = 250_000  # bytes of requests that each of them sends at once


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A masked frame, as a client sends it; the mask of zeros changes nothing."""
    first = opcode | (0x80 if final else 0)
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0xFE)) + struct.pack("!H", size)
    else:
        head = bytes((first, 0xFF)) + struct.pack("!Q", size)
    return head + bytes(4) + payload


TEXT, PING, PONG = 1, 9, 10
HELLO = frame(TEXT, b'{"type":"hello"}')
CHUNK = 8192  # frames that are sent together


@dataclass
class Raid:
    """What came of a flood."""

    closed: float | None = None
    """Seconds until the server had closed all its connections; None if it did not."""
    code: int | None = None
    """With which a socket was closed."""
    sent: int = 0
    """Bytes, as far as the operating system took them."""
    requests: int = 0
    """That were sent."""
    answers: int = 0
    """That were read."""


async def open_socket(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at a table, by hand."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {table}/live HTTP/1.1", f"host: {HOST}", "upgrade: websocket", "connection: upgrade"]
    lines += ["sec-websocket-version: 13", f"sec-websocket-key: {key}", "", ""]
    writer.write("\r\n".join(lines).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in answer.split(b"\r\n")[0]:
        raise RuntimeError(f"no socket: {answer!r}")
    return reader, writer


async def flood_socket(port: int, table: str, seconds: float, begin: bytes, again: bytes, reads: bool) -> Raid:
    """Frames as fast as they are taken, until the server has had enough or the time is over."""
    raid, began = Raid(), time.perf_counter()
    reader, writer = await open_socket(port, table)
    writer.write(begin)
    heard = asyncio.create_task(_hear(reader)) if reads else None
    try:
        while time.perf_counter() - began < seconds:
            writer.write(again)
            raid.sent += len(again)
            await asyncio.wait_for(writer.drain(), seconds)
            await asyncio.sleep(0)
            if reader.at_eof() or reader.exception() is not None:
                raise ConnectionResetError
    except (OSError, TimeoutError):
        raid.closed = time.perf_counter() - began
    if heard is not None:
        raid.code = close_code(await heard)
    writer.transport.abort()
    return raid


async def _hear(reader: asyncio.StreamReader) -> bytes:
    """The last bytes that the server sends before it closes."""
    heard = b""
    with suppress(OSError):
        while data := await reader.read(65536):
            heard = (heard + data)[-200_000:]
    return heard


def close_code(heard: bytes) -> int | None:
    """The code of the close frame at the end of what was heard."""
    return struct.unpack("!H", heard[-2:])[0] if heard[-4:-2] == b"\x88\x02" else None


async def pongs(port: int, table: str, seconds: float) -> Raid:
    """Empty pongs."""
    return await flood_socket(port, table, seconds, HELLO, frame(PONG) * CHUNK, reads=True)


async def continuations(port: int, table: str, seconds: float) -> Raid:
    """A message that never ends, of empty frames."""
    begin = HELLO + frame(TEXT, b"{", final=False)
    return await flood_socket(port, table, seconds, begin, frame(0, final=False) * CHUNK, reads=True)


async def pings(port: int, table: str, seconds: float) -> Raid:
    """Pings, whose answers nobody reads."""
    return await flood_socket(port, table, seconds, HELLO, frame(PING, bytes(125)) * (CHUNK // 16), reads=False)


async def pipelines(port: int, table: str, seconds: float) -> Raid:
    """Many requests at once on many connections, and more whenever there is room for them."""
    raid, began = Raid(), time.perf_counter()
    if all(await asyncio.gather(*(_pipeline(raid, port, seconds) for _ in range(CONNECTIONS)))):
        raid.closed = time.perf_counter() - began
    return raid


async def _pipeline(raid: Raid, port: int, seconds: float) -> bool:
    """One of the connections; whether the server has closed it."""
    request, answer = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", b"HTTP/1.1 "
    number = PIPELINED // len(request)
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
    heard = b""
    try:
        async with asyncio.timeout(seconds):
            while True:
                if not writer.transport.get_write_buffer_size():
                    writer.write(request * number)
                    raid.sent += number * len(request)
                    raid.requests += number
                data = await reader.read(1 << 20)
                if not data:
                    return True
                heard = heard[-len(answer) + 1 :] + data
                raid.answers += heard.count(answer)
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        writer.transport.abort()


Flood = Callable[[int, str, float], Coroutine[Any, Any, Raid]]
FLOODS: dict[str, Flood] = {"pongs": pongs, "continuations": continuations, "pings": pings, "pipelines": pipelines}


if __name__ == "__main__":
    name, port, table, seconds = sys.argv[1:]
    print(json.dumps(asdict(asyncio.run(FLOODS[name](int(port), table, float(seconds))))))
