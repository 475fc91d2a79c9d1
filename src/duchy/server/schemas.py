"""What goes over the wire: requests, answers and socket messages, as the API documents them.

A *ply* of a table counts the entries of its log, taken-back actions and the taking back included: it only grows, and
no two things ever happen at the same ply. Views, boards and log lines are the game's own (see each game's shapes.py).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$")
]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Secret = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Request = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Status = Literal["open", "running", "finished"]


def _of_game(shape: str) -> Any:
    """What a game writes in its own shape (shapes.py of the game); the API's document puts the shapes in here."""
    return Field(json_schema_extra={"x-game-shape": shape})


View = Annotated[dict[str, Any], _of_game("View")]
Board = Annotated[dict[str, Any], _of_game("Board")]
Line = Annotated[dict[str, Any], _of_game("LogLine")]
Standing = Annotated[dict[str, Any], _of_game("Moment")]
Setup = Annotated[dict[str, Any], _of_game("Setup")]


def _example(**body: Any) -> ConfigDict:
    """The configuration of a body that shows itself in the API's document."""
    return ConfigDict(json_schema_extra={"examples": [body]})


class Wire(BaseModel):
    """A body that has exactly the fields it declares. An answer leaves none of them out, default or not."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


# --- the games -------------------------------------------------------------------------------------------------------


class OptionInfo(Wire):
    """An option of a game: every value it can have at all, and the one it has if nothing is said."""

    name: str
    values: list[Any]
    default: Any


class LevelInfo(Wire):
    """A level of bots; its name and its words are `bot-<level>` and `bot-<level>.help` of the texts."""

    level: str
    seconds: float = Field(description="how long it thinks about a decision, at most")


class GameInfo(Wire):
    """A game that can be played here."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    languages: list[str]


class OptionsBody(Wire):
    """Options to be checked, or to draw the board for."""

    options: dict[str, Any] = Field(default_factory=dict)


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatRequest(Wire):
    """Who is to sit at a seat: somebody at this screen (`here`), whoever opens a link (`link`), or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = Field(default=None, max_length=24, description="of a bot")


class TableSettings(Wire):
    """What the one who opens a table decides beside the game's options."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)  # one shape, sent and received

    listed: bool = Field(default=False, description="shown in the list of tables, where anybody may take a free seat")
    spectators: bool = Field(default=True, description="whoever knows the table's address may watch")
    undo: bool = Field(default=True, description="actions may be taken back until something is revealed")
    first: Literal["given", "random"] = Field(default="given", description="seats as given, or shuffled once")


class NewTable(Wire):
    """A table to be opened."""

    model_config = _example(
        game="burgundy",
        options={"edition": "2019"},
        seats=[{"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "steward"}],
    )

    game: str = Field(max_length=32)
    options: dict[str, Any] = Field(default_factory=dict, description="players may be left out: one for each seat")
    seats: list[SeatRequest] = Field(min_length=1, max_length=8)
    settings: TableSettings = Field(default_factory=TableSettings)


class SeatInfo(Wire):
    """A seat as everybody sees it. An `open` one waits for whoever opens its link."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: str | None = None
    online: bool = False
    reserved: bool = Field(default=False, description="open, and kept for who sat there before the rematch")


class Results(Wire):
    """How a game ended."""

    scores: list[int]
    ranking: list[int]


class Fairness(Wire):
    """The seal on the dice: SHA-256 of the game's secret from the start, the secret itself once the game is over."""

    commitment: str
    secret: str | None = None


class TableInfo(Wire):
    """A table as everybody sees it who may see it at all."""

    id: str
    game: str
    options: dict[str, Any]
    settings: TableSettings
    status: Status
    created: datetime
    updated: datetime
    ply: int
    seats: list[SeatInfo]
    deciders: list[int]
    scores: list[int]
    moment: Standing = Field(description="where the game stands, in the game's own words: phase, round …")
    results: Results | None = None
    fairness: Fairness | None = Field(description="None for an imported game whose record has no seal")
    imported: bool = False
    rematch: str | None = Field(default=None, description="the table where the same players play again")


class HeldSeat(Wire):
    """A seat and the secret that acts for it. Keep it: it is told once."""

    seat: int
    token: str


class Invitation(Wire):
    """A seat that waits, and the secret that lets one person sit down there."""

    seat: int
    invite: str


class OpenedTable(Wire):
    """A new table, with the secrets of its opener."""

    table: TableInfo
    seats: list[HeldSeat]
    invitations: list[Invitation]


class TableList(Wire):
    """A page of tables, newest first."""

    tables: list[TableInfo]
    next: str | None = Field(default=None, description="the cursor of the next page")


class Claim(Wire):
    """Sitting down: by the invitation of the seat, or, at a rematch, by the token of one's seat before."""

    invite: Secret | None = None
    token: Secret | None = None
    name: Name | None = None


class LogEvent(Wire):
    """What happened at a ply. `player` is None for the set-up (ply 0)."""

    ply: int
    player: int | None
    kind: Literal["setup", "action", "undo"]
    lines: list[Line] = Field(description="lines of the game's log: key, args, cost, gain")


class LogPage(Wire):
    """Events of a table, oldest first."""

    events: list[LogEvent]


class TableState(Wire):
    """Everything a client needs to draw a table; also the socket's `welcome`."""

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    board: Board
    viewer: int = Field(description="the seat whose eyes these are; -1 for a spectator")
    held: list[int] = Field(description="the seats that the asker may act for")
    ply: int
    view: View
    undo: bool = Field(description="the viewer may take back now")
    events: list[LogEvent] = Field(description="the latest ones; earlier ones are asked for")


class PositionView(Wire):
    """A position of a table at a ply: now, or, once it is over, at any."""

    ply: int
    viewer: int
    view: View
    undo: bool = False


class Moment(Wire):
    """A step of the story: what stands after a ply."""

    ply: int
    player: int | None
    kind: Literal["setup", "action", "undo"]
    scores: list[int]
    moment: Standing


class Story(Wire):
    """The course of a finished game, for curves and replays. Taken-back actions and undos are left out."""

    moments: list[Moment]


class ActionRequest(Wire):
    """An action of a seat, at the ply that the sender has seen.

    `request` is any text of the sender's that is new for each action: sent again, it is answered again and not done
    again.
    """

    model_config = _example(ply=12, action={"kind": "end_turn"}, request="a-text-of-my-own-0013")

    ply: Ply
    action: int | Annotated[str, StringConstraints(max_length=120)] | dict[str, Any] = Field(
        description="number, notation or structured form", examples=[17, "take 0 2 1", {"kind": "end_turn"}]
    )
    request: Request
    seat: SeatNumber | None = Field(default=None, description="needed only where the sender holds several seats")


class UndoRequest(Wire):
    """Taking back the seat's last action."""

    ply: Ply
    request: Request
    seat: SeatNumber | None = None


class Update(Wire):
    """What an action changed, as one viewer may know it; also a socket message."""

    type: Literal["update"] = "update"
    ply: int
    viewer: int
    status: Status
    events: list[LogEvent]
    view: View
    undo: bool
    request: str | None = Field(default=None, description="of the sender, in the answer to it")


class Acknowledged(Wire):
    """The action is stored; asked for with `Prefer: return=minimal`."""

    ply: int
    request: str


# --- accounts --------------------------------------------------------------------------------------------------------


class Credentials(Wire):
    """A name and a password."""

    model_config = _example(name="Anna", password="correct horse battery")

    name: Name
    password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class AccountInfo(Wire):
    """An account, as its owner sees it."""

    name: str
    created: datetime


class KeepSeat(Wire):
    """A seat to keep with the account: who is signed in needs no token for it any more."""

    table: str
    token: Secret


# --- the socket ------------------------------------------------------------------------------------------------------


class Hello(Wire):
    """The first message of a client: its seats and how far it has come. Without tokens it is a spectator."""

    type: Literal["hello"]
    tokens: list[Secret] = Field(default_factory=list, max_length=8)
    ply: Ply | None = Field(default=None, description="the last ply it has seen; events after it are sent")
    language: str = Field(default="en", max_length=8)


class ActMessage(ActionRequest):
    """An action over the socket; answered by an `update` or a `problem` with the same `request`."""

    type: Literal["action"]


class UndoMessage(UndoRequest):
    """Undo over the socket."""

    type: Literal["undo"]


class LookMessage(Wire):
    """See the table from another seat that the client holds."""

    type: Literal["look"]
    seat: SeatNumber


class PingMessage(Wire):
    """Are you there? Answered by `pong`."""

    type: Literal["ping"]


class Pong(Wire):
    """Yes."""

    type: Literal["pong"] = "pong"


class TableChanged(Wire):
    """The table itself changed: somebody sat down, came or went, the game ended, a rematch was opened."""

    type: Literal["table"] = "table"
    table: TableInfo


class Problem(Wire):
    """Why something was refused (RFC 9457), in the language of the asker."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: str = Field(examples=["/problems/stale"])
    title: str
    status: int
    detail: str
    ply: int | None = Field(default=None, description="where the table stands, if the ply was stale")


class ProblemMessage(Wire):
    """A refusal over the socket."""

    type: Literal["problem"] = "problem"
    request: str | None
    problem: Problem


ClientMessage = Annotated[Hello | ActMessage | UndoMessage | LookMessage | PingMessage, Field(discriminator="type")]
ServerMessage = Annotated[TableState | Update | TableChanged | ProblemMessage | Pong, Field(discriminator="type")]


class Health(Wire):
    """The server is alive, and so is its database."""

    status: Literal["ok", "degraded"]
    version: str
    database: Literal["ok", "unreachable"]
