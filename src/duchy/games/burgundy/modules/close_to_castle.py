"""Close to the castle: tiles are linked with castles by their colour, and castles can be taken back (chapter 18)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import return_castle_action
from duchy.games.burgundy.chapters.gains import gain_points, vp
from duchy.games.burgundy.components.spaces import colour_spaces, neighbours, region_of, region_spaces, space_colour
from duchy.games.burgundy.components.tiles import Colour, Kind
from duchy.games.burgundy.state import Category, Estate, State, estate_of

RETURN_PRICE = 5  # victory points (CB-NEAR-08)
DARK_GREEN = int(Colour.CASTLE)  # a plain integer, since CUDA does not take an enum as an index


@rule
def castles_of(home: Estate) -> int:
    """The spaces with a castle, the start castle among them; a white castle is none (CB-NEAR-07).

    An estate of this module fits into one word.
    """
    castles = 0
    spaces = colour_spaces(home, DARK_GREEN, 0) & home.covered[0]
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if home.tiles[space] == Kind.CASTLE:
            castles |= 1 << space
    return castles


@rule
def allows_tile(home: Estate, space: int) -> bool:
    """Whether a tile would touch a castle, or be linked to one through tiles of its own colour (CB-NEAR-02 to 05).

    Tiles of its colour that are linked to it lie in the same region. An inn counts as a tile of its space's colour
    (CB-NEAR-16). What lies there already is not asked about again (CB-NEAR-06). Shield 18 does not change this
    (CB-SH18-03).
    """
    if space_colour(home, space) == DARK_GREEN:
        return True
    castles = castles_of(home)
    alike = region_spaces(home, region_of(home, space), 0) & home.covered[0]
    linked, seen = 1 << space, 0
    while linked & ~seen:
        tile = linked & ~seen
        near = neighbours(home, lowest(tile), 0)
        if near & castles:
            return True
        linked |= near & alike
        seen |= tile & -tile
    return False


@rule
def legal_for_both_dice(s: State, p: int, out: Ints, n: int) -> int:
    """A castle placed before goes back into storage for both dice and 5 points (CB-NEAR-08, CB-NEAR-10, CB-NEAR-11).

    With both dice unused, every castle was placed in an earlier round; the start castle stays (CB-NEAR-09).
    """
    me = s.players[p]
    if me.spent[0] or me.spent[1] or vp(s, p) < RETURN_PRICE:
        return n
    home = estate_of(s, p)
    castles = castles_of(home) & ~(1 << home.castle)
    while castles:
        out[n] = return_castle_action(s, lowest(castles))
        castles &= castles - 1
        n += 1
    return n


@rule
def return_castle(s: State, p: int, space: int) -> None:
    """Pay for a castle and take it off its space, which is empty again (CB-NEAR-08, CB-NEAR-13).

    What has scored stays so: neither its region nor its colour scores again (CB-NEAR-14).
    """
    me, home = s.players[p], estate_of(s, p)
    me.spent[0] = 1
    me.spent[1] = 1
    gain_points(s, p, Category.RETURNS, -RETURN_PRICE)
    home.tiles[space] = 0
    home.covered[0] &= ~(1 << space)
    home.border[0] = 0
    covered = home.covered[0]
    while covered:
        home.border[0] |= neighbours(home, lowest(covered), 0)
        covered &= covered - 1
