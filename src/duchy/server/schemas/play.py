"""Play: actions, what happened at each ply, and the views of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from duchy.server.schemas.base import (
    Board,
    EventKind,
    Line,
    Ply,
    Request,
    SeatNumber,
    Sent,
    Standing,
    Status,
    View,
    Wire,
    example,
)
from duchy.server.schemas.tables import TableInfo


class LogEvent(Wire):
    """What happened at a ply. `player` is None for the set-up (ply 0)."""

    ply: int
    player: int | None
    kind: EventKind
    lines: list[Line] = Field(description="lines of the game's log: key, args, cost, gain")


class LogPage(Wire):
    """Events of a table, oldest first."""

    events: list[LogEvent]


class TableState(Wire):
    """Everything that a client needs to draw a table; also the socket's `welcome`."""

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    board: Board | None = Field(description="None before the game begins")
    viewer: int = Field(description="the seat whose view this is; -1 for a spectator")
    held: list[int] = Field(description="the seats that the requester may act for")
    ply: int
    view: View | None = Field(description="None before the game begins: there is no position then")
    undo: bool = Field(description="the viewer may take back now")
    events: list[LogEvent] = Field(description="the latest events; earlier ones are in the log")


class PositionView(Wire):
    """A position of a table: the current one or, once the game is over, any."""

    ply: int
    viewer: int
    view: View | None = Field(description="None before the game begins")
    undo: bool = False


class Moment(Wire):
    """A step of the story: the scores after a ply."""

    ply: int
    player: int | None
    kind: EventKind
    scores: list[int]
    now: list[int] = Field(description="The scores if the game had ended here, with what is counted at the end")
    moment: Standing


class Story(Wire):
    """The course of a finished game, for charts and replays, without undos and the actions that were taken back."""

    moments: list[Moment]


class ActionRequest(Sent):
    """An action of a seat, at the ply that the sender has seen.

    `request` is a text that the sender chooses anew for each action: a repeated request is answered again without being
    carried out again.
    """

    model_config = example(ply=12, action={"kind": "end_turn"}, request="a-text-of-my-own-0013")

    ply: Ply
    action: int | Annotated[str, StringConstraints(max_length=120)] | dict[str, Any] = Field(
        description="number, notation or structured form", examples=[17, "take 1 2 2", {"kind": "end_turn"}]
    )
    request: Request
    seat: SeatNumber | None = Field(default=None, description="needed only where the sender holds several seats")


class UndoRequest(Sent):
    """A request to take back the seat's last action."""

    ply: Ply
    request: Request
    seat: SeatNumber | None = None


class HintRequest(Sent):
    """A request for a hint about the seat's decision, at the ply that the sender has seen."""

    model_config = example(ply=12)

    ply: Ply
    seat: SeatNumber | None = Field(default=None, description="needed only where the sender holds several seats")


class HintedAction(Wire):
    """An action of a hint."""

    action: int = Field(description="its number, the `id` of an action of the view")
    less: float = Field(description="how many points fewer may be expected than with the best action, which has 0")
    error: float = Field(description="half of the 95 % interval of `less`; of the best action that of its own value")
    visits: int = Field(description="how often the bot tried it")


class Hint(Wire):
    """The best actions of a player, the best one first, as far as the player can know."""

    ply: int = Field(description="the ply that it was given for; it stays good as long as the decision does")
    seat: int
    actions: list[HintedAction] = Field(description="three at most")
    hints: int = Field(description="how many hints the player has been given, with this one")


class Update(Wire):
    """New events and the view after them, for one viewer; also a socket message."""

    type: Literal["update"] = "update"
    ply: int
    viewer: int
    status: Status
    events: list[LogEvent]
    view: View
    undo: bool
    request: str | None = Field(default=None, description="the request that this update answers")


class Acknowledged(Wire):
    """The action is stored; the response to `Prefer: return=minimal`."""

    ply: int
    request: str
