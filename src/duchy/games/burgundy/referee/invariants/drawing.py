"""An estate as the eye reads it: spaces that touch, regions walked from space to space, tiles counted one by one.

Nothing here reads a region table or a mask. Spaces touch if their centres are a hex apart on the drawing.
"""

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.layouts import FULL_HEXES, HEX_POSITION, filled
from duchy.games.burgundy.components.spaces import shape_of, space_colour, space_count
from duchy.games.burgundy.components.tiles import KINDS, Kind
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.state import Estate

AROUND = 6  # spaces that a hex can touch
TOUCHING_DISTANCE = 1.01  # of two centres, in hex widths
MONASTERY_TILE = table([0, *(Kind[f"MONASTERY_{number}"] for number in range(1, 30))])
"""The tile of each monastery, by its number"""
_NUMBERS = {int(Kind[f"MONASTERY_{number}"]): number for number in range(1, 30)}
NUMBER = table([_NUMBERS.get(kind, 0) for kind in range(KINDS)])
"""[kind]: the number of a monastery, 0 for other tiles"""


def _touching(positions: tuple[tuple[float, float], ...]) -> list[list[int]]:
    centres = np.array(positions)
    distance = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1))
    near = [np.flatnonzero((row > 0) & (row < TOUCHING_DISTANCE)) for row in distance]
    rows: list[list[int]] = [row.tolist() for row in near]
    return filled([*rows, *[[]] * (FULL_HEXES - len(rows))], AROUND)


TOUCHING = table([_touching(positions) for positions in HEX_POSITION])
"""[layout, space, up to six others], filled up with -1"""


@rule
def walk(home: Estate, space: int, ledger: Ledger) -> int:
    """List the region of a space in ``ledger.region`` and return its size."""
    ledger.seen[space] = 1
    ledger.region[0] = space
    size = 1
    at = 0
    while at < size:
        for i in range(AROUND):
            other = TOUCHING[shape_of(home), ledger.region[at], i]
            if other >= 0 and not ledger.seen[other] and space_colour(home, other) == space_colour(home, space):
                ledger.seen[other] = 1
                ledger.region[size] = other
                size += 1
        at += 1
    forget(size, ledger)
    return size


@rule
def forget(size: int, ledger: Ledger) -> None:
    """Clear the marks of the spaces that were walked, so that the next walk finds none."""
    for i in range(size):
        ledger.seen[ledger.region[i]] = 0


@rule
def first_walked(size: int, ledger: Ledger) -> int:
    """The lowest space of the region last walked, by which a region is counted once."""
    first = ledger.region[0]
    for i in range(1, size):
        first = min(first, ledger.region[i])
    return first


@rule
def is_full(home: Estate, size: int, ledger: Ledger) -> bool:
    """Whether a tile lies on every space of the region last walked."""
    for i in range(size):
        if not home.tiles[ledger.region[i]]:
            return False
    return True


@rule
def colour_is_full(home: Estate, colour: int) -> bool:
    """Whether a tile lies on every space of a colour."""
    for space in range(space_count(home)):
        if space_colour(home, space) == colour and not home.tiles[space]:
            return False
    return True


@rule
def tiles_in(home: Estate) -> int:
    """How many tiles lie in the estate."""
    count = 0
    for space in range(len(home.tiles)):
        count += home.tiles[space] != 0
    return count


@rule
def tiles_of(home: Estate, kind: int) -> int:
    """How many tiles of a kind lie in the estate."""
    count = 0
    for space in range(len(home.tiles)):
        count += home.tiles[space] == kind
    return count
