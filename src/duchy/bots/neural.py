"""The bot that searches a tree with a learnt judgement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from duchy.bots.bot import Reader
from duchy.bots.search import SearchBot, Tree
from duchy.engine.game.game import Game
from duchy.engine.kernels.template import bind
from duchy.engine.values import given
from duchy.neural.network import Asked, Network, shipped


class NeuralTree(Tree):
    """A tree in which the evaluation at the end of a visit is corrected by a network."""

    def __init__(self, game: Game, network: Network) -> None:
        super().__init__(game)
        self.kernel = bind("duchy.bots.neural_tree", game.contract).grow
        self._arguments += [network.trust, *Asked(network, game).arguments]


class NeuralSearchBot(SearchBot):
    """Searches like ``search``; what a network has learnt corrects the evaluation at the end of every visit.

    Duchy brings networks; ``weights`` is the file of another one. ``trust`` says how much of its correction is taken.
    """

    name = "neural-search"
    PARAMETERS: ClassVar[Mapping[str, Reader]] = {**SearchBot.PARAMETERS, "weights": str, "trust": float}

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        seconds: float = 0.5,
        iterations: int | None = None,
        threads: int | None = None,
        horizon: int = 2,
        weights: str | None = None,
        trust: float | None = None,
    ) -> None:
        network = shipped(given.instance("game", game, Game)) if weights is None else Network.load(Path(weights))
        self.network = network if trust is None else replace(network, trust=float(trust))
        super().__init__(game, seed, seconds, iterations, threads, horizon)

    def tree(self) -> Tree:
        """A tree for one thread."""
        return NeuralTree(self.game, self.network)
