"""The games by name. The engine knows none: ``duchy.games`` registers its own, and callers may register others."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from duchy.engine.errors import UnknownGame
from duchy.engine.game.contract import Contract
from duchy.engine.game.game import Game
from duchy.engine.values.given import instance
from duchy.engine.words.text import quoted

#: The package of every game, by the name that records and callers use.
PACKAGES: dict[str, str] = {}
#: The module that reads who plays a seat of a simulation. Bots stand above simulations, so it is registered from above.
ENTRANTS: list[str] = []


def contract(name: str) -> Contract:
    """The contract of a game, by its name. This is the only place that imports a game."""
    if not isinstance(name, str) or name not in PACKAGES:
        raise UnknownGame("error-unknown-game", name=quoted(name), choices=", ".join(PACKAGES))
    found: Contract = import_module(f"{PACKAGES[name]}.contract").CONTRACT
    return found


def entrants() -> Any:
    """The module that was registered for reading bots."""
    return import_module(ENTRANTS[-1])


def contract_of(game: Game) -> Contract:
    """The contract of a loaded game, with all its parts."""
    assert isinstance(game.contract, Contract)
    return game.contract


def load(name: str, options: Mapping[str, Any]) -> Game:
    """A game with its options, as records keep them."""
    found = contract(name)
    return _game(found, found.options.read(instance("options", options, Mapping)))


@lru_cache(maxsize=256)
def _game(found: Contract, options: Any) -> Game:
    """Equal games are one: what is kept for a game is then found without comparing options."""
    return Game(found, options)
