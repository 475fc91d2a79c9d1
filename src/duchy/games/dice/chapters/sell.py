"""Selling goods on a double hourglass (chapter 4)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.games.dice.actions import sell_action
from duchy.games.dice.chapters.bonuses import cross, owned, ring
from duchy.games.dice.chapters.scoring import gain
from duchy.games.dice.components.parts import DOUBLE, SALE_VP, Bonus
from duchy.games.dice.components.sheets import MOST_GOODS
from duchy.games.dice.state import Category, Player, State

GOODS, SILVER = int(Bonus.GOODS), int(Bonus.SILVER)


@rule
def may_sell(s: State, me: Player) -> bool:
    """Whether there is something to decide: a double was rolled and goods are owned.

    A double counts even if it marked one box only, and with one player (DG-SELL-01, DG-TIME-04, DG-SOLO-06). Goods of
    the start castle can be sold at the first double (DG-START-13).
    """
    return s.hourglasses == DOUBLE and owned(me, GOODS) > 0


@rule
def legal_sell(s: State, p: int, out: Ints, n: int) -> int:
    """Any number of the goods of both rows, or none, in one decision (DG-SELL-02, DG-SELL-11, DG-SELL-12).

    No sheet gives more goods than there are actions to sell them.
    """
    goods = min(owned(s.drafts[p], GOODS), MOST_GOODS)
    for count in range(goods + 1):
        out[n + count] = sell_action(count)
    return n + goods + 1


@rule
def sell(s: State, me: Player, count: int) -> None:
    """For each good sold, points and a silver in the mine row (DG-SELL-03 to DG-SELL-07, DG-SELL-13, 14)."""
    me.sold = count
    gain(s, me, Category.SALES, count * SALE_VP)
    for _ in range(count):
        cross(me, GOODS)
        ring(s, me, SILVER)
