"""Training a network on positions and how their games ended, in torch."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game
from duchy.learn.games import Positions
from duchy.learn.recipe import RECIPE, Fit, Recipe
from duchy.neural.folding import BIAS_ROWS, BY_VALUE, Folding, folding_of
from duchy.neural.network import Network

#: Points in units that a network can learn.
UNIT = 10.0
#: Passes over the data without a better judgement of other games, after which training ends.
PATIENCE = 3


class Judge(nn.Module):
    """The network in training: its first layer knows features, and is folded for tokens in every step."""

    def __init__(self, folding: Folding, features: int, seats: int, sources: int, recipe: Recipe) -> None:
        super().__init__()
        self.seats = seats
        self.first = nn.Parameter(torch.randn(features, recipe.width) * 0.05)
        self.first_bias = nn.Parameter(torch.zeros(recipe.width))
        self.second = nn.Linear(recipe.width, recipe.inner)
        self.third = nn.Linear(recipe.inner, seats)
        self.by_source = nn.Linear(recipe.inner, seats * sources)
        nn.init.zeros_(self.third.weight)
        self.register_buffer("places", torch.from_numpy(folding.tokens.astype(np.int64)))
        entries = torch.from_numpy(np.stack([BIAS_ROWS + folding.owners, folding.features]))
        shape = (BIAS_ROWS + folding.rows, features)
        values = torch.from_numpy(folding.values)
        made_of = torch.sparse_coo_tensor(entries, values, shape, check_invariants=True)
        self.register_buffer("made_of", made_of.coalesce())

    def forward(self, tokens: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """What the evaluation misses for every seat, in units, and the points of every seat by source."""
        table = torch.sparse.mm(self.made_of, self.first)
        read = tokens.long()
        by_value = self.places[:, 1] == BY_VALUE
        rows = self.places[:, 0] + torch.where(by_value, read, 0)
        times = torch.where(by_value, 1.0, read.to(table.dtype))
        hidden = nn.functional.embedding_bag(rows, table, mode="sum", per_sample_weights=times)
        hidden = torch.relu(hidden + self.first_bias)
        hidden = torch.relu(self.second(hidden))
        return self.third(hidden), self.by_source(hidden)

    def network(self, game: Game) -> Network:
        """As it is stored and used."""
        features = game.observation("features")
        third = _table(self.third) * UNIT
        layers = (_stacked(self.first, self.first_bias), _table(self.second), third)
        return Network(game.name, game.data_digest, (features.version,), features.names, layers, trust=1.0)


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
    game: Game,
    positions: Positions,
    recipe: Recipe = RECIPE,
    device: str = "cpu",
    seed: int = 0,
    told: Callable[[Fit], None] | None = None,
) -> tuple[Network, Fit]:
    """A network that has learnt from positions, and how well it judges others; ``told`` is called after every pass."""
    torch.manual_seed(seed)
    data = _Data(positions, recipe.held_back, device)
    judge = _judge(game, positions, recipe).to(device)
    optimiser = torch.optim.AdamW(judge.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
    steps = math.ceil(len(data.learnt) / recipe.batch) * recipe.passes
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, recipe.rate, total_steps=steps)
    found: list[tuple[Fit, Network]] = []
    for _ in range(recipe.passes):
        loss = _pass(judge, data, recipe, optimiser, schedule)
        found.append((_measure(judge, data, loss, recipe.batch), judge.network(game)))
        if told:
            told(found[-1][0])
        best = min(range(len(found)), key=lambda number: found[number][0].margin_learnt)
        if len(found) - best > PATIENCE:
            break
    return found[best][1], found[best][0]


def _judge(game: Game, positions: Positions, recipe: Recipe) -> Judge:
    folding = folding_of(game.observation("tokens"))
    seats, sources = positions.scores.shape[1], positions.sources.shape[2]
    return Judge(folding, game.observation("features").shape[0], seats, sources, recipe)


def _pass(judge: Judge, data: _Data, recipe: Recipe, optimiser: Any, schedule: Any) -> float:
    """Learn from every position once; the mean loss."""
    judge.train()
    total = 0.0
    for chosen in data.batches(recipe.batch):
        loss = _loss(judge, data, chosen, recipe)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        total += float(loss.detach()) * len(chosen)
    return total / len(data.learnt)


class _Data:
    """Positions on the device that learns."""

    def __init__(self, positions: Positions, held_back: int, device: str) -> None:
        self.tokens = torch.from_numpy(positions.tokens).to(device)
        self.hands = torch.from_numpy(positions.hands).to(device)
        self.scores = torch.from_numpy(positions.scores).to(device)
        self.sources = torch.from_numpy(positions.sources.reshape(len(positions), -1)).to(device).float()
        held = torch.from_numpy(positions.games % held_back == 0).to(device)
        self.learnt, self.held = torch.nonzero(~held)[:, 0], torch.nonzero(held)[:, 0]

    def batches(self, size: int) -> Iterator[torch.Tensor]:
        order = self.learnt[torch.randperm(len(self.learnt), device=self.learnt.device)]
        yield from order.split(size)


def _loss(judge: Judge, data: _Data, chosen: torch.Tensor, recipe: Recipe) -> torch.Tensor:
    missing, by_source = judge(data.tokens[chosen])
    wanted = (data.scores[chosen] - data.hands[chosen]) / UNIT
    loss = nn.functional.mse_loss(missing, wanted)
    loss = loss + recipe.margin * nn.functional.mse_loss(_margin(missing), _margin(wanted))
    return loss + recipe.sources * nn.functional.mse_loss(by_source, data.sources[chosen] / UNIT)


@torch.no_grad()
def _measure(judge: Judge, data: _Data, loss: float, batch: int) -> Fit:
    judge.eval()
    missing = torch.cat([judge(data.tokens[chosen])[0] for chosen in data.held.split(batch)]) * UNIT
    wanted = data.scores[data.held] - data.hands[data.held]
    rest = wanted - missing

    margins = _margin(wanted), _margin(rest)
    return Fit(len(data.learnt), loss, *map(_root, (wanted, rest, *margins)))


def _margin(points: torch.Tensor) -> torch.Tensor:
    """Own points less the mean of the others."""
    return points[:, 0] - points[:, 1:].mean(1) if points.shape[1] > 1 else points[:, 0]


def _root(values: torch.Tensor) -> float:
    return float(values.square().mean().sqrt())
