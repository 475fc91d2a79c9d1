"""Duchy: play, study and master Stefan Feld's games of the Duchy of Burgundy.

>>> import duchy
>>> game = duchy.load("burgundy", players=2, edition="2019")
>>> state = game.new_state(seed=7)
>>> state.decision, len(state.deciders)
('turn', 1)

``duchy.bots``, ``duchy.sim``, ``duchy.batch``, ``duchy.arena``, ``duchy.position`` and ``duchy.charts`` are imported
when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from duchy.engine.errors import (
    DataError,
    DuchyError,
    FrozenState,
    IllegalAction,
    NotDeciding,
    NotDiceAlone,
    NothingToUndo,
    OptionError,
    PositionError,
    RecordError,
    UnknownAction,
    UnknownGame,
    UnknownPlayer,
    UnsupportedByGame,
    WrongObserver,
    WrongType,
)
from duchy.engine.game import registry
from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.observation import Observation
from duchy.engine.match.gamerecord import GameRecord
from duchy.engine.match.match import Match
from duchy.engine.version import VERSION
from duchy.games import GAMES, load

if TYPE_CHECKING:
    from duchy import arena, batch, bots, charts, position, sim

__version__ = VERSION

__all__ = [
    "GAMES",
    "SPECTATOR",
    "DataError",
    "DuchyError",
    "FrozenState",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Match",
    "NotDeciding",
    "NotDiceAlone",
    "NothingToUndo",
    "Observation",
    "OptionError",
    "PositionError",
    "RecordError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "UnknownPlayer",
    "UnsupportedByGame",
    "WrongObserver",
    "WrongType",
    "arena",
    "batch",
    "bots",
    "charts",
    "load",
    "position",
    "sim",
]

registry.ENTRANTS.append("duchy.arena.entrants")

_MODULES = ("arena", "batch", "bots", "charts", "position", "sim")


def __getattr__(name: str) -> Any:
    """A part of the package that is imported when it is first used."""
    if name in _MODULES:
        return import_module(f"duchy.{name}")
    raise AttributeError(f"module 'duchy' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names, those that are not imported yet included."""
    return sorted({*globals(), *_MODULES})
