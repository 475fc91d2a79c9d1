"""The catalogue of what players are asked and of what happens by itself, each declared once.

``a`` and ``b`` are the numbers of a frame on the agenda (``fields.py``).
"""

from dataclasses import dataclass
from enum import IntEnum

from duchy.engine.play.agenda import FIRST_STEP
from duchy.engine.play.frames import Count, Place
from duchy.engine.play.questions import Question, Questions, StepKind
from duchy.games.bruges.actions import CATALOGUE
from duchy.games.bruges.components.board import MAX_PLAYERS, MOST_HOUSES
from duchy.games.bruges.fields import (
    CARD,
    CAUSED,
    CAUSED_UP_TO,
    COLOUR,
    COLOUR_SET,
    CONTEXT,
    COUNT,
    EVIL,
    FEWER,
    LOST,
    MAY,
    MUST,
    OPERATION,
    PRICE,
    RECEIVER,
    REST,
    TIMES,
    UNUSED,
    WAITING,
)


class Decision(IntEnum):
    """What a player can be asked."""

    NONE = 0
    DRAW = 1  # from which deck
    PREVENT = 2  # whether a character wards off a marker or penalty
    PENALTY = 3  # which of several penalties comes first
    FIRE = 4  # what burns
    PLAGUE = 5  # which inhabitant is lost
    REPUTATION = 6  # whether to buy a step
    TURN = 7  # an activation, a card play or the end of the turn
    ORDER = 8  # which of several effects comes first
    MAY = 9  # whether to carry out an operation
    BRANCH = 10  # which branch
    TAKE_WORKER = 11  # its colour
    GIVE_WORKER = 12  # its colour
    DISCARD_MARKER = 13  # its colour
    EXTRA = 14  # a card play granted by a character
    DIG = 15  # a canal cell without a card
    DISCARD = 16  # a hand card
    OPPONENT = 17  # whom an operation concerns
    EXCHANGE = 18  # what is given
    STRAIGHTEN = 19  # a turned character
    COPY = 20  # whose effect
    FLIP = 21  # a leadership marker
    RECALL = 22  # the inhabitant that returns to hand


class Step(IntEnum):
    """What happens by itself, in the order of the agenda."""

    ROUND = FIRST_STEP  # begins
    REFILL = FIRST_STEP + 1  # of a player's hand
    LOOK = FIRST_STEP + 2  # at the cards drawn
    DICE = FIRST_STEP + 3  # are rolled
    DEAL = FIRST_STEP + 4  # markers of the roll to a player
    MARKER = FIRST_STEP + 5  # a player takes one
    MARKERS = FIRST_STEP + 6  # given by a character
    PENALTIES = FIRST_STEP + 7  # of a player that are due
    PENALTY = FIRST_STEP + 8  # strikes
    SUFFERED = FIRST_STEP + 9  # a penalty
    OFFER = FIRST_STEP + 10  # of a reputation step to a player
    CARDS = FIRST_STEP + 11  # phase 3 begins
    TURN = FIRST_STEP + 12  # begins
    GO_ON = FIRST_STEP + 13  # with the turn after an activation or a card play
    LEADERSHIPS = FIRST_STEP + 14  # are checked
    END_ROUND = FIRST_STEP + 15
    REACT = FIRST_STEP + 16  # a character whose moment has come
    RUN = FIRST_STEP + 17  # the rest of an effect
    DO = FIRST_STEP + 18  # an operation that was agreed to
    REMOVE = FIRST_STEP + 19  # something of a player
    GIVE = FIRST_STEP + 20  # workers of a player
    CALM = FIRST_STEP + 21  # markers are discarded
    DISCARD = FIRST_STEP + 22  # cards of a player
    CLIMB = FIRST_STEP + 23  # the reputation track
    EXCHANGE = FIRST_STEP + 24  # the next of several
    ORDER = FIRST_STEP + 25  # of the effects that are left


@dataclass(frozen=True)
class Worth:
    """For bots: what something that waits brings the player whom it concerns, in points."""

    #: For each piece that its frame counts.
    each: float = 0.0
    once: float = 0.0
    #: Whether it is worth what the rest of an effect is: from an operation on, or all of a card.
    from_row: bool = False
    of_card: bool = False


_REST = Worth(from_row=True)


# What one of these is worth to bots.
HAND_CARD = 0.1  # an unknown one: hands are filled anyway
ANY_WORKER = 0.4  # of own choice
LEADERSHIP = 2.6


@dataclass(frozen=True, kw_only=True)
class Asked(Question):
    """A question of this game."""

    #: The check of ``position/waiting.py`` whether it can be open in a position. None for a turn, which lies at the
    #: bottom and follows from the phase.
    fits: str | None = "always"
    #: The check whether the rules can carry out what is agreed to; it may depend on hidden cards.
    feasible: str = "always"
    #: The row of the catalogue of rules by which it cannot be declined now, where that is not the one that asks.
    compulsory: str = ""
    #: Whether somebody may have three markers of a colour meanwhile.
    amid_penalties: bool = False
    worth: Worth = Worth()


@dataclass(frozen=True, kw_only=True)
class Happens(StepKind):
    """A step of this game."""

    #: As of a question. None for what lies at the bottom and for what is carried out as soon as it is there.
    fits: str | None = "always"
    #: Whether it is no part of the action after which it comes: the next turn, offer or phase, a look at cards drawn.
    comes_after: bool = False
    worth: Worth = Worth()


_PLAYS = ("workers", "money", "calm", "canal", "house", "place")
_ACCEPT = ("effects.choices.legal_accept",)
_STOP = {"decline": "effects.choices.stop"}
_NEXT_HOUSE = Place("house", MOST_HOUSES + 1)  # whose inhabitant is asked next

_QUESTIONS = [
    Asked(
        Decision.DRAW,
        rule="BR-DRAW-03",
        answers=("draw",),
        lists=("chapters.draw.legal_draw",),
        declined="decline",
        may_decline="chapters.draw.may_stop",
        compulsory="BR-DRAW-02",
        does=_STOP,
        a=MUST,
        b=MAY,
        fits="draws_above_a_look",
        worth=Worth(HAND_CARD),
    ),
    Asked(
        Decision.PREVENT,
        rule="BR-OP-16",
        answers=("accept",),
        lists=_ACCEPT,
        declined="decline",
        does={"accept": "chapters.threats.ward_off", "decline": "chapters.threats.let_pass"},
        a=CARD,
        b=EVIL,
        facts=("card", "colour"),
        fits="guard_lives_there",
        feasible="can_pay_guard",
        amid_penalties=True,
    ),
    Asked(
        Decision.PENALTY,
        rule="BR-THREAT-07",
        answers=("suffer",),
        lists=("chapters.threats.legal_penalty",),
        amid_penalties=True,
    ),
    Asked(
        Decision.FIRE,
        rule="BR-FIRE-01",
        answers=("burn", "drain"),
        lists=("effects.removing.legal_fire",),
        a=LOST,
        amid_penalties=True,
    ),
    Asked(
        Decision.PLAGUE,
        rule="BR-PLAGUE-01",
        answers=("dismiss",),
        lists=("effects.removing.legal_plague",),
        a=LOST,
        amid_penalties=True,
    ),
    Asked(
        Decision.REPUTATION,
        rule="BR-REP-01",
        answers=("accept",),
        lists=_ACCEPT,
        declined="decline",  # BR-REP-06
        does={"accept": "chapters.reputation.buy_step", **_STOP},
        a=PRICE,
        facts=("price",),
        fits="can_pay_price",
    ),
    Asked(
        Decision.TURN,
        rule="BR-TURN-13",
        answers=(*_PLAYS, "activate", "end_turn"),
        lists=("chapters.turns.legal_turn",),
        fits=None,
    ),
    Asked(
        Decision.ORDER,
        rule="BR-CHAR-17",
        answers=("react",),
        lists=("effects.reactions.legal_order",),
        a=WAITING,
        fits="effects_wait",
        amid_penalties=True,
    ),
    Asked(
        Decision.MAY,
        rule="BR-ACT-08",
        answers=("accept",),
        lists=_ACCEPT,
        declined="decline",
        does={"accept": "effects.operations.agree", "decline": "effects.operations.refuse"},
        a=OPERATION,
        b=CONTEXT,
        facts=("card",),
        feasible="effect_does_something",
        worth=_REST,
    ),
    Asked(
        Decision.BRANCH,
        rule="BR-OP-13",
        answers=("branch",),
        lists=("effects.operations.legal_branch",),
        a=OPERATION,
        b=CONTEXT,
        facts=("card",),
        fits="operation_branches",
        worth=_REST,
    ),
    Asked(
        Decision.TAKE_WORKER,
        rule="BR-OP-01",
        answers=("colour",),
        lists=("chapters.gains.legal_take",),
        declined="decline",
        may_decline="effects.choices.fewer_will_do",
        does={"colour": "chapters.gains.answer_take", **_STOP},
        a=COUNT,
        b=FEWER,
        facts=("count",),
        worth=Worth(ANY_WORKER),
    ),
    Asked(
        Decision.GIVE_WORKER,
        rule="BR-OP-11",
        answers=("colour",),
        lists=("chapters.gains.legal_give",),
        does={"colour": "chapters.gains.answer_give"},
        a=COUNT,
        b=RECEIVER,
        facts=("count",),
        fits="another_gets_it",
        worth=Worth(-ANY_WORKER),
    ),
    Asked(
        Decision.DISCARD_MARKER,
        rule="BR-OP-05",
        answers=("colour",),
        lists=("effects.choices.legal_marker",),
        declined="decline",
        may_decline="effects.choices.is_up_to",
        does={"colour": "effects.choices.answer_marker", **_STOP},
        a=COUNT,
        b=CAUSED_UP_TO,
        facts=("card", "count"),
        worth=Worth(1.5),
    ),
    Asked(
        Decision.EXTRA,
        rule="BR-TURN-09",
        answers=_PLAYS,
        lists=("chapters.turns.legal_extra",),
        declined="decline",
        may_decline="effects.operations.is_optional",
        compulsory="BR-OP-08",
        does={"decline": "effects.operations.decline_action"},
        a=OPERATION,
        b=CONTEXT,
        facts=("card",),
        fits="operation_is_a_play",
        worth=_REST,
    ),
    Asked(
        Decision.DIG,
        rule="BR-OP-08",
        answers=("dig",),
        lists=("chapters.canals.legal_dig",),
        declined="decline",
        may_decline="effects.operations.is_optional",
        does={"decline": "effects.operations.decline_action"},
        a=OPERATION,
        b=CONTEXT,
        facts=("card",),
        fits="operation_digs",
        worth=_REST,
    ),
    Asked(
        Decision.DISCARD,
        rule="BR-OP-04",
        answers=("discard",),
        lists=("chapters.gains.legal_discard",),
        declined="decline",
        may_decline="effects.choices.fewer_will_do",
        does=_STOP,
        a=COUNT,
        b=FEWER,
        facts=("count",),
        worth=Worth(-HAND_CARD),
    ),
    Asked(
        Decision.OPPONENT,
        rule="BR-TGT-01",
        answers=("opponent",),
        lists=("effects.operations.legal_opponent",),
        a=OPERATION,
        b=CONTEXT,
        facts=("card",),
        fits="operation_has_a_target",
        worth=_REST,
    ),
    Asked(
        Decision.EXCHANGE,
        rule="BR-OP-12",
        answers=("accept", "colour"),
        lists=("effects.choices.legal_exchange",),
        declined="decline",
        may_decline="effects.choices.may_keep",
        compulsory="BR-ACT-10",
        does={"accept": "effects.choices.exchange_goods", "colour": "effects.choices.exchange_worker", **_STOP},
        a=OPERATION,
        b=TIMES,
        facts=("card",),
        fits="operation_exchanges",
        feasible="has_something_to_give",
        worth=_REST,
    ),
    Asked(
        Decision.STRAIGHTEN,
        rule="BR-OP-21",
        answers=("straighten",),
        lists=("effects.choices.legal_straighten",),
        declined="decline",
        may_decline="effects.choices.is_up_to",
        does=_STOP,
        a=COUNT,
        b=CAUSED_UP_TO,
        facts=("card", "count"),
        worth=Worth(0.8),
    ),
    Asked(
        Decision.COPY,
        rule="BR-OP-20",
        answers=("copy",),
        lists=("effects.operations.legal_copy",),
        a=OPERATION,
        b=CONTEXT,
        facts=("card",),
        fits="operation_copies",
        worth=_REST,
    ),
    Asked(
        Decision.FLIP,
        rule="BR-OP-19",
        answers=("flip",),
        lists=("effects.choices.legal_flip",),
        worth=Worth(once=LEADERSHIP),
    ),
    Asked(
        Decision.RECALL,
        rule="BR-OP-10",
        answers=("recall",),
        lists=("effects.removing.legal_recall",),
        a=LOST,
    ),
]

_STEPS = [
    Happens(Step.ROUND, does="chapters.rounds.begin_round", fits=None, comes_after=True),
    Happens(Step.REFILL, does="chapters.draw.refill", comes_after=True),
    Happens(
        Step.LOOK,
        does="chapters.draw.look",
        a=COUNT,
        b=CAUSED,
        fits="looks_below_a_draw",
        comes_after=True,
    ),
    Happens(Step.DICE, does="chapters.rounds.roll_dice", fits=None, comes_after=True),
    Happens(Step.DEAL, does="chapters.threats.deal", a=COLOUR_SET, comes_after=True),
    Happens(Step.MARKER, does="chapters.threats.take_marker", a=COLOUR, b=_NEXT_HOUSE, fits=None),
    Happens(Step.MARKERS, does="chapters.threats.take_markers", a=COLOUR, b=COUNT),
    Happens(Step.PENALTIES, does="chapters.threats.suffer_all"),
    Happens(Step.PENALTY, does="chapters.threats.strike", a=COLOUR, b=_NEXT_HOUSE, fits=None),
    Happens(Step.SUFFERED, does="chapters.threats.suffered", a=COLOUR),
    Happens(
        Step.OFFER,
        does="chapters.reputation.offer",
        a=Count("offered", MAX_PLAYERS),
        fits=None,
        comes_after=True,
    ),
    Happens(Step.CARDS, does="chapters.turns.begin_cards", fits=None, comes_after=True),
    Happens(Step.TURN, does="chapters.turns.begin_turn", fits=None, comes_after=True),
    Happens(Step.GO_ON, does="chapters.turns.go_on", fits=None, comes_after=True),
    Happens(Step.LEADERSHIPS, does="chapters.rounds.check_leaderships", fits=None, comes_after=True),
    Happens(Step.END_ROUND, does="chapters.rounds.end_round", fits=None, comes_after=True),
    Happens(Step.REACT, does="effects.operations.react", a=UNUSED, b=CONTEXT, worth=Worth(of_card=True)),
    Happens(Step.RUN, does="effects.operations.run", a=REST, b=CONTEXT, worth=_REST),
    Happens(Step.DO, does="effects.operations.do", a=OPERATION, b=CONTEXT, fits=None, worth=_REST),
    Happens(Step.REMOVE, does="effects.removing.remove", a=LOST),
    Happens(
        Step.GIVE,
        does="chapters.gains.give_workers",
        a=COUNT,
        b=RECEIVER,
        fits="another_gets_it",
        worth=Worth(-ANY_WORKER),
    ),
    Happens(Step.CALM, does="effects.choices.calm_on", a=COUNT, b=CAUSED_UP_TO, worth=Worth(1.0)),
    Happens(Step.DISCARD, does="chapters.gains.discard_cards", a=COUNT, b=FEWER, worth=Worth(-HAND_CARD)),
    Happens(Step.CLIMB, does="chapters.reputation.climb_on", a=COUNT, b=CAUSED, worth=Worth(1.5)),
    Happens(Step.EXCHANGE, does="effects.choices.exchange_on", a=OPERATION, b=TIMES),
    Happens(Step.ORDER, does="effects.reactions.ask_order", a=WAITING, fits="effects_wait"),
]

QUESTIONS = Questions("duchy.games.bruges", CATALOGUE, (Decision, _QUESTIONS), (Step, _STEPS))
