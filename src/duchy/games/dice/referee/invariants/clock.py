"""Clock and chance: phase, round and time track, and when dice are rolled."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import BOXES, COLOURS, PHASES, PIPS, SOLO_ROUNDS
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.state import State


@rule
def opened(before: State, s: State) -> bool:
    """Whether the drafts of all players were opened."""
    return s.revelations != before.revelations


@rule
def check_options(before: State, s: State) -> int:
    """The options of a game never change."""
    same = s.seats == before.seats and s.variant == before.variant and s.revision == before.revision
    return FINE if same else Violation.OPTIONS


@rule
def full(s: State) -> int:
    """Marks that fill a phase (DG-COMP-20, DG-SOLO-02)."""
    return SOLO_ROUNDS if s.seats == 1 else BOXES


@rule
def check_clock(before: State, s: State) -> int:
    """Hourglasses fill the tracks, a full track ends its phase after the round, the third one the game (chapter 3)."""
    if s.ply != before.ply + 1:
        return Violation.CLOCK
    ended = before.phase == PHASES - 1 and before.marked == full(s) and opened(before, s)
    if (s.over == 1) != ended:
        return Violation.CLOCK
    phase, marked, rounds = before.phase, before.marked, before.round_no
    if opened(before, s) and not s.over:
        rounds += 1
        if marked == full(s):
            phase += 1
            marked = 0
        marked += 1 if s.seats == 1 else s.hourglasses
        if marked > full(s):  # what does not fit is lost (DG-TIME-03)
            marked = full(s)
    return FINE if s.phase == phase and s.marked == marked and s.round_no == rounds else Violation.CLOCK


@rule
def check_chance(before: State, s: State) -> int:
    """Dice are rolled once a round and at no other time (DG-ROUND-02), and show faces that they have."""
    if opened(before, s) and not s.over:
        if s.rng == before.rng or s.revelations != before.revelations + 1 or not 1 <= s.hourglasses <= 2:
            return Violation.CHANCE
        for die in range(2):
            if not 1 <= s.pips[die] <= PIPS or not 0 <= s.colours[die] < COLOURS:
                return Violation.CHANCE
        return FINE
    same = s.rng == before.rng and s.hourglasses == before.hourglasses
    for die in range(2):
        same = same and s.pips[die] == before.pips[die] and s.colours[die] == before.colours[die]
    return FINE if same else Violation.CHANCE
