"""What a bid is paid, read from data, as a rule in a file of its own."""

import numpy as np

from duchy.engine.data import DataFile
from duchy.engine.records import table
from duchy.engine.rule import rule

BIDS = 3
PRIZES = DataFile("toy", "prizes", __package__).entry("prizes").integers("percent", count=BIDS, high=1000)
PERCENT = table(PRIZES, np.int16)


@rule
def prize(pot, bid):
    """A share of the pot, rounded down."""
    return pot * PERCENT[bid - 1] // 100
