"""Template: the kernels of a batch on an NVIDIA card, a thread for each game, by the same rules as on a core.

Imported only when CUDA is asked for: without a driver nothing here compiles.
"""

from contextlib import AbstractContextManager
from typing import Any

import numba
import numpy as np

from duchy.engine.kernels.arrays import Cube, FlagGrid, Flags, FloatGrid, Grid, Ints, Records
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import KitState
from duchy.sim.batch import Chooser

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks numpy for the old name

from numba import cuda

from duchy.sim import cuda_rules

game: Any = bound()
kernels: Any = bind("duchy.batch.kernels", game) if game else None
observing: Any = bind("duchy.batch.observing", game) if game else None

#: Threads of a block.
BLOCK = 128

if game:
    CHOOSER = numba.from_dtype(bind("duchy.sim.batch", game).CHOOSER)


def compiling() -> AbstractContextManager[None]:
    """Around every launch, since the first one compiles."""
    return cuda_rules.compiling(once=game.rules_once_on_card)


def shape(n: int) -> tuple[int, int]:
    """The blocks of a launch over so many games, and their threads."""
    return -(-n // BLOCK), BLOCK


@cuda.jit
def check(legal: Grid, counts: Ints, players: Ints, actions: Ints, orders: Ints, mode: int, told: Ints) -> None:
    """Turn actions into orders; ``told`` becomes the first place whose action is not legal."""
    i = cuda.grid(1)
    if i < len(players) and kernels.check(legal, counts, players, actions, orders, mode, i, i + 1) == i:
        cuda.atomic.min(told, 0, i)


@cuda.jit
def advance(
    blank: Records[KitState],
    states: Records[KitState],
    finals: Records[KitState],
    choosers: Records[Chooser],
    orders: Ints,
    legal: Grid,
    counts: Ints,
    players: Ints,
    viewers: Ints,
    rewards: FloatGrid,
    terminated: Flags,
    scores: Grid,
    places: Grid,
    verdicts: Ints,
    lengths: Ints,
    categories: Cube,
    sampled: Ints,
    mask: FlagGrid,
    seed: int,
    mode: int,
    kind: int,
    by_chance: int,
    told: Ints,
) -> None:
    """Carry out the orders. ``told`` becomes -1 - i where the agenda of game i has overflowed."""
    draws = cuda.local.array(1, CHOOSER)
    i = cuda.grid(1)
    if i < len(states):
        done = kernels.advance(
            blank,
            states,
            finals,
            choosers,
            orders,
            legal,
            counts,
            players,
            viewers,
            rewards,
            terminated,
            scores,
            places,
            verdicts,
            lengths,
            categories,
            sampled,
            mask,
            seed,
            mode,
            kind,
            by_chance,
            0,
            1,
            draws,
            i,
            i + 1,
        )
        if done < 0:
            cuda.atomic.min(told, 0, done)


@cuda.jit
def mask(legal: Grid, counts: Ints, out: FlagGrid) -> None:
    """Set the flags of all legal actions and no others."""
    i = cuda.grid(1)
    if i < len(counts):
        kernels.mask(legal, counts, out, i, i + 1)


@cuda.jit
def tokens(states: Records[KitState], viewers: Ints, out: Grid) -> None:
    """Write the tokens of all games."""
    i = cuda.grid(1)
    if i < len(states):
        observing.tokens(states, viewers, out, i, i + 1)


@cuda.jit
def features(states: Records[KitState], viewers: Ints, out: FloatGrid) -> None:
    """Write the features of all games."""
    i = cuda.grid(1)
    if i < len(states):
        observing.features(states, viewers, out, i, i + 1)
