"""Template: whole games on an NVIDIA GPU, one game per thread, by the same rules as on a core.

Each thread keeps its game in local memory, which the card lays out so that the threads of a warp read the same field of
their games side by side. This is the fastest for a game in which all do the same at the same time; for others there is
``cuda_pool``. Imported only when CUDA is asked for: without a driver nothing here compiles.
"""

from contextlib import AbstractContextManager
from typing import Any

import numba
import numpy as np

from duchy.engine.kernels.arrays import Cube, Grid, Ints, Records
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks numpy for the old name

from numba import cuda

from duchy.sim import cuda_rules

game: Any = bound()
batch: Any = bind("duchy.sim.batch", game) if game else None
# The fastest shape on an H200.
BLOCK = 128
THREADS_PER_MULTIPROCESSOR = 2048


def compiling() -> AbstractContextManager[None]:
    """Around every launch, since the first one compiles."""
    return cuda_rules.compiling(once=game.rules_once_on_card)


if game:
    STATE = numba.from_dtype(game.record_type)
    CHOOSER = numba.from_dtype(batch.CHOOSER)
    MAX_LEGAL = game.max_legal


def shape(multiprocessors: int) -> tuple[int, int]:
    """The blocks of a launch, and their threads."""
    return multiprocessors * THREADS_PER_MULTIPROCESSOR // BLOCK, BLOCK


def workplace(multiprocessors: int) -> tuple[Any, ...]:
    """The arrays that launches work in: none, games are in local memory."""
    return ()


@cuda.jit
def play(
    blank: Records[KitState],
    seed: int,
    first: int,
    last: int,
    kept: Records[KitState],
    scores: Grid,
    places: Grid,
    verdicts: Ints,
    lengths: Ints,
    categories: Cube,
) -> None:
    """Play games ``first`` to ``last - 1`` of a batch; results go to rows counted from ``first``.

    ``kept`` takes the final positions, unless it is empty.
    """
    state = cuda.local.array(1, STATE)
    chooser = cuda.local.array(1, CHOOSER)
    out = cuda.local.array(MAX_LEGAL, numba.int16)
    for g in range(first + cuda.grid(1), last, cuda.gridsize(1)):
        state[0] = blank[0]
        batch.begin(state[0], chooser[0], seed, g)
        batch.finish_at_random(state[0], chooser[0], out)
        batch.note(state[0], g - first, scores, places, verdicts, lengths, categories)
        if len(kept):
            kept[g - first] = state[0]
