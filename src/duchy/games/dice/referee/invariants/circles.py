"""Circles: each was ringed for a reason, and crossed out for one (chapter 8)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import BONUSES, Bonus, Colour
from duchy.games.dice.components.sheets import AREA_COLOUR, AREA_COUNT, CASTLE_BONUS, HEXES
from duchy.games.dice.referee.invariants.ledger import Ledger
from duchy.games.dice.referee.invariants.points import closed_in
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.state import Player, State


@rule
def check_circles(s: State, me: Player, q: int, ledger: Ledger) -> int:
    """Own row: closed areas, passes, silver of sales. Castle row: castles. Crossed out: what was used."""
    for bonus in range(BONUSES):
        for row in range(2):
            if me.ringed[row, bonus] < 0 or me.crossed[row, bonus] < 0:
                return Violation.CIRCLES
        won = areas_closed(me, q, bonus, ledger)
        if bonus == Bonus.WORKER:
            won += ledger.passes[q]
        if bonus == Bonus.SILVER:
            won += ledger.used[q, Bonus.GOODS.value]
        if s.circles[bonus]:
            won = min(won, s.circles[bonus])
        if me.ringed[0, bonus] + me.crossed[0, bonus] != won:
            return Violation.CIRCLES
        if me.ringed[1, bonus] + me.crossed[1, bonus] != castles_built(me, bonus):
            return Violation.CIRCLES
        if me.crossed[0, bonus] + me.crossed[1, bonus] != ledger.used[q, bonus]:
            return Violation.CIRCLES
    return FINE


@rule
def areas_closed(me: Player, q: int, bonus: int, ledger: Ledger) -> int:
    """Closed areas whose colour gives a bonus: colours and bonuses come in the same order."""
    closed = 0
    for area in range(AREA_COUNT[me.sheet]):
        colour = AREA_COLOUR[me.sheet, area]
        closed += colour == bonus and colour < Colour.CASTLE and closed_in(me, q, area, ledger) >= 0
    return closed


@rule
def castles_built(me: Player, bonus: int) -> int:
    """Castles whose square shows a bonus."""
    castles = 0
    for space in range(HEXES):
        castles += (me.built >> space) & 1 and CASTLE_BONUS[me.sheet, space] == bonus
    return castles
