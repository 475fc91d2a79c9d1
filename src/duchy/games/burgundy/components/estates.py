"""Estates: from a drawing to colours, numbers, neighbours and regions (CB-PIC-01, CB-PIC-12, CB-PIC-14 to CB-PIC-16).

An ordinary estate is a hexagon of 37 spaces. Team estates (73 spaces) and solo boards (islands joined by rivers) are
read by the same loader, so the rules never ask what shape an estate has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from duchy.engine.play.hexmap import HEXAGON, Grid, areas, drawn, flood, is_hexagon, middle, neighbours, touching
from duchy.engine.play.hexmap import positions as middles
from duchy.engine.values.data import Entry
from duchy.games.burgundy.components.tiles import LETTERS

MOST_REGIONS = 32
"""The most regions that an estate may have."""

POSTS = 3  # border posts of an estate that has them (CB-BORDER-03)
_POST = "*"
_SEAM = 12  # columns from the left half of a team estate to the right one
_CITY, _CASTLE, _SHIP = (LETTERS.index(letter) for letter in "BCS")

Point = tuple[float, float]


class BoardSet(IntEnum):
    """The sets of estates, which exclude each other (CB-EXP-04)."""

    ORDINARY = 0
    BORDER_POSTS = 1
    CLOSE_TO_CASTLE = 2
    TEAM = 3
    SOLO = 4


COLOUR_TOTALS = {  # spaces of each colour, in the order of the letters (CB-COMP-22, CB-PIC-14, CB-PIC-15)
    "ordinary": (12, 6, 6, 4, 3, 6),
    "team": (24, 12, 12, 7, 6, 12),
    "solo": (12, 6, 6, 4, 3, 6),
}
_KIND = {BoardSet.TEAM: "team", BoardSet.SOLO: "solo"}


@dataclass(frozen=True)
class River:
    """A river between two islands: its ends, and the points that it is drawn through, from end to end (CB-SOLO-16)."""

    ends: tuple[int, int]
    route: tuple[Point, ...]


@dataclass(frozen=True)
class Post:
    """A border post outside the edge: the spaces that it touches, and its middle (CB-BORDER-03)."""

    spaces: frozenset[int]
    position: Point


@dataclass(frozen=True)
class Estate:
    """One layout. Spaces are numbered from 0, row by row; regions in the order of their first space."""

    name: str
    board_set: BoardSet
    provenance: str
    colours: tuple[int, ...]
    numbers: tuple[int, ...]
    positions: tuple[Point, ...]
    touching: tuple[frozenset[int], ...]
    regions: tuple[frozenset[int], ...]
    starts: tuple[int, ...]  # the spaces marked for the start castle; none: any castle space
    posts: tuple[Post, ...]
    rivers: tuple[River, ...]

    def __len__(self) -> int:
        return len(self.colours)

    @property
    def start(self) -> int:
        """The space marked for the start castle, -1 if there is none or a choice."""
        return self.starts[0] if len(self.starts) == 1 else -1

    @property
    def across(self) -> tuple[frozenset[int], ...]:
        """By space, the spaces that a river joins it with."""
        return _across(len(self), self.rivers)

    @property
    def neighbours(self) -> tuple[frozenset[int], ...]:
        """By space, the spaces whose tile allows a placement: those that touch, and those across a river."""
        return tuple(near | far for near, far in zip(self.touching, self.across, strict=True))


def read_estate(entry: Entry, ordinary: Entry, board_set: BoardSet) -> Estate:
    """Read and check one ``[[estate]]``; a drawing without numbers has those of ``ordinary``."""
    kind = _kind(entry, board_set)
    grid, marks = _drawing(entry, board_set)
    posts = tuple(_posts(entry, grid, marks)) if board_set == BoardSet.BORDER_POSTS else ()
    _check_shape(entry, kind, grid)
    touches = neighbours(entry, grid)
    colours = [LETTERS.index(letter) for letter in grid.values()]
    _check_totals(entry, kind, colours)
    numbers = _numbers(entry, ordinary, grid)
    positions = middles(grid)
    rivers = tuple(_rivers(entry, colours, positions, touches)) if kind == "solo" else ()
    _check_whole(entry, touches, rivers)
    regions = areas(colours, touches)
    _check_regions(entry, kind, colours, regions)
    if board_set == BoardSet.CLOSE_TO_CASTLE:
        _check_castles(entry, colours, regions, touches)
    return Estate(
        entry.text("name"),
        board_set,
        entry.provenance,
        tuple(colours),
        tuple(numbers),
        tuple(positions),
        tuple(touches),
        regions,
        _starts(entry, board_set, colours, numbers, positions),
        posts,
        rivers,
    )


def _kind(entry: Entry, board_set: BoardSet) -> str:
    """The shape of an estate. Only ordinary estates may name one, so that a player's own can have any."""
    if board_set == BoardSet.ORDINARY and "kind" in entry:
        return entry.one_of("kind", tuple(COLOUR_TOTALS))
    return _KIND.get(board_set, "ordinary")


# --- the drawing -----------------------------------------------------------------------------------------------------


def _drawing(entry: Entry, board_set: BoardSet) -> tuple[Grid, list[tuple[int, int]]]:
    """The letters of the spaces, and the places of border posts; the estate itself begins at row and column 0."""
    posts = _POST if board_set == BoardSet.BORDER_POSTS else ""
    signs = drawn(entry, entry.text("spaces"), LETTERS + posts)
    spaces = [place for place, sign in signs.items() if sign != _POST]
    if not spaces:
        entry.fail("it has no spaces")
    top, left = spaces[0][0], min(column for _, column in spaces)
    moved = {(row - top, column - left): sign for (row, column), sign in signs.items()}
    grid = {place: sign for place, sign in moved.items() if sign != _POST}
    return grid, [place for place, sign in moved.items() if sign == _POST]


def _numbers(entry: Entry, ordinary: Entry, grid: Grid) -> list[int]:
    if "numbers" in entry:
        figures = drawn(entry, entry.text("numbers"), "123456")
    else:
        figures = drawn(ordinary, ordinary.text("drawing"), "123456")
    if figures.keys() != grid.keys():
        entry.fail("the drawing of the numbers and that of the spaces differ in shape")
    return [int(figures[place]) for place in grid]


def _check_shape(entry: Entry, kind: str, grid: Grid) -> None:
    """An ordinary estate is a hexagon, a team estate two that share a space; islands have any shape."""
    rows = "rows of 4 5 6 7 6 5 4 spaces"
    if kind == "ordinary" and not is_hexagon(grid):
        entry.fail(f"it is no hexagon with {rows}")
    if kind == "team":
        right = {(row, column + _SEAM) for row, column in HEXAGON}
        for side, half in (("left", HEXAGON), ("right", right)):
            if not half <= grid.keys():
                entry.fail(f"a team estate is two hexagons that share a space: the {side} one has not all {rows}")
        if grid.keys() - HEXAGON - right:
            entry.fail("a space lies outside its two halves")


def _check_totals(entry: Entry, kind: str, colours: Sequence[int]) -> None:
    """Every estate of a kind has the same spaces, only elsewhere (CB-COMP-21, CB-COMP-22)."""
    totals = COLOUR_TOTALS[kind]
    if len(colours) != sum(totals):
        entry.fail(f"it has {len(colours)} spaces instead of {sum(totals)}")
    found = Counter(colours)
    for colour, expected in enumerate(totals):
        if found[colour] != expected:
            entry.fail(f"it has {found[colour]} spaces of colour {LETTERS[colour]} instead of {expected}")


# --- links and regions -----------------------------------------------------------------------------------------------


def _posts(entry: Entry, grid: Grid, marks: Sequence[tuple[int, int]]) -> list[Post]:
    """Three border posts, each outside the edge, where a hex touches one space or two (CB-BORDER-03, CB-PIC-12)."""
    if len(marks) != POSTS:
        entry.fail(f"it has {len(marks)} border posts instead of {POSTS}")
    posts = [Post(touching(grid, mark), middle(mark)) for mark in marks]
    for number, post in enumerate(posts, start=1):
        if not 1 <= len(post.spaces) <= 2:
            entry.fail(f"border post {number} does not stand outside at the edge: it touches {len(post.spaces)} spaces")
    return posts


def _rivers(
    entry: Entry, colours: Sequence[int], positions: Sequence[Point], touches: Sequence[frozenset[int]]
) -> list[River]:
    """Rivers between islands, with a blue space at one end or both (CB-SOLO-16, CB-PIC-15)."""
    listed = entry.get("rivers")
    if not isinstance(listed, list):
        entry.fail("'rivers' must be a list of tables")
    rivers: list[River] = []
    for number, values in enumerate(listed, start=1):
        river = Entry(entry.file, f"{entry.name} river {number}", values)
        first, last = (space - 1 for space in river.integers("joins", 2, 1, len(colours)))
        if last in flood(first, touches):
            river.fail("both its ends are on one island")
        if _SHIP not in (colours[first], colours[last]):
            river.fail("neither of its ends is a blue space")
        if any({first, last} == set(other.ends) for other in rivers):
            river.fail("another river joins the same spaces")
        rivers.append(River((first, last), (positions[first], *_through(river), positions[last])))
    return rivers


def _through(river: Entry) -> list[Point]:
    points = river.get("through") if "through" in river else []
    if not isinstance(points, list) or not all(_is_point(point) for point in points):
        river.fail("'through' must be a list of points, each two numbers: across and down in hex widths")
    return [(float(x), float(y)) for x, y in points]


def _is_point(point: object) -> bool:
    return isinstance(point, list) and len(point) == 2 and all(type(value) in (int, float) for value in point)


def _across(spaces: int, rivers: Sequence[River]) -> tuple[frozenset[int], ...]:
    joined = [river.ends for river in rivers] + [(last, first) for first, last in (river.ends for river in rivers)]
    return tuple(frozenset(last for first, last in joined if first == space) for space in range(spaces))


def _check_whole(entry: Entry, touches: Sequence[frozenset[int]], rivers: Sequence[River]) -> None:
    """All spaces can be reached from each other, over rivers too."""
    far = _across(len(touches), rivers)
    reached = flood(0, [near | over for near, over in zip(touches, far, strict=True)])
    for space in range(len(touches)):
        if space not in reached:
            entry.fail(f"space {space + 1} cannot be reached from space 1")


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


def _check_castles(
    entry: Entry, colours: Sequence[int], regions: Sequence[frozenset[int]], touches: Sequence[frozenset[int]]
) -> None:
    """Every region touches a castle space, else no tile could ever be laid there (CB-NEAR-03, CB-PIC-16)."""
    castles = {space for space, colour in enumerate(colours) if colour == _CASTLE}
    for region in regions:
        if not region & castles and not any(touches[space] & castles for space in region):
            entry.fail(f"the region of space {min(region) + 1} touches no castle space")


def _starts(
    entry: Entry, board_set: BoardSet, colours: Sequence[int], numbers: Sequence[int], positions: Sequence[Point]
) -> tuple[int, ...]:
    """The spaces named for the start castle; else a central castle space numbered 6 of an ordinary estate.

    Without either, the start castle goes on any castle space (CB-SETUP-10, CB-BORDER-15, CB-NEAR-17, CB-TEAM-06,
    CB-TEAM-07, CB-SOLO-03).
    """
    if "start" in entry:
        starts = tuple(space - 1 for space in entry.integers("start", low=1, high=len(colours)))
        for start in starts:
            if colours[start] != _CASTLE:
                entry.fail(f"space {start + 1} is named for the start castle, but is no castle space")
        return starts
    if board_set != BoardSet.ORDINARY:
        return ()
    centre = tuple((min(axis) + max(axis)) / 2 for axis in zip(*positions, strict=True))
    for space, position in enumerate(positions):
        close = all(abs(a - b) < 0.25 for a, b in zip(position, centre, strict=True))
        if close and colours[space] == _CASTLE and numbers[space] == 6:
            return (space,)
    return ()
