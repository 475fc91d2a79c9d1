"""The error of this game's positions: its reasons are texts of the game."""

from duchy.engine.errors import PositionError


class WrongPosition(PositionError):
    """A position that this game does not have."""

    packages = ("duchy.games.bruges",)
