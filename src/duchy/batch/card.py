"""The games of a batch on an NVIDIA card: positions, lists, masks and observations are made there and stay there.

Imported only when CUDA is asked for.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.batch import kernels
from duchy.batch.cores import blank
from duchy.batch.sharing import CardArray
from duchy.engine.errors import OptionError
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.kernels.template import bind
from duchy.sim.gpu import require

NO_PLACE = np.iinfo(np.int64).max


class Card:
    """Games in the memory of a card. Every array is made once."""

    def __init__(self, game: Game, n: int, mode: int) -> None:
        self.game = game
        self.n = n
        self._mode = mode
        self._cuda = cuda = require()
        self._kernels: Any = bind("duchy.batch.card_kernels", game.contract)
        self._shape = self._kernels.shape(n)
        chooser = bind("duchy.sim.batch", game.contract).CHOOSER
        try:
            self._states = cuda.device_array(n, game.record_type)
            self._finals = cuda.device_array(n if mode == kernels.SAME_STEP else 0, game.record_type)
            self._arrays = {name: cuda.to_device(array) for name, array in blank(game, n).items()}
            self._orders = cuda.device_array(n, np.int64)
            self._mask = cuda.device_array((0, game.num_actions), np.bool_)
        except (cuda.cudadrv.driver.CudaAPIError, MemoryError, OverflowError, ValueError):
            raise OptionError("n", "error-too-many-games", value=str(n)) from None
        self._blank = cuda.to_device(game.blank())
        self._told = cuda.device_array(1, np.int64)
        self._choosers: Any = cuda.to_device(np.zeros(n, chooser))
        self._seed, self._kind = np.uint64(0), 0
        self._given: Any = None
        self.shown: dict[str, Any] = {name: self.shared(array) for name, array in self._arrays.items()}

    def shared(self, array: Any) -> CardArray:
        """An array as callers get it."""
        return CardArray(array, self._cuda.get_current_device().id, self._cuda.synchronize)

    def has_room(self, array: Any, dtype: np.dtype[Any], shape: tuple[int, ...]) -> bool:
        """Whether our kernels can write to an array that a caller gives."""
        told: dict[str, Any] = getattr(array, "__cuda_array_interface__", {})
        fits = told and np.dtype(told["typestr"]) == dtype and told["shape"] == shape
        return bool(fits) and not told.get("strides")

    def given(self, actions: Any) -> Any:
        """Actions that a caller gives, as an array on the card."""
        try:
            return self.on_card(actions if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions))
        except (TypeError, ValueError):
            return np.zeros(0)

    def copy(self, name: str, out: Any) -> None:
        """Copy what is shown under a name."""
        self.on_card(out).copy_to_device(self._arrays[name])

    def room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array on the card."""
        return self._cuda.device_array(shape, dtype)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of the game in each place, copied from the card."""
        found: NDArray[np.int64] = self._choosers.copy_to_host()["number"].copy()
        return found

    def restart(self, seed: int, kind: int) -> None:
        """Begin the first game of each place; ``kind`` is what seats are rewarded for."""
        self._seed, self._kind = np.uint64(seed & ENTROPY), kind
        choosers = np.zeros(self.n, self._choosers.dtype)
        choosers["number"] = np.arange(self.n) - self.n
        self._choosers.copy_to_device(choosers)
        self.order_next(np.ones(self.n, np.bool_))

    def order_next(self, chosen: NDArray[np.bool_]) -> None:
        """Let the next game begin in some places, and nothing happen in the others."""
        self._orders.copy_to_device(np.where(chosen, kernels.NEXT, kernels.NOTHING))

    def check(self, actions: Any) -> int:
        """Turn actions into orders; the first place whose action is not legal, -1 if all are."""
        self._given = actions
        self._told.copy_to_device(np.array([NO_PLACE]))
        arrays = [*self._lists(), self._arrays["players"], self._given, self._orders]
        with self._launching():
            self._kernels.check[self._shape](*arrays, self._mode, self._told)
        first = int(self._told.copy_to_host()[0])
        return -1 if first == NO_PLACE else first

    def action(self, i: int) -> int:
        """The action that was checked last for a place."""
        return int(self._given.copy_to_host()[i])

    def on_card(self, array: Any) -> Any:
        """An array that lies on the card, as it is; one of numpy is copied there."""
        if hasattr(array, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(array)
        return self._cuda.to_device(np.ascontiguousarray(array))

    def advance(self, by_chance: int, by_bots: int, clearing: bool) -> int:
        """Carry out the orders, which begin a new step; below 0 if the agenda of a game has overflowed.

        Only chance plays seats on a card, so no game waits for other bots.
        """
        self._told.copy_to_device(np.zeros(1, np.int64))
        games = [self._blank, self._states, self._finals, self._choosers, self._orders]
        rest = [self._mask, self._seed, self._mode, self._kind, by_chance, self._told]
        with self._launching():
            self._kernels.advance[self._shape](*games, *self._arrays.values(), *rest)
        return int(self._told.copy_to_host()[0])

    def keep_mask(self) -> CardArray:
        """The flags of legal actions, which are kept up from the first call on."""
        if not len(self._mask):
            self._mask = self._cuda.device_array((self.n, self.game.num_actions), np.bool_)
            self.write_mask(self._mask)
        return self.shared(self._mask)

    def write_mask(self, out: Any) -> None:
        """Write which actions are legal to an array on the card."""
        with self._launching():
            self._kernels.mask[self._shape](*self._lists(), self.on_card(out))

    def observe(self, kind: str, out: Any) -> None:
        """Write what the viewer of every game sees to an array on the card."""
        with self._launching():
            kernel = getattr(self._kernels, kind)
            kernel[self._shape](self._states, self._arrays["viewers"], self.on_card(out))

    def state(self, i: int) -> State:
        """A copy of the position in a place."""
        return State(self.game, self._states[i : i + 1].copy_to_host())

    def final_state(self, i: int) -> State:
        """A copy of the position in which the last game of a place ended."""
        return State(self.game, self._finals[i : i + 1].copy_to_host()) if len(self._finals) else self.state(i)

    @contextmanager
    def _launching(self) -> Iterator[None]:
        """Around every launch: the first one compiles, and a small batch is no reason for a warning."""
        with warnings.catch_warnings(), self._kernels.compiling():
            warnings.filterwarnings("ignore", ".*Grid size")
            yield

    def _lists(self) -> tuple[Any, Any]:
        return self._arrays["legal"], self._arrays["counts"]
