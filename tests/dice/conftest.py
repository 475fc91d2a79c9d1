"""The pad that the rule tests of the Dice Game play at, and data files of a player's own."""

import pytest

from tests.dice.pad import Pad
from tests.support.owndata import own_data_of


@pytest.fixture
def pad() -> Pad:
    """Bare sheets for two, duchy A."""
    return Pad()


own_data = own_data_of("dice")
