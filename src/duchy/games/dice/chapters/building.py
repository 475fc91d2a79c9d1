"""Building: what a roll allows, and what a number in a hex does (chapters 5, 6 and 7).

``fits`` holds, for each number, the hexes whose condition it meets, so that the legal buildings are a few operations on
masks. Writing a number changes it: the other hexes of a city area no longer take this number, those of a pasture area
take only this number, and a castle beside the hex takes it.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.rule import rule
from duchy.games.dice.actions import build_action, second_action
from duchy.games.dice.chapters.bonuses import owned, ring, ring_castle, use
from duchy.games.dice.chapters.scoring import closed, score_area
from duchy.games.dice.components.parts import AREA_BONUS, PIPS, Bonus, Colour
from duchy.games.dice.components.sheets import (
    AREA,
    AREA_MASK,
    CASTLE_BONUS,
    COLOUR_MASK,
    HEX_COLOUR,
    NEIGHBOURS,
    OPEN_TO,
)
from duchy.games.dice.state import Player, State

MONK, SILVER, WORKER = int(Bonus.MONK), int(Bonus.SILVER), int(Bonus.WORKER)
GREEN = int(Colour.CASTLE)


@rule
def prepare_sheet(me: Player) -> None:
    """What an empty sheet takes: the numbers of each colour, and no castle yet (DG-CASTLE-04, DG-PASTURE-03)."""
    for i in range(PIPS):
        me.fits[i] = OPEN_TO[me.sheet, i]


@rule
def rolled(s: State, number: int) -> bool:
    """Whether a pip die shows a number."""
    return s.pips[0] == number or s.pips[1] == number


@rule
def shown(s: State, colour: int) -> bool:
    """Whether a colour die shows a colour."""
    return s.colours[0] == colour or s.colours[1] == colour


@rule
def open_hexes(me: Player, number: int) -> int:
    """Empty hexes that touch a built one and take the number (DG-BUILD-06, DG-BUILD-07, DG-BUILD-08)."""
    return me.border & ~me.built & me.fits[number - 1]


@rule
def legal_hexes(s: State, me: Player, number: int) -> int:
    """Where a number can be written this round, with at most one bonus (DG-BUILD-01, 02, 04, 09, DG-BONUS-01, 12, 13).

    A monk changes the colour die and not the pip die, a worker the pip die and not the colour die. The dice themselves
    stay as they are, for the other players and for this one (DG-MONK-02, DG-MONK-03, DG-WORKER-02, DG-WORKER-03).
    """
    dice = COLOUR_MASK[me.sheet, s.colours[0]] | COLOUR_MASK[me.sheet, s.colours[1]]
    if rolled(s, number):
        if owned(me, MONK):  # changes a colour die to any colour, whose conditions apply (DG-MONK-01, DG-MONK-04)
            return open_hexes(me, number)
        return open_hexes(me, number) & dice
    if owned(me, WORKER):  # changes a pip die to any number (DG-WORKER-01, DG-WORKER-04)
        return open_hexes(me, number) & dice
    return 0


@rule
def write_actions(hexes: int, first: int, out: Ints, n: int) -> int:
    """Write one action for each hex of a set, in order."""
    while hexes:
        out[n] = first + lowest(hexes)
        hexes &= hexes - 1
        n += 1
    return n


@rule
def legal_build(s: State, p: int, out: Ints, n: int) -> int:
    """Every building that the roll allows; a pass is possible at any time (DG-BUILD-11, DG-PASS-03, DG-SILVER-09)."""
    for number in range(1, PIPS + 1):
        n = write_actions(legal_hexes(s, s.drafts[p], number), build_action(number - 1, 0), out, n)
    return n


@rule
def build(s: State, me: Player, number: int, space: int) -> None:
    """The first building, with a monk or a worker if the dice alone do not give it (DG-BUILD-03, 05, DG-BONUS-13)."""
    if not rolled(s, number):
        use(me, WORKER)
    elif not shown(s, HEX_COLOUR[me.sheet, space]):
        use(me, MONK)
    me.first = space
    write_number(s, me, number, space)


@rule
def take_worker(s: State, me: Player) -> None:
    """A pass: one worker in the city row, if it has a free circle (DG-PASS-01, 02, 04, 05, 08, 09).

    It cannot be used in this round, since a pass ends the building (DG-PASS-07).
    """
    me.passed = 1
    ring(s, me, WORKER)


@rule
def may_build_second(me: Player) -> bool:
    """Whether a silver can pay for a second building: after a first one without a bonus.

    DG-BUILD-10, DG-SILVER-01, 06, 07, DG-PASS-06. Silver of this round counts, a monk or worker of this round does not,
    since silver is the one bonus of the round (DG-BONUS-06, DG-BONUS-07).
    """
    return me.first >= 0 and me.used == 0 and owned(me, SILVER) > 0


@rule
def other_number(s: State, me: Player) -> int:
    """The number of the pip die that the first building did not use (DG-SILVER-02, DG-SILVER-03)."""
    return s.pips[1] if me.numbers[me.first] == s.pips[0] else s.pips[0]


@rule
def other_colour(s: State, me: Player) -> int:
    """The colour of the colour die that the first building did not use (DG-SILVER-02, DG-SILVER-03)."""
    return s.colours[1] if HEX_COLOUR[me.sheet, me.first] == s.colours[0] else s.colours[0]


@rule
def legal_second(s: State, p: int, out: Ints, n: int) -> int:
    """The second buildings; the round can be ended at any time (DG-SILVER-04, DG-SILVER-05, 10, 11)."""
    me = s.drafts[p]
    if may_build_second(me):
        hexes = open_hexes(me, other_number(s, me)) & COLOUR_MASK[me.sheet, other_colour(s, me)]
        n = write_actions(hexes, second_action(0), out, n)
    return n


@rule
def build_second(s: State, me: Player, space: int) -> None:
    """The second building of the round, for a silver (DG-SILVER-01, DG-SILVER-08)."""
    use(me, SILVER)
    me.second = space
    write_number(s, me, other_number(s, me), space)


@rule
def write_number(s: State, me: Player, number: int, space: int) -> None:
    """Write a number in a hex; only an area that this closes is rewarded, at once (DG-AREA-01, 08, 09, 10)."""
    me.numbers[space] = number
    cover(me, space)
    narrow(me, number, space)
    if closed(me, space):
        reward(s, me, space)


@rule
def cover(me: Player, space: int) -> None:
    """Mark a hex as built; its neighbours can be built from now on (DG-BUILD-06, DG-START-10)."""
    me.built |= 1 << space
    me.border |= NEIGHBOURS[me.sheet, space]


@rule
def narrow(me: Player, number: int, space: int) -> None:
    """Update which numbers the other hexes take, after a number was written.

    A city area does not take it again, in any order (DG-CITY-02, 03, 05); a pasture area takes only this one
    (DG-PASTURE-02, 03, 04); castles beside the hex, whatever its colour, take it (DG-CASTLE-02, 03, 08).
    """
    colour, area = HEX_COLOUR[me.sheet, space], AREA_MASK[me.sheet, AREA[me.sheet, space]]
    if colour == Colour.CITY:
        me.fits[number - 1] &= ~area
    elif colour == Colour.PASTURE:
        for i in range(PIPS):
            if i != number - 1:
                me.fits[i] &= ~area
    me.fits[number - 1] |= NEIGHBOURS[me.sheet, space] & COLOUR_MASK[me.sheet, GREEN]


@rule
def reward(s: State, me: Player, space: int) -> None:
    """Points for a closed area, and the bonus of its colour or of the castle's square.

    DG-MONAST-03, DG-MINE-03, DG-RIVER-03, DG-CITY-04, DG-CASTLE-05 to 07, DG-PASTURE-06. What other players have closed
    makes no difference (DG-AREA-11).
    """
    colour = HEX_COLOUR[me.sheet, space]
    score_area(s, me, space, colour)
    if colour == Colour.CASTLE:
        ring_castle(me, CASTLE_BONUS[me.sheet, space])
    elif colour != Colour.PASTURE:
        ring(s, me, AREA_BONUS[colour])
