"""Who plays the seats of a running game: people who concede, leave and come back, and bots that play on for them.

None of this changes the position. A change is kept with the number of actions before it, so that a record tells when it
happened. Who has conceded comes last, whatever the points say: the later a player concedes, the better the place. With
partners this holds for a team of which all have conceded. As soon as one side alone has not conceded, the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from duchy.engine.errors import IllegalAction
from duchy.engine.game.game import Game, State
from duchy.engine.words.text import quoted

#: The player concedes, or has conceded since the time was up.
CONCESSIONS = ("concede", "forfeit")
#: A bot plays on: the player has left; the others have agreed; the player was away too long; the time was up.
STAND_INS = ("leave", "agreed", "away", "time")
RETURN = "return"
KINDS = (*CONCESSIONS, *STAND_INS, RETURN)


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A change of who plays a seat, after so many actions."""

    after: int
    player: int
    kind: str


def conceded(changes: Iterable[SeatChange]) -> tuple[int, ...]:
    """The players who have conceded, in that order."""
    return tuple(change.player for change in changes if change.kind in CONCESSIONS)


def stand_ins(changes: Iterable[SeatChange]) -> dict[int, str]:
    """The players for whom a bot plays on, each with the kind of change that made it so."""
    latest = {change.player: change.kind for change in changes}
    return {player: kind for player, kind in latest.items() if kind != RETURN}


def check(game: Game, changes: Sequence[SeatChange], player: int, kind: str) -> None:
    """Raise ``IllegalAction`` unless the seat can change in this way after these changes."""
    if not isinstance(kind, str) or kind not in KINDS:
        raise IllegalAction("error-seat-kind", kind=quoted(kind), choices=", ".join(KINDS))
    if not 0 <= player < game.players:
        raise IllegalAction("error-no-player", player=str(player), last=str(game.players - 1))
    played = stand_ins(changes).get(player)
    if played in CONCESSIONS:
        raise IllegalAction("error-seat-conceded", player=str(player))
    if kind in STAND_INS and played is not None:
        raise IllegalAction("error-seat-bot", player=str(player))
    if kind == RETURN and played is None:
        raise IllegalAction("error-seat-no-bot", player=str(player))


def is_decided(game: Game, given_up: Iterable[int]) -> bool:
    """Whether at most one side is left that has not conceded."""
    gone = set(given_up)
    return bool(gone) and sum(not gone.issuperset(team) for team in game.teams) <= 1


def places(state: State, given_up: Sequence[int]) -> list[int]:
    """Every player's place: as the game counts it, those who have conceded after all others."""
    counted = state.places
    found = list(counted)
    teams, gone = state.game.teams, set(given_up)
    playing = [team for team in teams if not gone.issuperset(team)]
    for team in playing:
        better = sum(counted[other[0]] < counted[team[0]] for other in playing)
        for player in team:
            found[player] = better + 1
    left = [team for team in teams if gone.issuperset(team)]
    left.sort(key=lambda team: -max(given_up.index(player) for player in team))
    for place, team in enumerate(left, start=len(playing) + 1):
        for player in team:
            found[player] = place
    return found
