"""The games of a batch on the cores of this machine: their arrays, and the kernels that go over them in threads."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.batch.crew import Crew, Work
from duchy.engine.errors import OptionError
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import straight
from duchy.engine.kernels.template import bind
from duchy.sim.results import blank_arrays

Array = NDArray[Any]


def blank(game: Game, n: int) -> dict[str, Array]:
    """The arrays that a batch shows, in the order in which the kernels take them."""
    return {
        "legal": np.zeros((n, game.max_legal), np.int16),
        "counts": np.zeros(n, np.int16),
        "players": np.zeros(n, np.int8),
        "viewers": np.zeros(n, np.int8),
        "rewards": np.zeros((n, game.players), np.float32),
        "terminated": np.zeros(n, np.bool_),
        **blank_arrays(game, n),
        "sampled": np.zeros(n, np.int64),
    }


class Cores:
    """Games in this machine's memory. Every array is made once."""

    def __init__(self, game: Game, n: int, threads: int, mode: int) -> None:
        self.game = game
        self.n = n
        self.mode = mode
        self.crew = Crew(threads)
        self._module: Any = bind("duchy.batch.kernels", game.contract)
        self._kernels: Any = straight(self._module)
        chooser = bind("duchy.sim.batch", game.contract).CHOOSER
        try:
            self.states = np.zeros(n, game.record_type)
            self.finals = np.zeros(n if mode == self._module.SAME_STEP else 0, game.record_type)
            self.choosers = np.zeros(n, chooser)
            self._shown = blank(game, n)
            self._actions, self.orders = np.zeros(n, np.int64), np.zeros(n, np.int64)
        except (MemoryError, OverflowError, ValueError):  # numpy says it in three ways
            raise OptionError("n", "error-too-many-games", value=str(n)) from None
        self._draws = [argument(np.zeros(1, chooser)) for _ in range(threads)]
        self._trials = [argument(np.zeros(1, game.record_type)) for _ in range(threads)]
        self._out = [argument(np.zeros(game.max_legal, np.int16)) for _ in range(threads)]
        self.shown = {name: self.shared(array) for name, array in self._shown.items()}
        self._mask: Array = np.zeros((0, game.num_actions), np.bool_)
        games = [game.blank(), self.states, self.finals, self.choosers, self.orders]
        self._arrays = [argument(array) for array in (*games, *self._shown.values())]
        self._seed, self._kind = np.uint64(0), 0

    def shared(self, array: Array) -> Array:
        """An array as callers get it: it shows what ours holds, and cannot be written to."""
        view = array.view()
        view.flags.writeable = False
        return view

    def room(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """An array beside the games."""
        return np.zeros(shape, dtype)

    def has_room(self, array: Any, dtype: np.dtype[Any], shape: tuple[int, ...]) -> bool:
        """Whether our kernels can write to an array that a caller gives."""
        return bool(type(array) is np.ndarray and array.dtype == dtype and array.shape == shape and array.flags.carray)

    def given(self, actions: Any) -> Any:
        """Actions that a caller gives, as an array."""
        try:
            return np.asarray(actions)
        except (TypeError, ValueError):  # rows of different lengths, or the memory of a card
            return np.zeros(0)

    @property
    def numbers(self) -> Array:
        """The number of the game in each place."""
        return self.shared(self.choosers["number"])

    def action(self, i: int) -> int:
        """The action that was checked last for a place."""
        return int(self._actions[i])

    def copy(self, name: str, out: Array) -> None:
        """Copy what is shown under a name."""
        np.copyto(out, self._shown[name])

    def order_next(self, chosen: NDArray[np.bool_]) -> None:
        """Let the next game begin in some places, and nothing happen in the others."""
        self.orders[:] = np.where(chosen, self._module.NEXT, self._module.NOTHING)

    def restart(self, seed: int, kind: int) -> None:
        """Begin the first game of each place; ``kind`` is what seats are rewarded for."""
        self._seed, self._kind = np.uint64(seed & ENTROPY), kind
        self.choosers["number"] = np.arange(self.n) - self.n
        self.orders.fill(self._module.NEXT)

    def state(self, i: int) -> State:
        """The position in a place, which goes on with the batch."""
        return State(self.game, self.states[i : i + 1])

    def final_state(self, i: int) -> State:
        """The position in which the last game of a place ended."""
        return State(self.game, self.finals[i : i + 1]) if len(self.finals) else self.state(i)

    def advance(self, by_chance: int, by_bots: int, clearing: bool) -> int:
        """Carry out the orders; how many games then wait for bots, below 0 if the agenda of one has overflowed."""
        arrays = [*self._arrays, argument(self._mask)]
        rest = [self._seed, self.mode, self._kind, by_chance, by_bots, int(clearing)]
        return self._share(self._kernels.advance, arrays + rest, self._draws)

    def check(self, actions: Any) -> int:
        """Turn actions into orders; the first place whose action is not legal, -1 if all are."""
        np.copyto(self._actions, actions, casting="same_kind")
        arrays = [*self._lists(), self._shown["players"], self._actions, self.orders]
        return int(self._kernels.check(*map(argument, arrays), self.mode, 0, self.n))

    def answer_greedily(self, seats: int) -> None:
        """Make the greedy bot's answers the orders of all games that wait for these seats."""
        if not seats:
            self.orders.fill(self._module.NOTHING)
            return
        kernels = straight(bind("duchy.batch.greedy", self.game.contract))
        arrays = [self.states, self._shown["counts"], self._shown["players"], self.orders]
        self._share(kernels.answer, [*map(argument, arrays), seats], self._trials, self._out)

    def keep_mask(self) -> Array:
        """The flags of legal actions, which are kept up from the first call on."""
        if not len(self._mask):
            self._mask = np.zeros((self.n, self.game.num_actions), np.bool_)
            self.write_mask(self._mask)
        return self.shared(self._mask)

    def write_mask(self, out: Array) -> None:
        """Write which actions are legal."""
        self._share(self._kernels.mask, [*map(argument, (*self._lists(), out))])

    def observe(self, kind: str, out: Array) -> None:
        """Write what the viewer of every game sees."""
        kernels = straight(bind("duchy.batch.observing", self.game.contract))
        self._share(getattr(kernels, kind), [*map(argument, (self.states, self._shown["viewers"], out))])

    def _lists(self) -> tuple[Array, Array]:
        return self._shown["legal"], self._shown["counts"]

    def _share(self, kernel: Any, arguments: list[Any], *own: list[Any]) -> int:
        """Run a kernel over all places; ``own`` is what each thread has for itself."""
        apart = [[each[thread] for each in own] for thread in range(self.crew.threads)]
        kernel(*arguments, *apart[0], 0, 0)  # compiled here, and not in two threads at once
        work: list[Work] = [partial(kernel, *arguments, *each) for each in apart]
        return self.crew.share(self.n, work)
