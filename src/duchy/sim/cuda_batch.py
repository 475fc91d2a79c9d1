"""Template: whole games on an NVIDIA GPU, one game per thread, by the same rules as on a core.

Each thread keeps its game in local memory, which the card lays out so that the threads of a warp read the same field of
their games side by side. Imported only when CUDA is asked for: without a driver nothing here compiles.
"""

from contextlib import AbstractContextManager
from typing import Any

import numba
import numpy as np

from duchy.engine.template import bind, bound

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks numpy for the old name

from numba import cuda

from duchy.sim import cuda_rules

game: Any = bound()
batch: Any = bind("duchy.sim.batch", game) if game else None
#: More registers for a thread leave room for fewer threads. Kernels that call their rules would take all 255 of them.
REGISTERS = 128 if game and game.rules_once_on_card else None


def compiling() -> AbstractContextManager[None]:
    """Around every launch, since the first one compiles."""
    return cuda_rules.compiling(once=game.rules_once_on_card)


if game:
    STATE = numba.from_dtype(game.record_type)
    CHOOSER = numba.from_dtype(batch.CHOOSER)
    MAX_LEGAL = game.max_legal


@cuda.jit(max_registers=REGISTERS)
def play(blank, seed, first, last, scores, places, verdicts, lengths, categories):
    """Play games ``first`` to ``last - 1`` of a batch; results go to rows counted from ``first``."""
    state = cuda.local.array(1, STATE)
    chooser = cuda.local.array(1, CHOOSER)
    out = cuda.local.array(MAX_LEGAL, numba.int16)
    for g in range(first + cuda.grid(1), last, cuda.gridsize(1)):
        state[0] = blank[0]
        batch.begin(state[0], chooser[0], seed, g)
        batch.finish_at_random(state[0], chooser[0], out)
        batch.note(state[0], g - first, scores, places, verdicts, lengths, categories)


@cuda.jit(max_registers=REGISTERS)
def play_and_keep(blank, states, seed, first, last):
    """Play the same games and keep their final positions, in records counted from ``first``."""
    state = cuda.local.array(1, STATE)
    chooser = cuda.local.array(1, CHOOSER)
    out = cuda.local.array(MAX_LEGAL, numba.int16)
    for g in range(first + cuda.grid(1), last, cuda.gridsize(1)):
        state[0] = blank[0]
        batch.begin(state[0], chooser[0], seed, g)
        batch.finish_at_random(state[0], chooser[0], out)
        states[g - first] = state[0]
