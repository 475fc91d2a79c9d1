"""Who won, and something that never happens."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from tests.sim.faulty.rules import State

GROUPS = {"winners": ("first", "second", "third"), "nothing": (None,)}
SIZE = 4


@rule
def count_action(s: State, p: int, action: int, counts: Ints) -> None:
    pass


@rule
def count_game(s: State, counts: Ints) -> None:
    counts[0 if s.players[0].points >= s.players[1].points else 1] += 1
