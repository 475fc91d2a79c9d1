"""The bot that searches a tree."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ClassVar

import numpy as np

from duchy.bots.analysis import Analysis, Judged
from duchy.bots.bot import Bot, Reader
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.values import given
from duchy.sim.workers import cores


class Tree:
    """The arrays of one search tree and of the kernel that grows it."""

    NODES = 60_000
    EDGES = 900_000

    def __init__(self, game: Game) -> None:
        kernels = bind("duchy.bots.tree", game.contract)
        self.edges = np.zeros(self.EDGES, kernels.EDGE)
        self.nodes = np.zeros(self.NODES, kernels.NODE)
        self.counts = np.zeros(1, kernels.COUNTS)
        self.chooser = np.zeros(1, bind("duchy.sim.batch", game.contract).CHOOSER)
        played, tried = np.zeros(1, game.record_type), np.zeros(1, game.record_type)
        legal = np.zeros(game.max_legal, np.int16)
        path = np.zeros(kernels.MAX_DEPTH, np.int32)
        points = np.zeros(game.players, np.float64)
        self.squares = np.zeros(game.max_legal, np.float64)
        arrays = (played, tried, legal, self.nodes, self.edges, self.counts, path, self.chooser, points, self.squares)
        self._arguments = [argument(array) for array in arrays]
        self.kernel = kernels.grow

    def restart(self, entropy: int) -> None:
        """Clear the tree."""
        self.counts[:] = 0
        self.squares[:] = 0
        self.chooser["rng"] = np.uint64(entropy)

    def grow(self, root: Any, player: int, horizon: int, iterations: int) -> None:
        """Run so many visits of the tree of a player."""
        self.kernel(root, player, *self._arguments, horizon, iterations)

    @property
    def root(self) -> np.ndarray[Any, Any]:
        """The edges of the actions at the root."""
        root = self.nodes[0]
        found: np.ndarray[Any, Any] = self.edges[root["first"] : root["first"] + root["edges"]]
        return found


class _Found:
    """What all trees together have found out about the actions at the root."""

    def __init__(self, trees: list[Tree]) -> None:
        self.visits, totals = (_total(trees, name) for name in ("visits", "total"))
        self.means = totals / np.maximum(self.visits, 1)

    def best(self) -> int:
        """The place of the action that was visited most; of several, of the best among them."""
        return int(np.lexsort((self.means, self.visits))[-1])

    def analysis(self, trees: list[Tree], legal: list[int]) -> Analysis:
        """The legal actions, in the order in which ``best`` would take them."""
        priors, guesses = (_total(trees, name) / len(trees) for name in ("prior", "judged"))
        squares = sum(tree.squares[: len(legal)] for tree in trees)
        order = np.lexsort((self.means, self.visits))[::-1].tolist()
        means = np.where(self.visits, self.means, guesses)  # without visits there is what the prior was made of
        judged = (
            Judged(legal[place], float(means[place]), self._error(place, squares), int(self.visits[place]), prior)
            for place, prior in ((place, float(priors[place])) for place in order)
        )
        return Analysis.of(judged)

    def _error(self, place: int, squares: Any) -> float | None:
        """The standard error of a mean, as if visits were independent."""
        visits, mean = int(self.visits[place]), float(self.means[place])
        if visits < 2:
            return None
        variance = max(0.0, float(squares[place]) - visits * mean * mean) / (visits - 1)
        return math.sqrt(variance / visits)


def _total(trees: list[Tree], name: str) -> Any:
    """A field of the edges at the root, added up over all trees."""
    first, *others = (tree.root[name] for tree in trees)
    return sum(others, start=first.astype(np.float64 if first.dtype.kind == "f" else np.int64))


class SearchBot(Bot):
    """Searches a tree for a given time on all cores, or for a given number of visits.

    Each thread grows its own tree with its own random numbers; the visits at the roots are added up.
    """

    name = "search"
    PARAMETERS: ClassVar[Mapping[str, Reader]] = {
        "seconds": float,
        "iterations": int,
        "threads": int,
        "horizon": int,
    }
    CHUNK = 16  # visits between two checks of the time
    MOST = 4096  # visits of a tree between two analyses of a stream, at most

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        seconds: float = 0.5,
        iterations: int | None = None,
        threads: int | None = None,
        horizon: int = 3,
    ) -> None:
        super().__init__(game, seed)
        self.seconds = given.seconds("seconds", seconds)
        self.iterations = None if iterations is None else given.from_one("iterations", iterations)
        self.horizon = given.from_one("horizon", horizon)
        self.visited = 0
        self._thoughts = 0
        self._trees = [self.tree() for _ in range(cores(threads))]
        self._pool = ThreadPoolExecutor(len(self._trees)) if len(self._trees) > 1 else None

    def tree(self) -> Tree:
        """A tree for one thread."""
        return Tree(self.game)

    def kernels(self) -> list[Kernel]:
        """The kernel that grows a tree."""

        def call() -> None:
            first = self.game.new_state(0)
            self._trees[0].grow(first.kernel_array, first.deciders[0], self.horizon, 1)

        return [Kernel("grow", self._trees[0].kernel, call)]

    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """The action that was visited most."""
        self._restart()
        deadline = time.perf_counter() + self.seconds
        root, planned = observed.kernel_array, self._planned
        self._on_all(partial(self._think, root=root, player=player, visits=planned, deadline=deadline))
        found = _Found(self._trees)
        self.visited = int(found.visits.sum())
        return legal[found.best()]

    def judge(self, observed: State, player: int, legal: list[int]) -> Iterator[Analysis]:
        """What the trees say, whenever they have grown by a quarter."""
        thought = self._restart()
        deadline = time.perf_counter() + self.seconds
        root, planned, done = observed.kernel_array, self._planned, 0
        while done < planned and (done == 0 or self.iterations is not None or time.perf_counter() < deadline):
            if thought != self._thoughts:
                return
            growth = min(max(self.CHUNK, done // 4), self.MOST, planned - done)
            self._on_all(partial(self._think, root=root, player=player, visits=growth, deadline=deadline))
            done += growth
            found = _Found(self._trees)
            self.visited = int(found.visits.sum())
            yield found.analysis(self._trees, legal)

    @property
    def _planned(self) -> int:
        """How often each tree is to be visited, unless the time is over before."""
        return given.MOST if self.iterations is None else max(1, self.iterations // len(self._trees))

    def _restart(self) -> int:
        """Empty trees; the number of this thought."""
        for tree in self._trees:
            tree.restart(int(self.rng.integers(ENTROPY, dtype=np.uint64)))
        self._thoughts += 1
        return self._thoughts

    def _think(self, tree: Tree, root: Any, player: int, visits: int, deadline: float) -> None:
        """Visit a tree so often; if the time is limited, until it is over, but at least once."""
        if self.iterations is not None:
            tree.grow(root, player, self.horizon, visits)
            return
        while visits > 0:
            tree.grow(root, player, self.horizon, min(self.CHUNK, visits))
            visits -= self.CHUNK
            if time.perf_counter() >= deadline:
                return

    def _on_all(self, work: Callable[[Tree], None]) -> None:
        if self._pool is None:
            work(self._trees[0])
        else:
            list(self._pool.map(work, self._trees))
