"""Bonuses: circles that are ringed when they are won and crossed out when they are used (chapter 8)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.state import Player, Row, State

# Plain integers, since CUDA takes no enum as an index.
OWN, CASTLE = int(Row.OWN), int(Row.CASTLE)


@rule
def owned(me: Player, bonus: int) -> int:
    """How many of a bonus can be used: the circles of both rows are equal (DG-BONUS-04)."""
    return me.ringed[OWN, bonus] + me.ringed[CASTLE, bonus]


@rule
def ring(s: State, me: Player, bonus: int) -> None:
    """Ring a circle in the row of the bonus; without a free circle the bonus is lost (DG-BONUS-09, DG-BONUS-11)."""
    if s.circles[bonus] == 0 or me.ringed[OWN, bonus] + me.crossed[OWN, bonus] < s.circles[bonus]:
        me.ringed[OWN, bonus] += 1


@rule
def ring_castle(me: Player, bonus: int) -> None:
    """Ring a circle in the castle row, which has one for each castle (DG-CASTLE-07)."""
    me.ringed[CASTLE, bonus] += 1


@rule
def cross(me: Player, bonus: int) -> None:
    """Cross out a ringed circle, in the row of the bonus if there is one (DG-BONUS-03, DG-BONUS-04).

    Only using or selling a bonus does this; otherwise it is kept (DG-BONUS-05).
    """
    row = OWN if me.ringed[OWN, bonus] else CASTLE
    me.ringed[row, bonus] -= 1
    me.crossed[row, bonus] += 1


@rule
def use(me: Player, bonus: int) -> None:
    """Spend the one bonus of the round (DG-BONUS-01, DG-BONUS-02)."""
    cross(me, bonus)
    me.used = bonus + 1
