"""The duchies: from a drawing to colours, neighbours, areas and castles, and the tables that the rules read.

Hexes and areas are counted from 0, rows are filled up with -1, and a set of hexes is a mask of one signed 64-bit word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.play.hexmap import areas, drawn, is_hexagon, neighbours, positions
from duchy.engine.values.data import DataFile, Entry
from duchy.games.dice.components.parts import (
    AWARD_VP,
    COLOUR_NAMES,
    LARGEST_AREA,
    PIPS,
    Bonus,
    Colour,
    award,
    numbers_for,
)

HEXES = 37
LETTERS = "ABCD"

_COLOUR_SIGNS = {
    "K": Colour.MONASTERY,
    "M": Colour.MINE,
    "R": Colour.RIVER,
    "C": Colour.CITY,
    "P": Colour.PASTURE,
}
_CASTLE_SIGNS = {"m": Bonus.MONK, "s": Bonus.SILVER, "g": Bonus.GOODS, "w": Bonus.WORKER}
_TOTALS = (7, 4, 6, 9, 4, 7)  # hexes of each colour


@dataclass(frozen=True)
class Sheet:
    """One duchy. ``bonuses`` has the bonus of each castle by its hex, castles in the order of their hexes."""

    letter: str
    provenance: str
    colours: tuple[int, ...]
    positions: tuple[tuple[float, float], ...]
    neighbours: tuple[frozenset[int], ...]
    areas: tuple[frozenset[int], ...]
    bonuses: dict[int, Bonus]
    awards: list[list[int]]


def read_sheet(entry: Entry) -> Sheet:
    """Read and check one ``[[sheet]]``: hexes, areas, castles and their squares (DG-COMP-04, 11 to 15, 22)."""
    grid = drawn(entry, entry.text("hexes"), "".join([*_COLOUR_SIGNS, *_CASTLE_SIGNS]))
    if not is_hexagon(grid):
        entry.fail("a duchy is a hexagon with rows of 4 5 6 7 6 5 4 hexes")
    signs = list(grid.values())
    colours = [int(_COLOUR_SIGNS.get(sign, Colour.CASTLE)) for sign in signs]
    found = Counter(colours)
    for colour, expected in zip(Colour, _TOTALS, strict=True):
        if found[colour] != expected:
            entry.fail(f"it has {found[colour]} hexes of colour {COLOUR_NAMES[colour]} instead of {expected}")
    touching = neighbours(entry, grid)
    found_areas = areas(colours, touching)
    for area in found_areas:
        most = 1 if colours[min(area)] == Colour.CASTLE else LARGEST_AREA
        if len(area) > most:
            entry.fail(f"an area of colour {COLOUR_NAMES[colours[min(area)]]} has {len(area)} hexes, more than {most}")
    bonuses = {hex_: _CASTLE_SIGNS[sign] for hex_, sign in enumerate(signs) if sign in _CASTLE_SIGNS}
    return Sheet(
        entry.one_of("letter", LETTERS),
        entry.provenance,
        tuple(colours),
        tuple(positions(grid)),
        tuple(touching),
        found_areas,
        bonuses,
        _own_awards(entry.table("colours")) if "colours" in entry else AWARD_VP,
    )


def _own_awards(entry: Entry) -> list[list[int]]:
    return [award(entry, name) for name in COLOUR_NAMES]


def read_sheets() -> tuple[Sheet, ...]:
    """The four duchies (DG-COMP-02, DG-DATA-01)."""
    entries = list(DataFile("dice", "sheets").entries("sheet", "letter"))
    sheets = tuple(map(read_sheet, entries))
    if "".join(sheet.letter for sheet in sheets) != LETTERS:
        entries[-1].fail("the sheets must be A, B, C and D in this order")
    return sheets


def mask(hexes: Iterable[int]) -> int:
    """A set of hexes as bits."""
    return sum(1 << hex_ for hex_ in hexes)


def _of_colour(sheet: Sheet, colours: Iterable[int]) -> list[int]:
    return [hex_ for hex_, found in enumerate(sheet.colours) if found in colours]


def _open_to(sheet: Sheet, number: int) -> list[int]:
    """Where a number may stand on an empty sheet; a castle waits for a number beside it (DG-CASTLE-02)."""
    colours = {c for c in Colour if number in numbers_for(c)} - {Colour.CASTLE}
    return _of_colour(sheet, colours)


def _filled(rows: Iterable[Sequence[int]], width: int) -> list[list[int]]:
    return [[*row, *[-1] * (width - len(row))] for row in rows]


def _area_of_hex(sheet: Sheet) -> list[int]:
    return [next(n for n, area in enumerate(sheet.areas) if hex_ in area) for hex_ in range(HEXES)]


SHEETS = read_sheets()
CASTLES = _TOTALS[Colour.CASTLE]
AREAS = max(len(sheet.areas) for sheet in SHEETS)

HEX_COLOUR = table([sheet.colours for sheet in SHEETS])
NEIGHBOURS = table([[mask(near) for near in sheet.neighbours] for sheet in SHEETS], np.int64)
AREA = table([_area_of_hex(sheet) for sheet in SHEETS])
AREA_COUNT = table([len(sheet.areas) for sheet in SHEETS])
AREA_SIZE = table(_filled([[len(area) for area in sheet.areas] for sheet in SHEETS], AREAS))
AREA_COLOUR = table(_filled([[sheet.colours[min(area)] for area in sheet.areas] for sheet in SHEETS], AREAS))
AREA_MASK = table(
    [[mask(area) for area in sheet.areas] + [0] * (AREAS - len(sheet.areas)) for sheet in SHEETS], np.int64
)
COLOUR_MASK = table([[mask(_of_colour(sheet, [c])) for c in Colour] for sheet in SHEETS], np.int64)
OPEN_TO = table([[mask(_open_to(sheet, number)) for number in range(1, PIPS + 1)] for sheet in SHEETS], np.int64)
"""[sheet, number - 1]: where a number may stand on an empty sheet."""

CASTLE_HEX = table([list(sheet.bonuses) for sheet in SHEETS])
CASTLE_BONUS = table(_filled([[sheet.bonuses.get(hex_, -1) for hex_ in range(HEXES)] for sheet in SHEETS], HEXES))
AWARDS = table([sheet.awards for sheet in SHEETS])
"""[sheet, colour, first or second]"""

_RIVERS = [sum(sheet.colours[min(area)] == Colour.RIVER for area in sheet.areas) for sheet in SHEETS]
MOST_GOODS = max(r + list(s.bonuses.values()).count(Bonus.GOODS) for r, s in zip(_RIVERS, SHEETS, strict=True))
"""The most goods that a sheet gives in a whole game."""
