"""Duchy: play, study and master Stefan Feld's games of the Duchy of Burgundy.

>>> import duchy
>>> game = duchy.load("burgundy", players=2, edition="2019")
>>> state = game.new_state(seed=7)
>>> state.decision, len(state.deciders)
('turn', 1)
"""

from duchy.engine.errors import (
    DataError,
    DuchyError,
    IllegalAction,
    NotDeciding,
    NothingToUndo,
    OptionError,
    PositionError,
    RecordError,
    UnknownAction,
    UnknownGame,
)
from duchy.engine.game import SPECTATOR, Game, State
from duchy.engine.gamerecord import GameRecord
from duchy.engine.match import Match
from duchy.engine.version import VERSION
from duchy.games import GAMES, load

__version__ = VERSION

__all__ = [
    "GAMES",
    "SPECTATOR",
    "DataError",
    "DuchyError",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Match",
    "NotDeciding",
    "NothingToUndo",
    "OptionError",
    "PositionError",
    "RecordError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "load",
]
