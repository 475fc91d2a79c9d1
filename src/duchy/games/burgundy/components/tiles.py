"""The tiles and the goods as constant tables, read from ``data/tiles.toml`` and checked on the way.

Tables that the rules read are wrapped by `table`; fill-ins are -1. Goods are counted from 0, colours and kinds as the
enums below.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.data import DataFile, Entry
from duchy.engine.records import table

COLOURS = 6
KINDS = 64
GOODS = 6
LETTERS = "BAKCMS"
"""Building, animal, monastery, castle, mine, ship: a letter's place is the number of its colour."""


class Colour(IntEnum):
    """Colours of tiles and spaces, in the order of the letters of the data files."""

    BUILDING = 0
    ANIMAL = 1
    MONASTERY = 2
    CASTLE = 3
    MINE = 4
    SHIP = 5


class Kind(IntEnum):
    """Kinds of tiles. The numbers are stored in records of games and never change; 50 and up are for expansions."""

    NONE = 0
    WAREHOUSE = 1  # the buildings stand in the order of monasteries 16-23, which score them
    WATCHTOWER = 2
    CARPENTER = 3
    CHURCH = 4
    MARKET = 5
    BOARDING_HOUSE = 6
    BANK = 7
    TOWN_HALL = 8
    COW_2 = 9
    COW_3 = 10
    COW_4 = 11
    PIG_2 = 12
    PIG_3 = 13
    PIG_4 = 14
    SHEEP_2 = 15
    SHEEP_3 = 16
    SHEEP_4 = 17
    CHICKEN_2 = 18
    CHICKEN_3 = 19
    CHICKEN_4 = 20
    MONASTERY_1 = 21
    MONASTERY_2 = 22
    MONASTERY_3 = 23
    MONASTERY_4 = 24
    MONASTERY_5 = 25
    MONASTERY_6 = 26
    MONASTERY_7 = 27
    MONASTERY_8 = 28
    MONASTERY_9 = 29
    MONASTERY_10 = 30
    MONASTERY_11 = 31
    MONASTERY_12 = 32
    MONASTERY_13 = 33
    MONASTERY_14 = 34
    MONASTERY_15 = 35
    MONASTERY_16 = 36
    MONASTERY_17 = 37
    MONASTERY_18 = 38
    MONASTERY_19 = 39
    MONASTERY_20 = 40
    MONASTERY_21 = 41
    MONASTERY_22 = 42
    MONASTERY_23 = 43
    MONASTERY_24 = 44
    MONASTERY_25 = 45
    MONASTERY_26 = 46
    CASTLE = 47
    MINE = 48
    SHIP = 49


FIRST_ANIMAL, FIRST_MONASTERY = Kind.COW_2, Kind.MONASTERY_1
SPECIES_NAMES = ("cow", "pig", "sheep", "chicken")
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)

_BOUNDS = (
    (Kind.WAREHOUSE, Kind.TOWN_HALL),
    (Kind.COW_2, Kind.CHICKEN_4),
    (Kind.MONASTERY_1, Kind.MONASTERY_26),
    (Kind.CASTLE, Kind.CASTLE),
    (Kind.MINE, Kind.MINE),
    (Kind.SHIP, Kind.SHIP),
)
"""First and last kind of each colour."""

STACKS = ((40, 16), (20, 8), (20, 6), (14, 2), (10, 2), (20, 6))
"""Tiles of each colour with coloured and black backs, as every rulebook lists them (CB-COMP-01 to CB-COMP-08)."""


def read_copies() -> NDArray[Any]:
    """How many tiles of each kind have a coloured and a black back (CB-COMP-01 to CB-COMP-08)."""
    file = DataFile("burgundy", "tiles")
    copies = np.zeros((2, KINDS), np.int8)
    for colour, (first, last) in zip(Colour, _BOUNDS, strict=True):
        family = file.entry(colour.name.lower())
        if family.one_of("colour", tuple(LETTERS)) != LETTERS[colour]:
            family.fail(f"its colour must be {LETTERS[colour]}")
        tiles = family.table("tiles")
        names = [KIND_NAMES[kind] for kind in range(first, last + 1)]
        for name in tiles.values:
            if name not in names:
                tiles.fail(f"there is no tile '{name}'")
        for kind, name in enumerate(names, start=first):
            copies[:, kind] = tiles.integers(name, 2)
        for back, expected in zip((0, 1), STACKS[colour], strict=True):
            found = int(copies[back, first : last + 1].sum())
            if found != expected:
                backs = ("coloured", "black")[back]
                family.fail(f"{found} tiles have a {backs} back instead of {expected}")
        _check_equal_shares(family, copies, first, last)
    return copies


def _check_equal_shares(family: Entry, copies: NDArray[Any], first: Kind, last: Kind) -> None:
    """Seven tiles of each building and each species, one of each monastery (CB-COMP-02 to CB-COMP-04)."""
    step, share = {Kind.WAREHOUSE: (1, 7), FIRST_ANIMAL: (3, 7), FIRST_MONASTERY: (1, 1)}.get(first, (0, 0))
    for kind in range(first, last + 1, step) if step else ():
        found = int(copies[:, kind : kind + step].sum())
        if found != share:
            family.fail(f"{KIND_NAMES[kind].removesuffix('_2')} has {found} tiles instead of {share}")


def read_goods() -> tuple[tuple[str, ...], int]:
    """The colours of the goods by die value, and how many there are of each (CB-COMP-09, CB-PIC-06)."""
    entry = DataFile("burgundy", "tiles").entry("goods")
    names = tuple(entry.texts("colours"))
    if len(set(names)) != GOODS or len(names) != GOODS:
        entry.fail(f"'colours' must name {GOODS} different goods")
    copies = entry.integer("copies")
    if copies != 7:
        entry.fail(f"there are {copies} goods of each colour instead of 7")
    return names, copies


def _kind_tables() -> dict[str, NDArray[Any]]:
    """What can be told from a kind's number alone."""
    colour = np.full(KINDS, -1, np.int8)
    species = np.full(KINDS, -1, np.int8)
    animals = np.zeros(KINDS, np.int8)
    monastery = np.zeros(KINDS, np.int8)
    for number, (first, last) in enumerate(_BOUNDS):
        colour[first : last + 1] = number
    for kind in range(Kind.COW_2, Kind.CHICKEN_4 + 1):
        species[kind], fewer = divmod(kind - FIRST_ANIMAL, 3)
        animals[kind] = fewer + 2
    for kind in range(Kind.MONASTERY_1, Kind.MONASTERY_26 + 1):
        monastery[kind] = kind - FIRST_MONASTERY + 1
    return {"colour": colour, "species": species, "animals": animals, "monastery": monastery}


_kinds = _kind_tables()
COLOUR = table(_kinds["colour"])
SPECIES = table(_kinds["species"])
ANIMALS = table(_kinds["animals"])
MONASTERY = table(_kinds["monastery"])
FIRST_KIND = table([first for first, _ in _BOUNDS])
LAST_KIND = table([last for _, last in _BOUNDS])

_copies = read_copies()
COPIES = table(_copies)
"""[coloured back or black back, kind]"""

GOODS_NAMES, GOODS_COPIES = read_goods()
