"""Strength in Elo: a difference of 400 points are odds of ten to one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from duchy.sim.statistics import Estimate, Z

SCALE = 400 / math.log(10)  # points of Elo for one unit of the logarithm of odds
#: A game that every pair is taken to have drawn, so that a bot that won all of its games has a finite rating.
DRAWN = 1.0
STEPS = 100  # of Newton's method, which needs about ten


def share_of(difference: float) -> float:
    """The share of wins that is to be expected of a bot that is so many points stronger."""
    return 1 / (1 + 10 ** (-difference / 400))


def difference_of(share: float) -> float:
    """How many points stronger a bot with this share of wins is; infinite at 0 and 1."""
    if share in (0, 1):
        return math.copysign(math.inf, share - 0.5)
    return SCALE * math.log(share / (1 - share))


class Met(NamedTuple):
    """A match of two of the bots: how many independent games it was worth, and the first one's share of the wins."""

    first: int
    second: int
    games: float
    share: float


def ratings(count: int, matches: Sequence[Met], anchor: int) -> list[Estimate | None]:
    """The ratings of so many bots by all their matches, with 95 % intervals; the anchor has 0.

    They are the most likely ones of the Bradley-Terry model. The intervals are those of the difference from the anchor,
    by the curvature of the likelihood. A bot that is joined to the anchor by no chain of matches has none.
    """
    rated = sorted(_joined(matches, anchor) - {anchor})
    place = {bot: number for number, bot in enumerate(rated)}
    met = [match for match in matches if {match.first, match.second} <= {anchor, *rated}]
    signs = np.zeros((len(met), len(rated)))
    for row, match in enumerate(met):
        for bot, sign in ((match.first, 1.0), (match.second, -1.0)):
            if bot != anchor:
                signs[row, place[bot]] = sign
    games = np.array([match.games + DRAWN for match in met])
    shares = np.array([match.share * match.games + DRAWN / 2 for match in met]) / games
    logits, curvature = _most_likely(signs, games, shares)
    spread = Z * np.sqrt(np.diag(np.linalg.inv(curvature))) if rated else np.zeros(0)
    found: list[Estimate | None] = [None] * count
    found[anchor] = Estimate(0.0, 0.0, 0.0)
    for bot, number in place.items():
        mean, half = SCALE * float(logits[number]), SCALE * float(spread[number])
        found[bot] = Estimate(mean, mean - half, mean + half)
    return found


def _joined(matches: Sequence[Met], anchor: int) -> set[int]:
    """The bots that a chain of matches joins to the anchor."""
    joined = {anchor}
    while more := {
        bot
        for match in matches
        if {match.first, match.second} & joined
        for bot in (match.first, match.second)
        if bot not in joined
    }:
        joined |= more
    return joined


def _most_likely(
    signs: NDArray[np.float64], games: NDArray[np.float64], shares: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The most likely ratings in logits, and the curvature there: Newton's method on a concave function."""
    logits = np.zeros(signs.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-signs @ logits))
        curvature = signs.T @ (signs * (games * expected * (1 - expected))[:, None])
        step = np.linalg.solve(curvature, signs.T @ (games * (shares - expected)))
        logits += np.clip(step, -1, 1)  # far from the end a whole step may lead away
        if not len(step) or np.abs(step).max() < 1e-9:
            break
    return logits, curvature
