"""The games that Duchy knows. This registry is the only place outside a game's own package that names it."""

from typing import Any

from duchy.engine.game import registry
from duchy.engine.game.game import Game

GAMES = registry.PACKAGES
GAMES.update(
    burgundy="duchy.games.burgundy",
    dice="duchy.games.dice",
    bruges="duchy.games.bruges",
)


def load(name: str, **options: Any) -> Game:
    """A game with its options: ``load("burgundy", players=2, edition="2019", estates=["1", "1"])``."""
    return registry.load(name, options)
