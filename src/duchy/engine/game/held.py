"""``Held``: a position as the record that holds it: read, frozen, copied, compared."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Self, TypeVar

import numpy as np

from duchy.engine.errors import FrozenState
from duchy.engine.game.ruleset import Ruleset
from duchy.engine.kernels.records import argument, as_json, leaves

T = TypeVar("T")


class Held:
    """A position as a record of its game."""

    __slots__ = ("_array", "_kernel_array", "_known", "_memory", "game", "observer")
    __hash__ = None  # type: ignore[assignment]

    game: Ruleset

    def __init__(self, game: Ruleset, array: np.ndarray[Any, Any], observer: int | None = None) -> None:
        self.game = game
        self.observer: int | None = observer  # who this copy was made for; None = it holds everything
        if not array.flags.writeable:  # kernels write to the record without asking
            array = array.copy()
        self._memory: bytearray | memoryview = array.view(np.uint8).data
        self._array = array
        self._kernel_array = argument(array)  # stays writable if the state is frozen: kernels know no other type
        self._known: dict[Any, Any] | None = None  # answers of a frozen state, which stay the same

    @classmethod
    def _of_memory(cls, game: Ruleset, memory: bytearray, observer: int | None) -> Self:
        """A position whose record is in these bytes. It is made in a microsecond: numpy copies field by field."""
        state = cls.__new__(cls)
        state.game, state.observer, state._memory, state._known = game, observer, memory, None
        state._array = np.ndarray(1, game.record_type, memory)
        state._kernel_array = argument(state._array)
        return state

    def _copied(self, observer: int | None) -> Self:
        """A copy, which can be changed, for an observer; None if it holds everything."""
        return self._of_memory(self.game, bytearray(self._memory), observer)

    def clone(self) -> Self:
        """An independent copy, which can be changed even if this state is frozen."""
        return self._copied(self.observer)

    @property
    def record(self) -> Any:
        """The record itself, field by field (``state.record.players[0].silver``), in numpy's types.

        It is the memory that the rules work on: everything in it counts from 0, and it has room for the most players
        that the game allows. ``as_dict`` gives the same in plain values and for the players of this game only.
        """
        return self._array[0]

    @property
    def array(self) -> np.ndarray[Any, Any]:
        """The one-element array that holds the record."""
        return self._array

    @property
    def kernel_array(self) -> Any:
        """The same in the form that kernels take, which must not change it if the state is frozen."""
        return self._kernel_array

    def as_dict(self) -> dict[str, Any]:
        """The record as JSON can keep it: dictionaries, lists and numbers, with the seats in play only."""
        return as_json(self._array, {"agenda": int(self._array["depth"][0]), **self._seats()})

    def _seats(self) -> dict[str, int]:
        """How long the fields by seat are shown; with teams whole, as entries of teams may follow those of seats."""
        return {} if self.game.has_teams else dict.fromkeys(self.game.rules.BY_SEAT, self.game.players)

    @property
    def frozen(self) -> bool:
        """Whether this state cannot be changed, as the one that a match has reached; ``clone`` gives a free copy."""
        return not self._array.flags.writeable

    def freeze(self) -> Self:
        """Let nothing change this state from now on; returns the state."""
        if self._known is None:
            self._array = self._array.view()
            self._array.flags.writeable = False
            self._known = {}
        return self

    def _answer(self, question: Any, find: Callable[[], T]) -> T:
        """What a kernel finds in this state. It is asked once if the state is frozen."""
        if self._known is None:
            return find()
        if question not in self._known:
            self._known[question] = find()
        found: T = self._known[question]
        return found

    def _check_free(self) -> None:
        if self.frozen:
            raise FrozenState("error-frozen")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._memory[self.game._over_at] != 0

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return int(self._array["ply"][0])

    @property
    def revelations(self) -> int:
        """How often something random or hidden has come to light."""
        return int(self._array["revelations"][0])

    def digest(self) -> str:
        """A hash of the position, the same on every platform.

        It is taken over the names and values of fields that are not zero. A field that a later version adds for an
        expansion is zero in games without it, so that records written today keep their digests.
        """
        content = self._array.tobytes()
        digest = hashlib.blake2b(digest_size=16)
        for name, start, stop in leaves(self._array.dtype):
            value = content[start:stop].rstrip(b"\0")
            if value:
                digest.update(b"%s %d " % (name, len(value)) + value)
        return digest.hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Held):
            return NotImplemented
        return self.game == other.game and self._array.tobytes() == other._array.tobytes()

    def __bytes__(self) -> bytes:
        """The record byte by byte: what equal positions have in common, as a key for sets and dictionaries."""
        return self._array.tobytes()
