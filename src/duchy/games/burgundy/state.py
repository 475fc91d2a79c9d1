"""The record that is a game of The Castles of Burgundy.

Nothing hidden is stored but sealed set-up choices: face-down stacks are kept as counts of what is left in them, and
the next tile is drawn when it is needed. That is the same game to every player, since a random stack and a random draw
cannot be told apart, and nothing can leak.

Estates, players and storages are records of their own, and who uses which is data: partners share an estate.

The record has two sizes. ``STATE`` is that of games without modules. ``FULL_STATE`` has larger estates and storages and
a part ``more`` with the fields of the modules, which in ``STATE`` is an array of length 0. Rules are written once: the
compiler knows the length, so that games without modules carry neither the bytes nor the code of modules.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from duchy.engine import agenda
from duchy.engine.records import record
from duchy.engine.rule import rule, zero_without_more
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
from duchy.games.burgundy.components.layouts import CITIES, FULL_CITIES, FULL_HEXES, FULL_WORDS, HEXES, WORDS
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


class Decision(IntEnum):
    """What a player can be asked."""

    NONE = 0
    FOUND = 1
    TURN = 2
    CASTLE = 3
    TOWN_HALL = 4
    WAREHOUSE = 5
    CARPENTER = 6
    CHURCH = 7
    MARKET = 8
    SHIP = 9
    KEEP = 10  # a, b: the depot loaded from and how many depots
    DISCARD = 11  # a: the tile waiting for room
    CRANE = 12
    GEESE = 13  # a: the space of the geese
    WHITE_CASTLE = 14
    ARRANGE = 15  # a: how many tiles of the trade route have their place
    SETTLE = 16  # a, b: by which of shields 14 and 15, and what is used already
    TRIBUTE = 17
    NAME = 18
    STORE = 19  # a: the tile that goes into the own storage or into that of the team
    ORDER = 20  # a, b: the effects of a placement that wait, as a set, and its space
    BUY_POINTS = 21
    EXCHANGE = 22
    GIVE = 23  # a, b: how many goods are still to be given, and the tile for them
    AWARD = 24


class Step(IntEnum):
    """What happens by itself, in the order of the agenda."""

    BEGIN_ROUND = agenda.FIRST_STEP
    MINES = agenda.FIRST_STEP + 1
    NEXT_PHASE = agenda.FIRST_STEP + 2
    BUILDING = agenda.FIRST_STEP + 3  # a: the type of building whose effect a player uses
    FIRST_PHASE = agenda.FIRST_STEP + 4
    ROUTE = agenda.FIRST_STEP + 5  # a, b: goods sold and how many of them go to the trade route
    ROUTE_BONUS = agenda.FIRST_STEP + 6  # a: the tile whose effect a space of the trade route gives
    SETTLING = agenda.FIRST_STEP + 7  # a: the place of the next player on the order track; b: what one player has used
    TRIBUTE = agenda.FIRST_STEP + 8  # a: the place on the order track of the next player
    NAMING = agenda.FIRST_STEP + 9
    GAIN = agenda.FIRST_STEP + 10  # a: the points of a solo player
    EFFECTS = agenda.FIRST_STEP + 11  # a, b: the effects of a placement that wait, as a set, and its space
    EFFECT = agenda.FIRST_STEP + 12  # a, b: an effect of a placement, and its space
    STORE = agenda.FIRST_STEP + 13  # a: a tile that goes to storage



def _estate(spaces: int, words: int, cities: int) -> np.dtype[Any]:
    """What belongs to an estate: to one player, or to the partners of a team."""
    return record(
        covered=(np.int64, words),  # the spaces with a tile, as a mask
        border=(np.int64, words),  # the spaces next to a tile, as a mask
        scored=np.int64,  # bit r = region r was completed and has scored
        monasteries=np.int32,  # bit n = monastery n lies in the estate
        silver=np.int16,
        workers=np.int16,
        cities=(np.int16, cities),  # per city, bit t = a building of type t stands there
        layout=np.int8,
        castle=np.int8,  # the space of the start castle
        tiles=(np.int8, spaces),  # the tile on each space, 0 = none
        goods=(np.int8, GOODS),
        sold=(np.int8, GOODS),
        bonus=(np.int8, COLOURS),  # 1 large, 2 small bonus tile of the colour
    )


def _store(slots: int) -> np.dtype[Any]:
    """Where tiles wait."""
    return record(
        count=np.int8,
        tiles=(np.int8, slots),  # filled from the left
    )


def _player(categories: int) -> np.dtype[Any]:
    """What belongs to a player."""
    return record(
        points=(np.int16, categories),  # none at the start (CB-SETUP-14)
        estate=np.int8,  # whose estate, silver, workers and goods the player uses: an index of ``estates``
        storage=np.int8,  # where the player's tiles wait: an index of ``storages``
        dice=(np.int8, 2),  # CB-COMP-13
        spent=(np.int8, 2),
        space=np.int8,  # on the order track
        board=np.int8,  # expert set-up: the double-sided board dealt, -1 = none
        sealed=np.int8,  # expert set-up: a choice is made but not yet open
        sealed_side=np.int8,
        sealed_hex=np.int8,
    )

BY_RESET = 2  # in ``b`` of the question of a castle: a solo player has reached the target


BY_ROUTE = 1  # in ``b`` of a question: a trade route asks it, not the tile of its name

MORE = record(  # what only games with modules have; per player or per estate as arrays
    post_pairs=(np.int8, MAX_PLAYERS),  # by estate, bit n = the border posts of pair n are linked
    post_award=(np.int8, MAX_PLAYERS),  # by estate, 1 and 2 = the first and the second with all three linked
    shield_at=(np.int8, SHIELDS),  # 0 out of the game, 1 to 6 a depot, from 7 on the player who took it to an estate
    shield_space=(np.int8, SHIELDS),  # the space of its castle
    shield_named=np.int8,  # the estate whose monasteries shield 6 copies, counted from 1; 0 = none yet
    shield_die=np.int8,  # shield 16 was used in this turn
    inns=np.int8,  # beside the black depot
    route_tiles=(np.int8, (MAX_PLAYERS, MOST_TILES)),  # by estate, the tiles of its trade route from 1, 0 = none
    route_goods=(np.int8, (MAX_PLAYERS, MOST_SPACES)),  # by estate, the goods on each space from 1, 0 = none
    team_storage=(np.int8, MAX_PLAYERS),  # where a team keeps tiles together: an index of ``storages``, 0 = nowhere
    solo_points=np.int16,  # since the target was reached last; those of the players are never taken back
    solo_target=np.int8,
    solo_resets=np.int8,  # how often the target was reached
    solo_crane=np.int8,  # the crane was counted by a monastery (CB-SOLO-56)
)

_FIELDS: dict[str, Any] = dict(
    **agenda.FIELDS,
    modules=np.int16,  # the flags of the modules played with
    edition=np.int8,
    expert=np.int8,
    secret=np.int8,  # expert choices are sealed
    championship=np.int8,
    revision=np.int8,
    phase=np.int8,
    round_no=np.int8,
    turn=np.int8,  # how many players have finished their turn in this round
    white=np.int8,  # no player's die (CB-ROUND-04)
    bought=np.int8,  # the purchase of this turn is used up
    order=(np.int8, MAX_PLAYERS),  # players by the order track as it stands, first player first (CB-ORDER-01)
    turns=(np.int8, MAX_PLAYERS),  # players by the order track as it stood when the round began
    bag=(np.int8, PILES),  # tiles left in the stacks, by pile: the tiles of one kind with one back
    stacks=(np.int8, COLOURS + 1),  # how many that makes in each stack: adding up anew was most of a phase's set-up
    depots=(np.int8, (DEPOTS, SLOTS)),
    black=(np.int8, BLACK_SLOTS),
    wares=(np.int8, (DEPOTS, GOODS)),  # goods lying in the depots, without limit (CB-ROUND-06)
    round_goods=(np.int8, ROUNDS),  # goods on the round spaces, -1 = gone (CB-ROUND-07)
    unseen=(np.int8, GOODS),  # goods that are face down: in the phase stacks or out of the game (CB-SETUP-04)
    bonus_left=(np.int8, COLOURS),  # 2 large and small, 1 small, 0 none
)
STORAGES = MAX_PLAYERS + 2  # with modules: one for each player, one for each team

STATE = record(
    **_FIELDS,
    players=(_player(BASE_CATEGORIES), MAX_PLAYERS),
    estates=(_estate(HEXES, WORDS, CITIES), MAX_PLAYERS),
    storages=(_store(STORAGE), MAX_PLAYERS),
    more=(MORE, 0),
)
FULL_STATE = record(
    **_FIELDS,
    players=(_player(CATEGORIES), MAX_PLAYERS),
    estates=(_estate(FULL_HEXES, FULL_WORDS, FULL_CITIES), MAX_PLAYERS),
    storages=(_store(FULL_STORAGE), STORAGES),
    more=(MORE, 1),
)


@zero_without_more
@rule
def with_modules(s: Any) -> Any:
    """Whether any module is played with: 0 or 1, a constant to the compiler."""
    return len(s.more)


@rule
def estate_of(s: Any, p: int) -> Any:
    """The estate that a player builds."""
    return s.estates[s.players[p].estate]


@rule
def storage_of(s: Any, p: int) -> Any:
    """The storage of a player."""
    return s.storages[s.players[p].storage]


@rule
def estate_count(s: Any) -> Any:
    """How many estates are built: one for each player, or one for each team."""
    count = 0
    for p in range(s.seats):
        count = max(count, s.players[p].estate + 1)
    return count


# --- the storages of a player: the own one is shelf 0, that of the team, if there is one, shelf 1 --------------------


@rule
def shelves(s: Any, p: int) -> Any:
    """How many storages a player takes tiles from (CB-TEAM-13, CB-TEAM-14)."""
    if with_modules(s) and s.more[0].team_storage[p]:
        return 2
    return 1


@rule
def shelf_of(s: Any, p: int, shelf: int) -> Any:
    """One of the storages of a player."""
    return s.storages[s.more[0].team_storage[p] if with_modules(s) and shelf else s.players[p].storage]


@rule
def storage_slots(s: Any, p: int) -> Any:
    """How many tiles a storage holds: a player's, or each of those of a team (CB-SETUP-22, CB-TEAM-13)."""
    return TEAM_STORAGE if shelves(s, p) > 1 else STORAGE


@rule
def first_slot(s: Any, p: int, shelf: int) -> Any:
    """The first slot of a storage as a player's actions count slots: the own ones come first."""
    if with_modules(s) and shelf:
        return max(TEAM_STORAGE, storage_of(s, p).count)
    return 0


@rule
def shelf_with(s: Any, p: int, slot: int) -> Any:
    """The storage that a slot of a player's actions is in."""
    if with_modules(s) and shelves(s, p) > 1 and slot >= first_slot(s, p, 1):
        return 1
    return 0


@rule
def tile_in(s: Any, p: int, slot: int) -> Any:
    """The tile in a slot of a player's actions, 0 if there is none."""
    shelf = shelf_with(s, p, slot)
    return shelf_of(s, p, shelf).tiles[slot - first_slot(s, p, shelf)]
