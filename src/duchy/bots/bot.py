"""The base class of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import ClassVar, TypeAlias

import numpy as np

from duchy.bots.analysis import Analysis, NoAnalysis
from duchy.engine.errors import DuchyError, NotDeciding
from duchy.engine.game.game import Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.values import given
from duchy.engine.words.text import quoted

#: What stands behind the name of a bot, and how it is read.
Parameter: TypeAlias = int | float | str
Reader: TypeAlias = type[int] | type[float] | type[str]

#: The method by which a bot says what it thinks, as messages name it.
JUDGE = "judge(observed, player, legal)"


class BotState(DuchyError, ValueError):
    """A bot is given a position that its player cannot have seen."""


class BotChoice(DuchyError, ValueError):
    """A bot has chosen something that is not a legal action."""


class Bot(ABC):
    """Chooses actions from what a player may see. A bot of one's own is a subclass with ``pick``.

    One that can also say what it thinks of all actions has ``judge``.

    ``PARAMETERS`` names the parameters that may stand behind its name, ``grabber:guesses=4``, and how each is read;
    they are handed to ``__init__`` as arguments.
    """

    name: str = ""
    PARAMETERS: ClassVar[Mapping[str, Reader]] = MappingProxyType({})

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game: Game = given.instance("game", game, Game)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Begin anew with other random numbers. Matches do it before every game, so that they can be repeated."""
        self.rng = np.random.default_rng(given.entropy("seed", seed))

    def choose(self, observed: State) -> int:
        """An action of the player for whom the state was observed (``state.observe(player)``)."""
        player, legal = self._asked(observed)
        if len(legal) == 1:
            return legal[0]
        chosen = self.pick(observed, player, [*legal])
        if chosen not in legal:
            raise BotChoice("error-bot-choice", bot=called(self), action=quoted(chosen))
        return int(chosen)

    def analyse(self, observed: State) -> Analysis:
        """What the bot thinks of every legal action of the player for whom the state was observed."""
        return deque(self.analyses(observed), maxlen=1).pop()

    def analyses(self, observed: State) -> Iterator[Analysis]:
        """The same as a stream: the longer the bot thinks, the better is what it says; the last is its final word.

        Whoever has enough stops asking. The bot can think about one thing at a time: a stream that was not read to its
        end has ended when the bot is asked anything else.
        """
        player, legal = self._asked(observed)
        return self._checked(self.judge(observed, player, [*legal]), legal)

    def _checked(self, stream: Iterator[Analysis], legal: list[int]) -> Iterator[Analysis]:
        found = None
        for found in stream:
            if sorted(judged.action for judged in found.actions) != legal:
                raise BotChoice("error-bot-judged", bot=called(self))
            yield found
        if found is None:
            raise NoAnalysis("error-bot-analysis", bot=called(self), name=JUDGE)

    def _asked(self, observed: State) -> tuple[int, list[int]]:
        """Whom a state was observed for, and what that player may do."""
        given.instance("observed", observed, State)
        if observed.observer is None or observed.observer < 0 or observed.game.name != self.game.name:
            raise BotState("error-bot-state", game=self.game.name)
        legal = observed.legal_actions(observed.observer)
        if not legal:
            raise NotDeciding("error-not-deciding", player=str(observed.observer))
        return observed.observer, legal

    def kernels(self) -> list[Kernel]:
        """What must be compiled before this bot can move without a pause, beside the steps of the game."""
        return []

    def kernels_to_judge(self) -> list[Kernel]:
        """What must be compiled before it can say what it thinks without a pause."""
        return self.kernels()

    @abstractmethod
    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """One of several legal actions."""

    def judge(self, observed: State, player: int, legal: list[int]) -> Iterator[Analysis]:
        """What the bot thinks of all legal actions, at least once, better each time; for ``analyse``."""
        raise NoAnalysis("error-bot-analysis", bot=called(self), name=JUDGE)


def called(bot: Bot | type[Bot]) -> str:
    """What a bot is called: by its own name, else by that of its class."""
    return bot.name or (bot if isinstance(bot, type) else type(bot)).__name__
