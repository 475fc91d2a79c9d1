"""Victory points: regions, phases, colours, animals, the end of the game and the winner (chapters 5.7, 6, 11, 12)."""

from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy import hooks, shared_hooks
from duchy.games.burgundy.chapters.gains import gain_points, vp
from duchy.games.burgundy.chapters.monasteries import (
    SCORES_BUILDING,
    SCORING,
    VP_PER_BUILDING,
    Monastery,
    animal_points,
)
from duchy.games.burgundy.components.board import BONUS_VP, PHASE_VP, SIZE_VP
from duchy.games.burgundy.components.layouts import WORD_BITS
from duchy.games.burgundy.components.printings import EDITION, Difference, printed
from duchy.games.burgundy.components.spaces import colour_spaces, region_of, region_spaces, space_count
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, SCORES_WITH_ANY, SPECIES
from duchy.games.burgundy.state import Category, Estate, State, estate_count, estate_of

VP_PER_SPECIES = 4  # monastery 24
VP_PER_GOODS_SOLD = 1  # monastery 25


@rule
def score_region(s: State, p: int, space: int) -> None:
    """A region whose last space is covered scores its size and the phase, once (CB-SCORE-01 to CB-SCORE-06)."""
    home = estate_of(s, p)
    region = region_of(home, space)
    for word in range(len(home.covered)):
        if region_spaces(home, region, word) & ~home.covered[word]:
            return
    if (home.scored >> region) & 1:
        return
    home.scored |= 1 << region
    score_size(s, p, region)
    score_phase(s, p)


@rule
def score_size(s: State, p: int, region: int) -> None:
    """The points for the size of a completed region (CB-SCORE-02)."""
    gain_points(s, p, Category.REGIONS, SIZE_VP[hooks.size_counted(s, p, region)])


@rule
def score_phase(s: State, p: int) -> None:
    """The points of the phase for a completed region (CB-SCORE-04)."""
    gain_points(s, p, Category.PHASES, PHASE_VP[s.phase])


@rule
def score_colour(s: State, p: int, colour: int) -> None:
    """Who covers a colour first takes its large bonus tile, the second the small one (CB-COLOR-01 to 05, 08, 09)."""
    home = estate_of(s, p)
    for word in range(len(home.covered)):
        if colour_spaces(home, colour, word) & ~home.covered[word]:
            return
    if s.bonus_left[colour] == 0 or home.bonus[colour]:
        return
    rank = 2 - s.bonus_left[colour]
    s.bonus_left[colour] -= 1
    home.bonus[colour] = rank + 1
    gain_points(s, p, Category.BONUS, hooks.bonus_points(s, p, BONUS_VP[s.seats, rank]))


@rule
def score_animals(s: State, p: int, kind: int, space: int) -> None:
    """Animals score, and again every tile of their type on the same pasture (CB-ANIM-01 to CB-ANIM-06, CB-GEESE-05)."""
    home = estate_of(s, p)
    region = region_of(home, space)
    for word in range(len(home.covered)):
        pasture = shared_hooks.pasture(s, p, region, word) & home.covered[word]
        while pasture:
            tile = home.tiles[word * WORD_BITS + lowest(pasture)]
            pasture &= pasture - 1
            if SPECIES[tile] == SPECIES[kind] or SCORES_WITH_ANY[tile]:
                gain_points(s, p, Category.ANIMALS, animal_points(home, tile))


@rule
def score_end(s: State, p: int) -> None:
    """The final scoring of one player (CB-END-05, CB-END-06)."""
    home = estate_of(s, p)
    gain_points(s, p, Category.GOODS, goods_left(home))
    gain_points(s, p, Category.SILVER, home.silver)
    gain_points(s, p, Category.WORKERS, pairs_of_workers(home))
    gain_points(s, p, Category.MONASTERIES, monastery_points(s, p))
    hooks.score_end(s, p)


@rule
def goods_left(home: Estate) -> int:
    """Goods that were not sold are worth a point each at the end, as is silver (CB-END-02, CB-END-03)."""
    left = 0
    for goods in range(GOODS):
        left += home.goods[goods]
    return left


@rule
def pairs_of_workers(home: Estate) -> int:
    """Two workers are worth a point at the end (CB-END-04)."""
    return home.workers // 2


@rule
def monastery_points(s: State, p: int) -> int:
    """What all monasteries are worth at the end, and only then (CB-MON00-03)."""
    home = estate_of(s, p)
    points = hooks.final_points(s, p)
    owned = home.monasteries & SCORING
    while owned:
        number = lowest(owned)
        owned &= owned - 1
        points += counted(home, number) * points_each(s.edition, number)
    return hooks.monastery_points(s, p, points)


@rule
def counted(home: Estate, number: int) -> int:
    """How many things a monastery counts (CB-MON15-01 to CB-MON26-02)."""
    if number == Monastery.GOODS_TYPES:
        return goods_types_sold(home)
    if number == Monastery.GOODS_SOLD:
        return goods_sold(home)
    if number == Monastery.BONUS_TILES:
        return bonus_tiles(home)
    if number == Monastery.ANIMAL_TYPES:
        return species_kept(home)
    buildings = 0
    for space in range(space_count(home)):
        buildings += SCORES_BUILDING[home.tiles[space]] == number
    return buildings


@rule
def points_each(edition: int, number: int) -> int:
    """What a monastery gives for each thing that it counts. ``0 +`` because CUDA does not take an enum as an index."""
    if number == Monastery.GOODS_TYPES:
        return EDITION[edition, 0 + Difference.TYPES_SOLD_VP]
    if number == Monastery.GOODS_SOLD:
        return VP_PER_GOODS_SOLD
    if number == Monastery.BONUS_TILES:
        return EDITION[edition, 0 + Difference.BONUS_TILES_VP]
    return VP_PER_SPECIES if number == Monastery.ANIMAL_TYPES else VP_PER_BUILDING


@rule
def score_monastery(s: State, p: int, number: int) -> None:
    """What one monastery is worth as things stand, for games that score it when it is placed (CB-SOLO-24, 25)."""
    home = estate_of(s, p)
    points = hooks.points_when_placed(s, p, number)
    if number == Monastery.BONUS_TILES:
        points += colours_covered(home) * points_each(s.edition, number)
    elif (SCORING >> number) & 1:
        points += counted(home, number) * points_each(s.edition, number)
    gain_points(s, p, Category.MONASTERIES, points)


@rule
def colours_covered(home: Estate) -> int:
    """How many colours are covered, that of the space just covered included (CB-SOLO-26)."""
    colours = 0
    for colour in range(COLOURS):
        open_spaces = 0
        for word in range(len(home.covered)):
            open_spaces |= colour_spaces(home, colour, word) & ~home.covered[word]
        colours += open_spaces == 0
    return colours


@rule
def goods_types_sold(home: Estate) -> int:
    """How many colours of goods were sold (CB-MON15-03)."""
    types = 0
    for goods in range(GOODS):
        types += home.sold[goods] > 0
    return types


@rule
def goods_sold(home: Estate) -> int:
    """How many goods were sold (CB-MON25-01)."""
    sold = 0
    for goods in range(GOODS):
        sold += home.sold[goods]
    return sold


@rule
def bonus_tiles(home: Estate) -> int:
    """How many bonus tiles are owned, large or small (CB-MON26-01)."""
    tiles = 0
    for colour in range(COLOURS):
        tiles += home.bonus[colour] > 0
    return tiles


@rule
def species_kept(home: Estate) -> int:
    """How many types of animals live in the estate (CB-MON24-02, CB-GEESE-06)."""
    kept = 0
    for space in range(space_count(home)):
        species = SPECIES[home.tiles[space]]
        if species >= 0:
            kept |= 1 << species
    return count(kept)


@rule
def vp_together(s: State, p: int) -> int:
    """Victory points of all who build an estate together: alone, or as a team (CB-TEAM-31)."""
    total = 0
    for q in range(s.seats):
        if s.players[q].estate == s.players[p].estate:
            total += vp(s, q)
    return total


@rule
def empty_spaces(s: State, p: int) -> int:
    """Spaces of the estate without a tile."""
    home = estate_of(s, p)
    empty = 0
    for space in range(space_count(home)):
        empty += home.tiles[space] == 0
    return empty


@rule
def beats(s: State, p: int, q: int) -> bool:
    """Whether p stands before q: points, empty spaces, place on the order track (CB-END-08, CB-TIE-01 to 05).

    Teams are compared as a whole, and if empty spaces do not decide they share a place (CB-TEAM-31 to CB-TEAM-33).
    """
    mine, theirs = vp_together(s, p), vp_together(s, q)
    if mine != theirs:
        return mine > theirs
    mine, theirs = empty_spaces(s, p), empty_spaces(s, q)
    if mine != theirs:
        return (mine > theirs) == (printed(s, Difference.TIE_MOST_EMPTY) == 1)
    if not hooks.order_breaks_ties(s):
        return False
    first = 0
    while s.order[first] != p and s.order[first] != q:
        first += 1
    return s.order[first] == q  # the later one on the track wins


@rule
def place_of(s: State, p: int) -> int:
    """The player's final place, 1 for the winner; each estate counts once, with the player who has its number."""
    place = 1
    for q in range(estate_count(s)):
        if q != s.players[p].estate and beats(s, q, p):
            place += 1
    return place
