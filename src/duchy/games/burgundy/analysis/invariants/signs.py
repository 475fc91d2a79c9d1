"""Nothing is less than nothing."""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import DEPOTS, ORDER_SPACES
from duchy.games.burgundy.components.tiles import GOODS, KINDS


@rule
def check_signs(s):
    """No count is negative, since nothing can be owed (CB-BLACK-08), and pawns stay on the track."""
    if board_owes(s):
        return Violation.NEGATIVE
    for p in range(s.seats):
        if player_owes(s.players[p]) or not 0 <= s.players[p].space < ORDER_SPACES:
            return Violation.NEGATIVE
    return FINE


@rule
def player_owes(me):
    """Whether a player has less than nothing of something."""
    for goods in range(GOODS):
        if me.goods[goods] < 0 or me.sold[goods] < 0:
            return True
    return me.silver < 0 or me.workers < 0


@rule
def board_owes(s):
    """Whether a stack or a depot has less than nothing of something."""
    for goods in range(GOODS):
        if s.unseen[goods] < 0:
            return True
        for depot in range(DEPOTS):
            if s.wares[depot, goods] < 0:
                return True
    for kind in range(KINDS):
        if s.bag[0, kind] < 0 or s.bag[1, kind] < 0:
            return True
    return False
