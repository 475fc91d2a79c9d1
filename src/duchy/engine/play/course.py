"""What stands in for a game that brings no course: the whole game as one phase."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import KitState

PHASES: tuple[str, ...] = ("game",)


@rule
def phase_of(s: KitState) -> int:
    """The only phase."""
    return 0
