"""What a run of random games should have met: the fuzzer counts it and says what is missing."""

from itertools import combinations

import numpy as np

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.components.board import BLACK_SLOTS, MAX_PLAYERS
from duchy.games.burgundy.components.layouts import FIRST_OWN, LAYOUTS
from duchy.games.burgundy.components.modules import MODULE_FLAGS, MODULE_NAMES, flags
from duchy.games.burgundy.components.printings import BOARD_SETS, EDITIONS
from duchy.games.burgundy.components.routes import (
    BONUS_NAMES,
    BONUS_NUMBER,
    MOST_SPACES,
    MOST_TILES,
    ROUTE_BONUS,
    ROUTE_GOODS,
    ROUTES,
    SPACES,
)
from duchy.games.burgundy.components.shields import SHIELD_NAMES
from duchy.games.burgundy.components.tiles import (
    BUILDINGS_TO_COPY,
    COLOURS,
    FAMILY,
    KIND_NAMES,
    KINDS,
    SPECIES_COUNT,
    SPECIES_NAMES,
    Colour,
    Kind,
)
from duchy.games.burgundy.modules.border_posts import ALL_PAIRS
from duchy.games.burgundy.options import NOT_IN_SOLO, ORDINARY, SET_UPS, numbers_of
from duchy.games.burgundy.rules import VERDICTS, verdict
from duchy.games.burgundy.state import State, estate_of, tile_in, with_modules

INN = int(Kind.INN)  # a plain integer, which the compiler puts beside those of the record
SETUPS = ("standard", "expert_chosen", "expert_dealt", "expert_sealed", "championship")
BONUSES = tuple(f"{colour.name.lower()}_{size}" for colour in Colour for size in ("large", "small"))

_MONASTERIES = FAMILY[Colour.MONASTERY]
_NAMES = {int(kind): kind.name.lower() for kind in Kind if kind}
_NUMBER = {
    (place, BOARD_SETS[edition][board_set][number]): number
    for place, edition in enumerate(EDITIONS)
    for board_set in (ORDINARY, *SET_UPS)
    for number in numbers_of(edition, board_set)
}
_APART = [set(SET_UPS), *({"solo", name} for name in NOT_IN_SOLO)]
_TOGETHER = [pair for pair in combinations(MODULE_NAMES, 2) if not any(set(pair) <= apart for apart in _APART)]
MODULE_PAIRS = table([flags(pair) for pair in _TOGETHER], np.int16)
OWN_ESTATES = flags(tuple(SET_UPS))
POSTS = ("two", "three", "first", "second")  # posts linked at the end, and the awards

#: What is counted, by group. A name that is None can never happen.
GROUPS: dict[str, tuple[str | None, ...]] = {
    "tiles": tuple(None if kind in _MONASTERIES else _NAMES.get(kind) for kind in range(KINDS)),
    "monasteries": tuple(_NAMES.get(kind) if kind in _MONASTERIES else None for kind in range(KINDS)),
    "estates": tuple(
        f"{edition}_{_NUMBER[place, layout]}" if (place, layout) in _NUMBER else None
        for place, edition in enumerate(EDITIONS)
        for layout in range(LAYOUTS)
    ),
    "editions": EDITIONS,
    "players": tuple(str(players) for players in range(1, MAX_PLAYERS + 1)),
    "setups": SETUPS,
    "bonuses": BONUSES,
    "modules": MODULE_NAMES,
    "module_pairs": tuple(f"{one} + {other}" for one, other in _TOGETHER),
    "posts": POSTS,
    "copied": tuple(KIND_NAMES[kind] for kind in BUILDINGS_TO_COPY),
    "flocks": SPECIES_NAMES[: SPECIES_COUNT - 1],
    "rewards": BONUS_NAMES,
    "routes": tuple(tile.name for tile in ROUTES),
    "shields": SHIELD_NAMES,
    "verdicts": VERDICTS,
}

_sizes = [len(names) for names in GROUPS.values()]
(
    MONASTERIES,
    ESTATES,
    EDITION,
    PLAYERS,
    SETUP,
    BONUS,
    MODULE,
    MODULE_PAIR,
    POST,
    COPIED,
    FLOCK,
    REWARD,
    ROUTE,
    SHIELD,
    VERDICT,
) = (sum(_sizes[: place + 1]) for place in range(len(_sizes) - 1))
SIZE = sum(_sizes)


@rule
def count_place(s: State, p: int, counts: Ints, die: int, slot: int, space: int) -> None:
    """Count the tile that a die is about to lay."""
    count_tile(counts, tile_in(s, p, slot))


@rule
def count_place_free(s: State, p: int, counts: Ints, slot: int, space: int) -> None:
    """Count the tile that a town hall is about to lay."""
    count_tile(counts, tile_in(s, p, slot))


@rule
def count_tile(counts: Ints, kind: int) -> None:
    """Count a tile, among the monasteries and among the others: only one of the two has a name."""
    counts[kind] += 1
    counts[MONASTERIES + kind] += 1


@rule
def count_copy(s: State, p: int, counts: Ints, building: int) -> None:
    """Count the building that a crane copies."""
    counts[COPIED + building] += 1


@rule
def count_flock(s: State, p: int, counts: Ints, species: int) -> None:
    """Count the animals that geese join by choice."""
    counts[FLOCK + species] += 1


@rule
def count_settle(s: State, p: int, counts: Ints, depot: int, slot: int, space: int) -> None:
    """Count the tile that comes straight from a depot."""
    count_tile(counts, s.depots[depot, slot])


@rule
def count_from_black(s: State, p: int, counts: Ints, slot: int, space: int) -> None:
    """Count the tile that comes straight from the black depot, or an inn from beside it."""
    count_tile(counts, s.black[slot] if slot < BLACK_SLOTS else INN)


@rule
def count_shield(s: State, p: int, counts: Ints, shield: int, space: int) -> None:
    """Count the shield that is taken."""
    counts[SHIELD + shield] += 1


@rule
def count_nothing(s: State, p: int, counts: Ints) -> None:
    """Other actions are counted by their kind."""


_count = ACTIONS.dispatcher(
    "s, p, counts",
    otherwise=count_nothing,
    place=count_place,
    place_free=count_place_free,
    settle=count_settle,
    settle_black=count_from_black,
    award=count_from_black,
    take_shield=count_shield,
    copy=count_copy,
    flock=count_flock,
)


@rule
def count_action(s: State, p: int, action: int, counts: Ints) -> None:
    """Count what an action is about to do."""
    _count(s, p, counts, action)


@rule
def count_game(s: State, counts: Ints) -> None:
    """Count the options of a finished game, its estates and the bonus tiles that were won."""
    counts[EDITION + s.edition] += 1
    counts[PLAYERS + s.seats - 1] += 1
    if s.seats == 1:
        counts[VERDICT + verdict(s)] += 1
    if not s.modules & OWN_ESTATES:
        counts[SETUP] += not s.expert
        counts[SETUP + 1] += s.expert and s.players[0].board < 0
        counts[SETUP + 2] += s.expert and s.players[0].board >= 0
    counts[SETUP + 3] += s.secret
    counts[SETUP + 4] += s.championship
    for module in range(len(MODULE_NAMES)):
        counts[MODULE + module] += (s.modules & MODULE_FLAGS[module]) > 0
    for pair in range(len(MODULE_PAIRS)):
        counts[MODULE_PAIR + pair] += s.modules & MODULE_PAIRS[pair] == MODULE_PAIRS[pair]
    for p in range(s.seats):
        home = estate_of(s, p)
        if home.layout < FIRST_OWN:
            counts[ESTATES + s.edition * LAYOUTS + home.layout] += 1
        if with_modules(s):
            count_posts(s, s.players[p].estate, counts)
        for colour in range(COLOURS):
            if home.bonus[colour]:
                counts[BONUS + colour * 2 + home.bonus[colour] - 1] += 1
    if with_modules(s):
        for e in range(MAX_PLAYERS):
            count_route(s, e, counts)


@rule
def count_route(s: State, e: int, counts: Ints) -> None:
    """Count the tiles of a trade route and the bonuses that goods have reached there."""
    for slot in range(MOST_TILES):
        if s.more[0].route_tiles[e, slot]:
            counts[ROUTE + s.more[0].route_tiles[e, slot] - 1] += 1
    for space in range(MOST_SPACES):
        tile, goods = s.more[0].route_tiles[e, space // SPACES], s.more[0].route_goods[e, space]
        if goods and ROUTE_GOODS[tile, space % SPACES] == goods - 1:
            counts[REWARD + BONUS_NUMBER[ROUTE_BONUS[tile, space % SPACES]]] += 1


@rule
def count_posts(s: State, e: int, counts: Ints) -> None:
    """Count the border posts of an estate that were linked, and their award."""
    pairs, award = s.more[0].post_pairs[e], s.more[0].post_award[e]
    if pairs:
        counts[POST + (pairs == ALL_PAIRS)] += 1
    if award:
        counts[POST + 1 + award] += 1
