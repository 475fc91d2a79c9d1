"""The components as constant tables, read from ``data/*.toml`` and checked on the way (chapter 1.1 of the catalogue).

Tables that the rules read are wrapped by `table`; fill-ins are -1. Indexes: colours and kinds as the enums below;
depots, goods, phases, hexes and slots from 0; players as players - 2.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.data import DataFile, Entry, weaker
from duchy.engine.records import table
from duchy.games.burgundy.estates import LETTERS, Estate, read_estate

GAME = "burgundy"

PLAYERS = 4
PHASES = 5
ROUNDS = 5
COLOURS = 6
KINDS = 64
DEPOTS = 6
SLOTS = 4
BLACK_SLOTS = 8
GOODS = 6
STORAGE = 3
STORES = 3
ORDER_SPACES = 7
BOARDS = 8
WORD_BITS = 37
"""A set of hexes is a mask of signed 64-bit words with 37 bits each: one for an ordinary estate, two for a team's."""


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


class Difference(IntEnum):
    """What the printings do differently in play: columns of `EDITION`."""

    GOODS_STAY = 0  # goods that do not fit: 0 leave the game, 1 stay in the depot (CB-DIFF-17)
    BUY_INSIDE = 1  # a purchase inside an action (CB-DIFF-27)
    TIE_MOST_EMPTY = 2  # tied players: 0 fewest, 1 most empty spaces (CB-DIFF-28)
    PAY_WORKERS = 3  # monastery 6: 0 silver only, 1 two silver or two workers, 2 any mixture (CB-DIFF-31)
    TYPES_SOLD_VP = 4  # monastery 15, per goods colour sold (CB-DIFF-34)
    BONUS_TILES_VP = 5  # monastery 26, per bonus tile (CB-DIFF-38)


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

_STACKS = ((40, 16), (20, 8), (20, 6), (14, 2), (10, 2), (20, 6))
"""Tiles of each colour with coloured and black backs, as every rulebook lists them (CB-COMP-01 to CB-COMP-08)."""


# --- tiles and goods -------------------------------------------------------------------------------------------------


def read_copies() -> NDArray[Any]:
    """How many tiles of each kind have a coloured and a black back (CB-COMP-01 to CB-COMP-08)."""
    file = DataFile(GAME, "tiles")
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
        for back, expected in zip((0, 1), _STACKS[colour], strict=True):
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
    entry = DataFile(GAME, "tiles").entry("goods")
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


# --- the game board --------------------------------------------------------------------------------------------------


def read_depots() -> NDArray[Any]:
    """The colour of each slot by players, phase, depot and slot (CB-COMP-25, CB-PHASE-07, CB-PHASE-08)."""
    file = DataFile(GAME, "board")
    colours = np.full((PLAYERS - 1, PHASES, DEPOTS, SLOTS), -1, np.int8)
    depots = list(file.entries("depot", "number"))
    if [depot.integer("number") for depot in depots] != list(range(1, DEPOTS + 1)):
        depots[-1].fail("the depots must be numbered 1 to 6 in order")
    for index, depot in enumerate(depots):
        slots = depot.texts("slots")
        if len(slots) != SLOTS:
            depot.fail(f"it has {len(slots)} slots instead of {SLOTS}")
        for slot, mark in enumerate(slots):
            if len(mark) != 2 or mark[0] not in LETTERS or mark[1] not in "234":
                depot.fail(f"the slot '{mark}' is not a colour letter and 2, 3 or 4")
            colours[int(mark[1]) - 2 :, :, index, slot] = LETTERS.index(mark[0])
        _check_even(depot, colours[:, 0, index])
    _alternate(file.entry("alternation"), colours)
    _check_stacks(depots[-1], colours)
    return colours


def _check_even(depot: Entry, slots: NDArray[Any]) -> None:
    """Each depot has 2, 3 and 4 slots for 2, 3 and 4 players (CB-P23-05)."""
    for players, used in enumerate((slots >= 0).sum(axis=1), start=2):
        if used != players:
            depot.fail(f"{used} slots are used with {players} players instead of {players}")


def _alternate(entry: Entry, colours: NDArray[Any]) -> None:
    """With 3 players one slot holds a castle or a mine by turns (CB-PHASE-11, CB-PHASE-12)."""
    players, depot = entry.integer("players", 2, PLAYERS), entry.integer("depot", 1, DEPOTS)
    slot, letters = entry.integer("slot", 1, SLOTS), entry.text("phases")
    if len(letters) != PHASES or set(letters) - set(LETTERS):
        entry.fail("'phases' must be one colour letter for each of the five phases")
    if colours[players - 2, 0, depot - 1, slot - 1] < 0:
        entry.fail(f"slot {slot} of depot {depot} is not used with {players} players")
    colours[players - 2, :, depot - 1, slot - 1] = [LETTERS.index(letter) for letter in letters]


def _check_stacks(entry: Entry, colours: NDArray[Any]) -> None:
    """No stack runs out in five phases; with 4 players all are used up exactly (CB-COMP-26, CB-PHASE-14)."""
    for players, slots in enumerate(colours, start=2):
        for colour in Colour:
            left = _STACKS[colour][0] - (players if colour == Colour.CASTLE else 0)
            needed = int((slots == colour).sum())
            if needed > left or (players == PLAYERS and needed < left):
                entry.fail(f"{players} players draw {needed} tiles of colour {LETTERS[colour]} from a stack of {left}")


def read_black_tiles() -> list[int]:
    """Tiles in the black depot with 2, 3 and 4 players (CB-PHASE-09, CB-PHASE-10)."""
    entry = DataFile(GAME, "board").entry("black_depot")
    marks = entry.integers("slots", BLACK_SLOTS, 2, PLAYERS)
    counts = [sum(mark <= players for mark in marks) for players in (2, 3, 4)]
    if counts != [4, 6, 8]:
        entry.fail("its slots must serve 4, 6 and 8 tiles with 2, 3 and 4 players")
    return counts


def check_places() -> None:
    """Lengths that the record of a game is built on; the data may only confirm them (CB-PIC-07, CB-PIC-18)."""
    file = DataFile(GAME, "board")
    for name, key, expected in (
        ("order_track", "spaces", ORDER_SPACES),
        ("player", "storage", STORAGE),
        ("player", "goods_stores", STORES),
        ("time", "phases", PHASES),
        ("time", "rounds", ROUNDS),
    ):
        entry = file.entry(name)
        if entry.integer(key) != expected:
            entry.fail(f"'{key}' must be {expected}")


DEPOT_COLOUR = table(read_depots())
"""[players - 2, phase, depot, slot]"""

BLACK_TILES = table(read_black_tiles())
check_places()


# --- scoring ---------------------------------------------------------------------------------------------------------


def read_scoring() -> tuple[list[int], list[int], list[list[int]], list[int]]:
    """Size, phase, bonus and sale VP (CB-SCORE-02, CB-SCORE-04, CB-COLOR-02, CB-COLOR-04, CB-SELL-04)."""
    file = DataFile(GAME, "scoring")
    bonus = file.entry("bonus")
    return (
        [0, *file.entry("size").integers("vp", 8)],
        file.entry("phase").integers("vp", PHASES),
        [list(pair) for pair in zip(bonus.integers("large", 3), bonus.integers("small", 3), strict=True)],
        file.entry("sale").integers("vp", 3),
    )


_size, _phase, _bonus, _sale = read_scoring()
SIZE_VP = table(_size, np.int16)
PHASE_VP = table(_phase)
BONUS_VP = table(_bonus)
"""[players - 2, large or small]"""
SALE_VP = table(_sale)


# --- estates ---------------------------------------------------------------------------------------------------------


def read_estates() -> tuple[Estate, ...]:
    """All layouts, in the order of the file (CB-COMP-21 to CB-COMP-24)."""
    file = DataFile(GAME, "estates")
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


def masks(sets: list[frozenset[int]], rows: int) -> NDArray[Any]:
    """Sets of hexes as masks, one row of words each."""
    packed = np.zeros((rows, WORDS), np.int64)
    for row, hexes in enumerate(sets):
        for hex_ in hexes:
            packed[row, hex_ // WORD_BITS] |= 1 << hex_ % WORD_BITS
    return packed


def filled(rows: list[Any], width: int) -> NDArray[Any]:
    """Rows of small integers, each filled up with -1."""
    array = np.full((len(rows), width), -1, np.int8)
    for place, row in enumerate(rows):
        array[place, : len(row)] = row
    return array


def _of_colour(estate: Estate, colour: int) -> frozenset[int]:
    return frozenset(hex_ for hex_, found in enumerate(estate.colours) if found == colour)


def _of_numbers(estate: Estate, numbers: int) -> frozenset[int]:
    return frozenset(hex_ for hex_, number in enumerate(estate.numbers) if numbers >> (number - 1) & 1)


def _region_of_hex(estate: Estate) -> list[int]:
    return [next(n for n, region in enumerate(estate.regions) if hex_ in region) for hex_ in range(len(estate))]


ESTATES = read_estates()
LAYOUTS = len(ESTATES)
LAYOUT_NAMES = tuple(estate.name for estate in ESTATES)
HEX_POSITION = tuple(estate.positions for estate in ESTATES)
"""Where to draw the hexes of each layout: across and down, in hex widths."""

HEXES = max(map(len, ESTATES))
REGIONS = max(len(estate.regions) for estate in ESTATES)
WORDS = -(-HEXES // WORD_BITS)
"""Records and tables are as large as the largest estate in the data needs, and grow with it."""

BIT = table([1 << hex_ % WORD_BITS for hex_ in range(HEXES)], np.int64)
WORD = table([hex_ // WORD_BITS for hex_ in range(HEXES)])

HEX_COUNT = table([len(estate) for estate in ESTATES])
HEX_COLOUR = table(filled([estate.colours for estate in ESTATES], HEXES))
HEX_NUMBER = table(filled([estate.numbers for estate in ESTATES], HEXES))
NEIGHBOURS = table([masks(list(estate.neighbours), HEXES) for estate in ESTATES], np.int64)
"""Placed tiles on these hexes allow a placement: hexes that touch, and those across a river."""

REGION = table(filled([_region_of_hex(estate) for estate in ESTATES], HEXES))
REGION_COUNT = table([len(estate.regions) for estate in ESTATES])
REGION_SIZE = table(filled([[len(region) for region in estate.regions] for estate in ESTATES], REGIONS))
REGION_COLOUR = table(filled([[estate.colours[min(r)] for r in estate.regions] for estate in ESTATES], REGIONS))
REGION_MASK = table([masks(list(estate.regions), REGIONS) for estate in ESTATES], np.int64)

COLOUR_MASK = table([masks([_of_colour(estate, c) for c in Colour], COLOURS) for estate in ESTATES], np.int64)
_WIDEST = max(len(_of_colour(estate, colour)) for estate in ESTATES for colour in Colour)
COLOUR_HEXES = table([filled([sorted(_of_colour(e, c)) for c in Colour], _WIDEST) for e in ESTATES])
COLOUR_COUNT = table([[len(_of_colour(estate, colour)) for colour in Colour] for estate in ESTATES])
NUMBERS_MASK = table([masks([_of_numbers(estate, s) for s in range(64)], 64) for estate in ESTATES], np.int64)
"""The hexes whose number is in a set of numbers: bit n - 1 of the index stands for number n."""
START_HEX = table([estate.start for estate in ESTATES])


# --- printings -------------------------------------------------------------------------------------------------------

EDITIONS = ("2011", "2019", "2020-ua")

_HIGHEST = {Difference.PAY_WORKERS: 2, Difference.TYPES_SOLD_VP: 20, Difference.BONUS_TILES_VP: 20}


def _edition_entries() -> list[Entry]:
    entries = list(DataFile(GAME, "editions").entries("edition", "name"))
    for place, entry in enumerate(entries):
        if place >= len(EDITIONS) or entry.text("name") != EDITIONS[place]:
            entry.fail(f"the editions must be {', '.join(EDITIONS)}, in this order")
    if len(entries) < len(EDITIONS):
        entries[-1].fail(f"the edition {EDITIONS[len(entries)]} is missing")
    return entries


def read_differences() -> list[list[int]]:
    """The table of differences in play (CB-DIFF-17, 27, 28, 31, 34, 38)."""
    return [
        [entry.integer(difference.name.lower(), 0, _HIGHEST.get(difference, 1)) for difference in Difference]
        for entry in _edition_entries()
    ]


def read_numbering(estates: tuple[Estate, ...]) -> tuple[dict[tuple[str, str], int], dict[tuple[str, str], str]]:
    """What each printing calls the layouts, and how sure that is (CB-COMP-14 to CB-COMP-16, CB-PIC-01)."""
    names = [estate.name for estate in estates]
    layout: dict[tuple[str, str], int] = {}
    provenance: dict[tuple[str, str], str] = {}
    for entry in DataFile(GAME, "editions").entries("numbering"):
        numbered = entry.table("estates")
        for edition in _editions_of(entry):
            for number in numbered.values:
                name = numbered.one_of(number, names)
                if (edition, number) in layout:
                    entry.fail(f"No. {number} of {edition} is given twice")
                layout[edition, number] = names.index(name)
                provenance[edition, number] = weaker(entry.provenance, estates[names.index(name)].provenance)
    return layout, provenance


def read_standard(layout: dict[tuple[str, str], int], estates: tuple[Estate, ...]) -> dict[str, tuple[str, ...]]:
    """The estates of each printing's standard game, which mark the start castle (CB-SETUP-08 to CB-SETUP-10)."""
    standard = {}
    for entry in _edition_entries():
        edition, numbers = entry.text("name"), entry.texts("standard")
        for number in numbers:
            place = layout.get((edition, number))
            if place is None:
                entry.fail(f"it has no estate No. {number}")
            if estates[place].start < 0:
                entry.fail(f"estate No. {number} has no central castle space numbered 6")
        standard[edition] = tuple(numbers)
    return standard


def read_supply() -> dict[str, tuple[int, int]]:
    """Silver and workers in the box, which limit nothing (CB-COMP-10, CB-COMP-11)."""
    return {entry.text("name"): (entry.integer("silver"), entry.integer("workers")) for entry in _edition_entries()}


def read_boards(layout: dict[tuple[str, str], int]) -> tuple[NDArray[Any], list[int], list[int]]:
    """The double-sided boards of the expert set-up: sides, how many are dealt, the championship board (CB-PIC-02)."""
    dealt: list[list[list[int]]] = [[] for _ in EDITIONS]
    added: list[list[list[int]]] = [[] for _ in EDITIONS]
    for entry in DataFile(GAME, "editions").entries("boards"):
        pile = added if entry.flag("championship") else dealt
        boards = entry.get("sides")
        if not isinstance(boards, list) or not all(_is_pair(board) for board in boards):
            entry.fail("'sides' must be a list of pairs of estate numbers")
        for edition in _editions_of(entry):
            for board in boards:
                for number in board:
                    if (edition, number) not in layout:
                        entry.fail(f"{edition} has no estate No. {number}")
                pile[EDITIONS.index(edition)].append([layout[edition, number] for number in board])
    sides = np.full((len(EDITIONS), BOARDS, 2), -1, np.int8)
    for place, (first, last) in enumerate(zip(dealt, added, strict=True)):
        if not PLAYERS <= len(first) <= BOARDS - len(last) or len(last) > 1:
            reason = f"there must be {PLAYERS} to {BOARDS} boards, at most one of them the championship board"
            _edition_entries()[place].fail(reason)
        sides[place, : len(first + last)] = first + last
    championship = [len(first) if last else -1 for first, last in zip(dealt, added, strict=True)]
    return sides, [len(first) for first in dealt], championship


def _is_pair(board: object) -> bool:
    return isinstance(board, list) and len(board) == 2 and all(isinstance(number, str) for number in board)


def _editions_of(entry: Entry) -> list[str]:
    editions = entry.texts("editions")
    for edition in editions:
        if edition not in EDITIONS:
            entry.fail(f"there is no edition '{edition}'")
    return editions


EDITION = table(read_differences())
"""[edition, difference]"""

ESTATE_LAYOUT, ESTATE_PROVENANCE = read_numbering(ESTATES)
STANDARD_ESTATES = read_standard(ESTATE_LAYOUT, ESTATES)
SUPPLY = read_supply()

_sides, _count, _championship = read_boards(ESTATE_LAYOUT)
BOARD_SIDES = table(_sides)
"""[edition, board, side]: layouts"""
BOARD_COUNT = table(_count)
"""Boards that are always dealt from; the championship board, if the printing has one, comes right after them."""
CHAMPIONSHIP_BOARD = table(_championship)
"""Its index in `BOARD_SIDES` by edition, -1 for none."""
