"""The operations of cards, carried out one by one (chapter 15.4).

``run`` goes to the next operation that changes something and carries it out. What follows it waits as a frame below
everything that the operation asks or sets off (BR-GRAM-06, BR-TURN-14).
"""

from duchy.engine.agenda import ask_about, pop, then_for
from duchy.engine.rule import apart, rule
from duchy.games.bruges.actions import ACCEPT, DECLINE, branch_action, copy_action, opponent_action
from duchy.games.bruges.chapters.areas import gain_vp, lose_vp
from duchy.games.bruges.chapters.canals import dig_or_ask
from duchy.games.bruges.chapters.draw import begin_draw
from duchy.games.bruges.chapters.reputation import climb
from duchy.games.bruges.chapters.threats import discard_marker, take_markers
from duchy.games.bruges.components.board import COLOURS
from duchy.games.bruges.components.grammar import Op, What, Who
from duchy.games.bruges.components.programs import (
    BRANCHES,
    FIRST_BRANCH,
    NEXT,
    OP,
    OPTIONAL,
    PROGRAM,
    UP_TO,
    WHAT,
    WHICH,
    WHO,
    WITH_CARD,
    N,
)
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.effects.choices import calm, flip, straighten, take_workers
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.feasible import feasible, feasible_branch, has, may_copy, shade, touches
from duchy.games.bruges.effects.paying import pay
from duchy.games.bruges.effects.removing import RETURN
from duchy.games.bruges.effects.targets import concerns
from duchy.games.bruges.state import Decision, Step

RUN, DO = int(Step.RUN), int(Step.DO)


@apart
@rule
def run(s, p, row, context):
    """Carry out the next operation that changes something; what cannot be done is left out (BR-CHAR-13, BR-CHAR-15)."""
    while row >= 0 and not feasible(s, p, row, context):
        row = of_op(row, NEXT)
    if row < 0:
        return
    op = of_op(row, OP)
    if op == Op.PAY or (of_op(row, OPTIONAL) > 0 and op != Op.DO_ACTION):  # "may" (BR-ACT-08)
        ask_about(s, p, Decision.MAY, row, context)
    else:
        do(s, p, row, context)


@apart
@rule
def do(s, p, row, context):
    """Carry out an operation."""
    op = of_op(row, OP)
    if op == Op.PAY:  # what was paid for goes on behind the payment
        then_for(s, p, RUN, of_op(row, FIRST_BRANCH), context)
        pay(s, p, row, context)
    elif op == Op.CHOOSE:
        choose(s, p, row, context)
    else:
        if of_op(row, NEXT) >= 0:
            then_for(s, p, RUN, of_op(row, NEXT), context)
        if op == Op.COPY:
            copy(s, p, row, context)
        elif of_op(row, WHO) == Who.CHOSEN_OPPONENT and s.seats > 2:
            ask_about(s, p, Decision.OPPONENT, row, context)
        else:
            do_to_all(s, p, row, context, -1)


@rule
def is_shared(op):
    """Whether an operation can concern other players than its owner."""
    if op == Op.GAIN or op == Op.LOSE or op == Op.TRANSFER or op == Op.GAIN_MARKER:
        return True
    return op == Op.DISCARD_CARDS or op == Op.REMOVE or op == Op.RETURN_TO_HAND


@rule
def do_to_all(s, p, row, context, target):
    """An operation on all whom it concerns, in turn order from the left of the owner (BR-TGT-02).

    What is put on the agenda last comes first, so the players are taken in the opposite order.
    """
    if not is_shared(of_op(row, OP)):
        do_alone(s, p, row, context)
        return
    if target < 0 and of_op(row, WHO) == Who.CHOSEN_OPPONENT:
        target = 1 - p  # of two players
    n = amount(s, p, row, target)
    for k in range(s.seats):
        q = (p + (s.seats - k) % s.seats) % s.seats
        if concerns(s, p, q, of_op(row, WHO), target):
            do_to(s, p, q, row, context, n)


@rule
def do_to(s, p, q, row, context, n):
    """An operation of player p on player q."""
    op, what, colour, me = of_op(row, OP), of_op(row, WHAT), shade(row, context), s.players[q]
    if op == Op.GAIN_MARKER:  # BR-OP-06
        if n > 0:
            take_markers(s, q, colour, n)
    elif op == Op.DISCARD_CARDS:  # BR-OP-04
        then_for(s, q, Step.DISCARD, n, of_op(row, UP_TO))
    elif op == Op.REMOVE:  # BR-OP-09
        then_for(s, q, Step.REMOVE, what, 0)
    elif op == Op.RETURN_TO_HAND:  # BR-OP-10
        then_for(s, q, Step.REMOVE, RETURN, 0)
    elif op == Op.GAIN:
        gain(s, q, what, colour, n, of_op(row, UP_TO))
    elif what == What.WORKER and colour >= COLOURS:
        then_for(s, q, Step.GIVE, n, p + 1 if op == Op.TRANSFER else 0)
    else:  # lose and transfer, not below 0 (BR-OP-02, BR-OP-11)
        n = min(n, has(me, what, colour))
        take_away(me, what, colour, n)
        if op == Op.TRANSFER:
            gain(s, p, what, colour, n, 0)


@rule
def gain(s, p, what, colour, n, fewer):
    """Guilders, points or workers from the supply (BR-OP-01); workers of any colour are asked for."""
    me = s.players[p]
    if what == What.GUILDERS:
        me.guilders += n
    elif what == What.VP:
        gain_vp(me, n)
    elif colour < COLOURS:
        me.workers[colour] += n
    else:
        take_workers(s, p, n, fewer)


@rule
def take_away(me, what, colour, n):
    """Guilders, points or workers of a colour are lost."""
    if what == What.GUILDERS:
        me.guilders -= n
    elif what == What.VP:
        lose_vp(me, n)
    else:
        me.workers[colour] -= n


@rule
def do_alone(s, p, row, context):
    """An operation that concerns its owner only."""
    op, card, n, fewer = of_op(row, OP), card_in(context), amount(s, p, row, -1), of_op(row, UP_TO)
    if op == Op.DRAW:  # BR-OP-04
        begin_draw(s, p, 0 if fewer > 0 else n, n if fewer > 0 else 0, card)
    elif op == Op.DISCARD_MARKER:  # BR-OP-05
        colour = shade(row, context)
        if colour < COLOURS:
            for _ in range(min(n, 0 + s.players[p].markers[colour])):
                discard_marker(s, p, colour, card)
        else:
            calm(s, p, n, fewer, card)
    elif op == Op.REPUTATION:  # BR-OP-07
        climb(s, p, n, card)
    elif op == Op.DO_ACTION:  # BR-OP-08
        if of_op(row, WITH_CARD) > 0:
            ask_about(s, p, Decision.EXTRA, row, context)
        else:
            dig_or_ask(s, p, row, context)
    elif op == Op.EXCHANGE:  # BR-OP-12
        ask_about(s, p, Decision.EXCHANGE, row, of_op(row, N))
    elif op == Op.FLIP:  # BR-OP-19
        flip(s, p, of_op(row, WHICH))
    elif op == Op.STRAIGHTEN:  # BR-OP-21
        straighten(s, p, n, fewer, card)


@rule
def legal_may(out):
    """Yes or no."""
    out[0] = ACCEPT
    out[1] = DECLINE
    return 2


@rule
def answer_may(s, p, yes):
    """Carry out an operation, or go on behind it."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    if yes:
        then_for(s, p, DO, row, context)
    elif of_op(row, NEXT) >= 0:
        then_for(s, p, RUN, of_op(row, NEXT), context)


@rule
def choose(s, p, row, context):
    """One of several branches, if more than one would change anything (BR-OP-13)."""
    options, only = 0, 0
    for branch in range(of_op(row, BRANCHES)):
        if feasible_branch(s, p, row, branch, context):
            options += 1
            only = branch
    if options > 1:
        ask_about(s, p, Decision.BRANCH, row, context)
    else:
        then_for(s, p, RUN, of_op(row, FIRST_BRANCH + only), context)


@rule
def legal_branch(s, p, out):
    """The branches that would change anything."""
    row, context, n = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b, 0
    for branch in range(of_op(row, BRANCHES)):
        if feasible_branch(s, p, row, branch, context):
            out[n] = branch_action(branch)
            n += 1
    return n


@rule
def answer_branch(s, p, branch):
    """Go on with a branch."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    then_for(s, p, RUN, of_op(row, FIRST_BRANCH + branch), context)


@rule
def legal_opponent(s, p, out):
    """Any opponent for whom the operation would change something (BR-TGT-01)."""
    row, context, n = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b, 0
    for q in range(s.seats):
        if q != p and touches(s, q, row, context):
            out[n] = opponent_action(q)
            n += 1
    return n


@rule
def answer_opponent(s, p, other):
    """The opponent whom an operation concerns."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    do_to_all(s, p, row, context, other)


@rule
def copy(s, p, row, context):
    """The effect of another character, as if it were the owner's own; asked if there are several (BR-OP-20)."""
    options, seat, house = 0, 0, 0
    for q in range(s.seats):
        for place in range(s.players[q].homes):
            if may_copy(s, p, row, context, q, place):
                options += 1
                seat, house = q, place
    if options > 1:
        ask_about(s, p, Decision.COPY, row, context)
    else:
        follow(s, p, s.players[seat].tenant[house], context)


@rule
def legal_copy(s, p, out):
    """Every character that can be copied."""
    row, context, n = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b, 0
    for q in range(s.seats):
        for place in range(s.players[q].homes):
            if may_copy(s, p, row, context, q, place):
                out[n] = copy_action(q, place)
                n += 1
    return n


@rule
def answer_copy(s, p, other, house):
    """The character that is copied; no worker is paid for it, and it is not turned."""
    context = s.agenda[s.depth - 1].b
    pop(s)
    follow(s, p, s.players[other].tenant[house], context)


@rule
def follow(s, p, card, context):
    """Carry out the effects of a card in the name of another."""
    then_for(s, p, RUN, of_card(card, PROGRAM), context)
