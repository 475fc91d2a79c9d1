"""Phase 1, and drawing cards at other times: one by one, with a choice of deck, looked at when all are there.

The faces are drawn when the player looks (BR-DRAW-04, BR-DRAW-14), so that until then nobody has anything to hide.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, deciders, decision, pop, reveal, then_for
from duchy.engine.play.cards import is_hidden, random_face
from duchy.games.bruges.actions import draw_action
from duchy.games.bruges.chapters.decks import take_top
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, HAND, MOST_CARDS
from duchy.games.bruges.components.grammar import Event, Target
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.effects.modifiers import modified
from duchy.games.bruges.effects.reactions import announce
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import State

REFILL, REFILL_TARGET = int(Event.REFILL), int(Target.REFILL_TARGET)
CARDS_DRAWN = int(Event.CARDS_DRAWN)


@rule
def refill(s: State, p: int) -> None:
    """Fill the hand up to 5; a character may allow more, up to where the owner wants.

    BR-DRAW-01, BR-DRAW-02, BR-DRAW-06, BR-DRAW-08 to BR-DRAW-11.
    """
    held = s.players[p].held
    target = max(modified(s, p, REFILL, -1, -1, REFILL_TARGET, HAND, -1), HAND)
    must = max(HAND - held, 0)
    may = max(target - held, 0) - must
    begin_draw(s, p, must, may, -1)


@rule
def begin_draw(s: State, p: int, must: int, may: int, cause: int) -> None:
    """Let a player draw so many cards, and more if wanted (BR-DRAW-12, BR-DRAW-13, BR-OP-04)."""
    if must + may > 0:
        then_for(s, p, Step.LOOK, 0, cause + 1)
        draw_on(s, p, must, may)


@rule
def draw_on(s: State, p: int, must: int, may: int) -> None:
    """Ask for the next card. With one deck left there is nothing to choose, without cards drawing stops (BR-DECK-15).

    The frame of the look at the end lies on top when this is called, and counts the cards.
    """
    me = s.players[p]
    while must > 0 and me.held < MOST_CARDS and (s.decks[0] > 0) != (s.decks[1] > 0):
        draw_one(s, p, 0 if s.decks[0] > 0 else 1)
        must -= 1
    if must + may > 0 and s.decks[0] + s.decks[1] > 0 and me.held < MOST_CARDS:
        ask_about(s, p, Decision.DRAW, must, may)


@rule
def draw_one(s: State, p: int, deck: int) -> None:
    """Take a card and count it."""
    take_top(s, p, deck)
    s.agenda[s.depth - 1].a += 1


@rule
def being_drawn(s: State, p: int) -> int:
    """How many cards at the end of a hand its owner has not looked at yet."""
    if decision(s) != Decision.DRAW or not (deciders(s) >> p) & 1:
        return 0
    return 0 + s.agenda[s.depth - 2].a


@rule
def legal_draw(s: State, p: int, out: Ints, n: int) -> int:
    """Either deck (BR-DRAW-03)."""
    for deck in range(2):
        if s.decks[deck] > 0:
            out[n] = draw_action(deck)
            n += 1
    return n


@rule
def may_stop(s: State) -> bool:
    """Where nothing must follow (BR-DRAW-10)."""
    return s.agenda[s.depth - 1].a == 0


@rule
def draw_from(s: State, p: int, deck: int) -> None:
    """The answer: a deck."""
    must, may = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    draw_one(s, p, deck)
    if must > 0:
        draw_on(s, p, must - 1, may)
    else:
        draw_on(s, p, 0, may - 1)


@rule
def look(s: State, p: int, drawn: int, told: int) -> None:
    """Look at the cards drawn, once the last one is there (BR-DRAW-04, BR-DRAW-12); ``told`` is 1 + the cause."""
    me = s.players[p]
    for i in range(me.held):
        if is_hidden(me.hand[i]):
            me.hand[i] = random_face(s, s.pool, colour_of(me.hand[i]), CARDS_PER_COLOUR)
    if drawn > 0:
        reveal(s)
        announce(s, CARDS_DRAWN, p, -1, -1, told - 1)
