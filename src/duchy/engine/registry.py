"""The games by name. The kit knows none: ``duchy.games`` enters its own, and anybody may enter another package."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from duchy.engine.errors import UnknownGame
from duchy.engine.game import Game

#: The package of every game, by the name that records and callers use.
PACKAGES: dict[str, str] = {}


def load(name: str, options: Mapping[str, Any]) -> Game:
    """A game with its options, as records keep them."""
    if name not in PACKAGES:
        raise UnknownGame("error-unknown-game", name=repr(name), choices=", ".join(PACKAGES))
    package = PACKAGES[name]
    return Game(name, package, import_module(f"{package}.options").Options.read(options))
