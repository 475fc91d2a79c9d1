"""How a finished game ended, in numbers for learning: one number for each player, given with the last action.

=========== =========================================================================================================
``win``     1 for who wins alone; the others lose the same altogether, and a shared win is shared. In a game for one
            the verdicts from -1, the lowest, to 1
``margin``  the points of the player's side less the mean of the others'; in a game for one the points
``place``   from 1 for the first place to -1 for the last, sides of equal places between; not in a game for one
=========== =========================================================================================================

Partners get the same, and where there are several sides all numbers add up to 0.
"""

from __future__ import annotations

from collections.abc import Callable

from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game, State
from duchy.engine.values.options import one_of

REWARDS = ("win", "margin", "place")
#: More than any margin that bots have been seen to win by.
MOST_MARGIN = 500.0


class Reward:
    """A way to judge finished games. ``low`` and ``high`` are its bounds; an illegal action costs ``low``."""

    def __init__(self, game: Game, kind: str) -> None:
        one_of("reward", kind, REWARDS)
        self.game = game
        self.kind = kind
        sides = len(game.teams)
        self.alone = sides == 1
        if self.alone and kind == "place":
            raise OptionError("reward", "error-env-place", choices=", ".join(REWARDS[:2]))
        bounds = {
            "win": (-1.0 if self.alone else -1 / (sides - 1), 1.0),
            "margin": (-MOST_MARGIN, MOST_MARGIN),
            "place": (-1.0, 1.0),
        }
        self.low, self.high = bounds[kind]

    def of(self, state: State) -> list[float]:
        """What a finished game brings every player."""
        if self.alone:
            return [_ALONE[self.kind](state)]
        members = [team[0] for team in self.game.teams]
        by_side = _AMONG_SIDES[self.kind]([state.places[member] for member in members], state.team_scores)
        found = {seat: worth for team, worth in zip(self.game.teams, by_side, strict=True) for seat in team}
        return [found[seat] for seat in range(self.game.players)]


def _win(places: list[int], scores: list[int]) -> list[float]:
    """Each side's share of the win beyond an equal one, so large that to win alone is worth 1."""
    sides, winners = len(places), places.count(1)
    return [(sides / winners * (place == 1) - 1) / (sides - 1) for place in places]


def _margin(places: list[int], scores: list[int]) -> list[float]:
    """The points ahead of the mean of the other sides."""
    total, others = sum(scores), len(scores) - 1
    return [own - (total - own) / others for own in scores]


def _place(places: list[int], scores: list[int]) -> list[float]:
    """How many sides are behind, less those that are ahead, as a share of all others."""
    return [sum((other > own) - (other < own) for other in places) / (len(places) - 1) for own in places]


def _verdict(state: State) -> float:
    """The verdict of a game for one player, in even steps."""
    names = state.game.verdicts
    return 2 * names.index(str(state.verdict)) / (len(names) - 1) - 1


_AMONG_SIDES: dict[str, Callable[[list[int], list[int]], list[float]]] = {
    "win": _win,
    "margin": _margin,
    "place": _place,
}
_ALONE: dict[str, Callable[[State], float]] = {"win": _verdict, "margin": lambda state: float(state.scores[0])}
