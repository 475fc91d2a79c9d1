"""Agenda and steps: which players the game waits for, and for which decision."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders
from duchy.games.dice.components.parts import DOUBLE
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.questions import QUESTIONS
from duchy.games.dice.referee.invariants.action import chooses_sheet, ends_round
from duchy.games.dice.referee.invariants.clock import opened
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.referee.legality import GOODS, asked, owned
from duchy.games.dice.state import State

WAITS = QUESTIONS.table(lambda question: question.within is None)
"""[decision]: whether it stands on the agenda"""
TOGETHER = QUESTIONS.table(lambda question: question.together)
"""[decision]: whether several players are asked at once"""


@rule
def check_agenda(s: State) -> int:
    """One entry, or none when the game is over; it asks players of the game for a decision that exists."""
    if s.overflow or s.depth != 1 - s.over:
        return Violation.AGENDA
    if s.over:
        return FINE
    top = s.agenda[0]
    if not 0 < top.kind < len(WAITS) or not WAITS[top.kind] or top.who <= 0 or top.who >> s.seats:
        return Violation.AGENDA
    if not TOGETHER[top.kind]:  # sheets are chosen one after the other
        return Violation.AGENDA if top.who & (top.who - 1) or s.variant != DIFFERENT else FINE
    alone = s.variant == SAME and s.round_no == 0  # one player chooses a castle for all
    return Violation.AGENDA if alone and top.who & (top.who - 1) else FINE


@rule
def check_steps(before: State, s: State, p: int, action: int) -> int:
    """In a round a player goes from the sale to the building to the end; the others' steps stay (DG-SELL-08, 12).

    What a player is asked next follows from what is written in the draft (``legality.asked``).
    """
    if opened(before, s):
        return check_first_steps(s)
    if chooses_sheet(action):
        return FINE
    who = before.agenda[0].who
    if s.agenda[0].who != (who & ~(1 << p) if ends_round(action) else who):
        return Violation.STEPS
    if s.round_no == 0:
        return FINE
    for q in range(s.seats):
        step = before.steps[q]
        if q == p:
            step = 0 if ends_round(action) else asked(s, p)
        if s.steps[q] != step:
            return Violation.STEPS
    return FINE


@rule
def check_first_steps(s: State) -> int:
    """A round asks all: first for the sale where a double was rolled and goods are owned, else for the building."""
    if deciders(s) != (0 if s.over else (1 << s.seats) - 1):
        return Violation.STEPS
    for q in range(s.seats):
        sells = s.hourglasses == DOUBLE and owned(s.players[q], GOODS) > 0
        if s.steps[q] != (0 if s.over else asked(s, q)):
            return Violation.STEPS
        if not s.over and s.drafts[q].sold != (-1 if sells else 0):
            return Violation.STEPS
    return FINE
