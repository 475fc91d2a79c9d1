"""The two bots that do not look ahead of their own action: random and greedy."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from duchy.bots.analysis import Analysis, Judged, NoAnalysis
from duchy.bots.bot import Bot, called
from duchy.engine.errors import AgendaOverflow
from duchy.engine.game.game import Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind

#: How many actions of greedy play a kernel writes down before it comes back.
ROOM = 1024


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """Any of them, by chance."""
        return int(self.rng.choice(legal))

    def judge(self, observed: State, player: int, legal: list[int]) -> Iterator[Analysis]:
        """Chance thinks nothing of the actions."""
        raise NoAnalysis("error-bot-chance", bot=called(self), choices="search, greedy")


class GreedyBot(Bot):
    """Takes the action with the best evaluation of the position after it."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._kernels = bind("duchy.sim.greedy", game.contract)
        self._trial = np.zeros(1, game.record_type)
        self._legal = np.zeros(game.max_legal, np.int16)

    def kernels(self) -> list[Kernel]:
        """The kernel that evaluates one action ahead."""

        def call() -> None:
            first = self.game.new_state(0)
            self.pick(first, first.deciders[0], [])

        return [Kernel("choose", self._kernels.choose, call)]

    def kernels_to_judge(self) -> list[Kernel]:
        """The kernel that evaluates all actions."""

        def call() -> None:
            first = self.game.new_state(0)
            player = first.deciders[0]
            next(self.judge(first, player, first.legal_actions(player)))

        return [Kernel("judge", self._kernels.judge, call)]

    def whole_turns(self) -> list[Kernel]:
        """The kernel that ``play_on`` calls."""

        def call() -> None:
            self.play_on(self.game.new_state(0), seats=0)

        return [Kernel("play_on", self._kernels.play_on, call)]

    def play_on(self, state: State, seats: int) -> list[tuple[int, int]]:
        """Play for a set of seats (bit by bit) until another one decides or the game is over, all of it in one kernel.

        Returns what was done: players and actions, the same that ``choose`` would have chosen one by one.
        """
        before = [state.kernel_array, argument(self._trial), seats, argument(self._legal)]
        players, actions = np.zeros(ROOM, np.int8), np.zeros(ROOM, np.int16)
        done = ROOM
        taken: list[tuple[int, int]] = []
        while done == ROOM:
            done = int(self._kernels.play_on(*before, argument(players), argument(actions)))
            taken += zip(players[:done].tolist(), actions[:done].tolist(), strict=True)
        if state.array["overflow"][0]:
            raise AgendaOverflow("error-agenda-overflow", action=str(self.game.catalogue.decode(taken[-1][1])))
        return taken

    def pick(self, observed: State, player: int, legal: list[int]) -> int:
        """The best by evaluation one action ahead."""
        return int(self._kernels.choose(observed.kernel_array, argument(self._trial), player, argument(self._legal)))

    def judge(self, observed: State, player: int, legal: list[int]) -> Iterator[Analysis]:
        """Every action by the evaluation of the position after it, on one guess of what is unknown."""
        values = np.zeros(self.game.max_legal, np.float64)
        before = [observed.kernel_array, argument(self._trial), player]
        self._kernels.judge(*before, argument(self._legal), argument(values))
        judged = (Judged(action, value, None, 1, None) for action, value in zip(legal, values.tolist(), strict=False))
        yield Analysis.of(sorted(judged, key=lambda found: -found.value))
