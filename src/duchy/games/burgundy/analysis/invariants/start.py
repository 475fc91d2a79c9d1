"""How a game begins."""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.estate import check_estate
from duchy.games.burgundy.analysis.invariants.founding import founded
from duchy.games.burgundy.analysis.invariants.tiles import check_filled
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.state import CATEGORIES

START_SILVER = 1
START_GOODS = 3


@rule
def check_hands(s, ledger):
    """One silver, workers by seat, three goods, no points, and a castle unless it is still to be chosen."""
    for i in range(s.seats):
        me = s.players[s.order[i]]
        goods, points = 0, 0
        for colour in range(GOODS):
            goods += me.goods[colour]
        for category in range(CATEGORIES):
            points += me.points[category] != 0
        if me.silver != START_SILVER or me.workers != i + 1 or goods != START_GOODS or points or me.stored:
            return Violation.START
        if founded(me) == (s.expert == 1):
            return Violation.START
        code = check_estate(me, ledger)
        if code:
            return code
    return FINE


@rule
def check_first_phase(s):
    """The depots are filled, unless castles are chosen first."""
    return FINE if s.expert else check_filled(s)
