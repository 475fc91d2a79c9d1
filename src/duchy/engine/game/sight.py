"""``Sighted``: a position as a viewer may know it: observed, guessed from what was observed, in numbers."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from duchy.engine.errors import WrongObserver
from duchy.engine.game.playing import Playing
from duchy.engine.values import given
from duchy.engine.values.given import ENTROPY

SPECTATOR = -1


class Sighted(Playing):
    """A position that hides from a viewer what the viewer may not know."""

    __slots__ = ()

    def observe(self, player: int = SPECTATOR) -> Self:
        """A copy without anything that this player (or a spectator) may not know.

        What one player sees can be observed again for that player and for a spectator, who knows no more; for another
        player it is refused, since what that player knows is no longer in it.
        """
        viewer = self._viewer(player)
        if viewer != SPECTATOR:
            self._check_observer(viewer)
        copy = self._copied(viewer)
        self.game.steps.observe(copy._kernel_array, viewer)
        return copy

    def seen_by(self, viewer: int) -> Self:
        """The state as a viewer may see it: a full state is observed; an observed one must be the viewer's own."""
        viewer = self._viewer(viewer)
        if self.observer is None:
            return self.observe(viewer)
        self._check_observer(viewer)
        return self

    def determinize(self, rng: np.random.Generator | int) -> Self:
        """A full state that fits this observed one: what is unknown is drawn anew, from a generator or a seed."""
        drawn = given.generator("rng", rng).integers(ENTROPY, dtype=np.uint64)
        copy = self._copied(None)
        self.game.steps.determinize(copy._kernel_array, np.uint64(drawn))
        return copy

    def features(self, player: int, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """The position as this player sees it: its ``Game.observation("features")``, written to ``out`` if given."""
        return self.game._features.write(self, player, out)

    def looked_at_by(self, player: Any) -> int:
        """The index of a player who may look at this position; one for whom it was not observed is refused."""
        viewer = self._player(player)
        self._check_observer(viewer)
        return viewer

    def _viewer(self, viewer: Any) -> int:
        """The index of a player, or -1 for a spectator."""
        index = given.whole("player", viewer)
        return index if index == SPECTATOR else self._player(index)

    def _check_observer(self, viewer: int) -> None:
        if self.observer is not None and self.observer != viewer:
            raise WrongObserver("error-wrong-observer", observer=str(self.observer), viewer=str(viewer))

    def _shown_to(self, player: int | None) -> int:
        """Who a position is shown to: a player or a spectator, by default the observer of an observed state."""
        if player is None:
            player = SPECTATOR if self.observer is None else self.observer
        viewer = self._viewer(player)
        self._check_observer(viewer)
        return viewer
