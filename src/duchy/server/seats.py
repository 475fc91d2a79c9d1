"""Seats and the secrets that act for them.

A token is told once, to the person who sits down, and kept as a hash. An invitation lets one person sit down. At a
rematch the token of the table before gives the token of the new one, so that asking twice gives the same answer.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence

from duchy.server.models import Seat


def new_secret() -> str:
    """A token or an invitation: 192 bits that nobody guesses, fit for a link."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table. Whoever knows it may look on, so it is not guessed either."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """How a secret is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()


def next_token(token: str, table: str) -> str:
    """The token at a rematch of whoever has this token at the table before."""
    return urlsafe_b64encode(hmac.digest(token.encode(), f"rematch {table}".encode(), "sha256")[:24]).decode()


def held(seats: Sequence[Seat], tokens: Iterable[str], account: str | None = None) -> tuple[int, ...]:
    """The seats that somebody may act for."""
    known = {hashed(token) for token in tokens}
    return tuple(
        seat.seat
        for seat in seats
        if (seat.token is not None and seat.token in known) or (account is not None and seat.account == account)
    )
