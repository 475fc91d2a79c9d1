"""Plays bots against each other and computes the standings."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from math import inf
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy import bots
from duchy.engine import given, warmup
from duchy.engine.errors import OptionError
from duchy.engine.game import ENTROPY, Game
from duchy.engine.teams import Teams
from duchy.engine.warmup import Kernel
from duchy.sim.statistics import CONFIDENCE, METHODS, Estimate, mean_of, share_of, win_shares
from duchy.sim.workers import Progress

MIN_SEEDS = 2  # played however short the time is: the spread between seeds gives the intervals

Seating = tuple[int, ...]
Played = tuple[int, Seating, list[int], list[int], str | None]
"""A finished game: its seed, the bot on each seat, every seat's score and place, the verdict of a game for one."""


@dataclass(frozen=True)
class BotSpec:
    """A bot by name with its parameters, written ``search:seconds=0.1,threads=2``."""

    name: str
    parameters: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def parse(cls, text: str) -> BotSpec:
        """Read the written form."""
        name, parameters = bots.parse(text)
        return cls(name, tuple(parameters.items()))

    def __str__(self) -> str:
        rest = ",".join(f"{key}={value}" for key, value in self.parameters)
        return f"{self.name}:{rest}" if rest else self.name

    def make(self, game: Game, seed: int) -> bots.Bot:
        """The bot itself."""
        return bots.make(self.name, game, seed, **dict(self.parameters))


@dataclass(frozen=True)
class Standing:
    """The result of one bot.

    ``wins`` are games in which it alone was first, ``ties`` those in which it shared the first place with another bot.
    ``win_share`` is the mean over games of its share of the win: 1/k for each of its teams that is one of k in first
    place; a seat of a game without teams is a team. ``points_per_seat`` is the mean over its seats and games, and
    ``margin`` by how much that is more than the other bots' (None if there is no other).
    """

    bot: str
    games: int
    wins: int
    ties: int
    win_share: Estimate | None
    points_per_seat: Estimate | None
    margin: Estimate | None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        estimates = {name: getattr(self, name) for name in ("win_share", "points_per_seat", "margin")}
        return vars(self) | {name: value and value.as_dict() for name, value in estimates.items()}


@dataclass(frozen=True)
class Result:
    """All finished games, in the order of the schedule: the seed, and for every seat its bot, score and place.

    ``verdicts`` say how games for one player ended, and are None in games of several.
    ``complete`` is False if the match was interrupted.
    """

    bots: tuple[BotSpec, ...]
    seeds: NDArray[Any]
    seatings: NDArray[np.int32]
    scores: NDArray[np.int32]
    places: NDArray[np.int32]
    teams: Teams
    verdicts: tuple[str | None, ...]
    complete: bool

    @classmethod
    def of(cls, entered: tuple[BotSpec, ...], teams: Teams, played: Iterable[Played], complete: bool) -> Result:
        """The result from the finished games, in any order."""
        rows = sorted(played)
        seats = sum(map(len, teams))
        seatings, scores, places = (
            np.array([row[column] for row in rows], np.int32).reshape(len(rows), seats) for column in (1, 2, 3)
        )
        seeds, verdicts = np.array([row[0] for row in rows], object), tuple(row[4] for row in rows)
        return cls(entered, seeds, seatings, scores, places, teams, verdicts, complete)

    @property
    def games(self) -> int:
        """How many games were finished."""
        return len(self.seeds)

    @property
    def balanced(self) -> bool:
        """Whether every seed was played in every seating."""
        _, counts = np.unique(self.seeds, return_counts=True)
        return bool((counts == len(self.bots)).all())

    @property
    def verdict_shares(self) -> dict[str, Estimate | None]:
        """How large a share of games for one player ended with each verdict that was met; empty for other games."""
        met = sorted({verdict for verdict in self.verdicts if verdict is not None})
        return {name: share_of([verdict == name for verdict in self.verdicts], self.seeds) for name in met}

    @property
    def standings(self) -> list[Standing]:
        """One row per bot, in the order given."""
        return [self._standing(bot) for bot in range(len(self.bots))]

    def _standing(self, bot: int) -> Standing:
        own = self.seatings == bot
        members = [first for first, *_ in self.teams]  # one of each team: partners share bot and place
        first, own_teams = self.places[:, members] == 1, own[:, members]
        here, all_first = (first & own_teams).sum(axis=1), first.sum(axis=1)
        points = _mean_of_seats(self.scores, own)
        rivals = len(self.bots) > 1
        return Standing(
            bot=str(self.bots[bot]),
            games=self.games,
            wins=int(((here > 0) & (here == all_first)).sum()),
            ties=int(((here > 0) & (here < all_first)).sum()),
            win_share=share_of((win_shares(self.places[:, members]) * own_teams).sum(axis=1), self.seeds),
            points_per_seat=mean_of(points, self.seeds),
            margin=mean_of(points - _mean_of_seats(self.scores, ~own), self.seeds) if rivals else None,
        )

    def as_dict(self) -> dict[str, Any]:
        """For JSON: the standings, and every game with its bots (counted from 0), scores and places by seat."""
        places = self.places.tolist()
        columns = (self.seeds.tolist(), self.seatings.tolist(), self.scores.tolist(), places, self.verdicts)
        return {
            "games": self.games,
            "complete": self.complete,
            "balanced": self.balanced,
            "confidence": CONFIDENCE,
            "methods": METHODS,
            "standings": [row.as_dict() for row in self.standings],
            "verdicts": {name: share and share.as_dict() for name, share in self.verdict_shares.items()},
            "results": [
                {"seed": seed, "seating": seating, "scores": scores, "places": places, "verdict": verdict}
                for seed, seating, scores, places, verdict in zip(*columns, strict=True)
            ],
        }


def _mean_of_seats(scores: NDArray[np.int32], seats: NDArray[np.bool_]) -> NDArray[np.float64]:
    """For each game the mean score of the chosen seats."""
    means: NDArray[np.float64] = (scores * seats).sum(axis=1) / seats.sum(axis=1)
    return means


def schedule(bot_count: int, teams: Teams, games: int, seed: int) -> Iterator[tuple[int, Seating]]:
    """Seeds and seatings: every seed is played in every rotation, so that no bot has an advantage by seat or dice.

    A bot plays all seats of a team.
    """
    team_of = {seat: number for number, team in enumerate(teams) for seat in team}
    for g in range(games):
        shift = g % bot_count
        yield seed + g // bot_count, tuple((team_of[seat] + shift) % bot_count for seat in range(len(team_of)))


def play(game: Game, specs: tuple[BotSpec, ...], seed: int, seating: Seating) -> Played:
    """One game."""
    players = [specs[bot].make(game, (seed * 31 + seat) & ENTROPY) for seat, bot in enumerate(seating)]
    state = game.new_state(seed)
    while not state.is_over:
        player = state.deciders[0]
        state.apply(players[player].choose(state.observe(player)), player)
    return seed, seating, state.scores, state.places, state.verdict


def run(
    game: Game,
    specs: Sequence[BotSpec | str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Result:
    """Play games between bots; with ``jobs`` above 1, so many games at a time, each in its own process.

    There are as many bots as seats, or fewer that divide them evenly; in a game with teams, as many as teams, or fewer.
    After ``seconds`` no other seed is begun, but two are always played. ``progress`` is called with the games done and
    the games wanted. Ctrl-C stops early and keeps the finished games.
    """
    entered = entrants(specs)
    check(game, entered, games, jobs, seconds)
    if progress is not None:
        given.function("progress", progress)
    plan = _in_time(schedule(len(entered), game.teams, int(games), given.whole("seed", seed)), seconds)
    played: list[Played] = []
    complete = False
    try:
        for finished in _played(game, entered, plan, min(int(jobs), int(games))):
            played.append(finished)
            if progress:
                progress(len(played), int(games))
        complete = True
    except KeyboardInterrupt:
        pass
    return Result.of(entered, game.teams, played, complete)


def entrants(specs: Iterable[BotSpec | str]) -> tuple[BotSpec, ...]:
    """The bots of a match, read where they are written."""
    members = given.sequence("specs", specs)
    return tuple(spec if isinstance(spec, BotSpec) else BotSpec.parse(spec) for spec in members)


def check(game: Game, entered: tuple[BotSpec, ...], games: int, jobs: int, seconds: float | None = None) -> None:
    """Raise a DuchyError if the match cannot be played."""
    given.instance("game", game, Game)
    for spec in given.sequence("entered", entered):
        given.instance("entered", spec, BotSpec)
    if game.has_teams and entered and len(game.teams) % len(entered):
        raise OptionError("bot", "error-bot-teams", bots=len(entered), teams=len(game.teams))
    if not entered or game.players % len(entered):
        raise OptionError("bot", "error-bot-seats", bots=len(entered), seats=game.players)
    given.from_one("games", games)
    given.from_one("jobs", jobs, given.WORKERS)
    if seconds is not None:
        given.seconds("seconds", seconds)


def kernels(game: Game, specs: Iterable[BotSpec | str]) -> list[Kernel]:
    """What must be compiled before a match: the steps of the game, and what the bots need."""
    given.instance("game", game, Game)
    return warmup.steps(game) + [kernel for spec in entrants(specs) for kernel in spec.make(game, 0).kernels()]


def _in_time(plan: Iterable[tuple[int, Seating]], seconds: float | None) -> Iterator[tuple[int, Seating]]:
    """The games of a plan until the time is over; a seed that was begun is finished."""
    deadline = inf if seconds is None else time.monotonic() + seconds
    begun: int | None = None
    seeds = 0
    for seed, seating in plan:
        if seed != begun:
            if seeds >= MIN_SEEDS and time.monotonic() >= deadline:
                return
            begun, seeds = seed, seeds + 1
        yield seed, seating


def _played(game: Game, specs: tuple[BotSpec, ...], plan: Iterator[tuple[int, Seating]], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        for seed, seating in plan:
            yield play(game, specs, seed, seating)
        return
    # Ctrl-C reaches all processes: the workers end at once and silently, and this one has the finished games.
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL)) as pool:
        running: set[Future[Played]] = set()
        try:
            while True:
                new = islice(plan, jobs - len(running))
                running |= {pool.submit(play, game, specs, seed, seating) for seed, seating in new}
                if not running:
                    return
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (done.result() for done in ended)
        except BrokenProcessPool:
            raise OptionError("jobs", "error-jobs-stopped") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
