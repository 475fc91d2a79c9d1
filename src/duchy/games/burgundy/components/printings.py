"""The printings, read from ``data/editions.toml``: what they call the estates, which boards they deal, and what they do
differently, as tables that the rules read.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.values.data import DataFile, Entry, weaker
from duchy.games.burgundy.components.board import MAX_PLAYERS
from duchy.games.burgundy.components.estates import BoardSet, Estate
from duchy.games.burgundy.components.layouts import ESTATES, filled
from duchy.games.burgundy.state import State

EDITIONS = ("2011", "2019", "2020-ua")
BOARDS = 8


class Difference(IntEnum):
    """What the printings do differently in play: columns of `EDITION`."""

    GOODS_STAY = 0  # goods that do not fit: 0 leave the game, 1 stay in the depot (CB-DIFF-17)
    BUY_INSIDE = 1  # a purchase inside an action (CB-DIFF-27)
    TIE_MOST_EMPTY = 2  # tied players: 0 fewest, 1 most empty spaces (CB-DIFF-28)
    PAY_WORKERS = 3  # monastery 6: 0 silver only, 1 two silver or two workers, 2 any mixture (CB-DIFF-31)
    TYPES_SOLD_VP = 4  # monastery 15, per goods colour sold (CB-DIFF-34)
    BONUS_TILES_VP = 5  # monastery 26, per bonus tile (CB-DIFF-38)
    ROUTE_ORDER = 6  # the tiles of a trade route: 0 in random order, 1 as their owner likes (CB-DIFF-53)
    FLEET_ADDS = 7  # shield 5: a colour of goods 0 in place of a depot, 1 besides it (CB-DIFF-66)
    BONUS_DOUBLED_AT_ONCE = 8  # shield 7: bonus tiles count twice 0 at the end, 1 when they are won (CB-DIFF-68)
    POST_SCORINGS = 9  # how often linked border posts score at most (CB-DIFF-48)


_HIGHEST = {
    Difference.PAY_WORKERS: 2,
    Difference.TYPES_SOLD_VP: 20,
    Difference.BONUS_TILES_VP: 20,
    Difference.POST_SCORINGS: 3,
}


def _edition_entries() -> list[Entry]:
    entries = list(DataFile("burgundy", "editions").entries("edition", "name"))
    for place, entry in enumerate(entries):
        if place >= len(EDITIONS) or entry.text("name") != EDITIONS[place]:
            entry.fail(f"the editions must be {', '.join(EDITIONS)}, in this order")
    if len(entries) < len(EDITIONS):
        entries[-1].fail(f"the edition {EDITIONS[len(entries)]} is missing")
    return entries


def read_differences() -> list[list[int]]:
    """The table of differences in play (CB-DIFF-17, 27, 28, 31, 34, 38, 53, 66, 68)."""
    return [
        [entry.integer(difference.name.lower(), 0, _HIGHEST.get(difference, 1)) for difference in Difference]
        for entry in _edition_entries()
    ]


def read_numbering(estates: tuple[Estate, ...]) -> tuple[dict[tuple[str, str], int], dict[tuple[str, str], str]]:
    """What each printing calls the layouts, and how sure that is.

    CB-COMP-14 to CB-COMP-16, CB-COMP-28 to CB-COMP-30, CB-BORDER-01, CB-BORDER-02, CB-NEAR-01, CB-TEAM-04, CB-SOLO-02
    """
    names = [estate.name for estate in estates]
    layout: dict[tuple[str, str], int] = {}
    provenance: dict[tuple[str, str], str] = {}
    for entry in DataFile("burgundy", "editions").entries("numbering"):
        numbered = entry.table("estates")
        for edition in _editions_of(entry):
            for number in numbered.values:
                name = numbered.one_of(number, names)
                if (edition, number) in layout:
                    entry.fail(f"No. {number} of {edition} is given twice")
                layout[edition, number] = names.index(name)
                provenance[edition, number] = weaker(entry.provenance, estates[names.index(name)].provenance)
    return layout, provenance


def by_set(layout: dict[tuple[str, str], int], estates: tuple[Estate, ...]) -> dict[str, dict[str, dict[str, int]]]:
    """The layouts by edition, set and number (CB-EXP-02, CB-EXP-04)."""
    sets: dict[str, dict[str, dict[str, int]]] = {edition: {} for edition in EDITIONS}
    for (edition, number), place in layout.items():
        sets[edition].setdefault(estates[place].board_set.name.lower(), {})[number] = place
    for entry in _edition_entries():
        for dealt in (BoardSet.BORDER_POSTS, BoardSet.CLOSE_TO_CASTLE):  # one for each player: CB-BORDER-16, CB-NEAR-17
            boards = sets[entry.text("name")].get(dealt.name.lower(), {})
            if 0 < len(boards) < MAX_PLAYERS:
                entry.fail(f"it has {len(boards)} estates of the set {dealt.name.lower()}, fewer than {MAX_PLAYERS}")
    return sets


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


def read_boards(layout: dict[tuple[str, str], int]) -> tuple[list[list[list[int]]], list[int], list[int]]:
    """The double-sided boards of the expert set-up: sides, how many are dealt, the championship board.

    What is dealt differs by printing (CB-EXPERT-10, CB-EXPERT-11, CB-PIC-02).
    """
    dealt: list[list[list[int]]] = [[] for _ in EDITIONS]
    added: list[list[list[int]]] = [[] for _ in EDITIONS]
    for entry in DataFile("burgundy", "editions").entries("boards"):
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
        if not MAX_PLAYERS <= len(first) <= BOARDS - len(last) or len(last) > 1:
            reason = f"there must be {MAX_PLAYERS} to {BOARDS} boards, at most one of them the championship board"
            _edition_entries()[place].fail(reason)
        sides[place, : len(first + last)] = first + last
    championship = [len(first) if last else -1 for first, last in zip(dealt, added, strict=True)]
    return sides.tolist(), [len(first) for first in dealt], championship


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

_LAYOUT, ESTATE_PROVENANCE = read_numbering(ESTATES)
BOARD_SETS = by_set(_LAYOUT, ESTATES)
"""[edition][set][number]: layouts; without the sets that a printing does not have"""
ESTATE_LAYOUT = {key: layout for key, layout in _LAYOUT.items() if ESTATES[layout].board_set == BoardSet.ORDINARY}
"""[edition, number]: the layouts of the ordinary estates"""

_boards = [[sorted(BOARD_SETS[edition].get(s.name.lower(), {}).items()) for s in BoardSet] for edition in EDITIONS]
_most = max(len(boards) for sets in _boards for boards in sets)
_SET_SIZE = table([[len(boards) for boards in sets] for sets in _boards])
_SET_LAYOUT = table([filled([[layout for _, layout in boards] for boards in sets], _most) for sets in _boards])

STANDARD_ESTATES = read_standard(ESTATE_LAYOUT, ESTATES)

_sides, _count, _championship = read_boards(ESTATE_LAYOUT)
BOARD_SIDES = table(_sides)
"""[edition, board, side]: layouts"""
BOARD_COUNT = table(_count)
"""Boards that are always dealt from; the championship board, if the printing has one, comes right after them."""
CHAMPIONSHIP_BOARD = table(_championship)
"""Its index in `BOARD_SIDES` by edition, -1 for none."""


@rule
def printed(s: State, difference: Difference) -> int:
    """What this game's printing says about a difference. ``0 +`` because CUDA does not take an enum as an index."""
    return EDITION[s.edition, 0 + difference]


@rule
def set_size(edition: int, board_set: int) -> int:
    """How many estates of a set a printing has."""
    return _SET_SIZE[edition, 0 + board_set]


@rule
def set_layout(edition: int, board_set: int, place: int) -> int:
    """The layout of one of the estates of a set, in the order of their numbers."""
    return _SET_LAYOUT[edition, 0 + board_set, place]


def number_of(edition: str, layout: int) -> str:
    """What a printing calls a layout, of whichever set."""
    return next(number for (name, number), found in _LAYOUT.items() if name == edition and found == layout)
