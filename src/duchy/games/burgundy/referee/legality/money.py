"""Actions for silver and workers: the purchase of a turn, and workers for silver."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import PRICE
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.referee.holdings import works
from duchy.games.burgundy.referee.legality.depots import first_of_black, first_of_depot
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.questions import BUY, BUY_INN, BUY_WORKERS
from duchy.games.burgundy.state import State, estate_of, with_modules


@rule
def fault_by_money(s: State, p: int, kind: int, a: int, b: int, c: int) -> int:
    """Buy from black slot a with b workers; from depot a slot b with c; an inn with a; two workers for a silver."""
    home = estate_of(s, p)
    if kind == BUY_WORKERS:  # CB-X28-01
        if not works(s, p, 28):
            return Fault.MONASTERY_28
        return Fault.NONE if home.silver >= 1 else Fault.SILVER
    if kind == BUY:  # CB-BLACK-01
        if s.black[a] == 0:
            return Fault.NO_TILE
        found = fault_of_payment(s, p, b)
        return Fault.SAME_IN_BLACK if found == Fault.NONE and not first_of_black(s, a) else found
    if kind == BUY_INN:  # CB-INN-03
        return fault_of_payment(s, p, a) if with_modules(s) and s.more[0].inns else Fault.NO_INN
    if not works(s, p, 6):  # CB-MON06-01, CB-MON06-03, CB-MON06-05
        return Fault.MONASTERY_6
    if s.depots[a, b] == 0:
        return Fault.NO_TILE
    found = fault_of_payment(s, p, c)
    return Fault.SAME_IN_DEPOT if found == Fault.NONE and not first_of_depot(s, a, b) else found


@rule
def fault_of_payment(s: State, p: int, workers: int) -> int:
    """Whether the purchase of the turn is left and can be paid with so many workers and the rest in silver."""
    home = estate_of(s, p)
    if s.bought:  # CB-BLACK-06
        return Fault.BOUGHT
    if workers > 0:
        payment = printed(s, Difference.PAY_WORKERS)
        if payment == 0:  # CB-MON06-02
            return Fault.NO_MONEY
        if not works(s, p, 6):
            return Fault.MONASTERY_6
        if workers < PRICE and payment == 1:  # CB-MON06-04
            return Fault.MIXTURE
    if home.silver < PRICE - workers:  # CB-BLACK-08
        return Fault.SILVER
    return Fault.NONE if home.workers >= workers else Fault.WORKERS
