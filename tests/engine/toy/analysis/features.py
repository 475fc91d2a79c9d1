"""A position as a vector of numbers, for learning."""

from duchy.engine.agenda import decision
from duchy.engine.layout import under
from duchy.engine.rule import rule

from ..state import MAX_PLAYERS

NAMES = ("decision", "pot", "rounds_left", "bid", *under("points", ("own", "other1", "other2")[:MAX_PLAYERS]))


@rule
def features(s, p, out):
    """The question, the pot, the rounds left and the own bid, then the points of all from player p on."""
    out[0] = decision(s)
    out[1] = s.pot
    out[2] = s.rounds - s.round_no
    out[3] = s.players[p].bid
    for i in range(s.seats):
        out[4 + i] = s.players[(p + i) % s.seats].points
