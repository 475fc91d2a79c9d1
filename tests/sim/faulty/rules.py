"""Players add one or two to a count in turn; whoever reaches ten wins. A fault shows from a count of five on."""

import numpy as np

from duchy.engine import agenda
from duchy.engine.agenda import DEPTH, FIRST_STEP, ask, ask_all, deciders, decision, decision_of, pop, then_for
from duchy.engine.agenda import no_verdict as verdict
from duchy.engine.catalogue import Catalogue, Kind, Number
from duchy.engine.chance import below
from duchy.engine.records import record
from duchy.engine.rule import rule
from duchy.engine.teams import team_of
from tests.sim.faulty.options import FAULTS

CATALOGUE = Catalogue(Kind("add", number=Number(2)), Kind("pass"))
DECISIONS = ("none", "add")
CATEGORIES = ("count",)
VERDICTS = ()
BY_SEAT = ("players",)
MAX_LEGAL = 3
TURN = FIRST_STEP
STATE = record(**agenda.FIELDS, players=(record(points=np.int16), 2), count=np.int16, fault=np.int8)

(
    NO_ACTION,
    UNSORTED,
    NOT_ASKED,
    ENDLESS,
    SCORE,
    RANKING,
    MISSING_ACTION,
    EXTRA_ACTION,
    LOST_COUNT,
    BAD_START,
    OVERFLOW,
) = range(1, len(FAULTS))

__all__ = ["deciders", "decision", "decision_of", "team_of", "verdict"]


@rule
def start(s):
    s.count = below(s, 2)
    if s.fault == BAD_START:
        s.count = 9
    ask(s, 0, 1)


@rule
def legal(s, p, out):
    wrong = s.count >= 5
    if wrong and s.fault == NO_ACTION:
        return 0
    if not (deciders(s) >> p) & 1 and not (wrong and s.fault == NOT_ASKED):
        return 0
    out[0] = 0
    out[1] = 1
    if wrong and s.fault == UNSORTED:
        out[1] = 0
    if wrong and s.fault == MISSING_ACTION:
        return 1
    if wrong and s.fault == EXTRA_ACTION:
        out[2] = 2
        return 3
    return 2


@rule
def answer(s, p, action):
    pop(s)
    if not (s.fault == ENDLESS and s.count >= 5):
        s.count += action + 1
    if s.fault == LOST_COUNT and s.count >= 5:
        s.count -= 3
    s.players[p].points += action + 1
    if s.fault == OVERFLOW and s.count >= 5:
        for _ in range(DEPTH + 1):
            ask(s, p, 1)
    if s.count >= 10:
        s.over = 1
    else:
        then_for(s, 1 - p, TURN, 0, 0)


@rule
def step(s, kind, who, a, b):
    ask_all(s, who, 1, 0, 0)


@rule
def score(s, p):
    return s.players[p].points + (1 if s.fault == SCORE else 0)


@rule
def points(s, p, category):
    return s.players[p].points


@rule
def place_of(s, p):
    if s.fault == RANKING:
        return 1
    mine, theirs = s.players[p].points, s.players[1 - p].points
    return 1 if mine > theirs or (mine == theirs and p == 0) else 2


@rule
def observe(s, p):
    s.rng = 0


@rule
def determinize(s):
    pass
