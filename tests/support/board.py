"""A game that a rule test arranges and plays by turns."""

from __future__ import annotations

from typing import Any

import duchy
from duchy import position
from duchy.engine.kernels.rule import INTERPRETED

_bare: dict[str, duchy.State] = {}


class Board:
    """The game on a table: a position that is being arranged, or the state that was made of it."""

    def __init__(self, state: duchy.State) -> None:
        self._state = state
        self._arranged: position.Position | None = None
        self._told: tuple[bytes, position.Position] | None = None

    @classmethod
    def bare(cls, game: duchy.Game, **parts: Any) -> Board:
        """A game with nothing but these parts. Many tests begin with the same one, which is built once."""
        key = repr((game.name, game.options, parts))
        if key not in _bare:
            _bare[key] = position.build(game, **parts)
        return cls(_bare[key].clone())

    @property
    def state(self) -> duchy.State:
        """The game to be looked at and played on."""
        if self._arranged is not None:
            self._state, self._arranged = _state(self._arranged), None
        return self._state

    @property
    def parts(self) -> position.Position:
        """The game in parts; those that are being arranged need not be possible yet."""
        if self._arranged is not None:
            return self._arranged
        record = self._state.array.tobytes()
        if self._told is None or self._told[0] != record:
            self._told = record, position.of(self._state)
        return self._told[1]

    def arrange(self, **parts: Any) -> None:
        """Change parts."""
        self._arranged = self.parts.with_(**parts)


def _state(arranged: position.Position) -> duchy.State:
    """The state of a position, which has to be possible. The interpreter would need most of its time to see that, and
    the same tests run compiled."""
    return arranged._filled() if INTERPRETED else arranged.state()
