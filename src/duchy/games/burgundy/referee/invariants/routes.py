"""Trade routes: goods laid one by one as a player would, bonus after bonus, and what is left to be done then."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import MAX_PLAYERS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.routes import (
    DEALT,
    MOST_SPACES,
    MOST_TILES,
    ROUTE_BONUS,
    ROUTE_GOODS,
    ROUTE_TILES,
    SPACES,
)
from duchy.games.burgundy.components.tiles import GOODS, Kind
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.referee.invariants.action import (
    ARRANGE,
    argument_of,
    colour_loaded,
    load_goes_on,
    orders_route,
    sold_by,
)
from duchy.games.burgundy.referee.invariants.agenda import (
    ASKS,
    any_fits,
    any_to_fetch,
    buys_inside,
    depth_below,
    has_goods,
    question,
    same_frame,
)
from duchy.games.burgundy.referee.invariants.clock import begins_play, in_turn, waits_at_phase_end
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.purse import silver_gained, workers_changed
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import BY_ROUTE, State, estate_of, with_modules


@rule
def check_routes(s: State) -> int:
    """Every player has the tiles of the deal, none lies twice, and goods lie without a gap (CB-TRADE-01, 04, 05)."""
    if not with_modules(s):
        return FINE
    seen = 0
    for e in range(MAX_PLAYERS):
        tiles = 0
        for q in range(s.seats):
            tiles += DEALT[s.seats] if s.modules & Module.TRADE_ROUTES and s.players[q].estate == e else 0
        for slot in range(MOST_TILES):
            tile = s.more[0].route_tiles[e, slot]
            if not 0 <= tile <= ROUTE_TILES or (tile > 0) != (slot < tiles) or (tile and (seen >> tile) & 1):
                return Violation.ROUTES
            seen |= 1 << tile
        if check_goods_laid(s, e, tiles * SPACES):
            return Violation.ROUTES
    return FINE


@rule
def check_goods_laid(s: State, e: int, spaces: int) -> int:
    """The goods on a route are some of those that were sold (CB-TRADE-12)."""
    end = 0
    while end < spaces and s.more[0].route_goods[e, end]:
        end += 1
    for space in range(end, MOST_SPACES):
        if s.more[0].route_goods[e, space]:
            return Violation.ROUTES
    for goods in range(GOODS):
        laid = 0
        for space in range(end):
            laid += s.more[0].route_goods[e, space] == goods + 1
        if laid > s.estates[e].sold[goods]:
            return Violation.ROUTES
    return FINE


@rule
def follow(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """Lay the goods that an action sold, then those that waited for it, up to a bonus that asks (CB-TRADE-04 to 11).

    What that brings and leaves is written into the ledger.
    """
    if not with_modules(s) or not s.modules & Module.TRADE_ROUTES:
        return
    e = before.players[p].estate
    for space in range(MOST_SPACES):
        ledger.route[space] = before.more[0].route_goods[e, space]
    ledger.route_silver = 0
    ledger.route_workers = 0
    ledger.route_gains = 0
    ledger.route_towers = 0
    ledger.route_asks = Decision.NONE
    ledger.route_rest = 0
    ledger.route_depth = depth_below(before, action)
    if not in_turn(before) and not waits_at_phase_end(before):
        return
    if question(before, s, p, action, ledger) != Decision.NONE:
        return
    goods = sold_by(s, action)
    lay(before, s, p, action, goods, estate_of(before, p).goods[goods] if goods >= 0 else 0, ledger)
    while ledger.route_asks == Decision.NONE and before.agenda[ledger.route_depth - 1].kind == Step.ROUTE:
        ledger.route_depth -= 1
        frame = before.agenda[ledger.route_depth]
        lay(before, s, p, action, frame.a, frame.b, ledger)
    ledger.towers[p] += ledger.route_towers


@rule
def lay(before: State, s: State, p: int, action: int, goods: int, count: int, ledger: Ledger) -> None:
    """Lay goods of a colour on the next spaces until there is none left of either, or a bonus asks."""
    tiles = s.more[0].route_tiles[s.players[p].estate]
    for space in range(MOST_SPACES):
        tile = tiles[space // SPACES]
        if count == 0 or tile == 0 or ledger.route_asks != Decision.NONE:
            break
        if ledger.route[space]:
            continue
        count -= 1
        ledger.route[space] = goods + 1
        if ROUTE_GOODS[tile, space % SPACES] == goods:  # CB-TRADE-06
            reward(before, s, p, action, ROUTE_BONUS[tile, space % SPACES], ledger)
    if ledger.route_asks != Decision.NONE:
        ledger.route_goods = goods
        ledger.route_rest = count


@rule
def reward(before: State, s: State, p: int, action: int, bonus: int, ledger: Ledger) -> None:
    """What a space gives: points, silver or workers, or a question if there is something to do (CB-TRADE-15)."""
    if bonus == Kind.WATCHTOWER:
        ledger.route_towers += 1
    elif bonus == Kind.BANK:
        ledger.route_silver += 2
    elif bonus == Kind.BOARDING_HOUSE:
        ledger.route_workers += 4
        ledger.route_gains += 1
    elif usable(before, s, p, action, bonus, ledger):
        ledger.route_asks = ASKS[bonus]


@rule
def usable(before: State, s: State, p: int, action: int, bonus: int, ledger: Ledger) -> bool:
    """Whether a bonus offers anything, with the money that there is when its space is reached."""
    home, was = estate_of(s, p), estate_of(before, p)
    if bonus == Kind.CASTLE:
        return True
    if bonus == Kind.WAREHOUSE:
        return has_goods(home)
    if bonus == Kind.TOWN_HALL:
        silver = was.silver + silver_gained(before, p, action) + ledger.route_silver
        workers = was.workers + workers_changed(before, p, action) + ledger.route_workers
        return any_fits(s, p) or buys_inside(s, s.players[p].estate, silver, workers)
    return any_to_fetch(s, bonus)


@rule
def check_waiting(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """After an action that asks nothing itself: the goods that wait, and the question of a bonus above them."""
    if not with_modules(s) or not s.modules & Module.TRADE_ROUTES or not in_turn(before):
        return FINE
    by_colour = colour_loaded(s, action) >= 0 and load_goes_on(s)  # the ship's question changes (CB-SH05-01)
    if by_colour or question(before, s, p, action, ledger) != Decision.NONE:
        return FINE  # see check_question
    depth = ledger.route_depth
    for i in range(depth):
        if not same_frame(s.agenda[i], before.agenda[i]):
            return Violation.QUESTION
    if ledger.route_rest:
        frame = s.agenda[depth]
        if frame.kind != Step.ROUTE or frame.a != ledger.route_goods or frame.b != ledger.route_rest:
            return Violation.QUESTION
        depth += 1
    if ledger.route_asks != Decision.NONE:
        frame = s.agenda[depth]
        if frame.kind != ledger.route_asks or frame.who != 1 << p or frame.a or frame.b != BY_ROUTE:
            return Violation.QUESTION
        depth += 1
    return FINE if s.depth == depth else Violation.QUESTION


@rule
def check_laid(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The routes hold the goods that were laid; tiles move only when a player orders them (CB-TRADE-03)."""
    if not with_modules(s):
        return FINE
    for e in range(MAX_PLAYERS):
        mine = e == before.players[p].estate and s.modules & Module.TRADE_ROUTES
        for space in range(MOST_SPACES):
            goods = ledger.route[space] if mine else before.more[0].route_goods[e, space]
            if s.more[0].route_goods[e, space] != goods:
                return Violation.ROUTES
        if mine and orders_route(s, action):
            if check_ordered(before, s, p, e, action):
                return Violation.ROUTES
            continue
        for slot in range(MOST_TILES):
            if s.more[0].route_tiles[e, slot] != before.more[0].route_tiles[e, slot]:
                return Violation.ROUTES
    return FINE


@rule
def check_ordered(before: State, s: State, p: int, e: int, action: int) -> int:
    """A tile comes next in its route, those before it move on, and the next question follows (CB-TRADE-03)."""
    fixed, slot = before.agenda[0].a, argument_of(s, action, ARRANGE, 0)
    was, now = before.more[0].route_tiles, s.more[0].route_tiles
    tiles = 0
    for i in range(MOST_TILES):
        came = slot if i == fixed else i - 1 if fixed < i <= slot else i
        if now[e, i] != was[e, came]:
            return Violation.ROUTES
        tiles += was[e, i] > 0
    if begins_play(s, action):
        return FINE if fixed + 1 == tiles - 1 and s.depth == 1 else Violation.ROUTES
    asked = s.agenda[0]
    if s.depth != 1 or asked.kind != Decision.ARRANGE:
        return Violation.ROUTES
    again = asked.who == 1 << p and asked.a == fixed + 1 < tiles - 1
    other = asked.who != 1 << p and asked.a == 0 and fixed + 1 == tiles - 1
    return FINE if again or other else Violation.ROUTES
