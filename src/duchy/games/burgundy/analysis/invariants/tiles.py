"""Tiles: how many there are, and those in the stacks and depots of the board."""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.action import black_slot_of, depot_slot_of
from duchy.games.burgundy.analysis.invariants.clock import begins_phase
from duchy.games.burgundy.analysis.invariants.drawing import tiles_in
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import BLACK_SLOTS, BLACK_TILES, DEPOT_COLOUR, DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.components.tiles import COLOUR, COLOURS, COPIES, KINDS, Kind
from duchy.games.burgundy.state import Decision


@rule
def check_tiles(s, ledger):
    """As many tiles of each kind as the box holds (CB-COMP-01)."""
    for kind in range(KINDS):
        ledger.tally[kind] = s.bag[0, kind] + s.bag[1, kind] + ledger.gone[kind]
    count_board(s, ledger)
    for p in range(s.seats):
        count_player(s, s.players[p], ledger)
    for kind in range(1, KINDS):
        if ledger.tally[kind] != COPIES[0, kind] + COPIES[1, kind]:
            return Violation.TILES
    return FINE


@rule
def count_board(s, ledger):
    """Tally the tiles in the depots, and one that waits for room in a storage."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            ledger.tally[s.depots[depot, slot]] += 1
    for slot in range(BLACK_SLOTS):
        ledger.tally[s.black[slot]] += 1
    for i in range(s.depth):
        if s.agenda[i].kind == Decision.DISCARD:
            ledger.tally[s.agenda[i].a] += 1


@rule
def count_player(s, me, ledger):
    """Tally the tiles of a player; a start castle still to be placed is on nobody's board yet."""
    for slot in range(STORAGE):
        ledger.tally[me.storage[slot]] += 1
    for space in range(HEXES):
        ledger.tally[me.tiles[space]] += 1
    if s.agenda[0].kind == Decision.FOUND and not tiles_in(me):
        ledger.tally[Kind.CASTLE] += 1


@rule
def check_stacks(s):
    """The stacks, one for each colour and a black one, know how many tiles are left in them (CB-SETUP-01)."""
    for stack in range(COLOURS + 1):
        count = 0
        for kind in range(1, KINDS):
            if stack == COLOURS:
                count += s.bag[1, kind]
            elif COLOUR[kind] == stack:
                count += s.bag[0, kind]
        if count != s.stacks[stack]:
            return Violation.STACKS
    return FINE


@rule
def check_board(before, s, action, ledger):
    """The depots lose the tile that was taken, and are filled by a new phase only (CB-TAKE-09)."""
    if begins_phase(s, action, ledger):
        return check_filled(s)
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            taken = depot * SLOTS + slot == depot_slot_of(action)
            if s.depots[depot, slot] != (0 if taken else before.depots[depot, slot]):
                return Violation.BOARD
    for slot in range(BLACK_SLOTS):
        if s.black[slot] != (0 if slot == black_slot_of(action) else before.black[slot]):
            return Violation.BOARD
    return FINE


@rule
def check_filled(s):
    """When a phase begins every slot in use holds a tile of its colour, and the others none (CB-PHASE-06 to 12)."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            kind = s.depots[depot, slot]
            if (COLOUR[kind] if kind else -1) != DEPOT_COLOUR[s.seats - 2, s.phase, depot, slot]:
                return Violation.BOARD
    tiles = 0
    for slot in range(BLACK_SLOTS):
        tiles += s.black[slot] != 0
    return FINE if tiles == BLACK_TILES[s.seats - 2] else Violation.BOARD


@rule
def check_bag(before, s, action, ledger):
    """Tiles leave the stacks when a phase begins, and lie in the depots then."""
    new = begins_phase(s, action, ledger)
    for kind in range(1, KINDS):
        coloured = in_depots(s, kind) if new else 0
        black = in_black_depot(s, kind) if new else 0
        if before.bag[0, kind] - s.bag[0, kind] != coloured or before.bag[1, kind] - s.bag[1, kind] != black:
            return Violation.BAG
    return FINE


@rule
def in_depots(s, kind):
    """How many tiles of a kind lie in the numbered depots."""
    count = 0
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            count += s.depots[depot, slot] == kind
    return count


@rule
def in_black_depot(s, kind):
    """How many tiles of a kind lie in the black depot."""
    count = 0
    for slot in range(BLACK_SLOTS):
        count += s.black[slot] == kind
    return count
