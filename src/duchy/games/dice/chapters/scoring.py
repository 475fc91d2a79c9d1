"""Victory points: closed areas, the score table, the winner, the verdict of a solo game (chapters 7, 10 and 11)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import AREA_VP, BONUSES, PHASES, TITLE_VP, Colour
from duchy.games.dice.components.sheets import AREA, AREA_MASK, AREA_SIZE, COLOUR_MASK
from duchy.games.dice.state import CATEGORIES, ROWS, Category, Player, State


@rule
def gain(s: State, me: Player, category: Category, points: int) -> None:
    """Write points into the column of the present phase (DG-PHASE-07). CUDA takes no enum as an index."""
    me.points[s.phase, category.value] += points


@rule
def closed(me: Player, space: int) -> bool:
    """Whether the area of a hex is complete (DG-AREA-01)."""
    return AREA_MASK[me.sheet, AREA[me.sheet, space]] & ~me.built == 0


@rule
def score_area(s: State, me: Player, space: int, colour: int) -> None:
    """The points of a closed area, by its size and the present phase (DG-AREA-02, DG-AREA-07, DG-CASTLE-05).

    Pastures count twice here, and only here (DG-PASTURE-05, DG-PASTURE-07).
    """
    points = AREA_VP[AREA_SIZE[me.sheet, AREA[me.sheet, space]], s.phase]
    if colour == Colour.PASTURE:
        gain(s, me, Category.PASTURES, 2 * points)
    elif colour == Colour.CASTLE:
        gain(s, me, Category.CASTLES, points)
    else:
        gain(s, me, Category.AREAS, points)


@rule
def complete(me: Player, colour: int) -> bool:
    """Whether all hexes of a colour on the own sheet are built; the start castle counts (DG-COLOUR-01, DG-START-11)."""
    return COLOUR_MASK[me.sheet, colour] & ~me.built == 0


@rule
def points_from(me: Player, category: int) -> int:
    """Points of one source, over all phases."""
    total = 0
    for phase in range(PHASES):
        total += me.points[phase, category]
    return total


@rule
def vp(me: Player) -> int:
    """The total of all columns (DG-END-03); unused bonuses and unsold goods give nothing (DG-END-04, DG-END-05)."""
    total = 0
    for category in range(CATEGORIES):
        total += points_from(me, category)
    return total


@rule
def unused(me: Player) -> int:
    """Circles of any kind that are ringed and not crossed out (DG-WIN-02, DG-WIN-03)."""
    count = 0
    for row in range(ROWS):
        for bonus in range(BONUSES):
            count += me.ringed[row, bonus]
    return count


@rule
def verdict(s: State) -> int:
    """The title that a solo game earned: how many bounds its points reach (DG-SOLO-13, DG-SOLO-14)."""
    if s.seats > 1 or not s.over:
        return -1
    earned, points = 0, vp(s.players[0])
    for title in range(len(TITLE_VP)):
        earned += points >= TITLE_VP[title]
    return earned


@rule
def beats(s: State, p: int, q: int) -> bool:
    """Whether p ranks before q: by points, then by unused bonuses (DG-WIN-01, DG-WIN-02)."""
    mine, theirs = vp(s.players[p]), vp(s.players[q])
    if mine != theirs:
        return mine > theirs
    return unused(s.players[p]) > unused(s.players[q])


@rule
def place_of(s: State, p: int) -> int:
    """The player's place, 1 for the winner; players who are still tied share a place (DG-WIN-04, DG-WIN-05)."""
    place = 1
    for q in range(s.seats):
        if q != p and beats(s, q, p):
            place += 1
    return place
