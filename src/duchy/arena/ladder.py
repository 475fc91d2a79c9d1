"""The ladder of a game: every bot plays every other one, and all matches together give ratings in Elo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from duchy.arena import elo
from duchy.arena.entrants import Entrant, entrants
from duchy.arena.levels import BELOW
from duchy.arena.match import Result, check, run
from duchy.bots.levels import LEVELS
from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game
from duchy.engine.values import given
from duchy.sim.statistics import CONFIDENCE, Estimate, effective_games
from duchy.sim.workers import Progress, shifted

#: Who plays where nobody else is named: the levels that people choose, and chance.
USUAL = (BELOW, *LEVELS)
KEYS = ("first", "second", "games", "wins", "ties", "share", "effective", "points")


@dataclass(frozen=True)
class Match:
    """What a match of two bots says of their strength.

    ``wins`` are the first bot's, ``share`` is its share of the wins, and ``effective`` how many independent games would
    tell as much (docs/statistics.md). ``points`` are the means per seat of both.
    """

    first: str
    second: str
    games: int
    wins: int
    ties: int
    share: float
    effective: float
    points: tuple[float, float]

    @classmethod
    def of(cls, result: Result) -> Match:
        """From the games."""
        first, second = result.standings
        shares = result.win_shares_of(0)
        means = [row.points_per_seat.mean for row in (first, second) if row.points_per_seat]
        return cls(
            *(first.bot, second.bot, result.games, first.wins, first.ties),
            share=round(float(shares.mean()), 6),
            effective=round(effective_games(shares, result.seeds), 2),
            points=(round(means[0], 3), round(means[1], 3)),
        )

    @classmethod
    def read(cls, document: Any) -> Match:
        """From JSON; ValueError if something is missing."""
        if not isinstance(document, dict) or set(document) != set(KEYS):
            raise ValueError(document)
        return cls(**{**document, "points": tuple(document["points"])})


@dataclass(frozen=True)
class Ladder:
    """Bots of a game, the matches that were played, and how they were asked for."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...]
    anchor: str
    matches: tuple[Match, ...] = ()

    @property
    def missing(self) -> list[tuple[str, str]]:
        """The pairs that have not played yet, from the weak end of the list, where games are short."""
        played = {(match.first, match.second) for match in self.matches}
        return [pair for pair in combinations(self.bots, 2) if pair not in played]

    @property
    def complete(self) -> bool:
        """Whether everybody has played everybody."""
        return not self.missing

    def ratings(self) -> dict[str, Estimate | None]:
        """The rating of every bot, the strongest first; None for one that no chain of matches joins to the anchor."""
        place = {bot: number for number, bot in enumerate(self.bots)}
        met = [elo.Met(place[m.first], place[m.second], m.effective, m.share) for m in self.matches]
        found = dict(zip(self.bots, elo.ratings(len(self.bots), met, place[self.anchor]), strict=True))
        return dict(sorted(found.items(), key=lambda row: (row[1] is None, -row[1].mean if row[1] else 0)))

    def as_dict(self) -> dict[str, Any]:
        """For JSON: the settings, the ratings and the matches."""
        ratings = {bot: rating and rating.as_dict() for bot, rating in self.ratings().items()}
        settings = {name: getattr(self, name) for name in ("game", "options", "seed", "games", "anchor")}
        rest = {"bots": list(self.bots), "complete": self.complete, "confidence": CONFIDENCE, "ratings": ratings}
        return settings | rest | {"matches": [vars(match) | {"points": list(match.points)} for match in self.matches]}

    @classmethod
    def read(cls, document: Any) -> Ladder:
        """From JSON; ValueError if it is none."""
        try:
            settings = {name: document[name] for name in ("game", "options", "seed", "games", "anchor")}
            return cls(**settings, bots=tuple(document["bots"]), matches=tuple(map(Match.read, document["matches"])))
        except (KeyError, TypeError, IndexError) as problem:
            raise ValueError(document) from problem

    def continues(self, other: Ladder) -> bool:
        """Whether the other one was asked for in the same way."""
        return replace(self, matches=()) == replace(other, matches=())


def wanted(game: Game, specs: Sequence[Entrant], games: int, seed: int = 0, jobs: int = 1) -> Ladder:
    """A ladder of which nothing is played yet; the first bot has 0 points. OptionError for what cannot be played."""
    entered = entrants(specs)
    for pair in combinations(entered, 2):
        check(game, pair, games, jobs)
    names = tuple(map(str, entered))
    if len(names) < 2 or len(set(names)) < len(names):
        raise OptionError("ladder", "error-ladder-bots")
    return Ladder(game.name, game.options.as_dict(), given.whole("seed", seed), int(games), names, names[0])


def climb(
    game: Game,
    specs: Sequence[Entrant],
    begun: Ladder,
    jobs: int = 1,
    progress: Progress | None = None,
    seconds: float | None = None,
    after_match: Callable[[Ladder], None] | None = None,
) -> Ladder:
    """Play the matches that a ladder lacks, each so long as ``duchy.arena.run`` does.

    ``after_match`` is given the ladder after each of them. Ctrl-C stops early and keeps the matches that were finished.
    """
    bots = {str(spec): spec for spec in entrants(specs)}
    given.instance("begun", begun, Ladder)
    ladder, missing = begun, begun.missing
    if set(begun.bots) != set(bots):
        raise OptionError("specs", "error-ladder-specs")
    for name, function in (("progress", progress), ("after_match", after_match)):
        if function is not None:
            given.function(name, function)
    for pair in missing:
        check(game, tuple(bots[name] for name in pair), begun.games, jobs, seconds)
    try:
        for number, pair in enumerate(missing):
            shown = shifted(progress, number * begun.games, len(missing) * begun.games)
            result = run(game, [bots[name] for name in pair], begun.games, begun.seed, jobs, shown, seconds)
            if not result.complete:
                break
            ladder = replace(ladder, matches=(*ladder.matches, Match.of(result)))
            if after_match:
                after_match(ladder)
    except KeyboardInterrupt:  # between two matches
        pass
    return ladder
