"""What a socket may send: a budget of frames, control frames and bytes, spent before the bytes are parsed."""

from __future__ import annotations

from dataclasses import dataclass

CONTROL = 0x08  # the bit of the opcode that close, ping and pong have
MASKED = 0x80
SMALLEST_READ = 256  # bytes that every read is charged for at least: many tiny reads cost more than one large one


@dataclass(frozen=True)
class Allowance:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


# A person's client sends a message or two a second and answers a ping every 20 seconds.
MESSAGES = Allowance(burst=400, per_second=200)  # frames of texts, continuations included
CONTROLS = Allowance(burst=40, per_second=10)
BYTES = Allowance(burst=512 * 1024, per_second=64 * 1024)


class Budget:
    """What a socket has left of its allowances."""

    __slots__ = ("_frames", "_seen", "bytes", "controls", "messages")

    def __init__(self, now: float) -> None:
        self.messages, self.controls, self.bytes = MESSAGES.burst, CONTROLS.burst, BYTES.burst
        self._seen = now
        self._frames = Frames()

    def spend(self, data: bytes, now: float) -> bool:
        """Pay for the next bytes of a socket; False if they are more than it may send.

        The frames are counted only as far as the budget goes, so the work is bounded whatever comes.
        """
        passed, self._seen = max(0.0, now - self._seen), now
        self.messages = min(MESSAGES.burst, self.messages + passed * MESSAGES.per_second)
        self.controls = min(CONTROLS.burst, self.controls + passed * CONTROLS.per_second)
        self.bytes = min(BYTES.burst, self.bytes + passed * BYTES.per_second) - max(len(data), SMALLEST_READ)
        if self.bytes < 0:
            return False
        messages, controls = self._frames.count(data, self.messages, self.controls)
        self.messages -= messages
        self.controls -= controls
        return self.messages >= 0 and self.controls >= 0


class Frames:
    """Finds where frames begin in a stream of bytes (RFC 6455, section 5.2), and looks at nothing else."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""  # the begin of a frame whose length has not arrived yet
        self._skip = 0  # bytes that still belong to the last frame

    def count(self, data: bytes, messages: float, controls: float) -> tuple[int, int]:
        """How many message and control frames begin in the next bytes; it stops when there are more than allowed."""
        if self._head:
            data, self._head = self._head + data, b""
        at, size = self._skip, len(data)
        found = control = 0
        while at < size and found <= messages and control <= controls:
            length = data[at + 1] & 0x7F if at + 1 < size else 0
            extended = 2 if length == 126 else 8 if length == 127 else 0
            if at + 2 + extended > size:
                self._head = data[at:]
                self._skip = 0
                return found, control
            if data[at] & CONTROL:
                control += 1
            else:
                found += 1
            head = 2 + extended + (4 if data[at + 1] & MASKED else 0)
            if extended:
                length = int.from_bytes(data[at + 2 : at + 2 + extended])
            at += head + length
        self._skip = at - size
        return found, control
