"""Whether an operation would change anything (BR-CHAR-15, BR-CHAR-16).

What would change nothing is skipped, a branch without any effect cannot be chosen, and a character whose effect would
change nothing cannot be activated. The words nest one level deep, hence three rules instead of one that calls itself.
"""

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import apart, rule
from duchy.engine.play.cards import NO_CARD
from duchy.games.bruges.chapters.gains import has
from duchy.games.bruges.components.grammar import Kind, Who
from duchy.games.bruges.components.programs import (
    BRANCHES,
    FIRST_BRANCH,
    KIND,
    NEXT,
    OP,
    OPTIONAL,
    PROGRAM,
    WHAT,
    WHICH,
    WHO,
    WITH_CARD,
)
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.components.words import WORDS, Op
from duchy.games.bruges.effects.conditions import holds
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.dispatch import judge
from duchy.games.bruges.effects.prospects import shade
from duchy.games.bruges.effects.targets import concerns
from duchy.games.bruges.state import State

SHARED = [word for word in WORDS.values() if word.shared]
OWN = [word for word in WORDS.values() if word.does and not word.shared]
IS_SHARED = table([WORDS[op].shared for op in Op])
"""By operation: whether it may concern other players than its owner."""

touches = judge("touches", "s, q, row, context", SHARED)
would_alone = judge("would_alone", "s, p, row, context", OWN)


@rule
def touches_any(s: State, p: int, row: int, context: int, target: int) -> bool:
    """Whether an operation would change anything for any of the players whom it concerns."""
    if amount(s, p, row, target) == 0 and of_op(row, WHO) != Who.CHOSEN_OPPONENT:
        return False
    for q in range(s.seats):
        if concerns(s, p, q, of_op(row, WHO), target) and touches(s, q, row, context):
            return True
    return False


@apart
@rule
def feasible_alone(s: State, p: int, row: int, context: int) -> bool:
    """Whether an operation without others in it would change anything."""
    if IS_SHARED[of_op(row, OP)]:
        return touches_any(s, p, row, context, -1)
    return would_alone(s, p, row, context)


@rule
def chain_feasible(s: State, p: int, row: int, end: int, context: int) -> bool:
    """Whether any operation of a branch would change anything; the branch goes on at ``end`` behind the choice."""
    while row >= 0 and row != end:
        if feasible_alone(s, p, row, context):
            return True
        row = of_op(row, NEXT)
    return False


@rule
def affordable(s: State, p: int, row: int, context: int) -> bool:
    """Whether a payment can be made in full (BR-OP-03, BR-CHAR-14)."""
    return has(s.players[p], of_op(row, WHAT), shade(row, context)) >= amount(s, p, row, -1)


@rule
def feasible_branch(s: State, p: int, row: int, branch: int, context: int) -> bool:
    """Whether a branch can be carried out (BR-OP-13)."""
    return chain_feasible(s, p, of_op(row, FIRST_BRANCH + branch), of_op(row, NEXT), context)


@rule
def feasible_whole(s: State, p: int, row: int, context: int) -> bool:
    """Whether an operation would change anything, with the branches and the paid effects in it."""
    op = of_op(row, OP)
    if op == Op.PAY:
        return affordable(s, p, row, context) and feasible_branch(s, p, row, 0, context)
    if op == Op.CHOOSE:
        for branch in range(of_op(row, BRANCHES)):
            if feasible_branch(s, p, row, branch, context):
                return True
        return False
    return feasible_alone(s, p, row, context)


@apart
@rule
def program_feasible(s: State, p: int, card: int, context: int) -> bool:
    """Whether any operation of a card would change anything.

    Where it is activated, an extra card play in it must be possible too (BR-TURN-12, BR-TURN-18). A canal cell need not
    be (BR-CHAR-15).
    """
    row, found = of_card(card, PROGRAM), False
    activated = of_card(card, KIND) == Kind.WORKER or of_card(card, KIND) == Kind.FREE
    while row >= 0:
        possible = feasible_whole(s, p, row, context)
        play = of_op(row, OP) == Op.DO_ACTION and of_op(row, WITH_CARD) > 0 and of_op(row, OPTIONAL) <= 0
        if activated and play and not possible:
            return False
        found = found or possible
        row = of_op(row, NEXT)
    return found


@rule
def may_copy(s: State, p: int, row: int, context: int, q: int, place: int) -> bool:
    """Whether a character can be copied: the right kind and area, and not one that copies itself (BR-OP-20)."""
    card = s.players[q].tenant[place]
    if card == NO_CARD or card == card_in(context) or of_card(card, KIND) != of_op(row, WHICH):
        return False
    who = of_op(row, WHO)
    if not concerns(s, p, q, who, -1) or of_op(of_card(card, PROGRAM), OP) == Op.COPY:
        return False
    return holds(s, p, card, -1, -1) == 1 and program_feasible(s, p, card, context)


@rule
def feasible(s: State, p: int, row: int, context: int) -> bool:
    """Whether an operation would change anything."""
    if of_op(row, OP) != Op.COPY:
        return feasible_whole(s, p, row, context)
    for q in range(s.seats):
        for place in range(s.players[q].homes):
            if may_copy(s, p, row, context, q, place):
                return True
    return False


@rule
def acts(s: State, p: int, card: int, context: int) -> bool:
    """Whether a card would change anything now."""
    row = of_card(card, PROGRAM)
    if of_op(row, OP) == Op.COPY:
        return feasible(s, p, row, context)
    return program_feasible(s, p, card, context)
