"""Games whose seats are played by different players, and the details of games: points by phase, and how they began."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import AgendaOverflow, OptionError
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.game.registry import contract_of
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.play import chance
from duchy.sim.results import blank_arrays
from duchy.sim.seats import Seats

#: How many of the first actions of every seat are kept.
FIRSTS = 4
NO_ACTION = -1
#: How many actions a kernel writes down before it comes back.
ROOM = 1024


class Details(NamedTuple):
    """Of games: points by seat, phase and source, and the first actions by seat (-1 where there is none)."""

    phases: NDArray[np.int16]
    firsts: NDArray[np.int16]

    @classmethod
    def blank(cls, game: Game, games: int) -> Details:
        """Room for so many games."""
        shape = games, game.players, len(contract_of(game).course.PHASES), len(game.contract.categories)
        try:
            return cls(np.zeros(shape, np.int16), np.full((games, game.players, FIRSTS), NO_ACTION, np.int16))
        except (MemoryError, OverflowError, ValueError):  # numpy says it in three ways
            raise OptionError("games", "error-too-many-games", value=str(games)) from None

    @classmethod
    def together(cls, games: Sequence[Details]) -> Details | None:
        """Those of several games as one; None if there are none."""
        if not games:
            return None
        return cls(*(np.concatenate(arrays) for arrays in zip(*games, strict=True)))


class Follower:
    """Tells the details of finished games of one kind."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kernels = bind("duchy.sim.following", game.contract)

    def follow(self, seed: int, taken: Sequence[tuple[int, int]], into: Details, place: int) -> State:
        """Write the details of the game with a seed and these players and actions; its final position."""
        state = self._game.new_state(seed)
        players, actions = np.array(taken, np.int16).reshape(-1, 2).T.copy()
        counted = np.zeros((self._game.players, into.phases.shape[3]), np.int16)
        count = np.zeros(self._game.players, np.int16)
        known = [
            argument(array) for array in (players, actions, counted, into.phases[place], into.firsts[place], count)
        ]
        self._kernels.follow(state.kernel_array, *known)
        return state

    def kernels(self) -> list[Kernel]:
        """What must be compiled before."""
        return [Kernel("follow", self._kernels.follow, lambda: self.follow(0, (), Details.blank(self._game, 1), 0))]


def kernels_of(game: Game, seats: Seats, details: bool) -> list[Kernel]:
    """What games of these seats need, beside the steps of the game."""
    table = Table(game, seats)
    found = Follower(game).kernels() if details else []
    for maker in seats.makers.values():
        found += maker.make(game, 0).kernels()
    return [*table.kernels(), *found]


class Table:
    """One thread's place to play games at, with the bots of its seats made anew for each."""

    def __init__(self, game: Game, seats: Seats) -> None:
        self._game = game
        self._seats = seats
        self._kernels = bind("duchy.sim.following", game.contract)
        self._greedy = bind("duchy.sim.greedy", game.contract) if seats.greedy else None
        self._legal = argument(np.zeros(game.max_legal, np.int16))
        self._trial = argument(np.zeros(1, game.record_type))
        self._chooser = np.zeros(1, bind("duchy.sim.batch", game.contract).CHOOSER)
        self._players, self._actions = np.zeros(ROOM, np.int8), np.zeros(ROOM, np.int16)

    def kernels(self) -> list[Kernel]:
        """What must be compiled before."""
        state = self._game.new_state(0)
        arrays = blank_arrays(self._game, 1)
        written = argument(self._players), argument(self._actions)
        chooser = argument(self._chooser)
        play = partial(self._kernels.play_on, state.kernel_array, chooser, 0, self._legal, *written)
        found = [
            Kernel("play_on", self._kernels.play_on, play),
            Kernel("note", self._kernels.note, lambda: self.note(state, 0, arrays)),
        ]
        if self._greedy is not None:
            play_greedily = partial(self._greedy.play_on, state.kernel_array, self._trial, 0, self._legal, *written)
            found.append(Kernel("play_on", self._greedy.play_on, play_greedily))
        return found

    def play(self, entropy: int) -> tuple[State, list[tuple[int, int]]]:
        """The end of the game of this entropy, and the players and actions that led there."""
        state = self._game.new_state(entropy)
        chance.reseed(self._chooser[0], np.uint64(~entropy & ENTROPY))
        bots = {
            seat: maker.make(self._game, (entropy * 31 + seat) & ENTROPY) for seat, maker in self._seats.makers.items()
        }
        taken: list[tuple[int, int]] = []
        while not state.is_over:
            player = state.deciders[0]
            if player in bots:
                action = bots[player].choose(state.observe(player))
                state.apply(action, player)
                taken.append((player, action))
            else:
                self._by_policy(state, player, taken)
        return state, taken

    def _by_policy(self, state: State, player: int, taken: list[tuple[int, int]]) -> None:
        """Let the seats of one policy play until another decides."""
        written = argument(self._players), argument(self._actions)
        if self._greedy is not None and self._seats.greedy >> player & 1:
            before = state.kernel_array, self._trial, self._seats.greedy, self._legal
            done = int(self._greedy.play_on(*before, *written))
        else:
            before = state.kernel_array, argument(self._chooser), self._seats.random, self._legal
            done = int(self._kernels.play_on(*before, *written))
        taken += zip(self._players[:done].tolist(), self._actions[:done].tolist(), strict=True)
        if state.array["overflow"][0]:
            raise AgendaOverflow("error-agenda-overflow", action=str(self._game.catalogue.decode(taken[-1][1])))

    def note(self, state: State, place: int, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
        """Write down how a game ended."""
        self._kernels.note(state.kernel_array, place, *(argument(array) for array in arrays.values()))


def player_of(
    game: Game,
    seats: Seats,
    entropy_of: Callable[[int], int],
    arrays: dict[str, np.ndarray[Any, Any]],
    details: Details | None,
) -> Callable[[], Callable[[int, int], None]]:
    """A function that makes workers; a worker plays games ``first`` to ``last - 1`` at a table of its own."""
    follower = None if details is None else Follower(game)

    def worker() -> Callable[[int, int], None]:
        table = Table(game, seats)

        def work(first: int, last: int) -> None:
            for place in range(first, last):
                entropy = entropy_of(place)
                state, taken = table.play(entropy)
                table.note(state, place, arrays)
                if follower is not None and details is not None:
                    follower.follow(entropy, taken, details, place)

        return work

    return worker
