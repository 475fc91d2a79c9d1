"""Our own side of the comparison: whole random games, single operations inside kernels, the Python API."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import duchy
import duchy.bots
from bench.timing import Sample, Spread, Stopwatch, Subject, repeated
from duchy.engine.kernels.template import bind
from duchy.sim import simulate

GAMES = 20_000
CLONES = 2_000_000
STATES = 2_000
PYTHON_GAMES = 20
GREEDY_GAMES = 500
POSITIONS = 500
SEARCH_EVERY = 25
VISITS = 1_000


@dataclass(frozen=True)
class Kernels:
    """What single operations cost."""

    state_bytes: int
    clone_ns: Spread
    step_ns: Spread
    """Legal actions, a random choice among them, and apply, averaged over whole games."""
    from_python: Spread
    """Actions a second through ``State.legal_actions`` and ``State.apply``."""


ADDITIONS = ["extra_tiles", "white_castles", "inns", "trade_routes"]  # modules that go with every other one
#: What is measured: a game with its options. Modules that bring estates exclude each other.
PLAYED: dict[str, tuple[str, dict[str, Any]]] = {
    "burgundy, base": ("burgundy", {"players": 2, "edition": "2019"}),
    "burgundy, all modules": ("burgundy", {"players": 2, "modules": [*ADDITIONS, "shields", "border_posts"]}),
    "burgundy, team": ("burgundy", {"players": 4, "modules": [*ADDITIONS, "shields", "team"]}),
    "burgundy, solo": ("burgundy", {"players": 1, "modules": [*ADDITIONS, "solo"]}),
    "dice": ("dice", {"players": 2, "sheet": "A"}),
    "bruges": ("bruges", {"players": 2}),
}
#: How many times catanatron's games a second each is to reach.
GOALS = {"burgundy, base": 400, "dice": 1000, "bruges": 300}


def load(row: str) -> duchy.Game:
    """The game of a row of the table."""
    name, options = PLAYED[row]
    return duchy.load(name, **options)


def state_bytes(row: str) -> Spread:
    """The size of a position."""
    return Spread.of([load(row).record_type.itemsize])


def playing(game: duchy.Game, threads: int) -> Subject:
    """Whole random games, set-up and final scoring included; every round plays the same ones."""

    def play() -> Sample:
        watch = Stopwatch()
        results = simulate(game, games=GAMES, threads=threads, seed=7)
        return Sample(watch.seconds, GAMES, int(results.lengths.sum()))

    return play


def kernels(game: duchy.Game, rounds: int) -> Kernels:
    """Time the single operations, each ``rounds`` times after a warm-up."""
    timed: Any = bind("bench.kernels", game.contract)
    opened = np.concatenate([game.new_state(seed=seed).array for seed in range(STATES)])
    out = np.empty(game.max_legal, np.int16)
    scratch = opened[:8].copy()

    def clone() -> float:
        watch = Stopwatch()
        timed.clone(scratch, CLONES)
        return watch.seconds / CLONES * 1e9

    def step() -> float:
        states, chooser = opened.copy(), np.ones(1, bind("duchy.sim.batch", game.contract).CHOOSER)
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
                player = state.deciders[0]
                state.apply(rng.choice(state.legal_actions(player)), player)
            actions += state.ply
        return actions / watch.seconds

    return Kernels(game.record_type.itemsize, *(repeated(measure, rounds) for measure in (clone, step, from_python)))


def positions(game: duchy.Game, count: int) -> list[duchy.State]:
    """What players saw at moments spread over random games, where there was something to choose."""
    rng = random.Random(11)
    seen: list[duchy.State] = []
    seed = 0
    while len(seen) < count:
        state, seed = game.new_state(seed=seed), seed + 1
        while not state.is_over:
            player = state.deciders[0]
            legal = state.legal_actions(player)
            if len(legal) > 1 and rng.random() < 0.1:
                seen.append(state.observe(player))
            state.apply(rng.choice(legal), player)
    return seen[:count]


def bots(game: duchy.Game, rounds: int) -> dict[str, Spread]:
    """How fast the bots are: whole games inside kernels, single choices from Python, and visits of the search tree."""
    seen = positions(game, POSITIONS)
    search: Any = duchy.bots.make("search", game, seed=7, threads=1, iterations=VISITS)

    def games() -> float:
        watch = Stopwatch()
        simulate(game, games=GREEDY_GAMES, threads=1, seed=7, policy="greedy")
        return GREEDY_GAMES / watch.seconds

    def choices(name: str) -> float:
        bot = duchy.bots.make(name, game, seed=7)
        watch = Stopwatch()
        for observed in seen:
            bot.choose(observed)
        return len(seen) / watch.seconds

    def visits() -> float:
        watch = Stopwatch()
        visited = 0
        for observed in seen[::SEARCH_EVERY]:
            search.choose(observed)
            visited += search.visited
        return visited / watch.seconds

    measures: dict[str, Callable[[], float]] = {
        "greedy against itself, games/s in kernels, 1 thread": games,
        "random, choices/s from Python": lambda: choices("random"),
        "greedy, choices/s from Python": lambda: choices("greedy"),
        "search, visits/s, 1 thread": visits,
    }
    return {name: repeated(measure, rounds) for name, measure in measures.items()}
