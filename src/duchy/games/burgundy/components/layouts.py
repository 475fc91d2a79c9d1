"""The estates as constant tables, read from ``data/estates.toml`` and a file for each other set of boards.

CB-COMP-21 to CB-COMP-24, CB-PIC-12, CB-PIC-14 to CB-PIC-16

Spaces and regions are counted from 0, and a set of spaces is a mask of one word, or of two on an estate of more than 37
spaces. The tables of all layouts lie end to end, and second words have tables of their own, so that a large estate
makes no other one larger: a graphics card has 64 KB for constants. For the same reason each table is read by one rule
only, since every function that reads a table carries a copy of it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import numpy as np

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.values.data import DataFile
from duchy.games.burgundy.components.estates import BoardSet, Estate, read_estate
from duchy.games.burgundy.components.tiles import COLOURS, Colour

WORD_BITS = 37
"""A set of spaces is a mask of signed 64-bit words with 37 bits each: one for an ordinary estate, two for a team's."""

PIPS = 6

FIRST_OWN = 120
"""The layout of an estate of a player's own on the first seat; those of the others follow."""


def read_estates() -> tuple[Estate, ...]:
    """All layouts: the ordinary estates first, then the other sets, in the order of their files."""
    numbers = DataFile("burgundy", "estates").entry("numbers")
    estates: list[Estate] = []
    for board_set in BoardSet:
        file = "estates" if board_set == BoardSet.ORDINARY else board_set.name.lower()
        for entry in DataFile("burgundy", file).entries("estate", "name"):
            estate = read_estate(entry, numbers, board_set)
            if estate.name in {other.name for other in estates}:
                entry.fail("another estate has the same name")
            if len(estates) == FIRST_OWN:
                entry.fail(f"there is room for {FIRST_OWN} estates")
            estates.append(estate)
    return tuple(estates)


def masks(sets: Iterable[Iterable[int]], word: int = 0) -> Ints:
    """Sets of spaces as a table of masks: of each the first word, or the second (``word=1``)."""
    bits = range(word * WORD_BITS, (word + 1) * WORD_BITS)
    return table([sum(1 << space - bits.start for space in spaces if space in bits) for spaces in sets], np.int64)


def filled(rows: Iterable[Sequence[int]], width: int) -> list[list[int]]:
    """Rows of integers, each filled up with -1."""
    return [[*row, *[-1] * (width - len(row))] for row in rows]


def spaces_of(estate: Estate, colour: int) -> list[int]:
    """The spaces of a colour."""
    return [space for space, found in enumerate(estate.colours) if found == colour]


def by_colour(estate: Estate) -> list[list[int]]:
    """The spaces of each colour."""
    return [spaces_of(estate, colour) for colour in range(COLOURS)]


def by_number(estate: Estate) -> list[list[int]]:
    """The spaces of each number."""
    numbers = range(1, PIPS + 1)
    return [[space for space, found in enumerate(estate.numbers) if found == number] for number in numbers]


def _start_spaces(estate: Estate) -> Iterable[int]:
    """The marked spaces; ordinary estates mark one for the standard set-up only."""
    marked = estate.starts if estate.board_set != BoardSet.ORDINARY else ()
    return marked or spaces_of(estate, Colour.CASTLE)


def regions_of_spaces(estate: Estate) -> list[int]:
    """By space, the region that it belongs to."""
    return [next(n for n, region in enumerate(estate.regions) if space in region) for space in range(len(estate))]


def cities_of_regions(estate: Estate) -> list[int]:
    """The cities among the regions, counted from 0; -1 for other regions."""
    city = [estate.colours[min(region)] == Colour.BUILDING for region in estate.regions]
    return [sum(city[:region]) if city[region] else -1 for region in range(len(city))]


def _firsts(counts: list[int]) -> Ints:
    """Where the rows of each layout begin if all lie end to end; -1 for a layout that has none."""
    return table([sum(counts[:place]) if count else -1 for place, count in enumerate(counts)], np.int16)


def largest(layouts: Sequence[Estate]) -> tuple[int, int, int]:
    """The most spaces, words of a mask and cities that one of these estates has."""
    spaces = max(map(len, layouts))
    return spaces, -(-spaces // WORD_BITS), max(max(cities_of_regions(estate)) + 1 for estate in layouts)


ESTATES = read_estates()
LAYOUTS = len(ESTATES)
HEXAGON = next((n for n, estate in enumerate(ESTATES) if len(estate) == WORD_BITS and not estate.rivers), 0)
"""A layout that is an ordinary hexagon of 37 spaces."""
HEX_POSITION = tuple(estate.positions for estate in ESTATES)
"""Where to draw the hexes of each layout: across and down, in hex widths."""

HEXES, WORDS, CITIES = largest([estate for estate in ESTATES if estate.board_set == BoardSet.ORDINARY])
"""A record is as large as the largest estate in the data needs, and grows with it: here for the ordinary estates."""
FULL_HEXES, FULL_WORDS, FULL_CITIES = largest(ESTATES)
"""The same for the estates of all sets."""


class Covered(Protocol):
    """An estate in the record, as far as masks need to know it."""

    covered: Ints


@rule
def word_of(home: Covered, space: int) -> int:
    """The word of a mask of an estate in which a space has its bit; there is but one in games without modules."""
    return 1 if len(home.covered) > 1 and space >= WORD_BITS else 0


@rule
def bit_of(home: Covered, space: int) -> int:
    """The bit of a space in its word."""
    return 1 << (space - WORD_BITS if len(home.covered) > 1 and space >= WORD_BITS else space)


_SPACES = table([len(estate) for estate in ESTATES])
_START = table([estate.start for estate in ESTATES])
_START_MASK = masks(map(_start_spaces, ESTATES))

_FIRST_SPACE = _firsts([len(estate) for estate in ESTATES])
_COLOUR = table([colour for estate in ESTATES for colour in estate.colours])
_NUMBER = table([number for estate in ESTATES for number in estate.numbers])
_REGION = table([region for estate in ESTATES for region in regions_of_spaces(estate)])
_NEIGHBOURS = masks(near for estate in ESTATES for near in estate.neighbours)

_REGIONS = table([len(estate.regions) for estate in ESTATES])
_FIRST_REGION = _firsts([len(estate.regions) for estate in ESTATES])
_REGION_SIZE = table([len(region) for estate in ESTATES for region in estate.regions])
_REGION_CITY = table([city for estate in ESTATES for city in cities_of_regions(estate)])
_REGION_MASK = masks(region for estate in ESTATES for region in estate.regions)

_COLOUR_MASK = masks(spaces for estate in ESTATES for spaces in by_colour(estate))
_COLOUR_COUNT = table([list(map(len, by_colour(estate))) for estate in ESTATES])
_NUMBER_MASK = masks(spaces for estate in ESTATES for spaces in by_number(estate))

# Second words, for the estates that need them.
_WIDE = [estate for estate in ESTATES if len(estate) > WORD_BITS]
_SECOND = _firsts([int(estate in _WIDE) for estate in ESTATES])
_SECOND_SPACE = _firsts([len(estate) if estate in _WIDE else 0 for estate in ESTATES])
_SECOND_REGION = _firsts([len(estate.regions) if estate in _WIDE else 0 for estate in ESTATES])
_START_MASK_2 = masks(map(_start_spaces, _WIDE), 1)
_NEIGHBOURS_2 = masks((near for estate in _WIDE for near in estate.neighbours), 1)
_REGION_MASK_2 = masks((region for estate in _WIDE for region in estate.regions), 1)
_COLOUR_MASK_2 = masks((spaces for estate in _WIDE for spaces in by_colour(estate)), 1)
_NUMBER_MASK_2 = masks((spaces for estate in _WIDE for spaces in by_number(estate)), 1)

# Border posts exist on estates of 37 spaces only.
_FIRST_POST = _firsts([len(estate.posts) for estate in ESTATES])
_POST_MASK = masks(post.spaces for estate in ESTATES for post in estate.posts)


@rule
def space_count(layout: int) -> int:
    """How many spaces an estate has."""
    return _SPACES[layout]


@rule
def start_space(layout: int) -> int:
    """The space of the start castle where the printing marks one, else -1 (CB-SETUP-10, CB-TEAM-06)."""
    return _START[layout]


@rule
def start_spaces(layout: int, word: int) -> int:
    """Where a start castle that is chosen may stand, as a word of a mask: on a marked space, else on any castle space.

    CB-EXPERT-03, CB-BORDER-15, CB-NEAR-17, CB-TEAM-06, CB-TEAM-07, CB-SOLO-03
    """
    if word:
        return _START_MASK_2[_SECOND[layout]] if _SECOND[layout] >= 0 else 0
    return _START_MASK[layout]


@rule
def space_colour(layout: int, space: int) -> int:
    """The colour of a space."""
    return _space_colour(0 + layout, 0 + space)


@rule
def _space_colour(layout: int, space: int) -> int:
    return _COLOUR[_FIRST_SPACE[layout] + space]


@rule
def space_number(layout: int, space: int) -> int:
    """The number on a space."""
    return _space_number(0 + layout, 0 + space)


@rule
def _space_number(layout: int, space: int) -> int:
    return _NUMBER[_FIRST_SPACE[layout] + space]


@rule
def neighbours(layout: int, space: int, word: int) -> int:
    """The spaces whose tile allows a placement here: those that touch, and those across a river.

    CB-PLACE-04, CB-SOLO-16, CB-TEAM-05
    """
    return _neighbours(0 + layout, 0 + space, 0 + word)


@rule
def _neighbours(layout: int, space: int, word: int) -> int:
    if word:
        return _NEIGHBOURS_2[_SECOND_SPACE[layout] + space] if _SECOND_SPACE[layout] >= 0 else 0
    return _NEIGHBOURS[_FIRST_SPACE[layout] + space]


@rule
def post_spaces(layout: int, post: int) -> int:
    """The spaces that touch a border post, as a mask; empty on an estate without posts (CB-BORDER-03, CB-PIC-12)."""
    return _POST_MASK[_FIRST_POST[layout] + post] if _FIRST_POST[layout] >= 0 else 0


@rule
def region_of(layout: int, space: int) -> int:
    """The region that a space belongs to."""
    return _region_of(0 + layout, 0 + space)


@rule
def _region_of(layout: int, space: int) -> int:
    return _REGION[_FIRST_SPACE[layout] + space]


@rule
def region_count(layout: int) -> int:
    """How many regions an estate has."""
    return _REGIONS[layout]


@rule
def region_size(layout: int, region: int) -> int:
    """How many spaces a region has."""
    return _REGION_SIZE[_FIRST_REGION[layout] + region]


@rule
def region_spaces(layout: int, region: int, word: int) -> int:
    """The spaces of a region, as a word of a mask."""
    return _region_spaces(0 + layout, 0 + region, 0 + word)


@rule
def _region_spaces(layout: int, region: int, word: int) -> int:
    if word:
        return _REGION_MASK_2[_SECOND_REGION[layout] + region] if _SECOND_REGION[layout] >= 0 else 0
    return _REGION_MASK[_FIRST_REGION[layout] + region]


@rule
def city_of(layout: int, space: int) -> int:
    """The city that a space belongs to, counted among the cities; -1 if it is no space of a city."""
    return _REGION_CITY[_FIRST_REGION[layout] + region_of(layout, space)]


@rule
def colour_spaces(layout: int, colour: int, word: int) -> int:
    """The spaces of a colour, as a word of a mask."""
    return _colour_spaces(0 + layout, 0 + colour, 0 + word)


@rule
def _colour_spaces(layout: int, colour: int, word: int) -> int:
    if word:
        return _COLOUR_MASK_2[_SECOND[layout] * COLOURS + colour] if _SECOND[layout] >= 0 else 0
    return _COLOUR_MASK[layout * COLOURS + colour]


@rule
def colour_count(layout: int, colour: int) -> int:
    """How many spaces of a colour an estate has."""
    return _COLOUR_COUNT[layout, colour]


@rule
def number_spaces(layout: int, values: int, word: int) -> int:
    """The spaces whose number is in a set (bit n - 1 = number n), as a word of a mask."""
    return _number_spaces(0 + layout, 0 + values, 0 + word)


@rule
def _number_spaces(layout: int, values: int, word: int) -> int:
    spaces = 0
    if word == 0:
        for i in range(PIPS):
            spaces |= _NUMBER_MASK[layout * PIPS + i] & -((values >> i) & 1)
    elif _SECOND[layout] >= 0:
        for i in range(PIPS):
            spaces |= _NUMBER_MASK_2[_SECOND[layout] * PIPS + i] & -((values >> i) & 1)
    return spaces
