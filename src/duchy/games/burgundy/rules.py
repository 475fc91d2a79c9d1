"""The rules of The Castles of Burgundy as the kit calls them: what is legal, what an action does, what is hidden."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision, decision_of
from duchy.engine.play.chance import below
from duchy.games.burgundy.actions import CATALOGUE, FULL_CATALOGUE, FULL_MAX_LEGAL, MAX_LEGAL
from duchy.games.burgundy.chapters.gains import vp
from duchy.games.burgundy.chapters.scoring import empty_spaces, place_of
from duchy.games.burgundy.chapters.setup import castle_space, castle_spaces, start
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.state import FULL_OWN_STATE, FULL_STATE, OWN_STATE, STATE, Category, State

DECISIONS = QUESTIONS.names
CATEGORIES = tuple(category.name.lower() for category in Category)
VERDICTS = ("lost", "won")
BY_SEAT = ("players", "estates", "storages", "order", "turns")

__all__ = [
    "BY_SEAT",
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "FULL_CATALOGUE",
    "FULL_MAX_LEGAL",
    "FULL_OWN_STATE",
    "FULL_STATE",
    "MAX_LEGAL",
    "OWN_STATE",
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


legal_answers = QUESTIONS.lister()
answer = QUESTIONS.answerer()
step = QUESTIONS.runner()


@rule
def legal(s: State, p: int, out: Ints) -> int:
    """Write the legal actions of a player in ascending order and return how many there are.

    What a tile offers may be declined, but a ship must load (CB-RES-07, CB-RES-09). What can have no result is not
    listed (CB-TURN-08).
    """
    return legal_answers(s, p, decision_of(s, p), out, 0)


@rule
def score(s: State, p: int) -> int:
    """A player's victory points."""
    return vp(s, p)


@rule
def team_of(s: State, p: int) -> int:
    """Who builds an estate together wins together (CB-TEAM-04, CB-TEAM-31); in other games each has an own estate."""
    return s.players[p].estate


@rule
def points(s: State, p: int, category: int) -> int:
    """A player's victory points from one source; some sources exist with modules only."""
    points = s.players[p].points
    return points[category] if category < len(points) else 0


@rule
def verdict(s: State) -> int:
    """How a finished solo game ended: it is won if every space is covered (CB-SOLO-49, CB-SOLO-50)."""
    if not s.over or s.seats > 1:
        return -1
    return empty_spaces(s, 0) == 0


@rule
def observe(s: State, p: int) -> None:
    """Remove what player p may not know: the generator and the sealed choices of others. No player is -1.

    Everything else is public (CB-SETUP-24).
    """
    s.rng = 0
    for q in range(s.seats):
        me = s.players[q]
        if q != p and me.sealed:
            me.sealed_side = -1
            me.sealed_hex = -1


@rule
def determinize(s: State) -> None:
    """Fill what an observer does not know with a guess that fits: sealed choices are drawn among the possible ones."""
    for q in range(s.seats):
        me = s.players[q]
        if me.sealed and me.sealed_hex < 0:
            me.sealed_side = below(s, 2) if me.board >= 0 else 0
            me.sealed_hex = castle_space(s, q, me.sealed_side, below(s, castle_spaces(s, q, me.sealed_side)))
