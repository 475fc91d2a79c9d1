"""Taking a tile from a depot into storage (chapter 4)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import discard_action, take_action
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.workers import reached, spend_die
from duchy.games.burgundy.components.board import DEPOTS, SLOTS, TWINS_APART
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import State, Store, estate_of, first_slot, shelf_of, shelf_with, shelves, storage_slots


@rule
def legal_take(s: State, p: int, sets: int, dice: tuple[int, int], out: Ints, n: int) -> int:
    """Every tile of every numbered depot that a die reaches (CB-TAKE-01, CB-TAKE-02, CB-TAKE-10, CB-MON12-01).

    An action is written first, and counted if there is a tile. Without these conditions and those of sales, which a
    processor can hardly guess, a random game takes an eighth less time.
    """
    free_step = has(estate_of(s, p), Monastery.FREE_STEP_TAKE)
    for die in range(dice[0], dice[1]):
        values = reached(sets, die, free_step)
        for depot in range(DEPOTS):
            if not (values >> depot) & 1:
                continue
            for slot in range(SLOTS):
                out[n] = take_action(s, die, depot, slot)
                n += offered(s, depot, slot)
    return n


@rule
def offered(s: State, depot: int, slot: int) -> bool:
    """Whether a place of a depot holds a tile to choose. Equal tiles are the same choice: the first is offered."""
    return (s.depots[depot, slot] != 0) & (not lies_before(s, depot, slot))


@rule
def lies_before(s: State, depot: int, slot: int) -> bool:
    """Whether an earlier place of a depot holds the same tile."""
    return slot >= TWINS_APART and s.depots[depot, slot - TWINS_APART] == s.depots[depot, slot]


@rule
def take(s: State, p: int, die: int, depot: int, slot: int) -> None:
    """Spend a die on a tile of the depot with its number (CB-TAKE-01)."""
    spend_die(s, p, die, depot + 1, has(estate_of(s, p), Monastery.FREE_STEP_TAKE))
    take_from_depot(s, p, depot, slot)


@rule
def take_from_depot(s: State, p: int, depot: int, slot: int) -> None:
    """Move a tile from a numbered depot to storage; the slot stays empty (CB-TAKE-03, 04, CB-TAKE-09, CB-BLD-09)."""
    kind = s.depots[depot, slot]
    s.depots[depot, slot] = 0
    store(s, p, kind)


@rule
def store(s: State, p: int, kind: int) -> None:
    """Put a tile into storage; if that is full, ask first which tile leaves the game (CB-TAKE-05, CB-TAKE-08).

    Who has two storages is asked for which the tile is, if both have room (CB-TEAM-18, CB-TEAM-19).
    """
    rooms, shelf = 0, 0
    for other in range(shelves(s, p)):
        if shelf_of(s, p, other).count < hooks.storage_limit(s, p, storage_slots(s, p)):
            rooms += 1
            shelf = other
    if rooms == 0:
        ask_about(s, p, Decision.DISCARD, kind, 0)
    elif rooms > 1:
        hooks.ask_where(s, p, kind)
    else:
        storage = shelf_of(s, p, shelf)
        storage.tiles[storage.count] = kind
        storage.count += 1


@rule
def unstore(s: State, p: int, slot: int) -> int:
    """Take a tile out of storage and close the gap."""
    shelf = shelf_with(s, p, slot)
    storage, at = shelf_of(s, p, shelf), slot - first_slot(s, p, shelf)
    kind = storage.tiles[at]
    storage.count -= 1
    for i in range(at, storage.count):
        storage.tiles[i] = storage.tiles[i + 1]
    storage.tiles[storage.count] = 0
    return kind


@rule
def stored_before(storage: Store, slot: int) -> bool:
    """Whether an earlier slot holds the same tile: then this one is the same choice and is not offered again."""
    for i in range(slot):
        if storage.tiles[i] == storage.tiles[slot]:
            return True
    return False


@rule
def legal_discard(s: State, p: int, out: Ints, n: int) -> int:
    """Any tile already stored may make room (CB-TAKE-06, CB-TEAM-19); without one that waits, of a storage too full."""
    waiting = s.agenda[s.depth - 1].a
    for shelf in range(shelves(s, p)):
        storage, first = shelf_of(s, p, shelf), first_slot(s, p, shelf)
        if not waiting and storage.count <= storage_slots(s, p):
            continue
        for slot in range(storage.count):
            if not stored_before(storage, slot):
                out[n] = discard_action(s, first + slot)
                n += 1
    return n


@rule
def discard(s: State, p: int, slot: int) -> None:
    """Throw a stored tile out of the game and store the one that waits, if one does (CB-TAKE-05, CB-TAKE-07)."""
    waiting = s.agenda[s.depth - 1].a
    pop(s)
    unstore(s, p, slot)
    if waiting:
        store(s, p, waiting)
    else:
        hooks.discarded(s, p)
