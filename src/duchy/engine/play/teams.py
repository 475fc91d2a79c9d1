"""Teams: who wins together.

A team is a set of seats that share a place. A game says by the rule ``team_of`` which players form one; in most games
each player is a team alone. Points are counted by player, and a team has the sum of its members'.
"""

from collections.abc import Sequence

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import KitState

Teams = tuple[tuple[int, ...], ...]
"""The seats of each team, counted from 0."""


@rule
def team_of(s: KitState, p: int) -> int:
    """Each player is a team alone: for games without teams."""
    return p


def teams_of(numbers: Sequence[int]) -> Teams:
    """The seats of each team, from the number of each seat's team."""
    return tuple(tuple(seat for seat, own in enumerate(numbers) if own == number) for number in range(max(numbers) + 1))


def totals(scores: Sequence[int], teams: Teams) -> list[int]:
    """The points of each team."""
    return [sum(scores[seat] for seat in team) for team in teams]
