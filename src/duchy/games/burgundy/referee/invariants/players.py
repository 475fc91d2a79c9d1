"""What a player has: dice, board and storage change only by what was done."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.invariants.action import (
    SET_DIE,
    TAKE_SHIELD,
    argument_of,
    castle_returned,
    chooses_estate,
    die_of,
    discards,
    ends_turn,
    is_a,
    shelf_named,
    slot_of,
    stores_tile,
    tile_taken,
)
from duchy.games.burgundy.referee.invariants.clock import begins_round
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.points import check_points
from duchy.games.burgundy.referee.invariants.shields import room_in_storage
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.shelves import (
    NOWHERE,
    makes_room,
    place_in_storage,
    storage_with,
    storage_with_room,
    team_storage,
)
from duchy.games.burgundy.state import State, Store


@rule
def check_player(before: State, s: State, q: int, p: int, action: int, ledger: Ledger) -> int:
    """What player q has changed only by what player p did."""
    me, was = s.players[q], before.players[q]
    code = check_points(before, s, q, p, action, ledger) or check_dice(before, s, q, p, action, ledger)
    if chooses_estate(s, action):
        return code  # see check_founding
    same = me.board == was.board and me.sealed == was.sealed
    return code or (FINE if same else Violation.ESTATE)


@rule
def check_dice(before: State, s: State, q: int, p: int, action: int, ledger: Ledger) -> int:
    """Dice are rolled when a round begins, spent by actions, and lost at the end of a turn (CB-TURN-05)."""
    me, was = s.players[q], before.players[q]
    new = begins_round(s, action, ledger) and q < s.seats
    die = die_of(s, action) if q == p else -1
    for i in range(2):
        if new:
            if not 1 <= me.dice[i] <= 6 or me.spent[i]:
                return Violation.DICE
            continue
        both = ends_turn(s, action) or takes_double(before, action) or castle_returned(s, action) >= 0
        used = die == i or (q == p and both)
        shown = was.dice[i]
        if q == p and argument_of(s, action, SET_DIE, 0) == i:
            shown = argument_of(s, action, SET_DIE, 1) + 1
        if me.dice[i] != shown or me.spent[i] != (1 if used else was.spent[i]):
            return Violation.DICE
    return FINE


@rule
def takes_double(before: State, action: int) -> bool:
    """Whether both dice are given for a shield (CB-SHLD-06)."""
    return is_a(before, action, TAKE_SHIELD) and before.agenda[before.depth - 1].kind == Decision.TURN


@rule
def check_storage(before: State, s: State, i: int, p: int, action: int, ledger: Ledger) -> int:
    """A storage loses the tile that is laid or thrown out, and gains the one that is taken, without a gap."""
    store, was, slot = s.storages[i], before.storages[i], slot_of(s, action)
    mine = slot >= 0 and storage_with(before, p, slot) == i
    gone = place_in_storage(before, p, slot) if mine else -1
    tiles = 0
    for slot in range(was.count):
        if slot != gone:
            ledger.shelf[tiles] = was.tiles[slot]
            tiles += 1
    new = tile_stored(before, action) if storage_for_new(before, p, action) == i else 0
    if new:
        ledger.shelf[tiles] = new
        tiles += 1
    return check_shelf(store, tiles, ledger)


@rule
def check_shelf(store: Store, tiles: int, ledger: Ledger) -> int:
    """A storage holds the tiles of ``ledger.shelf``, without a gap."""
    if store.count != tiles:
        return Violation.STORAGE
    for slot in range(len(store.tiles)):
        if store.tiles[slot] != (ledger.shelf[slot] if slot < tiles else 0):
            return Violation.STORAGE
    return FINE


@rule
def tile_stored(before: State, action: int) -> int:
    """The tile that comes into storage: taken now, or before the discard or the choice that lets it in."""
    if discards(before, action) or shelf_named(before, action) >= 0:
        return before.agenda[before.depth - 1].a
    return tile_taken(before, action) if stores_tile(before, action) else 0


@rule
def storage_for_new(before: State, p: int, action: int) -> int:
    """The storage that a tile comes into: where room was made, the one chosen, or the only one with room."""
    room = room_in_storage(before, before.players[p].estate)
    if discards(before, action):
        slot = slot_of(before, action)
        return storage_with(before, p, slot) if makes_room(before, p, slot, room) else NOWHERE
    shelf = shelf_named(before, action)
    if shelf >= 0:
        return team_storage(before, p) if shelf else before.players[p].storage
    return storage_with_room(before, p, room)
