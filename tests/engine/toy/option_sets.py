"""The ways to play the toy game."""

from typing import Any

RELUCTANT: tuple[str, ...] = ()
OPTION_SETS: list[dict[str, Any]] = [{"players": 2}, {"players": 3}, {"players": 3, "rounds": 1}]
