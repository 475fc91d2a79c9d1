"""The games of these tests, as games that the kit can load by name."""

import pytest

from duchy.engine.game import registry
from duchy.engine.game.game import Game


@pytest.fixture
def toy_registered(monkeypatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")


@pytest.fixture
def bare(monkeypatch) -> Game:
    """A game that brings only what it must."""
    monkeypatch.setitem(registry.PACKAGES, "bare", "tests.engine.bare")
    return registry.load("bare", {"players": 3})


@pytest.fixture
def toy(toy_registered) -> Game:
    """Three bidders."""
    return registry.load("toy", {"players": 3})
