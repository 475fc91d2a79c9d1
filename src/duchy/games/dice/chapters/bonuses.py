"""Bonuses: circles that are ringed when they are won and crossed out when they are used (chapter 8)."""

from duchy.engine.rule import rule
from duchy.games.dice.state import Row

# Plain integers, since CUDA takes no enum as an index.
OWN, CASTLE = int(Row.OWN), int(Row.CASTLE)


@rule
def owned(me, bonus):
    """How many of a bonus can be used: both rows serve alike (DG-BONUS-04)."""
    return me.ringed[OWN, bonus] + me.ringed[CASTLE, bonus]


@rule
def ring(s, me, bonus):
    """Ring a circle in the row of the bonus; without a free one it is lost (DG-BONUS-09, DG-BONUS-11)."""
    if s.circles[bonus] == 0 or me.ringed[OWN, bonus] + me.crossed[OWN, bonus] < s.circles[bonus]:
        me.ringed[OWN, bonus] += 1


@rule
def ring_castle(me, bonus):
    """Ring the circle of a castle in the castle row, which has one for each (DG-CASTLE-07)."""
    me.ringed[CASTLE, bonus] += 1


@rule
def cross(me, bonus):
    """Cross out a ringed circle (DG-BONUS-03), the row of the bonus first: it makes no difference (DG-BONUS-04)."""
    row = OWN if me.ringed[OWN, bonus] else CASTLE
    me.ringed[row, bonus] -= 1
    me.crossed[row, bonus] += 1


@rule
def use(me, bonus):
    """Spend the one bonus of the round (DG-BONUS-01, DG-BONUS-02)."""
    cross(me, bonus)
    me.used = bonus + 1
