"""Tiles: how many there are, and those in the stacks and depots of the board."""

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import (
    BLACK_SLOTS,
    BLACK_TILES,
    DEPOT_COLOUR,
    DEPOTS,
    MAX_PLAYERS,
    PHASES,
    SLOTS,
)
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.tiles import (
    BLACK_STACK,
    COLOUR,
    COPIES,
    KINDS,
    PILE_KIND,
    PILE_STACK,
    PILES,
    Kind,
)
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.referee.invariants.action import black_slot_of, depot_slot_of, takes_inn
from duchy.games.burgundy.referee.invariants.clock import begins_phase, founding
from duchy.games.burgundy.referee.invariants.drawing import tiles_in
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.shelves import is_built
from duchy.games.burgundy.state import State, with_modules

TILE_IN_A, TILE_IN_B = QUESTIONS.fields("tile", "a"), QUESTIONS.fields("tile", "b")
"""[decision]: whether a number of its frame is a tile that waits"""

_MODULES: dict[int, Module] = {
    Kind.MONASTERY_27: Module.EXTRA_TILES,
    Kind.MONASTERY_28: Module.EXTRA_TILES,
    Kind.CRANE: Module.EXTRA_TILES,
    Kind.GEESE: Module.EXTRA_TILES,
    Kind.WHITE_CASTLE: Module.WHITE_CASTLES,
    Kind.MONASTERY_29: Module.WHITE_CASTLES,
    Kind.INN: Module.INNS,
    Kind.BLACK_TILE: Module.SOLO,
}
INN = int(Kind.INN)
BLACK_TILE = int(Kind.BLACK_TILE)  # another tile, turned over (CB-SOLO-22)
NEEDS = table([_MODULES.get(kind, 0) for kind in range(KINDS)], np.int16)
"""[kind]: the module that adds a tile, 0 for the base game"""


@rule
def check_tiles(s: State, ledger: Ledger) -> int:
    """As many tiles of each kind as the box holds (CB-COMP-01); those of a module only if it is played with."""
    for kind in range(KINDS):
        ledger.tally[kind] = ledger.gone[kind]
    for pile in range(PILES):
        ledger.tally[PILE_KIND[pile]] += s.bag[pile]
    count_board(s, ledger)
    for e in range(MAX_PLAYERS):
        count_estate(s, e, ledger)
    for i in range(len(s.storages)):
        for slot in range(len(s.storages[i].tiles)):
            ledger.tally[s.storages[i].tiles[slot]] += 1
    for kind in range(1, KINDS):
        played = not NEEDS[kind] & ~s.modules
        copies = ledger.exchanged if kind == BLACK_TILE else COPIES[0, kind] + COPIES[1, kind]
        if ledger.tally[kind] != (copies if played else 0):
            return Violation.TILES
    return FINE


@rule
def count_board(s: State, ledger: Ledger) -> None:
    """Tally the tiles in the depots, and one that waits for room in a storage."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            ledger.tally[s.depots[depot, slot]] += 1
    for slot in range(BLACK_SLOTS):
        ledger.tally[s.black[slot]] += 1
    for i in range(s.depth):
        frame = s.agenda[i]
        if 0 < frame.kind < len(TILE_IN_A) and TILE_IN_A[frame.kind]:
            ledger.tally[frame.a] += 1
        elif 0 < frame.kind < len(TILE_IN_B) and TILE_IN_B[frame.kind]:
            ledger.tally[frame.b] += 1
    if with_modules(s) and s.modules & Module.INNS:
        ledger.tally[INN] += s.more[0].inns + PHASES - phases_begun(s)


@rule
def phases_begun(s: State) -> int:
    """How many phases have begun: the white die is rolled in the first round (CB-ROUND-01)."""
    return s.phase + 1 if s.white else 0


@rule
def count_estate(s: State, e: int, ledger: Ledger) -> None:
    """Tally the tiles of an estate; a start castle still to be placed lies on no board yet."""
    for space in range(len(s.estates[e].tiles)):
        ledger.tally[s.estates[e].tiles[space]] += 1
    if founding(s) and is_built(s, e) and not tiles_in(s.estates[e]):
        ledger.tally[Kind.CASTLE] += 1


@rule
def check_stacks(s: State) -> int:
    """The stacks, one for each colour and a black one, know how many tiles are left in them (CB-SETUP-01)."""
    for stack in range(BLACK_STACK + 1):
        count = 0
        for pile in range(PILES):
            count += s.bag[pile] if PILE_STACK[pile] == stack else 0
        if count != s.stacks[stack]:
            return Violation.STACKS
    return FINE


@rule
def check_board(before: State, s: State, action: int, ledger: Ledger) -> int:
    """The depots lose the tile that was taken, and are filled by a new phase only (CB-TAKE-09)."""
    new = begins_phase(s, action, ledger)
    if check_inns(before, s, action, new):
        return Violation.INNS
    if new:
        return check_filled(s)
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            taken = depot * SLOTS + slot == depot_slot_of(s, action)
            if s.depots[depot, slot] != (0 if taken else before.depots[depot, slot]):
                return Violation.BOARD
    for slot in range(BLACK_SLOTS):
        if s.black[slot] != (0 if slot == black_slot_of(s, action) else before.black[slot]):
            return Violation.BOARD
    return FINE


@rule
def check_inns(before: State, s: State, action: int, new: int) -> int:
    """One inn comes with a phase, one goes with its buyer, and no other changes (CB-INN-01 to CB-INN-03)."""
    if not with_modules(s):
        return FINE
    come = 1 if new and s.modules & Module.INNS else 0
    taken = 1 if takes_inn(s, action) else 0
    return FINE if s.more[0].inns == before.more[0].inns + come - taken else Violation.INNS


@rule
def check_filled(s: State) -> int:
    """When a phase begins every slot in use holds a tile of its colour, and the others none (CB-PHASE-06 to 12)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            kind = s.depots[depot, slot]
            if (COLOUR[kind] if kind else -1) != DEPOT_COLOUR[s.seats, s.phase, depot, slot]:
                return Violation.BOARD
    tiles = 0
    for slot in range(BLACK_SLOTS):
        tiles += s.black[slot] != 0
    return FINE if tiles == BLACK_TILES[s.seats] else Violation.BOARD


@rule
def check_bag(before: State, s: State, action: int, ledger: Ledger) -> int:
    """Tiles leave the stacks when a phase begins and lie in the depots then, black-backed ones in the black depot."""
    new = begins_phase(s, action, ledger)
    for pile in range(PILES):
        kind, drawn = PILE_KIND[pile], before.bag[pile] - s.bag[pile]
        if drawn != (lying_open(s, kind, PILE_STACK[pile]) if new else 0):
            return Violation.BAG
    return FINE


@rule
def lying_open(s: State, kind: int, stack: int) -> int:
    """How many tiles of a kind lie where those of a stack are laid out."""
    return in_black_depot(s, kind) if stack == BLACK_STACK else in_depots(s, kind)


@rule
def in_depots(s: State, kind: int) -> int:
    """How many tiles of a kind lie in the numbered depots."""
    count = 0
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            count += s.depots[depot, slot] == kind
    return count


@rule
def in_black_depot(s: State, kind: int) -> int:
    """How many tiles of a kind lie in the black depot."""
    count = 0
    for slot in range(BLACK_SLOTS):
        count += s.black[slot] == kind
    return count
