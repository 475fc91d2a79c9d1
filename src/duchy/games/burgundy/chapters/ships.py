"""Ships: goods into the stores, and a step on the order track (chapter 5.4)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import keep_action, load_action
from duchy.games.burgundy.chapters.gains import gain_goods
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.sell import goods_held
from duchy.games.burgundy.components.board import DEPOTS, ORDER_SPACES
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import State, estate_of


@rule
def legal_load(s: State, p: int, out: Ints, n: int) -> int:
    """Any depot, empty or not, or two neighbours on the ring with monastery 5 (CB-SHIP-01, 02, 09, CB-MON05-01, 03)."""
    depots = 1 + has(estate_of(s, p), Monastery.SECOND_DEPOT)
    for depot in range(DEPOTS):
        for more in range(depots):
            out[n] = load_action(s, depot, more)
            n += 1
    return n


@rule
def wares_of(s: State, depot: int, more: int, goods: int) -> int:
    """Goods of a colour in a depot and, if ``more``, in the next one clockwise (CB-MON05-02)."""
    count = s.wares[depot, goods]
    if more:
        count += s.wares[(depot + 1) % DEPOTS, goods]
    return count


@rule
def new_colours(s: State, p: int, depot: int, more: int) -> int:
    """How many colours lie there of which the player has none."""
    home = estate_of(s, p)
    colours = 0
    for goods in range(GOODS):
        colours += home.goods[goods] == 0 and wares_of(s, depot, more, goods) > 0
    return colours


@rule
def load(s: State, p: int, depot: int, more: int) -> None:
    """The depot, or two, from which the ship takes goods."""
    pop(s)
    load_goods(s, p, depot, more)


@rule
def load_goods(s: State, p: int, depot: int, more: int) -> None:
    """Take what fits; if new colours compete for the stores, ask which to keep (CB-SHIP-03, CB-SHIP-06 to CB-SHIP-08).

    That holds for two depots together (CB-MON05-04). What does not fit is no reason to take nothing (CB-RES-10).
    """
    home = estate_of(s, p)
    for goods in range(GOODS):
        if home.goods[goods]:
            take_goods(s, p, depot, more, goods)
    room = hooks.goods_stores(s) - goods_held(s, p)
    if 0 < room < new_colours(s, p, depot, more):
        ask_about(s, p, Decision.KEEP, depot, more)
        return
    for goods in range(GOODS):
        if room and wares_of(s, depot, more, goods):
            take_goods(s, p, depot, more, goods)
    leave(s, depot, more)
    hooks.ship_loaded(s, p)
    step_on_track(s, p)


@rule
def take_goods(s: State, p: int, depot: int, more: int, goods: int) -> None:
    """Take all goods of a colour; a colour is never split (CB-SHIP-07)."""
    gain_goods(s, p, goods, wares_of(s, depot, more, goods))
    s.wares[depot, goods] = 0
    if more:
        s.wares[(depot + 1) % DEPOTS, goods] = 0


@rule
def leave(s: State, depot: int, more: int) -> None:
    """What does not fit stays in the depot, or leaves the game in the first edition (CB-SHIP-04, CB-SHIP-05)."""
    if printed(s, Difference.GOODS_STAY):
        return
    for goods in range(GOODS):
        s.wares[depot, goods] = 0
        if more:
            s.wares[(depot + 1) % DEPOTS, goods] = 0


@rule
def legal_keep(s: State, p: int, out: Ints, n: int) -> int:
    """The new colours among which to choose (CB-SHIP-06)."""
    home, asked = estate_of(s, p), s.agenda[s.depth - 1]
    for goods in range(GOODS):
        if home.goods[goods] == 0 and wares_of(s, asked.a, asked.b, goods):
            out[n] = keep_action(s, goods)
            n += 1
    return n


@rule
def keep(s: State, p: int, goods: int) -> None:
    """Take the chosen colour, then go on with the rest."""
    depot, more = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    take_goods(s, p, depot, more, goods)
    load_goods(s, p, depot, more)


@rule
def step_on_track(s: State, p: int) -> None:
    """The pawn goes one space on, always, and on top of the stack there (CB-SHIP-10 to 12, CB-ORDER-05, CB-ORDER-07).

    It goes one space for two depots too (CB-MON05-05). On the last space it stays and goes to the top (CB-TEAM-21, 22).
    """
    if not hooks.has_order_track(s):
        return
    me = s.players[p]
    me.space = min(me.space + 1, ORDER_SPACES - 1)
    at = 0
    while s.order[at] != p:
        at += 1
    while at > 0 and s.players[s.order[at - 1]].space <= me.space:
        s.order[at] = s.order[at - 1]
        at -= 1
    s.order[at] = p
    hooks.pawn_moved(s, p)
