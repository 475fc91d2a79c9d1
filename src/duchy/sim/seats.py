"""Who plays which seat of a simulation: a policy in a kernel, or a bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from duchy.engine.errors import OptionError
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.values import given
from duchy.engine.words.text import quoted

RANDOM, GREEDY = "random", "greedy"


class Maker(Protocol):
    """What makes a player for a game, as ``duchy.arena.BotSpec`` does; its text is the name of the player."""

    def check(self, game: Game, jobs: int) -> None:
        """Raise OptionError for a player that cannot play the game, or with more jobs cannot be sent to them."""

    def make(self, game: Game, seed: int) -> Any:
        """A player with a seed of its own: a ``duchy.bots.Bot``."""


#: Seats by number with who plays them, or a player for each seat: what ``duchy.arena.run`` takes as a bot.
Seated: TypeAlias = Mapping[int, Any] | Sequence[Any]


@dataclass(frozen=True)
class Seats:
    """Who plays: the names by seat, the seats of each policy as bits, and what makes the others."""

    names: tuple[str, ...]
    random: int
    greedy: int
    makers: Mapping[int, Maker]

    @classmethod
    def read(cls, game: Game, policy: str, seated: Seated | None) -> Seats:
        """The players of all seats; those that are not named play by the policy."""
        chosen = dict.fromkeys(range(game.players), policy) | _by_seat(game, {} if seated is None else seated)
        by_policy = {seat: who for seat, who in chosen.items() if isinstance(who, str) and who in (RANDOM, GREEDY)}
        makers = {seat: registry.entrants().BotSpec.of(who) for seat, who in chosen.items() if seat not in by_policy}
        for maker in makers.values():
            maker.check(game, 1)
        names = {**by_policy, **{seat: str(maker) for seat, maker in makers.items()}}
        random, greedy = (
            sum(1 << seat for seat, who in by_policy.items() if who == policy) for policy in (RANDOM, GREEDY)
        )
        return cls(tuple(names[seat] for seat in sorted(names)), random, greedy, makers)


def _by_seat(game: Game, seated: Seated) -> dict[int, Any]:
    """What a caller gives, by seat."""
    if not isinstance(seated, Mapping):
        listed = given.sequence("seats", seated)
        if len(listed) != game.players:
            raise OptionError("seats", "error-seats-count", count=len(listed), seats=game.players)
        return dict(enumerate(listed))
    last = game.players - 1
    return {given.between("seats", seat, 0, last): who for seat, who in seated.items()}


def read_written(texts: Sequence[str]) -> dict[int, str]:
    """Seats as they are written on a command line: ``0=greedy``."""
    found: dict[int, str] = {}
    for text in texts:
        seat, equals, who = text.partition("=")
        if not (equals and who and seat.isdecimal()):
            raise OptionError("seat", "error-seats-form", value=quoted(text))
        if int(seat) in found:
            raise OptionError("seat", "error-seats-twice", seat=seat)
        found[int(seat)] = who
    return found
