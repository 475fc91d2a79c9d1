"""A few games, played once and then looked at step by step: every number of players."""

from typing import Any

from tests.bruges.option_sets import RELUCTANT
from tests.support.walks import Step, Walks, viewers

__all__ = ["WALKS", "Step", "sampled", "viewers", "walk"]

WALKS: list[dict[str, Any]] = [{"players": 2}, {"players": 3}, {"players": 4}]

_walks = Walks("bruges", WALKS, RELUCTANT)
walk = _walks.walk


def sampled(number: int, every: int = 11) -> list[Step]:
    """The first draw, the end, and a step now and then between them."""
    return _walks.sampled(number, every, setup=())
