"""The rules of the Dice Game as the kit calls them: what is legal, what an action does, what is hidden.

In a round every player takes the same steps, whatever the player chooses: the sale if there is something to sell, the
building or a pass, and the second building or the end. So the number of steps does not tell what was chosen.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.chance import below
from duchy.engine.play.teams import team_of
from duchy.games.dice.actions import CATALOGUE, MAX_LEGAL
from duchy.games.dice.chapters.bonuses import owned
from duchy.games.dice.chapters.building import build, legal_hexes, take_worker
from duchy.games.dice.chapters.rounds import open_draft
from duchy.games.dice.chapters.scoring import place_of, points_from, verdict, vp
from duchy.games.dice.chapters.sell import GOODS, sell
from duchy.games.dice.chapters.setup import found, start
from duchy.games.dice.components.parts import VERDICTS as TITLES
from duchy.games.dice.components.sheets import CASTLE_HEX, CASTLES
from duchy.games.dice.options import SAME
from duchy.games.dice.questions import QUESTIONS, Decision
from duchy.games.dice.state import STATE, Category, Player, State

DECISIONS = QUESTIONS.names
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
def decision_of(s: State, p: int) -> int:
    """What a player decides now: in a round the own step, which differs from player to player."""
    if not (deciders(s) >> p) & 1:
        return 0
    asked = decision(s)
    return s.steps[p] if asked == Decision.ROUND else asked


legal_answers = QUESTIONS.lister()
answer = QUESTIONS.answerer()
step = QUESTIONS.runner()


@rule
def legal(s: State, p: int, out: Ints) -> int:
    """Write the legal actions of a player in ascending order and return how many there are."""
    return legal_answers(s, p, decision_of(s, p), out, 0)


@rule
def score(s: State, p: int) -> int:
    """A player's victory points on the open sheet."""
    return vp(s.players[p])


@rule
def points(s: State, p: int, category: int) -> int:
    """A player's victory points from one source."""
    return points_from(s.players[p], category)


@rule
def observe(s: State, p: int) -> None:
    """Remove what player p may not know: the generator, and the drafts of the others. -1 is a spectator."""
    s.rng = 0
    if s.over:
        return
    for q in range(s.seats):
        if q != p:
            open_draft(s, q)


@rule
def determinize(s: State) -> None:
    """Replace what an observer does not know by random choices that the others may have made."""
    for q in range(s.seats):
        if decision(s) == Decision.CASTLE:
            guess_castle(s, q)
        elif decision(s) == Decision.ROUND:
            guess_round(s, s.drafts[q], s.steps[q])


@rule
def guess_castle(s: State, q: int) -> None:
    """A random castle for a player who has chosen one that the observer does not know."""
    me = s.drafts[q]
    if s.variant != SAME and me.castle < 0 and not (deciders(s) >> q) & 1:
        found(s, me, CASTLE_HEX[me.sheet, below(s, CASTLES)])


@rule
def guess_round(s: State, me: Player, step: int) -> None:
    """Random steps for those that a player has taken in this round and the observer does not know."""
    if me.sold < 0 and step != Decision.SELL:
        sell(s, me, below(s, owned(me, GOODS) + 1))
    built = step == Decision.SECOND or step == Decision.NONE
    if built and me.first < 0 and not me.passed:
        guess_building(s, me)


@rule
def guess_building(s: State, me: Player) -> None:
    """A random building with one of the pip dice; a pass if there is none."""
    number = s.pips[below(s, 2)]
    hexes = legal_hexes(s, me, number)
    if hexes == 0:
        take_worker(s, me)
        return
    for _ in range(below(s, count(hexes))):
        hexes &= hexes - 1
    build(s, me, number, lowest(hexes))
