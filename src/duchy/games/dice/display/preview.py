"""What each of several actions does, tried on copies of one position: kernels for outcome.py."""

from typing import Any

from duchy.engine.rule import rule
from duchy.games.dice.chapters.building import legal_second
from duchy.games.dice.rules import apply
from duchy.games.dice.state import Decision

NOBODY = 1 << 6  # a seat that no game has


@rule
def apply_each(states: Any, player: int, actions: Any, seconds: Any, out: Any) -> None:
    """Apply each action to the copy that belongs to it, and count the second buildings that it leaves open.

    Nobody is waited for as well, so that the round stays closed: what is seen afterwards is the player's own draft.
    """
    for i in range(len(actions)):
        s = states[i]
        s.agenda[s.depth - 1].who |= NOBODY
        apply(s, player, actions[i])
        seconds[i] = 0
        if s.steps[player] == Decision.SECOND:
            seconds[i] = legal_second(s, s.drafts[player], out) - 1
