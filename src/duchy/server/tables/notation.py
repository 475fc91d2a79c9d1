"""Actions as logs keep them, and back. Both are kept: the same few hundred actions come again and again."""

from __future__ import annotations

from functools import lru_cache

from duchy.engine.game.game import Game

KEPT = 8192  # actions


@lru_cache(maxsize=KEPT)
def notation_of(game: Game, action: int) -> str:
    """An action as logs keep it."""
    return str(game.catalogue.decode(action))


@lru_cache(maxsize=KEPT)
def number_of(game: Game, notation: str) -> int:
    """The number of an action that a log has kept. Not for what clients send: it would take the place of others."""
    return game.parse(notation)
