"""Giving things up: payments, workers and hand cards of the owner's choice (BR-OP-02, BR-OP-03, BR-OP-11)."""

from duchy.engine.agenda import ask_about, pop, then_for
from duchy.engine.rule import rule
from duchy.games.bruges.actions import DECLINE, colour_action, discard_action
from duchy.games.bruges.chapters.areas import remove_card, worker_total
from duchy.games.bruges.components.board import COLOURS
from duchy.games.bruges.components.grammar import What
from duchy.games.bruges.components.programs import WHAT
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.feasible import shade
from duchy.games.bruges.state import Decision, Step


@rule
def pay(s, p, row, context):
    """Pay what an operation asks for; where the player has a choice it follows as a question (BR-CHAR-14)."""
    what, n, me = of_op(row, WHAT), amount(s, p, row, -1), s.players[p]
    colour = shade(row, context)
    if what == What.GUILDERS:
        me.guilders -= n
    elif what == What.CARD:
        then_for(s, p, Step.DISCARD, n, 0)
    elif colour < COLOURS:
        me.workers[colour] -= n
    else:
        then_for(s, p, Step.GIVE, n, 0)


@rule
def give_workers(s, p, n, receiver):
    """A player gives up workers of own choice, as many as there are; ``receiver`` is 1 + the player who gets them."""
    me = s.players[p]
    colours, only = 0, 0
    for colour in range(COLOURS):
        if me.workers[colour] > 0:
            colours += 1
            only = colour
    if colours > 1 and worker_total(me) > n:
        ask_about(s, p, Decision.GIVE_WORKER, n, receiver)
    elif colours == 1:
        hand_over(s, p, only, min(n, 0 + me.workers[only]), receiver)
    else:
        for colour in range(COLOURS):
            hand_over(s, p, colour, 0 + me.workers[colour], receiver)


@rule
def hand_over(s, p, colour, n, receiver):
    """Workers of one colour go to the supply or to another player."""
    s.players[p].workers[colour] -= n
    if receiver > 0:
        s.players[receiver - 1].workers[colour] += n


@rule
def legal_give(me, out):
    """Any colour that the player has."""
    n = 0
    for colour in range(COLOURS):
        if me.workers[colour] > 0:
            out[n] = colour_action(colour)
            n += 1
    return n


@rule
def answer_give(s, p, colour):
    """A worker goes; the others follow."""
    n, receiver = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    hand_over(s, p, colour, 1, receiver)
    if n > 1:
        give_workers(s, p, n - 1, receiver)


@rule
def discard_cards(s, p, n, fewer):
    """A player discards hand cards of own choice, as many as there are; fewer if that is allowed."""
    me = s.players[p]
    if n <= 0 or me.held == 0:
        return
    if me.held <= n and not fewer:
        while me.held > 0:
            remove_card(me, me.held - 1)
    else:
        ask_about(s, p, Decision.DISCARD, n, fewer)


@rule
def legal_discard(s, me, out):
    """Any hand card."""
    for card in range(me.held):
        out[card] = discard_action(card)
    n = 0 + me.held
    if s.agenda[s.depth - 1].b:
        out[n] = DECLINE
        n += 1
    return n


@rule
def answer_discard(s, p, card):
    """A card goes to the discard pile; the others follow."""
    n, fewer = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    remove_card(s.players[p], card)
    discard_cards(s, p, n - 1, fewer)
