"""Whom an operation concerns (BR-TGT-01)."""

from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.grammar import Who
from duchy.games.bruges.state import State


@rule
def concerns(s: State, p: int, q: int, who: int, target: int) -> bool:
    """Whether an operation of player p concerns player q; ``target`` is the chosen opponent, or -1."""
    if who == Who.SELF:
        return p == q
    if who == Who.EACH_OPPONENT:
        return p != q
    if who == Who.CHOSEN_OPPONENT:
        return p != q and (target < 0 or target == q)
    if who == Who.LEFT:
        return q == (p + 1) % s.seats
    if who == Who.RIGHT:
        return p == (q + 1) % s.seats
    return True
