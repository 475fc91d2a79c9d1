"""The expert set-up: boards and castles are chosen one by one or, if sealed, all at once (chapter 14)."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import BOARD_SIDES, EDITION, Difference
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.invariants.action import FOUND, argument_of
from duchy.games.burgundy.referee.invariants.clock import founding
from duchy.games.burgundy.referee.invariants.drawing import tiles_in
from duchy.games.burgundy.referee.invariants.estate import check_estate
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import Estate, State, estate_of


@rule
def founded(home: Estate) -> bool:
    """Whether an estate holds its start castle and nothing else."""
    return home.layout >= 0 and tiles_in(home) == 1 and home.tiles[home.castle] == Kind.CASTLE


@rule
def check_founding(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """Who has chosen is not asked again, each estate gets its castle in time, and it is the one that was chosen."""
    code = check_who_chooses(before, s, p, action)
    for q in range(s.seats):
        code = code or check_seat(before, s, q, p, ledger)
    return code or check_choice(before, s, p, action)


@rule
def check_who_chooses(before: State, s: State, p: int, action: int) -> int:
    """After a choice the others still choose; after the last one the first turn begins."""
    asked = s.agenda[0]
    if not founding(s):
        return FINE if s.depth == 1 and asked.kind == after_founding(s) else Violation.FOUNDING
    again = (asked.who >> p) & 1
    others_wait = not s.secret or asked.who == before.agenda[0].who & ~(1 << p)
    return FINE if others_wait and not again else Violation.FOUNDING


@rule
def after_founding(s: State) -> int:
    """What follows the choice of estates: the first turn, or the order of the trade routes (CB-TRADE-03)."""
    ordered = s.modules & Module.TRADE_ROUTES and EDITION[s.edition, Difference.ROUTE_ORDER]
    return Decision.ARRANGE if ordered else Decision.TURN


@rule
def check_seat(before: State, s: State, q: int, p: int, ledger: Ledger) -> int:
    """Who still has to choose has no tile, a sealed choice at most; all others have an estate with a castle."""
    me, was, home = s.players[q], before.players[q], estate_of(s, q)
    waiting = founding(s) and (s.secret or (s.agenda[0].who >> q) & 1 or not founded(home))
    if me.board != was.board:
        return Violation.FOUNDING
    if not waiting:
        fine = founded(home) and not me.sealed and not check_estate(s, me.estate, ledger)
        return FINE if fine else Violation.FOUNDING
    sealed = was.sealed or (q == p and s.secret)
    return FINE if not tiles_in(home) and me.sealed == (1 if sealed else 0) else Violation.FOUNDING


@rule
def check_choice(before: State, s: State, p: int, action: int) -> int:
    """The side and the space are those that the player chose (CB-EXPERT-02, CB-EXPERT-03)."""
    me, home = s.players[p], estate_of(s, p)
    side, space = argument_of(s, action, FOUND, 0), argument_of(s, action, FOUND, 1)
    if s.secret and founding(s):
        return FINE if me.sealed_side == side and me.sealed_hex == space else Violation.FOUNDING
    layout = BOARD_SIDES[s.edition, me.board, side] if me.board >= 0 else estate_of(before, p).layout
    return FINE if home.layout == layout and home.castle == space else Violation.FOUNDING
