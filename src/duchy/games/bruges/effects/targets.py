"""Whom an operation concerns (BR-TGT-01)."""

from duchy.engine.rule import rule
from duchy.games.bruges.components.grammar import Who


@rule
def concerns(s, p, q, who, target):
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
