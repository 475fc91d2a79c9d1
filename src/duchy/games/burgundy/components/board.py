"""The game board, a player's places and the tables of victory points (``data/board.toml``, ``data/scoring.toml``).

Indexes: depots, slots and phases from 0; a table by players has a row for each number from 0 to 4, and those that no
game has are empty. Fill-ins are -1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.kernels.records import table
from duchy.engine.values.data import DataFile, Entry
from duchy.games.burgundy.components.tiles import LETTERS, STACKS, Colour

SOLO = 1  # the board of one player is that of two (CB-SOLO-06)
FEWEST = 2  # players; data files give their values from here on
MAX_PLAYERS = 4
PHASES = 5  # of five rounds each (CB-PHASE-01)
ROUNDS = 5
DEPOTS = 6
SLOTS = 4
BLACK_SLOTS = 8
ORDER_SPACES = 7  # a start space and six steps (CB-ORDER-06)
TWINS_APART = 2  # places of one colour in a depot, so that equal tiles are found with one comparison
STORAGE = 3  # storage slots of a player (CB-SETUP-22)
FULL_STORAGE = 20  # room for them in games with modules
MOST_TARGET = 55  # of a solo game (CB-SOLO-48)
EXCHANGED = 5  # goods for a tile, by a solo player (CB-SOLO-20)
TEAM_STORAGE = 2  # slots of a player and of a team in the team game (CB-TEAM-13)
STORES = 3  # goods stores of a player (CB-SETUP-23)


def read_depots() -> NDArray[Any]:
    """The colour of each slot by players, phase, depot and slot (CB-COMP-25, CB-PHASE-07, CB-PHASE-08).

    The marks of one board say the same as the two sides of the other (CB-COMP-17, 18, CB-P23-01 to CB-P23-04).
    """
    file = DataFile("burgundy", "board")
    colours = np.full((MAX_PLAYERS + 1, PHASES, DEPOTS, SLOTS), -1, np.int8)
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
            colours[int(mark[1]) :, :, index, slot] = LETTERS.index(mark[0])
        _check_even(depot, colours[:, 0, index])
    _alternate(file.entry("alternation"), colours)
    colours[SOLO] = colours[FEWEST]
    _check_stacks(depots[-1], colours)
    for depot in depots:
        _check_twins(depot)
    return colours


def _check_even(depot: Entry, slots: NDArray[Any]) -> None:
    """Each depot has 2, 3 and 4 slots for 2, 3 and 4 players (CB-P23-05)."""
    for players, used in enumerate((slots >= 0).sum(axis=1)):
        if players >= FEWEST and used != players:
            depot.fail(f"{used} slots are used with {players} players instead of {players}")


def _check_twins(depot: Entry) -> None:
    """Two places of one colour lie where the rules look for equal tiles."""
    slots = depot.texts("slots")
    for slot, mark in enumerate(slots):
        if any(mark[0] == other[0] and slot - before != TWINS_APART for before, other in enumerate(slots[:slot])):
            depot.fail(f"slots of one colour must be {TWINS_APART} apart")


def _alternate(entry: Entry, colours: NDArray[Any]) -> None:
    """With 3 players one slot holds a castle or a mine by turns (CB-PHASE-11, CB-PHASE-12, CB-P23-07)."""
    players, depot = entry.integer("players", 2, MAX_PLAYERS), entry.integer("depot", 1, DEPOTS)
    slot, letters = entry.integer("slot", 1, SLOTS), entry.text("phases")
    if len(letters) != PHASES or set(letters) - set(LETTERS):
        entry.fail("'phases' must be one colour letter for each of the five phases")
    if colours[players, 0, depot - 1, slot - 1] < 0:
        entry.fail(f"slot {slot} of depot {depot} is not used with {players} players")
    colours[players, :, depot - 1, slot - 1] = [LETTERS.index(letter) for letter in letters]


def _check_stacks(entry: Entry, colours: NDArray[Any]) -> None:
    """No stack runs out in five phases; with 4 players all are used up exactly (CB-COMP-26, CB-PHASE-14)."""
    for players, slots in enumerate(colours):
        for colour in Colour if players >= FEWEST else ():
            left = STACKS[colour][0] - (players if colour == Colour.CASTLE else 0)
            needed = int((slots == colour).sum())
            if needed > left or (players == MAX_PLAYERS and needed < left):
                entry.fail(f"{players} players draw {needed} tiles of colour {LETTERS[colour]} from a stack of {left}")


def read_black_tiles() -> list[int]:
    """Tiles in the black depot with 2, 3 and 4 players (CB-PHASE-09, CB-PHASE-10)."""
    entry = DataFile("burgundy", "board").entry("black_depot")
    marks = entry.integers("slots", BLACK_SLOTS, 2, MAX_PLAYERS)
    counts = [sum(mark <= players for mark in marks) for players in range(MAX_PLAYERS + 1)]
    if counts[FEWEST:] != [4, 6, 8]:
        entry.fail("its slots must serve 4, 6 and 8 tiles with 2, 3 and 4 players")
    return [0, counts[FEWEST], *counts[FEWEST:]]


def check_places() -> None:
    """Lengths that the record of a game is built on; the data may only confirm them (CB-PIC-07, CB-PIC-18)."""
    file = DataFile("burgundy", "board")
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


_depots = read_depots()
DEPOT_COLOUR = table(_depots.tolist())
"""[players, phase, depot, slot]"""


BLACK_TILES = table(read_black_tiles())
"""[players]"""
check_places()


def read_scoring() -> tuple[list[int], list[int], list[list[int]], list[int]]:
    """Size, phase, bonus and sale VP (CB-SCORE-02, CB-SCORE-04, CB-COLOR-02, CB-COLOR-04, CB-SELL-04, CB-P23-06)."""
    file = DataFile("burgundy", "scoring")
    bonus, sale = file.entry("bonus"), file.entry("sale").integers("vp", 3)
    return (
        [0, *file.entry("size").integers("vp", 8)],
        file.entry("phase").integers("vp", PHASES),
        [[0, 0]] * FEWEST + list(map(list, zip(bonus.integers("large", 3), bonus.integers("small", 3), strict=True))),
        [0, sale[0], *sale],  # one player sells as two do (CB-SOLO-51)
    )


_size, _phase, _bonus, _sale = read_scoring()
SIZE_VP = table(_size, np.int16)
PHASE_VP = table(_phase)
BONUS_VP = table(_bonus)
"""[players, large or small]"""
SALE_VP = table(_sale)
"""[players]"""
