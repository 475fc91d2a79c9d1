"""Fair dice: a server commits itself to the dice of a game before the first roll, and can be checked after the last.

A game has a secret of 256 bits. Its hash, the commitment, is shown from the start; the secret itself when the game is
over. All chance of the game follows from the secret: the seed is entropy 0, and the action that leads from ply n to
ply n + 1 is played with entropy n + 1. So coming dice cannot be computed from past ones, and the server cannot change
them during the game. ``GameRecord.verify`` checks a recorded game.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from duchy.engine.errors import RecordError

SECRET_BYTES = 32
ENTROPY_BYTES = 8


@dataclass(frozen=True)
class Fairness:
    """The commitment shown before a game and the secret shown after it."""

    commitment: str
    secret: bytes

    def as_dict(self) -> dict[str, str]:
        """The form for JSON."""
        return {"commitment": self.commitment, "secret": self.secret.hex()}


class UnfairRecord(RecordError):
    """The chance of a recorded game does not follow from the commitment, or the record has no commitment."""


def new_secret() -> bytes:
    """A random secret."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown from the start: the hash of the secret."""
    return hashlib.sha256(secret).hexdigest()


def entropy(secret: bytes, number: int) -> int:
    """The entropy with which a ply is played; number 0 is the seed of the game."""
    digest = hmac.digest(secret, str(number).encode("ascii"), "sha256")
    return int.from_bytes(digest[:ENTROPY_BYTES], "big")
