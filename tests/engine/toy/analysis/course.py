"""The rounds, for results by phase (SB-GAME-01)."""

from duchy.engine.kernels.rule import rule

from ..options import ROUNDS
from ..state import State

PHASES: tuple[str, ...] = tuple(f"R{number}" for number in ROUNDS)


@rule
def phase_of(s: State) -> int:
    """The round, counted from 0."""
    return min(s.round_no, s.rounds - 1)
