"""The silver and the workers of an estate change only by what was done."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.actions import PRICE, action_argument, action_kind
from duchy.games.burgundy.components.board import MAX_PLAYERS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.holdings import lies_in, shields_in, works_in
from duchy.games.burgundy.referee.invariants.action import (
    PAY_TRIBUTE,
    TAKE_SHIELD,
    argument_of,
    buys,
    buys_workers,
    die_of,
    effect_used,
    is_a,
    sold_by,
    takes_workers,
    workers_paid,
)
from duchy.games.burgundy.referee.invariants.clock import ends_phase
from duchy.games.burgundy.referee.invariants.drawing import tiles_of
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.legality.dice import workers_needed
from duchy.games.burgundy.referee.legality.shields import workers_for_double
from duchy.games.burgundy.state import State


@rule
def check_purse(before: State, s: State, e: int, p: int, action: int, ledger: Ledger) -> int:
    """Silver and workers of estate e after what player p did."""
    home, was, mine = s.estates[e], before.estates[e], e == before.players[p].estate
    ends = ends_phase(s, action, ledger)
    silver = mine_silver(s, e) if ends else 0
    silver += silver_gained(before, p, action) + ledger.route_silver if mine else 0
    if home.silver - was.silver != silver:
        return Violation.SILVER
    workers = mine_workers(s, e) if ends else 0
    workers += workers_changed(before, p, action) + ledger.route_workers if mine else 0
    if lies_in(before, e, Shield.OPEN_GATE) and not mine:
        workers += (workers_gained(before, p, action) > 0) + ledger.route_gains
    workers += lies_in(s, e, Shield.OPEN_GATE) * (others_with_workers(s, e) if ends else 0)
    return FINE if home.workers - was.workers == workers else Violation.WORKERS


@rule
def mine_silver(s: State, e: int) -> int:
    """What the mines of an estate pay at the end of a phase, twice that with shield 8 (CB-MINE-02, CB-SH08-01)."""
    return tiles_of(s.estates[e], Kind.MINE) * (1 + lies_in(s, e, Shield.RICH_VEINS))


@rule
def mine_workers(s: State, e: int) -> int:
    """The workers that come with it (CB-MON02-01, CB-SH08-03)."""
    return tiles_of(s.estates[e], Kind.MINE) * works_in(s, e, 2)


@rule
def others_with_workers(s: State, e: int) -> int:
    """How many other estates get workers from their mines: one for each comes with shield 2 (CB-SH02-02)."""
    others = 0
    for other in range(MAX_PLAYERS):
        others += other != e and mine_workers(s, other) > 0
    return others


@rule
def silver_gained(before: State, p: int, action: int) -> int:
    """Silver comes from sales, banks and monasteries 3 and 13, and goes into purchases and tribute."""
    e = before.players[p].estate
    if takes_workers(before, action):
        return works_in(before, e, 13)
    if buys(before, action):
        return workers_paid(before, action) - PRICE
    if buys_workers(before, action):
        return -1
    if is_a(before, action, PAY_TRIBUTE):
        return argument_of(before, action, PAY_TRIBUTE, 0) - shields_in(before, e)
    goods = sold_by(before, action)
    if goods >= 0:
        each = lies_in(before, e, Shield.COIN_BY_COIN)  # CB-SH09-01, CB-SH09-02
        return before.estates[e].goods[goods] if each else 1 + works_in(before, e, 3)
    return 2 if effect_used(before, p, action) == Kind.BANK else 0


@rule
def workers_gained(before: State, p: int, action: int) -> int:
    """Workers come from dice, boarding houses and monasteries 4, 14 and 28."""
    e = before.players[p].estate
    if takes_workers(before, action):
        return 4 if works_in(before, e, 14) else 2
    if buys_workers(before, action):
        return 2 * works_in(before, e, 28)
    if sold_by(before, action) >= 0:
        return works_in(before, e, 4)
    return 4 if effect_used(before, p, action) == Kind.BOARDING_HOUSE else 0


@rule
def workers_changed(before: State, p: int, action: int) -> int:
    """Workers that come, without those that go into dice, purchases and tribute."""
    workers = workers_gained(before, p, action)
    if die_of(before, action) >= 0:
        a, b = action_argument(before, action, 1), action_argument(before, action, 2)
        workers -= workers_needed(before, p, action_kind(before, action), die_of(before, action), a, b)
    elif buys(before, action):
        workers -= workers_paid(before, action)
    elif is_a(before, action, PAY_TRIBUTE):
        workers -= argument_of(before, action, PAY_TRIBUTE, 0)
    elif is_a(before, action, TAKE_SHIELD) and before.agenda[before.depth - 1].kind == Decision.TURN:
        depot = before.more[0].shield_at[argument_of(before, action, TAKE_SHIELD, 0)]
        workers -= workers_for_double(before, p, depot)
    return workers
