"""An estimate of positions for bots: the points that a player will probably have at the end.

Every area that is not closed yet is worth its points in each phase, times the chance to close it in that phase. The
chance follows from how often the dice give what the area needs. The weights are estimates that were tuned in matches
between bots. The estimate does not depend on the present roll.
"""

import math

import numpy as np

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.dice.chapters.bonuses import owned
from duchy.games.dice.chapters.colours import NONE, award_now
from duchy.games.dice.chapters.rounds import track
from duchy.games.dice.chapters.scoring import complete, unused, vp
from duchy.games.dice.components.parts import (
    AREA_BONUS,
    AREA_VP,
    BONUSES,
    COLOURS,
    HOURGLASS_FACES,
    PHASES,
    PIPS,
    SALE_VP,
    Bonus,
    Colour,
)
from duchy.games.dice.components.sheets import (
    AREA_COLOUR,
    AREA_COUNT,
    AREA_MASK,
    AREA_SIZE,
    AWARDS,
    CASTLE_BONUS,
    COLOUR_MASK,
    HEXES,
)
from duchy.games.dice.questions import Decision
from duchy.games.dice.state import Player, State

_doubles = [face == 2 for face in HOURGLASS_FACES]
BOXES_A_ROUND = 1 + sum(_doubles) / len(_doubles)
SALE_CHANCE = sum(_doubles) / len(_doubles)

#: How often two dice of six faces show one of so many faces.
SHOWN = table([1 - ((6 - faces) / 6) ** 2 for faces in range(7)], np.float64)

ATTENTION = 0.55  # the part of the rounds with fitting dice in which an area is built, and not another one
FAR = 0.5  # a further factor for an area that touches no built hex yet
READINESS = 1.6  # points for being sure to build something without a bonus
TIE_BREAK = 0.02  # points for an unused bonus at the end

#: What a bonus is worth that can still be used: monk, silver, goods, worker.
WORTH = table([1.3, 1.6, 2.6, 1.1], np.float64)
SOME = 3.0  # the number of bonuses at which all of them together are worth half of their limit


@rule
def evaluate(s: State, p: int) -> float:
    """The points that player p will probably have at the end."""
    me = s.drafts[p]
    value = vp(me) + TIE_BREAK * unused(me)
    if s.over or me.sheet < 0:
        return value
    value += areas_worth(s, me, s.steps[p])
    value += colours_worth(s, me, s.steps[p], s.players[p])
    return value + bonuses_worth(s, me, s.steps[p]) + READINESS * readiness(me)


@rule
def rounds_until(s: State, step: int, phase: int) -> float:
    """About how many rounds a player can still build in until the end of a phase, the present round included."""
    boxes = track(s) - s.marked + (phase - s.phase) * track(s)
    rounds = boxes / (1.0 if s.seats == 1 else BOXES_A_ROUND)
    return rounds + (step == Decision.SELL or step == Decision.BUILD)


@rule
def at_least(wanted: int, expected: float) -> float:
    """The chance that an event happens at least ``wanted`` times if ``expected`` times is the mean (Poisson)."""
    term = math.exp(-expected)
    rest = 1.0
    for i in range(wanted):
        rest -= term
        term *= expected / (i + 1)
    return rest


@rule
def numbers_taken(me: Player, hexes: int) -> int:
    """How many of the numbers 1 to 6 are taken by at least one hex of a set."""
    numbers = 0
    for i in range(PIPS):
        numbers += (me.fits[i] & hexes) != 0
    return numbers


@rule
def pace(me: Player, colour: int, hexes: int) -> float:
    """How many hexes of a set are built in a round, on average."""
    numbers = numbers_taken(me, hexes)
    if colour == Colour.CASTLE:
        numbers = max(numbers, 2)  # more numbers will be written beside it
    near = 1.0 if me.border & hexes else FAR
    return ATTENTION * SHOWN[1] * SHOWN[numbers] * near


@rule
def areas_worth(s: State, me: Player, step: int) -> float:
    """Points and bonuses of the areas that are not closed yet."""
    value = 0.0
    for area in range(AREA_COUNT[me.sheet]):
        missing = AREA_MASK[me.sheet, area] & ~me.built
        if missing:
            value += area_worth(s, me, step, area, missing)
    return value


@rule
def area_worth(s: State, me: Player, step: int, area: int, missing: int) -> float:
    """The points of one area by the phase in which it will be closed, and its bonus."""
    size, colour = AREA_SIZE[me.sheet, area], AREA_COLOUR[me.sheet, area]
    each, wanted = pace(me, colour, missing), count(missing)
    value, before, closed = 0.0, 0.0, 0.0
    for phase in range(s.phase, PHASES):
        closed = at_least(wanted, each * rounds_until(s, step, phase))
        value += (closed - before) * AREA_VP[size, phase] * (2 if colour == Colour.PASTURE else 1)
        before = closed
    bonus = AREA_BONUS[colour]
    if colour == Colour.CASTLE:
        bonus = castle_bonus(me, missing)
    if bonus >= 0:
        value += 0.5 * closed * WORTH[bonus]
    return value


@rule
def castle_bonus(me: Player, hexes: int) -> int:
    """The bonus of the castle on the only hex of a set."""
    for space in range(HEXES):
        if (hexes >> space) & 1:
            return CASTLE_BONUS[me.sheet, space]
    return -1


@rule
def colours_worth(s: State, me: Player, step: int, opened: Player) -> float:
    """Awards for whole colours: those won in this round, and those that may come."""
    value = 0.0
    rounds = rounds_until(s, step, PHASES - 1)
    for colour in range(COLOURS):
        award = award_now(s, colour)
        if award == NONE or complete(opened, colour):
            continue
        points = AWARDS[me.sheet, colour, award - 1]
        missing = COLOUR_MASK[me.sheet, colour] & ~me.built
        if missing:
            value += points * at_least(count(missing), 1.5 * rounds * pace(me, colour, missing))
        else:
            value += points
    return value


@rule
def bonuses_worth(s: State, me: Player, step: int) -> float:
    """The value of unused bonuses: less with few rounds left, and each further bonus of a kind is worth less."""
    rounds = rounds_until(s, step, PHASES - 1)
    usable = rounds / (rounds + 2.0)
    value = 0.0
    for bonus in range(BONUSES):
        n = owned(me, bonus)
        if bonus == Bonus.GOODS:
            value += n * (SALE_VP + WORTH[1] * 0.5 * usable) * (1 - math.pow(1 - SALE_CHANCE, rounds))
        else:
            value += WORTH[bonus] * usable * SOME * n / (n + SOME)
    return value


@rule
def readiness(me: Player) -> float:
    """The chance that one pair of dice can be built with, without a bonus."""
    fitting = 0
    free = me.border & ~me.built
    for colour in range(COLOURS):
        fitting += numbers_taken(me, free & COLOUR_MASK[me.sheet, colour])
    return 1 - math.pow(1 - fitting / (COLOURS * PIPS), 3)
