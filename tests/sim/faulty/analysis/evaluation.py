"""Whoever is ahead stands better."""

from duchy.engine.kernels.rule import rule
from tests.sim.faulty.rules import State


@rule
def evaluate(s: State, p: int) -> float:
    return float(s.players[p].points - s.players[1 - p].points)
