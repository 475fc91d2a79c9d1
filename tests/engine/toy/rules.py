"""The rules. Imports are relative, so that the package can be copied elsewhere."""

from enum import IntEnum

import numpy as np

from duchy.engine import agenda
from duchy.engine.agenda import answered_by, ask, ask_all, deciders, decision, pop, reveal, then
from duchy.engine.catalogue import Argument, Catalogue, Kind
from duchy.engine.chance import below, roll
from duchy.engine.records import record
from duchy.engine.rule import rule

from .prizes import prize


class Decision(IntEnum):
    NONE = 0
    RAISE = 1
    BID = 2


class Step(IntEnum):
    OPEN_BIDS = agenda.FIRST_STEP
    BEGIN_ROUND = agenda.FIRST_STEP + 1


CATALOGUE = Catalogue(Kind("raise", by=3), Kind("bid", coins=Argument(3, first=1)))
BID = CATALOGUE["bid"].first
DECISIONS = tuple(kind.name.lower() for kind in Decision)
CATEGORIES = ("pots",)
MAX_LEGAL = 3

PLAYER = record(points=np.int16, sealed=np.int8, bid=np.int8)
STATE = record(**agenda.FIELDS, players=(PLAYER, 3), pot=np.int16, rounds=np.int8, round_no=np.int8)

__all__ = ["deciders", "decision"]


@rule
def start(s):
    """The first pot."""
    then(s, Step.BEGIN_ROUND)


@rule
def begin_round(s):
    """Roll a pot, which the leader of the round may raise."""
    s.pot = roll(s)
    reveal(s)
    ask(s, s.round_no % s.seats, Decision.RAISE)


@rule
def legal(s, p, out):
    """Three raises, or three bids."""
    if not (deciders(s) >> p) & 1:
        return 0
    first = 0 if decision(s) == Decision.RAISE else BID
    for i in range(3):
        out[i] = first + i
    return 3


@rule
def raise_pot(s, p, by):
    """Raise the pot, then everyone bids at once."""
    pop(s)
    s.pot += by
    ask_all(s, (1 << s.seats) - 1, Decision.BID, 0, 0)


@rule
def bid(s, p, coins):
    """Bid in secret, coins counted from 0; the last bid opens all of them."""
    s.players[p].sealed = 1
    s.players[p].bid = coins + 1
    if answered_by(s, p):
        then(s, Step.OPEN_BIDS)


answer = CATALOGUE.dispatcher("s, p", bid=bid, **{"raise": raise_pot})


@rule
def step(s, kind, who, a, b):
    """What happens without a player."""
    if kind == Step.OPEN_BIDS:
        open_bids(s)
    else:
        begin_round(s)


@rule
def open_bids(s):
    """The highest bid that nobody shares is paid."""
    best = 0
    for p in range(s.seats):
        if s.players[p].bid > s.players[best].bid:
            best = p
    shared = 0
    for p in range(s.seats):
        shared += s.players[p].bid == s.players[best].bid
    if shared == 1:
        s.players[best].points += prize(s.pot, s.players[best].bid)
    for p in range(s.seats):
        s.players[p].sealed = 0
        s.players[p].bid = 0
    reveal(s)
    s.round_no += 1
    if s.round_no == s.rounds:
        s.over = 1
    else:
        then(s, Step.BEGIN_ROUND)


@rule
def observe(s, p):
    """Hide the generator and the bids of others."""
    s.rng = 0
    for q in range(s.seats):
        if q != p and s.players[q].sealed:
            s.players[q].bid = -1


@rule
def determinize(s):
    """Guess the bids of others."""
    for q in range(s.seats):
        if s.players[q].bid < 0:
            s.players[q].bid = below(s, 3) + 1


@rule
def score(s, p):
    """Points won."""
    return s.players[p].points


@rule
def points(s, p, category):
    """All of them come from pots."""
    return s.players[p].points


@rule
def place_of(s, p):
    """Players with the same points share a place."""
    place = 1
    for q in range(s.seats):
        place += s.players[q].points > s.players[p].points
    return place
