"""What an action says, read from the catalogue without the code by which the rules read it."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import ACTION_ARGUMENTS, ACTION_KIND, CATALOGUE
from duchy.games.burgundy.components.board import SLOTS
from duchy.games.burgundy.components.layouts import space_number
from duchy.games.burgundy.components.tiles import BASE_BUILDINGS, Kind
from duchy.games.burgundy.state import estate_of, storage_of

TAKE, PLACE, SELL, WORKERS = map(CATALOGUE.number_of, ("take", "place", "sell", "workers"))
BUY, BUY_DEPOT, BUY_WORKERS, END_TURN = map(CATALOGUE.number_of, ("buy", "buy_depot", "buy_workers", "end_turn"))
DISCARD, LOAD, KEEP, SELL_FREE, GAIN = map(CATALOGUE.number_of, ("discard", "load", "keep", "sell_free", "gain"))
PLACE_FREE, COPY, FLOCK, FOUND = map(CATALOGUE.number_of, ("place_free", "copy", "flock", "found"))


@rule
def is_a(action, kind):
    """Whether an action is of a kind."""
    return ACTION_KIND[action] == kind


@rule
def argument_of(action, kind, i):
    """An argument of an action of a kind, counted from 0; -1 if it is of another kind."""
    return ACTION_ARGUMENTS[action, i] if ACTION_KIND[action] == kind else -1


@rule
def chooses_estate(action):
    """Whether an action is a choice of the expert set-up."""
    return is_a(action, FOUND)


@rule
def ends_turn(action):
    """Whether an action ends a turn."""
    return is_a(action, END_TURN)


@rule
def die_of(action):
    """The die that an action uses, -1 if none."""
    uses_die = is_a(action, TAKE) or is_a(action, PLACE) or is_a(action, SELL) or is_a(action, WORKERS)
    return ACTION_ARGUMENTS[action, 0] if uses_die else -1


@rule
def value_wanted(before, p, action):
    """The value that a die is used as; 0 if any will do."""
    if is_a(action, PLACE):
        return space_number(estate_of(before, p).layout, space_of(action))
    if is_a(action, TAKE) or is_a(action, SELL):
        return ACTION_ARGUMENTS[action, 1] + 1
    return 0


@rule
def space_of(action):
    """The space on which an action lays a tile of the storage, -1 if none."""
    return argument_of(action, PLACE, 2) if is_a(action, PLACE) else argument_of(action, PLACE_FREE, 1)


@rule
def slot_of(action):
    """The storage slot that an action empties, -1 if none."""
    if is_a(action, PLACE):
        return ACTION_ARGUMENTS[action, 1]
    return ACTION_ARGUMENTS[action, 0] if is_a(action, PLACE_FREE) or is_a(action, DISCARD) else -1


@rule
def depot_slot_of(action):
    """The slot of the numbered depots, counted through, that an action empties, -1 if none."""
    if is_a(action, TAKE):
        return ACTION_ARGUMENTS[action, 1] * SLOTS + ACTION_ARGUMENTS[action, 2]
    if is_a(action, BUY_DEPOT) or is_a(action, GAIN):
        return ACTION_ARGUMENTS[action, 0] * SLOTS + ACTION_ARGUMENTS[action, 1]
    return -1


@rule
def black_slot_of(action):
    """The slot of the black depot that an action empties, -1 if none."""
    return argument_of(action, BUY, 0)


@rule
def sold_by(action):
    """The goods that an action sells, -1 if none."""
    return argument_of(action, SELL, 1) if is_a(action, SELL) else argument_of(action, SELL_FREE, 0)


@rule
def kept_by(action):
    """The goods that an action chooses to keep, -1 if none."""
    return argument_of(action, KEEP, 0)


@rule
def takes_workers(action):
    """Whether a die is used to take workers."""
    return is_a(action, WORKERS)


@rule
def buys(action):
    """Whether an action is the purchase of a turn."""
    return is_a(action, BUY) or is_a(action, BUY_DEPOT)


@rule
def buys_workers(action):
    """Whether an action buys workers for silver (tile 28)."""
    return is_a(action, BUY_WORKERS)


@rule
def workers_paid(action):
    """How many of the coins of a purchase are workers (monastery 6)."""
    return argument_of(action, BUY, 1) if is_a(action, BUY) else argument_of(action, BUY_DEPOT, 2)


@rule
def discards(action):
    """Whether an action throws a tile out of a full storage."""
    return is_a(action, DISCARD)


@rule
def loads(action):
    """Whether an action takes goods from the depots."""
    return is_a(action, LOAD) or is_a(action, KEEP)


@rule
def flocks_with(action):
    """The type of animals that geese join by choice, -1 if none."""
    return argument_of(action, FLOCK, 0)


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
    return storage_of(before, p).tiles[slot_of(action)] if space_of(action) >= 0 else 0


@rule
def effect_used(before, p, action):
    """The tile whose effect an action brings: the one that is laid, or the building that a crane copies; 0 if none."""
    if is_a(action, COPY):
        building = ACTION_ARGUMENTS[action, 0]
        return Kind.WHITE_CASTLE if building == BASE_BUILDINGS else Kind.WAREHOUSE + building
    return tile_laid(before, p, action)


@rule
def leaves_question_open(action):
    """Whether what was asked is asked again: a purchase comes in between, and a turn has two dice and more."""
    return die_of(action) >= 0 or buys(action) or buys_workers(action)
