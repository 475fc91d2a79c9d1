"""What an action says, read from its number without the code by which the rules read it."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import (
    BUY,
    BUY_DEPOT,
    DECLINE,
    DISCARD,
    END_TURN,
    GAIN,
    KEEP,
    LOAD,
    PAYMENTS,
    PLACE,
    PLACE_FREE,
    SELL,
    SELL_ALL,
    TAKE,
    WORKERS,
)
from duchy.games.burgundy.components.board import DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEX_NUMBER, HEXES
from duchy.games.burgundy.components.tiles import GOODS


@rule
def die_of(action):
    """The die that an action uses, -1 if none."""
    if action < PLACE:
        return (action - TAKE) // (DEPOTS * SLOTS)
    if action < SELL:
        return (action - PLACE) // (STORAGE * HEXES)
    if action < WORKERS:
        return (action - SELL) // GOODS
    return action - WORKERS if action < BUY else -1


@rule
def value_wanted(before, p, action):
    """The value that a die is used as; 0 if any will do."""
    if action < PLACE:
        return (action - TAKE) // SLOTS % DEPOTS + 1
    if action < SELL:
        return HEX_NUMBER[before.players[p].layout, (action - PLACE) % HEXES]
    return (action - SELL) % GOODS + 1 if action < WORKERS else 0


@rule
def space_of(action):
    """The space on which an action lays a tile of the storage, -1 if none."""
    if PLACE <= action < SELL:
        return (action - PLACE) % HEXES
    return (action - PLACE_FREE) % HEXES if PLACE_FREE <= action < DECLINE else -1


@rule
def slot_of(action):
    """The storage slot that an action empties, -1 if none."""
    if PLACE <= action < SELL:
        return (action - PLACE) // HEXES % STORAGE
    if PLACE_FREE <= action < DECLINE:
        return (action - PLACE_FREE) // HEXES
    return action - DISCARD if discards(action) else -1


@rule
def depot_slot_of(action):
    """The slot of the numbered depots, counted through, that an action empties, -1 if none."""
    if action < PLACE:
        return (action - TAKE) % (DEPOTS * SLOTS)
    if BUY_DEPOT <= action < END_TURN:
        return (action - BUY_DEPOT) // PAYMENTS
    return action - GAIN if GAIN <= action < PLACE_FREE else -1


@rule
def black_slot_of(action):
    """The slot of the black depot that an action empties, -1 if none."""
    return (action - BUY) // PAYMENTS if BUY <= action < BUY_DEPOT else -1


@rule
def sold_by(action):
    """The goods that an action sells, -1 if none."""
    if SELL <= action < WORKERS:
        return (action - SELL) % GOODS
    return action - SELL_ALL if SELL_ALL <= action < GAIN else -1


@rule
def kept_by(action):
    """The goods that an action chooses to keep, -1 if none."""
    return action - KEEP if KEEP <= action < SELL_ALL else -1


@rule
def takes_workers(action):
    """Whether a die is used to take workers."""
    return WORKERS <= action < BUY


@rule
def buys(action):
    """Whether an action is the purchase of a turn."""
    return BUY <= action < END_TURN


@rule
def workers_paid(action):
    """How many of the coins of a purchase are workers (monastery 6)."""
    return (action - BUY) % PAYMENTS if action < BUY_DEPOT else (action - BUY_DEPOT) % PAYMENTS


@rule
def discards(action):
    """Whether an action throws a tile out of a full storage."""
    return DISCARD <= action < LOAD


@rule
def loads(action):
    """Whether an action takes goods from the depots."""
    return LOAD <= action < SELL_ALL


@rule
def tile_taken(before, action):
    """The tile that an action takes from the board, 0 if none."""
    slot = depot_slot_of(action)
    if slot >= 0:
        return before.depots[slot // SLOTS, slot % SLOTS]
    slot = black_slot_of(action)
    return before.black[slot] if slot >= 0 else 0


@rule
def tile_laid(before, p, action):
    """The tile that an action lays into the estate, 0 if none."""
    return before.players[p].storage[slot_of(action)] if space_of(action) >= 0 else 0
