"""The rounds, for results by phase (BR-ROUND-05)."""

from duchy.engine.kernels.rule import rule
from duchy.games.bruges.state import State

ROUNDS = 10  # the decks last for six to nine rounds; cards that return to hands could make more of them
PHASES: tuple[str, ...] = tuple(f"R{number}" for number in range(1, ROUNDS + 1))


@rule
def phase_of(s: State) -> int:
    """The round; rounds beyond the last one that has a name count with it."""
    return min(max(s.round_no, 1), ROUNDS) - 1
