"""Whether an operation would change anything (BR-CHAR-15, BR-CHAR-16).

What would change nothing is skipped, a branch without any effect cannot be chosen, and a character whose effect would
change nothing cannot be activated. The words nest one level deep, hence three rules instead of one that calls itself.
"""

from duchy.engine.bits import count
from duchy.engine.cards import NO_CARD
from duchy.engine.rule import apart, rule
from duchy.games.bruges.chapters.areas import at_the_end, characters, is_turned, marker_total, worker_total
from duchy.games.bruges.chapters.plays import any_play, may_dig
from duchy.games.bruges.components.board import COLOURS, LEADERSHIPS, MARKERS, SECTIONS
from duchy.games.bruges.components.grammar import Category, Kind, Op, Shade, What, Who
from duchy.games.bruges.components.programs import (
    BRANCHES,
    FIRST_BRANCH,
    GIVE,
    GIVE_N,
    KIND,
    NEXT,
    OP,
    OPTIONAL,
    PROGRAM,
    SHADE,
    WHAT,
    WHICH,
    WHO,
    WITH_CARD,
)
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.effects.conditions import holds
from duchy.games.bruges.effects.context import card_in, colour_in
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.targets import concerns


@rule
def supply(s, colour):
    """Threat markers of a colour that no player has."""
    left = MARKERS
    for q in range(s.seats):
        left -= s.players[q].markers[colour]
    return left


@rule
def shade(row, context):
    """The colour of an operation: fixed, or that of the card played; CHOICE stays (BR-OP-01)."""
    colour = of_op(row, SHADE)
    return colour_in(context) if colour == Shade.CARD else colour + 0


@rule
def has(me, what, colour):
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
def touches(s, q, row, context):
    """Whether an operation would change anything for one of the players whom it concerns."""
    op, me = of_op(row, OP), s.players[q]
    if op == Op.GAIN:
        return True
    if op == Op.GAIN_MARKER:
        return supply(s, shade(row, context)) > 0
    if op == Op.DISCARD_CARDS:
        return me.held > 0
    return has(me, of_op(row, WHAT), shade(row, context)) > 0


@rule
def touches_any(s, p, row, context, target):
    """Whether an operation would change anything for any of the players whom it concerns."""
    if amount(s, p, row, target) == 0 and of_op(row, WHO) != Who.CHOSEN_OPPONENT:
        return False
    for q in range(s.seats):
        if concerns(s, p, q, of_op(row, WHO), target) and touches(s, q, row, context):
            return True
    return False


@apart
@rule
def feasible_alone(s, p, row, context):
    """Whether an operation without others in it would change anything."""
    op, me = of_op(row, OP), s.players[p]
    if op == Op.GAIN or op == Op.LOSE or op == Op.TRANSFER or op == Op.GAIN_MARKER or op == Op.DISCARD_CARDS:
        return touches_any(s, p, row, context, -1)
    if op == Op.REMOVE or op == Op.RETURN_TO_HAND:
        return touches_any(s, p, row, context, -1)
    if op == Op.DRAW:
        return s.decks[0] + s.decks[1] > 0 and amount(s, p, row, -1) > 0
    if op == Op.DISCARD_MARKER:
        return markers_like(me, shade(row, context)) > 0 and amount(s, p, row, -1) > 0
    if op == Op.REPUTATION:
        return not at_the_end(me) and amount(s, p, row, -1) > 0
    if op == Op.DO_ACTION:
        if of_op(row, WITH_CARD):
            return any_play(s, p, row)
        return may_dig(s, p, 0, row) or may_dig(s, p, 1, row)
    if op == Op.FLIP:
        return grey(me, of_op(row, WHICH)) > 0
    if op == Op.STRAIGHTEN:
        return straightenable(me, card_in(context)) > 0
    if op == Op.EXCHANGE:
        return can_give(me, row)
    return False


@rule
def can_give(me, row):
    """Whether there is enough of one thing to give: workers given together have one colour."""
    if of_op(row, GIVE) != What.WORKER:
        return has(me, of_op(row, GIVE), COLOURS) >= of_op(row, GIVE_N)
    for colour in range(COLOURS):
        if me.workers[colour] >= of_op(row, GIVE_N):
            return True
    return False


@rule
def markers_like(me, colour):
    """Own markers of a colour, or of any."""
    return marker_total(me) if colour >= COLOURS else 0 + me.markers[colour]


@rule
def grey(me, category):
    """Own leadership markers that are still grey: of one category, or of any."""
    if category == Category.CHOICE:
        return LEADERSHIPS - count(0 + me.leads)
    return 1 - ((me.leads >> category) & 1)


@rule
def straightenable(me, card):
    """The houses with turned characters other than the one that straightens, as a set (BR-OP-21)."""
    found = 0
    for place in range(me.homes):
        if is_turned(me, place) and me.tenant[place] != card:
            found |= 1 << place
    return found


@rule
def chain_feasible(s, p, row, end, context):
    """Whether any operation of a branch would change anything; the branch goes on at ``end`` behind the choice."""
    while row >= 0 and row != end:
        if feasible_alone(s, p, row, context):
            return True
        row = of_op(row, NEXT)
    return False


@rule
def affordable(s, p, row, context):
    """Whether a payment can be made in full (BR-OP-03, BR-CHAR-14)."""
    return has(s.players[p], of_op(row, WHAT), shade(row, context)) >= amount(s, p, row, -1)


@rule
def feasible_branch(s, p, row, branch, context):
    """Whether a branch can be carried out (BR-OP-13)."""
    return chain_feasible(s, p, of_op(row, FIRST_BRANCH + branch), of_op(row, NEXT), context)


@rule
def feasible_whole(s, p, row, context):
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
def program_feasible(s, p, card, context):
    """Whether any operation of a card would change anything.

    Where it is activated, an extra card play in it must be possible too (BR-TURN-12, BR-TURN-18).
    """
    row, found = of_card(card, PROGRAM), False
    activated = of_card(card, KIND) == Kind.WORKER or of_card(card, KIND) == Kind.FREE
    while row >= 0:
        possible = feasible_whole(s, p, row, context)
        needed = activated and of_op(row, OP) == Op.DO_ACTION and of_op(row, OPTIONAL) <= 0
        if needed and not possible:
            return False
        found = found or possible
        row = of_op(row, NEXT)
    return found


@rule
def may_copy(s, p, row, context, q, place):
    """Whether a character can be copied: the right kind and area, and not one that copies itself (BR-OP-20)."""
    card = s.players[q].tenant[place]
    if card == NO_CARD or card == card_in(context) or of_card(card, KIND) != of_op(row, WHICH):
        return False
    who = of_op(row, WHO)
    if not concerns(s, p, q, who, -1) or of_op(of_card(card, PROGRAM), OP) == Op.COPY:
        return False
    return holds(s, p, card, -1, -1) == 1 and program_feasible(s, p, card, context)


@rule
def feasible(s, p, row, context):
    """Whether an operation would change anything."""
    if of_op(row, OP) != Op.COPY:
        return feasible_whole(s, p, row, context)
    for q in range(s.seats):
        for place in range(s.players[q].homes):
            if may_copy(s, p, row, context, q, place):
                return True
    return False


@rule
def acts(s, p, card, context):
    """Whether a card would change anything now."""
    row = of_card(card, PROGRAM)
    if of_op(row, OP) == Op.COPY:
        return feasible(s, p, row, context)
    return program_feasible(s, p, card, context)
