"""A course of learning: games, training, a match, and again, with everything kept in a folder so that it can go on."""

from __future__ import annotations

import csv
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from duchy import charts
from duchy.engine.errors import MissingExtra
from duchy.engine.game.game import Game
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.learn.games import LearningError, Positions, Seat, contest, play
from duchy.learn.recipe import RECIPE, Recipe
from duchy.neural.network import Network
from duchy.sim.statistics import Estimate, wilson
from duchy.sim.workers import Progress, cores

#: Positions that a network learns from, the latest ones.
MOST = 3_000_000
#: Where a network can be trained.
DEVICES = ("cpu", "cuda")


@dataclass(frozen=True)
class Plan:
    """What happens in a round."""

    games: int = 2000
    visits: int = 16
    match: int = 100  # games of the match
    horizon: int = 2
    device: str = "cpu"
    seed: int = 0
    threads: int | None = None
    recipe: Recipe = RECIPE

    def __post_init__(self) -> None:
        for name in ("games", "visits", "match", "horizon"):
            given.from_one(name, getattr(self, name))
        given.whole("seed", self.seed)
        cores(self.threads)
        one_of("device", self.device, DEVICES)


@dataclass(frozen=True)
class Round:
    """What came of a round: errors in points, of games that were not learnt from; wins against the evaluation alone."""

    number: int
    games: int
    positions: int
    seconds: float
    hand: float
    learnt: float
    margin_hand: float
    margin_learnt: float
    matches: int
    wins: float

    @property
    def share(self) -> Estimate:
        """The share of wins with its interval."""
        return wilson(self.wins, self.matches)


class Course:
    """A course and its folder, which lies beside the file of the network. ``title`` stands above its picture."""

    def __init__(self, game: Game, out: Path, plan: Plan, start: Network | None = None, title: str = "") -> None:
        self.game = given.instance("game", game, Game)
        self.out = out
        self.plan = plan
        self.title = title or out.stem
        self.interrupted = False
        self.folder = out.with_name(f"{out.stem}.course")
        self.rounds = list(_read(self.folder / "rounds.csv"))
        self.network = Network.load(out) if self.rounds else start
        if self.network is not None:
            self.network.check_game(game)
        self._train = _trainer(plan.device)
        self.folder.mkdir(parents=True, exist_ok=True)

    def go(self, minutes: float, progress: Progress | None = None) -> Iterator[Round]:
        """Rounds until the time is over, at least one. An interruption keeps the games that were played."""
        deadline = time.monotonic() + 60 * given.seconds("minutes", minutes)
        while not self.interrupted:
            try:
                yield self._round(progress)
            except KeyboardInterrupt:
                self.interrupted = True
            if time.monotonic() >= deadline:
                return

    def _round(self, progress: Progress | None) -> Round:
        began = time.monotonic()
        self._play(progress)
        positions = Positions.of([Positions.load(file) for file in self._files()]).latest(MOST)
        network, fit = self._train(self.game, positions, self.plan.recipe, self.plan.device, self.plan.seed)
        wins = self._match(network)
        network.save(self.out)
        self.network = network
        errors = {name: value for name, value in asdict(fit).items() if name not in ("seen", "loss")}
        seconds = time.monotonic() - began
        number = len(self.rounds) + 1
        self.rounds.append(
            Round(number, positions.played, len(positions), seconds, **errors, matches=self.plan.match, wins=wins)
        )
        self._note()
        return self.rounds[-1]

    def _play(self, progress: Progress | None) -> None:
        """Play the games that the round lacks; what an interruption leaves of them is kept."""
        plan, files = self.plan, self._files()
        first = sum(Positions.load(file).played for file in files)
        last = (self.rounds[-1].games if self.rounds else 0) + plan.games
        if first >= last:
            return
        seat = Seat(plan.visits) if self.network is None else Seat(plan.visits, self.network.trust, plan.horizon)
        positions = play(self.game, last - first, plan.seed, seat, self.network, first, plan.threads, progress)
        if positions.played:
            positions.save(self.folder / f"games-{len(files) + 1:05}.npz")
        if positions.played < last - first:
            raise KeyboardInterrupt

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.npz"))

    def _match(self, network: Network) -> float:
        """The share of wins against the same search without a network."""
        plan = self.plan
        others = [Seat(plan.visits)] * (self.game.players - 1)
        seats = [Seat(plan.visits, network.trust, plan.horizon), *others]
        scores = contest(self.game, plan.match, plan.seed + len(self.rounds), seats, network, plan.threads)
        first = scores == scores.max(axis=1, keepdims=True)
        return float((first[:, 0] / first.sum(axis=1)).mean())

    def _note(self) -> None:
        """Write what came of the rounds, as a table and as a picture."""
        new = self.folder / "rounds.new"
        with new.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(Round)])
            writer.writeheader()
            writer.writerows(map(asdict, self.rounds))
        os.replace(new, self.folder / "rounds.csv")
        shares = {str(each.number): _percent(each.share) for each in self.rounds}
        charts.bars(self.title, shares, unit="%").save(self.folder / "wins.svg")


def _percent(share: Estimate) -> tuple[float, float, float]:
    assert share.low is not None
    assert share.high is not None
    return 100 * share.mean, 100 * share.low, 100 * share.high


def _read(file: Path) -> Iterator[Round]:
    """The rounds of a table, if it is there."""
    if not file.exists():
        return
    kinds: dict[str, Callable[[str], Any]] = {"int": int, "float": float}
    try:
        with file.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                yield Round(**{field.name: kinds[str(field.type)](row[field.name]) for field in fields(Round)})
    except (KeyError, TypeError, ValueError):
        raise LearningError("error-course-file", file=str(file)) from None


def _trainer(device: str) -> Any:
    """What trains a network; asked for before any game is played, so that nothing is played in vain."""
    try:
        from duchy.learn.training import check_device, train
    except ImportError as problem:
        raise MissingExtra("duchy.learn", "learn", problem) from None
    check_device(device)
    return train
