"""Levels of bots for people to choose from, the same for all games.

A level has a name (``bot-steward`` in the engine's texts, with a description in ``.help``) and stands for one of the
bots with its parameters. A bot at a table uses one thread, since a server has many tables. The strength of the levels
in a game is documented in that game's page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class Level:
    """A bot with its parameters, and the longest time it takes for a decision, approximately."""

    bot: str
    params: Mapping[str, Any]
    seconds: float


def _search(**params: Any) -> Mapping[str, Any]:
    return MappingProxyType({"threads": 1, **params})


#: From the weakest to the strongest.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "page": Level("greedy", MappingProxyType({}), 0.0),
        "squire": Level("search", _search(iterations=4, horizon=1), 0.1),
        "steward": Level("search", _search(iterations=12), 0.1),
        "chancellor": Level("search", _search(iterations=64), 0.2),
        "duke": Level("search", _search(seconds=1.0), 1.0),
    }
)
