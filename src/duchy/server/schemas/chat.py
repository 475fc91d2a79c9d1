"""What is said at a table."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from duchy.server.schemas.base import Name, Request, SeatNumber, Sent, Wire, example

Phrase = Literal["hello", "luck", "nice", "oops", "thanks", "moment", "back", "game"]
LONGEST_TEXT = 1000  # what the database holds; a server may set a lower limit


class SayRequest(Sent):
    """Something to say at a table: a phrase, or a text of one's own. A repeated request is not said again."""

    model_config = example(phrase="luck", request="a-text-of-my-own-0014")

    phrase: Phrase | None = Field(default=None, description="its words are those of each reader's language")
    text: (
        Annotated[
            str,
            StringConstraints(
                strip_whitespace=True, min_length=1, max_length=LONGEST_TEXT, pattern=r"^[^\x00-\x1f\x7f]+$"
            ),
        ]
        | None
    ) = Field(default=None, description="plain text: nothing in it is markup")
    request: Request
    seat: SeatNumber | None = Field(default=None, description="needed only where the sender holds several seats")
    name: Name | None = Field(default=None, description="of a spectator who has no account")


class ChatLine(Wire):
    """What was said at a table; `number` only grows."""

    number: int
    seat: int | None = Field(description="None for a spectator")
    name: str | None = Field(description="of a spectator")
    phrase: Phrase | None = Field(description="neither phrase nor text: the account that said it was deleted")
    text: str | None
    created: datetime


class ChatPage(Wire):
    """The latest lines of a table's chat, oldest first."""

    lines: list[ChatLine]
