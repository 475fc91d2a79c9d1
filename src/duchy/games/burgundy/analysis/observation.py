"""A position as a player sees it, for learning: groups of tokens, and the kernel that writes them.

The table comes first, then the seats from the player who looks, clockwise. Groups of a module are there in games with
this module only, and what belongs to the estate of a team is told once, in the block of the first seat that builds it.
``duchy.engine.play.encodings`` says what becomes of it.
"""

from collections.abc import Iterator
from itertools import groupby

import numpy as np

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.encodings import (
    FLAG,
    Choice,
    Group,
    Groups,
    Properties,
    Quantity,
    Seat,
    Seats,
    numbered,
    paths,
    put,
    put_count,
    seat_from,
    seats_from,
)
from duchy.games.burgundy.chapters.gains import vp
from duchy.games.burgundy.chapters.monasteries import has
from duchy.games.burgundy.components.board import (
    BLACK_SLOTS,
    BLACK_TILES,
    DEPOT_COLOUR,
    DEPOTS,
    FEWEST,
    FULL_STORAGE,
    MAX_PLAYERS,
    MOST_TARGET,
    ORDER_SPACES,
    PHASES,
    ROUNDS,
    SLOTS,
    STORAGE,
)
from duchy.games.burgundy.components.estates import BoardSet
from duchy.games.burgundy.components.layouts import ESTATES, FIRST_OWN, FULL_HEXES, HEXES, PIPS, bit_of, word_of
from duchy.games.burgundy.components.modules import MODULE_NAMES, Module
from duchy.games.burgundy.components.printings import BOARD_COUNT, EDITIONS
from duchy.games.burgundy.components.routes import MOST_SPACES, MOST_TILES, ROUTES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELDS
from duchy.games.burgundy.components.spaces import space_colour, space_count, space_number
from duchy.games.burgundy.components.tiles import (
    ANIMALS,
    BLACK_STACK,
    BUILDING,
    COLOUR,
    COLOURS,
    FAMILY,
    GOODS,
    GOODS_COPIES,
    GOODS_NAMES,
    INNS,
    KIND_NAMES,
    MODULE,
    MONASTERIES,
    MONASTERY,
    PILE_COPIES,
    PILE_KIND,
    PILE_STACK,
    PILES,
    SPECIES,
    SPECIES_NAMES,
    Colour,
    Kind,
)
from duchy.games.burgundy.display.names import CATEGORY_NAMES, COLOUR_NAMES, PHASE_NAMES
from duchy.games.burgundy.modules.border_posts import PAIRS, tiles_missing
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.state import (
    BASE_CATEGORIES,
    Category,
    Estate,
    State,
    estate_of,
    shelf_of,
    tile_in,
    with_modules,
)

#: Goes up by one whenever the same names say something else than before.
VERSION = 1

WAITING = 3  # frames below the question that are told
MODULES = len(MODULE_NAMES)
BUILDING_NAMES = tuple(KIND_NAMES[kind] for kind in FAMILY[Colour.BUILDING])
PIP_NAMES = numbered(PIPS)

# When a group is there: the modules that bring it, and what else it needs.
PER_ESTATE, FOUNDED, THREE, FOUR = (1 << bit for bit in range(14, 18))
WITH_PLAYERS = {3: THREE, 4: FOUR}
MANY_STORED = int(Module.SHIELDS | Module.TEAM)  # storages can hold more than three tiles
WITH_TEAMS, EXTRA, WHITE = int(Module.TEAM), int(Module.EXTRA_TILES), int(Module.WHITE_CASTLES)
WITH_SHIELDS, ROUTE, POSTS = int(Module.SHIELDS), int(Module.TRADE_ROUTES), int(Module.BORDER_POSTS)
WITH_INNS, ALONE = int(Module.INNS), int(Module.SOLO)

# --- kinds of frames and tiles: those of the base game first, so that games without modules tell no more --------------

_asked = list(QUESTIONS.questions.values())
_steps = list(QUESTIONS.steps.values())
_base_frames = [frame for frame in (*_asked, *_steps) if not frame.module]
_frames = [*_base_frames, *(frame for frame in (*_asked, *_steps) if frame.module)]
FRAME_NAMES = tuple(frame.name if frame in _asked else f"then_{frame.name}" for frame in _frames)
BASE_DECISIONS = sum(not frame.module for frame in _asked)
assert all(not frame.module for frame in _asked[:BASE_DECISIONS])
_places = {int(frame.kind): place for place, frame in enumerate(_frames, 1)}
FRAME = table([_places.get(kind, 0) for kind in range(max(_places) + 1)])
"""By the kind of a frame: its place among the names, counted from 1."""
TILE_A, TILE_B = QUESTIONS.fields("tile", "a"), QUESTIONS.fields("tile", "b")

BASE_KINDS = Kind.SHIP + 1  # the number of no tile included
FULL_KINDS = Kind.BLACK_TILE + 1
BASE_MONASTERIES = max(MONASTERY[kind] for kind in range(BASE_KINDS))


def _one_hot(index: int, size: int) -> list[float]:
    return [float(place == index) for place in range(size)]


def _tile_properties(full: bool) -> tuple[list[str], list[list[float]]]:
    """What a tile is, by its kind: colour, type of building, species and animals; an inn fits all colours."""
    buildings = BUILDING_NAMES if full else BUILDING_NAMES[:8]
    species = SPECIES_NAMES if full else SPECIES_NAMES[:4]
    names = [*paths(("building",), buildings), *paths(("species",), species), "animals"]
    rows = []
    for kind in range(FULL_KINDS if full else BASE_KINDS):
        colours = [1.0] * COLOURS if kind == Kind.INN else _one_hot(COLOUR[kind], COLOURS)
        animal = [*_one_hot(SPECIES[kind], len(species)), ANIMALS[kind] / 4]
        rows.append([*colours, *_one_hot(BUILDING[kind], len(buildings)), *animal])
    return [*paths(("colour",), COLOUR_NAMES), *names], rows


def _tile(full: bool) -> Properties:
    """A tile anywhere but in an estate; token 0 is none, the others are the kinds."""
    names, rows = _tile_properties(full)
    monasteries = MONASTERIES if full else BASE_MONASTERIES
    added = [*paths(("monastery",), numbered(monasteries)), *(["face_down"] if full else [])]
    for kind, row in enumerate(rows):
        row += _one_hot(MONASTERY[kind] - 1, monasteries)
        row += [float(kind == Kind.BLACK_TILE)] if full else []
    return Properties((*names, *added), tuple(map(tuple, rows)))


def _space(full: bool) -> Properties:
    """A space of an estate: token 0 is none, then the empty spaces by colour and number, those that no tile borders on
    and those that may be built on, then the tiles by kind, then the start castle.

    Which monasteries lie in an estate is told beside it.
    """
    names, tiles = _tile_properties(full)
    nothing = [0.0] * len(names)
    rows = [[*nothing, *_one_hot(-1, PIPS), 0.0, 0.0, 0.0]]
    for is_open in (0.0, 1.0):
        for colour in range(COLOURS):
            empty = [*_one_hot(colour, COLOURS), *nothing[COLOURS:]]
            rows += [[*empty, *_one_hot(number, PIPS), is_open, 0.0, 0.0] for number in range(PIPS)]
    rows += [[*tile, *_one_hot(-1, PIPS), 0.0, 1.0, 0.0] for tile in tiles[1:]]
    rows.append([*tiles[Kind.CASTLE], *_one_hot(-1, PIPS), 0.0, 1.0, 1.0])
    return Properties((*names, *paths(("number",), PIP_NAMES), "open", "covered", "start"), tuple(map(tuple, rows)))


OPEN = COLOURS * PIPS
COVERED = 2 * OPEN  # on top of the kind of the tile

PILE_WHEN = [int(MODULE[PILE_KIND[pile]]) for pile in range(PILES)]
_told = sorted(range(PILES), key=lambda pile: (PILE_WHEN[pile], pile))
PILE_ORDER = table(_told)
"""The piles as they are told: those of the base game, then those of each module."""
PILE_MODULE = table([PILE_WHEN[pile] for pile in _told], np.int16)
STACKS_OF = {0: "stacks", EXTRA: "extra_stacks", WHITE: "white_stacks"}


def _pile_groups() -> Iterator[Group]:
    """What is left in the stacks, tile by tile. Neighbours with as many copies are one group."""
    for (when, copies), piles in groupby(_told, key=lambda pile: (PILE_WHEN[pile], PILE_COPIES[pile])):
        yield Group(STACKS_OF[when], Quantity(copies, copies), tuple(map(_pile_name, piles)), when)


def _pile_name(pile: int) -> str:
    back = "black" if PILE_STACK[pile] == BLACK_STACK else "coloured"
    return f"{back}.{KIND_NAMES[PILE_KIND[pile]]}"


_counts = range(FEWEST, MAX_PLAYERS + 1)
_slot_players = [
    min(n for n in _counts if any(DEPOT_COLOUR[n, phase, depot, slot] >= 0 for phase in range(PHASES)))
    for depot in range(DEPOTS)
    for slot in range(SLOTS)
]
_black_players = [min(n for n in _counts if BLACK_TILES[n] > slot) for slot in range(BLACK_SLOTS)]
SLOT_PLAYERS, BLACK_PLAYERS = table(_slot_players), table(_black_players)
"""With how many players each slot is used. One player has the board of two."""


def _stack_sizes(full: bool) -> list[int]:
    """The tiles of each stack, the black one last."""
    told = [pile for pile in range(PILES) if full or not PILE_WHEN[pile]]
    return [sum(PILE_COPIES[pile] for pile in told if PILE_STACK[pile] == stack) for stack in range(COLOURS + 1)]


PAIR_NAMES = tuple(f"{PAIRS[pair, 0] + 1}-{PAIRS[pair, 1] + 1}" for pair in range(len(PAIRS)))


def _slot_groups(name: str, tile: Properties, slots: list[tuple[str, int]]) -> Iterator[Group]:
    """Slots for tiles: those that so many players use."""
    for players, run in groupby(slots, key=lambda slot: slot[1]):
        yield Group(name, tile, tuple(path for path, _ in run), WITH_PLAYERS.get(players, 0))


def _groups(full: bool) -> Groups:
    """All groups of games without modules, or with them."""
    tile, space = _tile(full), _space(full)
    frame = Choice(FRAME_NAMES if full else FRAME_NAMES[: len(_base_frames)], optional=True)
    asked = QUESTIONS.names[1:] if full else QUESTIONS.names[1 : BASE_DECISIONS + 1]
    goods = Quantity(4)
    categories = CATEGORY_NAMES if full else CATEGORY_NAMES[:BASE_CATEGORIES]
    layouts = tuple(estate.name for estate in ESTATES if full or estate.board_set == BoardSet.ORDINARY)
    boards = max(BOARD_COUNT[edition] for edition in range(len(EDITIONS))) + 1
    base_table = (
        Group("decision", Choice(asked, optional=True)),
        Group("asked", Quantity(8, 127), ("a", "b")),
        Group("asked.tile", tile),
        Group("waiting", frame, numbered(WAITING)),
        Group("waiting_for", Seats(), numbered(WAITING)),
        Group("waiting_about", Quantity(8, 127), paths(numbered(WAITING), ("a", "b"))),
        Group("depth", Quantity(8, 16)),
        Group("over", FLAG),
        Group("phase", Choice(tuple(PHASE_NAMES))),
        Group("round", Choice((*numbered(ROUNDS), "over"))),
        Group("turns_done", Quantity(MAX_PLAYERS, MAX_PLAYERS)),
        Group("bought", FLAG),
        Group("white", Choice(PIP_NAMES, optional=True)),
        Group("edition", Choice(EDITIONS)),
        Group("expert", FLAG),
        Group("sealed", FLAG),
        Group("championship", FLAG),
        Group("bonus_left", Quantity(2, 2), COLOUR_NAMES),
        *_slot_groups("depots", tile, list(zip(numbered(DEPOTS, SLOTS), _slot_players, strict=True))),
        *_slot_groups("black_depot", tile, list(zip(numbered(BLACK_SLOTS), _black_players, strict=True))),
        Group("goods", goods, paths(numbered(DEPOTS), GOODS_NAMES)),
        Group("round_goods", Choice(GOODS_NAMES, optional=True), numbered(ROUNDS)),
        Group("goods_unseen", Quantity(GOODS_COPIES, GOODS_COPIES), GOODS_NAMES),
        *(
            Group(f"stack_sizes.{name}", Quantity(size, size))
            for name, size in zip((*COLOUR_NAMES, "black"), _stack_sizes(full), strict=True)
        ),
        *_pile_groups(),
    )
    modules_table = (
        Group("modules", FLAG, MODULE_NAMES),
        Group("seat", Quantity(MAX_PLAYERS - 1, MAX_PLAYERS - 1), when=WITH_SHIELDS),  # actions name players by it
        Group("inns", Quantity(INNS, INNS), when=WITH_INNS),
        Group(
            "shields", Choice((*(f"depot{n}" for n in numbered(DEPOTS)), "estate"), True), SHIELD_NAMES, WITH_SHIELDS
        ),
        Group("shield_owners", Seat(), SHIELD_NAMES, WITH_SHIELDS),
        Group("shield_spaces", Quantity(FULL_HEXES, FULL_HEXES), SHIELD_NAMES, WITH_SHIELDS),
        Group("shield_named", Seat(), when=WITH_SHIELDS),
        Group("shield_die", FLAG, when=WITH_SHIELDS),
        Group("target", Quantity(MOST_TARGET), when=ALONE),
        Group("counted", Quantity(MOST_TARGET), when=ALONE),
        Group("resets", Quantity(4), when=ALONE),
        Group("crane_counted", FLAG, when=ALONE),
    )
    base_seat = (
        Group("decides", FLAG),
        Group("dice", Choice(PIP_NAMES, optional=True), numbered(2)),
        Group("spent", FLAG, numbered(2)),
        Group("track", Choice(numbered(ORDER_SPACES, first=0))),
        Group("order", Quantity(MAX_PLAYERS - 1, MAX_PLAYERS - 1), ("now", "this_round")),
        Group("score", Quantity(100 / 16), ("sixteens",)),
        Group("score", Quantity(100, 15), ("ones",)),
        Group("points", Quantity(50), categories),
        Group("board", Choice(numbered(boards), optional=True), when=FOUNDED),
        Group("sealed", FLAG, when=FOUNDED),
        Group("sealed_choice", Quantity(2, 2), ("side",), FOUNDED),
        Group("sealed_choice", Quantity(FULL_HEXES, FULL_HEXES), ("space",), FOUNDED),
        Group("storage", tile, numbered(STORAGE)),
    )
    modules_seat = (
        Group("storage", tile, numbered(FULL_STORAGE - STORAGE, first=STORAGE + 1), MANY_STORED),
        Group("stored_alone", Quantity(FULL_STORAGE, FULL_STORAGE), when=WITH_TEAMS),
    )
    base_estate = (
        Group("layout", Choice(layouts, optional=True), when=PER_ESTATE),
        Group("silver", Quantity(10), when=PER_ESTATE),
        Group("workers", Quantity(10), when=PER_ESTATE),
        Group("goods", goods, GOODS_NAMES, PER_ESTATE),
        Group("sold", goods, GOODS_NAMES, PER_ESTATE),
        Group("bonus", Choice(("large", "small"), optional=True), COLOUR_NAMES, PER_ESTATE),
        Group("monasteries", FLAG, numbered(MONASTERIES if full else BASE_MONASTERIES), PER_ESTATE),
        Group("estate", space, numbered(HEXES), PER_ESTATE),
    )
    modules_estate = (
        Group("estate", space, numbered(FULL_HEXES - HEXES, first=HEXES + 1), WITH_TEAMS | PER_ESTATE),
        Group(
            "route",
            Choice(tuple(route.name for route in ROUTES), optional=True),
            numbered(MOST_TILES),
            ROUTE | PER_ESTATE,
        ),
        Group("route_goods", Choice(GOODS_NAMES, optional=True), numbered(MOST_SPACES), ROUTE | PER_ESTATE),
        Group("posts", FLAG, PAIR_NAMES, POSTS | PER_ESTATE),
        Group("posts_missing", Quantity(5), PAIR_NAMES, POSTS | PER_ESTATE),
        Group("post_award", Choice(("first", "second"), optional=True), when=POSTS | PER_ESTATE),
    )
    if not full:
        return Groups(base_table, (*base_seat, *base_estate))
    return Groups((*base_table, *modules_table), (*base_seat, *modules_seat, *base_estate, *modules_estate))


GROUPS, FULL_GROUPS = _groups(full=False), _groups(full=True)
"""Without modules, and with them."""


@rule
def present(s: State, when: int, seat: int) -> bool:
    """Whether a game has a group, in the block of a seat counted from the player who looks."""
    if when & PER_ESTATE and seat > 1 and s.modules & WITH_TEAMS:
        return False  # partners sit opposite each other
    if when & FOUNDED and not s.expert:
        return False
    if (when & THREE and s.seats < 3) or (when & FOUR and s.seats < 4):
        return False
    modules = when & (PER_ESTATE - 1)
    return modules == 0 or s.modules & modules != 0


@rule
def write(s: State, p: int, out: Ints, at: int) -> int:
    """Write the tokens of a position as player p sees it, from a place on; return the place after them."""
    at = write_question(s, p, out, at)
    at = write_time(s, out, at)
    at = write_board(s, out, at)
    at = write_stacks(s, out, at)
    if with_modules(s):
        at = write_modules(s, p, out, at)
    for i in range(s.seats):
        q = (p + i) % s.seats
        at = write_player(s, p, q, out, at)
        if present(s, PER_ESTATE, i):
            at = write_estate(s, q, out, at)
    return at


@rule
def write_question(s: State, p: int, out: Ints, at: int) -> int:
    """Write what is asked, and what waits below it."""
    asked = decision(s)
    about_a, about_b = 0, 0
    if s.depth:
        about_a += s.agenda[s.depth - 1].a
        about_b += s.agenda[s.depth - 1].b
    at = put(out, at, asked)
    at = put(out, at, about_a)
    at = put(out, at, about_b)
    at = put(out, at, about_a if TILE_A[asked] else (about_b if TILE_B[asked] else 0))
    for i in range(WAITING):
        frame = s.agenda[max(s.depth - 2 - i, 0)]
        there = s.depth >= 2 + i
        out[at + i] = FRAME[frame.kind] if there else 0
        out[at + WAITING + i] = seats_from(s, p, frame.who) if there else 0
        out[at + 2 * WAITING + 2 * i] = frame.a if there else 0
        out[at + 2 * WAITING + 2 * i + 1] = frame.b if there else 0
    return put(out, at + 4 * WAITING, s.depth)


@rule
def write_time(s: State, out: Ints, at: int) -> int:
    """Write how far the game is, and how it is played."""
    at = put(out, at, s.over)
    at = put(out, at, min(s.phase, PHASES - 1))
    at = put(out, at, min(s.round_no, ROUNDS))
    at = put(out, at, s.turn)
    at = put(out, at, s.bought)
    at = put(out, at, s.white)
    at = put(out, at, s.edition)
    at = put(out, at, s.expert)
    at = put(out, at, s.secret)
    return put(out, at, s.championship)


@rule
def write_board(s: State, out: Ints, at: int) -> int:
    """Write what lies on the game board."""
    for colour in range(COLOURS):
        at = put(out, at, s.bonus_left[colour])
    players = max(s.seats, FEWEST)
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if SLOT_PLAYERS[SLOTS * depot + slot] <= players:
                at = put(out, at, s.depots[depot, slot])
    for slot in range(BLACK_SLOTS):
        if BLACK_PLAYERS[slot] <= players:
            at = put(out, at, s.black[slot])
    for depot in range(DEPOTS):
        for goods in range(GOODS):
            at = put(out, at, s.wares[depot, goods])
    for i in range(ROUNDS):
        at = put(out, at, s.round_goods[i] + 1)
    return at


@rule
def write_stacks(s: State, out: Ints, at: int) -> int:
    """Write what can still come: goods and tiles that nobody has seen, counted by kind."""
    for goods in range(GOODS):
        at = put(out, at, s.unseen[goods])
    for stack in range(COLOURS + 1):
        at = put(out, at, s.stacks[stack])
    for i in range(PILES):
        if PILE_MODULE[i] == 0 or (with_modules(s) and s.modules & PILE_MODULE[i]):
            at = put(out, at, s.bag[PILE_ORDER[i]])
    return at


@rule
def write_modules(s: State, p: int, out: Ints, at: int) -> int:
    """Write what modules have on the table."""
    more = s.more[0]
    for module in range(MODULES):
        at = put(out, at, (s.modules >> module) & 1)
    if s.modules & WITH_SHIELDS:
        at = put(out, at, p)
    if s.modules & WITH_INNS:
        at = put(out, at, more.inns)
    if s.modules & WITH_SHIELDS:
        at = write_shields(s, p, out, at)
    if s.modules & ALONE:
        at = put(out, at, more.solo_target)
        at = put_count(out, at, more.solo_points)
        at = put_count(out, at, more.solo_resets)
        at = put(out, at, more.solo_crane)
    return at


@rule
def write_shields(s: State, p: int, out: Ints, at: int) -> int:
    """Write where each shield is, whose it is and on which castle it lies."""
    more = s.more[0]
    for shield in range(SHIELDS):
        place = more.shield_at[shield]
        out[at + shield] = min(place, DEPOTS + 1)
        out[at + SHIELDS + shield] = seat_from(s, p, place - DEPOTS - 1) + 1 if place > DEPOTS else 0
        out[at + 2 * SHIELDS + shield] = more.shield_space[shield]
    at += 3 * SHIELDS
    at = put(out, at, first_seat_of(s, p, more.shield_named - 1) + 1 if more.shield_named else 0)
    return put(out, at, more.shield_die)


@rule
def first_seat_of(s: State, p: int, estate: int) -> int:
    """The first seat, from player p on, that builds an estate."""
    seat = 0
    while s.players[(p + seat) % s.seats].estate != estate:
        seat += 1
    return seat


@rule
def write_player(s: State, p: int, q: int, out: Ints, at: int) -> int:
    """Write what belongs to a player alone."""
    me = s.players[q]
    at = put(out, at, (deciders(s) >> q) & 1)
    for die in range(2):
        out[at + die] = me.dice[die]
        out[at + 2 + die] = me.spent[die]
    at = put(out, at + 4, me.space)
    at = put(out, at, place_in(s, s.order, q))
    at = put(out, at, place_in(s, s.turns, q))
    score = max(vp(s, q), 0)
    at = put_count(out, at, score >> 4)
    at = put(out, at, score & 15)
    for category in range(len(me.points)):
        points = 0 + me.points[category]
        at = put_count(out, at, -points if category == Category.RETURNS else points)
    if s.expert:
        at = put(out, at, me.board + 1)
        at = put(out, at, me.sealed)
        known = p == q and me.sealed != 0
        at = put(out, at, me.sealed_side + 1 if known else 0)
        at = put(out, at, me.sealed_hex + 1 if known else 0)
    slots = len(s.storages[0].tiles) if s.modules & MANY_STORED else STORAGE
    for slot in range(slots):
        at = put(out, at, tile_in(s, q, slot))  # those of a team follow the player's own
    if s.modules & WITH_TEAMS:
        at = put(out, at, shelf_of(s, q, 0).count)
    return at


@rule
def place_in(s: State, order: Ints, q: int) -> int:
    """The place of a player in an order, counted from 0."""
    place = 0
    while place < s.seats - 1 and order[place] != q:
        place += 1
    return place


@rule
def write_estate(s: State, q: int, out: Ints, at: int) -> int:
    """Write what belongs to the estate of a player."""
    home = estate_of(s, q)
    at = put(out, at, home.layout + 1 if home.layout < FIRST_OWN else 0)
    at = put_count(out, at, home.silver)
    at = put_count(out, at, home.workers)
    for goods in range(GOODS):
        out[at + goods] = home.goods[goods]
        out[at + GOODS + goods] = home.sold[goods]
    at += 2 * GOODS
    for colour in range(COLOURS):
        at = put(out, at, home.bonus[colour])
    for monastery in range(MONASTERIES if with_modules(s) else BASE_MONASTERIES):
        at = put(out, at, has(home, monastery + 1))
    for space in range(HEXES):
        at = put(out, at, space_token(home, space))
    if with_modules(s):
        at = write_estate_of_modules(s, q, out, at)
    return at


@rule
def write_estate_of_modules(s: State, q: int, out: Ints, at: int) -> int:
    """Write what modules add to an estate: a second half, a trade route, border posts."""
    e, more = s.players[q].estate, s.more[0]
    home = s.estates[e]
    if s.modules & WITH_TEAMS:
        for space in range(HEXES, FULL_HEXES):
            at = put(out, at, space_token(home, space))
    if s.modules & ROUTE:
        for i in range(MOST_TILES):
            out[at + i] = more.route_tiles[e, i]
        at += MOST_TILES
        for i in range(MOST_SPACES):
            out[at + i] = more.route_goods[e, i]
        at += MOST_SPACES
    if s.modules & POSTS:
        for pair in range(len(PAIRS)):
            out[at + pair] = (more.post_pairs[e] >> pair) & 1
            missing = tiles_missing(home, PAIRS[pair, 0], PAIRS[pair, 1]) if home.layout >= 0 else 0
            out[at + len(PAIRS) + pair] = missing
        at = put(out, at + 2 * len(PAIRS), more.post_award[e])
    return at


@rule
def space_token(home: Estate, space: int) -> int:
    """What a space of an estate is: nothing, an empty space of a colour and number, or its tile."""
    if home.layout < 0 or space >= space_count(home):
        return 0
    tile = 0 + home.tiles[space]
    if tile:
        kinds = FULL_KINDS if len(home.tiles) > HEXES else BASE_KINDS
        return COVERED + (kinds if tile == Kind.CASTLE and space == home.castle else tile)
    is_open = (home.border[word_of(home, space)] & bit_of(home, space)) != 0
    empty = PIPS * space_colour(home, space) + space_number(home, space)
    return empty + OPEN if is_open else empty
