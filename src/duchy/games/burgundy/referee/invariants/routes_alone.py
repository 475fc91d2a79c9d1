"""The trade route of a solo player.

Points are counted, and may lead to actions, between a sale and its goods on the route (CB-SOLO-45, CB-SOLO-46). So the
goods are not laid again here, as in ``routes``: those that came to lie there tell which bonuses were paid.
"""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.routes import MOST_SPACES, ROUTE_BONUS, ROUTE_GOODS, SPACES
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.questions import Step
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import State


@rule
def bonuses(before: State, s: State, p: int, bonus: int) -> int:
    """How many spaces gave a bonus in this action: goods of their colour were laid there (CB-TRADE-06)."""
    e, found = s.players[p].estate, 0
    for space in range(MOST_SPACES):
        goods = s.more[0].route_goods[e, space]
        if goods and not before.more[0].route_goods[e, space]:
            tile = s.more[0].route_tiles[e, space // SPACES]
            matches = ROUTE_GOODS[tile, space % SPACES] == goods - 1
            found += matches and ROUTE_BONUS[tile, space % SPACES] == bonus
    return found


@rule
def check_route_stays(before: State, s: State, p: int) -> int:
    """Tiles and goods of the route stay; while it has room, all goods that are sold lie there or wait (CB-TRADE-04)."""
    e = s.players[p].estate
    more, was = s.more[0], before.more[0]
    room = False
    for space in range(MOST_SPACES):
        tile = more.route_tiles[e, space // SPACES]
        if tile != was.route_tiles[e, space // SPACES]:
            return Violation.ROUTES
        if was.route_goods[e, space] and more.route_goods[e, space] != was.route_goods[e, space]:
            return Violation.ROUTES
        room = room or (tile > 0 and more.route_goods[e, space] == 0)
    for goods in range(GOODS):
        if room and not s.over and elsewhere(s, e, goods) != elsewhere(before, e, goods):
            return Violation.ROUTES
    return FINE


@rule
def elsewhere(s: State, e: int, goods: int) -> int:
    """Goods of a colour that were sold and neither lie on the route nor wait to be laid."""
    count = s.estates[e].sold[goods] + 0
    for space in range(MOST_SPACES):
        count -= s.more[0].route_goods[e, space] == goods + 1
    for i in range(s.depth):
        count -= s.agenda[i].b if s.agenda[i].kind == Step.ROUTE and s.agenda[i].a == goods else 0
    return count
