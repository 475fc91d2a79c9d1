"""The rules of the Dice Game as the kit calls them: what is legal, what an action does, what is hidden.

Within a round every player goes through the same steps, whatever is chosen: to sell if there is something to sell, to
build or to pass, and to build once more or to seal. So nobody can tell a choice from how many steps it took.
"""

from duchy.engine.agenda import deciders, decision
from duchy.engine.bits import count, lowest
from duchy.engine.chance import below
from duchy.engine.rule import rule
from duchy.games.dice.actions import BUILD, CASTLE, CATALOGUE, MAX_LEGAL, PASS, SEAL, SECOND, SELL, SHEET
from duchy.games.dice.chapters.bonuses import owned
from duchy.games.dice.chapters.building import build, build_second, legal_build, legal_hexes, legal_second, take_worker
from duchy.games.dice.chapters.rounds import open_draft, seal
from duchy.games.dice.chapters.scoring import place_of, points_from, vp
from duchy.games.dice.chapters.sell import GOODS, legal_sell, sell
from duchy.games.dice.chapters.setup import choose_castle, choose_sheet, found, legal_castle, legal_sheet, start
from duchy.games.dice.components.sheets import CASTLE_HEX, CASTLES, HEXES
from duchy.games.dice.options import SAME
from duchy.games.dice.state import STATE, Category, Decision

DECISIONS = tuple(kind.name.lower() for kind in Decision)
CATEGORIES = tuple(category.name.lower() for category in Category)

__all__ = [
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "MAX_LEGAL",
    "STATE",
    "apply",
    "deciders",
    "decision",
    "determinize",
    "legal",
    "observe",
    "place_of",
    "points",
    "score",
    "start",
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
def apply(s, p, action):
    """Carry out a legal action."""
    s.ply += 1
    if action < CASTLE:
        choose_sheet(s, p, action - SHEET)
    elif action < SELL:
        choose_castle(s, p, action - CASTLE)
    else:
        apply_step(s, p, s.drafts[p], action)


@rule
def apply_step(s, p, me, action):
    """A step of a player's round, pencilled in where nobody else sees it (DG-ROUND-05)."""
    if action < BUILD:
        sell(s, me, action - SELL)
        s.steps[p] = Decision.BUILD
    elif action < SECOND:
        if action == PASS:
            take_worker(s, me)
        else:
            build(s, me, (action - BUILD) // HEXES + 1, (action - BUILD) % HEXES)
        s.steps[p] = Decision.SECOND
    else:
        if action < SEAL:
            build_second(s, me, action - SECOND)
        seal(s, p)


@rule
def score(s, p):
    """A player's victory points, as far as they lie open."""
    return vp(s.players[p])


@rule
def points(s, p, category):
    """A player's victory points from one source."""
    return points_from(s.players[p], category)


@rule
def observe(s, p):
    """Remove what player p may not know: the generator, and what others have pencilled in. No player is -1."""
    s.rng = 0
    if s.over:
        return
    for q in range(s.seats):
        if q != p:
            open_draft(s, q)


@rule
def determinize(s):
    """Fill what an observer does not know with a guess that fits: what others may have chosen, drawn at random."""
    for q in range(s.seats):
        if decision(s) == Decision.CASTLE:
            guess_castle(s, q)
        elif decision(s) == Decision.ROUND:
            guess_round(s, s.drafts[q], s.steps[q])


@rule
def guess_castle(s, q):
    """Any castle for a player who has chosen one, unless the roller chooses for all."""
    me = s.drafts[q]
    if s.variant != SAME and me.castle < 0 and not (deciders(s) >> q) & 1:
        found(s, me, CASTLE_HEX[me.sheet, below(s, CASTLES)])


@rule
def guess_round(s, me, step):
    """The steps of the round that a player is known to have made, if they are not there."""
    if me.sold < 0 and step != Decision.SELL:
        sell(s, me, below(s, owned(me, GOODS) + 1))
    built = step == Decision.SECOND or step == Decision.NONE
    if built and me.first < 0 and not me.passed:
        guess_building(s, me)


@rule
def guess_building(s, me):
    """Some building with one of the pip dice, or none."""
    number = s.pips[below(s, 2)]
    hexes = legal_hexes(s, me, number)
    if hexes == 0:
        take_worker(s, me)
        return
    for _ in range(below(s, count(hexes))):
        hexes &= hexes - 1
    build(s, me, number, lowest(hexes))
