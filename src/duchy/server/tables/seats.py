"""Seats, and the secrets that give access to them.

A token is returned once, when a seat is taken, and stored as a hash. An invitation lets one person take a seat, and so
does the token of the previous game at a rematch. The new token has nothing to do with the old one: who comes to know
the token of a game that is over does not get into the games after it. So that a lost answer costs nobody the seat, the
sender of a request may draw the new token itself and send the request again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from duchy.server.problems import Refused
from duchy.server.storage.models import Seat


def new_secret() -> str:
    """A token or an invitation: 192 random bits, usable in a link."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a table. It gives access to the table as a spectator, so it must not be guessable."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """The hash of a secret, as it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def held(seats: Sequence[Seat], tokens: Iterable[str], account: str | None = None) -> tuple[int, ...]:
    """The seats that these tokens and this account give access to."""
    known = {hashed(token) for token in tokens}
    return tuple(
        seat.seat
        for seat in seats
        if (seat.token is not None and seat.token in known) or (account is not None and seat.account == account)
    )


def seat_of(seats: Iterable[Seat], token: str) -> int:
    """The number of the seat that a token is for; refused if the seat has gone to another meanwhile."""
    for seat in seats:
        if seat.token == hashed(token):
            return seat.seat
    raise Refused(409, "seat-taken")


def hosts(seats: Sequence[Seat]) -> list[int]:
    """The seats of the opener; where the opener has none, all that people have taken."""
    taken = [seat for seat in seats if seat.kind != "bot" and not seat.open]
    return [seat.seat for seat in taken if seat.kind == "here"] or [seat.seat for seat in taken]
