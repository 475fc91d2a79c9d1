"""Seats: tokens and invitations, taking one, and what a person asks for the own seat."""

from __future__ import annotations

from pydantic import Field

from duchy.server.schemas.base import (
    Banner,
    Drawn,
    Hash,
    Name,
    Request,
    SeatNumber,
    Secret,
    Sent,
    ShareHash,
    Wire,
    example,
)


class HeldSeat(Wire):
    """A seat and its token. Keep the token: it is returned only once."""

    seat: int
    token: str


class Invitation(Wire):
    """An open seat, and the invitation with which one person can take it."""

    seat: int
    invite: str


class OwnSeats(Wire):
    """The seats that a token is for."""

    seats: list[int]


class ShareBody(Sent):
    """What a person adds to the dice: 32 random bytes in hexadecimal digits, whose hash was sent before."""

    share: Hash


_DRAWN = Field(
    default=None,
    description="the token of the new seat, drawn at random by the sender, who then loses nothing with a lost answer: "
    "the same request again is answered again. Without it the server draws one and tells it once",
)


class Claim(Sent):
    """A request to take a seat: with its invitation or, at a rematch, with the token of the previous seat."""

    invite: Secret | None = None
    token: Secret | None = None
    drawn: Drawn | None = _DRAWN
    name: Name | None = Field(default=None, description="without it the name of the account, if one is signed in")
    banner: Banner | None = Field(default=None, description="the wished banner; another if a person has it already")
    share_hash: ShareHash = None


class RematchBody(Sent):
    """A request to play again."""

    drawn: Drawn | None = _DRAWN
    share_hash: ShareHash = None


class SeatRequestBody(Sent):
    """A request about the sender's own seat: to concede, to leave, to come back."""

    model_config = example(request="a-text-of-my-own-0014")

    request: Request
    seat: SeatNumber | None = Field(default=None, description="needed only where the sender holds several seats")


class AgreeBody(SeatRequestBody):
    """The wish that a bot plays on for another person, who is away."""

    model_config = example(request="a-text-of-my-own-0015", absent=1)

    absent: SeatNumber


class FillBody(Sent):
    """Bots for the free seats of a table: their level, and their names in the order of the seats."""

    level: str | None = Field(default=None, max_length=24)
    names: list[Name] = Field(default_factory=list, max_length=8)
