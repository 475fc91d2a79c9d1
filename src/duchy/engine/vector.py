"""Template: a position as a vector of numbers, for ``State.features``."""

from typing import Any

from duchy.engine.rule import rule
from duchy.engine.template import bound

game: Any = bound()
vector: Any = game and game.features


@rule
def features(states: Any, player: int, out: Any) -> None:
    """Write the first position as a player sees it."""
    vector.features(states[0], player, out)
