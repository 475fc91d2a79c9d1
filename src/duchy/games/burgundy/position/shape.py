"""The parts of a position of The Castles of Burgundy, and what each may hold.

Spaces, depots, dice, rounds and boards are counted from 1, players from 0. A space of the order track is named by the
steps that lead to it, so that the first one is 0.
"""

from duchy.engine.values.parts import Flag, Many, Number, Phrase, Shape, Table, Word
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
)
from duchy.games.burgundy.components.estates import MOST_REGIONS
from duchy.games.burgundy.components.layouts import FULL_HEXES, PIPS
from duchy.games.burgundy.components.printings import BOARD_SETS, BOARDS
from duchy.games.burgundy.components.routes import MOST_SPACES, MOST_TILES, ROUTE_TILES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELDS
from duchy.games.burgundy.components.tiles import GOODS_NAMES, INNS, KIND_NAMES, Colour, Kind
from duchy.games.burgundy.state import Category

PHASE_NAMES = tuple("ABCDE")
ESTATE_NUMBERS = tuple(sorted({n for sets in BOARD_SETS.values() for numbers in sets.values() for n in numbers}))
TILE_NAMES = tuple(name.replace("_", "-") for name in KIND_NAMES)
TILE_KINDS = {name: Kind(kind) for kind, name in enumerate(TILE_NAMES)}
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
STACK_NAMES = (*COLOUR_NAMES, "black")
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
BONUS_SIZES = ("large", "small")
SHIELD_WORDS = tuple(name.replace("_", "-") for name in SHIELD_NAMES)

_MOST = 30_000  # of silver, workers and points, which have no limit
_tile = Word(TILE_NAMES[1:])
_goods = Word(GOODS_NAMES)
_player = Number(0, MAX_PLAYERS - 1)
_shield = Word(SHIELD_WORDS)
_pip = Number(1, PIPS)
_space = Number(-(10**20), 10**20)  # the estate says which spaces it has (``filling``)
_count = Number(0, _MOST)
_points = Number(-_MOST, _MOST)  # some are paid

assert len(PHASE_NAMES) == PHASES

PARTS: dict[str, Shape] = {
    "phase": Word(PHASE_NAMES, "A"),
    "round": Number(1, ROUNDS, 1),
    "turn": _player,
    "bought": Flag(),
    "asked": Many(Phrase(), 16),
    "white": Number(1, PIPS, 1),
    "track": Table(Number(0, ORDER_SPACES - 1), Many(_player, MAX_PLAYERS)),
    "turns": Many(_player, MAX_PLAYERS),
    "depots": Table(Number(1, DEPOTS), Many(_tile, SLOTS, gaps=True)),
    "black": Many(_tile, BLACK_SLOTS, gaps=True),
    "wares": Table(Number(1, DEPOTS), Table(_goods, _count)),
    "shields": Table(Number(1, DEPOTS), Many(_shield, SHIELDS)),
    "die_set": Flag(),
    "coming": Many(_goods, ROUNDS - 1),
    "stacks": Table(Word(STACK_NAMES), Table(_tile, _count), keeps_empty=True),
    "unseen": Table(_goods, _count),
    "inns": Number(0, INNS),
    "target_now": Number(1, MOST_TARGET),
    "counted": Number(0, MOST_TARGET),
    "resets": Number(0, 100),
    "crane_counted": Flag(),
}
"""``coming`` are the goods on the round spaces, ``stacks`` and ``unseen`` the tiles and goods that lie face
down, ``inns`` those beside the black depot. A solo player has ``counted`` points up to ``target_now``, which drops
from the target of the options each time it is reached: so often as ``resets`` says."""

SEAT_PARTS: dict[str, Shape] = {
    "estate_no": Word(ESTATE_NUMBERS),
    "board": Number(1, BOARDS),
    "sealed": Table(Word(("side", "space")), Number(0, FULL_HEXES)),
    "castle": _space,
    "estate": Table(_space, _tile),
    "storage": Many(_tile, FULL_STORAGE),
    "shared": Many(_tile, FULL_STORAGE),
    "goods": Table(_goods, _count),
    "sold": Table(_goods, _count),
    "silver": _count,
    "workers": _count,
    "dice": Many(_pip, 2, least=2),
    "spent": Many(Number(1, 2), 2),
    "points": Table(Word(CATEGORY_NAMES), _points),
    "bonus": Table(Word(COLOUR_NAMES), Word(BONUS_SIZES)),
    "route": Many(Number(1, ROUTE_TILES), MOST_TILES),
    "laid": Many(_goods, MOST_SPACES),
    "shields": Table(_space, _shield),
    "copies": Number(0, MAX_PLAYERS - 1, empty=-1),  # player 0 too is said
    "post_award": Word(BONUS_SIZES),
    "emptied": Many(Number(1, MOST_REGIONS), MOST_REGIONS),
}
"""``estate`` has the tiles by space, without the start castle, ``route`` the tiles of the trade route, ``laid`` the
goods on it, which are among those sold, ``shields`` those that the player took, by space. ``post_award`` is what all
three border posts brought, ``emptied`` are the regions that have scored and lost a castle since.

In the team game, what partners share is written at the lower seat: the estate and ``shared``, the storage of the team.
"""

OF_ESTATE = (
    *("estate_no", "board", "sealed", "castle", "estate", "post_award", "emptied", "route", "laid"),
    *("shared", "goods", "sold", "silver", "workers", "bonus"),
)
"""The parts that belong to an estate."""

DERIVED = frozenset(
    {"turn", "track", "turns", "coming", "stacks", "unseen", "castle", "spent", "sealed", "inns", "route", "target_now"}
)
