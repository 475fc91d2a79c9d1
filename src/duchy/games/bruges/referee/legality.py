"""A second list of the legal actions, slow and plain, written from the catalogue of rules and not from the rules.

``fault`` says what stands against an action: the first condition that does not hold, or ``Fault.NONE``. The list is
made of the actions without a fault. The fuzzer compares this list with that of the rules at every decision, so that an
action which the rules hide or offer by mistake is found. Therefore nothing here calls a chapter or an effect, and
nothing reads what the rules derive (``skills``); ``plain.py`` reads the words of the cards a second time.
"""

from enum import IntEnum

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.games.bruges.actions import ACTION_ARGUMENTS, ACTION_KIND, CATALOGUE
from duchy.games.bruges.components.board import COLOURS, DEADLY, MOST_HOUSES
from duchy.games.bruges.components.grammar import Action, Kind, What
from duchy.games.bruges.components.programs import BRANCHES, GIVE, GIVE_N, KIND, OPTIONAL, WORKER
from duchy.games.bruges.components.tables import CARD_TABLE, OP_TABLE
from duchy.games.bruges.questions import QUESTIONS, Decision
from duchy.games.bruges.referee import order, plain
from duchy.games.bruges.state import Player, State

ACTIONS = CATALOGUE.size
DRAW, WORKERS, PLACE, ACTIVATE, END_TURN = map(
    CATALOGUE.number_of, ("draw", "workers", "place", "activate", "end_turn")
)
ACCEPT, DECLINE, SUFFER, BURN, DRAIN, RECALL = map(
    CATALOGUE.number_of, ("accept", "decline", "suffer", "burn", "drain", "recall")
)
REACT, BRANCH, DIG, DISCARD, OPPONENT = map(CATALOGUE.number_of, ("react", "branch", "dig", "discard", "opponent"))
STRAIGHTEN, COPY, FLIP = map(CATALOGUE.number_of, ("straighten", "copy", "flip"))
TOKEN, HOUSE_ONLY = int(What.CANAL_TOKEN), int(What.HOUSE)  # what a question about a fire may be restricted to
CAUSE = 256


class Fault(IntEnum):
    """What stands against an action."""

    NONE = 0
    NOT_ASKED = 1  # something else is
    NO_DECK = 2  # no card is left there
    NO_CARD = 3  # in that place of the hand
    PLAYED = 4  # the card of this turn
    NOT_GRANTED = 5  # the character allows another action
    NO_MARKER = 6  # of that colour
    WRONG_COLOUR = 7  # of the card
    SECTION_FULL = 8
    GUILDERS = 9  # too few
    WORKERS = 10  # too few
    NO_ROOM = 11  # for another house
    NO_HOUSE = 12  # empty, of that colour
    NOBODY = 13  # lives there
    NO_ICON = 14  # that is activated
    TURNED = 15
    CONDITION = 16  # of the card does not hold
    USELESS = 17  # would change nothing
    MUST_PLAY = 18  # a card
    NOT_DUE = 19  # that penalty
    NOT_THERE = 20  # nothing to give up
    NOT_WAITING = 21  # no such effect
    NO_BRANCH = 22
    OWN_SEAT = 23
    NOT_TURNED = 24
    FLIPPED = 25  # already
    COMPULSORY = 26


ANSWERS = QUESTIONS.answers()
"""[decision, kind]: what can be answered, but for a refusal"""
_REFUSABLE = (
    *(
        Decision.DRAW,
        Decision.PREVENT,
        Decision.REPUTATION,
        Decision.MAY,
        Decision.TAKE_WORKER,
        Decision.DISCARD_MARKER,
    ),
    *(Decision.EXTRA, Decision.DIG, Decision.DISCARD, Decision.EXCHANGE, Decision.STRAIGHTEN),
)
REFUSABLE = QUESTIONS.table(lambda question: question.kind in _REFUSABLE)
"""By decision: whether it can be declined, at least at times"""


@rule
def expected(s: State, p: int, out: Ints) -> int:
    """Write the actions that a player should have, in ascending order, and return how many there are."""
    n = 0
    if not (deciders(s) >> p) & 1:
        return n
    question = decision(s)
    for action in range(ACTIONS):
        if answers(question, ACTION_KIND[action]) and fault_of_answer(s, p, action) == Fault.NONE:
            out[n] = action
            n += 1
    return n


@rule
def fault(s: State, p: int, action: int) -> int:
    """What stands against an action of a player who is to decide."""
    return fault_of_answer(s, p, action) if answers(decision(s), ACTION_KIND[action]) else Fault.NOT_ASKED


@rule
def answers(question: int, kind: int) -> int:
    """Whether actions of a kind answer a question."""
    return REFUSABLE[question] if kind == DECLINE else ANSWERS[question, kind]


@rule
def fault_of_answer(s: State, p: int, action: int) -> int:
    """What stands against an action of a kind that is asked for."""
    kind, a, b = ACTION_KIND[action], ACTION_ARGUMENTS[action, 0], ACTION_ARGUMENTS[action, 1]
    me = s.players[p]
    if kind == DRAW:
        return Fault.NONE if s.decks[a] > 0 else Fault.NO_DECK  # BR-DRAW-03, BR-DECK-14
    if WORKERS <= kind <= PLACE:
        return fault_of_play(s, p, kind - WORKERS, a, b)
    if kind == ACTIVATE:
        return fault_of_activation(s, p, a)
    if kind == END_TURN:
        return Fault.NONE if s.played or me.held == 0 else Fault.MUST_PLAY  # BR-TURN-06
    if kind == DECLINE:
        return fault_of_declining(s, p)
    if kind == ACCEPT:
        if decision(s) == Decision.PREVENT and order.prevented_for_nothing(s, p, s.agenda[s.depth - 1].b):
            return Fault.NOT_ASKED  # BR-STACK-08
        workers = decision(s) == Decision.EXCHANGE and OP_TABLE[s.agenda[s.depth - 1].a, GIVE] == What.WORKER
        return Fault.NOT_ASKED if workers else Fault.NONE
    if BURN <= kind <= RECALL:
        return fault_of_losing(s, me, kind, a)
    return fault_of_choice(s, p, kind, a, b)


@rule
def fault_of_play(s: State, p: int, action: int, card: int, detail: int) -> int:
    """A hand card for one of the six actions (chapters 7 and 8)."""
    me, row = s.players[p], -1
    if decision(s) == Decision.EXTRA:
        row = 0 + s.agenda[s.depth - 1].a
    elif s.played:
        return Fault.PLAYED  # BR-TURN-01
    if card >= me.held:
        return Fault.NO_CARD
    if not plain.grants(row, action):
        return Fault.NOT_GRANTED
    face = me.hand[card]
    tint = plain.colour(face)
    if action == Action.CALM:
        if me.markers[detail] == 0:
            return Fault.NO_MARKER
        return Fault.NONE if plain.can_calm(s, p, tint, detail) else Fault.WRONG_COLOUR
    if action == Action.CANAL:
        if me.canal[detail] == 5:
            return Fault.SECTION_FULL
        if not plain.can_build(s, p, tint, detail, row):
            return Fault.WRONG_COLOUR
        return Fault.NONE if plain.can_pay_cell(s, p, tint, detail, row) else Fault.GUILDERS
    if action == Action.HOUSE:
        if me.homes == MOST_HOUSES:
            return Fault.NO_ROOM
        return Fault.NONE if plain.can_pay_house(s, p, tint, row) else Fault.WORKERS
    if action == Action.PLACE:
        if not plain.has_room(me, detail):
            return Fault.NO_HOUSE
        if face < 0:
            return Fault.NO_CARD
        return Fault.NONE if plain.can_pay_character(s, p, face, row) else Fault.GUILDERS
    return Fault.NONE


@rule
def fault_of_activation(s: State, p: int, place: int) -> int:
    """A worker or infinity icon, once a round, if it changes something (chapter 9)."""
    me = s.players[p]
    card = me.tenant[place]
    if place >= me.homes or card < 0:
        return Fault.NOBODY
    kind = CARD_TABLE[card, KIND]
    if kind != Kind.WORKER and kind != Kind.FREE:
        return Fault.NO_ICON
    if (me.turned >> place) & 1:
        return Fault.TURNED
    paid = CARD_TABLE[card, WORKER] if kind == Kind.WORKER else -1
    if paid >= 0 and me.workers[paid] == 0:
        return Fault.WORKERS
    if paid >= 0:
        me.workers[paid] -= 1  # the worker is spent before the effect (BR-CHAR-20)
    holds, use = plain.condition_holds(s, p, card, -1, -1), plain.any_use(s, p, card)
    if paid >= 0:
        me.workers[paid] += 1
    if not holds:
        return Fault.CONDITION
    return Fault.NONE if use else Fault.USELESS


@rule
def fault_of_declining(s: State, p: int) -> int:
    """Where something must be done it cannot be declined."""
    asked, a, b = decision(s), s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    free = True
    if asked == Decision.PREVENT and order.prevented_for_nothing(s, p, b):
        return Fault.NOT_ASKED  # BR-STACK-08
    if asked == Decision.EXCHANGE:
        free = not order.is_promised(a, b)  # BR-ACT-10
    elif asked == Decision.DRAW:
        free = a == 0  # BR-DRAW-10
    elif asked == Decision.TAKE_WORKER or asked == Decision.DISCARD:
        free = b > 0
    elif asked == Decision.DISCARD_MARKER or asked == Decision.STRAIGHTEN:
        free = b >= CAUSE
    elif asked == Decision.EXTRA or asked == Decision.DIG:
        free = OP_TABLE[a, OPTIONAL] > 0
    return Fault.NONE if free else Fault.COMPULSORY


@rule
def fault_of_losing(s: State, me: Player, kind: int, place: int) -> int:
    """What is given up must be there (chapter 6.3)."""
    what = s.agenda[s.depth - 1].a
    if kind == BURN:
        return Fault.NONE if place < me.homes and what != TOKEN else Fault.NOT_THERE
    if kind == DRAIN:
        return Fault.NONE if me.canal[place] > 0 and what != HOUSE_ONLY else Fault.NOT_THERE
    return Fault.NONE if place < me.homes and me.tenant[place] >= 0 else Fault.NOBODY


@rule
def fault_of_choice(s: State, p: int, kind: int, a: int, b: int) -> int:
    """The other choices of effects."""
    me, row, told = s.players[p], s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    source, tint = told >> 3, told & 7
    if kind == SUFFER:
        return Fault.NONE if me.markers[a] >= DEADLY else Fault.NOT_DUE
    if kind == REACT:
        if a >= row:
            return Fault.NOT_WAITING
        return Fault.NONE if order.order_can_matter(s, p, row) else Fault.NOT_ASKED  # BR-CHAR-22
    if kind == BRANCH:
        fits = a < OP_TABLE[row, BRANCHES] and plain.branch_useful(s, p, row, a, source, tint)
        return Fault.NONE if fits else Fault.NO_BRANCH
    if kind == DIG:
        if me.canal[a] == 5:
            return Fault.SECTION_FULL
        return Fault.NONE if plain.can_dig(s, p, a, row) else Fault.GUILDERS
    if kind == DISCARD:
        return Fault.NONE if a < me.held else Fault.NO_CARD
    if kind == OPPONENT:
        if a == p or a >= s.seats:
            return Fault.OWN_SEAT
        if not plain.hits(s, a, row, tint):
            return Fault.USELESS
        return Fault.NONE if order.victims(s, p, row, tint) > 1 else Fault.NOT_ASKED  # BR-CHAR-21
    if kind == STRAIGHTEN:
        other = a < me.homes and me.tenant[a] != told % CAUSE - 1
        return Fault.NONE if other and (me.turned >> a) & 1 else Fault.NOT_TURNED
    if kind == COPY:
        return Fault.NONE if a < s.seats and plain.can_copy(s, p, row, source, a, b) else Fault.USELESS
    if kind == FLIP:
        return Fault.FLIPPED if (me.leads >> a) & 1 else Fault.NONE
    return fault_of_colour(s, me, a)


@rule
def fault_of_colour(s: State, me: Player, tint: int) -> int:
    """A colour of workers or markers that is there."""
    asked = decision(s)
    if asked == Decision.DISCARD_MARKER:
        return Fault.NONE if me.markers[tint] > 0 else Fault.NO_MARKER
    if asked == Decision.GIVE_WORKER:
        return Fault.NONE if me.workers[tint] > 0 else Fault.WORKERS
    if asked == Decision.EXCHANGE:
        row = s.agenda[s.depth - 1].a
        if OP_TABLE[row, GIVE] != What.WORKER:
            return Fault.NOT_ASKED
        return Fault.NONE if me.workers[tint] >= OP_TABLE[row, GIVE_N] else Fault.WORKERS
    return Fault.NONE if tint < COLOURS else Fault.NOT_ASKED
