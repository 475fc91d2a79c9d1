"""Duchy: play, study and master Stefan Feld's games of the Duchy of Burgundy.

>>> import duchy
>>> game = duchy.load("burgundy", players=2, edition="2019")
>>> state = game.new_state(seed=7)
>>> state.decision, len(state.deciders)
('turn', 1)
"""

from importlib.metadata import PackageNotFoundError, version

from duchy.engine.errors import (
    DataError,
    DuchyError,
    IllegalAction,
    NotDeciding,
    NothingToUndo,
    OptionError,
    RecordError,
    UnknownAction,
    UnknownGame,
)
from duchy.engine.game import Game
from duchy.engine.state import SPECTATOR, State
from duchy.games import GAMES, load

try:
    __version__ = version("duchy")
except PackageNotFoundError:  # run from a source tree that is not installed
    __version__ = "0.0.0"

__all__ = [
    "GAMES",
    "SPECTATOR",
    "DataError",
    "DuchyError",
    "Game",
    "IllegalAction",
    "NotDeciding",
    "NothingToUndo",
    "OptionError",
    "RecordError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "load",
]
