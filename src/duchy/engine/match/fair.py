"""Fair dice: everybody adds to the dice of a game before the first roll, and everybody can check them after the last.

Every person adds a share of 256 bits: its hash is told when the person sits down. When the last seat is taken the host
draws a secret of 256 bits and shows the commitment: a hash of the secret and of all that was announced until then. Then
people give their shares. The root is an HMAC under the secret of what was announced and of all shares, with a mark for
each one that did not come. All chance of the game follows from the root: the seats, if they are drawn by lot; the seed,
which is entropy 0; and the action that leads from ply n to ply n + 1, which is played with entropy n + 1. The secret is
shown when the game is over, and ``GameRecord.verify`` checks a recorded game.

This is scheme 3. In scheme 2 the commitment was the hash of the secret and the root an HMAC of the shares that were
given. In scheme 1 there were no shares, and the root was the secret. ``docs/fairness.md`` says what is promised to
whom, ``docs/records.md`` has the formulas.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from duchy.engine.play.teams import Teams

FIRST_SCHEME, SHARED, BOUND = 1, 2, 3
SECRET_BYTES = 32
ENTROPY_BYTES = 8
CHECK_DIGITS = 9
MOST_CHAIRS = 8
PERSON, BOT = "person", "bot"
T = TypeVar("T")
_HASH = re.compile(r"[0-9a-f]{64}")
_SEATS = "seat"
_ROOT_2, _CHECK_2 = b"duchy fair dice 2", b"duchy fair dice 2 check number"
# What is hashed for one purpose is never what is hashed for another: none of these is the beginning of another.
_ANNOUNCED_3, _COMMITMENT_3 = b"duchy fair dice 3 announced", b"duchy fair dice 3 commitment"
_ROOT_3, _CHECK_3 = b"duchy fair dice 3 root", b"duchy fair dice 3 check number"
_NOT_GIVEN, _GIVEN = b"\0", b"\1"


@dataclass(frozen=True)
class Share:
    """What a person adds to the dice: the hash, told when sitting down, and the value, if it was given in time.

    ``chair`` is the place where the person sat before seats were drawn.
    """

    chair: int
    hash: str
    value: bytes | None


@dataclass(frozen=True)
class Chair:
    """Who takes part: a person, with the hash of a share or without one, or a bot, which adds nothing."""

    kind: str
    hash: str | None = None


@dataclass(frozen=True)
class Announced:
    """All that is known when the last seat is taken: the game, and who is on which chair.

    ``lot`` says whether seats will be drawn. The options are those before that: what belongs to a seat belongs to the
    chair of the same number.
    """

    game: str
    options: Mapping[str, Any]
    lot: bool
    chairs: tuple[Chair, ...]

    @classmethod
    def read(cls, document: Any) -> Self:
        """From the form for JSON; ``ValueError`` if it has another form."""
        match document:
            case {"game": str(game), "options": dict(options), "lot": bool(lot), "chairs": list(chairs), **rest}:
                if not rest and 1 <= len(chairs) <= MOST_CHAIRS:
                    return cls(game, options, lot, tuple(map(_chair, chairs)))
        raise ValueError("no announcement")

    def as_dict(self) -> dict[str, Any]:
        """The form for JSON."""
        chairs = [{"kind": chair.kind, "hash": chair.hash} for chair in self.chairs]
        return {"game": self.game, "options": dict(self.options), "lot": self.lot, "chairs": chairs}

    @property
    def digest(self) -> bytes:
        """The hash that commitment, root and check number are made from."""
        text = canonical(self.as_dict())
        return hashlib.sha256(_ANNOUNCED_3 + len(text).to_bytes(4, "big") + text).digest()

    def shares(self, given: Sequence[bytes | None]) -> tuple[Share, ...]:
        """The shares of those who announced one, with what came from each chair."""
        both = enumerate(zip(self.chairs, given, strict=True))
        return tuple(Share(number, chair.hash, value) for number, (chair, value) in both if chair.hash is not None)


def new_secret() -> bytes:
    """A random secret, or a random share."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, announced: Announced | None = None) -> str:
    """What is told before: the hash of a share, or of a secret together with what was announced.

    Without an announcement it is the commitment of the first two schemes.
    """
    if announced is None:
        return hashlib.sha256(secret).hexdigest()
    return hashlib.sha256(_COMMITMENT_3 + secret + announced.digest).hexdigest()


def root(secret: bytes, shares: Iterable[Share], announced: Announced | None = None) -> bytes:
    """What all chance follows from: an HMAC of what was announced and what came; in scheme 2 of what came."""
    in_order = sorted(shares, key=lambda share: share.chair)
    if announced is None:
        given = b"".join(_with_length(share.value) for share in in_order if share.value is not None)
        return hmac.digest(secret, _ROOT_2 + given, "sha256")
    return hmac.digest(secret, _ROOT_3 + announced.digest + b"".join(map(_answer, in_order)), "sha256")


def entropy(root: bytes, number: int) -> int:
    """The entropy with which a ply is played; number 0 is the seed of the game."""
    return _number(root, str(number))


def seating(root: bytes, teams: Teams) -> tuple[int, ...]:
    """For each seat the chair that its player had, drawn by lot. Partners stay partners.

    All teams have the same number of seats.
    """
    draws = (_number(root, f"{_SEATS} {number}") for number in range(1_000))
    places = sorted(tuple(sorted(team)) for team in teams)
    found = [0] * sum(map(len, places))
    for team, others in zip(places, _shuffled(places, draws), strict=True):
        for seat, chair in zip(team, _shuffled(others, draws), strict=True):
            found[seat] = chair
    return tuple(found)


def check_number(commitment: str, shares: Iterable[Share], announced: Announced | None = None) -> str:
    """A short number that people can read to each other: the same for all who were shown the same promise."""
    in_order = sorted(shares, key=lambda share: share.chair)
    if announced is None:
        told = hashlib.sha256(_CHECK_2 + bytes.fromhex(commitment))
        for share in in_order:
            told.update(bytes([share.chair]) + bytes.fromhex(share.hash) + (share.value or b""))
    else:
        told = hashlib.sha256(_CHECK_3 + bytes.fromhex(commitment) + announced.digest)
        told.update(b"".join(map(_answer, in_order)))
    number = int.from_bytes(told.digest()[:ENTROPY_BYTES], "big") % 10**CHECK_DIGITS
    return f"{number:0{CHECK_DIGITS}d}"


def canonical(content: Mapping[str, Any]) -> bytes:
    """A document as JSON that everybody writes alike: keys sorted, no spaces, nothing but ASCII."""
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode("ascii")


def is_hash(text: Any) -> bool:
    """Whether something is a hash, a secret or a share: 64 hexadecimal digits."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def _chair(document: Any) -> Chair:
    match document:
        case {"kind": str(kind), "hash": hashed, **rest} if not rest and kind in (PERSON, BOT):
            if hashed is None or (kind == PERSON and is_hash(hashed)):
                return Chair(kind, hashed)
    raise ValueError("no chair")


def _with_length(value: bytes) -> bytes:
    return len(value).to_bytes(2, "big") + value


def _answer(share: Share) -> bytes:
    """A share that was announced: given, or not."""
    return _NOT_GIVEN if share.value is None else _GIVEN + _with_length(share.value)


def _number(root: bytes, label: str) -> int:
    """A number of 64 bits that follows from the root."""
    return int.from_bytes(hmac.digest(root, label.encode("ascii"), "sha256")[:ENTROPY_BYTES], "big")


def _shuffled(items: Sequence[T], draws: Iterator[int]) -> list[T]:
    """The items in an order that the draws decide: from the last place on, each place is swapped with a drawn one."""
    found = list(items)
    for last in range(len(found) - 1, 0, -1):
        other = next(draws) % (last + 1)
        found[last], found[other] = found[other], found[last]
    return found
