"""The types of the JSON that the view and the log make."""

from __future__ import annotations

from typing import Any, TypedDict


class Setup(TypedDict):
    """What a new game is chosen from."""

    game: str
    players: list[int]
    rounds: list[int]


class Board(TypedDict):
    """What no action changes."""

    game: str
    players: int
    rounds: int
    percent: list[int]  # of the pot, for each bid from 1


class PlayerView(TypedDict):
    """What is seen of a player."""

    points: int
    sealed: bool
    bid: int | None  # the viewer's own
    last: int | None  # the bid of the round before


class Prompt(TypedDict):
    """A sentence to the viewer."""

    key: str
    args: dict[str, list[int]]


class ActionView(TypedDict):
    """A legal action of the viewer."""

    id: int
    kind: str
    args: dict[str, int]


class Moment(TypedDict):
    """The progress of a game."""

    round: int


class View(TypedDict):
    """A position as a viewer may see it; -1 is a spectator."""

    game: str
    options: dict[str, Any]
    viewer: int
    ply: int
    revelations: int
    over: bool
    round: int
    pot: int
    players: list[PlayerView]
    deciders: list[int]
    decision: str | None
    prompt: Prompt
    actions: list[ActionView]


class LogLine(TypedDict):
    """A line of the log: a sentence."""

    key: str
    args: dict[str, int]
