"""Template: greedy answers for the seats of a batch that are given to the greedy bot."""

from typing import Any

from duchy.batch.kernels import NOTHING
from duchy.engine.kernels.arrays import Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState

game: Any = bound()
greedy: Any = bind("duchy.sim.greedy", game) if game else None


@rule
def answer(
    states: Records[KitState],
    counts: Ints,
    players: Ints,
    orders: Ints,
    seats: int,
    trial: Records[KitState],
    out: Ints,
    first: int,
    last: int,
) -> int:
    """Write an action as the order of every game that waits for one of these seats; the others get none."""
    for i in range(first, last):
        orders[i] = NOTHING
        if counts[i] and (seats >> players[i]) & 1:
            orders[i] = greedy.choose(states[i : i + 1], trial, players[i], out)
    return 0
