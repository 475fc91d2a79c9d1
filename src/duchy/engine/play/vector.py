"""Template: a position as a vector of numbers, for ``State.features``."""

from typing import Any

from duchy.engine.kernels.arrays import Floats, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bound
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Features

game: Any = bound()
vector: Features = game and game.features


@rule
def features(states: Records[KitState], player: int, out: Floats) -> None:
    """Write the first position as a player sees it."""
    vector.features(states[0], player, out)
