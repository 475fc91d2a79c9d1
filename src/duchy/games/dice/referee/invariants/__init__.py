"""What must be true after every action. The fuzzer checks it after each one.

A check sees everything: the position before and after an action, the player, the action, and a ledger of when each hex
was built and each bonus used. Every change must follow from the action; no rule is called to find out.

``violations`` names what can be wrong, ``ledger`` records what was done so far, ``action`` reads an action; the
other modules check what their names say, in the order below, and the first check that fails is reported. That an action
was legal is not checked here: the fuzzer compares all legal actions with the list in ``referee/legality.py``.
"""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import MAX_PLAYERS
from duchy.games.dice.referee.invariants.action import builds, chooses_sheet
from duchy.games.dice.referee.invariants.agenda import check_agenda, check_steps
from duchy.games.dice.referee.invariants.circles import check_circles
from duchy.games.dice.referee.invariants.clock import check_chance, check_clock, check_options, opened
from duchy.games.dice.referee.invariants.ledger import LEDGER, Ledger
from duchy.games.dice.referee.invariants.masks import check_masks
from duchy.games.dice.referee.invariants.notes import note
from duchy.games.dice.referee.invariants.points import check_awards, check_points
from duchy.games.dice.referee.invariants.secrecy import check_opening, check_others
from duchy.games.dice.referee.invariants.standing import check_standing
from duchy.games.dice.referee.invariants.start import check_first
from duchy.games.dice.referee.invariants.violations import VIOLATIONS
from duchy.games.dice.state import Player, State

__all__ = ["LEDGER", "VIOLATIONS", "check", "check_standing", "check_start"]


@rule
def check_start(s: State, ledger: Ledger) -> int:
    """What a game that has just been set up breaks, 0 if nothing (chapter 2)."""
    return check_agenda(s) or check_first(s)


@rule
def check(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The first invariant that an action broke, 0 if all hold. ``before`` is the position it was taken in."""
    note(before, s, p, action, ledger)
    code = (
        check_agenda(s)
        or check_options(before, s)
        or check_clock(before, s)
        or check_chance(before, s)
        or check_steps(before, s, p, action)
        or check_opening(before, s, p, action)
    )
    for q in range(MAX_PLAYERS):  # empty seats must not change either
        code = code or check_others(before, s, q, p, action)
    if builds(action):
        code = code or check_masks(s.drafts[p], p, ledger)
    if chooses_sheet(action):
        return code
    if opened(before, s):
        for q in range(s.seats):
            code = code or check_marks(s, s.players[q], q, ledger) or check_awards(s, q, ledger)
        return code
    return code or check_marks(s, s.drafts[p], p, ledger)


@rule
def check_marks(s: State, me: Player, q: int, ledger: Ledger) -> int:
    """What must hold of a sheet, or of a draft."""
    return check_circles(s, me, q, ledger) or check_points(s, me, q, ledger)
