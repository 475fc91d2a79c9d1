"""What a bid is paid, read from data, as a rule in a file of its own."""

import tomllib
from pathlib import Path

from duchy.engine.records import table
from duchy.engine.rule import rule

PERCENT = table(tomllib.loads(Path(__file__).with_name("prizes.toml").read_text(encoding="utf-8"))["percent"], "int16")


@rule
def prize(pot, bid):
    return pot * PERCENT[bid - 1] // 100
