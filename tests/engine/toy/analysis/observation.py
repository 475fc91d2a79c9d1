"""A position as a player sees it, for learning: groups of tokens, and the kernel that writes them."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.encodings import FLAG, Choice, Group, Groups, Quantity, everywhere, numbered, put, put_count

from ..options import ROUNDS
from ..prizes import BIDS
from ..questions import QUESTIONS
from ..state import State

VERSION = 1

_BID = Choice(numbered(BIDS), optional=True)

GROUPS = Groups(
    table=(
        Group("decision", Choice(QUESTIONS.names[1:], optional=True)),
        Group("pot", Quantity(8)),
        Group("rounds_left", Quantity(ROUNDS[-1], ROUNDS[-1])),
        Group("bid", _BID),
    ),
    seat=(Group("decides", FLAG), Group("sealed", FLAG), Group("last", _BID), Group("points", Quantity(10))),
)

present = everywhere


@rule
def write(s: State, p: int, out: Ints, at: int) -> int:
    """The question, the pot, the rounds left and the own bid, then what all know of each player from player p on."""
    at = put(out, at, decision(s))
    at = put(out, at, s.pot)
    at = put(out, at, s.rounds - s.round_no)
    at = put(out, at, s.players[p].bid)
    for i in range(s.seats):
        q = (p + i) % s.seats
        at = put(out, at, (deciders(s) >> q) & 1)
        at = put(out, at, s.players[q].sealed)
        at = put(out, at, s.players[q].last)
        at = put_count(out, at, s.players[q].points)
    return at
