"""Our own side of the comparison: whole random games, single operations inside kernels, the Python API."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

import duchy
from bench.timing import Sample, Spread, Stopwatch, Subject
from duchy.engine.records import record
from duchy.engine.template import bind
from duchy.sim import simulate

GAMES = 20_000
CLONES = 2_000_000
STATES = 2_000
PYTHON_GAMES = 20


@dataclass(frozen=True)
class Kernels:
    """What single operations cost."""

    state_bytes: int
    clone_ns: Spread
    step_ns: Spread
    """Legal actions, a random choice among them, and apply, averaged over whole games."""
    from_python: Spread
    """Actions a second through ``State.legal_actions`` and ``State.apply``."""


def load() -> duchy.Game:
    """The game that all figures are about."""
    return duchy.load("burgundy", players=2, edition="2019")


def playing(game: duchy.Game, threads: int) -> Subject:
    """Whole random games, set-up and final scoring included; every round plays the same ones."""

    def play() -> Sample:
        watch = Stopwatch()
        results = simulate(game, games=GAMES, threads=threads, seed=7)
        return Sample(watch.seconds, GAMES, int(results.lengths.sum()))

    return play


def kernels(game: duchy.Game, rounds: int) -> Kernels:
    """Time the single operations, each ``rounds`` times after a warm-up."""
    timed: Any = bind("bench.kernels", game.rules)
    opened = np.concatenate([game.new_state(seed=seed).array for seed in range(STATES)])
    out = np.empty(game.rules.MAX_LEGAL, np.int16)
    scratch = opened[:8].copy()

    def clone() -> float:
        watch = Stopwatch()
        timed.clone(scratch, CLONES)
        return watch.seconds / CLONES * 1e9

    def step() -> float:
        states, chooser = opened.copy(), np.ones(1, record(rng=np.uint64))
        watch = Stopwatch()
        actions = int(timed.finish(states, chooser, out))
        return watch.seconds / actions * 1e9

    def from_python() -> float:
        rng = random.Random(7)
        watch = Stopwatch()
        actions = 0
        for seed in range(PYTHON_GAMES):
            state = game.new_state(seed=seed)
            while not state.is_over:
                state.apply(rng.choice(state.legal_actions()))
            actions += state.ply
        return actions / watch.seconds

    figures: list[Spread] = []
    for measure in (clone, step, from_python):
        measure()
        figures.append(Spread.of([measure() for _ in range(rounds)]))
    return Kernels(game.rules.STATE.itemsize, *figures)


def bots(game: duchy.Game, rounds: int) -> dict[str, Spread]:
    """Decisions a second of each bot; there are none yet."""
    return {}
