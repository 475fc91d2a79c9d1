"""The tiles and the goods as constant tables, read from ``data/tiles.toml`` and checked on the way.

The tiles that a module adds stand in a file of the module's name (``data/extra_tiles.toml``).

Tables that the rules read are wrapped by `table`; fill-ins are -1. Goods are counted from 0, colours and kinds as the
enums below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.values.data import DataFile, Entry
from duchy.games.burgundy.components.modules import Module

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
    """Kinds of tiles. The numbers are stored in positions and never change; 50 and up belong to modules."""

    NONE = 0
    WAREHOUSE = 1
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
    MONASTERY_27 = 50  # the bridge
    MONASTERY_28 = 51  # workers for silver
    CRANE = 52
    GEESE = 53
    WHITE_CASTLE = 54
    MONASTERY_29 = 55  # white castles at the end
    INN = 56  # of no colour
    BLACK_TILE = 57  # any tile of the black depot, face down, in a solo game


KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
SPECIES_NAMES = ("cow", "pig", "sheep", "chicken", "geese")
SPECIES_COUNT = len(SPECIES_NAMES)

FAMILY: dict[Colour, tuple[Kind, ...]] = {
    Colour.BUILDING: (
        *(Kind(k) for k in range(Kind.WAREHOUSE, Kind.TOWN_HALL + 1)),
        Kind.CRANE,
        Kind.WHITE_CASTLE,
    ),
    Colour.ANIMAL: (*(Kind(k) for k in range(Kind.COW_2, Kind.CHICKEN_4 + 1)), Kind.GEESE),
    Colour.MONASTERY: (
        *(Kind(k) for k in range(Kind.MONASTERY_1, Kind.MONASTERY_26 + 1)),
        Kind.MONASTERY_27,
        Kind.MONASTERY_28,
        Kind.MONASTERY_29,
    ),
    Colour.CASTLE: (Kind.CASTLE,),
    Colour.MINE: (Kind.MINE,),
    Colour.SHIP: (Kind.SHIP,),
}
"""The kinds of each colour."""

STACKS = ((40, 16), (20, 8), (20, 6), (14, 2), (10, 2), (20, 6))
"""Tiles of each colour with coloured and black backs, as every rulebook lists them (CB-COMP-01 to CB-COMP-08)."""

MODULE_TILES = {
    Module.EXTRA_TILES: (Kind.MONASTERY_27, Kind.MONASTERY_28, Kind.CRANE, Kind.GEESE),
    Module.WHITE_CASTLES: (Kind.WHITE_CASTLE, Kind.MONASTERY_29),
    Module.INNS: (Kind.INN,),
    Module.SOLO: (Kind.BLACK_TILE,),
}
"""The tiles that modules add. A black tile is another one turned over: there are none of its own (CB-SOLO-22)."""

MODULE_STACKS = {
    Module.EXTRA_TILES: ((0, 1), (0, 1), (2, 0), (0, 0), (0, 0), (0, 0)),
    Module.WHITE_CASTLES: ((6, 2), (0, 0), (1, 0), (0, 0), (0, 0), (0, 0)),
}
"""The same for the tiles that modules add to the stacks (CB-EXP-07)."""
INNS = 5
"""Inns lie in no stack: one comes in each phase (CB-INN-01)."""

COLOURED, BLACK = 0, 1  # tiles by their backs
BLACK_STACK = COLOURS  # the stacks: one for each colour, then the black one


def read_copies() -> tuple[NDArray[Any], NDArray[Any]]:
    """How many tiles of each kind have a coloured and a black back, and the flag of the module that adds it, if any."""
    copies = np.zeros((2, KINDS), np.int8)
    flag = np.zeros(KINDS, np.int16)
    for module, kinds in MODULE_TILES.items():
        flag[list(kinds)] = module
    _read_file("tiles", STACKS, [kind for kind in Kind if not flag[kind]], copies)
    for module, stacks in MODULE_STACKS.items():
        _read_file(module.name.lower(), stacks, MODULE_TILES[module], copies)
    copies[COLOURED, Kind.INN] = _read_inns()
    return copies, flag


def _read_inns() -> int:
    """How many inns there are (CB-COMP-27)."""
    entry = DataFile("burgundy", "inns").entry("inn")
    copies = entry.integer("copies")
    if copies != INNS:
        entry.fail(f"there are {copies} inns instead of {INNS}, one for each phase")
    return copies


def _read_file(name: str, stacks: tuple[tuple[int, int], ...], kinds: Sequence[Kind], copies: NDArray[Any]) -> None:
    """Read how many there are of the tiles of one file (CB-COMP-01 to CB-COMP-08, CB-EXP-07)."""
    file = DataFile("burgundy", name)
    for colour in Colour:
        names = {KIND_NAMES[kind]: kind for kind in FAMILY[colour] if kind in kinds}
        if not names:
            continue
        family = file.entry(colour.name.lower())
        if family.one_of("colour", tuple(LETTERS)) != LETTERS[colour]:
            family.fail(f"its colour must be {LETTERS[colour]}")
        tiles = family.table("tiles")
        for tile in tiles.values:
            if tile not in names:
                tiles.fail(f"there is no tile '{tile}'")
        for tile, kind in names.items():
            copies[:, kind] = tiles.integers(tile, 2)
        for back, expected in zip((COLOURED, BLACK), stacks[colour], strict=True):
            found = int(copies[back, list(names.values())].sum())
            if found != expected:
                backs = ("coloured", "black")[back]
                family.fail(f"{found} tiles have a {backs} back instead of {expected}")
        if name == "tiles":
            _check_equal_shares(family, copies, colour)


def _check_equal_shares(family: Entry, copies: NDArray[Any], colour: Colour) -> None:
    """Seven tiles of each building and each species, one of each monastery (CB-COMP-02 to 04, CB-YEL-02)."""
    first, last, step, share = {
        Colour.BUILDING: (Kind.WAREHOUSE, Kind.TOWN_HALL, 1, 7),
        Colour.ANIMAL: (Kind.COW_2, Kind.CHICKEN_4, 3, 7),
        Colour.MONASTERY: (Kind.MONASTERY_1, Kind.MONASTERY_26, 1, 1),
    }.get(colour, (0, -1, 1, 0))
    for kind in range(first, last + 1, step):
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


def _by_kind(values: Mapping[Any, int], otherwise: int) -> Ints:
    """A table by kind."""
    return table([values.get(kind, otherwise) for kind in range(KINDS)])


_animal_tiles = range(Kind.COW_2, Kind.CHICKEN_4 + 1)  # three sizes of each species, from 2 animals to 4
_numbered = {kind: int(kind.name.removeprefix("MONASTERY_")) for kind in FAMILY[Colour.MONASTERY]}

COLOUR = _by_kind({kind: colour for colour, kinds in FAMILY.items() for kind in kinds}, -1)
"""The colour of the face, whatever the back (CB-PLACE-11, CB-CRANE-01, CB-GEESE-01)."""
SPECIES = _by_kind({kind: (kind - Kind.COW_2) // 3 for kind in _animal_tiles} | {Kind.GEESE: 4}, -1)
ANIMALS = _by_kind({kind: (kind - Kind.COW_2) % 3 + 2 for kind in _animal_tiles} | {Kind.GEESE: 2}, 0)
MONASTERY = _by_kind(_numbered, 0)
BUILDING = _by_kind({kind: place for place, kind in enumerate(FAMILY[Colour.BUILDING])}, -1)
"""The type of a building, counted from 0; crane and white castle are types of their own (CB-CRANE-07, CB-WCAS-11)."""

SCORES_WITH_ANY = _by_kind({Kind.GEESE: 1}, 0)
"""Animals that score whenever other animals are placed beside them (CB-GEESE-05)."""

BUILDINGS = len(FAMILY[Colour.BUILDING])
MONASTERIES = max(_numbered.values())
BASE_BUILDINGS = 8

BUILDINGS_TO_COPY = tuple(kind for kind in FAMILY[Colour.BUILDING] if kind != Kind.CRANE)
"""What a crane can copy (CB-CRANE-02, CB-CRANE-06)."""
COPIED = table(BUILDINGS_TO_COPY)

_copies, _module = read_copies()
COPIES = table(_copies.tolist())
"""[coloured back or black back, kind]"""
MODULE = table(_module.tolist(), np.int16)
"""The flag of the module that a kind belongs to; 0 for the base game."""


def _piles() -> list[tuple[int, int]]:
    """Stack and kind of every pile: the tiles of one kind with one back.

    Positions count the tiles left by pile, so a pile never changes its number. The piles of a stack lie together, but
    those of later modules come last.
    """
    coloured = [(int(colour), kind) for colour in Colour for kind in sorted(FAMILY[colour]) if _copies[COLOURED, kind]]
    piles = coloured + [(BLACK_STACK, kind) for kind in range(KINDS) if _copies[BLACK, kind]]
    return sorted(piles, key=lambda pile: max(_module[pile[1]], Module.EXTRA_TILES))


_all_piles = _piles()
PILES = len(_all_piles)
OLD_PILES = len([kind for _, kind in _all_piles if _module[kind] <= Module.EXTRA_TILES])
"""The piles that lie together by stack."""
PILE_KIND = table([kind for _, kind in _all_piles])
PILE_STACK = table([stack for stack, _ in _all_piles])
PILE_COPIES = table([int(_copies[BLACK if stack == BLACK_STACK else COLOURED, kind]) for stack, kind in _all_piles])
FIRST_PILE = table([[stack for stack, _ in _all_piles].index(stack) for stack in range(BLACK_STACK + 1)] + [OLD_PILES])
"""By stack, where its piles begin, and where the last of these ends."""
CASTLE_PILE = _all_piles.index((int(Colour.CASTLE), Kind.CASTLE))

GOODS_NAMES, GOODS_COPIES = read_goods()
