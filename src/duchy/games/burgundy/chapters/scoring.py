"""Victory points: regions, phases, colours, animals, the end of the game and the winner (chapters 5.7, 6, 11, 12)."""

from duchy.engine.bits import lowest
from duchy.engine.rule import rule
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.components.board import BONUS_VP, PHASE_VP, SIZE_VP
from duchy.games.burgundy.components.layouts import (
    COLOUR_MASK,
    HEX_COUNT,
    REGION,
    REGION_MASK,
    REGION_SIZE,
    WORD_BITS,
    WORDS,
)
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.tiles import ANIMALS, COLOURS, GOODS, SPECIES, Kind
from duchy.games.burgundy.state import CATEGORIES, Category

SPECIES_COUNT = 4
VP_PER_BUILDING = 4  # monasteries 16-23
VP_PER_SPECIES = 4  # monastery 24


@rule
def gain(me, category, points):
    """Gain points of a category. CUDA does not take an enum as an index, hence ``.value``."""
    me.points[category.value] += points


@rule
def score_region(s, me, space):
    """A region whose last space is covered scores its size and the phase, once (CB-SCORE-01 to CB-SCORE-06)."""
    region = REGION[me.layout, space]
    for word in range(WORDS):
        if REGION_MASK[me.layout, region, word] & ~me.covered[word]:
            return
    gain(me, Category.REGIONS, SIZE_VP[REGION_SIZE[me.layout, region]])
    gain(me, Category.PHASES, PHASE_VP[s.phase])


@rule
def score_colour(s, me, colour):
    """Who covers a colour first takes its large bonus tile, the second the small one (CB-COLOR-01 to 05)."""
    for word in range(WORDS):
        if COLOUR_MASK[me.layout, colour, word] & ~me.covered[word]:
            return
    if s.bonus_left[colour] == 0:
        return
    rank = 2 - s.bonus_left[colour]
    s.bonus_left[colour] -= 1
    me.bonus[colour] = rank + 1
    gain(me, Category.BONUS, BONUS_VP[s.seats - 2, rank])


@rule
def score_animals(me, kind, space):
    """Animals score, and again every tile of their type on the same pasture (CB-ANIM-01 to CB-ANIM-06, CB-MON07-01)."""
    extra = has(me, Monastery.ANIMALS_SCORE_MORE)
    for word in range(WORDS):
        pasture = REGION_MASK[me.layout, REGION[me.layout, space], word] & me.covered[word]
        while pasture:
            tile = me.tiles[word * WORD_BITS + lowest(pasture)]
            pasture &= pasture - 1
            if SPECIES[tile] == SPECIES[kind]:
                gain(me, Category.ANIMALS, ANIMALS[tile] + extra)


@rule
def score_end(s, me):
    """The final scoring of one player (CB-END-02 to CB-END-06)."""
    for goods in range(GOODS):
        gain(me, Category.GOODS, me.goods[goods])
    gain(me, Category.SILVER, me.silver)
    gain(me, Category.WORKERS, me.workers // 2)
    gain(me, Category.MONASTERIES, monastery_points(s, me))


@rule
def monastery_points(s, me):
    """What monasteries 15 to 26 are worth at the end (CB-MON15-01 to CB-MON26-02)."""
    points = 0
    if has(me, Monastery.GOODS_TYPES):
        points += printed(s, Difference.TYPES_SOLD_VP) * goods_types_sold(me)
    if has(me, Monastery.GOODS_SOLD):
        points += goods_sold(me)
    if has(me, Monastery.BONUS_TILES):
        points += printed(s, Difference.BONUS_TILES_VP) * bonus_tiles(me)
    if has(me, Monastery.ANIMAL_TYPES):
        points += VP_PER_SPECIES * species_kept(me)
    for space in range(HEX_COUNT[me.layout]):
        kind = me.tiles[space]
        if Kind.WAREHOUSE <= kind <= Kind.TOWN_HALL and has(me, Monastery.WAREHOUSES + kind - Kind.WAREHOUSE):
            points += VP_PER_BUILDING
    return points


@rule
def goods_types_sold(me):
    """How many colours of goods were sold (CB-MON15-03)."""
    types = 0
    for goods in range(GOODS):
        types += me.sold[goods] > 0
    return types


@rule
def goods_sold(me):
    """How many goods were sold (CB-MON25-01)."""
    count = 0
    for goods in range(GOODS):
        count += me.sold[goods]
    return count


@rule
def bonus_tiles(me):
    """How many bonus tiles are owned, large or small (CB-MON26-01)."""
    count = 0
    for colour in range(COLOURS):
        count += me.bonus[colour] > 0
    return count


@rule
def species_kept(me):
    """How many types of animals live in the estate (CB-MON24-02)."""
    kept = 0
    for space in range(HEX_COUNT[me.layout]):
        species = SPECIES[me.tiles[space]]
        if species >= 0:
            kept |= 1 << species
    count = 0
    for species in range(SPECIES_COUNT):
        count += (kept >> species) & 1
    return count


@rule
def vp(me):
    """Victory points so far (CB-VP-03)."""
    total = 0
    for category in range(CATEGORIES):
        total += me.points[category]
    return total


@rule
def empty_spaces(me):
    """Spaces of the estate without a tile."""
    count = 0
    for space in range(HEX_COUNT[me.layout]):
        count += me.tiles[space] == 0
    return count


@rule
def beats(s, p, q):
    """Whether p stands before q: points, empty spaces, place on the order track (CB-END-08, CB-TIE-01 to 05)."""
    mine, theirs = vp(s.players[p]), vp(s.players[q])
    if mine != theirs:
        return mine > theirs
    mine, theirs = empty_spaces(s.players[p]), empty_spaces(s.players[q])
    if mine != theirs:
        return (mine > theirs) == (printed(s, Difference.TIE_MOST_EMPTY) == 1)
    first = 0
    while s.order[first] != p and s.order[first] != q:
        first += 1
    return s.order[first] == q  # whoever comes later on the track wins


@rule
def place_of(s, p):
    """The player's final place, 1 for the winner."""
    place = 1
    for q in range(s.seats):
        if q != p and beats(s, q, p):
            place += 1
    return place
