"""What a bid is paid, read from data, as a rule in a file of its own."""

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.values.data import DataFile

BIDS = 3
PRIZES = DataFile("toy", "prizes", __package__).entry("prizes").integers("percent", count=BIDS, high=1000)
PERCENT = table(PRIZES, np.int16)


@rule
def prize(pot: int, bid: int) -> int:
    """A share of the pot, rounded down."""
    return pot * PERCENT[bid - 1] // 100
