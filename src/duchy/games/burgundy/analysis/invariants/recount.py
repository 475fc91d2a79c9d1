"""Scores counted again, slowly and from the printed rules alone, to hold the quick ones against.

Nothing here is called by the rules, and nothing here calls one: what was earned when follows from the ply at which each
tile was laid.
"""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.drawing import MONASTERY_0, first_walked, owns, tiles_of, walk
from duchy.games.burgundy.components.board import BONUS_VP, PHASE_VP, PHASES, SALE_VP, SIZE_VP
from duchy.games.burgundy.components.layouts import HEX_COLOUR, HEX_COUNT
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, Kind
from duchy.games.burgundy.state import CATEGORIES, Category

SPECIES_COUNT = 4
TILE_SIZES = 3  # tiles of a species carry 2, 3 or 4 animals


@rule
def is_animal(kind):
    """Whether a tile shows animals."""
    return Kind.COW_2 <= kind <= Kind.CHICKEN_4


@rule
def species(kind):
    """The type of the animals on a tile."""
    return (kind - Kind.COW_2) // TILE_SIZES


@rule
def animals(kind):
    """How many animals a tile shows."""
    return 2 + (kind - Kind.COW_2) % TILE_SIZES


@rule
def region_complete_at(me, laid, size, ledger):
    """The ply at which the region last walked was completed; -1 while it is not."""
    last = 0
    for i in range(size):
        space = ledger.region[i]
        if not me.tiles[space]:
            return -1
        last = max(last, laid[space])
    return last


@rule
def colour_complete_at(me, laid, colour):
    """The ply at which the last space of a colour was covered; -1 while one is open."""
    last = 0
    for space in range(HEX_COUNT[me.layout]):
        if HEX_COLOUR[me.layout, space] == colour:
            if not me.tiles[space]:
                return -1
            last = max(last, laid[space])
    return last


@rule
def phase_at(ply, ledger):
    """The phase to which a ply belongs."""
    phase = 0
    while phase < PHASES and 0 < ledger.ended[phase] < ply:
        phase += 1
    return phase


@rule
def pasture_points(me, space, laid, ledger):
    """What an animal tile earned when it was laid: all of its type on the pasture by then; monastery 7 adds to each."""
    kind, then = me.tiles[space], laid[space]
    more = 0
    for other in range(HEX_COUNT[me.layout]):
        more += me.tiles[other] == MONASTERY_0 + 7 and laid[other] < then
    points = 0
    for i in range(walk(me.layout, space, ledger)):
        other = ledger.region[i]
        tile = me.tiles[other]
        if is_animal(tile) and species(tile) == species(kind) and laid[other] <= then:
            points += animals(tile) + more
    return points


@rule
def species_in(me):
    """How many types of animals live in the estate."""
    types = 0
    for number in range(SPECIES_COUNT):
        tiles = 0
        for size in range(TILE_SIZES):
            tiles += tiles_of(me, Kind.COW_2 + number * TILE_SIZES + size)
        types += tiles > 0
    return types


@rule
def monastery_points(s, me):
    """What the monasteries pay at the end."""
    sold, colours = 0, 0
    for goods in range(GOODS):
        sold += me.sold[goods]
        colours += me.sold[goods] > 0
    bonuses = 0
    for colour in range(COLOURS):
        bonuses += me.bonus[colour] != 0
    points = owns(me, 15) * EDITION[s.edition, Difference.TYPES_SOLD_VP] * colours
    for building in range(8):
        points += owns(me, 16 + building) * 4 * tiles_of(me, Kind.WAREHOUSE + building)
    points += owns(me, 24) * 4 * species_in(me)
    points += owns(me, 25) * sold
    return points + owns(me, 26) * EDITION[s.edition, Difference.BONUS_TILES_VP] * bonuses


@rule
def bonus_points(s, p, ledger):
    """What the bonus tiles are worth: first and second by the ply that completed the colour."""
    points = 0
    for colour in range(COLOURS):
        mine = colour_complete_at(s.players[p], ledger.laid[p], colour)
        if mine < 0:
            continue
        earlier = 0
        for q in range(s.seats):
            theirs = colour_complete_at(s.players[q], ledger.laid[q], colour)
            earlier += 0 <= theirs < mine
        if earlier < 2:
            points += BONUS_VP[s.seats - 2, earlier]
    return points


@rule
def recount_estate(me, laid, ledger):
    """Points of regions, phases and animals, from the tiles and the plies at which they were laid."""
    for space in range(HEX_COUNT[me.layout]):
        if is_animal(me.tiles[space]):
            ledger.points[Category.ANIMALS] += pasture_points(me, space, laid, ledger)
        size = walk(me.layout, space, ledger)
        done = region_complete_at(me, laid, size, ledger)
        # A region that is nothing but the start castle was never completed by a tile.
        if space == first_walked(size, ledger) and done > 0:
            ledger.points[Category.REGIONS] += SIZE_VP[size]
            ledger.points[Category.PHASES] += PHASE_VP[phase_at(done, ledger)]


@rule
def recount(s, p, ledger):
    """All points of a player at the end of the game, by source, into ``ledger.points``."""
    me = s.players[p]
    for category in range(CATEGORIES):
        ledger.points[category] = 0
    recount_estate(me, ledger.laid[p], ledger)
    ledger.points[Category.BONUS] = bonus_points(s, p, ledger)
    ledger.points[Category.WATCHTOWERS] = 4 * tiles_of(me, Kind.WATCHTOWER)
    for goods in range(GOODS):
        ledger.points[Category.SALES] += me.sold[goods] * SALE_VP[s.seats - 2]
        ledger.points[Category.GOODS] += me.goods[goods]
    ledger.points[Category.SILVER] = me.silver
    ledger.points[Category.WORKERS] = me.workers // 2
    ledger.points[Category.MONASTERIES] = monastery_points(s, me)
