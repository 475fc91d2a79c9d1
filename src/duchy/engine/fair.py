"""Fair dice: whoever deals the chance of a game binds itself before the first roll and can be checked after the last.

A game has a secret of 256 bits. Its hash, the commitment, is shown from the start; the secret itself when the game is
over. All chance of the game follows from the secret: the seed is entropy 0, and the action that leads from ply n to
ply n + 1 is played with entropy n + 1. So nobody can compute coming dice from past ones, and nobody, not even the
server, could have changed them on the way.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duchy.engine.errors import RecordError

if TYPE_CHECKING:
    from duchy.engine.gamerecord import GameRecord

SECRET_BYTES = 32
ENTROPY_BYTES = 8


@dataclass(frozen=True)
class Fairness:
    """What was promised before a game and what was shown after it."""

    commitment: str
    secret: bytes

    def as_dict(self) -> dict[str, str]:
        """The form for JSON."""
        return {"commitment": self.commitment, "secret": self.secret.hex()}


class UnfairRecord(RecordError):
    """The chance of a recorded game is not what was promised, or nothing was promised."""


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown from the start: it gives nothing away, and no other secret fits it."""
    return hashlib.sha256(secret).hexdigest()


def entropy(secret: bytes, number: int) -> int:
    """The chance with which a ply is played; number 0 is the seed of the game."""
    digest = hmac.digest(secret, str(number).encode("ascii"), "sha256")
    return int.from_bytes(digest[:ENTROPY_BYTES], "big")


def verify(record: GameRecord) -> None:
    """Raise ``UnfairRecord`` unless all chance of a game follows from a secret that fits what was promised.

    Where the actions lead is another question: ``record.replay()`` answers it.
    """
    if record.fairness is None:
        raise UnfairRecord("error-fair-none", record.file)
    secret = record.fairness.secret
    if commitment(secret) != record.fairness.commitment:
        raise UnfairRecord("error-fair-commitment", record.file)
    if record.seed != entropy(secret, 0):
        raise UnfairRecord("error-fair-seed", record.file)
    for ply, used in enumerate(record.entropy, start=1):
        if used != entropy(secret, ply):
            raise UnfairRecord("error-fair-ply", record.file, ply)
