"""The games in which faults are planted.

All tests here are proofs: they compile what the fuzzer checks, which takes minutes.
"""

from pathlib import Path

import pytest

from tests.burgundy.invariants.steps import GAMES, Step, plain, walk

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.proof)


@pytest.fixture(scope="session")
def walks() -> dict[str, list[Step]]:
    """Games by name, each step checked. They are shared: whoever plants a fault takes a copy."""
    return {name: walk(options, seed) for name, (options, seed) in GAMES.items()}


@pytest.fixture
def step(walks) -> Step:
    """A step that does little, to plant a fault in."""
    return plain(walks["standard"])
