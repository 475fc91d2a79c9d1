"""A few games, played once and then looked at step by step: every variant and number of players."""

from typing import Any

from tests.dice.option_sets import RELUCTANT
from tests.support.walks import Step, Walks, viewers

__all__ = ["WALKS", "Step", "sampled", "viewers", "walk"]

WALKS: list[dict[str, Any]] = [
    {"players": 1, "sheet": "B"},
    {"players": 2},
    {"players": 3, "sheet": "D"},
    {"players": 3, "variant": "different"},
    {"players": 4, "variant": "same", "sheet": "C"},
    {"players": 5},
]

_walks = Walks("dice", WALKS, RELUCTANT)
walk = _walks.walk


def sampled(number: int, every: int = 9) -> list[Step]:
    """The set-up, the end, and a step now and then between them."""
    return _walks.sampled(number, every, setup=("sheet", "castle"))
