"""The three phases, for results by phase (DG-PHASE-01)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.state import State

PHASES: tuple[str, ...] = ("I", "II", "III")


@rule
def phase_of(s: State) -> int:
    """The phase; the set-up belongs to the first one."""
    return s.phase
