"""The ways to play that the battery tries, and the kinds of actions that it should take seldom."""

from typing import Any

RELUCTANT: tuple[str, ...] = ()
OPTION_SETS: list[dict[str, Any]] = [{"players": 2}, {"players": 3}, {"players": 3, "rounds": 1}]
