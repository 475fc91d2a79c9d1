"""The board and the fixed numbers: canals, reputation, statues, markers (chapters 1 and 2).

Read from ``data/board.toml`` and checked on the way.
"""

from __future__ import annotations

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.values.data import DataFile
from duchy.games.bruges.components.grammar import Colour, Group

MAX_PLAYERS = 4  # BR-COMP-17
COLOURS = len(Colour)
GROUPS = len(Group)
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
GROUP_NAMES = tuple(group.name.lower() for group in Group)

CARDS_PER_COLOUR = 33  # BR-COMP-01, BR-DATA-10: 165 cards in 5 colours
CARDS = COLOURS * CARDS_PER_COLOUR
STACK = 33  # BR-SETUP-02
STACKS = 5
DICE = COLOURS  # one of each colour (BR-COMP-03)
FACES = 6
HAND = 5  # the hand is filled up to this number (BR-DRAW-02)
TURNS = 4  # of each player in phase 3 (BR-TURN-02)
SECTIONS = 2  # of each player (BR-SETUP-16)
CELLS = 5  # of a section
THIRD = 3  # the cell that is worth points
WORKERS = 2  # of action I (BR-WORK-01)
DEADLY = 3  # markers of a colour that bring its penalty (BR-THREAT-02)
LEADERSHIPS = 3  # BR-COMP-13

# What a record has room for: more is never met at a table, and what goes beyond it lapses (BR-DRAW-15, BR-HOUSE-08).
MOST_CARDS = 48
MOST_HOUSES = 32


def read_sections(file: DataFile) -> tuple[list[list[list[int]]], list[list[list[int]]]]:
    """Colours and prices of the cells, by guard house and section (BR-DATA-01 to BR-DATA-03)."""
    entries = list(file.entries("section", "name"))
    if len(entries) != MAX_PLAYERS * SECTIONS:
        entries[-1].fail(f"there must be {MAX_PLAYERS * SECTIONS} sections, not {len(entries)}")
    colours, prices = [], []
    for entry in entries:
        names = entry.texts("colours")
        if len(names) != CELLS or not set(names) <= set(COLOUR_NAMES):
            entry.fail(f"'colours' must be {CELLS} of {', '.join(COLOUR_NAMES)}")
        colours.append([COLOUR_NAMES.index(name) for name in names])
        prices.append(entry.integers("prices", CELLS, 0, 60))
    seats = range(0, len(entries), SECTIONS)
    return [colours[i : i + SECTIONS] for i in seats], [prices[i : i + SECTIONS] for i in seats]


def read_statues(file: DataFile) -> list[int]:
    """The values of the statues from the top of the stack (BR-COMP-12, BR-SETUP-08)."""
    entry = file.entry("statues")
    values = entry.integers("vp", None, 1, 60)
    if not 1 <= len(values) <= MAX_PLAYERS * SECTIONS or values != sorted(values, reverse=True):
        entry.fail(f"'vp' must be the values of 1 to {MAX_PLAYERS * SECTIONS} statues, the most valuable one first")
    return values


def read_reputation(file: DataFile) -> list[int]:
    """The points of the steps, the town hall first (BR-SCORE-10, BR-DATA-04, BR-DATA-05)."""
    entry = file.entry("reputation")
    values = entry.integers("vp", None, 0, 60)
    if not 6 <= len(values) <= 30 or values != sorted(values):
        entry.fail("'vp' must be the values of 6 to 30 steps, and none may be worth less than the one before")
    return [0, *values]


def read_markers(file: DataFile) -> int:
    """Threat markers of each colour (BR-COMP-08, BR-COMP-09, BR-DATA-08)."""
    return file.entry("markers").integer("per_colour", 1, 60)


_FILE = DataFile("bruges", "board")
_colours, _prices = read_sections(_FILE)
CELL_COLOUR = table(_colours)
"""[seat, section, cell]; seat k has guard house k (BR-SETUP-18)."""
CELL_PRICE = table(_prices)
"""[seat, section, cell]"""
STATUES = read_statues(_FILE)
STATUE_VP = table(STATUES)
STEPS = read_reputation(_FILE)
REPUTATION_VP = table(STEPS, np.int16)
LAST_STEP = len(STEPS) - 1
MARKERS = read_markers(_FILE)

_start, _scoring = _FILE.entry("start"), _FILE.entry("scoring")
START_GUILDERS = _start.integer("guilders")  # BR-SETUP-11
START_VP = _start.integer("vp")  # BR-SETUP-09
START_WORKERS = _start.integer("workers")  # BR-SETUP-12
HOUSE_VP = _scoring.integer("house")  # BR-HOUSE-03, BR-SCORE-04
LEADERSHIP_VP = _scoring.integer("leadership")  # BR-SCORE-06
THIRD_VP = _scoring.integer("third_cell")  # BR-CANAL-11, BR-SCORE-07
INTRIGUE_VP = _scoring.integer("intrigue")  # BR-INTRIGUE-01
