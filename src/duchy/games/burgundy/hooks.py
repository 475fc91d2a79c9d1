"""Where modules take part in the base game: few points with a name, each asking the modules that are played with.

A chapter calls a hook and knows no module; a module brings a rule of the hook's name and knows no chapter. Where no
module is played with, the rules are those of the base game (CB-EXP-03), and the compiler leaves every hook out.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule, zero_without_more
from duchy.games.burgundy.components.board import SIZE_VP, STORES
from duchy.games.burgundy.components.estates import BoardSet
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.spaces import colour_spaces, region_size
from duchy.games.burgundy.components.tiles import COLOUR, GOODS, MONASTERY, Kind
from duchy.games.burgundy.modules import (
    board_sets,
    border_posts,
    close_to_castle,
    extra_tiles,
    inns,
    team,
    trade_routes,
    white_castles,
)
from duchy.games.burgundy.modules.shields import copying, held, phase_end, taking, turn
from duchy.games.burgundy.modules.solo import order, supply
from duchy.games.burgundy.state import Estate, State, estate_of, with_modules

LARGEST = len(SIZE_VP) - 1  # the largest size that scores


@zero_without_more
@rule
def played(s: State, module: int) -> int:
    """Whether a module is played with."""
    return with_modules(s) and s.modules & module


@rule
def order_drawn(s: State) -> None:
    """After the first player was drawn: the order in which a game begins."""
    if played(s, Module.TEAM):
        team.order_drawn(s)


@rule
def start_silver(s: State, i: int, usual: int) -> int:
    """The silver that the player at place i of the order begins with."""
    return team.start_silver(i) if played(s, Module.TEAM) else usual


@rule
def start_workers(s: State, i: int, usual: int) -> int:
    """The workers that the player at place i of the order begins with."""
    if played(s, Module.SOLO):
        return supply.START_WORKERS
    return team.start_workers(i) if played(s, Module.TEAM) else usual


@rule
def start_goods(s: State, i: int, usual: int) -> int:
    """The goods that the player at place i of the order begins with."""
    return team.start_goods(i, usual) if played(s, Module.TEAM) else usual


@rule
def ask_where(s: State, p: int, kind: int) -> None:
    """Ask a player with two storages that have room where a tile goes."""
    if played(s, Module.TEAM):
        team.ask_where(s, p, kind)


@rule
def order_breaks_ties(s: State) -> bool:
    """Whether the order track decides where points and empty spaces are equal."""
    return not played(s, Module.TEAM)


@rule
def deal_boards(s: State) -> None:
    """Before boards are dealt: a module with estates of its own deals those."""
    if played(s, Module.BORDER_POSTS):
        board_sets.deal(s, BoardSet.BORDER_POSTS)
    if played(s, Module.CLOSE_TO_CASTLE):
        board_sets.deal(s, BoardSet.CLOSE_TO_CASTLE)


@rule
def allows_tile(s: State, home: Estate, space: int) -> bool:
    """Whether modules allow a tile on a space where the base game does."""
    if played(s, Module.CLOSE_TO_CASTLE):
        return close_to_castle.allows_tile(home, space)
    return True


@rule
def tile_laid(s: State, p: int) -> None:
    """After a tile was laid and its region and colour scored, before its effect: what else it scores."""
    if played(s, Module.BORDER_POSTS):
        border_posts.tile_laid(s, p)


@rule
def round_begins(s: State) -> None:
    """After the dice were rolled and the goods of the round came to their depot."""
    if played(s, Module.SOLO):
        supply.round_begins(s)


@rule
def scores_at_end(s: State) -> bool:
    """Whether there is a final scoring (CB-SOLO-50)."""
    return not played(s, Module.SOLO)


@rule
def deal(s: State) -> None:
    """At the set-up, when the players have their seats: what a module deals to them."""
    if played(s, Module.TRADE_ROUTES):
        trade_routes.deal(s)
    if played(s, Module.SOLO):
        supply.set_up(s)
    if played(s, Module.SHIELDS):
        taking.deal(s)


@rule
def asks_first(s: State) -> bool:
    """Whether a module asks the players something before the first phase; its last answer lets that follow."""
    if played(s, Module.TRADE_ROUTES):
        return trade_routes.asks_first(s)
    return False


@rule
def phase_begins(s: State) -> None:
    """What a module adds to the set-up of a phase."""
    if played(s, Module.INNS):
        inns.phase_begins(s)


@rule
def spaces_for(s: State, home: Estate, kind: int, word: int) -> int:
    """The spaces that a tile may cover, as a word of a mask: those of its colour, or what a module says."""
    if with_modules(s) and kind == Kind.INN:
        return inns.spaces_for(home, word)
    if with_modules(s) and kind == Kind.BLACK_TILE:
        return -1  # any space (CB-SOLO-23)
    return colour_spaces(home, COLOUR[kind], word)


@rule
def order_is_chosen(s: State, p: int, kind: int, space: int) -> bool:
    """After a tile was laid: whether a module lets its owner choose the order of scorings and effects, and does."""
    if played(s, Module.SOLO):
        order.tile_laid(s, p, kind, space)
        return True
    return False


@rule
def size_counted(s: State, p: int, region: int) -> int:
    """The size by which a completed region scores: the table ends at 8 (CB-INN-12, 13, CB-SH17-03, 04, CB-INN-20)."""
    home = estate_of(s, p)
    size = region_size(home, region)
    if played(s, Module.INNS):
        size += inns.inns_in(home, region)
    if played(s, Module.SHIELDS):
        size += held.more_size(s, p)
    return min(size, LARGEST) if with_modules(s) else size


@rule
def tile_effect(s: State, p: int, kind: int, space: int) -> None:
    """After a tile was laid and its regions scored: the effect of a tile that a module brings."""
    if played(s, Module.SHIELDS) and MONASTERY[kind]:
        copying.copy_monasteries(s)  # before the tile works for both
    if played(s, Module.EXTRA_TILES):
        extra_tiles.tile_effect(s, p, kind, space)


@rule
def building_effect(s: State, p: int, kind: int) -> None:
    """The effect of a building that a module brings, placed or copied."""
    if played(s, Module.EXTRA_TILES):
        extra_tiles.building_effect(s, p, kind)
    if played(s, Module.WHITE_CASTLES):
        white_castles.building_effect(s, p, kind)


@rule
def goods_stores(s: State) -> int:
    """How many colours of goods a player can hold (CB-SETUP-23, CB-SOLO-04)."""
    return GOODS if played(s, Module.SOLO) else STORES


@rule
def ship_loaded(s: State, p: int) -> None:
    """After a ship has taken goods."""
    if played(s, Module.SOLO):
        supply.ship_loaded(s, p)


@rule
def has_order_track(s: State) -> bool:
    """Whether pawns stand on the order track (CB-SOLO-52)."""
    return not played(s, Module.SOLO)


@rule
def pawn_moved(s: State, p: int) -> None:
    """After a pawn came to a space of the order track: who lies on top there."""
    if played(s, Module.EXTRA_TILES):
        extra_tiles.pawn_moved(s, p)


@rule
def legal_at_any_time(s: State, p: int, out: Ints, n: int) -> int:
    """Actions that cost no die and are open at any decision of the player that may be declined."""
    if played(s, Module.EXTRA_TILES):
        n = extra_tiles.legal_at_any_time(s, p, out, n)
    if played(s, Module.SHIELDS):
        n = copying.legal_name(s, p, out, n)
    return n


@rule
def legal_take_shield(s: State, p: int, out: Ints, n: int) -> int:
    """Shields that a turn or a castle offers beside the four die actions."""
    if played(s, Module.SHIELDS):
        n = taking.legal_take_shield(s, p, out, n)
    return n


@rule
def legal_set_die(s: State, p: int, out: Ints, n: int) -> int:
    """Values to which a die of the turn can be set."""
    if played(s, Module.SHIELDS):
        n = turn.legal_set_die(s, p, out, n)
    return n


@rule
def legal_load(s: State, p: int, out: Ints, n: int) -> int:
    """What a ship can take beside the goods of a depot."""
    if played(s, Module.SHIELDS):
        n = turn.legal_load_colour(s, p, out, n)
    return n


@rule
def castle_returned(s: State, p: int, space: int) -> None:
    """After a castle went back into storage: what it bore is lost (CB-NEAR-15)."""
    if played(s, Module.SHIELDS):
        taking.castle_gone(s, p, space)


@rule
def legal_for_both_dice(s: State, p: int, out: Ints, n: int) -> int:
    """Actions of a turn that take both dice."""
    if played(s, Module.CLOSE_TO_CASTLE):
        n = close_to_castle.legal_for_both_dice(s, p, out, n)
    return n


@rule
def workers_for_silver(s: State, p: int) -> int:
    """How many workers a player could have for silver without an action."""
    workers = 0
    if played(s, Module.EXTRA_TILES):
        workers += extra_tiles.workers_for_silver(s, p)
    return workers


@rule
def more_for_sale(s: State) -> int:
    """Whether a module has something to buy beside the tiles of the depots."""
    return played(s, Module.INNS) and inns.more_for_sale(s)


@rule
def legal_purchases(s: State, possible: int, out: Ints, n: int) -> int:
    """What can be bought so beside the tiles of the depots, for each way to pay in a set."""
    if played(s, Module.INNS):
        n = inns.legal_purchases(s, possible, out, n)
    return n


@rule
def goods_sold(s: State, p: int, goods: int, count: int) -> None:
    """After a sale was paid: where its goods go."""
    if played(s, Module.TRADE_ROUTES):
        trade_routes.goods_sold(s, p, goods, count)


@rule
def final_points(s: State, p: int) -> int:
    """Points that a module's tiles add to those of the monasteries at the end of the game."""
    points = 0
    if played(s, Module.EXTRA_TILES):
        points += extra_tiles.final_points(s, p)
    return points


@rule
def points_when_placed(s: State, p: int, number: int) -> int:
    """What a module's tiles add to the points of one monastery that is scored when it is placed."""
    if played(s, Module.EXTRA_TILES):
        return extra_tiles.crane_points(s, p, number)
    return 0


# --- the course of the game ------------------------------------------------------------------------------------------


@rule
def turn_begins(s: State) -> None:
    """Before a player is asked what to do in the turn."""
    if played(s, Module.SHIELDS):
        turn.turn_begins(s)


@rule
def phase_ends(s: State) -> None:
    """After the last turn of a phase, before the mines pay."""
    if played(s, Module.SHIELDS):
        phase_end.phase_ends(s)


@rule
def player_named(s: State) -> None:
    """After the monasteries that work in an estate changed without a placement: a bridge lifts its owner's pawn."""
    if played(s, Module.EXTRA_TILES):
        extra_tiles.order_stacks(s)


@rule
def discarded(s: State, p: int) -> None:
    """After a tile was thrown away for which no other waited."""
    if played(s, Module.SHIELDS):
        taking.discard_excess(s, p)


@rule
def score_end(s: State, p: int) -> None:
    """In the final scoring of a player."""
    if played(s, Module.SHIELDS):
        phase_end.score_end(s, p)


# --- quantities ------------------------------------------------------------------------------------------------------


@rule
def bonus_points(s: State, p: int, points: int) -> int:
    """What a bonus tile scores when it is won."""
    return held.bonus_points(s, p, points) if played(s, Module.SHIELDS) else points


@rule
def sale_points(s: State, p: int, points: int) -> int:
    """What goods score when they are sold."""
    return held.sale_points(s, p, points) if played(s, Module.SHIELDS) else points


@rule
def sale_silver(s: State, p: int, goods: int, silver: int) -> int:
    """The silver for a sale of so many goods."""
    return held.sale_silver(s, p, goods, silver) if played(s, Module.SHIELDS) else silver


@rule
def mine_silver(s: State, p: int, silver: int) -> int:
    """The silver of the mines at the end of a phase."""
    return held.mine_silver(s, p, silver) if played(s, Module.SHIELDS) else silver


@rule
def monastery_points(s: State, p: int, points: int) -> int:
    """What the monasteries of an estate are worth at the end."""
    return held.monastery_points(s, p, points) if played(s, Module.SHIELDS) else points


@rule
def storage_limit(s: State, p: int, limit: int) -> int:
    """How many tiles the storage of a player holds."""
    return held.storage_limit(s, p, limit) if played(s, Module.SHIELDS) else limit
