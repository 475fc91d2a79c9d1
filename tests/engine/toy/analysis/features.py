"""A position as a vector of numbers, for learning."""

from duchy.engine.kernels.arrays import Floats
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.engine.play.layout import under

from ..state import MAX_PLAYERS, State

NAMES = ("decision", "pot", "rounds_left", "bid", *under("points", ("own", "other1", "other2")[:MAX_PLAYERS]))


@rule
def features(s: State, p: int, out: Floats) -> None:
    """The question, the pot, the rounds left and the own bid, then the points of all from player p on."""
    out[0] = decision(s)
    out[1] = s.pot
    out[2] = s.rounds - s.round_no
    out[3] = s.players[p].bid
    for i in range(s.seats):
        out[4 + i] = s.players[(p + i) % s.seats].points
