"""Gains and payments: guilders, points, workers and hand cards (BR-OP-01 to BR-OP-04, BR-OP-11).

All guilders, workers and points move here. Their number is not limited (BR-COMP-05, BR-COMP-06, BR-COMP-07, BR-COMP-15,
BR-WORK-02, BR-MONEY-03). Workers and cards of own choice are asked for one by one.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop, then_for
from duchy.games.bruges.actions import colour_action, discard_action
from duchy.games.bruges.chapters.areas import characters, remove_card
from duchy.games.bruges.components.board import COLOURS, SECTIONS
from duchy.games.bruges.components.grammar import What
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import Player, State


@rule
def gain_vp(me: Player, n: int) -> None:
    """Points on the track, at once."""
    me.vp += n


@rule
def lose_vp(me: Player, n: int) -> None:
    """A score never falls below 0; the rest of the loss lapses (BR-INTRIGUE-02, BR-INTRIGUE-03)."""
    me.vp = max(me.vp - n, 0)


@rule
def gain_guilders(me: Player, n: int) -> None:
    """Guilders from the supply."""
    me.guilders += n


@rule
def pay_guilders(me: Player, n: int) -> None:
    """Guilders to the supply."""
    me.guilders -= n


@rule
def gain_workers(me: Player, colour: int, n: int) -> None:
    """Workers of a colour from the supply."""
    me.workers[colour] += n


@rule
def pay_workers(me: Player, colour: int, n: int) -> None:
    """Workers of a colour to the supply."""
    me.workers[colour] -= n


@rule
def worker_total(me: Player) -> int:
    """Workers of all colours together."""
    total = 0
    for colour in range(COLOURS):
        total += me.workers[colour]
    return total


@rule
def has(me: Player, what: int, colour: int) -> int:
    """How much a player has of something that can be paid, lost or given."""
    if what == What.GUILDERS:
        return 0 + me.guilders
    if what == What.VP:
        return 0 + me.vp
    if what == What.CARD:
        return 0 + me.held
    if what == What.WORKER:
        return worker_total(me) if colour >= COLOURS else 0 + me.workers[colour]
    if what == What.HOUSE:
        return 0 + me.homes
    if what == What.CHARACTER:
        return characters(me)
    total = 0
    for section in range(SECTIONS):
        total += me.canal[section]
    return total


@rule
def gain(s: State, p: int, what: int, colour: int, n: int, fewer: int) -> None:
    """Guilders, points or workers from the supply (BR-OP-01); workers of any colour are asked for."""
    me = s.players[p]
    if what == What.GUILDERS:
        gain_guilders(me, n)
    elif what == What.VP:
        gain_vp(me, n)
    elif colour < COLOURS:
        gain_workers(me, colour, n)
    else:
        take_workers(s, p, n, fewer)


@rule
def lose(me: Player, what: int, colour: int, n: int) -> None:
    """Guilders, points or workers of a colour are lost."""
    if what == What.GUILDERS:
        pay_guilders(me, n)
    elif what == What.VP:
        lose_vp(me, n)
    else:
        pay_workers(me, colour, n)


@rule
def pay(s: State, p: int, what: int, colour: int, n: int) -> None:
    """Pay guilders, workers or hand cards; where the player has a choice it follows as a question (BR-CHAR-14)."""
    if what == What.CARD:
        then_for(s, p, Step.DISCARD, n, 0)
    elif what == What.WORKER and colour >= COLOURS:
        then_for(s, p, Step.GIVE, n, 0)
    else:
        lose(s.players[p], what, colour, n)


# --- workers of any colours ------------------------------------------------------------------------------------------


@rule
def take_workers(s: State, p: int, n: int, fewer: int) -> None:
    """Workers of any colours, each chosen by itself."""
    if n > 0:
        ask_about(s, p, Decision.TAKE_WORKER, n, fewer)


@rule
def legal_take(s: State, p: int, out: Ints, n: int) -> int:
    """Any colour."""
    for colour in range(COLOURS):
        out[n + colour] = colour_action(colour)
    return n + COLOURS


@rule
def answer_take(s: State, p: int, colour: int) -> None:
    """A worker of a colour; the others follow."""
    n, fewer = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    gain_workers(s.players[p], colour, 1)
    take_workers(s, p, n - 1, fewer)


@rule
def give_workers(s: State, p: int, n: int, receiver: int) -> None:
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
def hand_over(s: State, p: int, colour: int, n: int, receiver: int) -> None:
    """Workers of one colour go to the supply or to another player."""
    pay_workers(s.players[p], colour, n)
    if receiver > 0:
        gain_workers(s.players[receiver - 1], colour, n)


@rule
def legal_give(s: State, p: int, out: Ints, n: int) -> int:
    """Any colour that the player has."""
    me = s.players[p]
    for colour in range(COLOURS):
        if me.workers[colour] > 0:
            out[n] = colour_action(colour)
            n += 1
    return n


@rule
def answer_give(s: State, p: int, colour: int) -> None:
    """A worker goes; the others follow."""
    n, receiver = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    hand_over(s, p, colour, 1, receiver)
    if n > 1:
        give_workers(s, p, n - 1, receiver)


# --- hand cards ------------------------------------------------------------------------------------------------------


@rule
def discard_cards(s: State, p: int, n: int, fewer: int) -> None:
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
def legal_discard(s: State, p: int, out: Ints, n: int) -> int:
    """Any hand card."""
    for card in range(s.players[p].held):
        out[n] = discard_action(card)
        n += 1
    return n


@rule
def answer_discard(s: State, p: int, card: int) -> None:
    """A card goes to the discard pile; the others follow."""
    n, fewer = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    remove_card(s.players[p], card)
    discard_cards(s, p, n - 1, fewer)
