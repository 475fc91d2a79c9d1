"""Template: what each of several actions does, tried on copies of one position. Kernels for outcome.py."""

from typing import Any

from duchy.engine.kernels.arrays import Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.games.dice.chapters.building import legal_second
from duchy.games.dice.questions import Decision
from duchy.games.dice.state import State

NOBODY = 1 << 6  # the bit of a seat that no game has

game: Any = bound()
driver: Any = bind("duchy.engine.play.driver", game) if game else None


@rule
def apply_each(states: Records[State], player: int, actions: Ints, seconds: Ints, out: Ints) -> None:
    """Apply each action to the copy that belongs to it, and count the second buildings that it leaves open.

    A seat that does not exist is asked too, so that no action ends the round, and the result is the player's draft.
    """
    for i in range(len(actions)):
        s = states[i]
        s.agenda[s.depth - 1].who |= NOBODY
        driver.apply(s, player, actions[i])
        seconds[i] = 0
        if s.steps[player] == Decision.SECOND:
            seconds[i] = legal_second(s, player, out, 0)
