"""What must be true after every action. The ledger keeps the bids from the actions, not from the position."""

from duchy.engine.kernels.fields import Record, i8, layout_of
from duchy.engine.kernels.rule import rule

from ..actions import ACTION_ARGUMENTS, ACTION_KIND, RAISE
from ..prizes import BIDS, PERCENT
from ..state import MAX_PLAYERS, State


class Ledger(Record):
    """What the bidders did."""

    bids = i8(MAX_PLAYERS)
    made = i8()


LEDGER = layout_of(Ledger)

START, POT, SECRECY, PAID = range(1, 5)
VIOLATIONS = {START: "start", POT: "pot", SECRECY: "secrecy", PAID: "paid"}


@rule
def check_start(s: State, ledger: Ledger) -> int:
    """A game begins with a pot of 1 to 6 and without points (SB-POT-01)."""
    wrong = s.pot < 1 or s.pot > 6
    for p in range(s.seats):
        wrong = wrong or s.players[p].points != 0
    return START if wrong else 0


@rule
def check(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The first invariant that an action broke, 0 if all hold."""
    argument = ACTION_ARGUMENTS[action, 0]
    if ACTION_KIND[action] == RAISE:
        return 0 if s.pot == before.pot + argument else POT
    ledger.bids[p] = argument + 1
    ledger.made += 1
    if ledger.made < s.seats:
        return 0 if s.revelations == before.revelations and s.pot == before.pot else SECRECY
    ledger.made = 0
    return check_paid(before, s, ledger)


@rule
def check_paid(before: State, s: State, ledger: Ledger) -> int:
    """From the highest bid down, the first that only one player made is paid (SB-PAY-01, SB-PAY-02)."""
    best = BIDS
    while best > 0 and bidders(s, ledger, best) != 1:
        best -= 1
    for p in range(s.seats):
        due = before.pot * PERCENT[best - 1] // 100 if best > 0 and ledger.bids[p] == best else 0
        if s.players[p].points != before.players[p].points + due:
            return PAID
    return 0


@rule
def bidders(s: State, ledger: Ledger, bid: int) -> int:
    """How many players made a bid."""
    count = 0
    for p in range(s.seats):
        count += ledger.bids[p] == bid
    return count
