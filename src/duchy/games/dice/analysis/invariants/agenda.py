"""Agenda and steps: which players the game waits for, and for which decision."""

from duchy.engine.agenda import deciders
from duchy.engine.rule import rule
from duchy.games.dice.analysis.invariants.action import castle_of, chooses_sheet, seals, sold_by
from duchy.games.dice.analysis.invariants.clock import opened
from duchy.games.dice.analysis.invariants.violations import FINE, Violation
from duchy.games.dice.analysis.legality import GOODS, owned
from duchy.games.dice.components.parts import DOUBLE
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.state import Decision

NONE, SELL, BUILD, SECOND = (int(step) for step in (Decision.NONE, Decision.SELL, Decision.BUILD, Decision.SECOND))


@rule
def check_agenda(s):
    """One entry, or none when the game is over; it asks players of the game for a decision that exists."""
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
    """In a round a player goes from the sale to the building to the end; the others' steps stay (DG-SELL-08, 12)."""
    if opened(before, s):
        return check_first_steps(s)
    if chooses_sheet(action):
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


@rule
def check_first_steps(s):
    """A round asks all: first for the sale where a double was rolled and goods are owned, else for the building."""
    if deciders(s) != (0 if s.over else (1 << s.seats) - 1):
        return Violation.STEPS
    for q in range(s.seats):
        sells = s.hourglasses == DOUBLE and owned(s.players[q], GOODS) > 0
        step = NONE if s.over else SELL if sells else BUILD
        undecided = -1 if step == SELL else 0
        if s.steps[q] != step or (not s.over and s.drafts[q].sold != undecided):
            return Violation.STEPS
    return FINE
