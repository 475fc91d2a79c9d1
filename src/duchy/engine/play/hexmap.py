"""Maps of hexes as data files draw them: one sign for each hex, in rows that are shifted by half a hex.

Signs two columns apart in one row touch, and so do signs one column apart in neighbouring rows. An empty row keeps
islands apart. Hexes are numbered from 0, row by row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from duchy.engine.values.data import Entry

Grid = dict[tuple[int, int], str]
"""The signs of a drawing by (row, column), in reading order."""

ROW_HEIGHT = 3**0.5 / 2  # rows of touching hexes, in hex widths
_AROUND = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))

HEXAGON = frozenset(
    (row, 7 - length + 2 * place) for row, length in enumerate((4, 5, 6, 7, 6, 5, 4)) for place in range(length)
)
"""The (row, column) of the 37 hexes of a hexagon with four hexes on a side"""


def drawn(entry: Entry, drawing: str, signs: str) -> Grid:
    """The signs of a drawing, moved to the top and the left edge."""
    signs_at = [
        (line, column, sign)
        for line, row in enumerate(drawing.splitlines())
        for column, sign in enumerate(row)
        if not sign.isspace()
    ]
    top, left = signs_at[0][0], min(column for _, column, _ in signs_at)
    grid = {(line - top, column - left): sign for line, column, sign in signs_at}
    for (line, _), sign in grid.items():
        if sign not in signs:
            entry.fail(f"row {line + 1} of a drawing holds '{sign}', which is none of {' '.join(signs)}")
    return grid


def is_hexagon(grid: Grid) -> bool:
    """Whether the rows have 4 5 6 7 6 5 4 hexes, as the estates of every game of the duchy have."""
    return grid.keys() == HEXAGON


def neighbours(entry: Entry, grid: Grid) -> list[frozenset[int]]:
    """The hexes that touch each hex."""
    for row, column in grid:
        if {(row, column + 1), (row + 1, column)} & grid.keys():
            entry.fail(f"row {row + 1} of the drawing has letters too close to others to be hexes")
    return [touching(grid, place) for place in grid]


def touching(grid: Grid, place: tuple[int, int]) -> frozenset[int]:
    """The hexes that touch a place of the drawing, whether there is a hex or not."""
    around = {(place[0] + y, place[1] + x) for y, x in _AROUND}
    return frozenset(hex_ for hex_, other in enumerate(grid) if other in around)


def positions(grid: Grid) -> list[tuple[float, float]]:
    """The middle of each hex: across and down, in hex widths."""
    return [middle(place) for place in grid]


def middle(place: tuple[int, int]) -> tuple[float, float]:
    """The middle of a place of the drawing."""
    row, column = place
    return column / 2, row * ROW_HEIGHT


def areas(colours: Sequence[int], touching: Sequence[Iterable[int]]) -> tuple[frozenset[int], ...]:
    """Maximal sets of touching hexes of one colour, in the order of their first hex."""
    alike = [
        frozenset(other for other in others if colours[other] == colour)
        for colour, others in zip(colours, touching, strict=True)
    ]
    return tuple(dict.fromkeys(flood(hex_, alike) for hex_ in range(len(colours))))


def flood(start: int, links: Sequence[Iterable[int]]) -> frozenset[int]:
    """Everything that can be reached from a hex."""
    seen = {start}
    edge = [start]
    while edge:
        fresh = set(links[edge.pop()]) - seen
        seen |= fresh
        edge += fresh
    return frozenset(seen)
