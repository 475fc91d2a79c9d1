"""The end of the game: final scoring, winners, ties (chapter 11)."""

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.board import (
    HOUSE_VP,
    LEADERSHIP_VP,
    REPUTATION_VP,
    SECTIONS,
    THIRD,
    THIRD_VP,
)
from duchy.games.bruges.components.grammar import Kind
from duchy.games.bruges.components.programs import KIND, NEXT, OP, PROGRAM, VP
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.effects.conditions import holds
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.state import CATEGORIES, Category, State

PLAY, CHARACTERS, HOUSES, LAURELS, LEADERSHIPS, CANALS, STATUES, REPUTATION = (int(c) for c in Category)


@rule
def score_all(s: State) -> None:
    """Final scoring after the last round, for every player from the same state (BR-SCORE-01, BR-SCORE-13)."""
    for p in range(s.seats):
        for category in range(1, CATEGORIES):
            s.players[p].final[category] = final_points(s, p, category)


@rule
def final_points(s: State, p: int, category: int) -> int:
    """What a source is worth at the end; goods, markers and hand cards are worth nothing (BR-SCORE-11, 12)."""
    me = s.players[p]
    total = 0
    if category == CHARACTERS:  # as printed, whatever was paid (BR-SCORE-03, BR-CHAR-02, BR-CHAR-04)
        for place in range(me.homes):
            if me.tenant[place] >= 0:
                total += of_card(me.tenant[place], VP)
    elif category == HOUSES:  # BR-SCORE-04, BR-HOUSE-03
        total += HOUSE_VP * me.homes
    elif category == LAURELS:  # BR-SCORE-05
        for place in range(me.homes):
            if me.tenant[place] >= 0:
                total += laurel(s, p, me.tenant[place])
    elif category == LEADERSHIPS:  # BR-SCORE-06
        total += LEADERSHIP_VP * count(0 + me.leads)
    elif category == REPUTATION:  # BR-SCORE-09, BR-SCORE-10
        total += REPUTATION_VP[me.reputation]
    else:
        for section in range(SECTIONS):
            if category == CANALS:  # BR-SCORE-07, BR-SCORE-14, BR-CANAL-11, BR-CANAL-12
                total += THIRD_VP * (me.canal[section] >= THIRD)
            else:  # BR-SCORE-08, BR-CANAL-14
                total += max(me.statue[section], 0)
    return total


@rule
def laurel(s: State, p: int, card: int) -> int:
    """The points of a laurel character (BR-LAUREL-01, BR-LAUREL-02, BR-ACT-06, BR-OP-18)."""
    total = 0
    if of_card(card, KIND) == Kind.ENDGAME and holds(s, p, card, -1, -1):
        row = of_card(card, PROGRAM)
        while row >= 0:
            if of_op(row, OP) == Op.SCORE:
                total += amount(s, p, row, -1)
            row = of_op(row, NEXT)
    return total


@rule
def points_from(s: State, p: int, category: int) -> int:
    """Points of one source: the track during the game, and at the end the others (BR-SCORE-02, BR-SCORE-15)."""
    return 0 + s.players[p].vp if category == PLAY else 0 + s.players[p].final[category]


@rule
def total_points(s: State, p: int) -> int:
    """A player's score."""
    total = 0 + s.players[p].vp
    for category in range(1, CATEGORIES):
        total += s.players[p].final[category]
    return total


@rule
def beats(s: State, p: int, q: int) -> bool:
    """Whether p ranks before q: by points, then by guilders (BR-WIN-01, BR-WIN-02, BR-WIN-04)."""
    mine, theirs = total_points(s, p), total_points(s, q)
    if mine != theirs:
        return mine > theirs
    return s.players[p].guilders > s.players[q].guilders


@rule
def place_of(s: State, p: int) -> int:
    """The player's place, 1 for the winner; players who are still tied share a place (BR-WIN-03)."""
    place = 1
    for q in range(s.seats):
        if q != p and beats(s, q, p):
            place += 1
    return place
