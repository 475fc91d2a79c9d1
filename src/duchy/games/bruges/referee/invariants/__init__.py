"""What must be true after every action. The fuzzer checks it after each one.

A check sees everything: the position before and after an action, and a ledger of the cards that were discarded. Nothing
here calls a rule. ``violations`` names what can be wrong; the other modules check what their names say, and the first
check that fails is reported. That an action was legal is not checked here: the fuzzer compares all legal actions with
the list in ``referee/legality.py``.
"""

from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.board import MAX_PLAYERS, STACK
from duchy.games.bruges.referee.invariants.cards import check_cards, check_decks, check_places
from duchy.games.bruges.referee.invariants.clock import check_agenda, check_clock, check_dice
from duchy.games.bruges.referee.invariants.goods import check_canals, check_goods, check_markers, check_tracks
from duchy.games.bruges.referee.invariants.ledger import LEDGER, Ledger
from duchy.games.bruges.referee.invariants.points import check_points
from duchy.games.bruges.referee.invariants.violations import FINE, VIOLATIONS, Violation
from duchy.games.bruges.state import State

__all__ = ["LEDGER", "VIOLATIONS", "check", "check_standing", "check_start"]


@rule
def check_standing(s: State, ledger: Ledger) -> int:
    """What must hold of a position whatever led to it."""
    code = check_agenda(s) or check_cards(s, ledger) or check_decks(s) or check_markers(s) or check_canals(s)
    for q in range(s.seats):
        code = code or check_places(s.players[q]) or check_goods(s.players[q]) or check_points(s, s.players[q])
    return code


@rule
def check_start(s: State, ledger: Ledger) -> int:
    """What a game that has just been set up breaks, 0 if nothing (chapter 2)."""
    for q in range(s.seats):
        me = s.players[q]
        if me.guilders != 5 or me.vp != 5 or me.held or me.homes or me.reputation or me.leads:
            return Violation.START
    if s.reserve != (5 - s.seats) * STACK or s.decks[0] + s.decks[1] != s.seats * STACK or s.first != 0:
        return Violation.START
    return check_standing(s, ledger)


@rule
def check(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The first invariant that an action broke, 0 if all hold. ``before`` is the position it was taken in."""
    code = check_standing(s, ledger) or check_clock(before, s) or check_dice(before, s)
    for q in range(MAX_PLAYERS):
        if q < s.seats:
            code = code or check_tracks(before.players[q], s.players[q])
    if s.seats != before.seats or s.revision != before.revision:
        return Violation.OPTIONS
    return code if code else FINE
