"""A match of two bots that ends as soon as it tells two differences of strength apart.

The sequential probability ratio test: after every deal the likelihood of what was played, if the first bot is ``high``
points of Elo stronger, is held against that for ``low`` points. The games of a deal share their dice, so a deal is one
sample: the mean of the first bot's shares of the wins. How such means are spread is taken from the deals themselves
(docs/statistics.md). Only deals of which all games are played count, in the order of the schedule, so that the decision
does not depend on how many games were played at a time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from duchy.arena import elo
from duchy.arena.entrants import Entrant, entrants
from duchy.arena.match import KEPT, Played, Result, check, facts_of, finished_games, schedule
from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game
from duchy.engine.play.teams import Teams
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.sim.statistics import Estimate
from duchy.sim.workers import Progress

#: Deals of each mean that are added in thought, so that the first ones do not seem to say that no other can come.
SUPPOSED = 1e-3
HALVINGS = 60  # of the interval in which the tilt is sought


@dataclass(frozen=True)
class Sprt:
    """Two differences of Elo, and how often each of them may be taken for the other."""

    low: float
    high: float
    error: float = 0.05

    @classmethod
    def parse(cls, text: str) -> Sprt:
        """Read ``low,high``."""
        try:
            low, high = map(float, text.split(","))
        except ValueError:
            raise OptionError("sprt", "error-sprt", value=text) from None
        if not -math.inf < low < high < math.inf:
            raise OptionError("sprt", "error-sprt", value=text)
        return cls(low, high)

    @property
    def bound(self) -> float:
        """Where the logarithm of the ratio decides for ``high``; for ``low`` it is as far below 0."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, samples: ArrayLike) -> float:
        """The logarithm of the ratio of the two likelihoods of such means of deals."""
        values, counts = np.unique(np.asarray(samples, np.float64), return_counts=True)
        supposed = np.array([0, 0.5, 1])
        weights = np.concatenate([counts, np.full(len(supposed), SUPPOSED)])
        values = np.concatenate([values, supposed])
        return _likelihood(values, weights, elo.share_of(self.high)) - _likelihood(
            values, weights, elo.share_of(self.low)
        )


def _likelihood(values: np.ndarray[Any, Any], weights: np.ndarray[Any, Any], mean: float) -> float:
    """The most that the logarithm of the likelihood can be under a distribution over these values with this mean.

    That distribution has probabilities ``weight / (1 + tilt * (value - mean))``; the tilt is found by halving.
    """
    away = values - mean
    least, most = -1 / away.max(), -1 / away.min()  # between them all probabilities are positive
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        if (weights * away / (1 + tilt * away)).sum() > 0:
            least = tilt
        else:
            most = tilt
    return -float((weights * np.log1p(tilt * away)).sum())


@dataclass(frozen=True)
class Verdict:
    """How such a match ended: ``decided`` is ``"high"``, ``"low"``, or None if the games or the patience ran out."""

    test: Sprt
    ratio: float
    decided: str | None
    result: Result

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        stronger = difference(self.result)
        return {
            "sprt": {"low": self.test.low, "high": self.test.high, "error": self.test.error, "bound": self.test.bound},
            "ratio": self.ratio,
            "decided": self.decided,
            "elo": stronger and {name: _finite(getattr(stronger, name)) for name in ("mean", "low", "high")},
            **self.result.as_dict(),
        }


def _finite(value: float | None) -> float | None:
    """JSON has no infinity."""
    return value if value is not None and math.isfinite(value) else None


def difference(result: Result) -> Estimate | None:
    """By how many points of Elo the first bot is stronger; infinite where it won or lost every game."""
    share = result.standings[0].win_share
    if share is None:
        return None
    low, high = (None if end is None else elo.difference_of(end) for end in (share.low, share.high))
    return Estimate(elo.difference_of(share.mean), low, high)


class _Deals:
    """The deals of which all games are played, from the first one on without a gap."""

    def __init__(self, teams: Teams, bots: int, seed: int) -> None:
        self.members, self.bots, self.next = [first for first, *_ in teams], bots, seed
        self.waiting: dict[int, list[Played]] = {}
        self.played: list[Played] = []
        self.samples: list[float] = []

    def note(self, game: Played) -> None:
        """A game is over."""
        self.waiting.setdefault(game.seed, []).append(game)

    def take(self) -> bool:
        """Take the next deal as a sample, if all of its games are over."""
        if len(self.waiting.get(self.next, ())) < self.bots:
            return False
        deal = self.waiting.pop(self.next)
        self.played += deal
        self.samples.append(sum(map(self._share, deal)) / len(deal))
        self.next += 1
        return True

    def _share(self, game: Played) -> float:
        """The first bot's share of the win."""
        first = [game.seating[seat] for seat in self.members if game.places[seat] == 1]
        return first.count(0) / len(first)


def decide(
    game: Game,
    specs: Sequence[Entrant],
    test: Sprt,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    keep: str | None = None,
) -> Verdict:
    """Let two bots play, at most so many games, until it is decided whether the first one is stronger.

    ``result`` has the deals that the decision stands on. Ctrl-C stops early and keeps them. ``keep`` is that of
    ``duchy.arena.run``.
    """
    entered = entrants(specs)
    check(game, entered, games, jobs)
    given.instance("test", test, Sprt)
    if keep is not None:
        one_of("keep", keep, KEPT)
    if progress is not None:
        given.function("progress", progress)
    if len(entered) != 2:
        raise OptionError("sprt", "error-sprt-bots", bots=len(entered))
    begin = given.whole("seed", seed)
    deals, ratio, decided, complete = _Deals(game.teams, len(entered), begin), 0.0, None, False
    plan = schedule(len(entered), game.teams, int(games), begin)
    try:
        with closing(finished_games(game, entered, plan, min(int(jobs), int(games)), keep)) as played:
            for done, one in enumerate(played, start=1):
                if progress:
                    progress(done, int(games))
                deals.note(one)
                while not decided and deals.take():  # one by one: a game may have been waited for by several deals
                    ratio, decided = _judge(test, deals.samples)
                if decided:
                    break
        complete = True
    except KeyboardInterrupt:
        pass
    facts = facts_of(game, entered, begin, int(games))
    result = Result.of(entered, game.teams, deals.played, complete, game.contract.categories, facts)
    return Verdict(test, ratio, decided, result)


def _judge(test: Sprt, samples: Sequence[float]) -> tuple[float, str | None]:
    ratio = test.ratio(samples)
    if abs(ratio) < test.bound:
        return ratio, None
    return ratio, "high" if ratio > 0 else "low"
