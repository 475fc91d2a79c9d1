"""The estates as constant tables, one row for each layout of ``data/estates.toml`` (CB-COMP-21 to CB-COMP-24).

Hexes and regions are counted from 0, rows are filled up with -1, and a set of hexes is a mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.data import DataFile
from duchy.engine.records import table
from duchy.games.burgundy.components.estates import Estate, read_estate
from duchy.games.burgundy.components.tiles import COLOURS, Colour

WORD_BITS = 37
"""A set of hexes is a mask of signed 64-bit words with 37 bits each: one for an ordinary estate, two for a team's."""


def read_estates() -> tuple[Estate, ...]:
    """All layouts, in the order of the file (CB-COMP-21 to CB-COMP-24)."""
    file = DataFile("burgundy", "estates")
    numbers = file.entry("numbers")
    entries = list(file.entries("estate", "name"))
    estates = tuple(read_estate(entry, numbers) for entry in entries)
    names = [estate.name for estate in estates]
    if len(names) > 127:
        entries[-1].fail("there is room for 127 estates")
    for place, entry in enumerate(entries):
        if names[place] in names[:place]:
            entry.fail("another estate has the same name")
    return estates


def masks(sets: list[frozenset[int]], rows: int) -> NDArray[Any]:
    """Sets of hexes as masks, one row of words each."""
    packed = np.zeros((rows, WORDS), np.int64)
    for row, hexes in enumerate(sets):
        for hex_ in hexes:
            packed[row, hex_ // WORD_BITS] |= 1 << hex_ % WORD_BITS
    return packed


def filled(rows: list[Any], width: int) -> NDArray[Any]:
    """Rows of small integers, each filled up with -1."""
    array = np.full((len(rows), width), -1, np.int8)
    for place, row in enumerate(rows):
        array[place, : len(row)] = row
    return array


def _of_colour(estate: Estate, colour: int) -> frozenset[int]:
    return frozenset(hex_ for hex_, found in enumerate(estate.colours) if found == colour)


def _of_numbers(estate: Estate, numbers: int) -> frozenset[int]:
    return frozenset(hex_ for hex_, number in enumerate(estate.numbers) if numbers >> (number - 1) & 1)


def _region_of_hex(estate: Estate) -> list[int]:
    return [next(n for n, region in enumerate(estate.regions) if hex_ in region) for hex_ in range(len(estate))]


ESTATES = read_estates()
LAYOUTS = len(ESTATES)
LAYOUT_NAMES = tuple(estate.name for estate in ESTATES)
HEX_POSITION = tuple(estate.positions for estate in ESTATES)
"""Where to draw the hexes of each layout: across and down, in hex widths."""

HEXES = max(map(len, ESTATES))
REGIONS = max(len(estate.regions) for estate in ESTATES)
WORDS = -(-HEXES // WORD_BITS)
"""Records and tables are as large as the largest estate in the data needs, and grow with it."""

BIT = table([1 << hex_ % WORD_BITS for hex_ in range(HEXES)], np.int64)
WORD = table([hex_ // WORD_BITS for hex_ in range(HEXES)])

HEX_COUNT = table([len(estate) for estate in ESTATES])
HEX_COLOUR = table(filled([estate.colours for estate in ESTATES], HEXES))
HEX_NUMBER = table(filled([estate.numbers for estate in ESTATES], HEXES))
NEIGHBOURS = table([masks(list(estate.neighbours), HEXES) for estate in ESTATES], np.int64)
"""Placed tiles on these hexes allow a placement: hexes that touch, and those across a river."""

REGION = table(filled([_region_of_hex(estate) for estate in ESTATES], HEXES))
REGION_COUNT = table([len(estate.regions) for estate in ESTATES])
REGION_SIZE = table(filled([[len(region) for region in estate.regions] for estate in ESTATES], REGIONS))
REGION_COLOUR = table(filled([[estate.colours[min(r)] for r in estate.regions] for estate in ESTATES], REGIONS))
REGION_MASK = table([masks(list(estate.regions), REGIONS) for estate in ESTATES], np.int64)

COLOUR_MASK = table([masks([_of_colour(estate, c) for c in Colour], COLOURS) for estate in ESTATES], np.int64)
_WIDEST = max(len(_of_colour(estate, colour)) for estate in ESTATES for colour in Colour)
COLOUR_HEXES = table([filled([sorted(_of_colour(e, c)) for c in Colour], _WIDEST) for e in ESTATES])
COLOUR_COUNT = table([[len(_of_colour(estate, colour)) for colour in Colour] for estate in ESTATES])
NUMBERS_MASK = table([masks([_of_numbers(estate, s) for s in range(64)], 64) for estate in ESTATES], np.int64)
"""The hexes whose number is in a set of numbers: bit n - 1 of the index stands for number n."""
START_HEX = table([estate.start for estate in ESTATES])
