"""How everything here is timed: fixed work, a warm-up, then rounds in which the subjects take turns."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """One timed piece of work: what was played, and how long it took."""

    seconds: float
    games: int = 0
    actions: int = 0
    """Decisions of players."""
    chance: int = 0
    """Chance events that the driver had to apply itself; 0 where the engine rolls its own dice."""

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds

    @property
    def actions_per_s(self) -> float:
        """Player actions a second, the time spent on chance included."""
        return self.actions / self.seconds

    @property
    def steps_per_s(self) -> float:
        """Player actions and driven chance events together, a second."""
        return (self.actions + self.chance) / self.seconds


Subject = Callable[[], Sample]


class Stopwatch:
    """Wall-clock seconds since it was made."""

    def __init__(self) -> None:
        self._start = time.perf_counter()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._start


@dataclass(frozen=True)
class Spread:
    """Median of repeated figures, with the lowest and the highest beside it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, figures: list[float]) -> Spread:
        return cls(statistics.median(figures), min(figures), max(figures))


def take_turns(
    subjects: Mapping[str, Subject],
    rounds: int,
    tick: Callable[[str], None] = lambda name: None,
) -> dict[str, list[Sample]]:
    """Run every subject once to warm up, then all of them in each of ``rounds`` rounds.

    A shared machine drifts by tens of percent within minutes. Subjects that take turns meet the same drift, so the
    ratio within a round is far steadier than the ratio of two figures taken one after the other.
    """
    for name, subject in subjects.items():
        tick(name)
        subject()
    samples: dict[str, list[Sample]] = {name: [] for name in subjects}
    for _ in range(rounds):
        for name, subject in subjects.items():
            tick(name)
            samples[name].append(subject())
    return samples


def paired_ratio(figures: list[float], others: list[float]) -> Spread:
    """Ratio of two subjects, round by round."""
    return Spread.of([figure / other for figure, other in zip(figures, others, strict=True)])


def repeated(measure: Callable[[], float], rounds: int) -> Spread:
    """A figure that has no peer to take turns with: once to warm up, then ``rounds`` times."""
    measure()
    return Spread.of([measure() for _ in range(rounds)])
