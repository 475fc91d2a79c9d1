"""Answers to what a tile, a set-up or a solo game asks."""

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.games.burgundy.components import layouts
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, PHASE_VP, SIZE_VP
from duchy.games.burgundy.components.estates import BoardSet
from duchy.games.burgundy.components.estates import Estate as PrintedEstate
from duchy.games.burgundy.components.layouts import ESTATES, FIRST_OWN, FULL_HEXES
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import BOARD_SIDES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import space_colour, space_count
from duchy.games.burgundy.components.tiles import BASE_BUILDINGS, COLOUR, COLOURS, SPECIES, Colour, Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.holdings import has_shield, works
from duchy.games.burgundy.referee.legality.depots import INN_TILE, first_of_black, first_of_depot
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.questions import (
    ARRANGE,
    AWARD,
    BUY_POINTS,
    COPY,
    DISCARD,
    EXCHANGE,
    FLOCK,
    FOUND,
    GAIN,
    GIVE,
    KEEP,
    LOAD,
    PLACE_FREE,
    RESOLVE,
    RETURN_CASTLE,
    SELL_FREE,
)
from duchy.games.burgundy.referee.legality.spaces import fault_of_place, fault_on_space, first_alike, same_region
from duchy.games.burgundy.referee.shelves import TEAM_SLOTS, in_teams, storage_with, stored, tiles_kept
from duchy.games.burgundy.state import Estate, State, estate_of, with_modules

SIZE_EFFECT, PHASE_EFFECT = 0, 1  # of those that wait after a placement
LARGEST_REGION = 8

_TAKES: dict[int, tuple[Colour, ...]] = {
    Decision.CARPENTER: (Colour.BUILDING,),  # CB-CARP-01, CB-CARP-02
    Decision.CHURCH: (Colour.MINE, Colour.MONASTERY, Colour.CASTLE),  # CB-CHUR-01
    Decision.MARKET: (Colour.SHIP, Colour.ANIMAL),  # CB-MARK-01
}
TAKES = table([[colour in _TAKES.get(asked, ()) for colour in range(COLOURS)] for asked in Decision])
"""[decision, colour]: what a building takes from the numbered depots"""


def _may_start(estate: PrintedEstate) -> list[bool]:
    """By space, whether the start castle can be put there."""
    marked = estate.starts if estate.board_set != BoardSet.ORDINARY else ()
    spaces = range(FULL_HEXES)
    castles = [space for space, colour in enumerate(estate.colours) if colour == Colour.CASTLE]
    return [space in (marked or castles) for space in spaces]


MAY_START = table([_may_start(estate) for estate in ESTATES])
"""[layout, space]"""


@rule
def fault_of_answer(s: State, p: int, kind: int, a: int, b: int) -> int:
    """Whether an answer fits what is asked.

    A crane copies any building (CB-CRANE-02, CB-CRANE-03, CB-CRANE-06); to decline or to end a turn is free.
    """
    home = estate_of(s, p)
    if kind == DISCARD:  # CB-TAKE-06
        return fault_of_discard(s, p, a)
    if kind == LOAD and b > 0 and not works(s, p, 5):  # CB-SHIP-01, CB-SHIP-09, CB-MON05-01
        return Fault.MONASTERY_5
    if kind == KEEP:
        return fault_of_keep(s, home, a)
    if kind == SELL_FREE and home.goods[a] == 0:  # CB-WARE-01
        return Fault.NO_GOODS
    if kind == GAIN:
        return fault_of_gain(s, a, b)
    if kind == PLACE_FREE:  # CB-HALL-01, CB-HALL-02
        found = fault_of_place(s, p, a, b)
        return Fault.SAME_STORED if found == Fault.NONE and not first_alike(s, p, a) else found
    if kind == FLOCK and not lives_beside(s, p, a, s.agenda[s.depth - 1].a):  # CB-GEESE-02, CB-GEESE-03
        return Fault.NO_ANIMALS
    if kind == COPY and a == BASE_BUILDINGS and not s.modules & Module.WHITE_CASTLES:  # CB-CRANE-06
        return Fault.COPY_NOT_PLAYED
    if kind == FOUND:
        return fault_of_castle(s, p, a, b)
    if kind == RETURN_CASTLE:
        return fault_of_return(s, p, a)
    if kind == ARRANGE:
        return fault_of_arrange(s, p, a)
    return fault_alone(s, p, kind, a, b) if with_modules(s) else Fault.NONE


@rule
def fault_alone(s: State, p: int, kind: int, a: int, b: int) -> int:
    """Whether an answer of a solo player fits."""
    home = estate_of(s, p)
    if kind == RESOLVE:  # CB-SOLO-37
        if not (s.agenda[s.depth - 1].a >> a) & 1:
            return Fault.NOT_WAITING
        return Fault.NONE if order_counts(s, home) else Fault.NOT_ASKED
    if kind == BUY_POINTS:  # CB-SOLO-38, CB-SOLO-40
        if home.silver <= a:
            return Fault.SILVER
        return Fault.NONE if s.more[0].solo_points + a < s.more[0].solo_target else Fault.BEYOND_TARGET
    if kind == GIVE and home.goods[a] == 0:  # CB-SOLO-57
        return Fault.NO_GOODS
    if kind != EXCHANGE and kind != AWARD:
        return Fault.NONE
    inn = a == BLACK_SLOTS  # inns lie behind the last place (CB-INN-05)
    tile = INN_TILE * (s.more[0].inns > 0) if inn else s.black[a]
    if tile == 0:
        return Fault.NO_TILE
    found = fault_on_space(s, p, tile, b) if kind == AWARD else Fault.NONE
    if found != Fault.NONE:
        return found
    return Fault.NONE if inn or first_of_black(s, a) else Fault.SAME_IN_BLACK


@rule
def order_counts(s: State, home: Estate) -> bool:
    """Whether any order differs: with points of a region alone only if they and all silver can reach the target.

    Silver may have been spent since the question was asked, on a tile or on workers of the extra tiles; it stays asked.
    """
    waiting, at = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    if waiting != 1 << SIZE_EFFECT | 1 << PHASE_EFFECT or s.bought or s.modules & Module.EXTRA_TILES:
        return True
    size = 0
    for space in range(space_count(home)):
        if same_region(home, space, at):
            size += 2 if home.tiles[space] == INN_TILE else 1  # CB-INN-11
    points = SIZE_VP[min(size, LARGEST_REGION)] + PHASE_VP[s.phase]
    return s.more[0].solo_points + points + home.silver >= s.more[0].solo_target


@rule
def fault_of_discard(s: State, p: int, slot: int) -> int:
    """A tile must be stored there (CB-TAKE-06, CB-TEAM-19)."""
    if stored(s, p, slot) == 0:
        return Fault.NOT_STORED
    excess = s.agenda[s.depth - 1].a == 0 and in_teams(s)  # CB-TEAM-39: shield 4 was lost
    if excess and tiles_kept(s.storages[storage_with(s, p, slot)]) <= TEAM_SLOTS:
        return Fault.NOT_STORED
    return Fault.NONE if first_alike(s, p, slot) else Fault.SAME_STORED


@rule
def fault_of_keep(s: State, home: Estate, goods: int) -> int:
    """New colours compete for the stores; what has a store already is taken (CB-SHIP-06, CB-SHIP-07)."""
    frame = s.agenda[s.depth - 1]
    if home.goods[goods]:
        return Fault.HELD
    there = s.wares[frame.a, goods] + (s.wares[(frame.a + 1) % DEPOTS, goods] if frame.b else 0)
    return Fault.NONE if there else Fault.NO_WARES


@rule
def fault_of_gain(s: State, depot: int, slot: int) -> int:
    """A building takes tiles of its colours only (CB-CARP-01, CB-CHUR-01, CB-MARK-01)."""
    kind = s.depots[depot, slot]
    if kind == 0:
        return Fault.NO_TILE
    if not TAKES[decision(s), COLOUR[kind]]:
        return Fault.OTHER_TILE
    return Fault.NONE if first_of_depot(s, depot, slot) else Fault.SAME_IN_DEPOT


@rule
def fault_of_return(s: State, p: int, space: int) -> int:
    """A castle that is not the start castle, for both dice and five points (CB-NEAR-08, CB-NEAR-09, CB-NEAR-11)."""
    me, home = s.players[p], estate_of(s, p)
    if space >= space_count(home) or home.tiles[space] != Kind.CASTLE:
        return Fault.NO_CASTLE_THERE
    if space == home.castle:
        return Fault.START_CASTLE
    if me.spent[0] or me.spent[1]:
        return Fault.BOTH_DICE
    points = 0
    for category in range(len(me.points)):
        points += me.points[category]
    return Fault.NONE if points >= 5 else Fault.FEW_POINTS


@rule
def lives_beside(s: State, p: int, species: int, space: int) -> bool:
    """Whether animals of a type live on the pasture of a space; with shield 1 on any (CB-SH01-01, CB-GEESE-10)."""
    home = estate_of(s, p)
    for other in range(len(home.tiles)):
        there = SPECIES[home.tiles[other]] == species
        if there and (same_region(home, other, space) or has_shield(s, p, Shield.JOINED_MEADOWS)):
            return True
    return False


@rule
def fault_of_castle(s: State, p: int, side: int, space: int) -> int:
    """Any castle space of either side of a board, or of the estate that was chosen (CB-EXPERT-02, CB-EXPERT-03).

    An estate of a module may mark the spaces (CB-BORDER-15).
    """
    board = s.players[p].board
    if board < 0 and side > 0:
        return Fault.NO_OTHER_SIDE
    layout = BOARD_SIDES[s.edition, board, side] if board >= 0 else estate_of(s, p).layout
    if layout >= FIRST_OWN:
        return fault_of_own_castle(estate_of(s, p), space)
    if space >= layouts.space_count(layout):
        return Fault.NO_SPACE
    if MAY_START[layout, space]:
        return Fault.NONE
    castle = layouts.space_colour(layout, space) == Colour.CASTLE
    return Fault.TEAM_CASTLE if castle and in_teams(s) else Fault.NO_CASTLE_SPACE  # CB-TEAM-07


@rule
def fault_of_own_castle(home: Estate, space: int) -> int:
    """Any castle space of an estate of the player's own (CB-EXPERT-03)."""
    if space >= space_count(home):
        return Fault.NO_SPACE
    return Fault.NONE if space_colour(home, space) == Colour.CASTLE else Fault.NO_CASTLE_SPACE


@rule
def fault_of_arrange(s: State, p: int, slot: int) -> int:
    """A tile of the own route that has no place yet (CB-TRADE-03)."""
    if not with_modules(s) or s.more[0].route_tiles[s.players[p].estate, slot] == 0:
        return Fault.NO_ROUTE_TILE
    return Fault.NONE if slot >= s.agenda[s.depth - 1].a else Fault.ROUTE_TILE_PLACED
