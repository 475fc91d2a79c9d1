"""The fuzzer: random games over random options, with every invariant checked after every action."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from duchy.engine.errors import OptionError
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.game.warmup import Kernel, steps
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.match.gamerecord import GameRecord, results_of
from duchy.engine.values import given
from duchy.sim.workers import Progress, cores, share

CHUNK = 64
#: Sets of options in one run. Each is used for many games, since making one takes longer than a game.
OPTION_SETS = 4096
#: How often options are drawn until they go with fixed ones.
DRAWS = 1000
#: The longest possible game in actions; a longer one is reported as endless.
LONGEST = 8000
_WORD = (1 << 64) - 1


@dataclass(frozen=True)
class Violation:
    """A fault: what was violated, and the record of the game that leads there."""

    name: str
    game: int  # its number in the run
    ply: int
    record: GameRecord

    def save(self, folder: str | Path = ".") -> Path:
        """Save the game up to the fault as a record that can be replayed."""
        file = Path(folder) / f"{self.record.game}-{self.name}-{self.record.seed:016x}.json"
        self.record.save(file)
        return file

    def as_dict(self) -> dict[str, Any]:
        """The fault, ready for JSON."""
        facts = {"name": self.name, "game": self.game, "ply": self.ply}
        return {**facts, "options": dict(self.record.options), "seed": f"{self.record.seed:016x}"}


@dataclass(frozen=True)
class Report:
    """The result of a run of the fuzzer."""

    game: str
    seed: int
    games: int
    actions: int
    seconds: float
    complete: bool
    coverage: dict[str, dict[str, int]]
    violation: Violation | None

    @property
    def missing(self) -> dict[str, list[str]]:
        """By group, what did not occur in any game."""
        unmet = {group: [name for name, n in counts.items() if not n] for group, counts in self.coverage.items()}
        return {group: names for group, names in unmet.items() if names}

    def as_dict(self) -> dict[str, Any]:
        """The report, ready for JSON."""
        facts = asdict(self) | {"seconds": round(self.seconds, 3), "missing": self.missing}
        return facts | {"violation": self.violation and self.violation.as_dict()}


class Workspace:
    """The scratch arrays and counters of one thread for games whose record has one size, and the fault found there."""

    def __init__(self, choices: list[Game], contract: Any, seed: int) -> None:
        game = next(choice for choice in choices if choice.contract is contract)
        self.kernels = bind("duchy.sim.checked", contract)
        self.kind_names = tuple(game.catalogue.kinds)
        self.log = np.zeros((LONGEST, 2), np.int16)
        self.kinds = np.zeros(self.kernels.KINDS, np.int64)
        self.met = np.zeros(self.kernels.coverage.SIZE, np.int64)
        self.found = np.zeros(4, np.int64)  # code, game, ply of a fault; actions in all
        blanks = np.zeros(len(choices), game.record_type)  # no seats where the record has another size
        for place, choice in enumerate(choices):
            if choice.contract is contract:
                blanks[place] = choice.blank()[0]
        scratch = [
            blanks,
            np.zeros(2, game.record_type),
            np.zeros(2, self.kernels.checks.LEDGER),
            np.zeros(1, self.kernels.batch.CHOOSER),
            np.zeros(self.kernels.KINDS, np.int64),
            np.zeros(game.max_legal, np.int16),
            np.zeros(game.catalogue.size, np.int16),  # the second list may be too long, if it is wrong
            self.log,
        ]
        self._before = [*map(argument, scratch), np.uint64(seed & _WORD)]
        self._after = [argument(array) for array in (self.kinds, self.met, self.found)]

    def __call__(self, first: int, last: int) -> bool:
        """Play those of games ``first`` to ``last - 1`` that have its size and say whether one went wrong."""
        return bool(self.kernels.run(*self._before, first, last, *self._after))


class Run:
    """The work of one thread."""

    def __init__(self, choices: list[Game], seed: int) -> None:
        contracts = {choice.contract: None for choice in choices}
        self.workspaces = [Workspace(choices, contract, seed) for contract in contracts]

    def __call__(self, first: int, last: int) -> bool:
        """Play games ``first`` to ``last - 1`` and say whether one went wrong."""
        return any([workspace(first, last) for workspace in self.workspaces])


def fuzz(
    game: str,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
) -> Report:
    """Play random games of a game over random options until one breaks an invariant, or all are played.

    Of ``options``, those given are the same in all games.
    """
    check_request(games, threads)
    if progress is not None:
        given.function("progress", progress)
    games, seed = int(games), given.whole("seed", seed)
    choices = option_sets(game, games, seed, options)
    runs: list[Run] = []

    def worker() -> Callable[[int, int], bool]:
        runs.append(Run(choices, seed))
        return runs[-1]

    worker()(0, 0)  # compiled before the time is taken, and not in two threads at once
    began = time.perf_counter()
    done = share(games, CHUNK, cores(threads), worker, progress)
    seconds = time.perf_counter() - began
    spaces = [workspace for run in runs for workspace in run.workspaces]
    faulty = min((space for space in spaces if space.found[0]), key=lambda space: int(space.found[1]), default=None)
    return Report(
        game=game,
        seed=seed,
        games=done,
        actions=sum(int(space.found[3]) for space in spaces),
        seconds=seconds,
        complete=done == games,
        coverage=_coverage(spaces),
        violation=_violation(faulty, choices, seed) if faulty else None,
    )


def check_request(games: int, threads: int | None = None) -> None:
    """Raise OptionError for arguments that ``fuzz`` cannot use."""
    given.from_one("games", games)
    cores(threads)


def kernels(game: Game) -> list[Kernel]:
    """What ``fuzz`` needs compiled."""
    run = Workspace([given.instance("game", game, Game)], game.contract, 0)
    return [*steps(game), Kernel("run", run.kernels.run, lambda: run(0, 0))]


def option_sets(game: str, games: int, seed: int = 0, fixed: Mapping[str, Any] | None = None) -> list[Game]:
    """The games that a run of the fuzzer goes through, with options drawn at random but for the fixed ones."""
    chance = random.Random(seed)
    return [_drawn(game, chance, fixed or {}) for _ in range(min(games, OPTION_SETS))]


def _drawn(game: str, chance: random.Random, fixed: Mapping[str, Any]) -> Game:
    """A game with options that go with the fixed ones, through the same checks as a caller's."""
    sample = registry.contract(game).options.sample
    for _ in range(DRAWS):
        try:
            return registry.load(game, {**sample(chance).as_dict(), **fixed})
        except OptionError as refused:
            if not fixed:
                raise
            last = refused
    raise last


def _coverage(spaces: list[Workspace]) -> dict[str, dict[str, int]]:
    largest = max((space.kind_names for space in spaces), key=len)
    actions = dict.fromkeys(largest, 0)
    for space in spaces:
        for name, count in zip(space.kind_names, space.kinds.tolist(), strict=True):
            actions[name] += count
    met = np.sum([space.met for space in spaces], axis=0)
    coverage = {"actions": actions}
    first = 0
    for group, names in spaces[0].kernels.coverage.GROUPS.items():
        counts = met[first : first + len(names)].tolist()
        coverage[group] = {name: count for name, count in zip(names, counts, strict=True) if name is not None}
        first += len(names)
    return coverage


def _violation(run: Workspace, choices: list[Game], seed: int) -> Violation:
    code, number, ply, _ = map(int, run.found)
    game = choices[number % len(choices)]
    name: str = {**run.kernels.NAMES, **run.kernels.checks.VIOLATIONS}[code]
    start = int(run.kernels.batch.entropy(np.uint64(seed & _WORD), np.uint64(number)))
    state = game.new_state(start)
    actions = [(player, action) for player, action in run.log[:ply].tolist()]
    for player, action in actions:
        game.steps.apply(argument(state.array), player, action)
    record = GameRecord(
        game=game.name,
        options=game.options.as_dict(),
        seed=start,
        actions=tuple((player, str(game.catalogue.decode(action))) for player, action in actions),
        entropy=(None,) * ply,
        digest=state.digest(),
        results=results_of(state),
    )
    return Violation(name, number, ply, record)
