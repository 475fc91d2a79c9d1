"""Whoever is asked may add one or two."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders
from tests.sim.faulty.rules import State


@rule
def expected(s: State, p: int, out: Ints) -> int:
    if not (deciders(s) >> p) & 1:
        return 0
    out[0] = 0
    out[1] = 1
    return 2
