"""A game that a rule test arranges and plays by turns."""

from __future__ import annotations

from typing import Any

import duchy
from duchy import position


class Board:
    """The game on a table: a position that is being arranged, or the state that was made of it."""

    def __init__(self, state: duchy.State) -> None:
        self._state = state
        self._arranged: position.Position | None = None

    @property
    def state(self) -> duchy.State:
        """The game to be looked at and played on."""
        if self._arranged is not None:
            self._state, self._arranged = self._arranged.state(), None
        return self._state

    @property
    def parts(self) -> position.Position:
        """The game in parts; those that are being arranged need not be possible yet."""
        return self._arranged or position.of(self._state)

    def arrange(self, **parts: Any) -> None:
        """Change parts."""
        self._arranged = self.parts.with_(**parts)
