"""The operations of cards, carried out one by one (chapter 15.4).

``run`` goes to the next operation that changes something and carries it out. What follows it waits as a frame below
everything that the operation asks or sets off (BR-GRAM-06, BR-TURN-14).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import apart, rule
from duchy.engine.play.agenda import ask_about, pop, then_for
from duchy.games.bruges.actions import branch_action, copy_action, opponent_action
from duchy.games.bruges.chapters.gains import pay
from duchy.games.bruges.components.grammar import Who
from duchy.games.bruges.components.programs import (
    BRANCHES,
    FIRST_BRANCH,
    NEXT,
    OP,
    OPTIONAL,
    PROGRAM,
    REST,
    WHAT,
    WHO,
)
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.dispatch import doer
from duchy.games.bruges.effects.feasible import (
    IS_SHARED,
    OWN,
    SHARED,
    feasible,
    feasible_branch,
    may_copy,
    touches,
)
from duchy.games.bruges.effects.prospects import shade
from duchy.games.bruges.effects.reactions import begins
from duchy.games.bruges.effects.targets import concerns
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import State

RUN, DO = int(Step.RUN), int(Step.DO)


@rule
def react(s: State, p: int, unused: int, context: int) -> None:
    """A character whose moment has come begins with its effect."""
    run(s, p, begins(s, p, context), context)


@apart
@rule
def run(s: State, p: int, row: int, context: int) -> None:
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
def do(s: State, p: int, row: int, context: int) -> None:
    """Carry out an operation."""
    op = of_op(row, OP)
    if op == Op.PAY:  # what was paid for goes on behind the payment
        then_for(s, p, RUN, of_op(row, FIRST_BRANCH), context)
        pay(s, p, of_op(row, WHAT), shade(row, context), amount(s, p, row, -1))
    elif op == Op.CHOOSE:
        choose(s, p, row, context)
    else:
        if of_op(row, NEXT) >= 0:
            then_for(s, p, RUN, of_op(row, NEXT), context)
        if op == Op.COPY:
            copy(s, p, row, context)
        elif of_op(row, WHO) == Who.CHOSEN_OPPONENT:
            choose_opponent(s, p, row, context)
        else:
            do_to_all(s, p, row, context, -1)


@rule
def choose_opponent(s: State, p: int, row: int, context: int) -> None:
    """The opponent whom an operation concerns; asked if there are several for whom it does something (BR-CHAR-21)."""
    options, only = 0, -1
    for q in range(s.seats):
        if q != p and touches(s, q, row, context):
            options += 1
            only = q
    if options > 1:
        ask_about(s, p, Decision.OPPONENT, row, context)
    elif options == 1:
        do_to_all(s, p, row, context, only)


do_to = doer("do_to", "s, p, q, row, context, n", SHARED)
do_alone = doer("do_alone", "s, p, row, context", OWN)


@rule
def do_to_all(s: State, p: int, row: int, context: int, target: int) -> None:
    """An operation on all whom it concerns, in turn order from the left of the owner (BR-TGT-02).

    What is put on the agenda last comes first, so the players are taken in the opposite order.
    """
    if not IS_SHARED[of_op(row, OP)]:
        do_alone(s, p, row, context)
        return
    n = amount(s, p, row, target)
    for k in range(s.seats):
        q = (p + (s.seats - k) % s.seats) % s.seats
        if concerns(s, p, q, of_op(row, WHO), target):
            do_to(s, p, q, row, context, n)


@rule
def agree(s: State, p: int) -> None:
    """Yes: carry out an operation."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    then_for(s, p, DO, row, context)


@rule
def refuse(s: State, p: int) -> None:
    """No: go on behind an operation and all that are equal to it (BR-ACT-09)."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    if of_op(row, REST) >= 0:
        then_for(s, p, RUN, of_op(row, REST), context)


@rule
def is_optional(s: State) -> bool:
    """Whether the card says "may"."""
    return of_op(s.agenda[s.depth - 1].a, OPTIONAL) > 0


@rule
def decline_action(s: State, p: int) -> None:
    """No to a canal cell or a card play: those that "up to" would offer again are declined too (BR-ACT-09)."""
    row = s.agenda[s.depth - 1].a
    pop(s)
    below = s.agenda[s.depth - 1]
    if of_op(row, NEXT) >= 0 and below.kind == RUN and below.a == of_op(row, NEXT):
        below.a = of_op(row, REST)


@rule
def choose(s: State, p: int, row: int, context: int) -> None:
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
def legal_branch(s: State, p: int, out: Ints, n: int) -> int:
    """The branches that would change anything."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    for branch in range(of_op(row, BRANCHES)):
        if feasible_branch(s, p, row, branch, context):
            out[n] = branch_action(branch)
            n += 1
    return n


@rule
def answer_branch(s: State, p: int, branch: int) -> None:
    """Go on with a branch."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    then_for(s, p, RUN, of_op(row, FIRST_BRANCH + branch), context)


@rule
def legal_opponent(s: State, p: int, out: Ints, n: int) -> int:
    """Any opponent for whom the operation would change something (BR-TGT-01)."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    for q in range(s.seats):
        if q != p and touches(s, q, row, context):
            out[n] = opponent_action(q)
            n += 1
    return n


@rule
def answer_opponent(s: State, p: int, other: int) -> None:
    """The opponent whom an operation concerns."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    do_to_all(s, p, row, context, other)


@rule
def copy(s: State, p: int, row: int, context: int) -> None:
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
def legal_copy(s: State, p: int, out: Ints, n: int) -> int:
    """Every character that can be copied."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    for q in range(s.seats):
        for place in range(s.players[q].homes):
            if may_copy(s, p, row, context, q, place):
                out[n] = copy_action(q, place)
                n += 1
    return n


@rule
def answer_copy(s: State, p: int, other: int, house: int) -> None:
    """The character that is copied; no worker is paid for it, and it is not turned."""
    context = s.agenda[s.depth - 1].b
    pop(s)
    follow(s, p, s.players[other].tenant[house], context)


@rule
def follow(s: State, p: int, card: int, context: int) -> None:
    """Carry out the effects of a card in the name of another."""
    then_for(s, p, RUN, of_card(card, PROGRAM), context)
