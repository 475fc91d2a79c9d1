"""Batches on an NVIDIA GPU: the games of ``duchy.sim.simulate``, many thousands at a time.

Imported only when CUDA is asked for. Without the ``cuda`` extra or without a driver, ``require`` says so in a sentence.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import DuchyError, OptionError
from duchy.engine.game import ENTROPY, Game
from duchy.engine.template import bind
from duchy.sim.results import Results, blank_arrays, results_of
from duchy.sim.workers import Progress

# The fastest of the shapes that bench/gpu.py tries on an H200.
THREADS_PER_BLOCK = 128
THREADS_PER_MULTIPROCESSOR = 2048
#: Games per launch: long enough to fill the card, short enough to report progress and answer an interruption.
LAUNCH = 1 << 21


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


def _launch_shape(cuda: Any) -> tuple[int, int]:
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * THREADS_PER_MULTIPROCESSOR // THREADS_PER_BLOCK
    return blocks, THREADS_PER_BLOCK


def simulate(game: Game, games: int, seed: int, policy: str = "random", progress: Progress | None = None) -> Results:
    """Play a batch at random. The games are those that a core would play, to the last bit."""
    if policy != "random":
        raise OptionError("policy", "error-cuda-policy", policy=repr(policy))
    cuda = require()
    kernels = bind("duchy.sim.cuda_batch", game.contract)
    blank = cuda.to_device(game.blank())
    arrays = blank_arrays(game, games)
    on_card = {name: cuda.to_device(part[: min(LAUNCH, games)]) for name, part in arrays.items()}
    done = 0
    began = time.perf_counter()
    try:
        while done < games:
            last = min(done + LAUNCH, games)
            with kernels.compiling():
                kernels.play[_launch_shape(cuda)](blank, np.uint64(seed & ENTROPY), done, last, *on_card.values())
            for name, part in on_card.items():
                arrays[name][done:last] = part.copy_to_host()[: last - done]
            done = last
            if progress:
                progress(done, games)
    except KeyboardInterrupt:
        pass  # what was copied back is kept
    return results_of(game, policy, "cuda", seed, arrays, done, time.perf_counter() - began)


def final_states(game: Game, games: int, seed: int) -> NDArray[Any]:
    """The final positions of a batch, to be compared with those of the CPU."""
    cuda = require()
    kernels = bind("duchy.sim.cuda_batch", game.contract)
    states = cuda.device_array(games, game.record_type)
    blank = cuda.to_device(game.blank())
    with kernels.compiling():
        kernels.play_and_keep[_launch_shape(cuda)](blank, states, np.uint64(seed & ENTROPY), 0, games)
    kept: NDArray[Any] = states.copy_to_host()
    return kept


def kernel_seconds(game: Game, games: int, seed: int, threads: int, block: int) -> tuple[float, int]:
    """How long one launch of so many games takes on the card, and how many actions it played."""
    cuda = require()
    kernels = bind("duchy.sim.cuda_batch", game.contract)
    blank = cuda.to_device(game.blank())
    on_card = {name: cuda.to_device(part) for name, part in blank_arrays(game, games).items()}
    shape = (max(1, threads // block), block)
    times = []
    for _ in range(4):  # the first launch compiles and is not counted
        cuda.synchronize()
        began = time.perf_counter()
        with kernels.compiling():
            kernels.play[shape](blank, np.uint64(seed & ENTROPY), 0, games, *on_card.values())
        cuda.synchronize()
        times.append(time.perf_counter() - began)
    actions = int(on_card["lengths"].copy_to_host().sum(dtype=np.int64))
    if actions == 0:
        raise DuchyError("error-cuda-idle")
    return min(times[1:]), actions
