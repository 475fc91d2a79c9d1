"""Fair dice: everybody adds to the dice of a game before the first roll, and everybody can check them after the last.

The host draws a secret of 256 bits and shows its hash, the commitment. Every person adds a share of 256 bits: its hash
is told when the person sits down, before the secret is drawn, and the share itself after the commitment is shown.
The root is an HMAC of all shares under the secret. All chance of the game follows from the root: the seats, if they are
drawn by lot; the seed, which is entropy 0; and the action that leads from ply n to ply n + 1, which is played with
entropy n + 1. The secret is shown when the game is over, and ``GameRecord.verify`` checks a recorded game.

So nobody can choose the dice, and coming dice cannot be computed from past ones without the secret. Games of the first
scheme had no shares: their root is the secret. ``docs/fairness.md`` says what is promised to whom.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from duchy.engine.errors import RecordError
from duchy.engine.teams import Teams

FIRST_SCHEME, SHARED = 1, 2
SECRET_BYTES = 32
ENTROPY_BYTES = 8
CHECK_DIGITS = 9
T = TypeVar("T")
_ROOT, _SEATS, _CHECK = b"duchy fair dice 2", "seat", b"duchy fair dice 2 check number"


@dataclass(frozen=True)
class Share:
    """What a person adds to the dice: the hash, told when sitting down, and the value, if it was given in time.

    ``chair`` is the place where the person sat before seats were drawn.
    """

    chair: int
    hash: str
    value: bytes | None


@dataclass(frozen=True)
class Fairness:
    """The commitment shown before a game, the secret shown after it, and what people added, in the order of chairs.

    ``seating`` is the chair of each seat if the seats were drawn by lot, else None.
    """

    commitment: str
    secret: bytes
    shares: tuple[Share, ...] = ()
    seating: tuple[int, ...] | None = None
    scheme: int = FIRST_SCHEME

    @property
    def root(self) -> bytes:
        """What all chance of the game follows from."""
        return self.secret if self.scheme == FIRST_SCHEME else root(self.secret, self.shares)

    def as_dict(self) -> dict[str, Any]:
        """The form for JSON."""
        promise: dict[str, Any] = {"commitment": self.commitment, "secret": self.secret.hex()}
        if self.scheme == FIRST_SCHEME:
            return promise
        shares = [[share.chair, share.hash, share.value and share.value.hex()] for share in self.shares]
        seating = None if self.seating is None else list(self.seating)
        return {"scheme": self.scheme, **promise, "shares": shares, "seating": seating}


class UnfairRecord(RecordError):
    """The chance of a recorded game does not follow from the commitment, or the record has no commitment."""


def new_secret() -> bytes:
    """A random secret, or a random share."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is told first: the hash of a secret or of a share."""
    return hashlib.sha256(secret).hexdigest()


def root(secret: bytes, shares: Iterable[Share]) -> bytes:
    """What all chance follows from: an HMAC of the shares that were given, each after its length in two bytes."""
    given = [share.value for share in sorted(shares, key=lambda share: share.chair) if share.value is not None]
    return hmac.digest(secret, _ROOT + b"".join(len(value).to_bytes(2, "big") + value for value in given), "sha256")


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


def check_number(commitment: str, shares: Iterable[Share]) -> str:
    """A short number that people can read to each other: the same for all who were shown the same promise."""
    told = hashlib.sha256(_CHECK + bytes.fromhex(commitment))
    for share in sorted(shares, key=lambda share: share.chair):
        told.update(bytes([share.chair]) + bytes.fromhex(share.hash) + (share.value or b""))
    number = int.from_bytes(told.digest()[:ENTROPY_BYTES], "big") % 10**CHECK_DIGITS
    return f"{number:0{CHECK_DIGITS}d}"


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
