"""A second list of the legal actions, slow and plain, written from the catalogue of rules and not from the rules.

``fault`` says what stands against an action: the first condition that does not hold, or ``Fault.NONE``. The list is
made of the actions without a fault, and ``reasons.py`` puts the faults into words.

The fuzzer compares this list with that of the rules at every decision, so that an action which the rules hide or offer
by mistake is found. Therefore nothing here calls a chapter, and nothing reads a field that the rules derive from others
(``built``, ``border``, ``fits``, ``used``, ``steps``): only dice, numbers, the start castle, circles, and what was done
in the round. Which hexes touch and which form an area is computed here from the positions of the hexes.
"""

from enum import IntEnum
from math import dist

from duchy.engine.kernels.arrays import Cube, Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.games.dice.actions import ACTION_ARGUMENTS, ACTION_KIND, CATALOGUE
from duchy.games.dice.components.parts import DOUBLE, PIPS, Bonus, Colour
from duchy.games.dice.components.sheets import HEX_COLOUR, HEXES, SHEETS, Sheet
from duchy.games.dice.questions import QUESTIONS, Decision
from duchy.games.dice.state import Player, State

MONK, SILVER, GOODS, WORKER = (int(bonus) for bonus in Bonus)
ACTIONS = CATALOGUE.size
SHEET, CASTLE, SELL, BUILD, SECOND = map(CATALOGUE.number_of, ("sheet", "castle", "sell", "build", "second"))
PASS, SEAL = map(CATALOGUE.number_of, ("pass", "seal"))


class Fault(IntEnum):
    """What stands against an action."""

    NONE = 0
    NOT_ASKED = 1  # something else is
    SHEET_TAKEN = 2
    NO_CASTLE = 3  # in that hex
    NO_GOODS = 4  # so many
    BUILT = 5
    ALONE = 6  # no built hex beside it
    NUMBER = 7  # the colour does not take it
    TWO_BONUSES = 8  # would be needed
    MONK = 9  # is needed
    WORKER = 10  # is needed
    NO_FIRST = 11  # building in this round
    BONUS_USED = 12
    NO_SILVER = 13
    DICE_LEFT = 14  # have another colour


ANSWERS = QUESTIONS.answers()
"""[decision, kind]: what can be answered, beside a pass"""


def _touching(sheet: Sheet) -> list[list[bool]]:
    """Which hexes share an edge: their middles are one hex width apart (DG-COMP-15)."""
    return [[0.9 < dist(a, b) < 1.1 for b in sheet.positions] for a in sheet.positions]


def _together(sheet: Sheet) -> list[list[bool]]:
    """Which hexes are in one area: a chain of touching hexes of one colour links them (DG-COMP-14)."""
    touching = _touching(sheet)
    linked = [
        [a == b or (touching[a][b] and sheet.colours[a] == sheet.colours[b]) for b in range(HEXES)]
        for a in range(HEXES)
    ]
    for middle in range(HEXES):
        for a in range(HEXES):
            for b in range(HEXES):
                linked[a][b] = linked[a][b] or (linked[a][middle] and linked[middle][b])
    return linked


TOUCHING = table([_touching(sheet) for sheet in SHEETS])
"""[sheet, hex, hex]"""
TOGETHER = table([_together(sheet) for sheet in SHEETS])
"""[sheet, hex, hex]"""


@rule
def expected(s: State, p: int, out: Ints) -> int:
    """Write the actions that a player should have, in ascending order, and return how many there are."""
    n = 0
    if not (deciders(s) >> p) & 1:
        return n
    question = asked(s, p)
    for action in range(ACTIONS):
        if answers(question, ACTION_KIND[action]) and fault_of_answer(s, p, action) == Fault.NONE:
            out[n] = action
            n += 1
    return n


@rule
def fault(s: State, p: int, action: int) -> int:
    """What stands against an action of a player who is to decide."""
    return fault_of_answer(s, p, action) if answers(asked(s, p), ACTION_KIND[action]) else Fault.NOT_ASKED


@rule
def answers(question: int, kind: int) -> bool:
    """Whether a kind of action answers a question; no building has to be built (DG-BUILD-11, DG-SILVER-11)."""
    if kind == PASS:
        return question == Decision.BUILD
    if kind == SEAL:
        return question == Decision.SECOND
    return ANSWERS[question, kind] == 1


@rule
def fault_of_answer(s: State, p: int, action: int) -> int:
    """What stands against an action of a kind that is asked for."""
    kind, a, b = ACTION_KIND[action], ACTION_ARGUMENTS[action, 0], ACTION_ARGUMENTS[action, 1]
    me = s.drafts[p]
    if kind == SHEET and owners(s, a) > 0:  # DG-DIFF-04
        return Fault.SHEET_TAKEN
    if kind == CASTLE and HEX_COLOUR[me.sheet, a] != Colour.CASTLE:  # DG-START-01, DG-START-14
        return Fault.NO_CASTLE
    if kind == SELL and a > owned(me, GOODS):  # DG-SELL-02
        return Fault.NO_GOODS
    if kind == BUILD:
        return fault_of_build(s, me, a + 1, b)
    if kind == SECOND:
        return fault_of_second(s, me, a)
    return Fault.NONE  # to pass and to confirm are free (DG-BUILD-11, DG-SILVER-11)


@rule
def asked(s: State, p: int) -> int:
    """What a player is to decide; in a round first the sale, then the building, then the second one (DG-ROUND-09).

    ``0 +`` makes an integer of an enum's member, which compiled rules do not use as an index.
    """
    me = s.drafts[p]
    if decision(s) != Decision.ROUND:
        return decision(s)
    if me.sold < 0 and s.hourglasses == DOUBLE and owned(s.players[p], GOODS) > 0:  # DG-SELL-01
        return 0 + Decision.SELL
    return 0 + Decision.BUILD if me.first < 0 and not me.passed else 0 + Decision.SECOND


@rule
def owners(s: State, sheet: int) -> int:
    """How many players have a sheet."""
    count = 0
    for q in range(s.seats):
        count += s.players[q].sheet == sheet
    return count


@rule
def fault_of_build(s: State, me: Player, number: int, space: int) -> int:
    """A number in a hex that takes it and that a combination gives (chapters 5, 6 and 8)."""
    if is_built(me, space):
        return Fault.BUILT
    found = fault_of_dice(s, me, number, HEX_COLOUR[me.sheet, space])
    return found if found != Fault.NONE else fault_of_hex(me, number, space)


@rule
def fault_of_hex(me: Player, number: int, space: int) -> int:
    """Whether a number may be written in a hex now (DG-BUILD-06 to DG-BUILD-08)."""
    if is_built(me, space):
        return Fault.BUILT
    if not beside_built(me, space):
        return Fault.ALONE
    return Fault.NONE if takes(me, number, space) else Fault.NUMBER


@rule
def fault_of_dice(s: State, me: Player, number: int, colour: int) -> int:
    """Whether a pip die and a colour die give a number and a colour, with at most one bonus (DG-BUILD-01, 02)."""
    same_number = s.pips[0] == number or s.pips[1] == number
    same_colour = s.colours[0] == colour or s.colours[1] == colour
    if not same_number and not same_colour:  # DG-BONUS-01
        return Fault.TWO_BONUSES
    if not same_colour and owned(me, MONK) == 0:  # DG-MONK-01
        return Fault.MONK
    if not same_number and owned(me, WORKER) == 0:  # DG-WORKER-01
        return Fault.WORKER
    return Fault.NONE


@rule
def fault_of_second(s: State, me: Player, space: int) -> int:
    """With a silver, a hex that takes the combination of the two dice left (DG-SILVER-01 to 11)."""
    if me.first < 0:  # DG-PASS-06
        return Fault.NO_FIRST
    number, colour = number_left(s, me), colour_left(s, me)
    if number < 0 or colour < 0:
        return Fault.BONUS_USED
    if owned(me, SILVER) == 0:
        return Fault.NO_SILVER
    if HEX_COLOUR[me.sheet, space] != colour:
        return Fault.DICE_LEFT
    return fault_of_hex(me, number, space)


@rule
def number_left(s: State, me: Player) -> int:
    """The pip die that the first building left; -1 if it was made with a worker (DG-SILVER-03, DG-SILVER-07)."""
    for pip in range(2):
        if s.pips[pip] == me.numbers[me.first]:
            return s.pips[1 - pip]
    return -1


@rule
def colour_left(s: State, me: Player) -> int:
    """The colour die that the first building left; -1 if it was made with a monk (DG-SILVER-03, DG-SILVER-07)."""
    for die in range(2):
        if s.colours[die] == HEX_COLOUR[me.sheet, me.first]:
            return s.colours[1 - die]
    return -1


@rule
def owned(me: Player, bonus: int) -> int:
    """Circles of a kind that are ringed and not crossed out, in both rows (DG-BONUS-04)."""
    return me.ringed[0, bonus] + me.ringed[1, bonus]


@rule
def is_built(me: Player, space: int) -> bool:
    """Whether a hex has a number, or the cross of the start castle (DG-START-03)."""
    return me.numbers[space] > 0 or me.castle == space


@rule
def beside_built(me: Player, space: int) -> bool:
    """Whether a hex touches a built one (DG-BUILD-06)."""
    for other in range(HEXES):
        if TOUCHING[me.sheet, space, other] and is_built(me, other):
            return True
    return False


@rule
def takes(me: Player, number: int, space: int) -> bool:
    """Whether the colour of an empty hex accepts a number (chapter 6)."""
    colour = HEX_COLOUR[me.sheet, space]
    if colour == Colour.MONASTERY:
        return number == 1 or number == 2
    if colour == Colour.MINE:
        return number == 3 or number == 4
    if colour == Colour.RIVER:
        return number == 5 or number == 6
    if colour == Colour.CASTLE:
        return written(me, number, space, TOUCHING) > 0
    if colour == Colour.CITY:
        return written(me, number, space, TOGETHER) == 0
    others = 0
    for other in range(1, PIPS + 1):
        if other != number:
            others += written(me, other, space, TOGETHER)
    return others == 0


@rule
def written(me: Player, number: int, space: int, related: Cube) -> int:
    """How often a number stands in the hexes that are related to a hex: touching it, or in its area."""
    hexes, numbers = related[me.sheet, space], me.numbers
    count = 0
    for other in range(HEXES):
        count += hexes[other] and numbers[other] == number
    return count
