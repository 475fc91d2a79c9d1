"""Who won, and something that never happens."""

from duchy.engine.rule import rule

GROUPS = {"winners": ("first", "second", "third"), "nothing": (None,)}
SIZE = 4


@rule
def count_action(s, p, action, counts):
    pass


@rule
def count_game(s, counts):
    counts[0 if s.players[0].points >= s.players[1].points else 1] += 1
