"""The five phases, for results by phase (CB-PHASE-01)."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.state import State

PHASES: tuple[str, ...] = ("A", "B", "C", "D", "E")


@rule
def phase_of(s: State) -> int:
    """The phase; a choice before the first one belongs to it."""
    return s.phase
