"""The games that a server has, their options and bots."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from duchy.server.schemas.base import Sent, Wire


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
