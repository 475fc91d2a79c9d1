"""Taking a tile from a depot into storage (chapter 4)."""

from duchy.engine.agenda import ask_all
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import DISCARD, TAKE
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.workers import reach, spend_die, usable
from duchy.games.burgundy.components.board import DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.state import Decision


@rule
def legal_take(s, me, dice, out, n):
    """Every tile of every depot that a die reaches (CB-TAKE-01, CB-TAKE-02, CB-MON12-01)."""
    free_step = has(me, Monastery.FREE_STEP_TAKE)
    for die in range(dice[0], dice[1]):
        if not usable(me, die):
            continue
        values = reach(me, die, free_step)
        for depot in range(DEPOTS):
            if not (values >> depot) & 1:
                continue
            for slot in range(SLOTS):
                if s.depots[depot, slot]:
                    out[n] = TAKE + (die * DEPOTS + depot) * SLOTS + slot
                    n += 1
    return n


@rule
def take(s, p, die, depot, slot):
    """Spend a die on a tile of the depot with its number (CB-TAKE-01)."""
    me = s.players[p]
    spend_die(me, die, depot + 1, has(me, Monastery.FREE_STEP_TAKE))
    take_from_depot(s, p, depot, slot)


@rule
def take_from_depot(s, p, depot, slot):
    """Move a tile from a numbered depot to storage; the slot stays empty (CB-TAKE-03, CB-TAKE-09)."""
    kind = s.depots[depot, slot]
    s.depots[depot, slot] = 0
    store(s, p, kind)


@rule
def store(s, p, kind):
    """Put a tile into storage; if that is full, ask first which tile leaves the game (CB-TAKE-05, CB-TAKE-08)."""
    me = s.players[p]
    if me.stored == STORAGE:
        ask_all(s, 1 << p, Decision.DISCARD, kind, 0)
    else:
        me.storage[me.stored] = kind
        me.stored += 1


@rule
def unstore(me, slot):
    """Take a tile out of storage and close the gap."""
    kind = me.storage[slot]
    me.stored -= 1
    for i in range(slot, me.stored):
        me.storage[i] = me.storage[i + 1]
    me.storage[me.stored] = 0
    return kind


@rule
def stored_before(me, slot):
    """Whether an earlier slot holds the same tile: then this one is the same choice and is not offered again."""
    for i in range(slot):
        if me.storage[i] == me.storage[slot]:
            return True
    return False


@rule
def legal_discard(me, out, n):
    """Any tile already stored may make room (CB-TAKE-06)."""
    for slot in range(me.stored):
        if not stored_before(me, slot):
            out[n] = DISCARD + slot
            n += 1
    return n


@rule
def discard(s, p, slot, kind):
    """Throw a stored tile out of the game and store the new one (CB-TAKE-05)."""
    unstore(s.players[p], slot)
    store(s, p, kind)
