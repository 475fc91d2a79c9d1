"""Agenda and steps: whom the game waits for, and for what."""

from duchy.engine.rule import rule
from duchy.games.dice.actions import CASTLE
from duchy.games.dice.analysis.invariants.action import castle_of, seals, sold_by
from duchy.games.dice.analysis.invariants.clock import opened
from duchy.games.dice.analysis.invariants.violations import FINE, Violation
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.state import Decision

NONE, BUILD, SECOND = int(Decision.NONE), int(Decision.BUILD), int(Decision.SECOND)


@rule
def check_agenda(s):
    """One entry, or none when the game is over; somebody at the table is asked something that is asked."""
    if s.overflow or s.depth != 1 - s.over:
        return Violation.AGENDA
    if s.over:
        return FINE
    top = s.agenda[0]
    if not Decision.SHEET <= top.kind <= Decision.ROUND or top.who <= 0 or top.who >> s.seats:
        return Violation.AGENDA
    together = top.kind == Decision.ROUND or (top.kind == Decision.CASTLE and s.variant != SAME)
    if not together and top.who & (top.who - 1):
        return Violation.AGENDA
    return FINE if top.kind != Decision.SHEET or s.variant == DIFFERENT else Violation.AGENDA


@rule
def check_steps(before, s, p, action):
    """Within a round a player goes from the sale to the building to the end; nobody else moves (DG-SELL-08, 12)."""
    if opened(before, s) or action < CASTLE:
        return FINE
    who = before.agenda[0].who
    if castle_of(action) >= 0:
        return FINE if s.agenda[0].who == who & ~(1 << p) else Violation.STEPS
    if s.agenda[0].who != (who & ~(1 << p) if seals(action) else who):
        return Violation.STEPS
    for q in range(s.seats):
        step = before.steps[q]
        if q == p:
            step = BUILD if sold_by(action) >= 0 else NONE if seals(action) else SECOND
        if s.steps[q] != step:
            return Violation.STEPS
    return FINE
