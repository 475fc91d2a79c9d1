"""Many games at once: on all cores, or on a GPU.

>>> import duchy
>>> from duchy.sim import simulate
>>> results = simulate(duchy.load("burgundy", players=2), games=4, seed=1)
>>> results.scores.shape, results.complete
((4, 2), True)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.sim.results import Results, blank_arrays, results_of
from duchy.sim.workers import Progress, cores, share

__all__ = ["DEVICES", "POLICIES", "Results", "check_request", "final_states", "kernels", "seed_of_game", "simulate"]

#: The policies: templates with a kernel ``play`` like that of ``duchy.sim.batch``.
POLICIES = {"random": "duchy.sim.batch", "greedy": "duchy.sim.greedy"}
DEVICES = ("cpu", "cuda")
#: Games between two checks for an interruption.
CHUNK = 64


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    device: str = "cpu",
    policy: str = "random",
    progress: Progress | None = None,
) -> Results:
    """Play games to the end, all seats by one policy, and return how they ended.

    The same seed gives the same games on any number of threads and on either device. ``progress`` is called with the
    games done and the games wanted. An interruption (Ctrl-C) ends the batch early and keeps what is done.
    """
    given.instance("game", game, Game)
    check_request(games, device, policy, threads)
    if progress is not None:
        given.function("progress", progress)
    games, seed = int(games), given.whole("seed", seed)
    if device == "cuda":
        return _simulate_on_gpu(game, games, seed, policy, progress)
    arrays = blank_arrays(game, games)
    play = batch_player(game, policy, seed, arrays)
    play()(0, 0)  # compiled before the time is taken, and not in two threads at once
    began = time.perf_counter()
    done = share(games, CHUNK, cores(threads), play, progress)
    return results_of(game, policy, device, seed, arrays, done, time.perf_counter() - began)


def check_request(games: int, device: str, policy: str, threads: int | None = None) -> None:
    """Raise OptionError for arguments that ``simulate`` cannot use."""
    given.from_one("games", games)
    one_of("device", device, DEVICES)
    one_of("policy", policy, tuple(POLICIES))
    cores(threads)


def kernels(game: Game, policy: str = "random") -> list[Kernel]:
    """What ``simulate`` needs compiled on a processor."""
    given.instance("game", game, Game)
    one_of("policy", policy, tuple(POLICIES))
    play = batch_player(game, policy, 0, blank_arrays(game, 1))()
    return [Kernel("play", bind(POLICIES[policy], game.contract).play, lambda: play(0, 0))]


def _simulate_on_gpu(game: Game, games: int, seed: int, policy: str, progress: Progress | None) -> Results:
    from duchy.sim import gpu  # loading CUDA takes time, so only on request

    return gpu.simulate(game, games, seed, policy, progress)


def final_states(game: Game, games: int, seed: int = 0, threads: int | None = None) -> np.ndarray[Any, Any]:
    """The final positions of the games that ``simulate`` plays at random."""
    given.instance("game", game, Game)
    games, seed = given.from_one("games", games), given.whole("seed", seed)
    batch = bind("duchy.sim.batch", game.contract)
    states = np.zeros(games, game.record_type)
    blank = game.blank()

    def worker() -> Callable[[int, int], None]:
        chooser = np.zeros(1, batch.CHOOSER)
        legal = np.zeros(game.max_legal, np.int16)
        before = [argument(array) for array in (blank, states, chooser, legal)]
        return lambda first, last: batch.play_and_keep(*before, np.uint64(seed & ENTROPY), first, last)

    share(games, CHUNK, cores(threads), worker)
    return states


def seed_of_game(game: Game, seed: int, number: int) -> int:
    """The seed for ``game.new_state`` that gives the dice of one game of a batch; games count from 0."""
    batch = bind("duchy.sim.batch", given.instance("game", game, Game).contract)
    place = given.between("number", number, 0, given.MOST)
    return int(batch.entropy(np.uint64(given.whole("seed", seed) & ENTROPY), np.uint64(place)))


def batch_player(
    game: Game, policy: str, seed: int, arrays: dict[str, np.ndarray[Any, Any]]
) -> Callable[[], Callable[[int, int], None]]:
    """A function that makes workers; a worker plays games ``first`` to ``last - 1`` on its own scratch arrays."""
    batch = bind("duchy.sim.batch", game.contract)
    play = bind(POLICIES[policy], game.contract).play
    blank = game.blank()

    def worker() -> Callable[[int, int], None]:
        state = np.zeros(2, game.record_type)  # one to play on, one to try actions on
        chooser = np.zeros(1, batch.CHOOSER)
        legal = np.zeros(game.max_legal, np.int16)
        before = [argument(array) for array in (blank, state, chooser, legal)]
        after = [argument(array) for array in arrays.values()]
        return lambda first, last: play(*before, np.uint64(seed & ENTROPY), first, last, *after)

    return worker
