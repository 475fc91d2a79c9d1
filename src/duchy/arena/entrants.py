"""What plays in a match: a bot as it is written, a class, or a bot that was made."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from typing import Any, TypeAlias

from duchy import bots
from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game
from duchy.engine.values import given


@dataclass(frozen=True)
class BotSpec:
    """A bot of a match with its parameters: by name, ``search:seconds=0.1,threads=2``, as a class, or made.

    A bot that was made is copied for each game and seeded anew, so that a match can be repeated.
    """

    bot: str | type[bots.Bot] | bots.Bot
    parameters: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def parse(cls, text: str) -> BotSpec:
        """Read the written form."""
        name, parameters = bots.parse(text)
        return cls(name, tuple(parameters.items()))

    @classmethod
    def of(cls, entrant: Entrant) -> BotSpec:
        """Read what a caller gives."""
        if isinstance(entrant, BotSpec):
            return entrant
        if isinstance(entrant, bots.Bot) or (isinstance(entrant, type) and issubclass(entrant, bots.Bot)):
            return cls(entrant)
        return cls.parse(entrant)

    def __str__(self) -> str:
        name = self.bot if isinstance(self.bot, str) else bots.called(self.bot)
        rest = ",".join(f"{key}={value}" for key, value in self.parameters)
        return f"{name}:{rest}" if rest else name

    def check(self, game: Game, jobs: int) -> None:
        """Raise OptionError for a bot that was made for another game, or cannot be sent to another process."""
        if isinstance(self.bot, bots.Bot) and self.bot.game != game:
            raise OptionError("bot", "error-bot-game", bot=str(self))
        if jobs > 1:
            try:
                pickle.dumps(self)
            except (pickle.PicklingError, AttributeError, TypeError) as problem:
                raise OptionError("bot", "error-bot-travel", bot=str(self), problem=str(problem)) from problem

    def make(self, game: Game, seed: int) -> bots.Bot:
        """The bot itself."""
        parameters = dict(self.parameters)
        if isinstance(self.bot, str):
            return bots.make(self.bot, game, seed, **parameters)
        if isinstance(self.bot, type):
            return self.bot(game, seed, **parameters)
        copied = copy(self.bot)
        copied.reseed(seed)
        return copied


Entrant: TypeAlias = BotSpec | str | type[bots.Bot] | bots.Bot


def entrants(specs: Iterable[Entrant]) -> tuple[BotSpec, ...]:
    """The bots of a match, read where they are written."""
    return tuple(map(BotSpec.of, given.sequence("specs", specs)))
