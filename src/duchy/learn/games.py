"""Games of a bot against itself, played on all cores, as data for learning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import DuchyError
from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.words.text import quoted
from duchy.neural.network import Network, arrays_of
from duchy.sim.results import blank_arrays
from duchy.sim.workers import Progress, cores, share

#: Games that a thread plays between two looks at the rest.
CHUNK = 4
ENOUGH = 128  # positions of a game, at most
#: What there is of each position.
ARRAYS = ("tokens", "games", "hands", "scores", "sources")


class LearningError(DuchyError, ValueError):
    """What was kept of learning cannot be read."""


@dataclass(frozen=True)
class Positions:
    """Positions as one of their seats sees them, and how their games ended; seats count from that one."""

    tokens: NDArray[np.uint8]
    games: NDArray[np.int64]  # the number of its game
    hands: NDArray[np.float32]  # what the evaluation says of every seat
    scores: NDArray[np.float32]  # the points of every seat at the end
    sources: NDArray[np.int16]  # the same by source
    played: int  # how many games they are of; of some, nothing is kept
    version: str  # of the tokens

    def __len__(self) -> int:
        return len(self.tokens)

    def save(self, path: Path) -> None:
        """Write them to a file; whatever happens, it is whole or not there."""
        new = path.with_name(f"{path.name}.new")
        with new.open("wb") as file:
            np.savez_compressed(file, **vars(self))
        new.replace(path)

    @classmethod
    def load(cls, path: Path, version: str) -> Positions:
        """Read them from a file, in which tokens must have this version."""
        try:
            with np.load(path) as file:
                arrays = {name: file[name] for name in ARRAYS}
                found = cls(**arrays, played=int(file["played"]), version=str(file["version"]))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise LearningError("error-learn-games", file=quoted(str(path))) from None
        if found.version != version:
            raise LearningError("error-learn-options", file=quoted(str(path)))
        return found

    def latest(self, most: int) -> Positions:
        """The last ones, so many at most."""
        arrays = {name: getattr(self, name)[-most:] for name in ARRAYS}
        return Positions(**arrays, played=self.played, version=self.version)

    @classmethod
    def of(cls, parts: list[Positions]) -> Positions:
        """Several one after the other."""
        arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in ARRAYS}
        return cls(**arrays, played=sum(part.played for part in parts), version=parts[0].version)


@dataclass(frozen=True)
class Seat:
    """How a seat is played: how often its tree is visited for a decision, how far a visit looks, and how much of the
    network's correction is taken."""

    visits: int
    trust: float = 0.0
    horizon: int = 3


def play(
    game: Game,
    games: int,
    seed: int,
    seat: Seat,
    network: Network | None = None,
    first: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Positions:
    """Play games in which all seats are alike; the positions to learn from, in the order of the games.

    An interruption (Ctrl-C) keeps the games that are done.
    """
    found: dict[int, Positions] = {}
    moments = _moments(game)

    def worker() -> Callable[[int, int], None]:
        player = _Player(game, network, [seat] * game.players, moments, seed)

        def work(begin: int, end: int) -> None:
            found[begin] = player.play(first + begin, first + end)

        return work

    # Compiled here, once, and not in every thread.
    nothing = _Player(game, network, [seat] * game.players, moments, seed).play(0, 0)
    share(games, CHUNK, cores(threads), worker, progress)
    return Positions.of([nothing, *(found[begin] for begin in sorted(found))])


def contest(
    game: Game,
    games: int,
    seed: int,
    seats: list[Seat],
    network: Network,
    threads: int | None = None,
    progress: Progress | None = None,
) -> NDArray[np.int16]:
    """The points of games between different players, a row for each; every deal in every seating.

    Half a match says nothing: an interruption (Ctrl-C) is passed on.
    """
    deals = games // game.players
    scores = np.zeros((game.players, deals, game.players), np.int16)
    for turn in range(game.players):
        order = np.roll(np.arange(game.players), turn)
        seated = [seats[place] for place in order]

        def worker(turn: int = turn, order: Any = order, seated: list[Seat] = seated) -> Callable[[int, int], None]:
            player = _Player(game, network, seated, 0, seed)

            def work(begin: int, end: int) -> None:
                scores[turn, begin:end, order] = player.scores(begin, end).T

            return work

        if share(deals, CHUNK, cores(threads), worker, progress) < deals:
            raise KeyboardInterrupt
    return scores.reshape(-1, game.players)


def _moments(game: Game) -> int:
    """How many revelations a game has, about."""
    state = game.new_state(0)
    while not state.is_over:
        player = state.deciders[0]
        state.apply(state.legal_actions(player)[0], player)
    return int(state.array["revelations"][0])


class _Player:
    """The room that a thread needs to play in."""

    def __init__(self, game: Game, network: Network | None, seats: list[Seat], moments: int, seed: int) -> None:
        self._kernel = bind("duchy.learn.selfplay", game.contract).play
        self._game = game
        before = [*self._scratch(max(seat.visits for seat in seats) + 2)]
        before.append(np.array([seat.trust for seat in seats]))
        before += arrays_of(network, game)
        before.append(np.array([seat.horizon for seat in seats]))
        before.append(np.array([seat.visits for seat in seats]))
        self._before = [*map(argument, before), moments, np.uint64(seed & ENTROPY)]
        rows = CHUNK * ENOUGH
        self._results = blank_arrays(game, CHUNK)
        tokens = game.observation("tokens")
        self._version = tokens.version
        self._kept = np.zeros((rows, *tokens.shape), np.uint8)
        self._games, self._viewers = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        self._hands = np.zeros((rows, game.players), np.float32)
        after = (*self._results.values(), self._kept, self._games, self._viewers, self._hands)
        self._after = [argument(array) for array in after]

    def _scratch(self, nodes: int) -> Iterator[NDArray[Any]]:
        game, tree = self._game, bind("duchy.bots.tree", self._game.contract)
        yield game.blank()
        yield from (np.zeros(1, game.record_type) for _ in range(4))
        yield np.zeros(game.max_legal, np.int16)
        yield np.zeros(nodes, tree.NODE)
        yield np.zeros(nodes * game.max_legal, tree.EDGE)
        yield np.zeros(1, tree.COUNTS)
        yield np.zeros(tree.MAX_DEPTH, np.int32)
        yield from (np.zeros(1, bind("duchy.sim.batch", game.contract).CHOOSER) for _ in range(2))
        yield np.zeros(game.players, np.float64)
        yield np.zeros(nodes * game.max_legal, np.float64)

    def play(self, first: int, last: int) -> Positions:
        """The positions of games ``first`` to ``last - 1``."""
        rows = self._kernel(*self._before, first, last, *self._after)
        games, viewers = self._games[:rows].copy(), self._viewers[:rows]
        seats = (viewers[:, None] + np.arange(self._game.players)) % self._game.players
        played = (games - first)[:, None]
        scores = self._results["scores"][played, seats].astype(np.float32)
        sources = self._results["categories"][played, seats]
        kept, hands, version = self._kept[:rows].copy(), self._hands[:rows].copy(), self._version
        return Positions(kept, games, hands, scores, sources, last - first, version)

    def scores(self, first: int, last: int) -> NDArray[np.int16]:
        """The points of games ``first`` to ``last - 1``."""
        self._kernel(*self._before, first, last, *self._after)
        found: NDArray[np.int16] = self._results["scores"][: last - first].copy()
        return found
