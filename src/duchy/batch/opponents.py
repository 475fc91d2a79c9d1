"""The seats of a batch that bots play: chance and the greedy bot inside kernels, others through their own interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from duchy.arena import BotSpec
from duchy.arena.entrants import Entrant
from duchy.bots import Bot
from duchy.bots.simple import GreedyBot, RandomBot
from duchy.engine.errors import OptionError, WrongType
from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.values import given
from duchy.engine.words.text import quoted
from duchy.sim import seed_of_game


class Opponents:
    """Which seats are given to bots, as sets of bits, and the bots that are asked one by one."""

    def __init__(self, game: Game, bots: Mapping[int, Entrant]) -> None:
        self._game = game
        self.by_chance = 0
        self.greedy = 0
        self.own: dict[int, Bot] = {}
        self._given = {given.between("bots", seat, 0, game.players - 1): BotSpec.of(bots[seat]) for seat in bots}
        for seat, spec in self._given.items():
            self._give(seat, spec)
        if len(bots) >= game.players:
            raise OptionError("bots", "error-batch-no-seat")

    @classmethod
    def of(cls, game: Game, bots: Any) -> Opponents:
        """Read what a caller gives."""
        if bots is None:
            return cls(game, {})
        if not isinstance(bots, Mapping):
            raise WrongType("error-batch-bots", name="bots", value=quoted(bots))
        return cls(game, bots)

    def check_card(self) -> None:
        """On a card only chance plays seats."""
        if self.asked:
            seat, spec = next(each for each in self._given.items() if not self.by_chance >> each[0] & 1)
            raise OptionError("bots", "error-batch-bot-on-card", place=str(seat), bot=str(spec))

    @property
    def asked(self) -> int:
        """The seats whose bots are asked between two passes of the kernels."""
        return self.greedy | sum(1 << seat for seat in self.own)

    def _give(self, seat: int, spec: BotSpec) -> None:
        spec.check(self._game, jobs=1)
        if spec.bot in ("random", RandomBot) and not spec.parameters:
            self.by_chance |= 1 << seat
        elif spec.bot in ("greedy", GreedyBot) and not spec.parameters:
            self.greedy |= 1 << seat
        else:
            self.own[seat] = spec.make(self._game, 0)

    def answer(self, games: Any, seed: int) -> None:
        """Order what the bots that are asked one by one do in the games that wait for them.

        Before each decision a bot is seeded by the game and the number of the action, so that it does the same
        whatever else it has been asked.
        """
        players, orders = games.shown["players"], games.orders
        for seat, bot in self.own.items():
            for i in np.flatnonzero(players == seat).tolist():
                state = games.state(i)
                bot.reseed(seed_of_game(self._game, self._of_game(games, seed, i), state.ply))
                orders[i] = bot.choose(state.observe(seat))

    def _of_game(self, games: Any, seed: int, i: int) -> int:
        return seed_of_game(self._game, seed, int(games.numbers[i])) & ENTROPY
