"""The games in which faults are planted."""

import pytest

from tests.burgundy.invariants.steps import GAMES, Step, plain, walk


@pytest.fixture(scope="session")
def walks() -> dict[str, list[Step]]:
    """Games by name, each step checked. They are shared: whoever plants a fault takes a copy."""
    return {name: walk(options, seed) for name, (options, seed) in GAMES.items()}


@pytest.fixture
def step(walks) -> Step:
    """A step that does little, to plant a fault in."""
    return plain(walks["standard"])
