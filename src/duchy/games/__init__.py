"""The games that Duchy knows. This registry is the only place outside a game's own package that names it."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from duchy.engine.errors import UnknownGame
from duchy.engine.game import Game

GAMES = {
    "burgundy": "duchy.games.burgundy",
}


def load(name: str, **options: Any) -> Game:
    """A game with its options: ``load("burgundy", players=2, edition="2019", estates=["1", "1"])``."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")
    return from_options(name, options)


def from_options(name: str, options: Mapping[str, Any]) -> Game:
    """The same from a mapping of options, as records keep them."""
    package = GAMES[name]
    return Game(name, package, import_module(f"{package}.options").Options.read(options))
