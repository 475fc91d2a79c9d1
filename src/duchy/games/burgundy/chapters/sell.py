"""Selling goods, by a die or by a warehouse (chapter 7)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import pop
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import sell_action, sell_free_action
from duchy.games.burgundy.chapters.gains import gain_points, gain_silver, gain_workers, sell_out
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.workers import reached, spend_die
from duchy.games.burgundy.components.board import SALE_VP
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.state import Category, State, estate_of


@rule
def legal_sell(s: State, p: int, sets: int, dice: tuple[int, int], out: Ints, n: int) -> int:
    """Every colour in the goods stores whose number a die reaches, free steps aside (CB-SELL-01, 08, CB-MON00-09).

    As in ``legal_take``, an action is written first and then counted or not.
    """
    home = estate_of(s, p)
    for die in range(dice[0], dice[1]):
        values = reached(sets, die, 0)
        for goods in range(GOODS):
            out[n] = sell_action(s, die, goods)
            n += (home.goods[goods] != 0) & ((values >> goods) & 1)
    return n


@rule
def legal_sell_free(s: State, p: int, out: Ints, n: int) -> int:
    """A warehouse sells any stored colour (CB-WARE-01)."""
    home = estate_of(s, p)
    for goods in range(GOODS):
        if home.goods[goods]:
            out[n] = sell_free_action(s, goods)
            n += 1
    return n


@rule
def sell(s: State, p: int, die: int, goods: int) -> None:
    """Spend a die on selling the colour of its number."""
    spend_die(s, p, die, goods + 1, 0)
    sell_goods(s, p, goods)


@rule
def sell_free(s: State, p: int, goods: int) -> None:
    """The sale of a warehouse pays like any other (CB-WARE-02)."""
    pop(s)
    sell_goods(s, p, goods)


@rule
def sell_goods(s: State, p: int, goods: int) -> None:
    """All goods of a colour for silver once and points each (CB-SELL-02 to 06, CB-MON03-01, CB-MON04-01, 02)."""
    home = estate_of(s, p)
    count = sell_out(s, p, goods)
    gain_silver(s, p, hooks.sale_silver(s, p, count, 1 + has(home, Monastery.SALES_GIVE_SILVER)))
    gain_workers(s, p, has(home, Monastery.SALES_GIVE_WORKER))
    hooks.goods_sold(s, p, goods, count)
    points = hooks.sale_points(s, p, count * SALE_VP[s.seats])
    gain_points(s, p, Category.SALES, points)  # last: what they lead to comes first


@rule
def goods_held(s: State, p: int) -> int:
    """How many goods stores are in use: one for each colour (CB-SELL-07)."""
    home = estate_of(s, p)
    colours = 0
    for goods in range(GOODS):
        colours += home.goods[goods] > 0
    return colours
