"""Template: what a position is worth to a player, for ``State.evaluate``."""

from typing import Any

from duchy.engine.kernels.arrays import Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bound
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Evaluation

game: Any = bound()
evaluation: Evaluation = game and game.evaluation


@rule
def evaluate(states: Records[KitState], player: int) -> float:
    """The points that a player of the first position may expect at the end."""
    return evaluation.evaluate(states[0], player)
