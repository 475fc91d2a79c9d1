"""Where a tile may be laid, whatever brings it there."""

from math import dist

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.estates import Estate as PrintedEstate
from duchy.games.burgundy.components.layouts import ESTATES, FIRST_OWN, FULL_HEXES, filled
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import region_of, shape_of, space_colour, space_count
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind
from duchy.games.burgundy.referee.holdings import has_shield, works
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.shelves import storage_with, stored
from duchy.games.burgundy.state import Estate, State, estate_of

NEAR_LIMIT = 12
NEAR = table([filled([*map(sorted, e.neighbours), *[[]] * (FULL_HEXES - len(e))], NEAR_LIMIT) for e in ESTATES])
"""[layout, space, others]: where a placed tile allows a placement, filled up with -1"""


def _area(estate: PrintedEstate) -> list[int]:
    """By space, the lowest space of its region: touching spaces of one colour are together."""
    lowest = list(range(FULL_HEXES))
    touching = [
        (a, b)
        for a, at in enumerate(estate.positions)
        for b, other in enumerate(estate.positions)
        if estate.colours[a] == estate.colours[b] and 0.9 < dist(at, other) < 1.1
    ]
    for _ in range(FULL_HEXES):
        for a, b in touching:
            lowest[a] = lowest[b] = min(lowest[a], lowest[b])
    return lowest


AREA = table([_area(estate) for estate in ESTATES])
"""[layout, space]: spaces with the same number form a region"""


@rule
def fault_of_place(s: State, p: int, slot: int, space: int) -> int:
    """What keeps the tile of a slot from a space, whatever its number (CB-PLACE-01)."""
    kind = stored(s, p, slot)
    return fault_on_space(s, p, kind, space) if kind else Fault.NOT_STORED


@rule
def fault_on_space(s: State, p: int, kind: int, space: int) -> int:
    """What keeps a tile from a space, whatever its number (CB-PLACE-03, 04, 07, CB-BLD-03, CB-SH18-01, CB-SOLO-23)."""
    home = estate_of(s, p)
    if space >= space_count(home):
        return Fault.NO_SPACE
    if home.tiles[space]:
        return Fault.COVERED
    if kind == Kind.INN:  # CB-INN-06, CB-INN-08, CB-INN-09
        if in_region(home, kind, space):
            return Fault.INN_IN_REGION
    elif kind != Kind.BLACK_TILE and space_colour(home, space) != COLOUR[kind]:
        return Fault.COLOUR
    if not beside_a_tile(home, space) and not has_shield(s, p, Shield.BOLD_SETTLERS):
        return Fault.ALONE
    near = s.modules & Module.CLOSE_TO_CASTLE and space_colour(home, space) != Colour.CASTLE
    if near and not linked_to_castle(home, space):
        return Fault.NO_CASTLE_LINK
    if COLOUR[kind] == Colour.BUILDING and not works(s, p, 1) and in_region(home, kind, space):
        return Fault.SAME_BUILDING
    return Fault.NONE


@rule
def first_alike(s: State, p: int, slot: int) -> bool:
    """Whether no tile before it in the same storage is the same."""
    for other in range(slot):
        if stored(s, p, other) == stored(s, p, slot) and storage_with(s, p, other) == storage_with(s, p, slot):
            return False
    return True


@rule
def beside_a_tile(home: Estate, space: int) -> bool:
    """Whether a space is next to a placed tile (CB-PLACE-04)."""
    for i in range(NEAR_LIMIT):
        other = NEAR[shape_of(home), space, i]
        if other >= 0 and home.tiles[other]:
            return True
    return False


@rule
def linked_to_castle(home: Estate, space: int) -> bool:
    """Whether a tile would touch a castle, itself or through tiles of its region (CB-NEAR-03, CB-NEAR-04)."""
    linked, before = 1 << space, 0
    while linked != before:
        before = linked
        for other in range(space_count(home)):
            if touches(home, other, linked):
                if home.tiles[other] == Kind.CASTLE:
                    return True
                if home.tiles[other] and same_region(home, other, space):
                    linked |= 1 << other
    return False


@rule
def touches(home: Estate, space: int, spaces: int) -> bool:
    """Whether a space touches one of a set of spaces."""
    for i in range(NEAR_LIMIT):
        other = NEAR[shape_of(home), space, i]
        if other >= 0 and (spaces >> other) & 1:
            return True
    return False


@rule
def same_region(home: Estate, space: int, other: int) -> bool:
    """Whether two spaces belong to one region."""
    if home.layout < FIRST_OWN:
        return AREA[home.layout, space] == AREA[home.layout, other]
    return region_of(home, space) == region_of(home, other)


@rule
def in_region(home: Estate, kind: int, space: int) -> bool:
    """Whether a tile of a kind lies in the region of a space (CB-BLD-03, CB-INN-08)."""
    for other in range(len(home.tiles)):
        if home.tiles[other] == kind and same_region(home, other, space):
            return True
    return False
