"""Observations: positions as a player sees them, in numbers for learning. Made by ``Game.observation``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import WrongType
from duchy.engine.kernels import template
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView, argument
from duchy.engine.kernels.rule import straight
from duchy.engine.play.encodings import Group, Groups, Layout, blocks, feature_layout, token_layout
from duchy.engine.values import given
from duchy.engine.words.text import quoted

KINDS = ("features", "tokens")


class Observable(Protocol):
    """What a game has for observations: ``Game`` is one."""

    name: str
    players: int

    @property
    def contract(self) -> Any:
        """What the game brings."""

    def blank(self) -> np.ndarray[Any, Any]:
        """A record with the options."""


class Looked(Protocol):
    """What a position has for observations: ``State`` is one."""

    @property
    def game(self) -> Observable:
        """Its game."""

    @property
    def kernel_array(self) -> Any:
        """Its record."""

    def looked_at_by(self, player: Any) -> int:
        """The index of a player who may look at it."""


class Observation:
    """How the positions of a game look in numbers, to one of its players: what is hidden from the player is not there.

    There are two kinds. ``"tokens"`` are small whole numbers, each with a vocabulary: the entry at ``i`` is below
    ``vocabulary[i]``. ``"features"`` are made of the tokens, for networks that take numbers: one feature for each of
    several things, a scaled number for how many.

    >>> import duchy
    >>> game = duchy.load("dice")
    >>> features = game.observation("features")
    >>> vector = features.write(game.new_state(seed=7), player=0)
    >>> vector.shape == features.shape, vector.dtype == features.dtype, len(features.names) == len(vector)
    (True, True, True)
    >>> bool((features.low <= vector).all() and (vector <= features.high).all())
    True
    """

    def __init__(self, game: Observable, kind: str) -> None:
        self.game = game
        self.kind = kind
        contract: Any = game.contract
        present = _present(game, contract.observation.present)
        groups: Groups = contract.observed
        self._groups = tuple(groups.blocks(game.players, present))
        layout: Layout = (token_layout if kind == "tokens" else feature_layout)(self._groups, game.players)
        #: The name of every number, a path such as ``own.estate.17.colour.mine``.
        self.names: tuple[str, ...] = layout.names
        self.shape = (len(layout.names),)
        self.dtype: np.dtype[Any] = np.dtype(np.uint8 if kind == "tokens" else np.float32)
        #: The bounds of every number.
        self.low: NDArray[Any] = _frozen(np.zeros(self.shape, self.dtype))
        self.high: NDArray[Any] = _frozen(np.array(layout.high, self.dtype))
        #: How many values every token can have; None for features.
        self.vocabulary: NDArray[Any] | None = None
        if kind == "tokens":
            self.vocabulary = _frozen(np.array(layout.high, np.int16) + 1)
        #: What the numbers mean, in one word: equal only if names, bounds and the way of writing them are.
        self.version = f"{game.name}-{kind}-{contract.observation.VERSION}-{layout.digest()}"
        #: The module of kernels that batches call: ``tokens(s, player, out)`` and ``features(s, player, out)``.
        self.kernels = template.bind("duchy.engine.play.observing", contract)
        self._calls: Any = straight(self.kernels)
        self._writer = f"write_{kind}"
        self._type = self.dtype.type

    @property
    def kernel(self) -> Any:
        """The rule ``(s, player, out)`` that writes the observation of a record, to be called by other kernels."""
        return getattr(self.kernels, self.kind)

    @property
    def blocks(self) -> Mapping[str, slice]:
        """The places of all blocks: every beginning of a name, such as ``own.estate``.

        >>> import duchy
        >>> features = duchy.load("burgundy").observation("features")
        >>> features.blocks["own.silver"].stop - features.blocks["own.silver"].start
        1
        """
        return blocks(self.names)

    def groups(self) -> tuple[tuple[str, Group], ...]:
        """What the numbers are, group by group: the block that a group is in, and what was declared of it."""
        return self._groups

    def write(self, state: Looked, player: int, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """The position as a player sees it, in a new array or in ``out``, which has the shape and the type."""
        if state.game is not self.game and state.game != self.game:
            raise WrongType("error-type-instance", name="state", kind=f"State of {self.game!r}", value=quoted(state))
        viewer = state.looked_at_by(player)
        room = np.empty(self.shape, self.dtype) if out is None else given.room("out", out, self._type, self.shape[0])
        getattr(self._calls, self._writer)(state.kernel_array, viewer, argument(room))
        return room

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and (self.game, self.kind) == (other.game, other.kind)

    def __hash__(self) -> int:
        return hash((self.game, self.kind))

    def __reduce__(self) -> tuple[Any, ...]:
        return Observation, (self.game, self.kind)

    def __repr__(self) -> str:
        return f"<Observation {self.version}, {self.shape[0]} numbers>"


def _present(game: Observable, rule: Callable[[Any, int, int], bool]) -> Callable[[int, int], bool]:
    """Which groups a game has, by the rule that its kernels ask."""
    record, ask = ArrayView(game.blank())[0], interpreted(rule)
    return lambda when, seat: bool(ask(record, when, seat))


def _frozen(values: NDArray[Any]) -> NDArray[Any]:
    values.setflags(write=False)
    return values
