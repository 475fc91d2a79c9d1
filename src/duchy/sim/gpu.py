"""Batches on an NVIDIA GPU: the games of ``duchy.sim.simulate``, many thousands at a time.

Imported only when CUDA is asked for. Without the ``cuda`` extra or without a driver, ``require`` says so in a sentence.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import DuchyError, OptionError
from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.game.registry import contract_of
from duchy.engine.kernels.template import bind
from duchy.sim.results import Results, blank_arrays, results_of
from duchy.sim.workers import Progress

#: Games per launch: long enough to fill the card, short enough to report progress and answer an interruption.
LAUNCH = 1 << 22


def require() -> Any:
    """The CUDA module of numba, if there is a card to use."""
    try:
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack  # numba-cuda 0.30 still uses the old name
        from numba import cuda
    except ImportError as error:
        raise OptionError("device", "error-cuda-missing", problem=str(error)) from None
    try:
        available = cuda.is_available()
    except Exception as error:  # a broken driver may raise anything
        raise OptionError("device", "error-cuda-broken", problem=str(error)) from None
    if not available:
        raise OptionError("device", "error-cuda-none")
    return cuda


def card() -> str:
    """The name of the GPU in use."""
    name = require().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


class Card:
    """A game on the card: its kernel, and what launches of it work in."""

    def __init__(self, game: Game) -> None:
        self.cuda = require()
        contract = contract_of(game)
        self.kernels = bind(f"duchy.sim.{contract.way_on_card}", contract)
        self.record_type = game.record_type
        self.blank = self.cuda.to_device(game.blank())
        multiprocessors = self.cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.shape = self.kernels.shape(multiprocessors)
        self.workplace = self.kernels.workplace(multiprocessors)

    def play(self, seed: int, first: int, last: int, kept: Any, results: dict[str, Any]) -> None:
        """Play games ``first`` to ``last - 1`` of a batch into arrays on the card."""
        batch = (np.uint64(seed & ENTROPY), first, last)
        with self.kernels.compiling():
            self.kernels.play[self.shape](self.blank, *self.workplace, *batch, kept, *results.values())

    def keep(self, games: int) -> Any:
        """Room on the card for so many final positions."""
        return self.cuda.device_array(games, self.record_type)


def simulate(game: Game, games: int, seed: int, policy: str = "random", progress: Progress | None = None) -> Results:
    """Play a batch at random. The games are those that a core would play, to the last bit."""
    if policy != "random":
        raise OptionError("policy", "error-cuda-policy", policy=repr(policy))
    card = Card(game)
    arrays = blank_arrays(game, games)
    results = _on_card(card, game, min(LAUNCH, games))
    none_kept = card.keep(0)
    done = 0
    began = time.perf_counter()
    try:
        while done < games:
            last = min(done + LAUNCH, games)
            card.play(seed, done, last, none_kept, results)
            for name, part in results.items():
                arrays[name][done:last] = part.copy_to_host()[: last - done]
            done = last
            if progress:
                progress(done, games)
    except KeyboardInterrupt:
        pass  # what was copied back is kept
    return results_of(game, policy, "cuda", seed, arrays, done, time.perf_counter() - began)


def final_states(game: Game, games: int, seed: int) -> NDArray[Any]:
    """The final positions of a batch, to be compared with those of the CPU."""
    card = Card(game)
    kept = card.keep(games)
    card.play(seed, 0, games, kept, _on_card(card, game, games))
    states: NDArray[Any] = kept.copy_to_host()
    return states


def kernel_seconds(game: Game, games: int, seed: int) -> tuple[float, int]:
    """How long one launch of so many games takes on the card, and how many actions it played."""
    card = Card(game)
    none_kept, results = card.keep(0), _on_card(card, game, games)
    times = []
    for _ in range(4):  # the first launch compiles and is not counted
        card.cuda.synchronize()
        began = time.perf_counter()
        card.play(seed, 0, games, none_kept, results)
        card.cuda.synchronize()
        times.append(time.perf_counter() - began)
    actions = int(results["lengths"].copy_to_host().sum(dtype=np.int64))
    if actions == 0:
        raise DuchyError("error-cuda-idle")
    return min(times[1:]), actions


def _on_card(card: Card, game: Game, games: int) -> dict[str, Any]:
    """Arrays on the card for the results of so many games."""
    return {name: card.cuda.to_device(part) for name, part in blank_arrays(game, games).items()}
