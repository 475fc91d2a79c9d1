"""The record that is a game of The Castles of Burgundy.

Nothing hidden is stored but sealed set-up choices: face-down stacks are kept as counts of what is left in them, and
the next tile is drawn when it is needed. That is the same game to every player, since a random stack and a random draw
cannot be told apart, and nothing can leak.

Estates, players and storages are records of their own, and who uses which is data: partners share an estate.

The record has four sizes. ``STATE`` is that of games without modules. ``FULL_STATE`` has larger estates and storages
and a part ``more`` with the fields of the modules, which in ``STATE`` is an array of length 0. ``OWN_STATE`` and
``FULL_OWN_STATE`` are the same for games with estates of the players' own, and hold the plans of all seats. Rules are
written once: the compiler knows the lengths, so that a game carries neither the bytes nor the code of what it has not.
"""

from enum import IntEnum

from duchy.engine.kernels.fields import BySize, Record, by_size, i8, i16, i32, i64, layout_of, records
from duchy.engine.kernels.rule import rule, zero_without_more
from duchy.engine.play.agenda import KitState
from duchy.games.burgundy.components.board import (
    BLACK_SLOTS,
    DEPOTS,
    FULL_STORAGE,
    MAX_PLAYERS,
    ROUNDS,
    SLOTS,
    STORAGE,
    TEAM_STORAGE,
)
from duchy.games.burgundy.components.estates import MOST_REGIONS
from duchy.games.burgundy.components.layouts import (
    CITIES,
    FULL_CITIES,
    FULL_HEXES,
    FULL_WORDS,
    HEXES,
    PIPS,
    WORD_BITS,
    WORDS,
)
from duchy.games.burgundy.components.routes import MOST_SPACES, MOST_TILES
from duchy.games.burgundy.components.shields import SHIELDS
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, PILES


class Category(IntEnum):
    """Where victory points come from."""

    REGIONS = 0
    PHASES = 1
    BONUS = 2
    ANIMALS = 3
    WATCHTOWERS = 4
    SALES = 5
    GOODS = 6
    SILVER = 7
    WORKERS = 8
    MONASTERIES = 9
    # only with modules
    SHIELDS = 10
    POSTS = 11
    RETURNS = 12  # castles taken back: points paid, so less than none
    BOUGHT = 13  # by a solo player, for silver


CATEGORIES = len(Category)
BASE_CATEGORIES = int(Category.MONASTERIES) + 1  # without modules


def by_modules(without: int, with_modules: int) -> BySize:
    """A length that modules change."""
    return by_size(without, with_modules, without, with_modules)


def of_plan(length: int) -> BySize:
    """A length in games with own estates; all others have nothing there."""
    return by_size(0, 0, length, length)


class Estate(Record):
    """What belongs to an estate: to one player, or to the partners of a team."""

    covered = i64(by_modules(WORDS, FULL_WORDS))  # the spaces with a tile, as a mask
    border = i64(by_modules(WORDS, FULL_WORDS))  # the spaces next to a tile, as a mask
    scored = i64()  # bit r = region r was completed and has scored
    monasteries = i32()  # bit n = monastery n lies in the estate
    silver = i16()
    workers = i16()
    cities = i16(by_modules(CITIES, FULL_CITIES))  # per city, bit t = a building of type t stands there
    layout = i8()
    castle = i8()  # the space of the start castle
    tiles = i8(by_modules(HEXES, FULL_HEXES))  # the tile on each space, 0 = none
    goods = i8(GOODS)
    sold = i8(GOODS)
    bonus = i8(COLOURS)  # 1 large, 2 small bonus tile of the colour
    plan_colours = i8(of_plan(WORD_BITS))  # by space
    plan_numbers = i8(of_plan(WORD_BITS))
    plan_region_of = i8(of_plan(WORD_BITS))
    plan_regions = i64(of_plan(MOST_REGIONS))  # the spaces of each region, as a mask
    plan_cities = i8(of_plan(MOST_REGIONS))  # the regions that are cities, counted from 0; -1 for other regions
    plan_region_count = i8(of_plan(1))
    plan_start = i8(of_plan(1))  # the space of the start castle, -1 = none is marked
    plan_by_colour = i64(of_plan(COLOURS))  # the spaces of each colour, as a mask
    plan_by_number = i64(of_plan(PIPS))


class Store(Record):
    """Where tiles wait."""

    count = i8()
    tiles = i8(by_modules(STORAGE, FULL_STORAGE))  # filled from the left


class Player(Record):
    """What belongs to a player."""

    points = i16(by_modules(BASE_CATEGORIES, CATEGORIES))  # none at the start (CB-SETUP-14)
    estate = i8()  # whose estate, silver, workers and goods the player uses: an index of ``estates``
    storage = i8()  # where the player's tiles wait: an index of ``storages``
    dice = i8(2)  # CB-COMP-13
    spent = i8(2)
    space = i8()  # on the order track
    board = i8()  # expert set-up: the double-sided board dealt, -1 = none
    sealed = i8()  # expert set-up: a choice is made but not yet open
    sealed_side = i8()
    sealed_hex = i8()


BY_RESET = 2  # in ``b`` of the question of a castle: a solo player has reached the target


BY_ROUTE = 1  # in ``b`` of a question: a trade route asks it, not the tile of its name


class More(Record):
    """What only games with modules have; per player or per estate as arrays."""

    post_pairs = i8(MAX_PLAYERS)  # by estate, bit n = the border posts of pair n are linked
    post_award = i8(MAX_PLAYERS)  # by estate, 1 and 2 = the first and the second with all three linked
    shield_at = i8(SHIELDS)  # 0 out of the game, 1 to 6 a depot, from 7 on the player who took it to an estate
    shield_space = i8(SHIELDS)  # the space of its castle
    shield_named = i8()  # the estate whose monasteries shield 6 copies, counted from 1; 0 = none yet
    shield_die = i8()  # shield 16 was used in this turn
    inns = i8()  # beside the black depot
    route_tiles = i8(MAX_PLAYERS, MOST_TILES)  # by estate, the tiles of its trade route from 1, 0 = none
    route_goods = i8(MAX_PLAYERS, MOST_SPACES)  # by estate, the goods on each space from 1, 0 = none
    team_storage = i8(MAX_PLAYERS)  # where a team keeps tiles together: an index of ``storages``, 0 = nowhere
    solo_points = i16()  # since the target was reached last; those of the players are never taken back
    solo_target = i8()
    solo_resets = i8()  # how often the target was reached
    solo_crane = i8()  # the crane was counted by a monastery (CB-SOLO-56)


STORAGES = MAX_PLAYERS + 2  # with modules: one for each player, one for each team


class State(KitState):
    """A game of The Castles of Burgundy."""

    modules = i16()  # the flags of the modules played with
    edition = i8()
    expert = i8()
    secret = i8()  # expert choices are sealed
    championship = i8()
    revision = i8()
    phase = i8()
    round_no = i8()
    turn = i8()  # how many players have finished their turn in this round
    white = i8()  # no player's die (CB-ROUND-04)
    bought = i8()  # the purchase of this turn is used up
    order = i8(MAX_PLAYERS)  # players by the order track as it stands, first player first (CB-ORDER-01)
    turns = i8(MAX_PLAYERS)  # players by the order track as it stood when the round began
    bag = i8(PILES)  # tiles left in the stacks, by pile: the tiles of one kind with one back
    stacks = i8(COLOURS + 1)  # how many that makes in each stack: adding up anew was most of a phase's set-up
    depots = i8(DEPOTS, SLOTS)
    black = i8(BLACK_SLOTS)
    wares = i8(DEPOTS, GOODS)  # goods lying in the depots, without limit (CB-ROUND-06)
    round_goods = i8(ROUNDS)  # goods on the round spaces, -1 = gone (CB-ROUND-07)
    unseen = i8(GOODS)  # goods that are face down: in the phase stacks or out of the game (CB-SETUP-04)
    bonus_left = i8(COLOURS)  # 2 large and small, 1 small, 0 none
    players = records(Player, MAX_PLAYERS)
    estates = records(Estate, MAX_PLAYERS)
    storages = records(Store, by_modules(MAX_PLAYERS, STORAGES))
    more = records(More, by_modules(0, 1))


STATE, FULL_STATE, OWN_STATE, FULL_OWN_STATE = (layout_of(State, size) for size in range(4))


@zero_without_more
@rule
def with_modules(s: State) -> int:
    """Whether any module is played with: 0 or 1, a constant to the compiler."""
    return len(s.more)


@rule
def estate_of(s: State, p: int) -> Estate:
    """The estate that a player builds."""
    return s.estates[s.players[p].estate]


@rule
def storage_of(s: State, p: int) -> Store:
    """The storage of a player."""
    return s.storages[s.players[p].storage]


@rule
def estate_count(s: State) -> int:
    """How many estates are built: one for each player, or one for each team."""
    count = 0
    for p in range(s.seats):
        count = max(count, s.players[p].estate + 1)
    return count


# --- the storages of a player: the own one is shelf 0, that of the team, if there is one, shelf 1 --------------------


@rule
def shelves(s: State, p: int) -> int:
    """How many storages a player takes tiles from (CB-TEAM-13, CB-TEAM-14)."""
    if with_modules(s) and s.more[0].team_storage[p]:
        return 2
    return 1


@rule
def shelf_of(s: State, p: int, shelf: int) -> Store:
    """One of the storages of a player."""
    return s.storages[s.more[0].team_storage[p] if with_modules(s) and shelf else s.players[p].storage]


@rule
def storage_slots(s: State, p: int) -> int:
    """How many tiles a storage holds: a player's, or each of those of a team (CB-SETUP-22, CB-TEAM-13)."""
    return TEAM_STORAGE if shelves(s, p) > 1 else STORAGE


@rule
def first_slot(s: State, p: int, shelf: int) -> int:
    """The first slot of a storage as a player's actions count slots: the own ones come first."""
    if with_modules(s) and shelf:
        return max(TEAM_STORAGE, storage_of(s, p).count)
    return 0


@rule
def shelf_with(s: State, p: int, slot: int) -> int:
    """The storage that a slot of a player's actions is in."""
    if with_modules(s) and shelves(s, p) > 1 and slot >= first_slot(s, p, 1):
        return 1
    return 0


@rule
def tile_in(s: State, p: int, slot: int) -> int:
    """The tile in a slot of a player's actions, 0 if there is none."""
    shelf = shelf_with(s, p, slot)
    return shelf_of(s, p, shelf).tiles[slot - first_slot(s, p, shelf)]
