"""Means and shares of wins with 95 % intervals, for simulations and for matches between bots.

Games that share a seed share their dice, so they are not independent: such games form a group, and the spread between
groups gives the interval. Without groups every game is one of its own. What the methods are, and why, is told in
docs/statistics.md.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

CONFIDENCE = 0.95
#: The methods by the names of what they are used for, as the JSON of the commands tells them.
METHODS = {"win_share": "wilson", "mean": "student"}

#: So many standard errors are the half of an interval, where there are many games.
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_T_OF_1, _T_OF_2 = 12.7062047, 4.3026527  # the quantiles of Student's t that the expansion in _t is too rough for

Values = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A mean with the ends of its 95 % interval, which are None where there are too few games to tell."""

    mean: float
    low: float | None
    high: float | None

    @property
    def half(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def as_dict(self) -> dict[str, float | None]:
        """For JSON."""
        ends = {"low": self.low, "high": self.high}
        return {"mean": round(self.mean, 4)} | {k: None if v is None else round(v, 4) for k, v in ends.items()}


def mean_of(values: ArrayLike, groups: ArrayLike | None = None) -> Estimate | None:
    """The mean over games, with an interval by Student's t over the groups; None if there are no games."""
    sums, sizes = _totals(values, groups)
    if not len(sums):
        return None
    mean = float(sums.sum() / sizes.sum())
    variance = _variance(sums, sizes, mean)
    if variance is None:
        return Estimate(mean, None, None)
    half = _t(len(sums) - 1) * math.sqrt(variance)
    return Estimate(mean, mean - half, mean + half)


def share_of(values: ArrayLike, groups: ArrayLike | None = None) -> Estimate | None:
    """The mean of shares from 0 to 1, with Wilson's interval for the effective number of games; None without games.

    How much games of a group resemble each other decides what they count: at least as one game for each group, at most
    as the games that there are.
    """
    effective = effective_games(values, groups)
    return wilson(float(np.mean(np.asarray(values, np.float64))), effective) if effective else None


def effective_games(values: ArrayLike, groups: ArrayLike | None = None) -> float:
    """So many independent games would tell as much of the mean share as these do; 0 without games."""
    sums, sizes = _totals(values, groups)
    if not len(sums):
        return 0.0
    games = int(sizes.sum())
    share = float(sums.sum() / games)
    variance = _variance(sums, sizes, share)
    if variance is None:
        return float(len(sums))
    effective = share * (1 - share) / variance if variance > 0 else games
    return float(min(max(effective, len(sums)), games))


def wilson(share: float, games: float) -> Estimate:
    """A share of so many independent games with Wilson's interval, which is valid near 0 and 1, too."""
    width = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / width
    half = Z * math.sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games)) / width
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def win_shares(places: NDArray[Any]) -> Values:
    """For each game and team its share of the win: all of it, or 1/k where k teams share the first place.

    ``places`` has a column for each team; a seat of a game without teams is a team.
    """
    first = places == 1
    shares: Values = first / np.maximum(first.sum(axis=1, keepdims=True), 1)
    return shares


def _totals(values: ArrayLike, groups: ArrayLike | None) -> tuple[Values, Values]:
    """The sum and the number of the values of each group."""
    given = np.asarray(values, np.float64)
    if groups is None:
        return given, np.ones(len(given))
    _, group = np.unique(np.asarray(groups), return_inverse=True)
    return np.bincount(group, given).astype(np.float64), np.bincount(group).astype(np.float64)


def _variance(sums: Values, sizes: Values, mean: float) -> float | None:
    """The variance of the mean, from the spread between groups; None if there is only one."""
    count = len(sums)
    if count < 2:
        return None
    rest = sums - mean * sizes
    return float(count / (count - 1) * (rest @ rest) / sizes.sum() ** 2)


def _t(freedom: int) -> float:
    """The quantile of Student's t for the interval: the normal one, corrected in powers of 1 / degrees of freedom."""
    if freedom <= 2:
        return _T_OF_1 if freedom == 1 else _T_OF_2
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
