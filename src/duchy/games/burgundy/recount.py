"""Scores counted again, slowly and from the printed rules alone, to hold the quick ones against.

Nothing here reads a region table or a mask, and nothing here is called by the rules: spaces that touch are found by
their distance on the drawing, regions by walking from space to space, and what was earned when by the ply at which each
tile was laid.
"""

import numpy as np

from duchy.engine.records import record, table
from duchy.engine.rule import rule
from duchy.games.burgundy.components import (
    BONUS_VP,
    COLOURS,
    EDITION,
    GOODS,
    HEX_COLOUR,
    HEX_COUNT,
    HEX_POSITION,
    HEXES,
    KINDS,
    PHASE_VP,
    PLAYERS,
    SALE_VP,
    SIZE_VP,
    Difference,
    Kind,
    filled,
)
from duchy.games.burgundy.state import CATEGORIES, PHASES, STORAGE, Category

AROUND = 6  # spaces that a hex can touch
SPECIES_COUNT = 4
TILE_SIZES = 3  # tiles of a species carry 2, 3 or 4 animals
MONASTERY_0 = Kind.MONASTERY_1 - 1
TOUCHING_DISTANCE = 1.01  # of two centres, in hex widths


def _touching(positions: tuple[tuple[float, float], ...]) -> np.ndarray:
    centres = np.array(positions)
    distance = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1))
    near = [np.flatnonzero((row > 0) & (row < TOUCHING_DISTANCE)) for row in distance]
    rows = filled([row.tolist() for row in near], AROUND)
    return np.vstack([rows, np.full((HEXES - len(rows), AROUND), -1)])


TOUCHING = table([_touching(positions) for positions in HEX_POSITION])
"""[layout, space, up to six others], filled up with -1"""

#: What an observer beside the table would write down. It is no part of the state.
LEDGER = record(
    laid=(np.int16, (PLAYERS, HEXES)),  # the ply at which each tile was laid, 0 for the start castle
    ended=(np.int16, PHASES),  # the ply that ended each phase
    turns=np.int16,  # turns ended so far
    gone=(np.int8, KINDS),  # tiles that left the game
    lost=(np.int8, GOODS),  # goods that left the game
    silver=np.int16,  # what the last action explains of one player's silver, workers, points and storage
    workers=np.int16,
    points=(np.int16, CATEGORIES),
    shelf=(np.int8, STORAGE + 1),
    region=(np.int8, HEXES),  # the spaces that `walk` found
    seen=(np.int8, HEXES),
    tally=(np.int16, KINDS),  # tiles found all over the table
)


@rule
def walk(layout, space, ledger):
    """List the region of a space in ``ledger.region`` and return its size."""
    for other in range(HEXES):
        ledger.seen[other] = 0
    ledger.seen[space] = 1
    ledger.region[0] = space
    size = 1
    at = 0
    while at < size:
        for i in range(AROUND):
            other = TOUCHING[layout, ledger.region[at], i]
            if other >= 0 and not ledger.seen[other] and HEX_COLOUR[layout, other] == HEX_COLOUR[layout, space]:
                ledger.seen[other] = 1
                ledger.region[size] = other
                size += 1
        at += 1
    return size


@rule
def tiles_of(me, kind):
    """How many tiles of a kind lie in the estate."""
    count = 0
    for space in range(HEX_COUNT[me.layout]):
        count += me.tiles[space] == kind
    return count


@rule
def owns(me, number):
    """Whether a monastery lies in the estate, 1 or 0."""
    return tiles_of(me, MONASTERY_0 + number)


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
def monastery_points(s, me):
    """What the monasteries pay at the end."""
    sold, colours = 0, 0
    for goods in range(GOODS):
        sold += me.sold[goods]
        colours += me.sold[goods] > 0
    bonuses = 0
    for colour in range(COLOURS):
        bonuses += me.bonus[colour] != 0
    types = 0
    for number in range(SPECIES_COUNT):
        kept = 0
        for kind in range(Kind.COW_2 + TILE_SIZES * number, Kind.COW_2 + TILE_SIZES * (number + 1)):
            kept += tiles_of(me, kind)
        types += kept > 0
    points = owns(me, 15) * EDITION[s.edition, Difference.TYPES_SOLD_VP] * colours
    for building in range(8):
        points += owns(me, 16 + building) * 4 * tiles_of(me, Kind.WAREHOUSE + building)
    points += owns(me, 24) * 4 * types
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
        first = space
        for i in range(size):
            first = min(first, ledger.region[i])
        done = region_complete_at(me, laid, size, ledger)
        if first == space and done > 0:  # a region that is nothing but the start castle was never completed by a tile
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
