"""Selling goods, by a die or by a warehouse (chapter 7)."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import SELL, SELL_ALL
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.scoring import gain
from duchy.games.burgundy.chapters.workers import reach, spend_die, usable
from duchy.games.burgundy.components.board import SALE_VP
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.state import Category


@rule
def legal_sell(me, dice, out, n):
    """Every colour in the goods stores whose number a die reaches (CB-SELL-01, CB-SELL-08)."""
    for die in range(dice[0], dice[1]):
        if not usable(me, die):
            continue
        values = reach(me, die, 0)
        for goods in range(GOODS):
            if me.goods[goods] and (values >> goods) & 1:
                out[n] = SELL + die * GOODS + goods
                n += 1
    return n


@rule
def legal_sell_all(me, out, n):
    """A warehouse sells any stored colour (CB-WARE-01)."""
    for goods in range(GOODS):
        if me.goods[goods]:
            out[n] = SELL_ALL + goods
            n += 1
    return n


@rule
def sell(s, p, die, goods):
    """Spend a die on selling the colour of its number."""
    me = s.players[p]
    spend_die(me, die, goods + 1, 0)
    sell_goods(s, me, goods)


@rule
def sell_goods(s, me, goods):
    """All goods of a colour for silver once and points each (CB-SELL-02 to CB-SELL-06, CB-MON03-01, CB-MON04-01)."""
    count = me.goods[goods]
    me.goods[goods] = 0
    me.sold[goods] += count
    gain(me, Category.SALES, count * SALE_VP[s.seats - 2])
    me.silver += 1 + has(me, Monastery.SALES_GIVE_SILVER)
    me.workers += has(me, Monastery.SALES_GIVE_WORKER)


@rule
def goods_held(me):
    """How many goods stores are in use."""
    colours = 0
    for goods in range(GOODS):
        colours += me.goods[goods] > 0
    return colours
