"""What random games should meet at least once: the fuzzer counts it and reports what is missing."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule

from ..actions import ACTION_ARGUMENTS, ACTION_KIND, BID
from ..prizes import BIDS
from ..rules import place_of
from ..state import State

GROUPS = {"bids": tuple(str(bid + 1) for bid in range(BIDS)), "ends": ("one_winner", "shared")}
SIZE = BIDS + 2


@rule
def count_action(s: State, p: int, action: int, counts: Ints) -> None:
    """Count a bid."""
    if ACTION_KIND[action] == BID:
        counts[ACTION_ARGUMENTS[action, 0]] += 1


@rule
def count_game(s: State, counts: Ints) -> None:
    """Count whether one player has won or several."""
    winners = 0
    for p in range(s.seats):
        winners += place_of(s, p) == 1
    counts[BIDS + (winners > 1)] += 1
