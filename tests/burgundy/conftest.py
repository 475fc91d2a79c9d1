"""The table that the rule tests of Burgundy play at."""

import pytest

from tests.support.table import Table


@pytest.fixture
def table() -> Table:
    """A bare table for two with the 2019 printing and estate 1."""
    return Table()
