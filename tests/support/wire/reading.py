"""What a server sends back, byte by byte: answers of HTTP and frames of a socket. Anything else is a fault."""

from __future__ import annotations

import json
import re
import struct
import zlib
from dataclasses import dataclass, field
from typing import Any

from tests.support.wire.case import Case
from tests.support.wire.frames import CLOSE, CONT, PING, PONG, TEXT

END = b"\r\n\r\n"
STATUS = re.compile(rb"HTTP/1\.1 ([1-5][0-9]{2}) [ -~]*")
HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+): ?([\t -~\x80-\xff]*)")
PROBLEM = b"application/problem+json"
LIMITS = ("/problems/busy", "/problems/unavailable", "/problems/preparing")  # what a 503 may say
INTERNAL_ERROR = 1011
MESSAGES = frozenset({"welcome", "update", "table", "chat", "preparing", "problem", "pong"})


class Unclean(Exception):
    """What the server did is not as it should be."""


@dataclass
class Reader:
    """Reads what comes over one connection."""

    case: Case
    statuses: list[int] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    code: int | None = None
    """With which code the socket was closed."""
    received: bytearray = field(default_factory=bytearray)
    accepted: bool = False
    """Whether there is a socket."""
    ended: bool = False
    _at: int = 0
    _inflate: Any = None
    _message: bytes = b""
    _packed: bool = False
    _last: bool = False
    """Whether a HEAD was refused, and nothing more comes: what is no request is refused with a text in any case."""

    def feed(self, data: bytes) -> None:
        """Some more bytes."""
        self.received += data
        while self._frame() if self.accepted else self._answer():
            pass

    def finish(self) -> None:
        """The server has closed the connection. It must not have done so in the middle of something it sent."""
        self.ended = True
        if self._at < len(self.received) and self.case.ending != "abort" and not self._last:
            raise Unclean("the connection ended in the middle of an answer")

    # --- answers -----------------------------------------------------------------------------------------------------

    def _answer(self) -> bool:
        """Read one answer, if it is here."""
        end = self.received.find(END, self._at)
        if end < 0:
            return False
        first, *lines = bytes(self.received[self._at : end]).split(b"\r\n")
        found = STATUS.fullmatch(first)
        if found is None:
            raise Unclean(f"no status line: {first[:200]!r}")
        status = int(found[1])
        headers = _headers(lines)
        if status == 100:
            self._at = end + len(END)
            return True
        if status == 101:
            self._at, self.accepted = end + len(END), True
            if b"permessage-deflate" in headers.get(b"sec-websocket-extensions", b""):
                self._inflate = zlib.decompressobj(-15)
            self.statuses.append(status)
            return True
        head = len(self.statuses) in self.case.heads
        bodiless = head or status in (204, 304)
        self._last = head and headers.get(b"connection") == b"close"
        length = 0 if bodiless else _length(headers)
        if len(self.received) < end + len(END) + length:
            return False
        self._at = end + len(END) + length
        self._check(status, headers, bytes(self.received[end + len(END) : self._at]))
        self.statuses.append(status)
        return True

    def _check(self, status: int, headers: dict[bytes, bytes], body: bytes) -> None:
        kind = headers.get(b"content-type", b"")
        if status >= 500 and status != 503:
            raise Unclean(f"an answer with {status}")
        if kind == PROBLEM and body:
            problem = json.loads(body)
            if problem["status"] != status or not problem["type"].startswith("/problems/"):
                raise Unclean(f"a problem that says {problem} with {status}")
            if status == 503 and problem["type"] not in LIMITS:
                raise Unclean(f"an answer with 503 {problem['type']}")
        elif status == 503:
            raise Unclean("an answer with 503 without a problem")
        first = not self.statuses
        if first and self.case.statuses is not None and status not in (*self.case.statuses, 503):
            raise Unclean(f"an answer with {status} instead of {sorted(self.case.statuses)}")
        if self.case.most is not None and len(self.statuses) >= self.case.most:
            raise Unclean(f"more than {self.case.most} answers")

    # --- frames ------------------------------------------------------------------------------------------------------

    def _frame(self) -> bool:
        """Read one frame, if it is here."""
        head = bytes(self.received[self._at : self._at + 10])
        if len(head) < 2:
            return False
        length, size = head[1] & 0x7F, 2
        if length > 125:
            size = 4 if length == 126 else 10
            if len(head) < size:
                return False
            (length,) = struct.unpack("!H" if size == 4 else "!Q", head[2:size])
        if len(self.received) < self._at + size + length:
            return False
        payload = bytes(self.received[self._at + size : self._at + size + length])
        self._at += size + length
        if head[1] & 0x80:
            raise Unclean("a frame of the server is masked")
        if self.code is not None:
            raise Unclean("a frame after the close frame")
        self._take(head[0], payload)
        return True

    def _take(self, first: int, payload: bytes) -> None:
        opcode, fin, packed = first & 0x0F, bool(first & 0x80), bool(first & 0x40)
        if first & 0x30 or (packed and (self._inflate is None or opcode != TEXT)):
            raise Unclean(f"flags of a frame: {first:#x}")
        if opcode == CLOSE:
            self.code = _close_code(payload, self.case.code)
        elif opcode in (PING, PONG):
            if not fin or len(payload) > 125:
                raise Unclean("a control frame that is none")
        elif opcode in (TEXT, CONT):
            if opcode == TEXT:
                self._message, self._packed = b"", packed
            self._message += payload
            if fin:
                self._hear()
        else:
            raise Unclean(f"a frame of the kind {opcode}")

    def _hear(self) -> None:
        content = self._message
        if self._packed:
            content = self._inflate.decompress(content + b"\0\0\xff\xff")
        message = json.loads(content)
        kind = message.get("type")
        if kind not in MESSAGES:
            raise Unclean(f"a message of the kind {kind!r}")
        if kind == "problem" and message["problem"]["status"] >= 500:
            raise Unclean(f"a problem over the socket: {message['problem']}")
        self.types.append(kind)


def _headers(lines: list[bytes]) -> dict[bytes, bytes]:
    found = {}
    for line in lines:
        parts = HEADER.fullmatch(line)
        if parts is None:
            raise Unclean(f"no header: {line[:200]!r}")
        found[parts[1].lower()] = parts[2]
    return found


def _length(headers: dict[bytes, bytes]) -> int:
    if b"transfer-encoding" in headers or not headers.get(b"content-length", b"").isdigit():
        raise Unclean(f"an answer without a length: {headers}")
    return int(headers[b"content-length"])


def _close_code(payload: bytes, echoed: int | None) -> int:
    """The code of a close frame; 1005 is none."""
    if not payload:
        return 1005
    if len(payload) < 2:
        raise Unclean("a close frame with half a code")
    (code,) = struct.unpack("!H", payload[:2])
    payload[2:].decode()
    if not (1000 <= code < 5000) or code in (1004, 1005, 1006, 1015) or code == INTERNAL_ERROR != echoed:
        raise Unclean(f"a close frame with {code} {payload[2:]!r}")
    return int(code)
