"""A network as it is stored, and as kernels ask it about the positions of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import DuchyError
from duchy.engine.game.game import Game
from duchy.engine.kernels.records import argument
from duchy.engine.words.text import quoted
from duchy.neural.folding import folding_of

#: The kind of file that this is, in its metadata.
FORMAT = "duchy-network-1"
SUFFIX = ".safetensors"
#: The layers of a network, and what each consists of.
LAYERS = ("first", "second", "third")

Weights = NDArray[np.float32]


class NetworkError(DuchyError, ValueError):
    """A file is no network, or one for another game or for other rules."""


@dataclass(frozen=True, eq=False)
class Network:
    """Three layers, from the features of a position to the points that the evaluation misses, seat by seat.

    A layer is a table with a row for each input; a row for the bias follows.
    """

    game: str
    #: The digest of the rules' data, and the versions of the features it was trained on.
    digest: str
    versions: tuple[str, ...]
    names: tuple[str, ...]
    layers: tuple[Weights, Weights, Weights]
    #: How much of its correction is taken.
    trust: float

    def save(self, path: Path) -> None:
        """Write it to a file; whatever happens, the old or the new one is whole."""
        from safetensors.numpy import save_file

        told = {"format": FORMAT, "game": self.game, "digest": self.digest, "versions": json.dumps(self.versions)}
        told |= {"names": json.dumps(self.names, separators=(",", ":")), "trust": repr(self.trust)}
        tables = {name: layer.astype(np.float16) for name, layer in zip(LAYERS, self.layers, strict=True)}
        new = path.with_name(f"{path.name}.new")
        save_file(tables, str(new), told)
        new.replace(path)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read it from a file."""
        from safetensors import SafetensorError, safe_open

        try:
            with safe_open(str(path), "np") as file:
                told = file.metadata() or {}
                layers = [file.get_tensor(name).astype(np.float32) for name in LAYERS]
            if told["format"] != FORMAT:
                raise NetworkError("error-network-file", file=quoted(str(path)))
            versions, names = (tuple(json.loads(told[key])) for key in ("versions", "names"))
            found = cls(
                told["game"], told["digest"], versions, names, (layers[0], layers[1], layers[2]), float(told["trust"])
            )
        except FileNotFoundError:
            raise NetworkError("error-network-missing", file=quoted(str(path))) from None
        except (OSError, SafetensorError, KeyError, ValueError, TypeError):
            raise NetworkError("error-network-file", file=quoted(str(path))) from None
        found.check(path)
        return found

    def check(self, path: Path) -> None:
        """Refuse tables that do not fit together."""
        first, second, third = (layer.shape for layer in self.layers)
        fits = len(first) == len(second) == len(third) == 2 and first[0] == len(self.names) + 1
        if not (fits and second[0] == first[1] + 1 and third[0] == second[1] + 1):
            raise NetworkError("error-network-file", file=quoted(str(path)))

    def check_game(self, game: Game) -> None:
        """Refuse a game that it was not trained for."""
        version = game.observation("features").version
        if self.game != game.name:
            raise NetworkError("error-network-game", game=game.name, other=self.game)
        if self.digest != game.data_digest:
            raise NetworkError("error-network-data", game=game.name)
        if version not in self.versions:
            raise NetworkError("error-network-version", version=version)


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
    at = {name: row for row, name in enumerate(network.names)}
    first = network.layers[0]
    own = first[[at[name] for name in game.observation("features").names]]
    return folding.tokens, folding.fold(own, first[-1]), *network.layers[1:]


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
