"""How a game begins."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import BONUSES, COLOURS, MAX_PLAYERS, PHASES
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.state import CATEGORIES, Player, State


@rule
def check_first(s: State) -> int:
    """Empty sheets, no points, no bonuses, all awards, no time gone (DG-SETUP-05, DG-SETUP-06)."""
    if s.ply or s.phase or s.marked or s.round_no or s.revelations:
        return Violation.START
    for colour in range(COLOURS):
        if s.awards_left[colour] != 2:
            return Violation.START
    for q in range(MAX_PLAYERS):
        if not empty(s.players[q]) or not empty(s.drafts[q]):
            return Violation.START
    return FINE


@rule
def empty(me: Player) -> bool:
    """Whether nothing is marked on a sheet."""
    marks = me.built | me.border
    for bonus in range(BONUSES):
        for row in range(2):
            marks |= me.ringed[row, bonus] | me.crossed[row, bonus]
    for phase in range(PHASES):
        for category in range(CATEGORIES):
            marks |= me.points[phase, category]
    return marks == 0
