"""The messages of the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from duchy.server.schemas.base import Ply, SeatNumber, Secret, Sent, Wire
from duchy.server.schemas.chat import ChatLine, SayRequest
from duchy.server.schemas.games import Preparing
from duchy.server.schemas.play import ActionRequest, TableState, UndoRequest, Update
from duchy.server.schemas.problem import Problem
from duchy.server.schemas.tables import TableInfo

UNTIL_CONFIRMED = 0  # a hold that lasts until its person goes on
LONGEST_HOLD = 60_000  # milliseconds that may be wished for


class Hello(Sent):
    """The first message of a client: its tokens and the last ply it has seen. Without tokens it is a spectator."""

    type: Literal["hello"]
    tokens: list[Secret] = Field(default_factory=list, max_length=8)
    ply: Ply | None = Field(default=None, description="the last ply it has seen; events after it are sent")
    language: str = Field(default="en", max_length=8)
    said: Ply | None = Field(default=None, description="the last line of the chat it has; later ones are sent")


class ActMessage(ActionRequest):
    """An action over the socket; answered by an `update` or a `problem` with the same `request`."""

    type: Literal["action"]
    hold: int | None = Field(
        default=None,
        ge=UNTIL_CONFIRMED,
        le=LONGEST_HOLD,
        description="milliseconds that bots wait if it ends the turn and can be taken back; 0: until `go_on`",
    )


class UndoMessage(UndoRequest):
    """Undo over the socket."""

    type: Literal["undo"]


class GoOnMessage(Sent):
    """End the hold after the seat's last action: bots begin. It has no answer of its own; late, it changes nothing."""

    type: Literal["go_on"]
    ply: Ply
    seat: SeatNumber | None = None


class LookMessage(Sent):
    """Switch to the view of another seat that the client holds."""

    type: Literal["look"]
    seat: SeatNumber


class SayMessage(SayRequest):
    """A line of the chat over the socket; answered by `chat` or a `problem` with the same `request`."""

    type: Literal["say"]


class PingMessage(Sent):
    """Check the connection; answered by `pong`."""

    type: Literal["ping"]


class Pong(Wire):
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"


class TableChanged(Wire):
    """A change of the table beside its log: seats, connections, the end of the game, a rematch."""

    type: Literal["table"] = "table"
    table: TableInfo


class ChatMessage(Wire):
    """New lines of the chat."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]
    request: str | None = Field(default=None, description="the request that this message answers")


class PreparingMessage(Preparing):
    """The table's game is not ready yet. Such messages come until it is; then `hello` is answered."""

    type: Literal["preparing"] = "preparing"


class ProblemMessage(Wire):
    """A refusal over the socket."""

    type: Literal["problem"] = "problem"
    request: str | None
    problem: Problem


ClientMessage = Annotated[
    Hello | ActMessage | UndoMessage | GoOnMessage | LookMessage | SayMessage | PingMessage, Field(discriminator="type")
]
ServerMessage = Annotated[
    TableState | Update | TableChanged | ChatMessage | PreparingMessage | ProblemMessage | Pong,
    Field(discriminator="type"),
]
