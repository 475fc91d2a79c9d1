"""The base class of bots, and the three bots: random, greedy, search."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np

from duchy.engine import given
from duchy.engine.errors import DuchyError, NotDeciding, OptionError
from duchy.engine.game import ENTROPY, Game, State
from duchy.engine.records import argument
from duchy.engine.template import bind
from duchy.engine.text import quoted
from duchy.engine.warmup import Kernel
from duchy.sim.workers import cores


class BotState(DuchyError, ValueError):
    """A bot is given a position that its player cannot have seen."""


class Bot(ABC):
    """Chooses actions from what a player may see."""

    name: str
    PARAMETERS: ClassVar[dict[str, type[int] | type[float]]] = {}

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game: Game = given.instance("game", game, Game)
        self.rng = np.random.default_rng(given.entropy("seed", seed))

    def choose(self, observed: State) -> int:
        """An action of the player for whom the state was observed (``state.observe(player)``)."""
        given.instance("observed", observed, State)
        if observed.observer is None or observed.observer < 0 or observed.game.name != self.game.name:
            raise BotState("error-bot-state", game=self.game.name)
        legal = observed.legal_actions(observed.observer)
        if not legal:
            raise NotDeciding("error-not-deciding", player=str(observed.observer))
        return legal[0] if len(legal) == 1 else self.pick(observed, observed.observer, legal)

    def kernels(self) -> list[Kernel]:
        """What must be compiled before this bot can move without a pause, beside the steps of the game."""
        return []

    @abstractmethod
    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """One of several legal actions."""


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """Any of them, by chance."""
        return int(self.rng.choice(legal))


class GreedyBot(Bot):
    """Takes the action with the best evaluation of the position after it."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._kernels = bind("duchy.sim.greedy", game.contract)
        self._trial = np.zeros(1, game.record_type)
        self._legal = np.zeros(game.max_legal, np.int16)

    def kernels(self) -> list[Kernel]:
        """The kernel that evaluates one action ahead."""

        def call() -> None:
            first = self.game.new_state(0)
            self.pick(first, first.deciders[0], [])

        return [Kernel("choose", self._kernels.choose, call)]

    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """The best by evaluation one action ahead."""
        return int(self._kernels.choose(observed.kernel_array, argument(self._trial), player, argument(self._legal)))


class _Tree:
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
        arrays = (played, tried, legal, self.nodes, self.edges, self.counts, path, self.chooser)
        self._arguments = [argument(array) for array in arrays]
        self.kernel = kernels.grow

    def restart(self, entropy: int) -> None:
        """Clear the tree."""
        self.counts[:] = 0
        self.chooser["rng"] = np.uint64(entropy)

    def grow(self, root: Any, player: int, horizon: int, iterations: int) -> None:
        """Run so many visits of the tree of a player."""
        self.kernel(root, player, *self._arguments, horizon, iterations)

    def visits(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """For each action at the root the number of visits and the sum of their values."""
        root = self.nodes[0]
        edges = self.edges[root["first"] : root["first"] + root["edges"]]
        return edges["visits"], edges["total"]


class SearchBot(Bot):
    """Searches a tree for a given time on all cores, or for a given number of visits.

    Each thread grows its own tree with its own random numbers; the visits at the roots are added up.
    """

    name = "search"
    PARAMETERS: ClassVar[dict[str, type[int] | type[float]]] = {
        "seconds": float,
        "iterations": int,
        "threads": int,
        "horizon": int,
    }
    CHUNK = 16  # visits between two checks of the time

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
        self._trees = [_Tree(game) for _ in range(cores(threads))]
        self._pool = ThreadPoolExecutor(len(self._trees)) if len(self._trees) > 1 else None

    def kernels(self) -> list[Kernel]:
        """The kernel that grows a tree."""

        def call() -> None:
            first = self.game.new_state(0)
            self._trees[0].grow(first.kernel_array, first.deciders[0], self.horizon, 1)

        return [Kernel("grow", self._trees[0].kernel, call)]

    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """The action that was visited most."""
        root = observed.kernel_array
        deadline = time.perf_counter() + self.seconds
        for tree in self._trees:
            tree.restart(int(self.rng.integers(ENTROPY, dtype=np.uint64)))
        self._on_all(lambda tree: self._think(tree, root, player, deadline))
        visits = np.zeros(len(legal), np.int64)
        totals = np.zeros(len(legal), np.float64)
        for tree in self._trees:
            tried, brought = tree.visits()
            visits += tried
            totals += brought
        self.visited = int(visits.sum())
        means = totals / np.maximum(visits, 1)
        return legal[int(np.lexsort((means, visits))[-1])]

    def _think(self, tree: _Tree, root: Any, player: int, deadline: float) -> None:
        if self.iterations is not None:
            tree.grow(root, player, self.horizon, max(1, self.iterations // len(self._trees)))
            return
        # At least once, even if the time is over: an empty tree has no visits.
        tree.grow(root, player, self.horizon, self.CHUNK)
        while time.perf_counter() < deadline:
            tree.grow(root, player, self.horizon, self.CHUNK)

    def _on_all(self, work: Callable[[_Tree], None]) -> None:
        if self._pool is None:
            work(self._trees[0])
        else:
            list(self._pool.map(work, self._trees))


_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot)}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def read_parameter(bot: str, name: str, text: str) -> int | float:
    """A parameter of a bot from its written form."""
    reader = _reader(bot, name)
    try:
        return reader(text)
    except ValueError:
        raise OptionError("bot", "error-bot-number", bot=bot, name=name, value=repr(text)) from None


def _reader(bot: str, name: str) -> type[int] | type[float]:
    readers = _BOTS[bot].PARAMETERS
    if name not in readers:
        known = ", ".join(readers) or "none"
        raise OptionError("bot", "error-bot-parameter", bot=bot, name=repr(name), choices=known)
    return readers[name]


def parse(text: str) -> tuple[str, dict[str, int | float]]:
    """A bot and its parameters from the written form: ``search`` or ``search:seconds=0.1,threads=2``."""
    name, _, rest = text.partition(":") if isinstance(text, str) else (text, "", "")
    if not isinstance(name, str) or name not in _BOTS:
        raise OptionError("bot", "error-bot-unknown", name=quoted(name), choices=", ".join(_BOTS))
    parameters: dict[str, int | float] = {}
    for part in filter(None, rest.split(",")):
        key, found, value = part.partition("=")
        if not found:
            raise OptionError("bot", "error-bot-form", part=repr(part), text=repr(text))
        parameters[key] = read_parameter(name, key, value)
    return name, parameters


def make(name: str, game: Game, seed: int = 0, **parameters: Any) -> Bot:
    """A bot by name: ``random``, ``greedy`` or ``search``.

    ``search`` takes ``seconds``, ``iterations``, ``threads`` and ``horizon``, named as arguments or written behind the
    name: ``make("search:iterations=64,threads=1", game)``. An argument goes before what is written.
    """
    bot, written = parse(name)
    for parameter in parameters:
        _reader(bot, parameter)
    return _BOTS[bot](game, seed, **{**written, **parameters})
