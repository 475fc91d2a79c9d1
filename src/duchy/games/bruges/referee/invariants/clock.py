"""Agenda, rounds, phases, turns and dice."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import FIRST_STEP
from duchy.games.bruges.components.board import DICE, FACES, TURNS
from duchy.games.bruges.questions import Decision
from duchy.games.bruges.referee.invariants.violations import FINE, Violation
from duchy.games.bruges.state import AGENDA_DEPTH, Phase, State

LAST_DECISION = int(max(Decision))


@rule
def check_agenda(s: State) -> int:
    """A question to one player on top, or nothing once the game is over; unused entries are empty."""
    if s.overflow or s.depth > AGENDA_DEPTH or (s.depth < 1) != (s.over == 1):
        return Violation.AGENDA
    for i in range(AGENDA_DEPTH):
        frame = s.agenda[i]
        if i >= s.depth and (frame.kind != 0 or frame.who != 0 or frame.a != 0 or frame.b != 0):
            return Violation.AGENDA
    if s.over:
        return FINE
    top = s.agenda[s.depth - 1]
    if top.kind >= FIRST_STEP or not 1 <= top.kind <= LAST_DECISION:
        return Violation.AGENDA
    return FINE if top.who > 0 and not top.who & (top.who - 1) and not top.who >> s.seats else Violation.AGENDA


@rule
def check_clock(before: State, s: State) -> int:
    """Time goes on, the last round is fixed once (BR-DECK-11), and the first player changes with the round."""
    if s.ply != before.ply + 1 or s.revelations < before.revelations:
        return Violation.CLOCK
    if not Phase.DRAW <= s.phase <= Phase.LEADERSHIPS or not 0 <= s.turn <= TURNS * s.seats:
        return Violation.CLOCK
    now, then = s.round_no * 8 + s.phase, before.round_no * 8 + before.phase
    if now < then or s.round_no > before.round_no + 1:
        return Violation.CLOCK
    if before.last_round and s.last_round != before.last_round:
        return Violation.CLOCK
    if s.last_round and (s.round_no > s.last_round or (s.over and s.round_no != s.last_round)):
        return Violation.CLOCK
    return FINE if s.first == (s.round_no - 1) % s.seats else Violation.CLOCK  # BR-ROUND-04


@rule
def check_dice(before: State, s: State) -> int:
    """Five faces from the first roll on, which change once a round (BR-DICE-01, BR-DICE-02)."""
    rolled = (before.phase == Phase.DRAW and s.phase > Phase.DRAW) or s.round_no > before.round_no
    for die in range(DICE):
        if not (1 if s.round_no > 1 or s.phase > Phase.DRAW else 0) <= s.dice[die] <= FACES:
            return Violation.DICE
        if not rolled and s.dice[die] != before.dice[die]:
            return Violation.DICE
    return FINE
