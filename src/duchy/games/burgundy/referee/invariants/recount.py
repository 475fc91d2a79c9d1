"""Scores counted again, slowly and from the printed rules alone, to hold the quick ones against.

Nothing here is called by the rules, and nothing here calls one: what was earned when follows from the ply at which each
tile was laid.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import BONUS_VP, MAX_PLAYERS, PHASE_VP, PHASES, SALE_VP, SIZE_VP
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.shields import SHIELDS, Shield
from duchy.games.burgundy.components.spaces import region_of, space_count
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, SPECIES, Kind
from duchy.games.burgundy.referee.holdings import lies_in, works_in
from duchy.games.burgundy.referee.invariants.animals import (
    TILE_SIZES,
    TYPES,
    points_chosen,
    points_when_laid,
)
from duchy.games.burgundy.referee.invariants.drawing import first_walked, tiles_of, walk
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.posts import POST_PAIRS, all_linked_at, pair_linked_at
from duchy.games.burgundy.state import Category, Estate, State

BUILDINGS = 8  # types that monasteries 16 to 23 score
LARGEST = 8  # the size of a region for which there are points


@rule
def size_counted(home: Estate, size: int, laid: Ints, done: int, ledger: Ledger) -> int:
    """The size by which the region last walked scores: an inn adds one, and 8 is the most (CB-INN-11 to CB-INN-13).

    An inn that came after the region was done, where a castle was taken back, adds nothing.
    """
    counted = size
    for i in range(size):
        counted += home.tiles[ledger.region[i]] == Kind.INN and laid[ledger.region[i]] <= done
    return min(counted, LARGEST)


@rule
def phase_at(ply: int, ledger: Ledger) -> int:
    """The phase to which a ply belongs."""
    phase = 0
    while phase < PHASES and 0 < ledger.ended[phase] < ply:
        phase += 1
    return phase


@rule
def types_in(home: Estate) -> int:
    """How many types of animals live in the estate; geese are one of them (CB-GEESE-06)."""
    types = 1 if tiles_of(home, Kind.GEESE) else 0
    for number in range(TYPES):
        tiles = 0
        for size in range(TILE_SIZES):
            tiles += tiles_of(home, Kind.COW_2 + number * TILE_SIZES + size)
        types += tiles > 0
    return types


@rule
def building_points(s: State, e: int) -> int:
    """Four points for each building of a scored type; a crane is one building of any of them (CB-CRANE-08 to 10)."""
    home, points, scored = s.estates[e], 0, 0
    for building in range(BUILDINGS):
        points += works_in(s, e, 16 + building) * 4 * tiles_of(home, Kind.WAREHOUSE + building)
        scored += works_in(s, e, 16 + building)
    points += works_in(s, e, 29) * 4 * tiles_of(home, Kind.WHITE_CASTLE)  # CB-X29-01
    scored += works_in(s, e, 29)
    return points + (4 * tiles_of(home, Kind.CRANE) if scored else 0)


@rule
def monastery_points(s: State, e: int) -> int:
    """What the monasteries pay at the end, twice that with shield 10 (CB-SH10-01)."""
    home, sold, colours = s.estates[e], 0, 0
    for goods in range(GOODS):
        sold += home.sold[goods]
        colours += home.sold[goods] > 0
    bonuses = 0
    for colour in range(COLOURS):
        bonuses += home.bonus[colour] != 0
    points = works_in(s, e, 15) * EDITION[s.edition, Difference.TYPES_SOLD_VP] * colours
    points += building_points(s, e)
    points += works_in(s, e, 24) * 4 * types_in(home)
    points += works_in(s, e, 25) * sold
    points += works_in(s, e, 26) * EDITION[s.edition, Difference.BONUS_TILES_VP] * bonuses
    return points * (1 + lies_in(s, e, Shield.HIGH_ABBEY))


@rule
def shield_points(s: State, e: int) -> int:
    """What the shields of an estate are worth at the end: 12, 8 or 4 (CB-SHLD-26), doubled by shield 13."""
    points = 0
    for shield in range(1, SHIELDS + 1):
        points += lies_in(s, e, shield) * (12 - (shield - 1) // 6 * 4)
    return points * (1 + lies_in(s, e, Shield.ARMS_OF_ARMS))


@rule
def bonus_points(s: State, p: int, ledger: Ledger) -> int:
    """What the bonus tiles are worth: first and second by the ply that completed the colour."""
    points = 0
    for colour in range(COLOURS):
        mine = ledger.filled[s.players[p].estate, colour]
        if not mine:
            continue
        earlier = 0
        for e in range(MAX_PLAYERS):
            earlier += 0 < ledger.filled[e, colour] < mine
        if earlier < 2:
            points += BONUS_VP[s.seats, earlier]
    return points


@rule
def recount_estate(s: State, e: int, laid: Ints, ledger: Ledger) -> None:
    """Points of regions, phases and animals, from the tiles and the plies at which they were laid."""
    home = s.estates[e]
    for space in range(space_count(home)):
        if SPECIES[home.tiles[space]] >= 0:
            ledger.points[Category.ANIMALS] += points_when_laid(s, e, space, laid, ledger)
            ledger.points[Category.ANIMALS] += points_chosen(s, e, space, laid, ledger)
        size = walk(home, space, ledger)
        done = ledger.completed[e, region_of(home, space)]
        # A region that is nothing but the start castle was never completed by a tile.
        if space == first_walked(size, ledger) and done > 0:
            ledger.points[Category.REGIONS] += SIZE_VP[size_counted(home, size, laid, done, ledger)]
            ledger.points[Category.PHASES] += PHASE_VP[phase_at(done, ledger)]


@rule
def recount_posts(s: State, e: int, ledger: Ledger) -> int:
    """What linked border posts scored, and the award for all three, by the plies that linked them."""
    home, laid = s.estates[e], ledger.laid[e]
    points, scorings, last = 0, 0, all_linked_at(home, laid)
    for pair in range(len(POST_PAIRS)):
        ply = pair_linked_at(home, laid, pair)
        # One pair alone scores first; the other two are linked by the same tile (CB-BORDER-09).
        if ply >= 0 and (ply < last or last < 0):
            points += PHASE_VP[phase_at(ply, ledger)]
            scorings += 1
    if last < 0:
        return points
    points += (EDITION[s.edition, Difference.POST_SCORINGS] - scorings) * PHASE_VP[phase_at(last, ledger)]
    earlier = 0
    for other in range(s.seats):
        theirs = all_linked_at(s.estates[other], ledger.laid[other])
        earlier += other != e and 0 <= theirs < last
    return points + (BONUS_VP[s.seats, earlier] if earlier < 2 else 0)


@rule
def recount(s: State, p: int, ledger: Ledger) -> None:
    """All points of a player, or of a team, at the end of the game, by source, into ``ledger.points``."""
    e = s.players[p].estate
    home = s.estates[e]
    for category in range(len(ledger.points)):
        ledger.points[category] = 0
    recount_estate(s, e, ledger.laid[e], ledger)
    ledger.points[Category.BONUS] = bonus_points(s, p, ledger)
    towers = tiles_of(home, Kind.WATCHTOWER)
    for q in range(s.seats):
        towers += ledger.towers[q] if s.players[q].estate == s.players[p].estate else 0
    ledger.points[Category.WATCHTOWERS] = 4 * towers
    for goods in range(GOODS):
        ledger.points[Category.SALES] += home.sold[goods] * SALE_VP[s.seats]
        ledger.points[Category.GOODS] += home.goods[goods]
    ledger.points[Category.SILVER] = home.silver
    ledger.points[Category.WORKERS] = home.workers // 2
    ledger.points[Category.MONASTERIES] = monastery_points(s, e)
    ledger.points[Category.SHIELDS] = shield_points(s, e)
    if s.modules & Module.BORDER_POSTS:
        ledger.points[Category.POSTS] = recount_posts(s, e, ledger)
    ledger.points[Category.RETURNS] = -5 * ledger.returned[p]
