"""Buildings: every number stands where the dice and the sheet allow it (chapters 5 and 6)."""

from duchy.engine.rule import rule
from duchy.games.dice.analysis.invariants.action import first_of, number_of, second_of
from duchy.games.dice.analysis.invariants.violations import FINE, Violation
from duchy.games.dice.components.parts import Bonus, Colour
from duchy.games.dice.components.sheets import AREA, HEX_COLOUR, HEXES, NEIGHBOURS

MONK, SILVER, _, WORKER = (int(bonus) for bonus in Bonus)


@rule
def check_building(before, p, action):
    """An empty hex beside a built one takes a number that its colour allows, paid with one bonus at most."""
    space = max(first_of(action), second_of(action))
    if space < 0:
        return FINE
    me, number = before.drafts[p], number_of(before, p, action)
    if (me.built >> space) & 1 or not NEIGHBOURS[me.sheet, space] & me.built:
        return Violation.BUILDING
    if not takes(me, space, number):
        return Violation.BUILDING
    paid = pays_first(before, me, space, number) if first_of(action) >= 0 else pays_second(before, me, space)
    return FINE if paid else Violation.BUILDING


@rule
def holds(me, bonus):
    """Whether a bonus is there to be used."""
    return me.ringed[0, bonus] + me.ringed[1, bonus] > 0


@rule
def takes(me, space, number):
    """Whether the colour of a hex takes a number (chapter 6)."""
    colour = HEX_COLOUR[me.sheet, space]
    if colour <= Colour.RIVER:
        return (number - 1) // 2 == colour
    beside = False
    for other in range(HEXES):
        written = me.numbers[other]
        if written == 0:
            continue
        if colour == Colour.CASTLE and (NEIGHBOURS[me.sheet, space] >> other) & 1:
            beside = beside or written == number
        elif AREA[me.sheet, other] == AREA[me.sheet, space]:
            if (written == number) != (colour == Colour.PASTURE):
                return False
    return beside or colour != Colour.CASTLE


@rule
def pays_first(before, me, space, number):
    """The dice alone, or with a monk, or with a worker (DG-BONUS-01, DG-MONK-01, DG-WORKER-01)."""
    colour = HEX_COLOUR[me.sheet, space]
    given = number == before.pips[0] or number == before.pips[1]
    painted = colour == before.colours[0] or colour == before.colours[1]
    if given and painted:
        return True
    return (given and holds(me, MONK)) or (painted and holds(me, WORKER))


@rule
def pays_second(before, me, space):
    """A silver, after a building with nothing but dice, and the other colour die (DG-SILVER-01 to DG-SILVER-07)."""
    if me.first < 0 or me.used or me.second >= 0 or not holds(me, SILVER):
        return False
    left = before.colours[0] + before.colours[1] - HEX_COLOUR[me.sheet, me.first]
    return HEX_COLOUR[me.sheet, space] == left
