"""Plays bots against each other and computes the standings."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import inf
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from duchy.arena.entrants import BotSpec, Entrant, entrants
from duchy.bots import Bot
from duchy.bots.simple import GreedyBot
from duchy.engine.errors import OptionError
from duchy.engine.game import registry, warmup
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.match.gamerecord import GameRecord, results_of
from duchy.engine.play.teams import Teams
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.engine.version import VERSION
from duchy.sim.cluster import Cluster, in_pieces
from duchy.sim.cluster import check as check_cluster
from duchy.sim.files import write
from duchy.sim.parts import Shard, part_of
from duchy.sim.rows import FORMAT, Batch, Rows, frame_of, rows_of
from duchy.sim.statistics import CONFIDENCE, METHODS, Estimate, mean_of, share_of, win_shares
from duchy.sim.told import Details, Follower
from duchy.sim.workers import Progress

MIN_SEEDS = 2  # played however short the time is: the spread between seeds gives the intervals

Seating = tuple[int, ...]
#: What ``run`` can keep of the games beside their results.
KEPT = ("records", "details")


class Played(NamedTuple):
    """A finished game: its seed, the bot on each seat, and how it ended for every seat."""

    seed: int
    seating: Seating
    scores: list[int]
    places: list[int]
    verdict: str | None  # of a game for one player
    points: list[list[int]] = []  # noqa: RUF012  by source
    record: GameRecord | None = None
    length: int = 0  # in actions
    details: Details | None = None


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
    sources: Mapping[str, Estimate | None]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        estimates = {name: getattr(self, name) for name in ("win_share", "points_per_seat", "margin")}
        told = {name: value and value.as_dict() for name, value in estimates.items()}
        return vars(self) | told | {"sources": {name: mean and mean.as_dict() for name, mean in self.sources.items()}}


@dataclass(frozen=True)
class Result:
    """All finished games, in the order of the schedule: the seed, and for every seat its bot, score and place.

    ``verdicts`` say how games for one player ended, and are None in games of several.
    ``points`` splits each score by the sources that ``sources`` lists. ``records`` are the games themselves, if they
    were kept. ``complete`` is False if the match was interrupted. ``details`` are points by phase and the first
    actions, if they were kept. ``facts`` say what was played, and which games of the whole match these are.
    """

    bots: tuple[BotSpec, ...]
    seeds: NDArray[Any]
    seatings: NDArray[np.int32]
    scores: NDArray[np.int32]
    places: NDArray[np.int32]
    teams: Teams
    verdicts: tuple[str | None, ...]
    complete: bool
    sources: tuple[str, ...]
    points: NDArray[np.int32]
    records: tuple[GameRecord, ...]
    lengths: NDArray[np.int32]
    details: Details | None
    facts: Mapping[str, Any]

    @classmethod
    def of(
        cls,
        entered: tuple[BotSpec, ...],
        teams: Teams,
        played: Iterable[Played],
        complete: bool,
        sources: Sequence[str] = (),
        facts: Mapping[str, Any] | None = None,
    ) -> Result:
        """The result from the finished games, in any order."""
        rows = sorted(played, key=lambda row: row[:2])
        seats = sum(map(len, teams))
        seatings, scores, places = (
            np.array([row[column] for row in rows], np.int32).reshape(len(rows), seats) for column in (1, 2, 3)
        )
        return cls(
            bots=entered,
            seeds=np.array([row.seed for row in rows], object),
            seatings=seatings,
            scores=scores,
            places=places,
            teams=teams,
            verdicts=tuple(row.verdict for row in rows),
            complete=complete,
            sources=tuple(sources),
            points=np.array([row.points for row in rows], np.int32).reshape(len(rows), seats, len(sources)),
            records=tuple(row.record for row in rows if row.record is not None),
            lengths=np.array([row.length for row in rows], np.int32),
            details=Details.together([row.details for row in rows if row.details is not None]),
            facts=facts or {},
        )

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

    def win_shares_of(self, bot: int) -> NDArray[np.float64]:
        """For each game the share of the win of a bot, by its place in ``bots``."""
        members = self._members
        own = (self.seatings == bot)[:, members]
        shares: NDArray[np.float64] = (win_shares(self.places[:, members]) * own).sum(axis=1)
        return shares

    @property
    def _members(self) -> list[int]:
        """One seat of each team: partners share bot and place."""
        return [first for first, *_ in self.teams]

    @property
    def standings(self) -> list[Standing]:
        """One row per bot, in the order given."""
        return [self._standing(bot) for bot in range(len(self.bots))]

    def _standing(self, bot: int) -> Standing:
        own = self.seatings == bot
        members = self._members
        first, own_teams = self.places[:, members] == 1, own[:, members]
        here, all_first = (first & own_teams).sum(axis=1), first.sum(axis=1)
        points = _mean_of_seats(self.scores, own)
        rivals = len(self.bots) > 1
        return Standing(
            bot=str(self.bots[bot]),
            games=self.games,
            wins=int(((here > 0) & (here == all_first)).sum()),
            ties=int(((here > 0) & (here < all_first)).sum()),
            win_share=share_of(self.win_shares_of(bot), self.seeds),
            points_per_seat=mean_of(points, self.seeds),
            margin=mean_of(points - _mean_of_seats(self.scores, ~own), self.seeds) if rivals else None,
            sources={
                name: mean_of(_mean_of_seats(self.points[:, :, place], own), self.seeds)
                for place, name in enumerate(self.sources)
            },
        )

    def rows(self) -> Rows:
        """One row for each game and seat, as files have them."""
        game = registry.load(self.facts["game"], self.facts["options"])
        verdicts = [-1 if verdict is None else game.verdicts.index(verdict) for verdict in self.verdicts]
        first = self.facts["first"]
        batch = Batch(
            numbers=np.arange(first, first + self.games, dtype=np.int64),
            seeds=np.array([seed & ENTROPY for seed in self.seeds], np.uint64),
            bots=self.seatings,
            names=tuple(map(str, self.bots)),
            scores=self.scores,
            places=self.places,
            verdicts=np.array(verdicts, np.int32),
            verdict_names=game.verdicts,
            lengths=self.lengths,
            points=self.points,
            sources=self.sources,
            phases=self.details and self.details.phases,
            phase_names=registry.contract_of(game).course.PHASES,
            firsts=self.details and self.details.firsts,
        )
        done = {"last": first + self.games, "complete": self.complete, "details": self.details is not None}
        return rows_of(batch, {**self.facts, **done})

    def to_frame(self, library: str | None = None) -> Any:
        """One row for each game and seat, as a frame of pandas or polars: whichever is there, or the one named."""
        return frame_of(self.rows(), library)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the same rows to a file for other programs, ``.parquet`` or ``.csv``."""
        write(self.rows(), path)

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


def play(game: Game, specs: tuple[BotSpec, ...], seed: int, seating: Seating, keep: str | None = None) -> Played:
    """One game."""
    players = [specs[bot].make(game, (seed * 31 + seat) & ENTROPY) for seat, bot in enumerate(seating)]
    greedy = {seat: bot for seat, bot in enumerate(players) if type(bot) is GreedyBot}
    state = game.new_state(seed)
    taken: list[tuple[int, int]] = []
    while not state.is_over:
        player = state.deciders[0]
        if player in greedy:
            taken += greedy[player].play_on(state, sum(1 << seat for seat in greedy))
        else:
            action = players[player].choose(state.observe(player))
            state.apply(action, player)
            taken.append((player, action))
    points = [[*state.points(player).values()] for player in range(game.players)]
    record = _record_of(state, seed, taken) if keep == "records" else None
    details = _details_of(game, seed, taken) if keep == "details" else None
    return Played(seed, seating, state.scores, state.places, state.verdict, points, record, len(taken), details)


def _details_of(game: Game, seed: int, taken: Sequence[tuple[int, int]]) -> Details:
    """Points by phase and first actions of a finished game."""
    details = Details.blank(game, 1)
    Follower(game).follow(seed, taken, details, 0)
    return details


def _record_of(final: State, seed: int, taken: Sequence[tuple[int, int]]) -> GameRecord:
    """The record of a finished game, from its seed and all players and actions."""
    game = final.game
    return GameRecord(
        game=game.name,
        options=game.options.as_dict(),
        seed=given.entropy("seed", seed),
        actions=tuple((player, str(game.catalogue.decode(action))) for player, action in taken),
        entropy=(None,) * len(taken),
        digest=final.digest(),
        results=results_of(final),
        verdict=final.verdict,
    )


def run(
    game: Game,
    specs: Sequence[Entrant],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    seconds: float | None = None,
    keep: str | None = None,
    shard: Shard | None = None,
    on: str | None = None,
) -> Result:
    """Play games between bots; with ``jobs`` above 1, so many games at a time, each in its own process.

    A bot is a name with parameters, the name of a level, ``"module:Class"``, a class, or a bot that was made.
    There are as many bots as seats, or fewer that divide them evenly; in a game with teams, as many as teams, or fewer.
    After ``seconds`` no other seed is begun, but two are always played. ``progress`` is called with the games done and
    the games wanted. Ctrl-C stops early and keeps the finished games. ``keep="records"`` keeps the games themselves,
    ``keep="details"`` points by phase and the first actions of every seat. ``shard=(2, 5)`` plays the second of five
    parts of the match; all parts together are the whole. ``on="ray"`` and ``on="ray:ADDRESS"`` play on the machines of
    a cluster, one game on each core.
    """
    entered = entrants(specs)
    check(game, entered, games, jobs, seconds)
    if on is not None:
        check_cluster(on)
        for spec in entered:
            spec.check(game, 2)
    if keep is not None:
        one_of("keep", keep, KEPT)
    if progress is not None:
        given.function("progress", progress)
    seed, part = given.whole("seed", seed), part_of(int(games), shard)
    plan = _in_time(islice(schedule(len(entered), game.teams, int(games), seed), part.start, part.stop), seconds)
    played: list[Played] = []
    complete = False
    try:
        for finished in _finished(game, entered, plan, min(int(jobs), int(games)), keep, on, len(part)):
            played.append(finished)
            if progress:
                progress(len(played), len(part))
        complete = True
    except KeyboardInterrupt:
        pass
    facts = facts_of(game, entered, seed, int(games), part.start)
    return Result.of(entered, game.teams, played, complete, game.contract.categories, facts)


def _finished(
    game: Game,
    specs: tuple[BotSpec, ...],
    plan: Iterator[tuple[int, Seating]],
    jobs: int,
    keep: str | None,
    on: str | None,
    games: int,
) -> Iterator[Played]:
    """The games of a plan as they end, here or on a cluster."""
    if on is None:
        yield from finished_games(game, specs, plan, jobs, keep)
        return
    with Cluster(on) as machines:
        pieces = in_pieces(plan, machines.size_of_pieces(games))
        for played in machines.each(partial(_play_piece, game, specs, keep), pieces):
            yield from played


def _play_piece(
    game: Game, specs: tuple[BotSpec, ...], keep: str | None, piece: list[tuple[int, Seating]]
) -> list[Played]:
    """Some games of a plan, on a machine of a cluster."""
    return [play(game, specs, seed, seating, keep) for seed, seating in piece]


def facts_of(game: Game, entered: Sequence[BotSpec], seed: int, games: int, first: int = 0) -> dict[str, Any]:
    """What a match is, for files of its games: so many games in all, of which it plays those from ``first`` on."""
    return {
        "kind": "arena",
        "format": FORMAT,
        "game": game.name,
        "options": game.options.as_dict(),
        "data": game.data_digest,
        "version": VERSION,
        "seed": seed,
        "games": games,
        "bots": list(map(str, entered)),
        "first": first,
    }


def check(game: Game, entered: tuple[BotSpec, ...], games: int, jobs: int, seconds: float | None = None) -> None:
    """Raise a DuchyError if the match cannot be played."""
    given.instance("game", game, Game)
    given.from_one("games", games)
    processes = given.from_one("jobs", jobs, given.WORKERS)
    if seconds is not None:
        given.seconds("seconds", seconds)
    for spec in given.sequence("entered", entered):
        given.instance("entered", spec, BotSpec).check(game, processes)
    if game.has_teams and entered and len(game.teams) % len(entered):
        raise OptionError("bot", "error-bot-teams", bots=len(entered), teams=len(game.teams))
    if not entered or game.players % len(entered):
        raise OptionError("bot", "error-bot-seats", bots=len(entered), seats=game.players)


def kernels(game: Game, specs: Iterable[Entrant], keep: str | None = None) -> list[Kernel]:
    """What must be compiled before a match: the steps of the game, and what the bots need."""
    given.instance("game", game, Game)
    found = warmup.steps(game) + [kernel for spec in entrants(specs) for kernel in _kernels_of(spec.make(game, 0))]
    return found + Follower(game).kernels() if keep == "details" else found


def _kernels_of(bot: Bot) -> list[Kernel]:
    return bot.whole_turns() if type(bot) is GreedyBot else bot.kernels()


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


def finished_games(
    game: Game, specs: tuple[BotSpec, ...], plan: Iterator[tuple[int, Seating]], jobs: int, keep: str | None = None
) -> Generator[Played]:
    """The games of a plan as they end, so many at a time; whoever closes this ends the match."""
    if jobs == 1:
        for seed, seating in plan:
            yield play(game, specs, seed, seating, keep)
        return
    # Ctrl-C reaches all processes: the workers end at once and silently, and this one has the finished games.
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL)) as pool:
        running: set[Future[Played]] = set()
        try:
            while True:
                new = islice(plan, jobs - len(running))
                running |= {pool.submit(play, game, specs, seed, seating, keep) for seed, seating in new}
                if not running:
                    return
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (done.result() for done in ended)
        except BrokenProcessPool:
            raise OptionError("jobs", "error-jobs-stopped") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
