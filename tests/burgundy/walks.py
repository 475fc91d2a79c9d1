"""A few games, played once and then looked at step by step: every printing, table and set-up."""

from typing import Any

from tests.burgundy.option_sets import RELUCTANT
from tests.support.walks import Step, Walks, viewers

__all__ = ["SEALED", "WALKS", "Step", "sampled", "viewers", "walk"]

WALKS: list[dict[str, Any]] = [
    {"edition": "2011", "players": 2},
    {"edition": "2011", "players": 3, "setup": "expert", "estates": ["2", "5", "9"]},
    {"edition": "2011", "players": 4, "setup": "expert", "choice": "sealed"},
    {"edition": "2019", "players": 2, "setup": "expert", "championship": True},
    {"edition": "2019", "players": 3, "setup": "expert", "choice": "sealed", "estates": "14"},
    {"edition": "2019", "players": 4, "estates": "2"},
    {"edition": "2020-ua", "players": 2, "setup": "expert", "choice": "sealed"},
    {"edition": "2020-ua", "players": 3, "estates": "1", "modules": ["extra_tiles"]},
    {"edition": "2020-ua", "players": 4, "setup": "expert"},
    {"edition": "2019", "players": 4, "setup": "expert", "estates": "8", "modules": ["extra_tiles"]},
    {"edition": "2019", "players": 3, "estates": "1", "modules": ["extra_tiles", "white_castles"]},
    {"edition": "2020-ua", "players": 2, "choice": "sealed", "modules": ["border_posts"]},
    {"edition": "2019", "players": 2, "modules": ["close_to_castle", "white_castles"]},
    {"edition": "2019", "players": 2, "estates": "1", "modules": ["shields"]},
    {"edition": "2020-ua", "players": 3, "estates": "2", "modules": ["extra_tiles", "white_castles", "shields"]},
    {"edition": "2020-ua", "players": 2, "estates": "1", "modules": ["inns", "trade_routes"]},
    {"edition": "2020-ua", "players": 4, "estates": "12b", "modules": ["team", "extra_tiles"]},
]
SEALED = [number for number, options in enumerate(WALKS) if options.get("choice") == "sealed"]

_walks = Walks("burgundy", WALKS, RELUCTANT)
walk = _walks.walk


def sampled(number: int, every: int = 16) -> list[Step]:
    """The set-up, the end, and a step now and then between them."""
    return _walks.sampled(number, every, setup=("found",))
