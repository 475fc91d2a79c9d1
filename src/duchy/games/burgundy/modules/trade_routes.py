"""Trade routes: sold goods are laid along a row of tiles, and those on their own colour bring a bonus (chapter 21).

A route belongs to an estate. Goods that lie on it stay among the goods sold, so that monasteries 15 and 25 count them
and the end of the game does not (CB-TRADE-12 to CB-TRADE-14).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, pop, then, then_for
from duchy.engine.play.chance import below
from duchy.games.burgundy.actions import arrange_action
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.routes import (
    DEALT,
    MOST_TILES,
    ROUTE_BONUS,
    ROUTE_GOODS,
    ROUTE_TILES,
    SPACES,
)
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.state import State

# --- the deal --------------------------------------------------------------------------------------------------------


@rule
def deal(s: State) -> None:
    """Each player gets tiles at random, which lie in the order in which they came (CB-TRADE-01, CB-TRADE-02).

    A route has three spaces for each tile (CB-TRADE-05).
    """
    dealt = 0
    left = ROUTE_TILES
    for p in range(s.seats):
        route = s.more[0].route_tiles[s.players[p].estate]
        for _ in range(DEALT[s.seats]):
            skip = below(s, left)  # among the tiles still there, so that every deal is equally likely
            pick = 0
            while skip > 0 or (dealt >> pick) & 1:
                skip -= 1 - ((dealt >> pick) & 1)
                pick += 1
            dealt |= 1 << pick
            left -= 1
            route[tiles_in(route)] = pick + 1


@rule
def tiles_in(route: Ints) -> int:
    """How many tiles a route has."""
    tiles = 0
    while tiles < MOST_TILES and route[tiles]:
        tiles += 1
    return tiles


# --- the order of the tiles ------------------------------------------------------------------------------------------


@rule
def asks_first(s: State) -> bool:
    """Whether players order their tiles before the game; the first on the track begins (CB-TRADE-03)."""
    if not printed(s, Difference.ROUTE_ORDER):
        return False
    s.turn = 0
    ask(s, s.order[0], Decision.ARRANGE)
    return True


@rule
def legal_arrange(s: State, p: int, out: Ints, n: int) -> int:
    """Any tile that has no place yet may be the next one."""
    route = s.more[0].route_tiles[s.players[p].estate]
    for slot in range(s.agenda[s.depth - 1].a, tiles_in(route)):
        out[n] = arrange_action(s, slot)
        n += 1
    return n


@rule
def arrange(s: State, p: int, slot: int) -> None:
    """Lay a tile next; the last one falls into place by itself, and the next player is asked (CB-TRADE-03)."""
    frame = s.agenda[s.depth - 1]
    route = s.more[0].route_tiles[s.players[p].estate]
    tile = route[slot]
    for i in range(slot, frame.a, -1):
        route[i] = route[i - 1]
    route[frame.a] = tile
    frame.a += 1
    if frame.a < tiles_in(route) - 1:
        return
    pop(s)
    s.turn = next_to_arrange(s)
    if s.turn < s.seats:
        ask(s, s.order[s.turn], Decision.ARRANGE)
    else:
        then(s, Step.FIRST_PHASE)


@rule
def next_to_arrange(s: State) -> int:
    """The next player on the track whose route no player before has ordered: partners have one together."""
    for i in range(s.turn + 1, s.seats):
        own = True
        for j in range(i):
            own = own and s.players[s.order[j]].estate != s.players[s.order[i]].estate
        if own:
            return i
    return s.seats


# --- sales -----------------------------------------------------------------------------------------------------------


@rule
def goods_sold(s: State, p: int, goods: int, count: int) -> None:
    """Goods that were sold and paid for go to the route one by one (CB-TRADE-04, CB-TRADE-08)."""
    then_for(s, p, Step.ROUTE, goods, count)


@rule
def next_space(s: State, e: int) -> int:
    """The leftmost empty space of the route of an estate, -1 if it is full (CB-TRADE-04)."""
    more = s.more[0]
    for space in range(tiles_in(more.route_tiles[e]) * SPACES):
        if more.route_goods[e, space] == 0:
            return space
    return -1


@rule
def lay_goods(s: State, p: int, goods: int, count: int) -> None:
    """Lay goods until one brings a bonus, which comes before the rest (CB-TRADE-06, 07, CB-TRADE-15, CB-TRADE-17).

    What does not fit any more lies with the other goods sold; a full route stays as it is (CB-TRADE-09 to CB-TRADE-11).
    """
    e = s.players[p].estate
    for left in range(count - 1, -1, -1):
        space = next_space(s, e)
        if space < 0:
            return
        s.more[0].route_goods[e, space] = goods + 1
        tile = s.more[0].route_tiles[e, space // SPACES]
        if ROUTE_GOODS[tile, space % SPACES] == goods:
            if left:
                then_for(s, p, Step.ROUTE, goods, left)
            then_for(s, p, Step.ROUTE_BONUS, ROUTE_BONUS[tile, space % SPACES], 0)
            return
