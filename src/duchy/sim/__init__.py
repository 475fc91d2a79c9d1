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
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from duchy.engine.errors import OptionError
from duchy.engine.game import warmup
from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.game.registry import contract_of
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.play import chance
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.sim import cluster
from duchy.sim.parts import Shard, part_of
from duchy.sim.results import Results, blank_arrays, results_of, together, without_gap
from duchy.sim.seats import Seated, Seats
from duchy.sim.told import Details, kernels_of, player_of
from duchy.sim.workers import Progress, cores, share

__all__ = ["DEVICES", "POLICIES", "Results", "check_request", "final_states", "kernels", "seed_of_game", "simulate"]

#: The policies: templates with a kernel ``play`` like that of ``duchy.sim.batch``.
POLICIES = {"random": "duchy.sim.batch", "greedy": "duchy.sim.greedy"}
DEVICES = ("cpu", "cuda")
#: What ``simulate`` can keep of the games beside their results.
KEPT = ("details",)
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
    seats: Seated | None = None,
    keep: str | None = None,
    shard: Shard | None = None,
    on: str | None = None,
) -> Results:
    """Play games to the end and return how they ended; all seats are played by one policy, but those that are named.

    The same seed gives the same games on any number of threads and on either device. ``progress`` is called with the
    games done and the games wanted. An interruption (Ctrl-C) ends the batch early and keeps what is done.

    ``seats`` has players by seat, ``{0: "search:iterations=16", 1: "greedy"}``, or one for each seat: whatever
    ``duchy.arena.run`` takes. ``keep="details"`` keeps points by phase and the first actions of every seat.
    ``shard=(2, 5)`` plays the second of five parts of the batch; all parts together are the whole. ``on="ray"`` and
    ``on="ray:ADDRESS"`` play on the machines of a cluster.
    """
    given.instance("game", game, Game)
    check_request(games, device, policy, threads)
    if progress is not None:
        given.function("progress", progress)
    if keep is not None:
        one_of("keep", keep, KEPT)
    seed, part = given.whole("seed", seed), part_of(int(games), shard)
    play = partial(_simulate_part, game, int(games), seed, policy, seats, keep)
    if on is None:
        return play(part, threads, device, progress)
    cluster.check(on, device, threads)
    for maker in Seats.read(game, policy, seats).makers.values():
        maker.check(game, 2)
    return _simulate_on(on, play, part, progress)


def _simulate_on(on: str, play: Callable[[range], Results], part: range, progress: Progress | None) -> Results:
    """Games of a batch, in pieces on a cluster. An interruption keeps the first ones without a gap."""
    began, found = time.perf_counter(), []
    try:
        with cluster.Cluster(on) as machines:
            for results in machines.each(play, cluster.cut(part, machines.size_of_pieces(len(part)))):
                found.append(results)
                if progress:
                    progress(sum(map(len, found)), len(part))
    except KeyboardInterrupt:
        pass
    whole = without_gap(found, part.start) or [play(part[:0])]
    return together(whole, part.stop, time.perf_counter() - began)


def _simulate_part(
    game: Game,
    games: int,
    seed: int,
    policy: str,
    seats: Seated | None,
    keep: str | None,
    part: range,
    threads: int | None = 1,
    device: str = "cpu",
    progress: Progress | None = None,
) -> Results:
    """Games of a batch, on this machine."""
    if seats is not None or keep is not None:
        return _simulate_told(game, part, games, seed, threads, device, policy, progress, seats, keep)
    own_seed = seed_of_part(seed, part.start)
    more: dict[str, Any] = {"first": part.start, "wanted": games}
    if device == "cuda":
        return replace(_simulate_on_gpu(game, len(part), own_seed, policy, progress), seed=seed, **more)
    arrays = blank_arrays(game, len(part))
    play = batch_player(game, policy, own_seed, arrays)
    play()(0, 0)  # compiled before the time is taken, and not in two threads at once
    began = time.perf_counter()
    done = share(len(part), CHUNK, cores(threads), play, progress)
    return results_of(game, policy, device, seed, arrays, done, time.perf_counter() - began, **more)


def _simulate_told(
    game: Game,
    part: range,
    games: int,
    seed: int,
    threads: int | None,
    device: str,
    policy: str,
    progress: Progress | None,
    seats: Seated | None,
    keep: str | None,
) -> Results:
    """A batch with its seats played by different players, or with its details kept."""
    if device != "cpu":
        raise OptionError("device", "error-cuda-told", options="seats, keep")
    seated = Seats.read(game, policy, seats)
    arrays, details = blank_arrays(game, len(part)), Details.blank(game, len(part)) if keep else None
    entropy_of = partial(seed_of_game, game, seed)
    play = player_of(game, seated, lambda place: entropy_of(part.start + place), arrays, details)
    for kernel in kernels(game, policy, seats, keep):
        kernel.call()  # not in two threads at once
    began = time.perf_counter()
    done = share(len(part), CHUNK if not seated.makers else 1, cores(threads), play, progress)
    more: dict[str, Any] = {"first": part.start, "wanted": games, "bots": seated.names}
    if details is not None:
        more |= {"phases": details.phases[:done], "firsts": details.firsts[:done]}
        more["phase_names"] = tuple(contract_of(game).course.PHASES)
    return results_of(game, policy, device, seed, arrays, done, time.perf_counter() - began, **more)


def seed_of_part(seed: int, first: int) -> int:
    """The seed of a batch whose game 0 is game ``first`` of the batch of ``seed``."""
    counter = int(chance.mix(np.uint64(seed + int(chance.STEP) & ENTROPY)))
    return chance.unmix(counter + first & ENTROPY) - int(chance.STEP) & ENTROPY if first else seed


def check_request(games: int, device: str, policy: str, threads: int | None = None) -> None:
    """Raise OptionError for arguments that ``simulate`` cannot use."""
    given.from_one("games", games)
    one_of("device", device, DEVICES)
    one_of("policy", policy, tuple(POLICIES))
    cores(threads)


def kernels(game: Game, policy: str = "random", seats: Seated | None = None, keep: str | None = None) -> list[Kernel]:
    """What ``simulate`` needs compiled on a processor."""
    given.instance("game", game, Game)
    one_of("policy", policy, tuple(POLICIES))
    if seats is not None or keep is not None:
        return [*warmup.steps(game), *kernels_of(game, Seats.read(game, policy, seats), keep is not None)]
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
