"""Taking a tile from a depot into storage (chapter 4)."""

from duchy.engine.agenda import ask_about, pop
from duchy.engine.rule import rule
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import discard_action, take_action
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.workers import reached, spend_die
from duchy.games.burgundy.components.board import DEPOTS, SLOTS, STORAGE, TWINS_APART
from duchy.games.burgundy.state import Decision, estate_of, storage_of


@rule
def legal_take(s, p, sets, dice, out, n):
    """Every tile of every numbered depot that a die reaches (CB-TAKE-01, CB-TAKE-02, CB-TAKE-10, CB-MON12-01).

    Equal tiles of a depot are the same choice: the first is offered.
    """
    free_step = has(estate_of(s, p), Monastery.FREE_STEP_TAKE)
    for die in range(dice[0], dice[1]):
        values = reached(sets, die, free_step)
        for depot in range(DEPOTS):
            if not (values >> depot) & 1:
                continue
            for slot in range(SLOTS):
                if s.depots[depot, slot] and not lies_before(s, depot, slot):
                    out[n] = take_action(s, die, depot, slot)
                    n += 1
    return n


@rule
def lies_before(s, depot, slot):
    """Whether an earlier place of a depot holds the same tile: then this one is the same choice, not offered again."""
    return slot >= TWINS_APART and s.depots[depot, slot - TWINS_APART] == s.depots[depot, slot]


@rule
def take(s, p, die, depot, slot):
    """Spend a die on a tile of the depot with its number (CB-TAKE-01)."""
    spend_die(s, p, die, depot + 1, has(estate_of(s, p), Monastery.FREE_STEP_TAKE))
    take_from_depot(s, p, depot, slot)


@rule
def take_from_depot(s, p, depot, slot):
    """Move a tile from a numbered depot to storage; the slot stays empty (CB-TAKE-03, 04, CB-TAKE-09, CB-BLD-09)."""
    kind = s.depots[depot, slot]
    s.depots[depot, slot] = 0
    store(s, p, kind)


@rule
def store(s, p, kind):
    """Put a tile into storage; if that is full, ask first which tile leaves the game (CB-TAKE-05, CB-TAKE-08)."""
    storage = storage_of(s, p)
    if storage.count == hooks.storage_limit(s, p, STORAGE):
        ask_about(s, p, Decision.DISCARD, kind, 0)
    else:
        storage.tiles[storage.count] = kind
        storage.count += 1


@rule
def unstore(s, p, slot):
    """Take a tile out of storage and close the gap."""
    storage = storage_of(s, p)
    kind = storage.tiles[slot]
    storage.count -= 1
    for i in range(slot, storage.count):
        storage.tiles[i] = storage.tiles[i + 1]
    storage.tiles[storage.count] = 0
    return kind


@rule
def stored_before(storage, slot):
    """Whether an earlier slot holds the same tile: then this one is the same choice and is not offered again."""
    for i in range(slot):
        if storage.tiles[i] == storage.tiles[slot]:
            return True
    return False


@rule
def legal_discard(s, p, out, n):
    """Any tile already stored may make room (CB-TAKE-06)."""
    storage = storage_of(s, p)
    for slot in range(storage.count):
        if not stored_before(storage, slot):
            out[n] = discard_action(s, slot)
            n += 1
    return n


@rule
def discard(s, p, slot):
    """Throw a stored tile out of the game and store the one that waits, if one does (CB-TAKE-05, CB-TAKE-07)."""
    waiting = s.agenda[s.depth - 1].a
    pop(s)
    unstore(s, p, slot)
    if waiting:
        store(s, p, waiting)
    else:
        hooks.discarded(s, p)
