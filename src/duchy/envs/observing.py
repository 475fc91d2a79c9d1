"""Positions as players see them, in numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.game.game import Game, State
from duchy.engine.values.options import one_of

KINDS = ("features",)


class Observation:
    """What is written, its bounds, and how."""

    def __init__(self, game: Game, kind: str) -> None:
        one_of("observation", kind, KINDS)
        self.shape = (len(game.feature_names),)
        self.dtype: np.dtype[Any] = np.dtype(np.float32)
        self.low = np.full(self.shape, -np.inf, self.dtype)
        self.high = np.full(self.shape, np.inf, self.dtype)

    def write(self, state: State, player: int, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The position as a player sees it."""
        return state.features(player, out)
