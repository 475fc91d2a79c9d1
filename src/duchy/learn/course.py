"""A course of learning: games, training, a match, and again, with everything kept in a folder so that it can go on."""

from __future__ import annotations

import csv
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy import charts
from duchy.engine.errors import MissingExtra, OptionError
from duchy.engine.game.game import Game
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.learn.games import LearningError, Positions, Seat, contest, play
from duchy.learn.recipe import RECIPE, Fit, Recipe
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
    """What came of a round for a game with certain options: errors in points, of games that were not learnt from; wins
    against the evaluation alone."""

    number: int
    options: str
    games: int
    positions: int
    seconds: float  # of the whole round
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
    """A course and its folder, which lies beside the file of the network. ``title`` stands above its picture.

    One network learns from one game with one set of options or with several.
    """

    def __init__(
        self, games: Sequence[Game], out: Path, plan: Plan, start: Network | None = None, title: str = ""
    ) -> None:
        self.games = _of_one_game(games)
        self.out = out
        self.plan = plan
        self.title = title or out.stem
        self.interrupted = False
        self.folder = out.with_name(f"{out.stem}.course")
        self.rounds = list(_read(self.folder / "rounds.csv"))
        self.network = Network.load(out) if self.rounds else start
        if self.network is not None and not any(map(self.network.fits, self.games)):
            self.network.check_game(self.games[0])
        self._train = _trainer(plan.device)
        self.folder.mkdir(parents=True, exist_ok=True)

    def go(self, minutes: float, progress: Progress | None = None) -> Iterator[list[Round]]:
        """Rounds until the time is over, at least one; of each, what came of it with each set of options.

        An interruption keeps the games that were played.
        """
        deadline = time.monotonic() + 60 * given.seconds("minutes", minutes)
        while not self.interrupted:
            try:
                yield self._round(progress)
            except KeyboardInterrupt:
                self.interrupted = True
            if time.monotonic() >= deadline:
                return

    def _round(self, progress: Progress | None) -> list[Round]:
        began = time.monotonic()
        number = self.rounds[-1].number + 1 if self.rounds else 1
        for place, game in enumerate(self.games):
            self._play(place, game, progress)
        kept = [self._kept(place, game) for place, game in enumerate(self.games)]
        latest = [positions.latest(MOST // len(self.games)) for positions in kept]
        network, fits = self._train(
            list(zip(self.games, latest, strict=True)), self.plan.recipe, self.plan.device, self.plan.seed
        )
        won = [self._match(game, network, number) for game in self.games]
        network.save(self.out)
        self.network = network
        seconds = time.monotonic() - began
        done = [
            Round(
                number,
                options_of(game),
                positions.played,
                len(learnt),
                seconds,
                **_errors(fit),
                matches=len(shares),
                wins=float(shares.mean()),
            )
            for game, positions, learnt, fit, shares in zip(self.games, kept, latest, fits, won, strict=True)
        ]
        self.rounds += done
        self._note()
        return done

    def _learnt(self, game: Game) -> int:
        """How many games with these options all rounds so far had."""
        options = options_of(game)
        return max((each.games for each in self.rounds if each.options == options), default=0)

    def _play(self, place: int, game: Game, progress: Progress | None) -> None:
        """Play the games that the round lacks; what an interruption leaves of them is kept."""
        plan, files = self.plan, self._files(place)
        first, last = self._kept(place, game).played if files else 0, self._learnt(game) + plan.games
        if first >= last:
            return
        network = self.network if self.network is not None and self.network.fits(game) else None
        seat = Seat(plan.visits) if network is None else Seat(plan.visits, network.trust, plan.horizon)
        positions = play(game, last - first, plan.seed, seat, network, first, plan.threads, progress)
        if positions.played:
            positions.save(self.folder / f"games-{place + 1}-{len(files) + 1:05}.npz")
        if positions.played < last - first:
            raise KeyboardInterrupt

    def _kept(self, place: int, game: Game) -> Positions:
        version = game.observation("tokens").version
        return Positions.of([Positions.load(file, version) for file in self._files(place)])

    def _files(self, place: int) -> list[Path]:
        return sorted(self.folder.glob(f"games-{place + 1}-*.npz"))

    def _match(self, game: Game, network: Network, number: int) -> NDArray[np.float64]:
        """The share of every game that was won against the same search without a network.

        A player alone wins the deals in which the search without it gets fewer points.
        """
        seat, other = Seat(self.plan.visits, network.trust, self.plan.horizon), Seat(self.plan.visits)
        rest = game.players - 1
        scores = self._contest(game, network, number, [seat, *[other] * rest])
        if not rest:
            scores = np.hstack([scores, self._contest(game, network, number, [other])])
        first = scores == scores.max(axis=1, keepdims=True)
        won: NDArray[np.float64] = first[:, 0] / first.sum(axis=1)
        return won

    def _contest(self, game: Game, network: Network, number: int, seats: list[Seat]) -> NDArray[np.int16]:
        plan = self.plan
        return contest(game, max(plan.match, game.players), plan.seed + number, seats, network, plan.threads)

    def _note(self) -> None:
        """Write what came of the rounds, as a table and as a picture."""
        new = self.folder / "rounds.new"
        with new.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(Round)])
            writer.writeheader()
            writer.writerows(map(asdict, self.rounds))
        os.replace(new, self.folder / "rounds.csv")
        several = len(self.games) > 1
        shares = {
            f"{each.number} {each.options}" if several else str(each.number): _percent(each.share)
            for each in self.rounds
        }
        charts.bars(self.title, shares, unit="%").save(self.folder / "wins.svg")


def options_of(game: Game) -> str:
    """The number of players, and what else is chosen in another way than usual: ``players=3 modules=inns``."""
    usual = type(game.options).read({}).as_dict()
    chosen = {name: value for name, value in game.options.as_dict().items() if value != usual.get(name)}
    told = {"players": game.players} | chosen
    return " ".join(f"{name}={_word(value)}" for name, value in told.items())


def _word(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _of_one_game(games: Sequence[Game]) -> list[Game]:
    """The games, which differ in their options alone."""
    found = [given.instance("games", game, Game) for game in games]
    if len({game.name for game in found}) != 1:
        raise OptionError("games", "error-learn-one-game")
    return found


def _errors(fit: Fit) -> dict[str, float]:
    return {name: value for name, value in asdict(fit).items() if name != "seen"}


def _percent(share: Estimate) -> tuple[float, float, float]:
    assert share.low is not None
    assert share.high is not None
    return 100 * share.mean, 100 * share.low, 100 * share.high


def _read(file: Path) -> Iterator[Round]:
    """The rounds of a table, if it is there."""
    if not file.exists():
        return
    kinds: dict[str, Callable[[str], Any]] = {"int": int, "float": float, "str": str}
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
