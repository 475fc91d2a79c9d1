"""The observations of a batch: computed when they are read, once for each step."""

from __future__ import annotations

from typing import Any

from duchy.engine.game.observation import Observation


class Sight:
    """One kind of observation of all games of a batch."""

    def __init__(self, games: Any, kind: Observation) -> None:
        self.kind = kind
        self.is_new = False
        self._games = games
        self._array = games.room((games.n, *kind.shape), kind.dtype)
        self._view = games.shared(self._array)

    def shown(self) -> Any:
        """The observations as they are now, in an array that is written anew after the next step."""
        if not self.is_new:
            self.write(self._array)
            self.is_new = True
        return self._view

    def write(self, out: Any) -> None:
        """Write the observations."""
        self._games.observe(self.kind.kind, out)
