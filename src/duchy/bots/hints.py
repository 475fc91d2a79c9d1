"""What a player may be told: the best actions, and how many points each is behind the best of them.

The bot gets the state observed for the player, so that a hint knows nothing that the player does not. The first action
is the one that the bot would choose; the others are those that it tried most after that, ordered by their values.
"""

from __future__ import annotations

import math
from typing import TypedDict

from duchy.bots.analysis import Judged
from duchy.bots.bot import Bot
from duchy.bots.named import make
from duchy.engine.game.game import Game, State
from duchy.neural.network import NetworkError
from duchy.sim.statistics import Z

MOST = 3  # actions of a hint


class Hinted(TypedDict):
    """An action of a hint: points behind the best one, half of the 95 % interval of that, and visits.

    For the best one it is the interval of its own value.
    """

    action: int
    less: float
    error: float
    visits: int


def adviser(game: Game, seconds: float = 1.0, seed: int = 0) -> Bot:
    """The strongest bot for a game: with a network where there is one for its options. It uses one thread."""
    try:
        return make("neural-search", game, seed, seconds=seconds, threads=1)
    except NetworkError:
        return make("search", game, seed, seconds=seconds, threads=1)


def hint(bot: Bot, observed: State) -> list[Hinted]:
    """The best actions of the player for whom a state was observed; none where the bot had too little time."""
    found = [judged for judged in bot.analyse(observed).actions[:MOST] if judged.error is not None]
    if not found:
        return []
    best, *others = found
    told = [Hinted(action=best.action, less=0.0, error=_half(best), visits=best.visits)]
    for other in sorted(others, key=lambda judged: -judged.value):
        less = max(0.0, best.value - other.value)
        told.append(Hinted(action=other.action, less=round(less, 2), error=_half(best, other), visits=other.visits))
    return told


def _half(*judged: Judged) -> float:
    """Half of the 95 % interval of a value, or of the difference of two."""
    return round(Z * math.hypot(*(one.error or 0.0 for one in judged)), 2)
