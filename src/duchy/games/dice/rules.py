"""The rules of the Dice Game as the kit calls them: what is legal, what an action does, what is hidden.

In a round every player takes the same steps, whatever the player chooses: the sale if there is something to sell, the
building or a pass, and the second building or the end. So the number of steps does not tell what was chosen.
"""

from duchy.engine.agenda import deciders, decision
from duchy.engine.bits import count, lowest
from duchy.engine.chance import below
from duchy.engine.rule import rule
from duchy.engine.teams import team_of
from duchy.games.dice.actions import CATALOGUE, MAX_LEGAL
from duchy.games.dice.chapters.bonuses import owned
from duchy.games.dice.chapters.building import build, build_second, legal_build, legal_hexes, legal_second, take_worker
from duchy.games.dice.chapters.rounds import begin_round, end_round, open_draft, seal
from duchy.games.dice.chapters.scoring import place_of, points_from, verdict, vp
from duchy.games.dice.chapters.sell import GOODS, legal_sell, sell
from duchy.games.dice.chapters.setup import choose_castle, choose_sheet, found, legal_castle, legal_sheet, start
from duchy.games.dice.components.parts import VERDICTS as TITLES
from duchy.games.dice.components.sheets import CASTLE_HEX, CASTLES
from duchy.games.dice.options import SAME
from duchy.games.dice.state import STATE, Category, Decision, Step

DECISIONS = tuple(kind.name.lower() for kind in Decision)
CATEGORIES = tuple(category.name.lower() for category in Category)
VERDICTS = ("none", *TITLES)
BY_SEAT = ("players", "drafts", "steps")

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
def legal(s, p, out):
    """Write the legal actions of a player in ascending order and return how many there are."""
    if not (deciders(s) >> p) & 1:
        return 0
    me = s.drafts[p]
    asked = decision(s)
    if asked == Decision.SHEET:
        return legal_sheet(s, out)
    if asked == Decision.CASTLE:
        return legal_castle(me, out)
    if s.steps[p] == Decision.SELL:
        return legal_sell(me, out)
    if s.steps[p] == Decision.BUILD:
        return legal_build(s, me, out)
    return legal_second(s, me, out)


@rule
def decision_of(s, p):
    """What a player decides now: in a round the own step, which differs from player to player."""
    if not (deciders(s) >> p) & 1:
        return 0
    asked = decision(s)
    return s.steps[p] if asked == Decision.ROUND else asked


@rule
def answer_sell(s, p, count):
    """The sale of a round, written in the player's draft, which the others do not see (DG-ROUND-05).

    It comes before the building, so that goods of a building wait for another round and silver of a sale can be spent
    at once (DG-SELL-08, DG-SELL-09, DG-SELL-10).
    """
    sell(s, s.drafts[p], count)
    s.steps[p] = Decision.BUILD


@rule
def answer_build(s, p, number, space):
    """The first building of a round; numbers are counted from 0 here."""
    build(s, s.drafts[p], number + 1, space)
    s.steps[p] = Decision.SECOND


@rule
def answer_pass(s, p):
    """No building in this round, even if the duchy is full (DG-ROUND-08, DG-ROUND-09)."""
    take_worker(s, s.drafts[p])
    s.steps[p] = Decision.SECOND


@rule
def answer_second(s, p, space):
    """The second building ends the player's round."""
    build_second(s, s.drafts[p], space)
    seal(s, p)


answer = CATALOGUE.dispatcher(
    "s, p",
    sheet=choose_sheet,
    castle=choose_castle,
    sell=answer_sell,
    build=answer_build,
    second=answer_second,
    seal=seal,
    **{"pass": answer_pass},
)


@rule
def step(s, kind, who, a, b):
    """What happens when all players have answered.

    On a graphics card a step is also where the games of a warp meet again: ending a round inside the action that seals
    it was a fifth slower there.
    """
    if kind == Step.END_ROUND:
        end_round(s)
    else:
        begin_round(s)


@rule
def score(s, p):
    """A player's victory points on the open sheet."""
    return vp(s.players[p])


@rule
def points(s, p, category):
    """A player's victory points from one source."""
    return points_from(s.players[p], category)


@rule
def observe(s, p):
    """Remove what player p may not know: the generator, and the drafts of the others. -1 is a spectator."""
    s.rng = 0
    if s.over:
        return
    for q in range(s.seats):
        if q != p:
            open_draft(s, q)


@rule
def determinize(s):
    """Replace what an observer does not know by random choices that the others may have made."""
    for q in range(s.seats):
        if decision(s) == Decision.CASTLE:
            guess_castle(s, q)
        elif decision(s) == Decision.ROUND:
            guess_round(s, s.drafts[q], s.steps[q])


@rule
def guess_castle(s, q):
    """A random castle for a player who has chosen one that the observer does not know."""
    me = s.drafts[q]
    if s.variant != SAME and me.castle < 0 and not (deciders(s) >> q) & 1:
        found(s, me, CASTLE_HEX[me.sheet, below(s, CASTLES)])


@rule
def guess_round(s, me, step):
    """Random steps for those that a player has taken in this round and the observer does not know."""
    if me.sold < 0 and step != Decision.SELL:
        sell(s, me, below(s, owned(me, GOODS) + 1))
    built = step == Decision.SECOND or step == Decision.NONE
    if built and me.first < 0 and not me.passed:
        guess_building(s, me)


@rule
def guess_building(s, me):
    """A random building with one of the pip dice; a pass if there is none."""
    number = s.pips[below(s, 2)]
    hexes = legal_hexes(s, me, number)
    if hexes == 0:
        take_worker(s, me)
        return
    for _ in range(below(s, count(hexes))):
        hexes &= hexes - 1
    build(s, me, number, lowest(hexes))
