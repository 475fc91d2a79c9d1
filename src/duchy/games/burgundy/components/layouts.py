"""The estates as constant tables, read from ``data/estates.toml`` (CB-COMP-21 to CB-COMP-24).

Spaces and regions are counted from 0, and a set of spaces is a mask. The tables of all layouts lie end to end, so that
a large estate makes no other one larger: a graphics card has 64 KB for constants. For the same reason each table is
read by one rule only, since every function that reads a table carries a copy of it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.data import DataFile
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.components.estates import Estate, read_estate
from duchy.games.burgundy.components.tiles import COLOURS, Colour

WORD_BITS = 37
"""A set of spaces is a mask of signed 64-bit words with 37 bits each: one for an ordinary estate, two for a team's.

Rules go through as many words as the record of an estate has: one in games without modules. The second words of the
tables are tables of their own, which only such rules read."""

PIPS = 6


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


def masks(sets: Iterable[Iterable[int]], word: int = 0) -> NDArray[Any]:
    """A word of the masks of sets of spaces."""
    rows = list(sets)
    packed = np.zeros(max(1, len(rows)), np.int64)
    for row, spaces in enumerate(rows):
        for space in spaces:
            if space // WORD_BITS == word:
                packed[row] |= 1 << space % WORD_BITS
    return packed


def filled(rows: Iterable[Sequence[int]], width: int) -> NDArray[Any]:
    """Rows of small integers, each filled up with -1."""
    listed = list(rows)
    array = np.full((len(listed), width), -1, np.int8)
    for place, row in enumerate(listed):
        array[place, : len(row)] = row
    return array


def spaces_of(estate: Estate, colour: int) -> list[int]:
    """The spaces of a colour."""
    return [space for space, found in enumerate(estate.colours) if found == colour]


def _numbered(estate: Estate, number: int) -> list[int]:
    return [space for space, found in enumerate(estate.numbers) if found == number]


def _regions_of_spaces(estate: Estate) -> list[int]:
    return [next(n for n, region in enumerate(estate.regions) if space in region) for space in range(len(estate))]


def _cities_of_regions(estate: Estate) -> list[int]:
    """The cities among the regions, counted from 0; -1 for other regions."""
    city = [estate.colours[min(region)] == Colour.BUILDING for region in estate.regions]
    return [sum(city[:region]) if city[region] else -1 for region in range(len(city))]


def _firsts(counts: list[int]) -> Any:
    """Where the rows of each layout begin if all lie end to end."""
    return table([sum(counts[:place]) for place in range(len(counts))], np.int16)


def _far_firsts(counts: list[int]) -> Any:
    """The same in tables that have rows for large estates only; -1 for the others."""
    far = [count if large else 0 for count, large in zip(counts, _LARGE, strict=True)]
    return table([sum(far[:place]) if large else -1 for place, large in enumerate(_LARGE)], np.int16)


ESTATES = read_estates()
LAYOUTS = len(ESTATES)
HEX_POSITION = tuple(estate.positions for estate in ESTATES)
"""Where to draw the hexes of each layout: across and down, in hex widths."""

_LARGE = [len(estate) > WORD_BITS for estate in ESTATES]
LARGE_ESTATES = [estate for estate in ESTATES if len(estate) > WORD_BITS]

HEXES = WORD_BITS
FULL_HEXES = 2 * WORD_BITS - 1
"""The spaces of the largest estate in games without modules and with them: the record of an estate has room for so many
(a team's estate has 73)."""
WORDS = 1
FULL_WORDS = 2
REGIONS = max(len(estate.regions) for estate in ESTATES)
CITIES = max(max(_cities_of_regions(estate)) + 1 for estate in ESTATES if len(estate) <= HEXES)
FULL_CITIES = max(max(_cities_of_regions(estate)) + 1 for estate in ESTATES)


@rule
def word_of(home: Any, space: int) -> Any:
    """The word of a mask of an estate in which a space has its bit."""
    return space // WORD_BITS if len(home.covered) > 1 else 0


@rule
def bit_of(home: Any, space: int) -> Any:
    """The bit of a space in its word."""
    return 1 << (space % WORD_BITS if len(home.covered) > 1 else space)


_SPACES = table([len(estate) for estate in ESTATES])
_START = table([estate.start for estate in ESTATES])

_FIRST_SPACE = _firsts([len(estate) for estate in ESTATES])
_COLOUR = table([colour for estate in ESTATES for colour in estate.colours])
_NUMBER = table([number for estate in ESTATES for number in estate.numbers])
_REGION = table([region for estate in ESTATES for region in _regions_of_spaces(estate)])
_NEIGHBOURS = table(masks(near for estate in ESTATES for near in estate.neighbours), np.int64)
_FAR_SPACE = _far_firsts([len(estate) for estate in ESTATES])
_FAR_NEIGHBOURS = table(masks((near for estate in LARGE_ESTATES for near in estate.neighbours), 1), np.int64)

_REGIONS = table([len(estate.regions) for estate in ESTATES])
_FIRST_REGION = _firsts([len(estate.regions) for estate in ESTATES])
_REGION_SIZE = table([len(region) for estate in ESTATES for region in estate.regions])
_REGION_CITY = table([city for estate in ESTATES for city in _cities_of_regions(estate)])
_REGION_MASK = table(masks(region for estate in ESTATES for region in estate.regions), np.int64)
_FAR_REGION = _far_firsts([len(estate.regions) for estate in ESTATES])
_FAR_REGION_MASK = table(masks((region for estate in LARGE_ESTATES for region in estate.regions), 1), np.int64)

_COLOUR_MASK = table(masks(spaces_of(e, colour) for e in ESTATES for colour in range(COLOURS)), np.int64)
_FAR_COLOUR = _far_firsts([COLOURS] * LAYOUTS)
_FAR_COLOUR_MASK = table(masks((spaces_of(e, colour) for e in LARGE_ESTATES for colour in range(COLOURS)), 1), np.int64)
_COLOUR_COUNT = table([[len(spaces_of(estate, colour)) for colour in range(COLOURS)] for estate in ESTATES])
_NUMBER_MASK = table(masks(_numbered(e, number) for e in ESTATES for number in range(1, PIPS + 1)), np.int64)
_FAR_NUMBER = _far_firsts([PIPS] * LAYOUTS)
_FAR_NUMBER_MASK = table(masks((_numbered(e, n) for e in LARGE_ESTATES for n in range(1, PIPS + 1)), 1), np.int64)


@rule
def space_count(layout: int) -> Any:
    """How many spaces an estate has."""
    return _SPACES[layout]


@rule
def start_space(layout: int) -> Any:
    """The space of the start castle where the printing marks one, else -1 (CB-SETUP-10)."""
    return _START[layout]


@rule
def space_colour(layout: int, space: int) -> Any:
    """The colour of a space."""
    return _COLOUR[_FIRST_SPACE[layout] + space]


@rule
def space_number(layout: int, space: int) -> Any:
    """The number on a space."""
    return _NUMBER[_FIRST_SPACE[layout] + space]


@rule
def neighbours(layout: int, space: int, word: int) -> Any:
    """The spaces whose tile allows a placement here: those that touch, and those across a river (CB-PLACE-04)."""
    if word:
        return _FAR_NEIGHBOURS[_FAR_SPACE[layout] + space] if _FAR_SPACE[layout] >= 0 else 0
    return _NEIGHBOURS[_FIRST_SPACE[layout] + space]


@rule
def region_of(layout: int, space: int) -> Any:
    """The region that a space belongs to."""
    return _REGION[_FIRST_SPACE[layout] + space]


@rule
def region_count(layout: int) -> Any:
    """How many regions an estate has."""
    return _REGIONS[layout]


@rule
def region_size(layout: int, region: int) -> Any:
    """How many spaces a region has."""
    return _REGION_SIZE[_FIRST_REGION[layout] + region]


@rule
def region_spaces(layout: int, region: int, word: int) -> Any:
    """The spaces of a region, as a word of a mask."""
    if word:
        return _FAR_REGION_MASK[_FAR_REGION[layout] + region] if _FAR_REGION[layout] >= 0 else 0
    return _REGION_MASK[_FIRST_REGION[layout] + region]


@rule
def city_of(layout: int, space: int) -> Any:
    """The city that a space belongs to, counted among the cities; -1 if it is no space of a city."""
    return _REGION_CITY[_FIRST_REGION[layout] + region_of(layout, space)]


@rule
def colour_spaces(layout: int, colour: int, word: int) -> Any:
    """The spaces of a colour, as a word of a mask."""
    if word:
        return _FAR_COLOUR_MASK[_FAR_COLOUR[layout] + colour] if _FAR_COLOUR[layout] >= 0 else 0
    return _COLOUR_MASK[layout * COLOURS + colour]


@rule
def colour_count(layout: int, colour: int) -> Any:
    """How many spaces of a colour an estate has."""
    return _COLOUR_COUNT[layout, colour]


@rule
def number_spaces(layout: int, values: int, word: int) -> Any:
    """The spaces whose number is in a set (bit n - 1 = number n), as a word of a mask."""
    spaces = 0
    if word:
        for i in range(PIPS if _FAR_NUMBER[layout] >= 0 else 0):
            spaces |= _FAR_NUMBER_MASK[_FAR_NUMBER[layout] + i] & -((values >> i) & 1)
        return spaces
    for i in range(PIPS):
        spaces |= _NUMBER_MASK[layout * PIPS + i] & -((values >> i) & 1)
    return spaces
