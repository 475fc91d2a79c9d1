"""Nothing is less than nothing."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS, MAX_PLAYERS, ORDER_SPACES
from duchy.games.burgundy.components.tiles import GOODS, PILES
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import Estate, State


@rule
def check_signs(s: State) -> int:
    """No count is negative, since nothing can be owed (CB-BLACK-08), and pawns stay on the track."""
    if board_owes(s):
        return Violation.NEGATIVE
    for i in range(MAX_PLAYERS):
        if estate_owes(s.estates[i]) or not 0 <= s.players[i].space < ORDER_SPACES:
            return Violation.NEGATIVE
    return FINE


@rule
def estate_owes(home: Estate) -> bool:
    """Whether an estate has less than nothing of something."""
    for goods in range(GOODS):
        if home.goods[goods] < 0 or home.sold[goods] < 0:
            return True
    return home.silver < 0 or home.workers < 0


@rule
def board_owes(s: State) -> bool:
    """Whether a stack or a depot has less than nothing of something."""
    for goods in range(GOODS):
        if s.unseen[goods] < 0:
            return True
        for depot in range(DEPOTS):
            if s.wares[depot, goods] < 0:
                return True
    for pile in range(PILES):
        if s.bag[pile] < 0:
            return True
    return False
