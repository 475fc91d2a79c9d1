"""What the box holds, and what a client draws and no action changes: ``setup`` and ``board``."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from duchy.engine.game.game import Game
from duchy.games.burgundy.components import routes
from duchy.games.burgundy.components.board import (
    BLACK_TILES,
    BONUS_VP,
    DEPOT_COLOUR,
    DEPOTS,
    ORDER_SPACES,
    PHASE_VP,
    PHASES,
    SALE_VP,
    SIZE_VP,
    SLOTS,
    STORAGE,
    STORES,
    TEAM_STORAGE,
)
from duchy.games.burgundy.components.estates import Estate as Layout
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.modules import Module, flags
from duchy.games.burgundy.components.plans import is_own, parsed
from duchy.games.burgundy.components.printings import (
    BOARD_COUNT,
    BOARD_SETS,
    BOARD_SIDES,
    CHAMPIONSHIP_BOARD,
    EDITIONS,
    ESTATE_PROVENANCE,
    number_of,
)
from duchy.games.burgundy.components.routes import ROUTES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELD_VP
from duchy.games.burgundy.components.tiles import (
    ANIMALS,
    BLACK_STACK,
    COLOUR,
    GOODS_NAMES,
    KIND_NAMES,
    MODULE,
    MONASTERY,
    PILE_COPIES,
    PILE_KIND,
    PILE_STACK,
    PILES,
    SPECIES,
    SPECIES_NAMES,
)
from duchy.games.burgundy.display import offer
from duchy.games.burgundy.display.names import BONUS_NAMES, COLOUR_NAMES, PHASE_NAMES, categories_of
from duchy.games.burgundy.display.shapes import Board, Bonus, Edition, Estate, Pile, RouteTile, Setup, ShieldTile, Tile
from duchy.games.burgundy.options import ORDINARY, numbers_of

# --- the box ---------------------------------------------------------------------------------------------------------


def setup() -> Setup:
    """What a new game is chosen from: every printing with all its estates, the modules, and what goes with what."""
    return {
        "game": "burgundy",
        "players": offer.players(),
        "colours": list(COLOUR_NAMES),
        "editions": {edition: _box(edition) for edition in EDITIONS},
        "modules": offer.modules(),
        "presets": offer.presets(),
    }


def _box(edition: str) -> Edition:
    number = EDITIONS.index(edition)
    added = int(CHAMPIONSHIP_BOARD[number])
    sets = offer.estate_sets(edition)
    return {
        "estates": {name: _printed(edition, name) for one in sets.values() for name in one["estates"]},
        "sets": sets,
        "boards": [_sides(number, board) for board in range(BOARD_COUNT[number])],
        "championship": _sides(number, added) if added >= 0 else None,
    }


def _sides(edition: int, board: int) -> list[str]:
    return [number_of(EDITIONS[edition], int(layout)) for layout in BOARD_SIDES[edition, board]]


# --- the board -------------------------------------------------------------------------------------------------------


def board(game: Game) -> Board:
    """What a client draws and no action changes: components, and the estates that may be played in this game."""
    seats = game.players
    shown: Board = {
        "game": game.name,
        "players": game.players,
        "edition": edition_of(game),
        "goods": list(GOODS_NAMES),
        "colours": list(COLOUR_NAMES),
        "categories": list(categories_of(game)),
        "tiles": {KIND_NAMES[kind]: _tile(kind) for kind in _kinds_in_play(game)},
        "piles": [_pile(pile) for pile in piles_in_play(game)],
        "estates": _estates_in_play(game),
        "depots": [
            [[_slot_colour(seats, phase, depot, slot) for slot in range(SLOTS)] for depot in range(DEPOTS)]
            for phase in range(PHASES)
        ],
        "black_slots": int(BLACK_TILES[seats]),
        "order_spaces": ORDER_SPACES,
        "storage": TEAM_STORAGE if game.has_teams else STORAGE,
        "stores": len(GOODS_NAMES) if played(game) & Module.SOLO else STORES,
        "phases": {name: int(PHASE_VP[phase]) for phase, name in enumerate(PHASE_NAMES)},
        "sizes": [int(SIZE_VP[size]) for size in range(1, len(SIZE_VP))],
        "bonus": {cast(Bonus, name): int(BONUS_VP[seats, rank]) for rank, name in enumerate(BONUS_NAMES)},
        "sale": int(SALE_VP[seats]),
    }
    if game.has_teams:
        shown["shared"] = TEAM_STORAGE
    if played(game) & Module.SHIELDS:
        shown["shields"] = _shields_in_box()
    if played(game) & Module.TRADE_ROUTES:
        shown["routes"] = [_route_tile(tile) for tile in ROUTES]
    return shown


def _route_tile(tile: routes.RouteTile) -> RouteTile:
    return {
        "name": tile.name,
        "provenance": tile.provenance,
        "reconstructed": tile.provenance == "reconstructed",
        "spaces": [
            {"goods": GOODS_NAMES[goods], "bonus": KIND_NAMES[bonus]}
            for goods, bonus in zip(tile.goods, tile.bonuses, strict=True)
        ],
    }


def _shields_in_box() -> dict[str, ShieldTile]:
    """All shields."""
    numbered = zip(SHIELD_NAMES, SHIELD_VP, strict=True)
    return {name: {"number": n, "vp": int(vp)} for n, (name, vp) in enumerate(numbered, start=1)}


@lru_cache(maxsize=256)
def edition_of(game: Game) -> str:
    """The printing that is played."""
    return str(game.options.as_dict()["edition"])


def _kinds_in_play(game: Game) -> list[int]:
    """All kinds of tiles but those of modules that are not played with."""
    return [kind for kind in range(1, len(KIND_NAMES)) if not MODULE[kind] & ~played(game)]


@lru_cache(maxsize=256)
@lru_cache(maxsize=256)
def piles_in_play(game: Game) -> list[int]:
    """The piles of face-down tiles but those of modules that are not played with."""
    return [pile for pile in range(PILES) if not MODULE[PILE_KIND[pile]] & ~played(game)]


def _pile(pile: int) -> Pile:
    shown: Pile = {"tile": KIND_NAMES[PILE_KIND[pile]], "count": int(PILE_COPIES[pile])}
    if PILE_STACK[pile] == BLACK_STACK:
        shown["black"] = True
    return shown


@lru_cache(maxsize=256)
def played(game: Game) -> int:
    """The modules of a game as a set of flags."""
    options: Any = game.options
    return flags(options.module_names())


def _tile(kind: int) -> Tile:
    tile: Tile = {"colour": COLOUR_NAMES[COLOUR[kind]] if COLOUR[kind] >= 0 else KIND_NAMES[kind]}
    if SPECIES[kind] >= 0:
        tile["species"] = SPECIES_NAMES[SPECIES[kind]]
    if number := int(ANIMALS[kind]) or int(MONASTERY[kind]):
        tile["number"] = number
    return tile


def _slot_colour(seats: int, phase: int, depot: int, slot: int) -> str | None:
    colour = int(DEPOT_COLOUR[seats, phase, depot, slot])
    return COLOUR_NAMES[colour] if colour >= 0 else None


def _estates_in_play(game: Game) -> dict[str, Estate]:
    """The estates of the printing that are played or can be dealt, and those that players bring."""
    options: Any = game.options
    shown = {name: _printed(edition_of(game), name) for name in _printed_in_play(options)}
    for text in options.brought:
        plan = parsed(text)
        shown[plan.name] = _shown(plan.estate, plan.estate.provenance)
    return shown


def _printed_in_play(options: Any) -> list[str]:
    """The chosen estates of the printing, or all that can be dealt, each once."""
    edition = EDITIONS.index(options.edition)
    if options.deals and options.board_set:
        return numbers_of(options.edition, options.board_set)
    boards = int(BOARD_COUNT[edition]) + options.championship if options.deals else 0
    dealt = {int(BOARD_SIDES[edition, number, side]) for number in range(boards) for side in (0, 1)}
    numbered = BOARD_SETS[options.edition][options.board_set or ORDINARY]
    layouts = dealt or {numbered[number] for number in options.estate_numbers() if not is_own(number)}
    return [number_of(options.edition, layout) for layout in sorted(layouts)]


def _printed(edition: str, name: str) -> Estate:
    estate = next(ESTATES[layouts[name]] for layouts in BOARD_SETS[edition].values() if name in layouts)
    return _shown(estate, ESTATE_PROVENANCE[edition, name])


def _shown(estate: Layout, provenance: str) -> Estate:
    region_of = {space: number for number, region in enumerate(estate.regions, start=1) for space in region}
    spaces = zip(estate.colours, estate.numbers, estate.positions, strict=True)
    shown: Estate = {
        "provenance": provenance,
        "reconstructed": provenance == "reconstructed",
        "hexes": [
            {
                "colour": COLOUR_NAMES[colour],
                "number": number,
                "region": region_of[space],
                "x": round(x, 3),
                "y": round(y, 3),
            }
            for space, (colour, number, (x, y)) in enumerate(spaces)
        ],
    }
    if estate.rivers:
        shown["rivers"] = [
            {
                "hexes": [space + 1 for space in river.ends],
                "route": [[round(x, 3), round(y, 3)] for x, y in river.route],
            }
            for river in estate.rivers
        ]
    if estate.posts:
        shown["posts"] = [
            {
                "hexes": sorted(space + 1 for space in post.spaces),
                "x": round(post.position[0], 3),
                "y": round(post.position[1], 3),
            }
            for post in estate.posts
        ]
    return shown


@lru_cache(maxsize=256)
def with_shields(game: Game) -> bool:
    """Whether shields are played with."""
    return bool(played(game) & Module.SHIELDS)
