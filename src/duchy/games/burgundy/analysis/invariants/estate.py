"""Estates: where a tile may lie, and whether what the rules remember of an estate is what its tiles say."""

from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.action import space_of, tile_laid
from duchy.games.burgundy.analysis.invariants.drawing import MONASTERY_0, first_walked, owns, tiles_in, walk
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.layouts import (
    BIT,
    ESTATES,
    HEX_COLOUR,
    HEX_COUNT,
    HEXES,
    REGION,
    REGIONS,
    WORD,
    WORDS,
    filled,
)
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind

NEAR_LIMIT = 12
NEAR = table([filled([sorted(near) for near in e.neighbours] + [[]] * (HEXES - len(e)), NEAR_LIMIT) for e in ESTATES])
"""[layout, space, others]: where a placed tile allows a placement, filled up with -1"""


@rule
def is_beside_a_tile(me, space):
    """Whether a tile lies next to a space."""
    for i in range(NEAR_LIMIT):
        other = NEAR[me.layout, space, i]
        if other >= 0 and me.tiles[other]:
            return True
    return False


@rule
def may_lie(me, kind, space, ledger):
    """Whether a tile may be laid on a space: empty, of its colour, beside a tile (CB-PLACE-01 to 04, CB-BLD-03)."""
    if me.tiles[space] or HEX_COLOUR[me.layout, space] != COLOUR[kind] or not is_beside_a_tile(me, space):
        return False
    return COLOUR[kind] != Colour.BUILDING or owns(me, 1) == 1 or not same_city_has(me, kind, space, ledger)


@rule
def same_city_has(me, kind, space, ledger):
    """Whether a building of a kind stands in the city of a space."""
    for i in range(walk(me.layout, space, ledger)):
        if me.tiles[ledger.region[i]] == kind:
            return True
    return False


@rule
def check_estate(me, ledger):
    """Tiles lie on their colour, and everything derived from them agrees."""
    if me.layout < 0:  # the board is not chosen yet
        return Violation.ESTATE if tiles_in(me) else FINE
    for space in range(HEXES):
        if me.tiles[space] and HEX_COLOUR[me.layout, space] != COLOUR[me.tiles[space]]:
            return Violation.PLACEMENT
    return check_masks(me) or check_monasteries(me) or check_cities(me, ledger)


@rule
def check_masks(me):
    """The masks of an estate say which spaces have a tile, and which are beside one."""
    for word in range(WORDS):
        covered, border = 0, 0
        for space in range(HEX_COUNT[me.layout]):
            if WORD[space] != word:
                continue
            if me.tiles[space]:
                covered |= BIT[space]
            if is_beside_a_tile(me, space):
                border |= BIT[space]
        if covered != me.covered[word]:
            return Violation.COVERED
        if border != me.border[word]:
            return Violation.BORDER
    return FINE


@rule
def check_monasteries(me):
    """The mask of monasteries has a bit for each that lies in the estate."""
    owned = 0
    for space in range(HEX_COUNT[me.layout]):
        if Kind.MONASTERY_1 <= me.tiles[space] <= Kind.MONASTERY_26:
            owned |= 1 << me.tiles[space] - MONASTERY_0
    return FINE if owned == me.monasteries else Violation.MONASTERIES


@rule
def check_cities(me, ledger):
    """Each city knows the buildings in it, and no other region has any."""
    unexplained = 0
    for region in range(REGIONS):
        unexplained += me.cities[region]
    for space in range(HEX_COUNT[me.layout]):
        if HEX_COLOUR[me.layout, space] != Colour.BUILDING:
            continue
        size, buildings = walk(me.layout, space, ledger), 0
        for i in range(size):
            tile = me.tiles[ledger.region[i]]
            if tile:
                buildings |= 1 << tile
        if buildings != me.cities[REGION[me.layout, space]]:
            return Violation.CITIES
        if space == first_walked(size, ledger):
            unexplained -= buildings
    return Violation.CITIES if unexplained else FINE


@rule
def check_tile_laid(before, s, q, p, action, ledger):
    """An estate gains the tile that is laid, where it may lie; nothing else ever changes there (CB-PLACE-08)."""
    me, was = s.players[q], before.players[q]
    if me.layout != was.layout or me.board != was.board or me.castle != was.castle or me.sealed != was.sealed:
        return Violation.ESTATE
    target = space_of(action) if q == p else -1
    for space in range(HEXES):
        if me.tiles[space] != (tile_laid(before, p, action) if space == target else was.tiles[space]):
            return Violation.ESTATE
    if target < 0:
        return check_same_masks(me, was)
    # What is derived from the new tile is made up again in check_estate.
    return FINE if may_lie(was, me.tiles[target], target, ledger) else Violation.PLACEMENT


@rule
def check_same_masks(me, was):
    """Where no tile is laid, what is derived from the tiles stays as it is."""
    for word in range(WORDS):
        if me.covered[word] != was.covered[word]:
            return Violation.COVERED
        if me.border[word] != was.border[word]:
            return Violation.BORDER
    for region in range(REGIONS):
        if me.cities[region] != was.cities[region]:
            return Violation.CITIES
    return FINE if me.monasteries == was.monasteries else Violation.MONASTERIES
