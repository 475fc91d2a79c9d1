"""The bodies of requests and responses and the messages of the socket, as the API documents them.

A *ply* of a table counts the entries of its log, actions that were taken back and undos included: it only grows, and no
two things happen at the same ply. Views, boards and log lines are defined by each game (see its shapes).
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from duchy.server import names

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$"),
    AfterValidator(names.cleaned),
]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Secret = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Drawn = Annotated[str, StringConstraints(min_length=32, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Request = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Status = Literal["open", "starting", "running", "finished", "closed"]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
ShareHash = Annotated[
    Hash | None, Field(description="SHA-256 of 32 random bytes of one's own, which are sent when all seats are taken")
]
EventKind = Literal["setup", "action", "undo", "seat"]
StandIn = Literal["concede", "forfeit", "leave", "agreed", "away", "time"]
Banner = Literal["gules", "argent", "sable", "purpure", "vert"]
Language = Literal["en", "ru", "uk"]


def _of_game(shape: str) -> Any:
    """A placeholder for a shape that each game defines; the OpenAPI document inserts the shapes of all games."""
    return Field(json_schema_extra={"x-game-shape": shape})


View = Annotated[dict[str, Any], _of_game("View")]
Board = Annotated[dict[str, Any], _of_game("Board")]
Line = Annotated[dict[str, Any], _of_game("LogLine")]
Standing = Annotated[dict[str, Any], _of_game("Moment")]
Setup = Annotated[dict[str, Any], _of_game("Setup")]


def _example(**body: Any) -> ConfigDict:
    """The configuration of a body with an example for the OpenAPI document."""
    return ConfigDict(json_schema_extra={"examples": [body]})


class Wire(BaseModel):
    """A body with exactly the declared fields. A response always contains all of them."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Sent(Wire):
    """A body of a request: `true`, `1.0` and `"1"` are not the number 1."""

    model_config = ConfigDict(strict=True)


# --- the games -------------------------------------------------------------------------------------------------------


class OptionInfo(Wire):
    """An option of a game: all values it can have, and its default."""

    name: str
    values: list[Any]
    default: Any


class LevelInfo(Wire):
    """A level of bots; its name and its description are `bot-<level>` and `bot-<level>.help` of the texts."""

    level: str
    seconds: float = Field(description="how long it thinks about a decision, at most")


class Preparing(Wire):
    """A game whose rules are being compiled for this computer: steps done, steps in all, seconds left."""

    game: str
    done: int
    total: int = Field(description="0 if not known yet")
    seconds: int = Field(description="about how long it takes until the game is ready")


class GameInfo(Wire):
    """A game that this server has."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    languages: list[str]
    tutorial: int | None = Field(description="about how many minutes its tutorial takes; None if it has none")
    preparing: Preparing | None = Field(default=None, description="how far it is, if it cannot be played yet")


class OptionsBody(Sent):
    """Options of a game, to be checked or completed."""

    options: dict[str, Any] = Field(default_factory=dict)


# --- tables ----------------------------------------------------------------------------------------------------------


class SeatRequest(Sent):
    """Who is to play a seat: a person at this screen (`here`), a person who opens a link (`link`), or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = Field(default=None, max_length=24, description="of a bot")
    banner: Banner | None = Field(default=None, description="the wished banner: red, white, black, purple or green")


class ClockSettings(Sent):
    """The time limit of a table: the same for every move (days too), or one for the game with an increment per move."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    kind: Literal["move", "game"]
    seconds: int = Field(ge=1, le=30 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600, description="seconds that a move adds; only per game")
    zero: Literal["bot", "concede"] = Field(default="bot", description="what happens when the time is up")


class ClockInfo(Wire):
    """The clock of a person: the milliseconds left when this was sent, and whether it runs."""

    seat: int
    left: int
    running: bool


class TableSettings(Sent):
    """The settings of a table beside the game's options."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)  # one shape, sent and received

    listed: bool = Field(default=False, description="shown in the list of tables, where everyone may take a free seat")
    spectators: bool = Field(default=True, description="everyone who knows the table's address may watch")
    undo: bool = Field(default=True, description="actions may be taken back until something is revealed")
    first: Literal["given", "random"] = Field(
        default="given", description="seats as given, or drawn by lot when the game begins"
    )
    away: int = Field(
        default=0,
        ge=0,
        le=7 * 24 * 60,
        description="minutes after which a bot plays on for a person who is away while another person is here and the "
        "table waits; 0: only if all others agree",
    )
    chat: Literal["seats", "everyone", "off"] = Field(
        default="seats", description="who may write: the players, spectators as well, or nobody"
    )
    clock: ClockSettings | None = Field(default=None, description="None: without a time limit")


class SettingsInfo(TableSettings):
    """The settings of a table that is open."""

    tutorial: int | None = Field(default=None, description="the version of the tutorial that is played, if one is")


class NewTable(Sent):
    """A request to open a table."""

    model_config = _example(
        game="burgundy",
        options={"edition": "2019"},
        seats=[{"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "steward"}],
    )

    game: str = Field(max_length=32)
    options: dict[str, Any] = Field(default_factory=dict, description="players may be left out: one for each seat")
    seats: list[SeatRequest] = Field(min_length=1, max_length=8)
    settings: TableSettings = Field(default_factory=TableSettings)
    share_hash: ShareHash = None


class SeatInfo(Wire):
    """The public information about a seat. An `open` seat is free."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: str | None = None
    banner: Banner = Field(description="its colour; no two seats have the same")
    online: bool = False
    reserved: bool = Field(default=False, description="open, and reserved for its player of the previous game")
    stand_in: StandIn | None = Field(
        default=None,
        description="why a bot plays on for this person: conceded, or out of time and conceded, left, all others "
        "agreed, away too long, or out of time",
    )
    agreed: list[int] = Field(default=[], description="the seats that want a bot to play on for this one")


class TeamResult(Wire):
    """How a team ended: players who win together."""

    seats: list[int]
    score: int
    place: int


class Results(Wire):
    """How a game ended, by seat."""

    scores: list[int]
    places: list[int]
    teams: list[TeamResult] | None = Field(default=None, description="None in a game without teams")
    conceded: list[int] = Field(default=[], description="the seats that conceded, in that order; they come last")
    verdict: str | None = Field(default=None, description="of a game for one player, by its name in the game's texts")


class ShareInfo(Wire):
    """What a person adds to the dice: its SHA-256, whether it has come, and itself once the game has begun."""

    chair: int = Field(description="the number of the person's seat before seats were drawn")
    seat: int
    hash: str
    given: bool
    share: str | None = None


class Fairness(Wire):
    """The commitment to the dice: SHA-256 of the game's secret; the secret, once the game is over; what people add."""

    scheme: Literal[1, 2] = Field(description="1: without shares, as at older tables")
    commitment: str
    secret: str | None = None
    shares: list[ShareInfo] = []
    seating: list[int] | None = Field(default=None, description="the chair of each seat, if seats were drawn by lot")


class TableInfo(Wire):
    """The public information about a table."""

    id: str
    game: str
    options: dict[str, Any]
    settings: SettingsInfo
    status: Status
    created: datetime
    updated: datetime
    ply: int
    seats: list[SeatInfo]
    deciders: list[int]
    scores: list[int]
    moment: Standing | None = Field(
        description="the progress of the game as the game defines it: phase, round …; None before it begins"
    )
    results: Results | None = None
    fairness: Fairness | None = Field(
        description="None while a seat is free, in a tutorial, and for an imported game whose record has no commitment"
    )
    imported: bool = False
    rematch: str | None = Field(default=None, description="the table where the same players play again")
    clocks: list[ClockInfo] = Field(default=[], description="of a running game with a time limit; empty in lists")
    hosts: list[int] = Field(default=[], description="the seats of the opener, who may fill up or cancel an open table")


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


class ShareBody(Wire):
    """What a person adds to the dice: 32 random bytes in hexadecimal digits, whose hash was sent before."""

    share: Hash


class OpenedTable(Wire):
    """A new table, with the tokens and invitations for its opener."""

    table: TableInfo
    seats: list[HeldSeat]
    invitations: list[Invitation]


class TableList(Wire):
    """A page of tables, newest first."""

    tables: list[TableInfo]
    next: str | None = Field(default=None, description="the cursor of the next page")


class OwnTables(TableList):
    """A page of the tables at which an account keeps seats, newest first."""

    held: dict[str, list[int]] = Field(description="the seats that the account keeps, by table")


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
    moment: Standing


class Story(Wire):
    """The course of a finished game, for charts and replays, without undos and the actions that were taken back."""

    moments: list[Moment]


class ActionRequest(Sent):
    """An action of a seat, at the ply that the sender has seen.

    `request` is a text that the sender chooses anew for each action: a repeated request is answered again without being
    carried out again.
    """

    model_config = _example(ply=12, action={"kind": "end_turn"}, request="a-text-of-my-own-0013")

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


class SeatRequestBody(Sent):
    """A request about the sender's own seat: to concede, to leave, to come back."""

    model_config = _example(request="a-text-of-my-own-0014")

    request: Request
    seat: SeatNumber | None = Field(default=None, description="needed only where the sender holds several seats")


class AgreeBody(SeatRequestBody):
    """The wish that a bot plays on for another person, who is away."""

    model_config = _example(request="a-text-of-my-own-0015", absent=1)

    absent: SeatNumber


class FillBody(Sent):
    """Bots for the free seats of a table: their level, and their names in the order of the seats."""

    level: str | None = Field(default=None, max_length=24)
    names: list[Name] = Field(default_factory=list, max_length=8)


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


# --- chat ------------------------------------------------------------------------------------------------------------

Phrase = Literal["hello", "luck", "nice", "oops", "thanks", "moment", "back", "game"]
LONGEST_TEXT = 1000  # what the database holds; a server may set a lower limit


class SayRequest(Sent):
    """Something to say at a table: a phrase, or a text of one's own. A repeated request is not said again."""

    model_config = _example(phrase="luck", request="a-text-of-my-own-0014")

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


# --- accounts --------------------------------------------------------------------------------------------------------


class Credentials(Sent):
    """A name and a password."""

    model_config = _example(name="Anna", password="correct horse battery")

    name: Name
    password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class PasswordCheck(Sent):
    """The password of the account that is signed in."""

    password: Annotated[str, StringConstraints(max_length=200)]


class NewPassword(PasswordCheck):
    """The password of the account, and the one it is to have."""

    new_password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class SignInInfo(Wire):
    """A browser that is signed in with the account."""

    created: datetime
    seen: datetime = Field(description="when it was used last, to the hour")
    agent: str | None = Field(description="which browser it is, as it calls itself")
    current: bool = Field(description="the one that asks")


class SignInList(Wire):
    """The browsers that are signed in with an account, the latest used first."""

    sessions: list[SignInInfo]


class AccountInfo(Wire):
    """An account, as its owner sees it."""

    name: str
    created: datetime


class KeepSeat(Sent):
    """A seat to keep with the account: who is signed in needs no token for it."""

    table: str
    token: Secret


class HiddenTable(Sent):
    """A table that the account does not want to see in its list."""

    table: Annotated[str, StringConstraints(max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]


# --- notices ---------------------------------------------------------------------------------------------------------


class PushRequest(Sent):
    """A browser that wants a message when it is the turn of these seats, or of a seat that the account keeps."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]
    language: Language = "en"
    seats: list[KeepSeat] = Field(default_factory=list, max_length=300)


class MailRequest(Sent):
    """An address for e-mails when it is the turn of a seat that the account keeps."""

    address: Annotated[
        str,
        StringConstraints(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$"),
    ]
    language: Language = "en"


class Subscribed(Wire):
    """The secret that ends the notices."""

    stop: str


class ConfirmRequest(Sent):
    """The secret of the e-mail that asks whether an address is right."""

    secret: Secret


class NoticeInfo(Wire):
    """How notices can be had here."""

    key: str | None = Field(description="the key of this server for push services; None: no push messages")
    email: bool = Field(description="the server sends e-mails to accounts")
    address: str | None = Field(description="the address of the account that is signed in")
    confirmed: bool = Field(description="the address was confirmed")


# --- the socket ------------------------------------------------------------------------------------------------------


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


class UndoMessage(UndoRequest):
    """Undo over the socket."""

    type: Literal["undo"]


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


class Problem(Wire):
    """Why a request was refused (RFC 9457), in the language of the request."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: str = Field(examples=["/problems/stale"])
    title: str
    status: int
    detail: str
    ply: int | None = Field(default=None, description="the current ply of the table, if the request's was stale")
    preparing: Preparing | None = Field(default=None, description="the game that is not ready, if that is the reason")
    rule: str | None = Field(default=None, description="the rule that an action breaks, by its id in docs/rules")


class ProblemMessage(Wire):
    """A refusal over the socket."""

    type: Literal["problem"] = "problem"
    request: str | None
    problem: Problem


ClientMessage = Annotated[
    Hello | ActMessage | UndoMessage | LookMessage | SayMessage | PingMessage, Field(discriminator="type")
]
ServerMessage = Annotated[
    TableState | Update | TableChanged | ChatMessage | PreparingMessage | ProblemMessage | Pong,
    Field(discriminator="type"),
]


class Health(Wire):
    """Whether the server works, part by part."""

    status: Literal["ok", "degraded"]
    version: str
    database: Literal["ok", "unreachable", "read-only"]
    listener: Literal["ok", "lost", "unused"] = Field(description="whether other servers of the database are heard")
    tasks: Literal["ok", "failed"] = Field(description="what the server does beside its requests")
    disk: Literal["ok", "full"]
    bots: Literal["ok", "stuck", "no-worker"]


class Alive(Wire):
    """That the server answers."""

    status: Literal["ok"]
    version: str
