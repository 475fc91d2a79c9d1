"""What a bid is paid, read from data, as a rule in a file of its own."""

import tomllib
from pathlib import Path

from duchy.engine.records import table
from duchy.engine.rule import rule

DATA = Path(__file__).parent / "data" / "prizes.toml"
PERCENT = table(tomllib.loads(DATA.read_text(encoding="utf-8"))["percent"], "int16")


@rule
def prize(pot, bid):
    """A share of the pot, rounded down."""
    return pot * PERCENT[bid - 1] // 100
