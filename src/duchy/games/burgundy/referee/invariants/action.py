"""What an action says, read from the catalogue without the code by which the rules read it."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import ACTIONS, action_argument, action_kind
from duchy.games.burgundy.components.board import BLACK_SLOTS, SLOTS
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.tiles import BASE_BUILDINGS, Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.shelves import stored
from duchy.games.burgundy.state import State

TAKE, PLACE, SELL, WORKERS = map(ACTIONS.number_of, ("take", "place", "sell", "workers"))
BUY, BUY_DEPOT, BUY_INN, BUY_WORKERS = map(ACTIONS.number_of, ("buy", "buy_depot", "buy_inn", "buy_workers"))
END_TURN, ARRANGE = map(ACTIONS.number_of, ("end_turn", "arrange"))
DISCARD, LOAD, KEEP, SELL_FREE, GAIN = map(ACTIONS.number_of, ("discard", "load", "keep", "sell_free", "gain"))
STORE = ACTIONS.number_of("store")
PLACE_FREE, COPY, FLOCK, FOUND = map(ACTIONS.number_of, ("place_free", "copy", "flock", "found"))
RETURN_CASTLE = ACTIONS.number_of("return_castle")
BUY_POINTS, EXCHANGE, GIVE, AWARD = map(ACTIONS.number_of, ("buy_points", "exchange", "give", "award"))
CASTLE = int(Kind.CASTLE)
TAKE_SHIELD, SET_DIE, NAME_PLAYER = map(ACTIONS.number_of, ("take_shield", "set_die", "name_player"))
LOAD_COLOUR, SETTLE, SETTLE_BLACK = map(ACTIONS.number_of, ("load_colour", "settle", "settle_black"))
PAY_TRIBUTE, GIVE_UP = map(ACTIONS.number_of, ("pay_tribute", "give_up"))


INN = int(Kind.INN)


@rule
def is_a(s: State, action: int, kind: int) -> bool:
    """Whether an action is of a kind."""
    return action_kind(s, action) == kind


@rule
def argument_of(s: State, action: int, kind: int, i: int) -> int:
    """An argument of an action of a kind, counted from 0; -1 if it is of another kind."""
    return action_argument(s, action, i) if action_kind(s, action) == kind else -1


@rule
def chooses_estate(s: State, action: int) -> bool:
    """Whether an action is a choice of the expert set-up."""
    return is_a(s, action, FOUND)


@rule
def orders_route(s: State, action: int) -> bool:
    """Whether an action gives a tile of a trade route its place before the game."""
    return is_a(s, action, ARRANGE)


@rule
def ends_turn(s: State, action: int) -> bool:
    """Whether an action ends a turn."""
    return is_a(s, action, END_TURN)


@rule
def die_of(s: State, action: int) -> int:
    """The die that an action uses, -1 if none."""
    uses_die = is_a(s, action, TAKE) or is_a(s, action, PLACE) or is_a(s, action, SELL) or is_a(s, action, WORKERS)
    return action_argument(s, action, 0) if uses_die else -1


@rule
def space_of(s: State, action: int) -> int:
    """The space on which an action lays a tile, -1 if none."""
    if is_a(s, action, SETTLE) or is_a(s, action, PLACE):
        return action_argument(s, action, 2)
    on_second = is_a(s, action, PLACE_FREE) or is_a(s, action, SETTLE_BLACK) or is_a(s, action, AWARD)
    return action_argument(s, action, 1) if on_second else -1


@rule
def changes_tiles(s: State, action: int) -> bool:
    """Whether an action lays a tile into an estate, or takes one from there."""
    return space_of(s, action) >= 0 or castle_returned(s, action) >= 0


@rule
def slot_of(s: State, action: int) -> int:
    """The storage slot that an action empties, -1 if none."""
    if is_a(s, action, PLACE):
        return action_argument(s, action, 1)
    return action_argument(s, action, 0) if is_a(s, action, PLACE_FREE) or is_a(s, action, DISCARD) else -1


@rule
def depot_slot_of(s: State, action: int) -> int:
    """The slot of the numbered depots, counted through, that an action empties, -1 if none."""
    if is_a(s, action, TAKE):
        return action_argument(s, action, 1) * SLOTS + action_argument(s, action, 2)
    if is_a(s, action, BUY_DEPOT) or is_a(s, action, GAIN) or is_a(s, action, SETTLE):
        return action_argument(s, action, 0) * SLOTS + action_argument(s, action, 1)
    return -1


@rule
def black_slot_of(s: State, action: int) -> int:
    """The slot of the black depot that an action empties, -1 if none."""
    slot = argument_of(s, action, SETTLE_BLACK if is_a(s, action, SETTLE_BLACK) else BUY, 0)
    return slot if slot < BLACK_SLOTS else -1


@rule
def sold_by(s: State, action: int) -> int:
    """The goods that an action sells, -1 if none."""
    return argument_of(s, action, SELL, 1) if is_a(s, action, SELL) else argument_of(s, action, SELL_FREE, 0)


@rule
def kept_by(s: State, action: int) -> int:
    """The goods that an action chooses to keep, -1 if none."""
    return argument_of(s, action, KEEP, 0)


@rule
def takes_workers(s: State, action: int) -> bool:
    """Whether a die is used to take workers."""
    return is_a(s, action, WORKERS)


@rule
def buys(s: State, action: int) -> bool:
    """Whether an action is the purchase of a turn."""
    return is_a(s, action, BUY) or is_a(s, action, BUY_DEPOT) or buys_inn(s, action)


@rule
def buys_inn(s: State, action: int) -> bool:
    """Whether an action buys an inn."""
    return is_a(s, action, BUY_INN)


@rule
def takes_inn(s: State, action: int) -> bool:
    """Whether an action takes an inn from beside the black depot, bought or by shield 15 (CB-INN-05)."""
    return buys_inn(s, action) or argument_of(s, action, SETTLE_BLACK, 0) == BLACK_SLOTS


@rule
def buys_workers(s: State, action: int) -> bool:
    """Whether an action buys workers for silver (tile 28)."""
    return is_a(s, action, BUY_WORKERS)


@rule
def workers_paid(s: State, action: int) -> int:
    """How many of the coins of a purchase are workers (monastery 6)."""
    if buys_inn(s, action):
        return action_argument(s, action, 0)
    return argument_of(s, action, BUY, 1) if is_a(s, action, BUY) else argument_of(s, action, BUY_DEPOT, 2)


@rule
def discards(s: State, action: int) -> bool:
    """Whether an action throws a tile out of a full storage."""
    return is_a(s, action, DISCARD)


@rule
def shelf_named(s: State, action: int) -> int:
    """The storage that a tile is put into by choice: 0 the own one, 1 that of the team; -1 if there is no choice."""
    return argument_of(s, action, STORE, 0)


@rule
def loads(s: State, action: int) -> bool:
    """Whether an action takes goods from the depots."""
    return is_a(s, action, LOAD) or is_a(s, action, KEEP)


@rule
def flocks_with(s: State, action: int) -> int:
    """The type of animals that geese join by choice, -1 if none."""
    return argument_of(s, action, FLOCK, 0)


@rule
def castle_returned(s: State, action: int) -> int:
    """The space of the castle that an action returns to storage, -1 if none."""
    return argument_of(s, action, RETURN_CASTLE, 0)


@rule
def tile_taken(before: State, action: int) -> int:
    """The tile that an action takes from the board, or from an estate back into storage; 0 if none."""
    if castle_returned(before, action) >= 0:
        return CASTLE
    if takes_inn(before, action):
        return INN
    slot = depot_slot_of(before, action)
    if slot >= 0:
        return before.depots[slot // SLOTS, slot % SLOTS]
    slot = black_slot_of(before, action)
    return before.black[slot] if slot >= 0 else 0


@rule
def tile_laid(before: State, p: int, action: int) -> int:
    """The tile that an action lays into the estate, 0 if none."""
    if space_of(before, action) < 0:
        return 0
    if is_a(before, action, AWARD):
        slot = action_argument(before, action, 0)
        return before.black[slot] if slot < BLACK_SLOTS else INN
    slot = slot_of(before, action)
    return stored(before, p, slot) if slot >= 0 else tile_taken(before, action)


@rule
def effect_used(before: State, p: int, action: int) -> int:
    """The tile whose effect an action brings: the one that is laid, or the building that a crane copies; 0 if none."""
    return copied_by(before, action) if is_a(before, action, COPY) else tile_laid(before, p, action)


@rule
def copied_by(before: State, action: int) -> int:
    """The building that a crane copies, 0 if none."""
    if not is_a(before, action, COPY):
        return 0
    building = action_argument(before, action, 0)
    return Kind.WHITE_CASTLE if building == BASE_BUILDINGS else Kind.WAREHOUSE + building


@rule
def stores_tile(before: State, action: int) -> bool:
    """Whether a tile that an action takes from the board goes to storage, and not to the estate."""
    return space_of(before, action) < 0 and tile_taken(before, action) != 0


@rule
def leaves_question_open(before: State, action: int) -> bool:
    """Whether what was asked is asked again: a purchase comes in between, and a turn has two dice and more."""
    asked = before.agenda[before.depth - 1].kind
    if die_of(before, action) >= 0 or buys(before, action) or buys_workers(before, action):
        return True
    if castle_returned(before, action) >= 0:
        return True
    if is_a(before, action, TAKE_SHIELD):
        return asked != Decision.CASTLE
    if is_a(before, action, NAME_PLAYER):
        return asked != Decision.NAME
    return is_a(before, action, SET_DIE) or (is_a(before, action, LOAD_COLOUR) and load_goes_on(before))


@rule
def load_goes_on(s: State) -> bool:
    """Whether a ship still loads from a depot after it took a colour (CB-SH05-01, CB-SH05-02)."""
    return EDITION[s.edition, Difference.FLEET_ADDS] == 1


@rule
def colour_loaded(s: State, action: int) -> int:
    """The goods that a ship takes from all depots, -1 if none."""
    return argument_of(s, action, LOAD_COLOUR, 0)
