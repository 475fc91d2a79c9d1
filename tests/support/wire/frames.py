"""WebSocket connections as bytes: requests for a socket, right and wrong, and frames of every kind."""

from __future__ import annotations

import base64
import json
import random
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.support.wire.case import Case, Kinds, Place, cut, mutated
from tests.support.wire.messages import conversation, encoded, with_junk
from tests.support.wire.requests import Header, readable, request

kinds = Kinds()
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
RESERVED = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
CODES = (0, 1, 999, *range(1000, 1016), 1016, 2000, 2999, 3000, 3999, 4000, 4999, 5000, 32_768, 65_535)
HELLO = b'{"type":"hello"}'
DEFLATE = "permessage-deflate; client_max_window_bits"


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    mask: bytes | None = b"\x12\x34\x56\x78",
    length: int | None = None,
    wide: int = 0,
) -> bytes:
    """A frame. ``length`` is what it says its length is; ``wide`` takes 2 or 8 bytes for that where fewer would do."""
    told = len(payload) if length is None else length
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    masked = 0x80 if mask is not None else 0
    if wide == 8 or told > 0xFFFF:
        head = struct.pack("!BBQ", first, masked | 127, told & 0xFFFF_FFFF_FFFF_FFFF)
    elif wide == 2 or told > 125:
        head = struct.pack("!BBH", first, masked | 126, told)
    else:
        head = struct.pack("!BB", first, masked | told)
    if mask is None:
        return head + payload
    many = mask * (len(payload) // 4 + 1)
    hidden = (int.from_bytes(payload, "big") ^ int.from_bytes(many[: len(payload)], "big")).to_bytes(
        len(payload), "big"
    )
    return head + mask + hidden


def text(message: Any, **how: Any) -> bytes:
    """A message as a text frame."""
    return frame(TEXT, message if isinstance(message, bytes) else json.dumps(message).encode(), **how)


def upgrade(place: Place, headers: Sequence[Header] = (), *, path: str | None = None, method: str = "GET") -> bytes:
    """A request for a socket; ``headers`` replace those of the same name, and leave them out where they are empty."""
    usual = {
        "host": place.host,
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-key": base64.b64encode(b"sixteen bytes ok").decode(),
        "sec-websocket-version": "13",
    }
    replaced = {name for name, _ in headers}
    kept = [(name, value) for name, value in usual.items() if name not in replaced]
    return request(method, path or f"/api/tables/{place.table}/live", [*kept, *((n, v) for n, v in headers if v)])


def over_socket(
    kind: str, place: Place, frames: Sequence[bytes], *, hello: bytes | None = HELLO, deflate: bool = False, **more: Any
) -> Case:
    """A case of frames after a hello; a welcome must come unless something else is said."""
    asked = upgrade(place, [("sec-websocket-extensions", DEFLATE)] if deflate else ())
    sends = [*([text(hello)] if hello is not None else []), *frames]
    return Case(
        kind, sends, **{"units": len(sends) + 1, "upgrade": asked, "deflate": deflate, "welcomed": False, **more}
    )


def raw_deflate(content: bytes) -> bytes:
    """What a message is compressed to."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    return (packer.compress(content) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


@cache
def bomb(megabytes: int) -> bytes:
    """Little that becomes much."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    return b"".join(packer.compress(b"0" * 1_000_000) for _ in range(megabytes)) + packer.flush(zlib.Z_SYNC_FLUSH)[:-4]


# --- requests for a socket -------------------------------------------------------------------------------------------


@kinds(weight=5)
def upgrades(chance: random.Random, place: Place) -> Case:
    """A socket is asked for with something wrong, or where there is none."""
    wrong: tuple[Sequence[Header], ...] = (
        *([("sec-websocket-version", version)] for version in ("", "12", "0", "13, 8", "x", "-1")),
        *([("sec-websocket-key", key)] for key in ("", "x", "=" * 24, "A" * 24, "\xff" * 24, "A" * 9000)),
        *([("upgrade", name)] for name in ("", "h2c", "WebSocket", "websocket, h2c", "x" * 500)),
        *([("connection", name)] for name in ("", "close", "keep-alive, Upgrade", "upgrade" * 50)),
        *(
            [("sec-websocket-extensions", name)]
            for name in ("x", "permessage-deflate; x=y", ";;;", "permessage-deflate=1")
        ),
        [("sec-websocket-extensions", f"{DEFLATE}=99")],
        [("sec-websocket-extensions", ", ".join([DEFLATE] * 40))],
        [("sec-websocket-protocol", "a, b, ,, c")],
        [("sec-websocket-protocol", "\xe9")],
        [("origin", "https://evil.example")],
        [("origin", "null")],
        [("origin", "http://[")],
        [("host", "")],
        [("cookie", "duchy=\xff")],
        [("x-long", "a" * 8100)],
        [("x-long", "a" * 8300)],
        [(f"x-{number}", "y") for number in range(95)],
        [("content-length", "5")],
        [("transfer-encoding", "chunked")],
        [("expect", "100-continue")],
    )
    path = f"/api/tables/{place.table}/live"
    paths = (
        *(path,) * 6,
        *(readable(chance, place), "/api/tables/nowhere/live", "/api/tables/a%00b/live", "/api/tables/%ff/live"),
        *(f"{path}?x=%00", f"{path}/", "/api/tables/" + "x" * 7900 + "/live", "/api/tables/\xe9/live", "*"),
        *(f"http://{place.host}{path}", "//" + path, f"{path}#x", f"{path}?" + "a=b&" * 1500),
    )
    method = chance.choice(("GET",) * 6 + ("POST", "OPTIONS"))
    headers = chance.choice((*wrong, ()))
    sent = upgrade(place, headers, path=chance.choice(paths), method=method)
    eager = chance.choice((b"", b"", text(HELLO), chance.randbytes(20), b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"))
    later = [text(HELLO)] if chance.random() < 0.3 else []
    sends = [sent + eager, *later] if chance.random() < 0.7 else [*cut(chance, sent, 3), eager or b"x", *later]
    return Case("upgrades", sends, units=1 + len(later))


# --- frames as they should be ----------------------------------------------------------------------------------------


@kinds(weight=8)
def sensible(chance: random.Random, place: Place) -> Case:
    """A client as it should be, which may compress and cut its messages and sends control frames between the parts."""
    deflate = chance.random() < 0.5
    hello = {"type": "hello", "tokens": list(place.tokens) if chance.random() < 0.5 else []}
    sends = []
    for message in [hello, *chance.choices(conversation(chance, place), k=chance.randint(1, 6))]:
        content, rsv = json.dumps(message).encode(), 0
        if deflate and chance.random() < 0.5:
            content, rsv = raw_deflate(content), 4
        parts = cut(chance, content, 4)
        for number, part in enumerate(parts):
            first, last = number == 0, number == len(parts) - 1
            sends.append(frame(TEXT if first else CONT, part, fin=last, rsv=rsv if first else 0))
            if chance.random() < 0.2:
                sends.append(frame(chance.choice((PING, PONG)), chance.randbytes(chance.choice((0, 4, 125)))))
    leaves = chance.random() < 0.3  # perhaps before it is welcomed
    if leaves:
        sends.append(frame(CLOSE, struct.pack("!H", 1000) + b"bye"))
    case = over_socket("sensible", place, sends, hello=None, deflate=deflate, welcomed=not leaves)
    return case if chance.random() < 0.8 else vary(case, cut(chance, b"".join(sends), 30))


def vary(case: Case, sends: Sequence[bytes]) -> Case:
    """The same with other writes."""
    return Case(**{**vars(case), "sends": sends})


@kinds(weight=8)
def almost_messages(chance: random.Random, place: Place) -> Case:
    """JSON that is structured and wrong, at a table that is played."""
    token = {"type": "hello", "tokens": [chance.choice(place.tokens)]}
    messages = chance.choices(conversation(chance, place), k=chance.randint(1, 10))
    sends = [
        frame(chance.choice((TEXT, TEXT, TEXT, BINARY)), encoded(chance, with_junk(chance, one))) for one in messages
    ]
    hello = json.dumps(token).encode() if chance.random() < 0.8 else None
    return over_socket("almost_messages", place, sends, hello=hello)


@kinds(weight=2)
def frames_byte_by_byte(chance: random.Random, place: Place) -> Case:
    """Frames whose bytes come one after the other."""
    sent = text(HELLO) + frame(PING, b"x") + text({"type": "ping"})
    case = over_socket("frames_byte_by_byte", place, [], hello=None, units=4, welcomed=True)
    return vary(case, [sent[at : at + 1] for at in range(len(sent))])


@kinds(weight=2)
def vanishing(chance: random.Random, place: Place) -> Case:
    """A client that is gone without a word."""
    sends = [text(message) for message in chance.choices(conversation(chance, place), k=chance.randint(0, 4))]
    return over_socket("vanishing", place, sends, ending="abort")


# --- frames as they must not be --------------------------------------------------------------------------------------


@kinds(weight=6)
def wild_frames(chance: random.Random, place: Place) -> Case:
    """Opcodes, flags, lengths and masks at random."""
    sends = []
    for _ in range(chance.randint(1, 8)):
        opcode = chance.choice((CONT, TEXT, BINARY, CLOSE, PING, PONG, TEXT, chance.choice(RESERVED)))
        payload = chance.randbytes(chance.choice((0, 1, 2, 5, 125, 126)))
        sends.append(
            frame(
                opcode,
                payload,
                fin=chance.random() < 0.7,
                rsv=chance.choice((0, 0, 0, 0, 1, 2, 4, 7)),
                mask=chance.choice((b"\0\0\0\0", chance.randbytes(4), chance.randbytes(4), None)),
                wide=chance.choice((0, 0, 0, 2, 8)),
            )
        )
    return over_socket("wild_frames", place, sends, deflate=chance.random() < 0.5)


@kinds(weight=5)
def lengths(chance: random.Random, place: Place) -> Case:
    """Messages of every size, and lengths that lie."""
    size = chance.choice(LENGTHS)
    opcode = chance.choice((TEXT, TEXT, BINARY, CONT, PING, CLOSE))
    lie = chance.choice((None, None, 0, size + 1, max(0, size - 1), 2**16, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1))
    payload = b'"' + b"a" * (size - 2) + b'"' if size > 1 else b"1" * size
    sent = frame(opcode, payload, length=lie, wide=chance.choice((0, 0, 2 if (lie or size) <= 0xFFFF else 8, 8)))
    return over_socket("lengths", place, [*cut(chance, sent, 3), text({"type": "ping"})], units=3)


@kinds(weight=3)
def fragments(chance: random.Random, place: Place) -> Case:
    """Continuations without a beginning, beginnings without an end, control frames in parts; many empty parts."""
    part = b'{"type":'
    orders: tuple[list[bytes], ...] = (
        [frame(CONT, b'"ping"}')],
        [frame(TEXT, part, fin=False), frame(TEXT, b'"ping"}')],
        [frame(TEXT, part, fin=False), frame(BINARY, b"x", fin=False)],
        [frame(TEXT, part, fin=False), frame(CONT, b"", fin=False), frame(CONT, b'"ping"}'), frame(CONT, b"x")],
        [frame(PING, b"x", fin=False), frame(CONT, b"y")],
        [frame(CLOSE, b"", fin=False)],
        [frame(TEXT, b"", fin=False), *[frame(CONT, b"", fin=False)] * chance.randint(1, 200), frame(CONT, b"1")],
        [frame(TEXT, b"[" * 9000, fin=False), *[frame(CONT, b"[" * 9000, fin=False)] * 9],
        [frame(TEXT, part, fin=False), frame(PING, b"x"), frame(CONT, b'"ping"}')],
    )
    return over_socket("fragments", place, chance.choice(orders))


@kinds(weight=3)
def bad_texts(chance: random.Random, place: Place) -> Case:
    """Texts that are no UTF-8, in one part or in two."""
    wrong = chance.choice(
        (
            b"\xff",
            b"\xc0\x80",
            b"\xed\xa0\x80",
            b"\xf8\x88\x80\x80\x80",
            b"\xe2\x82",
            b"\x80",
            b"\xf4\x90\x80\x80",
            b'"\xfe"',
        )
    )
    sent = chance.choice(
        (
            [frame(TEXT, wrong)],
            [frame(TEXT, b'{"type":"say"' + wrong)],
            [frame(TEXT, wrong[:1], fin=False), frame(CONT, wrong[1:])],
            [frame(CLOSE, b"\x03\xe8" + wrong)],
            [frame(TEXT, raw_deflate(wrong), rsv=4)],
        )
    )
    return over_socket("bad_texts", place, sent, deflate=chance.random() < 0.5, hello=chance.choice((HELLO, None)))


@kinds(weight=4)
def compressed(chance: random.Random, place: Place) -> Case:
    """Compressed data that is none, is cut, or becomes far too much."""
    good = raw_deflate(b'{"type":"ping"}')
    content = chance.choice(
        (
            *(
                chance.randbytes(chance.randint(1, 300)),
                good[:-1],
                good + b"\0",
                b"",
                b"\xff" * 50,
                mutated(chance, good),
            ),
            *(bomb(1), bomb(1)[: 500 + chance.randrange(400)], bomb(chance.choice((1, 20))), zlib.compress(HELLO)),
            *(b"\x05\xe0\x81\x08\x00", b"\x00" * 20, raw_deflate(b"x" * 70_000)),
        )
    )
    deflate, rsv = chance.random() < 0.8, chance.choice((4, 4, 4, 6))
    if chance.random() < 0.3 and len(content) > 1:
        middle = len(content) // 2
        again = chance.choice((0, 4))
        sent = [frame(TEXT, content[:middle], fin=False, rsv=rsv), frame(CONT, content[middle:], rsv=again)]
    else:
        sent = [frame(chance.choice((TEXT, TEXT, BINARY, PING)), content, rsv=rsv)]
    return over_socket("compressed", place, [*sent, text({"type": "ping"})], deflate=deflate)


@kinds(weight=4)
def closes(chance: random.Random, place: Place) -> Case:
    """Closing with every code and reason, and going on afterwards."""
    reason = chance.choice((b"", b"bye", b"x" * 123, b"x" * 124, b"\xff", "до".encode()))
    code = chance.choice(CODES)
    payload = chance.choice((struct.pack("!H", code) + reason, b"", b"\x03"))
    later = chance.choice(([], [text({"type": "ping"})], [frame(CLOSE, payload)], [frame(PING, b"x")], [b"garbage"]))
    hello = chance.choice((HELLO, HELLO, None))
    return over_socket("closes", place, [frame(CLOSE, payload), *later], hello=hello, code=code)


@kinds(weight=2)
def many_controls(chance: random.Random, place: Place) -> Case:
    """Many control frames at once, fewer than a flood."""
    one = frame(chance.choice((PING, PONG)), chance.randbytes(chance.choice((0, 125))))
    number = chance.randint(20, 150)
    return over_socket("many_controls", place, [one * number], units=number + 2)


@kinds(weight=2)
def silent_or_early(chance: random.Random, place: Place) -> Case:
    """Something else than a hello first, or nothing at all."""
    first = chance.choice(([], [text({"type": "ping"})], [frame(PING, b"x")], [text(b"")], [text(b"x" * 20_000)]))
    return over_socket("silent_or_early", place, first, hello=None)


@kinds(weight=5)
def mutated_frames(chance: random.Random, place: Place) -> Case:
    """Right frames with a few other bytes in them."""
    messages = chance.choices(conversation(chance, place), k=chance.randint(1, 5))
    sent = mutated(chance, b"".join(text(message) for message in messages))
    return over_socket("mutated_frames", place, cut(chance, sent, 3), units=len(messages) + 2)


@kinds(weight=1)
def random_frames(chance: random.Random, place: Place) -> Case:
    """Bytes that are no frames."""
    return over_socket(
        "random_frames", place, [chance.randbytes(chance.randint(1, 5000))], deflate=chance.random() < 0.5
    )
