"""A second list of the legal actions, slow and plain, written from the catalogue of rules and not from the rules.

The fuzzer compares this list with that of the rules at every decision, so that an action which the rules hide or offer
by mistake is found. Therefore nothing here calls a chapter, and nothing reads a field that the rules derive from others
(``built``, ``border``, ``fits``, ``used``, ``steps``): only dice, numbers, the start castle, circles, and what was done
in the round. Which hexes touch and which form an area is computed here from the positions of the hexes.
"""

from math import dist

from duchy.engine.agenda import deciders, decision
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.dice.actions import (
    PASS,
    SEAL,
    build_action,
    castle_action,
    second_action,
    sell_action,
    sheet_action,
)
from duchy.games.dice.components.parts import DOUBLE, PIPS, Bonus, Colour
from duchy.games.dice.components.sheets import HEX_COLOUR, HEXES, SHEETS, Sheet
from duchy.games.dice.state import Decision

MONK, SILVER, GOODS, WORKER = (int(bonus) for bonus in Bonus)
SHEET_COUNT = len(SHEETS)


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
def expected(s, p, out):
    """Write the actions that a player should have, in ascending order, and return how many there are."""
    if not (deciders(s) >> p) & 1:
        return 0
    if decision(s) == Decision.SHEET:
        return free_sheets(s, out)
    me = s.drafts[p]
    if decision(s) == Decision.CASTLE:
        return castles(me, out)
    if me.sold < 0 and s.hourglasses == DOUBLE and owned(s.players[p], GOODS) > 0:
        return sales(me, out)
    if me.first < 0 and not me.passed:
        return buildings(s, me, out)
    return second_buildings(s, me, out)


@rule
def free_sheets(s, out):
    """Each sheet that no player has (DG-DIFF-04)."""
    n = 0
    for sheet in range(SHEET_COUNT):
        owners = 0
        for q in range(s.seats):
            owners += s.players[q].sheet == sheet
        if owners == 0:
            out[n] = sheet_action(sheet)
            n += 1
    return n


@rule
def castles(me, out):
    """Each green hex (DG-START-01, DG-START-14)."""
    n = 0
    for space in range(HEXES):
        if HEX_COLOUR[me.sheet, space] == Colour.CASTLE:
            out[n] = castle_action(space)
            n += 1
    return n


@rule
def sales(me, out):
    """From none to all of the goods (DG-SELL-02)."""
    n = 0
    for count in range(owned(me, GOODS) + 1):
        out[n] = sell_action(count)
        n += 1
    return n


@rule
def buildings(s, me, out):
    """Each number in each hex that takes it and that a combination gives; and to pass (chapters 5, 6 and 8)."""
    n = 0
    for number in range(1, PIPS + 1):
        for space in range(HEXES):
            if given(s, me, number, HEX_COLOUR[me.sheet, space]) and open_to(me, number, space):
                out[n] = build_action(number - 1, space)
                n += 1
    out[n] = PASS
    return n + 1


@rule
def second_buildings(s, me, out):
    """With a silver, each hex that takes the combination of the two dice left; and to seal (DG-SILVER-01 to 11)."""
    n = 0
    for space in range(HEXES):
        if me.first >= 0 and owned(me, SILVER) > 0 and left(s, me, space):
            out[n] = second_action(space)
            n += 1
    out[n] = SEAL
    return n + 1


@rule
def owned(me, bonus):
    """Circles of a kind that are ringed and not crossed out, in both rows (DG-BONUS-04)."""
    return me.ringed[0, bonus] + me.ringed[1, bonus]


@rule
def given(s, me, number, colour):
    """Whether a pip die and a colour die give a number and a colour, with at most one bonus (DG-BUILD-01, 02)."""
    for pip in range(2):
        for die in range(2):
            same_number, same_colour = s.pips[pip] == number, s.colours[die] == colour
            if same_number and same_colour:
                return True
            if same_number and owned(me, MONK) > 0:  # DG-MONK-01
                return True
            if same_colour and owned(me, WORKER) > 0:  # DG-WORKER-01
                return True
    return False


@rule
def left(s, me, space):
    """Whether a hex takes the dice that the first building left; with a monk or worker it left none (DG-SILVER-07)."""
    for pip in range(2):
        for die in range(2):
            first = s.pips[pip] == me.numbers[me.first] and s.colours[die] == HEX_COLOUR[me.sheet, me.first]
            if first and s.colours[1 - die] == HEX_COLOUR[me.sheet, space] and open_to(me, s.pips[1 - pip], space):
                return True
    return False


@rule
def open_to(me, number, space):
    """Whether a number may be written in a hex now (DG-BUILD-06 to DG-BUILD-08)."""
    return not is_built(me, space) and beside_built(me, space) and takes(me, number, space)


@rule
def is_built(me, space):
    """Whether a hex has a number, or the cross of the start castle (DG-START-03)."""
    return me.numbers[space] > 0 or me.castle == space


@rule
def beside_built(me, space):
    """Whether a hex touches a built one (DG-BUILD-06)."""
    for other in range(HEXES):
        if TOUCHING[me.sheet, space, other] and is_built(me, other):
            return True
    return False


@rule
def takes(me, number, space):
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
def written(me, number, space, related):
    """How often a number stands in the hexes that are related to a hex: touching it, or in its area."""
    count = 0
    for other in range(HEXES):
        count += related[me.sheet, space, other] and me.numbers[other] == number
    return count
