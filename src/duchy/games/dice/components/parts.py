"""What is in the box beside the duchies: colours, bonuses, dice, time and the tables of victory points (chapter 1).

Read from ``data/dice.toml``, ``data/scoring.toml`` and ``data/sheet.toml``, and checked on the way.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.values.data import DataFile, Entry

MAX_PLAYERS = 5  # DG-COMP-01
PHASES = 3  # each with a time track and a column of the score table (DG-COMP-19, DG-COMP-21, DG-PHASE-01)
PIPS = 6
LARGEST_AREA = 4  # DG-COMP-13


class Colour(IntEnum):
    """The six colours of hexes and of the colour dice (DG-COMP-05)."""

    MONASTERY = 0
    MINE = 1
    RIVER = 2
    CITY = 3
    CASTLE = 4
    PASTURE = 5


class Bonus(IntEnum):
    """The four bonuses, which castles and closed areas give (DG-COMP-22)."""

    MONK = 0
    SILVER = 1
    GOODS = 2
    WORKER = 3


COLOURS = len(Colour)
BONUSES = len(Bonus)
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
BONUS_NAMES = tuple(bonus.name.lower() for bonus in Bonus)

#: The bonus of a closed area by colour (DG-MONAST-03, DG-MINE-03, DG-RIVER-03, DG-CITY-04). The bonus of a castle is
#: shown by its square, and a pasture gives none (DG-PASTURE-06).
AREA_BONUS = table([Bonus.MONK, Bonus.SILVER, Bonus.GOODS, Bonus.WORKER, -1, -1])

_LOWEST = {Colour.MONASTERY: 1, Colour.MINE: 3, Colour.RIVER: 5}  # of two numbers


def numbers_for(colour: Colour) -> range:
    """The numbers that a colour takes at all, two of them or any.

    Two, which may repeat: DG-MONAST-01, 02, DG-MINE-01, 02, DG-RIVER-01, 02. Any, with conditions that building.py
    knows: DG-CITY-01, DG-CASTLE-01, DG-PASTURE-01.
    """
    return range(_LOWEST[colour], _LOWEST[colour] + 2) if colour in _LOWEST else range(1, PIPS + 1)


def read_faces() -> tuple[list[int], list[int]]:
    """The faces of a colour die and of the hourglass die; pips are 1 to 6.

    There are two dice with pips, two with colours and one with hourglasses (DG-COMP-03, 16, 17, DG-DATA-04, 05).
    """
    file = DataFile("dice", "dice")
    pips, colours, hourglasses = (file.entry(name) for name in ("pips", "colours", "hourglasses"))
    if pips.integers("faces") != list(range(1, PIPS + 1)):
        pips.fail("its faces must be 1 to 6")
    names = colours.texts("faces")
    if sorted(names) != sorted(COLOUR_NAMES):
        colours.fail(f"its faces must be {', '.join(COLOUR_NAMES)}")
    glasses = hourglasses.integers("faces", 6, 1, 2)
    if len(set(glasses)) != 2:
        hourglasses.fail("some faces must show one hourglass and some two")
    return [COLOUR_NAMES.index(name) for name in names], glasses


def read_areas() -> list[list[int]]:
    """Victory points of a closed area by size and phase (DG-AREA-02 to DG-AREA-06, DG-PHASE-04, DG-DATA-02)."""
    entries = list(DataFile("dice", "scoring").entries("area", "size"))
    if [entry.integer("size") for entry in entries] != list(range(1, LARGEST_AREA + 1)):
        entries[-1].fail("areas must have sizes 1 to 4 in order")
    return [[0] * PHASES, *(entry.integers("vp", PHASES) for entry in entries)]


def read_awards() -> list[list[int]]:
    """Victory points for the first and the second to build a whole colour (DG-COLOUR-03, 04, 12, DG-DATA-06)."""
    entries = list(DataFile("dice", "scoring").entries("colour", "name"))
    if [entry.text("name") for entry in entries] != list(COLOUR_NAMES):
        entries[-1].fail(f"the colours must be {', '.join(COLOUR_NAMES)} in this order")
    return [award(entry, "vp") for entry in entries]


def award(entry: Entry, key: str) -> list[int]:
    """The two values of a colour, the higher one first."""
    first, second = entry.integers(key, 2)
    if first < second:
        entry.fail("the first to build a colour must not get less than the second")
    return [first, second]


def read_verdicts() -> dict[str, int]:
    """The least points of each title of a solo game (DG-SOLO-13, DG-SOLO-14)."""
    entry = DataFile("dice", "scoring").entry("verdicts")
    bounds = {name: entry.integer(name, 1) for name in ("great", "perfect", "incredible")}
    if list(bounds.values()) != sorted(set(bounds.values())):
        entry.fail("a higher title must need more points")
    return bounds


_colour_faces, _hourglass_faces = read_faces()
COLOUR_FACES = table(_colour_faces)
HOURGLASS_FACES = table(_hourglass_faces)
DOUBLE = 2  # hourglasses on the face that allows the sale of goods (DG-COMP-18)

AREA_VP = table(read_areas())
"""[size, phase]"""
AWARD_VP = read_awards()
"""Of each colour, for the first and the second; a sheet may have values of its own."""
SALE_VP = DataFile("dice", "scoring").entry("sale").integer("vp")  # DG-SELL-03
VERDICTS = read_verdicts()
TITLE_VP = table(list(VERDICTS.values()), np.int16)
"""The least points of each title, the lowest first"""

_time = DataFile("dice", "sheet").entry("time")
BOXES = _time.integer("boxes", 1)
SOLO_ROUNDS = _time.integer("solo_rounds", 1, BOXES)

_circles = DataFile("dice", "sheet").entry("circles")
CIRCLES = table([_circles.integer(name) for name in BONUS_NAMES], np.int8)
"""Circles in the row of each bonus, 0 = no limit (DG-BONUS-10)."""
