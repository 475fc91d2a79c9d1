"""Phase 1, and drawing cards at other times: one by one, with a choice of deck, looked at when all are there.

The faces are drawn when the player looks (BR-DRAW-04, BR-DRAW-14), so that until then nobody has anything to hide.
"""

from duchy.engine.agenda import ask_about, deciders, decision, pop, reveal, then_for
from duchy.engine.cards import is_hidden, random_face
from duchy.engine.rule import rule
from duchy.games.bruges.actions import DECLINE, draw_action
from duchy.games.bruges.chapters.decks import take_top
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, HAND, MOST_CARDS
from duchy.games.bruges.components.grammar import Event, Target
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.effects.modifiers import modified
from duchy.games.bruges.effects.reactions import announce
from duchy.games.bruges.state import Decision, Step

REFILL, REFILL_TARGET = int(Event.REFILL), int(Target.REFILL_TARGET)
CARDS_DRAWN = int(Event.CARDS_DRAWN)


@rule
def refill(s, p):
    """Fill the hand up to 5; a character may allow more, up to where the owner wants.

    BR-DRAW-01, BR-DRAW-02, BR-DRAW-06, BR-DRAW-08 to BR-DRAW-11.
    """
    held = s.players[p].held
    target = max(modified(s, p, REFILL, -1, -1, REFILL_TARGET, HAND, -1), HAND)
    must = max(HAND - held, 0)
    may = max(target - held, 0) - must
    begin_draw(s, p, must, may, -1)


@rule
def begin_draw(s, p, must, may, cause):
    """Let a player draw so many cards, and more if wanted (BR-DRAW-12, BR-DRAW-13, BR-OP-04)."""
    if must + may > 0:
        then_for(s, p, Step.LOOK, 0, cause + 1)
        draw_on(s, p, must, may)


@rule
def draw_on(s, p, must, may):
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
def draw_one(s, p, deck):
    """Take a card and count it."""
    take_top(s, p, deck)
    s.agenda[s.depth - 1].a += 1


@rule
def being_drawn(s, p):
    """How many cards at the end of a hand its owner has not looked at yet."""
    if decision(s) != Decision.DRAW or not (deciders(s) >> p) & 1:
        return 0
    return 0 + s.agenda[s.depth - 2].a


@rule
def legal_draw(s, out):
    """Either deck (BR-DRAW-03); to stop where nothing must follow (BR-DRAW-10)."""
    n = 0
    for deck in range(2):
        if s.decks[deck] > 0:
            out[n] = draw_action(deck)
            n += 1
    if s.agenda[s.depth - 1].a == 0:
        out[n] = DECLINE
        n += 1
    return n


@rule
def draw_from(s, p, deck):
    """The answer: a deck."""
    must, may = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    draw_one(s, p, deck)
    if must > 0:
        draw_on(s, p, must - 1, may)
    else:
        draw_on(s, p, 0, may - 1)


@rule
def look(s, p, drawn, cause):
    """Look at the cards drawn, once the last one is there (BR-DRAW-04, BR-DRAW-12)."""
    me = s.players[p]
    for i in range(me.held):
        if is_hidden(me.hand[i]):
            me.hand[i] = random_face(s, s.pool, colour_of(me.hand[i]), CARDS_PER_COLOUR)
    if drawn > 0:
        reveal(s)
        announce(s, CARDS_DRAWN, p, -1, -1, cause)
