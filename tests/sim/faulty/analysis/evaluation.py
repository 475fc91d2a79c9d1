"""Whoever is ahead stands better."""

from duchy.engine.rule import rule


@rule
def evaluate(s, p):
    return float(s.players[p].points - s.players[1 - p].points)
