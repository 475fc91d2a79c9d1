"""The table that the rule tests of Bruges play at, and data files of a player's own."""

import pytest

from tests.bruges.table import Table
from tests.support.owndata import own_data_of


@pytest.fixture
def table() -> Table:
    """Two players in phase 3, with nothing."""
    return Table()


own_data = own_data_of("bruges")
