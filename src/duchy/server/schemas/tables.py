"""A table: what is asked for when it is opened, and what everyone may know of it."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import ConfigDict, Field

from duchy.server.schemas.base import Banner, Name, Sent, ShareHash, StandIn, Standing, Status, Wire, example
from duchy.server.schemas.seats import HeldSeat, Invitation


class SeatRequest(Sent):
    """Who is to play a seat: a person at this screen (`here`), a person who opens a link (`link`), or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name | None = None
    level: str | None = Field(default=None, max_length=24, description="of a bot")
    banner: Banner | None = Field(default=None, description="the wished banner: red, white, black, purple or green")


class ClockSettings(Sent):
    """The time limit of a table: the same for every move (days too), or one for the game with an increment per turn."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    kind: Literal["move", "game"]
    seconds: int = Field(ge=1, le=30 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600, description="seconds that a turn adds; only per game")
    zero: Literal["bot", "concede"] = Field(default="bot", description="what happens when the time is up")


class ClockInfo(Wire):
    """The clock of a person: the milliseconds left when this was sent, and whether it runs."""

    seat: int
    left: int
    running: bool


class HoldInfo(Wire):
    """Bots wait, so that a person can take the last action back or go on."""

    seat: int
    left: int | None = Field(description="milliseconds when this was sent; None: until the person goes on")


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
    hints: bool = Field(
        default=False,
        description="players may ask for hints; always so where one person plays with bots, or all sit at one screen",
    )


class SettingsInfo(TableSettings):
    """The settings of a table that is open."""

    tutorial: int | None = Field(default=None, description="the version of the tutorial that is played, if one is")


class NewTable(Sent):
    """A request to open a table."""

    model_config = example(
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
    hints: int = Field(default=0, description="how many hints the player has been given")


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


class ChairInfo(Wire):
    """Who took part when the last seat was taken: a person, with the hash of a share or without, or a bot."""

    kind: Literal["person", "bot"]
    hash: str | None


class Announced(Wire):
    """What the commitment of scheme 3 binds: the game with the options asked for, and who sits on which chair."""

    game: str
    options: dict[str, Any]
    lot: bool = Field(description="whether seats are drawn by lot")
    chairs: list[ChairInfo]


class Fairness(Wire):
    """The commitment to the dice; the secret, once the game is over; what was announced and what people add."""

    scheme: Literal[1, 2, 3] = Field(
        description="1: without shares; 2: the commitment is the SHA-256 of the secret; 3: it binds `announced` too"
    )
    commitment: str
    announced: Announced | None = Field(default=None, description="None in schemes 1 and 2")
    secret: str | None = None
    shares: list[ShareInfo] = Field(default=[])
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
    hold: HoldInfo | None = Field(default=None, description="None in lists")
    hosts: list[int] = Field(default=[], description="the seats of the opener, who may fill up or cancel an open table")


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
