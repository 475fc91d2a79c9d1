"""A case of the fuzzer: what is sent over one connection, and what is known of the answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class Place:
    """What a generator knows of the server: a running table with its tokens, and one whose game is over."""

    host: str
    table: str
    tokens: tuple[str, ...]
    finished: str


@dataclass(frozen=True)
class Case:
    """What is sent over one connection."""

    kind: str
    sends: Sequence[bytes]
    """Each is written by itself."""
    units: int = 1
    """Requests and frames in it, as far as they can be told apart."""
    answers: int | None = None
    """How many answers must come; None: not known, also none."""
    most: int | None = None
    """How many answers may come at most."""
    statuses: frozenset[int] | None = None
    """What the first answer may be, if it comes."""
    heads: frozenset[int] = frozenset()
    """Which of the answers are to HEAD, by number."""
    upgrade: bytes | None = None
    """The request for a socket; what is sent follows when it is accepted."""
    deflate: bool = False
    """Whether the request for a socket offers compression."""
    welcomed: bool = False
    """Whether a welcome must come over the socket."""
    code: int | None = None
    """The code with which the client closes the socket, which the server may answer with, whatever it is."""
    ending: Literal["eof", "abort"] = "eof"
    """How the client hangs up when it has read enough."""


Make = Callable[[random.Random, Place], Case]


@dataclass(frozen=True)
class Kind:
    """A kind of cases, and how often it comes."""

    make: Make
    weight: int = 1


@dataclass
class Kinds:
    """The kinds of a generator by name."""

    known: dict[str, Kind] = field(default_factory=dict)

    def __call__(self, weight: int = 1) -> Callable[[Make], Make]:
        """Add a function that makes cases of a kind, which is called as the function."""

        def add(make: Make) -> Make:
            self.known[make.__name__] = Kind(make, weight)
            return make

        return add


def cut(chance: random.Random, sent: bytes, most: int = 12) -> list[bytes]:
    """Some bytes in a few pieces."""
    inside = range(1, len(sent))
    at = sorted(chance.sample(inside, min(len(inside), chance.randint(0, most))))
    return [sent[begin:end] for begin, end in zip([0, *at], [*at, len(sent)], strict=True)]


def mutated(chance: random.Random, sent: bytes, most: int = 4) -> bytes:
    """The same bytes with a few of them changed, taken out, doubled or put in."""
    found = bytearray(sent)
    for _ in range(chance.randint(1, most)):
        at = chance.randrange(len(found) + 1)
        how = chance.randrange(5)
        if how == 0 and at < len(found):
            found[at] = chance.randrange(256)
        elif how == 1:
            del found[at : at + chance.randint(1, 8)]
        elif how == 2:
            found[at:at] = found[at : at + chance.randint(1, 16)]
        elif how == 3:
            found[at:at] = chance.choice((b"\r\n", b"\n", b"\0", b" ", b":", b"\xff", b"\r", b"%", b"0"))
        else:
            found[at:at] = chance.randbytes(chance.randint(1, 4))
    return bytes(found)
