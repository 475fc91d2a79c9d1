"""Who speaks of an action."""

from __future__ import annotations

from duchy.engine.errors import NotDeciding
from duchy.engine.game.game import State


def teller(state: State, action: int, player: int | None = None) -> int:
    """The player for whom a legal action is told.

    Where several players decide at once and none is named, it is the one whom the state was observed by.
    """
    if player is None:
        deciders = state.deciders
        if not deciders:
            raise NotDeciding("error-game-over")
        player = state.observer if state.observer in deciders else deciders[0]
    return state.resolve(action, player)[0]
