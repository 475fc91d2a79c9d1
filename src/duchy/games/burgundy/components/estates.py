"""Estates: from a drawing, or a list of spaces, to colours, numbers, neighbours and regions (CB-PIC-01).

An ordinary estate is a hexagon of 37 spaces. Team boards (73 spaces) and solo boards (islands joined by rivers) are
read by the same loader, so the rules never ask what shape an estate has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from duchy.engine.data import Entry
from duchy.engine.hexmap import areas, drawn, flood, is_hexagon, neighbours
from duchy.engine.hexmap import positions as middles
from duchy.games.burgundy.components.tiles import LETTERS

MOST_HEXES = 73
MOST_REGIONS = 32
"""The most spaces and regions that an estate may have: a team board has 73 spaces."""

_CITY, _CASTLE = LETTERS.index("B"), LETTERS.index("C")

_COLOUR_TOTALS = {  # spaces of each colour, in the order of the letters (CB-COMP-22, CB-PIC-14, CB-PIC-15)
    "ordinary": (12, 6, 6, 4, 3, 6),
    "team": (24, 12, 12, 7, 6, 12),
    "solo": (12, 6, 6, 4, 3, 6),
}


@dataclass(frozen=True)
class Estate:
    """One layout. Spaces are numbered from 0, row by row; regions in the order of their first space."""

    name: str
    provenance: str
    colours: tuple[int, ...]
    numbers: tuple[int, ...]
    positions: tuple[tuple[float, float], ...]
    neighbours: tuple[frozenset[int], ...]
    regions: tuple[frozenset[int], ...]
    start: int

    def __len__(self) -> int:
        return len(self.colours)


def read_estate(entry: Entry, ordinary: Entry) -> Estate:
    """Read and check one ``[[estate]]``, drawn or listed; a drawing without numbers has those of ``ordinary``."""
    kind = entry.one_of("kind", tuple(_COLOUR_TOTALS)) if "kind" in entry else "ordinary"
    if "cells" in entry:
        colours, numbers, positions, touching, rivers = _listed(entry)
    else:
        grid = drawn(entry, entry.text("spaces"), LETTERS)
        if kind == "ordinary" and not is_hexagon(grid):
            entry.fail("an ordinary estate is a hexagon with rows of 4 5 6 7 6 5 4 spaces")
        if "numbers" in entry:
            figures = drawn(entry, entry.text("numbers"), "123456")
        else:
            figures = drawn(ordinary, ordinary.text("drawing"), "123456")
        if figures.keys() != grid.keys():
            entry.fail("the drawing of the numbers and that of the spaces differ in shape")
        colours = [LETTERS.index(letter) for letter in grid.values()]
        numbers = [int(figures[place]) for place in grid]
        positions = middles(grid)
        touching = neighbours(entry, grid)
        rivers = [frozenset()] * len(grid)
    _check_totals(entry, kind, colours)
    regions = areas(colours, touching)
    _check_regions(entry, kind, colours, regions)
    linked = tuple(near | far for near, far in zip(touching, rivers, strict=True))
    if len(flood(0, linked)) != len(colours):
        entry.fail("some spaces cannot be reached from the others")
    return Estate(
        entry.text("name"),
        entry.provenance,
        tuple(colours),
        tuple(numbers),
        tuple(positions),
        linked,
        regions,
        _start(entry, colours, numbers, positions),
    )


def _listed(
    entry: Entry,
) -> tuple[list[int], list[int], list[tuple[float, float]], list[frozenset[int]], list[frozenset[int]]]:
    """The same facts from ``cells``, where every link is told at both its ends, so that a slip shows."""
    listed = entry.get("cells")
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_HEXES:
        entry.fail(f"'cells' must be a list of at most {MOST_HEXES} spaces")
    cells = [Entry(entry.file, f"{entry.name} cell {place}", cell) for place, cell in enumerate(listed)]
    last = len(cells) - 1
    colours = [LETTERS.index(cell.one_of("colour", tuple(LETTERS))) for cell in cells]
    numbers = [cell.integer("number", 1, 6) for cell in cells]
    positions = [_position(cell) for cell in cells]
    touching = [frozenset(cell.integers("touches", high=last)) for cell in cells]
    rivers = [frozenset(cell.integers("rivers", high=last) if "rivers" in cell else ()) for cell in cells]
    for links in (touching, rivers):
        for place, (cell, others) in enumerate(zip(cells, links, strict=True)):
            if place in others:
                cell.fail("it is linked with itself")
            for other in others:
                if place not in links[other]:
                    cell.fail(f"it is linked with cell {other}, but that one not with it")
    return colours, numbers, positions, touching, rivers


def _position(cell: Entry) -> tuple[float, float]:
    at = cell.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(value) in (int, float) for value in at):
        cell.fail("'at' must be two numbers, across and down in hex widths")
    return float(at[0]), float(at[1])


def _check_totals(entry: Entry, kind: str, colours: Sequence[int]) -> None:
    """Every estate of a kind has the same spaces, only elsewhere (CB-COMP-21, CB-COMP-22)."""
    found = Counter(colours)
    for colour, expected in enumerate(_COLOUR_TOTALS[kind]):
        if found[colour] != expected:
            entry.fail(f"it has {found[colour]} spaces of colour {LETTERS[colour]} instead of {expected}")


def _check_regions(entry: Entry, kind: str, colours: Sequence[int], regions: Sequence[frozenset[int]]) -> None:
    """Regions of 1 to 8 spaces, and 2 to 6 cities on an ordinary estate (CB-COMP-23)."""
    if len(regions) > MOST_REGIONS:
        entry.fail(f"it has {len(regions)} regions, more than {MOST_REGIONS}")
    largest = max(len(region) for region in regions)
    if largest > 8:
        entry.fail(f"a region has {largest} spaces, more than 8")
    cities = sum(colours[min(region)] == _CITY for region in regions)
    if kind == "ordinary" and not 2 <= cities <= 6:
        entry.fail(f"it has {cities} cities instead of 2 to 6")


def _start(
    entry: Entry, colours: Sequence[int], numbers: Sequence[int], positions: Sequence[tuple[float, float]]
) -> int:
    """The space named for the start castle, else a central castle space numbered 6, else -1 (CB-SETUP-10)."""
    if "start" in entry:
        start = entry.integer("start", 0, len(colours) - 1)
        if colours[start] != _CASTLE:
            entry.fail("its start is no castle space")
        return start
    centre = tuple((min(axis) + max(axis)) / 2 for axis in zip(*positions, strict=True))
    for hex_, position in enumerate(positions):
        close = all(abs(a - b) < 0.25 for a, b in zip(position, centre, strict=True))
        if close and colours[hex_] == _CASTLE and numbers[hex_] == 6:
            return hex_
    return -1
