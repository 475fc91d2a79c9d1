"""Selling goods on a double hourglass (chapter 4)."""

from duchy.engine.rule import rule
from duchy.games.dice.actions import SELL
from duchy.games.dice.chapters.bonuses import cross, owned, ring
from duchy.games.dice.chapters.scoring import gain
from duchy.games.dice.components.parts import DOUBLE, SALE_VP, Bonus
from duchy.games.dice.state import Category

GOODS, SILVER = int(Bonus.GOODS), int(Bonus.SILVER)


@rule
def may_sell(s, me):
    """Whether there is something to decide: a double was rolled and goods are owned (DG-SELL-01)."""
    return s.hourglasses == DOUBLE and owned(me, GOODS) > 0


@rule
def legal_sell(me, out):
    """Any number of the goods, none included, of either row (DG-SELL-02, DG-SELL-11)."""
    n = owned(me, GOODS) + 1
    for count in range(n):
        out[count] = SELL + count
    return n


@rule
def sell(s, me, count):
    """For each of the goods points and a silver in the row of the mines (DG-SELL-03 to DG-SELL-07, DG-SELL-13, 14)."""
    me.sold = count
    gain(s, me, Category.SALES, count * SALE_VP)
    for _ in range(count):
        cross(me, GOODS)
        ring(s, me, SILVER)
