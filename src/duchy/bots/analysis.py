"""What a bot thinks of a position: a value for every action, with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from duchy.engine.errors import DuchyError
from duchy.engine.game.game import Game


class NoAnalysis(DuchyError):
    """A bot that cannot say what it thinks is asked for it."""


class Judged(NamedTuple):
    """An action as a bot judges it.

    ``value`` is in points, and higher is better for the player; ``error`` is its standard error, None where it is not
    known; ``visits`` is how often the action was tried, and ``prior`` the share of attention it had to begin with, None
    for bots that give none.
    """

    action: int
    value: float
    error: float | None
    visits: int
    prior: float | None


@dataclass(frozen=True)
class Analysis:
    """All legal actions of a player as a bot judges them, the one it would choose first.

    >>> import duchy, duchy.bots
    >>> game = duchy.load("burgundy", players=2)
    >>> state = game.new_state(seed=3)
    >>> bot = duchy.bots.make("search:iterations=40,threads=1", game)
    >>> found = bot.analyse(state.observe(state.deciders[0]))
    >>> found.visits, len(found.actions) == len(state.legal_actions()), found.value == found.best.value
    (40, True, True)
    """

    value: float  # of the position: that of the action that the bot would choose
    actions: tuple[Judged, ...]
    visits: int

    @classmethod
    def of(cls, actions: Iterable[Judged]) -> Analysis:
        """The analysis that says this of the actions; the best one comes first."""
        found = tuple(actions)
        return cls(found[0].value, found, sum(judged.visits for judged in found))

    @property
    def best(self) -> Judged:
        """What the bot would choose."""
        return self.actions[0]

    def of_action(self, action: int) -> Judged:
        """What the bot thinks of one action, by its number."""
        return next(judged for judged in self.actions if judged.action == action)

    def as_dict(self, game: Game) -> dict[str, Any]:
        """The analysis as JSON can keep it, with actions in notation."""
        actions = [{**judged._asdict(), "action": str(game.catalogue.decode(judged.action))} for judged in self.actions]
        return {"value": self.value, "visits": self.visits, "actions": actions}
