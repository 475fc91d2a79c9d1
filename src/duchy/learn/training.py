"""Training a network on positions and how their games ended, in torch."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game
from duchy.learn.games import Positions
from duchy.learn.recipe import RECIPE, Fit, Recipe
from duchy.neural.folding import BIAS_ROWS, BY_VALUE, folding_of
from duchy.neural.network import Network, way

#: Points in units that a network can learn.
UNIT = 10.0
#: Passes over the data without a better judgement of other games, after which training ends.
PATIENCE = 3


#: A game with certain options, and positions of it.
Part = tuple[Game, Positions]


class Known:
    """The features of all games, in which the network is trained, and the largest value of each."""

    def __init__(self, games: Sequence[Game]) -> None:
        highs: dict[str, float] = {}
        for game in games:
            features = game.observation("features")
            highs |= zip(features.names, features.high.tolist(), strict=True)
        self.names = tuple(highs)
        self.highs = np.array([*highs.values()], np.float32)
        self.rows = {name: row for row, name in enumerate(self.names)}


class Reader(nn.Module):
    """Reads the tokens of a game with certain options: each stands for a few of the features."""

    def __init__(self, game: Game, known: Known) -> None:
        super().__init__()
        folding = folding_of(game.observation("tokens"))
        rows = np.array([known.rows[name] for name in game.observation("features").names])
        self.register_buffer("places", torch.from_numpy(folding.tokens.astype(np.int64)))
        entries = torch.from_numpy(np.stack([BIAS_ROWS + folding.owners, rows[folding.features]]))
        shape = (BIAS_ROWS + folding.rows, len(known.names))
        values = torch.from_numpy(folding.values)
        made_of = torch.sparse_coo_tensor(entries, values, shape, check_invariants=True)
        self.register_buffer("made_of", made_of.coalesce())

    def forward(self, tokens: torch.Tensor, first: torch.Tensor) -> torch.Tensor:
        """The sum of what the tokens add to the first layer."""
        table = torch.sparse.mm(self.made_of, first)
        read = tokens.long()
        by_value = self.places[:, 1] == BY_VALUE
        rows = self.places[:, 0] + torch.where(by_value, read, 0)
        times = torch.where(by_value, 1.0, read.to(table.dtype))
        return nn.functional.embedding_bag(rows, table, mode="sum", per_sample_weights=times)


class Judge(nn.Module):
    """The network in training: its first layer knows features, and is folded for tokens in every step."""

    def __init__(self, parts: Sequence[Part], recipe: Recipe) -> None:
        super().__init__()
        games = [game for game, _ in parts]
        self.known = Known(games)
        self.readers = nn.ModuleList(Reader(game, self.known) for game in games)
        self.shapes = [positions.sources.shape[1:] for _, positions in parts]
        self.seats, self.sources = (max(sizes) for sizes in zip(*self.shapes, strict=True))
        self.first = nn.Parameter(torch.randn(len(self.known.names), recipe.width) * 0.05)
        self.first_bias = nn.Parameter(torch.zeros(recipe.width))
        self.second = nn.Linear(recipe.width, recipe.inner)
        self.third = nn.Linear(recipe.inner, self.seats)
        self.by_source = nn.Linear(recipe.inner, self.seats * self.sources)
        nn.init.zeros_(self.third.weight)

    def forward(self, part: int, tokens: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What the evaluation misses for every seat, in units, and the points of every seat by source."""
        seats, sources = self.shapes[part]
        hidden = torch.relu(self.readers[part](tokens, self.first) + self.first_bias)
        hidden = torch.relu(self.second(hidden))
        by_source = self.by_source(hidden).view(-1, self.seats, self.sources)
        return self.third(hidden)[:, :seats], by_source[:, :seats, :sources]

    def network(self, game: Game) -> Network:
        """As it is stored and used."""
        layers = (_stacked(self.first, self.first_bias), _table(self.second), _table(self.third) * UNIT)
        version = way(game.observation("features"))
        return Network(game.name, game.data_digest, version, self.known.names, self.known.highs, layers, trust=1.0)


def _table(layer: nn.Linear) -> NDArray[np.float32]:
    return _stacked(layer.weight.T, layer.bias)


def _stacked(weights: torch.Tensor, bias: torch.Tensor) -> NDArray[np.float32]:
    found: NDArray[np.float32] = torch.cat([weights, bias[None]]).detach().float().cpu().numpy()
    return np.ascontiguousarray(found)


def check_device(device: str) -> None:
    """Refuse a device that is not here."""
    if device == "cuda" and not torch.cuda.is_available():
        raise OptionError("device", "error-cuda-none")


def train(
    parts: Sequence[Part],
    recipe: Recipe = RECIPE,
    device: str = "cpu",
    seed: int = 0,
    told: Callable[[list[Fit]], None] | None = None,
) -> tuple[Network, list[Fit]]:
    """A network that has learnt from positions of a game, and how well it judges others, for each of its options.

    ``told`` is called after every pass.
    """
    torch.manual_seed(seed)
    data = [_Data(positions, recipe.held_back, device) for _, positions in parts]
    judge = Judge(parts, recipe).to(device)
    optimiser = torch.optim.AdamW(judge.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    steps = sum(math.ceil(len(each.learnt) / recipe.batch) for each in data) * recipe.passes
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, recipe.rate, total_steps=steps)
    found: list[tuple[list[Fit], Network]] = []
    for _ in range(recipe.passes):
        _pass(judge, data, recipe, optimiser, schedule)
        fits = [_measure(judge, number, each, recipe.batch) for number, each in enumerate(data)]
        found.append((fits, judge.network(parts[0][0])))
        if told:
            told(fits)
        best = min(range(len(found)), key=lambda number: math.fsum(fit.missed for fit in found[number][0]))
        if len(found) - best > PATIENCE:
            break
    return found[best][1], found[best][0]


def _pass(judge: Judge, data: Sequence[_Data], recipe: Recipe, optimiser: Any, schedule: Any) -> None:
    """Learn from every position once, a batch of one game after one of another."""
    judge.train()
    batches = [(part, chosen) for part, each in enumerate(data) for chosen in each.batches(recipe.batch)]
    for number in torch.randperm(len(batches)).tolist():
        part, chosen = batches[number]
        loss = _loss(judge, part, data[part], chosen, recipe)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()


class _Data:
    """Positions on the device that learns."""

    def __init__(self, positions: Positions, held_back: int, device: str) -> None:
        self.tokens = torch.from_numpy(positions.tokens).to(device)
        self.hands = torch.from_numpy(positions.hands).to(device)
        self.scores = torch.from_numpy(positions.scores).to(device)
        self.sources = torch.from_numpy(positions.sources).to(device).float()
        held = torch.from_numpy(positions.games % held_back == 0).to(device)
        self.learnt, self.held = torch.nonzero(~held)[:, 0], torch.nonzero(held)[:, 0]

    def batches(self, size: int) -> Iterator[torch.Tensor]:
        order = self.learnt[torch.randperm(len(self.learnt), device=self.learnt.device)]
        yield from order.split(size)


def _loss(judge: Judge, part: int, data: _Data, chosen: torch.Tensor, recipe: Recipe) -> torch.Tensor:
    missing, by_source = judge(part, data.tokens[chosen])
    wanted = (data.scores[chosen] - data.hands[chosen]) / UNIT
    loss = nn.functional.mse_loss(missing, wanted)
    loss = loss + recipe.margin * nn.functional.mse_loss(_margin(missing), _margin(wanted))
    return loss + recipe.sources * nn.functional.mse_loss(by_source, data.sources[chosen] / UNIT)


@torch.no_grad()
def _measure(judge: Judge, part: int, data: _Data, batch: int) -> Fit:
    judge.eval()
    missing = torch.cat([judge(part, data.tokens[chosen])[0] for chosen in data.held.split(batch)]) * UNIT
    wanted = data.scores[data.held] - data.hands[data.held]
    rest = wanted - missing

    margins = _margin(wanted), _margin(rest)
    return Fit(len(data.learnt), *map(_root, (wanted, rest, *margins)))


def _margin(points: torch.Tensor) -> torch.Tensor:
    """Own points less the mean of the others."""
    return points[:, 0] - points[:, 1:].mean(1) if points.shape[1] > 1 else points[:, 0]


def _root(values: torch.Tensor) -> float:
    return float(values.square().mean().sqrt())
