"""An observed position as a vector of numbers, for learning. A kernel, so that it runs wherever games are played.

The vector is seen from one player: the table first, then the player, then the others clockwise. Counts are scaled so
that most values lie between 0 and 1; what an empty seat would say is 0. ``NAMES`` has a name for each number, and the
sizes of the parts are those of its parts.
"""

from collections.abc import Sequence

from duchy.engine.kernels.arrays import Floats, Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.layout import numbered, under
from duchy.games.burgundy.chapters.gains import vp
from duchy.games.burgundy.chapters.monasteries import has
from duchy.games.burgundy.components.board import (
    BLACK_SLOTS,
    DEPOTS,
    FULL_STORAGE,
    MAX_PLAYERS,
    MOST_TARGET,
    ORDER_SPACES,
    PHASES,
    ROUNDS,
    SLOTS,
    STORAGE,
)
from duchy.games.burgundy.components.layouts import (
    FULL_HEXES,
    HEXES,
    PIPS,
    bit_of,
    space_colour,
    space_count,
    space_number,
    word_of,
)
from duchy.games.burgundy.components.modules import MODULE_FLAGS, MODULE_NAMES, Module
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.routes import (
    BONUS_NAMES,
    BONUS_NUMBER,
    MOST_SPACES,
    ROUTE_BONUS,
    ROUTE_GOODS,
    SPACES,
)
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELDS
from duchy.games.burgundy.components.tiles import (
    ANIMALS,
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    FAMILY,
    GOODS,
    GOODS_NAMES,
    INNS,
    KIND_NAMES,
    MONASTERIES,
    MONASTERY,
    SPECIES,
    SPECIES_COUNT,
    SPECIES_NAMES,
    Colour,
    Kind,
)
from duchy.games.burgundy.display.names import CATEGORY_NAMES, COLOUR_NAMES, PHASE_NAMES
from duchy.games.burgundy.modules.border_posts import PAIRS, tiles_missing
from duchy.games.burgundy.modules.shields.held import has_shield
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.state import (
    BASE_CATEGORIES,
    CATEGORIES,
    Estate,
    State,
    estate_of,
    storage_of,
    tile_in,
    with_modules,
)

DECISIONS = len(QUESTIONS.names)
PRINTINGS = len(EDITIONS)
MODULES = len(MODULE_NAMES)

BUILDING_NAMES = tuple(KIND_NAMES[kind] for kind in FAMILY[Colour.BUILDING])
NUMBERS = range(1, PIPS + 1)

TILE_NAMES = (
    *under("colour", COLOUR_NAMES),
    *under("building", BUILDING_NAMES),
    *under("species", SPECIES_NAMES),
    "animals",
    "monastery",
)
SPACE_NAMES = (
    *under("colour", COLOUR_NAMES),
    *under("number", NUMBERS),
    "open",
    "covered",
    *under("tile", TILE_NAMES),
)
TABLE_NAMES = (
    *under("decision", QUESTIONS.names),
    *under("phase", PHASE_NAMES),
    *under("round", range(1, ROUNDS + 1)),
    *under("edition", EDITIONS),
    *under("modules", MODULE_NAMES),
    *under("players", range(1, MAX_PLAYERS + 1)),
    *under("white", NUMBERS),
    "bought",
    *under("bonus_left", COLOUR_NAMES),
    *(name for depot in range(1, DEPOTS + 1) for name in numbered(f"depots.{depot}", SLOTS, TILE_NAMES)),
    *numbered("black_depot", BLACK_SLOTS, TILE_NAMES),
    *numbered("goods", DEPOTS, GOODS_NAMES),
    *numbered("round_goods", ROUNDS, GOODS_NAMES),
)
PLAYER_NAMES = (
    "decides",
    *numbered("dice", 2, (*under("value", NUMBERS), "spent")),
    *under("track", range(ORDER_SPACES)),
    "silver",
    "workers",
    "score",
    *under("goods", GOODS_NAMES),
    *under("sold", GOODS_NAMES),
    *under("bonus", COLOUR_NAMES),
    *under("monasteries", range(1, MONASTERIES + 1)),
)
ROUTE_NAMES = (*under("goods", GOODS_NAMES), *under("bonus", BONUS_NAMES), *under("laid", GOODS_NAMES))
SEATS = ("own", *(f"other{n}" for n in range(1, MAX_PLAYERS)))  # from the player who looks, clockwise


SHIELD_TABLE_NAMES = (*under("shields", SHIELD_NAMES), "die_set")
SHIELD_PLAYER_NAMES = tuple(under("shields", SHIELD_NAMES))


def _names(
    categories: int, slots: int, spaces: int, table: Sequence[str] = (), player: Sequence[str] = ()
) -> tuple[str, ...]:
    """All names, for storages and estates of a size, with what modules add."""
    sized = (
        *under("points", CATEGORY_NAMES[:categories]),
        *numbered("storage", slots, TILE_NAMES),
        *numbered("estate", spaces, SPACE_NAMES),
        *player,
    )
    return (
        *under("table", (*TABLE_NAMES, *table)),
        *(name for seat in SEATS for name in under(seat, (*PLAYER_NAMES, *sized))),
    )


NAMES = _names(BASE_CATEGORIES, STORAGE, HEXES)
FULL_NAMES = _names(
    CATEGORIES,
    FULL_STORAGE,
    FULL_HEXES,
    ("inns", *SHIELD_TABLE_NAMES, "target", "counted"),
    (
        *numbered("route", MOST_SPACES, ROUTE_NAMES),
        *SHIELD_PLAYER_NAMES,
        *numbered("posts", len(PAIRS), ("linked", "missing")),
        "post_award",
    ),
)
"""In games with modules, which have larger storages and estates, inns, trade routes, shields and border posts."""

TILE = len(TILE_NAMES)
ROUTE = len(ROUTE_NAMES)
SPACE = len(SPACE_NAMES)


@rule
def features(s: State, p: int, out: Floats) -> None:
    """Write the position as player p sees it; ``out`` has room for a number for each name."""
    for i in range(len(out)):
        out[i] = 0.0
    at = write_table(s, out, 0)
    for i in range(s.seats):
        at = write_player(s, (p + i) % s.seats, out, at)


@rule
def mark(out: Floats, at: int, size: int, index: int) -> int:
    """Write which of ``size`` things it is, none if the index is negative; return the place after it."""
    if index >= 0:
        out[at + index] = 1.0
    return at + size


@rule
def write_tile(out: Floats, at: int, kind: int) -> int:
    """Write what a tile is; 0 is none."""
    if kind == Kind.INN:  # it fits all colours
        for colour in range(COLOURS):
            out[at + colour] = 1.0
    elif kind:
        mark(out, at, COLOURS, COLOUR[kind])
        mark(out, at + COLOURS, BUILDINGS, BUILDING[kind])
        mark(out, at + COLOURS + BUILDINGS, SPECIES_COUNT, SPECIES[kind])
        out[at + TILE - 2] = ANIMALS[kind] / 4
        out[at + TILE - 1] = MONASTERY[kind] / MONASTERIES
    return at + TILE


@rule
def write_table(s: State, out: Floats, at: int) -> int:
    """Write what belongs to nobody: time, the white die, depots, goods, bonus tiles."""
    at = mark(out, at, DECISIONS, decision(s))
    at = mark(out, at, PHASES, s.phase)
    at = mark(out, at, ROUNDS, min(s.round_no, ROUNDS - 1))
    at = mark(out, at, PRINTINGS, s.edition)
    for module in range(MODULES):
        out[at + module] = (s.modules & MODULE_FLAGS[module]) > 0
    at = mark(out, at + MODULES, MAX_PLAYERS, s.seats - 1)
    at = mark(out, at, PIPS, s.white - 1)
    out[at] = s.bought
    at += 1
    for colour in range(COLOURS):
        out[at + colour] = s.bonus_left[colour] / 2
    at += COLOURS
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            at = write_tile(out, at, s.depots[depot, slot])
    for slot in range(BLACK_SLOTS):
        at = write_tile(out, at, s.black[slot])
    for depot in range(DEPOTS):
        at = write_goods(s.wares[depot], out, at)
    for i in range(ROUNDS):
        at = mark(out, at, GOODS, s.round_goods[i])
    if with_modules(s):
        out[at] = s.more[0].inns / INNS
        at = write_shields_lying(s, out, at + 1)
        out[at] = s.more[0].solo_target / MOST_TARGET
        out[at + 1] = s.more[0].solo_points / MOST_TARGET
        at += 2
    return at


@rule
def write_shields_lying(s: State, out: Floats, at: int) -> int:
    """Write the depot of each shield that lies in one, and whether shield 16 was used in this turn."""
    for shield in range(SHIELDS):
        depot = s.more[0].shield_at[shield]
        out[at + shield] = depot / DEPOTS if depot <= DEPOTS else 0.0
    out[at + SHIELDS] = s.more[0].shield_die
    return at + SHIELDS + 1


@rule
def write_goods(goods: Ints, out: Floats, at: int) -> int:
    """Write how many goods there are of each colour."""
    for i in range(GOODS):
        out[at + i] = goods[i] / 4
    return at + GOODS


@rule
def write_player(s: State, q: int, out: Floats, at: int) -> int:
    """Write what belongs to one player."""
    me, home, storage = s.players[q], estate_of(s, q), storage_of(s, q)
    out[at] = (deciders(s) >> q) & 1
    at += 1
    for die in range(2):
        at = mark(out, at, PIPS, me.dice[die] - 1)
        out[at] = me.spent[die]
        at += 1
    at = mark(out, at, ORDER_SPACES, me.space)
    out[at] = home.silver / 10
    out[at + 1] = home.workers / 10
    out[at + 2] = vp(s, q) / 100
    at += 3
    at = write_goods(home.goods, out, at)
    at = write_goods(home.sold, out, at)
    for colour in range(COLOURS):
        out[at + colour] = home.bonus[colour] > 0
    at += COLOURS
    for monastery in range(MONASTERIES):
        out[at + monastery] = has(home, monastery + 1)
    at += MONASTERIES
    for category in range(len(me.points)):
        out[at + category] = me.points[category] / 50
    at += len(me.points)
    for slot in range(len(storage.tiles)):
        at = write_tile(out, at, tile_in(s, q, slot))  # those of a team follow the player's own
    at = write_estate(home, out, at)
    if with_modules(s):
        at = write_route(s, me.estate, out, at)
        for shield in range(SHIELDS):
            out[at + shield] = has_shield(s, q, shield + 1)
        at += SHIELDS
        at = write_posts(s, q, out, at)
    return at


@rule
def write_route(s: State, e: int, out: Floats, at: int) -> int:
    """Write the spaces of a trade route: what they ask for, what they give, and the goods on them."""
    for space in range(MOST_SPACES):
        tile = s.more[0].route_tiles[e, space // SPACES]
        if tile:
            mark(out, at, GOODS, ROUTE_GOODS[tile, space % SPACES])
            mark(out, at + GOODS, len(BONUS_NAMES), BONUS_NUMBER[ROUTE_BONUS[tile, space % SPACES]])
            mark(out, at + GOODS + len(BONUS_NAMES), GOODS, s.more[0].route_goods[e, space] - 1)
        at += ROUTE
    return at


@rule
def write_posts(s: State, q: int, out: Floats, at: int) -> int:
    """Write which border posts are linked, and how many tiles are missing between the others."""
    home, more = estate_of(s, q), s.more[0]
    for pair in range(len(PAIRS)):
        if s.modules & Module.BORDER_POSTS and home.layout >= 0:
            missing = tiles_missing(home, PAIRS[pair, 0], PAIRS[pair, 1])
            out[at] = missing == 0
            out[at + 1] = missing / 5
        at += 2
    out[at] = more.post_award[s.players[q].estate] > 0
    return at + 1


@rule
def write_estate(home: Estate, out: Floats, at: int) -> int:
    """Write every space of an estate; nothing if it is not chosen yet."""
    if home.layout < 0:
        return at + len(home.tiles) * SPACE
    for space in range(len(home.tiles)):
        if space < space_count(home.layout):
            write_space(home, space, out, at)
        at += SPACE
    return at


@rule
def write_space(home: Estate, space: int, out: Floats, at: int) -> None:
    """Write one space: what it asks for, whether a tile may come here, and what lies there."""
    at = mark(out, at, COLOURS, space_colour(home.layout, space))
    at = mark(out, at, PIPS, space_number(home.layout, space) - 1)
    beside = (home.border[word_of(home, space)] & bit_of(home, space)) != 0
    out[at] = beside and home.tiles[space] == 0
    out[at + 1] = home.tiles[space] != 0
    write_tile(out, at + 2, home.tiles[space])
