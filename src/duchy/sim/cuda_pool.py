"""Template: whole games on an NVIDIA GPU, in pools, by the same rules as on a core.

The threads of a warp run the same instruction or wait for each other, and the warps of a multiprocessor share a small
cache of instructions, while games with many kinds of questions and steps soon go separate ways. So each block of
threads has a pool of games, many more than threads. In each turn it takes the kind of question or step that most of its
games wait for, and its threads carry that out, each in another game of the pool.

Imported only when CUDA is asked for: without a driver nothing here compiles.
"""

from contextlib import AbstractContextManager
from typing import Any

import numba
import numpy as np

from duchy.engine.kernels.arrays import Cube, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import FIRST_STEP
from duchy.engine.play.rules import Rules
from duchy.sim.batch import Chooser

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks numpy for the old name

from numba import cuda

from duchy.engine.play.agenda import KitState
from duchy.sim import cuda_rules

game: Any = bound()
rules: Rules = game and game.rules
batch: Any = bind("duchy.sim.batch", game) if game else None
driver: Any = bind("duchy.engine.play.driver", game) if game else None

WARP = 32
ALL_OF_A_WARP = 0xFFFFFFFF
BLOCK = 512  # threads: one block fills a multiprocessor
REGISTERS = 65536 // BLOCK  # of a multiprocessor, for each thread
GAMES_PER_THREAD = 4
POOL = BLOCK * GAMES_PER_THREAD

KINDS = 128  # of questions and steps
BETWEEN = 0  # instead of a kind: the game is over, or none has begun in its place
GONE = -1  # no game is left for its place

# What the threads of a block tell each other, beside what the games wait for.
KIND, READY, BEGUN = 0, 1, 2

if game:
    MAX_LEGAL = game.max_legal


def compiling() -> AbstractContextManager[None]:
    """Around every launch, since the first one compiles."""
    return cuda_rules.compiling(once=game.rules_once_on_card)


def shape(multiprocessors: int) -> tuple[int, int]:
    """The blocks of a launch, and their threads."""
    return multiprocessors, BLOCK


def workplace(multiprocessors: int) -> tuple[Any, ...]:
    """The arrays that launches work in: the pools, and the generator of choices of each game."""
    places = multiprocessors * POOL
    return cuda.device_array(places, game.record_type), cuda.device_array(places, batch.CHOOSER)


@rule
def wanted_by(s: KitState) -> int:
    """The kind of question or step that a game waits for."""
    if driver.goes_on(s) or not s.over:
        return 0 + s.agenda[s.depth - 1].kind
    return BETWEEN


@rule
def carry_on(s: KitState, chooser: KitState, kind: int, out: Ints) -> None:
    """Run the step on top, or answer the question on top at random."""
    if kind >= FIRST_STEP:
        driver.run_step(s)
    else:
        p = batch.first_of(rules.deciders(s))
        driver.carry_out(s, p, out[chance.below(chooser, rules.legal(s, p, out))])


@cuda.jit(device=True)
def most_wanted(wanted: Ints, counts: Ints, told: Ints) -> int:
    """The kind that most games of a pool wait for; GONE if none is left."""
    me = cuda.threadIdx.x
    for kind in range(me, KINDS, BLOCK):
        counts[kind] = 0
    cuda.syncthreads()
    for place in range(me, POOL, BLOCK):
        if wanted[place] != GONE:
            cuda.atomic.add(counts, wanted[place], 1)
    cuda.syncthreads()
    if me < WARP:
        best = 0
        for kind in range(me, KINDS, WARP):
            best = max(best, counts[kind] * KINDS + kind)
        for distance in (16, 8, 4, 2, 1):
            best = max(best, cuda.shfl_xor_sync(ALL_OF_A_WARP, best, distance))
        if me == 0:
            told[KIND] = best % KINDS if best >= KINDS else GONE
            told[READY] = 0
    cuda.syncthreads()
    return told[KIND]


@cuda.jit(device=True)
def gather(wanted: Ints, kind: int, first_row: int, chosen: Ints, told: Ints) -> int:
    """Give each thread of a block a game that waits for a kind; how many threads have one."""
    for row in range(GAMES_PER_THREAD):
        place = (first_row + row) % GAMES_PER_THREAD * BLOCK + cuda.threadIdx.x
        if wanted[place] == kind:
            number = cuda.atomic.add(told, READY, 1)
            if number < BLOCK:
                chosen[number] = place
    cuda.syncthreads()
    return min(told[READY], BLOCK)


@cuda.jit(max_registers=REGISTERS)
def play(
    blank: Records[KitState],
    states: Records[KitState],
    choosers: Records[Chooser],
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
    wanted = cuda.shared.array(POOL, numba.int16)
    counts = cuda.shared.array(KINDS, numba.int32)
    chosen = cuda.shared.array(BLOCK, numba.int16)
    told = cuda.shared.array(3, numba.int32)
    out = cuda.local.array(MAX_LEGAL, numba.int16)
    pool = cuda.blockIdx.x * POOL
    told[BEGUN] = 0
    for place in range(cuda.threadIdx.x, POOL, BLOCK):
        wanted[place] = BETWEEN
        choosers[pool + place].number = -1
    turn = 0
    while True:
        cuda.syncthreads()
        kind = most_wanted(wanted, counts, told)
        if kind == GONE:
            break
        turn += 1
        if cuda.threadIdx.x >= gather(wanted, kind, turn, chosen, told):
            continue
        place = chosen[cuda.threadIdx.x]
        s, chooser = states[pool + place], choosers[pool + place]
        if kind != BETWEEN:
            carry_on(s, chooser, kind, out)
            wanted[place] = wanted_by(s)
            continue
        if chooser.number >= 0:
            batch.note(s, chooser.number - first, scores, places, verdicts, lengths, categories)
            if len(kept):
                kept[chooser.number - first] = s
        g = first + cuda.blockIdx.x + cuda.gridDim.x * cuda.atomic.add(told, BEGUN, 1)
        wanted[place] = GONE
        if g < last:
            states[pool + place] = blank[0]
            batch.sow(s, chooser, seed, g)
            rules.start(s)
            wanted[place] = wanted_by(s)
