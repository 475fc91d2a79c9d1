"""Template: what the viewer of each game of a batch sees, in numbers."""

from typing import Any

from duchy.engine.kernels.arrays import Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState

game: Any = bound()
observing: Any = bind("duchy.engine.play.observing", game) if game else None


@rule
def tokens(states: Records[KitState], viewers: Ints, out: Grid, first: int, last: int) -> int:
    """Write the tokens of places ``first`` to ``last - 1``."""
    for i in range(first, last):
        observing.tokens(states[i], viewers[i], out[i])
    return 0


@rule
def features(states: Records[KitState], viewers: Ints, out: Any, first: int, last: int) -> int:
    """Write the features of places ``first`` to ``last - 1``."""
    for i in range(first, last):
        observing.features(states[i], viewers[i], out[i])
    return 0
