"""A network as it is stored, and as kernels ask it about the positions of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import DuchyError
from duchy.engine.game.game import Game
from duchy.engine.game.observation import Observation
from duchy.engine.kernels.records import argument
from duchy.engine.words.text import quoted
from duchy.neural.folding import folding_of

#: The kind of file that this is, in its metadata.
FORMAT = "duchy-network-2"
SUFFIX = ".safetensors"
#: The tables in a file: the layers of a network, and the largest value of each feature.
LAYERS, HIGHS = ("first", "second", "third"), "highs"

Weights = NDArray[np.float32]


class NetworkError(DuchyError, ValueError):
    """A file is no network, or one for another game or for other rules."""


@dataclass(frozen=True, eq=False)
class Network:
    """Three layers, from the features of a position to the points that the evaluation misses, seat by seat.

    A layer is a table with a row for each input; a row for the bias follows. A network knows the features of all the
    options that it was trained with, and any game whose features are among them can be played with it.
    """

    game: str
    #: The digest of the rules' data, and the version of the way in which features are written.
    digest: str
    version: str
    names: tuple[str, ...]
    highs: Weights
    layers: tuple[Weights, Weights, Weights]
    #: How much of its correction is taken.
    trust: float

    def save(self, path: Path) -> None:
        """Write it to a file; whatever happens, the old or the new one is whole."""
        from safetensors.numpy import save_file

        told = {"format": FORMAT, "game": self.game, "digest": self.digest, "version": self.version}
        told |= {"names": json.dumps(self.names, separators=(",", ":")), "trust": repr(self.trust)}
        layers = {name: layer.astype(np.float16) for name, layer in zip(LAYERS, self.layers, strict=True)}
        new = path.with_name(f"{path.name}.new")
        save_file({**layers, HIGHS: self.highs}, str(new), told)
        new.replace(path)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read it from a file."""
        from safetensors import SafetensorError, safe_open

        try:
            with safe_open(str(path), "np") as file:
                told = file.metadata() or {}
                highs, *layers = [file.get_tensor(name).astype(np.float32) for name in (HIGHS, *LAYERS)]
            if told["format"] != FORMAT:
                raise NetworkError("error-network-file", file=quoted(str(path)))
            about = told["game"], told["digest"], told["version"], tuple(json.loads(told["names"]))
            found = cls(*about, highs, (layers[0], layers[1], layers[2]), float(told["trust"]))
        except FileNotFoundError:
            raise NetworkError("error-network-missing", file=quoted(str(path))) from None
        except (OSError, SafetensorError, KeyError, ValueError, TypeError):
            raise NetworkError("error-network-file", file=quoted(str(path))) from None
        found.check(path)
        return found

    def check(self, path: Path) -> None:
        """Refuse tables that do not fit together."""
        first, second, third = (layer.shape for layer in self.layers)
        fits = len(first) == len(second) == len(third) == 2 and first[0] == len(self.names) + 1 == len(self.highs) + 1
        if not (fits and second[0] == first[1] + 1 and third[0] == second[1] + 1):
            raise NetworkError("error-network-file", file=quoted(str(path)))

    def check_game(self, game: Game) -> None:
        """Refuse a game that it was not trained for."""
        features = game.observation("features")
        if self.game != game.name:
            raise NetworkError("error-network-game", game=game.name, other=self.game)
        if self.digest != game.data_digest:
            raise NetworkError("error-network-data", game=game.name)
        if not (self.version == way(features) and game.players <= self.seats and self._knows(features)):
            raise NetworkError("error-network-version", version=features.version)

    def fits(self, game: Game) -> bool:
        """Whether a game can be played with it."""
        try:
            self.check_game(game)
        except NetworkError:
            return False
        return True

    @property
    def seats(self) -> int:
        """How many players it can judge for."""
        return int(self.layers[-1].shape[1])

    @cached_property
    def rows(self) -> dict[str, int]:
        """The rows of features in the first layer."""
        return {name: row for row, name in enumerate(self.names)}

    def _knows(self, features: Observation) -> bool:
        """Whether it was trained on these features, written with the same bounds."""
        rows = [self.rows.get(name, -1) for name in features.names]
        return min(rows) >= 0 and np.array_equal(self.highs[rows], features.high)


def way(features: Observation) -> str:
    """The way in which features are written: their version without the digest of which there are."""
    return features.version.rpartition("-")[0]


class Asked:
    """A network ready to be asked about positions of a game: its tables, and room to compute in for one thread."""

    def __init__(self, network: Network, game: Game) -> None:
        self.network = network
        self._tables = tables(network, game)
        places, first, second, third = self._tables
        tokens = np.zeros(len(places), np.uint8)
        room = np.zeros(first.shape[1] + second.shape[1] + third.shape[1], np.float32)
        self.arrays: list[NDArray[Any]] = [tokens, places, first, second, third, room]
        self.arguments = [argument(array) for array in self.arrays]


@cache
def tables(network: Network, game: Game) -> tuple[NDArray[np.int32], Weights, Weights, Weights]:
    """The places of tokens in the first table, and the tables."""
    network.check_game(game)
    folding = folding_of(game.observation("tokens"))
    first, second, third = network.layers
    own = first[[network.rows[name] for name in game.observation("features").names]]
    judged = np.ascontiguousarray(third[:, : game.players])
    return folding.tokens, folding.fold(own, first[-1]), second, judged


def arrays_of(network: Network | None, game: Game) -> list[NDArray[Any]]:
    """What kernels need to ask a network; without one, arrays that are never looked at (with a trust of 0)."""
    if network is not None:
        return Asked(network, game).arrays
    nothing = np.zeros((1, 1), np.float32)
    return [np.zeros(1, np.uint8), np.zeros((1, 3), np.int32), nothing, nothing, nothing, nothing[0]]


def shipped(game: Game) -> Network:
    """The network that comes with Duchy for a game."""
    known = {file.name.removesuffix(SUFFIX): file for file in (files("duchy.neural") / "weights").iterdir()}
    if game.name not in known:
        raise NetworkError("error-network-none", game=game.name, games=", ".join(sorted(known)))
    with as_file(known[game.name]) as path:
        return loaded(path)


@cache
def loaded(path: Path) -> Network:
    """A network of a file that does not change."""
    return Network.load(path)
