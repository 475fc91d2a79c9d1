"""Measures the levels of bots in a game: each one plays the level below it and a reference that is the same for all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from duchy.arena.entrants import BotSpec
from duchy.arena.match import Result, check, run
from duchy.bots.levels import LEVELS
from duchy.engine.game.game import Game
from duchy.engine.values import given
from duchy.sim.statistics import CONFIDENCE, METHODS
from duchy.sim.workers import Progress, shifted

#: Against whom every level plays: the weakest one, which decides at once and alike on every machine.
REFERENCE = next(iter(LEVELS))
#: What is below the weakest level; no level of its own.
BELOW = "random"


@dataclass(frozen=True)
class LevelMatch:
    """A match of a level; ``against`` is another level or ``random``."""

    level: str
    against: str
    result: Result

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"level": self.level, "against": self.against, **self.result.as_dict()}


@dataclass(frozen=True)
class LevelTable:
    """The matches that were played; ``complete`` is False if that was interrupted, and then the last may be short."""

    game: Game
    seed: int
    matches: tuple[LevelMatch, ...]
    complete: bool

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "game": self.game.name,
            "options": self.game.options.as_dict(),
            "seed": self.seed,
            "complete": self.complete,
            "confidence": CONFIDENCE,
            "methods": METHODS,
            "matches": [match.as_dict() for match in self.matches],
        }


def spec_of(level: str) -> BotSpec:
    """The bot of a level, or ``random``."""
    if level == BELOW:
        return BotSpec(BELOW)
    return BotSpec(LEVELS[level].bot, tuple(LEVELS[level].params.items()))


def by_time(level: str) -> bool:
    """Whether a level thinks for a time, so that its strength depends on the machine."""
    return "seconds" in dict(spec_of(level).parameters)


def pairings() -> Iterator[tuple[str, str]]:
    """Every level with the one below it and with the reference, from the weakest up and each pair once."""
    below = BELOW
    for level in LEVELS:
        yield level, below
        if REFERENCE not in (level, below):
            yield level, REFERENCE
        below = level


def measure(
    game: Game,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> LevelTable:
    """Play so many games of each pairing, or as many as can be begun in so many seconds, as ``duchy.arena.run`` does.

    ``progress`` is called with the games done and those wanted in all matches. Ctrl-C stops early and keeps the
    finished games.
    """
    plan = [(level, against, (spec_of(level), spec_of(against))) for level, against in pairings()]
    check(game, plan[0][2], games, jobs, seconds)
    if progress is not None:
        given.function("progress", progress)
    first, each = given.whole("seed", seed), int(games)
    matches: list[LevelMatch] = []
    complete = False
    try:
        for number, (level, against, bots) in enumerate(plan):
            report = shifted(progress, number * each, len(plan) * each)
            result = run(game, bots, each, first, jobs, report, seconds)
            if result.games:
                matches.append(LevelMatch(level, against, result))
            if not result.complete:
                break
        else:
            complete = True
    except KeyboardInterrupt:  # between two matches
        pass
    return LevelTable(game, first, tuple(matches), complete)
