"""The table that the rule tests of Bruges play at, and data files of a player's own."""

import pytest

from duchy.engine import registry
from tests.bruges.table import Table
from tests.support.owndata import own_data_of


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game can be loaded by its name here. It is not offered before all its parts are there."""
    monkeypatch.setitem(registry.PACKAGES, "bruges", "duchy.games.bruges")


@pytest.fixture
def table() -> Table:
    """Two players in phase 3, with nothing."""
    return Table()


own_data = own_data_of("bruges")
