"""A second list of the legal actions, made from the catalogue of rules without calling the rules."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision

from ..actions import ACTION_KIND, CATALOGUE, RAISE
from ..questions import Decision
from ..state import State

ACTIONS = CATALOGUE.size


@rule
def expected(s: State, p: int, out: Ints) -> int:
    """The leader raises (SB-GAME-02, SB-POT-02); all who have not bid yet bid (SB-BID-01)."""
    leads = decision(s) == Decision.RAISE and p == s.round_no % s.seats
    bids = decision(s) == Decision.BID and s.players[p].sealed == 0
    n = 0
    for action in range(ACTIONS):
        if leads if ACTION_KIND[action] == RAISE else bids:
            out[n] = action
            n += 1
    return n
