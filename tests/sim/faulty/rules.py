"""Players add one or two to a count in turn; whoever reaches ten wins. A fault shows from a count of five on."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.fields import Record, i8, i16, layout_of, records
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import (
    DEPTH,
    FIRST_STEP,
    KitState,
    ask,
    ask_all,
    deciders,
    decision,
    decision_of,
    pop,
    then_for,
)
from duchy.engine.play.agenda import no_verdict as verdict
from duchy.engine.play.catalogue import Catalogue, Kind, Number
from duchy.engine.play.chance import below
from duchy.engine.play.teams import team_of
from tests.sim.faulty.options import FAULTS

CATALOGUE = Catalogue(Kind("add", number=Number(2)), Kind("pass"))
DECISIONS = ("none", "add")
CATEGORIES = ("count",)
VERDICTS = ()
BY_SEAT = ("players",)
MAX_LEGAL = 3
TURN = FIRST_STEP


class Player(Record):
    points = i16()


class State(KitState):
    players = records(Player, 2)
    count = i16()
    fault = i8()


STATE = layout_of(State)

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

__all__ = [
    "BY_SEAT",
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "MAX_LEGAL",
    "STATE",
    "VERDICTS",
    "answer",
    "deciders",
    "decision",
    "decision_of",
    "determinize",
    "legal",
    "observe",
    "place_of",
    "points",
    "score",
    "start",
    "step",
    "team_of",
    "verdict",
]


@rule
def start(s: State) -> None:
    s.count = below(s, 2)
    if s.fault == BAD_START:
        s.count = 9
    ask(s, 0, 1)


@rule
def legal(s: State, p: int, out: Ints) -> int:
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
def answer(s: State, p: int, action: int) -> None:
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
def step(s: State, kind: int, who: int, a: int, b: int) -> None:
    ask_all(s, who, 1, 0, 0)


@rule
def score(s: State, p: int) -> int:
    return s.players[p].points + (1 if s.fault == SCORE else 0)


@rule
def points(s: State, p: int, category: int) -> int:
    return s.players[p].points


@rule
def place_of(s: State, p: int) -> int:
    if s.fault == RANKING:
        return 1
    mine, theirs = s.players[p].points, s.players[1 - p].points
    return 1 if mine > theirs or (mine == theirs and p == 0) else 2


@rule
def observe(s: State, p: int) -> None:
    s.rng = 0


@rule
def determinize(s: State) -> None:
    pass
