"""``Batch``: many games of one kind side by side, one answer at a time for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from duchy.arena.entrants import Entrant
from duchy.batch import kernels
from duchy.batch.cores import Cores
from duchy.batch.opponents import Opponents
from duchy.batch.sight import Sight
from duchy.engine.errors import AgendaOverflow, DuchyError, IllegalAction, OptionError, WrongType
from duchy.engine.game.game import Game, State
from duchy.engine.game.observation import KINDS as OBSERVATIONS
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.engine.words.text import quoted
from duchy.sim import DEVICES
from duchy.sim.workers import cores

#: When a game follows one that is over.
AUTORESETS = {"next_step": kernels.NEXT_STEP, "same_step": kernels.SAME_STEP, "disabled": kernels.DISABLED}
#: What a seat is rewarded for.
REWARDS = {"win": kernels.WIN, "margin": kernels.MARGIN, "place": kernels.PLACE}


class IllegalInBatch(IllegalAction):
    """An action is not legal in one of the games of a batch, and none was carried out in any of them.

    ``place`` is where the game lies in the arrays, ``number`` the number of the game, ``action`` what was given.
    """

    def __init__(self, place: int, number: int, action: int, refused: DuchyError) -> None:
        super().__init__("error-batch-illegal", place=str(place), number=str(number), refused=refused)
        self.place = place
        self.number = number
        self.action = action


class Batch:
    """``n`` games side by side. Each waits for one answer of one player, and ``step`` takes an answer for each.

    Game ``g`` is game ``g`` of ``duchy.sim.simulate`` with the same seed: with the actions of ``sample`` it is the same
    to the last bit, whatever ``n`` and the number of threads. Place ``i`` of the arrays plays the games ``i``,
    ``i + n``, ``i + 2n`` and so on (``numbers``).

    Where several players decide at the same time, they are asked one by one, in the order of their seats; none sees
    what those before have chosen unless the rules show it.

    The arrays are made once. What a property returns is written anew by the next ``step`` or ``reset``, and cannot be
    written to; ``.copy()`` keeps it. With ``device="cuda"`` all games and arrays lie on a card and stay there; they are
    ``CardArray``, which torch and JAX take without a copy.

    >>> import duchy
    >>> batch = duchy.batch.Batch(duchy.load("dice", players=2), n=64, seed=7)
    >>> while not batch.terminated.any():
    ...     batch.step(batch.sample())
    >>> batch.mask.shape, batch.rewards.shape
    ((64, 307), (64, 2))
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int = 0,
        *,
        threads: int | None = None,
        device: str = "cpu",
        autoreset: str = "next_step",
        bots: Mapping[int, Entrant] | None = None,
        reward: str = "win",
        observation: str | None = None,
    ) -> None:
        self.game: Game = given.instance("game", game, Game)
        self.n = given.from_one("n", n)
        self.seed = given.whole("seed", seed)
        self.threads = cores(threads)
        one_of("device", device, DEVICES)
        one_of("autoreset", autoreset, tuple(AUTORESETS))
        one_of("reward", reward, tuple(REWARDS) if len(game.teams) > 1 else ("win", "margin"))
        self.device = device
        self.autoreset = autoreset
        self.reward = reward
        self._opponents = Opponents.of(game, bots)
        self._games = self._placed(AUTORESETS[autoreset])
        self._views: dict[str, NDArray[Any]] = self._games.shown
        self._mask: NDArray[np.bool_] | None = None
        if observation is not None:
            one_of("observation", observation, OBSERVATIONS)
        self._sight = None if observation is None else Sight(self._games, game.observation(observation))
        self.reset()

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} {self.game!r} on {self.device}>"

    @property
    def players(self) -> NDArray[np.int8]:
        """Who decides in each game; -1 where it is over."""
        return self._views["players"]

    @property
    def viewers(self) -> NDArray[np.int8]:
        """As ``players``; where a game is over, who decided last. Observations are made for them."""
        return self._views["viewers"]

    @property
    def legal(self) -> NDArray[np.int16]:
        """The legal actions of each game in ascending order: the first ``counts[i]`` entries of row ``i``."""
        return self._views["legal"]

    @property
    def counts(self) -> NDArray[np.int16]:
        """How many actions are legal in each game; 0 where it is over."""
        return self._views["counts"]

    @property
    def mask(self) -> NDArray[np.bool_]:
        """For each game and action whether it is legal. Kept up from the first time on that it is read."""
        if self._mask is None:
            self._mask = self._games.keep_mask()
        return self._mask

    @property
    def observation(self) -> NDArray[Any]:
        """What the player who decides sees of each game, ``game.observation(kind)`` row by row; see ``viewers``."""
        found: NDArray[Any] = self._watched().shown()
        return found

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step has brought each seat: all of it comes with the end of a game.

        ==========  ===================================================================================
        ``win``     1 for who wins alone; the others lose the same altogether, and a shared win is shared
        ``margin``  the points of the seat's side, less the mean of the others'
        ``place``   from 1 for the first place to -1 for the last, in equal steps
        ==========  ===================================================================================

        Partners are one side. Alone, ``win`` is the verdict, from -1 for the worst to 1 for the best, and ``margin``
        the points; there are no places.
        """
        return self._views["rewards"]

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """Which games ended with the last step; without automatic reset, which are over."""
        return self._views["terminated"]

    @property
    def scores(self) -> NDArray[np.int16]:
        """The points of each seat at the end of the last game that ended in each place."""
        return self._views["scores"]

    @property
    def places(self) -> NDArray[np.int8]:
        """The places of each seat in that game, which partners share."""
        return self._views["places"]

    @property
    def verdicts(self) -> NDArray[np.int8]:
        """How that game ended, if it was one for a single player: a place in ``game.verdicts``; else -1."""
        return self._views["verdicts"]

    @property
    def lengths(self) -> NDArray[np.int16]:
        """How many actions that game had."""
        return self._views["lengths"]

    @property
    def categories(self) -> NDArray[np.int16]:
        """The points of each seat in that game by their sources."""
        return self._views["categories"]

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of the game that is played in each place."""
        found: NDArray[np.int64] = self._games.numbers
        return found

    def reset(self, seed: int | None = None, games: ArrayLike | None = None) -> None:
        """Begin games anew.

        With ``games``, an array of truths, the next game begins in these places, and the others stay as they are.
        Without, all places begin with their first game, with another seed if one is given.
        """
        if games is None:
            if seed is not None:
                self.seed = given.whole("seed", seed)
            self._games.restart(self.seed, REWARDS[self.reward])
        elif seed is not None:
            raise OptionError("seed", "error-batch-seed")
        else:
            self._games.order_next(self._chosen(games))
        self._carry_out()

    def step(self, actions: ArrayLike) -> None:
        """Carry out an action in each game, then those of bots up to the next question to another seat.

        An action that is not legal is refused, and then nothing has changed in any game. Where a game is over its
        action is not looked at: the next game begins, or without automatic reset nothing happens.
        """
        wrong = self._games.check(self._whole_numbers(actions))
        if wrong >= 0:
            raise self._refused(wrong, self._games.action(wrong))
        self._carry_out()

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """An action of chance for each game, every legal one equally likely; -1 where a game is over.

        It depends on the seed, the number of the game and the number of the action, so asking again gives the same.
        """
        if out is None:
            return self._views["sampled"]
        self._games.copy("sampled", self._room("out", out, np.dtype(np.int64), (self.n,)))
        return out

    def write_mask(self, out: NDArray[np.bool_]) -> None:
        """Write ``mask`` to an array of one's own."""
        self._games.write_mask(self._room("out", out, np.dtype(np.bool_), (self.n, self.game.num_actions)))

    def write_observation(self, out: NDArray[Any]) -> None:
        """Write ``observation`` to an array of one's own."""
        sight = self._watched()
        sight.write(self._room("out", out, sight.kind.dtype, (self.n, *sight.kind.shape)))

    def state(self, place: int) -> State:
        """An independent copy of the position in a place."""
        found: State = self._games.state(given.between("place", place, 0, self.n - 1))
        return found.clone()

    def final_state(self, place: int) -> State:
        """The final position of the last game that ended in a place."""
        at = given.between("place", place, 0, self.n - 1)
        found: State = self._games.final_state(at)
        if not found.is_over:
            raise OptionError("place", "error-batch-not-over", value=str(at))
        return found.clone()

    def _carry_out(self) -> None:
        """Carry out the orders, and let bots answer until all games wait for other seats or are over."""
        if self._sight is not None:
            self._sight.is_new = False
        opponents = self._opponents
        waiting = self._games.advance(opponents.by_chance, opponents.asked, clearing=True)
        while waiting > 0:
            self._games.answer_greedily(opponents.greedy)
            opponents.answer(self._games, self.seed)
            waiting = self._games.advance(opponents.by_chance, opponents.asked, clearing=False)
        if waiting < 0:
            raise AgendaOverflow("error-agenda-overflow", action=f"game {self.numbers[-1 - waiting]}, seed {self.seed}")

    def _watched(self) -> Sight:
        if self._sight is None:
            raise OptionError("observation", "error-batch-blind", choices=", ".join(OBSERVATIONS))
        return self._sight

    def _refused(self, place: int, action: int) -> IllegalInBatch:
        """Why an action is not legal in the game of a place."""
        state, player = self._games.state(place), int(np.asarray(self.players)[place])
        try:
            state.resolve(action, player)
            # ``resolve`` takes the second of two equal tiles, too; a batch takes what is in its lists.
            text, decision = str(self.game.catalogue.decode(action)), str(state.decision_for(player))
            reason: DuchyError = IllegalAction("error-not-legal", action=text, player=str(player), decision=decision)
        except DuchyError as refused:
            reason = refused
        return IllegalInBatch(place, int(self.numbers[place]), action, reason)

    def _placed(self, mode: int) -> Any:
        """The games on the device that was asked for."""
        if self.device == "cpu":
            return Cores(self.game, self.n, self.threads, mode)
        from duchy.batch.card import Card  # loading CUDA takes time, so only on request

        self._opponents.check_card()
        return Card(self.game, self.n, mode)

    def _whole_numbers(self, actions: Any) -> Any:
        array = self._games.given(actions)
        if array.shape != (self.n,) or array.dtype.kind not in "iu":
            raise WrongType("error-batch-actions", name="actions", count=str(self.n), value=quoted(actions))
        return array

    def _chosen(self, games: Any) -> NDArray[np.bool_]:
        try:
            array = np.asarray(games)
        except (TypeError, ValueError):
            array = np.zeros(0)
        if array.shape != (self.n,) or array.dtype != np.bool_:
            raise WrongType("error-batch-games", name="games", count=str(self.n), value=quoted(games))
        return array

    def _room(self, name: str, array: Any, dtype: np.dtype[Any], shape: tuple[int, ...]) -> Any:
        """An array to write to."""
        if not self._games.has_room(array, dtype, shape):
            raise WrongType("error-batch-room", name=name, kind=f"{dtype.name} {shape}", value=quoted(array))
        return array
