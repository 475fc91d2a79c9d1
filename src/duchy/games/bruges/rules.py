"""The rules of Bruges as the kit calls them: what is legal, what an action does, what is hidden."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import apart, rule
from duchy.engine.play.agenda import deciders, decision, decision_of, no_verdict
from duchy.engine.play.cards import hide, is_hidden, random_face
from duchy.engine.play.teams import team_of
from duchy.games.bruges.actions import CATALOGUE, MAX_LEGAL
from duchy.games.bruges.chapters.draw import being_drawn
from duchy.games.bruges.chapters.scoring import place_of, points_from, total_points
from duchy.games.bruges.chapters.setup import start
from duchy.games.bruges.components.board import CARDS_PER_COLOUR
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.questions import QUESTIONS
from duchy.games.bruges.state import STATE, Category, State

DECISIONS = QUESTIONS.names
CATEGORIES = tuple(category.name.lower() for category in Category)
VERDICTS = ()
BY_SEAT = ("players",)

verdict = no_verdict
points = points_from
score = total_points

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


legal_answers = apart(QUESTIONS.lister())
answer = QUESTIONS.answerer()
step = apart(QUESTIONS.runner())


@apart
@rule
def legal(s: State, p: int, out: Ints) -> int:
    """Write the legal actions of a player in ascending order and return how many there are."""
    return legal_answers(s, p, decision_of(s, p), out, 0)


@rule
def observe(s: State, p: int) -> None:
    """Remove what player p may not know: the generator, and faces in the hands and houses of others. -1 is a spectator.

    Backs stay, and so does what all have seen (BR-INFO-01 to BR-INFO-03, BR-INFO-05, BR-INFO-06). After the game all is
    open.
    """
    s.rng = 0
    if s.over:
        return
    for q in range(s.seats):
        if q != p:
            me = s.players[q]
            for i in range(me.held):
                if not (me.known >> i) & 1:
                    me.hand[i] = hide(s.pool, me.hand[i], CARDS_PER_COLOUR)
            for i in range(me.homes):
                if not (me.shown >> i) & 1:
                    me.house[i] = hide(s.pool, me.house[i], CARDS_PER_COLOUR)


@rule
def determinize(s: State) -> None:
    """Give every card with an unknown face one that has not been seen, of the colour of its back.

    Cards that are being drawn keep their backs, since their owner has not looked at them either (BR-DRAW-04).
    """
    for q in range(s.seats):
        me = s.players[q]
        for i in range(me.held - being_drawn(s, q)):
            if is_hidden(me.hand[i]):
                me.hand[i] = random_face(s, s.pool, colour_of(me.hand[i]), CARDS_PER_COLOUR)
        for i in range(me.homes):
            if is_hidden(me.house[i]):
                me.house[i] = random_face(s, s.pool, colour_of(me.house[i]), CARDS_PER_COLOUR)
