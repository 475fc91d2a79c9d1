"""Plays bots against each other and computes the standings."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy import bots
from duchy.engine import warmup
from duchy.engine.errors import OptionError
from duchy.engine.game import Game
from duchy.engine.warmup import Kernel

Z = 1.959964  # of a 95 % interval

#: Called with the games done, the games wanted and the result so far.
Progress = Callable[[int, int, "Result"], None]


@dataclass(frozen=True)
class BotSpec:
    """A bot by name with its parameters, written ``search:seconds=0.1,threads=2``."""

    name: str
    parameters: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def parse(cls, text: str) -> BotSpec:
        """Read the written form."""
        name, _, rest = text.partition(":")
        if name not in bots.names():
            raise OptionError("bot", "error-bot-unknown", name=repr(name), choices=", ".join(bots.names()))
        parameters = []
        for part in filter(None, rest.split(",")):
            key, found, value = part.partition("=")
            if not found:
                raise OptionError("bot", "error-bot-form", part=repr(part), text=repr(text))
            parameters.append((key, bots.read_parameter(name, key, value)))
        return cls(name, tuple(parameters))

    def __str__(self) -> str:
        rest = ",".join(f"{key}={value}" for key, value in self.parameters)
        return f"{self.name}:{rest}" if rest else self.name

    def make(self, game: Game, seed: int) -> bots.Bot:
        """The bot itself."""
        return bots.make(self.name, game, seed, **dict(self.parameters))


@dataclass(frozen=True)
class Standing:
    """The result of one bot: win rate with the ends of its 95 % interval, mean score with the half width of its."""

    name: str
    games: int
    wins: int
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float
    score_interval: float


@dataclass(frozen=True)
class Result:
    """All finished games: for each its seed, and every bot's score and place in the order of the bots."""

    bots: tuple[BotSpec, ...]
    seeds: tuple[int, ...]
    scores: NDArray[np.int32]
    places: NDArray[np.int32]
    complete: bool

    @property
    def games(self) -> int:
        """How many games were finished."""
        return len(self.seeds)

    @property
    def standings(self) -> list[Standing]:
        """One row per bot, in the order given."""
        return [self._standing(i) for i in range(len(self.bots))]

    def _standing(self, bot: int) -> Standing:
        wins = int((self.places[:, bot] == 1).sum())
        rate, low, high = wilson(wins, self.games)
        mean, half = self._mean_of_seeds(self.scores[:, bot])
        return Standing(str(self.bots[bot]), self.games, wins, rate, low, high, mean, half)

    def _mean_of_seeds(self, values: NDArray[np.int32]) -> tuple[float, float]:
        """Mean and half width of its interval. Games of one seed share their dice, so the samples are seeds."""
        if not self.games:
            return 0.0, 0.0
        by_seed: dict[int, list[int]] = {}
        for seed, value in zip(self.seeds, values.tolist(), strict=True):
            by_seed.setdefault(seed, []).append(value)
        means = np.array([np.mean(group) for group in by_seed.values()])
        spread = float(means.std(ddof=1)) if len(means) > 1 else 0.0
        return float(values.mean()), Z * spread / math.sqrt(len(means))

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "games": self.games,
            "complete": self.complete,
            "standings": [row.__dict__ for row in self.standings],
            "results": [
                {"seed": seed, "scores": scores, "places": places}
                for seed, scores, places in zip(self.seeds, self.scores.tolist(), self.places.tolist(), strict=True)
            ],
        }


def wilson(wins: int, games: int) -> tuple[float, float, float]:
    """A win rate with the ends of its 95 % interval (Wilson's, which is valid near 0 and 1, too)."""
    if games == 0:
        return 0.0, 0.0, 1.0
    rate = wins / games
    width = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / width
    half = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / width
    return rate, max(0.0, middle - half), min(1.0, middle + half)


def schedule(bot_count: int, players: int, games: int, seed: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Seeds and seatings: every seed is played in every rotation, so that no bot has an advantage by seat or dice."""
    for g in range(games):
        shift = g % bot_count
        yield seed + g // bot_count, tuple((seat + shift) % bot_count for seat in range(players))


def play(game: Game, specs: tuple[BotSpec, ...], seed: int, seating: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """One game: every seat's score and place."""
    players = [specs[bot].make(game, seed * 31 + seat) for seat, bot in enumerate(seating)]
    state = game.new_state(seed)
    while not state.is_over:
        player = state.deciders[0]
        state.apply(players[player].choose(state.observe(player)), player)
    return state.scores, state.places


def run(
    game: Game,
    specs: Sequence[BotSpec | str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Result:
    """Play games between bots; with ``jobs`` above 1, so many games at a time, each in its own process.

    There are as many bots as seats, or fewer that divide them evenly. Ctrl-C stops early and keeps the finished games.
    """
    entered = tuple(BotSpec.parse(spec) if isinstance(spec, str) else spec for spec in specs)
    check(game, entered, games, jobs)
    played: list[tuple[int, list[int], list[int]]] = []

    def result() -> Result:
        scores = np.array([row[1] for row in played], np.int32).reshape(len(played), len(entered))
        places = np.array([row[2] for row in played], np.int32).reshape(len(played), len(entered))
        return Result(entered, tuple(row[0] for row in played), scores, places, len(played) == games)

    try:
        for number, seating, (scores, places) in _played(game, entered, games, seed, jobs):
            played.append((number, *by_bot(seating, scores, places, len(entered))))
            if progress:
                progress(len(played), games, result())
    except KeyboardInterrupt:
        pass
    return result()


def check(game: Game, entered: tuple[BotSpec, ...], games: int, jobs: int) -> None:
    """Raise OptionError if the match cannot be played."""
    if not entered or game.players % len(entered):
        raise OptionError("bot", "error-bot-seats", bots=len(entered), seats=game.players)
    for name, value in (("games", games), ("jobs", jobs)):
        if value < 1:
            raise OptionError(name, "error-not-from-one", value=str(value))


def kernels(game: Game, specs: list[BotSpec]) -> list[Kernel]:
    """What must be compiled before a match: the steps of the game, and what the bots need."""
    return warmup.steps(game) + [kernel for spec in specs for kernel in spec.make(game, 0).kernels()]


def _played(
    game: Game, specs: tuple[BotSpec, ...], games: int, seed: int, jobs: int
) -> Iterator[tuple[int, tuple[int, ...], tuple[list[int], list[int]]]]:
    plan = list(schedule(len(specs), game.players, games, seed))
    if jobs == 1:
        for number, seating in plan:
            yield number, seating, play(game, specs, number, seating)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running: dict[Future[tuple[list[int], list[int]]], tuple[int, tuple[int, ...]]] = {
            pool.submit(play, game, specs, number, seating): (number, seating) for number, seating in plan
        }
        try:
            for done in as_completed(running):
                number, seating = running[done]
                yield number, seating, done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def by_bot(
    seating: tuple[int, ...], scores: list[int], places: list[int], bot_count: int
) -> tuple[list[int], list[int]]:
    """Scores and places in the order of the bots; a bot with several seats counts with its best."""
    best = []
    for bot in range(bot_count):
        seats = [seat for seat, seated in enumerate(seating) if seated == bot]
        best.append(min(seats, key=lambda seat: places[seat]))
    return [scores[seat] for seat in best], [places[seat] for seat in best]
