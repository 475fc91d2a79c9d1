"""Whoever is asked may add one or two."""

from duchy.engine.agenda import deciders
from duchy.engine.rule import rule


@rule
def expected(s, p, out):
    if not (deciders(s) >> p) & 1:
        return 0
    out[0] = 0
    out[1] = 1
    return 2
