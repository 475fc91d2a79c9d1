"""The games as environments of Gymnasium: one seat is the agent's, bots play the others.

>>> import gymnasium
>>> import duchy.envs.gymnasium
>>> env = gymnasium.make("duchy/Burgundy-v0", opponents="greedy", reward="margin")
>>> seen, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> seen, reward, terminated, truncated, info = env.step(action)
>>> terminated, reward
(False, 0.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.arena.entrants import BotSpec, Entrant, entrants
from duchy.bots.bot import Bot
from duchy.bots.simple import GreedyBot
from duchy.engine.errors import MissingExtra, OptionError
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.game.registry import PACKAGES
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.envs import settings
from duchy.envs.rewards import Reward

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as problem:
    raise MissingExtra(__name__, "gymnasium", problem) from None

#: The ids that are registered: ``duchy/Burgundy-v0`` and so on.
IDS = {f"duchy/{name.capitalize()}-v0": name for name in PACKAGES}


class DuchyEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A game in which the agent has one seat, and bots have the others.

    ``game`` is a name with the game's own options beside it, or a game from ``duchy.load``. ``opponents`` are the bots
    of the other seats in their order, partners among them, as ``duchy.arena`` takes them: names, classes or objects;
    one alone plays all of them. With ``seat=None`` the agent's seat is drawn for each game. ``reward`` is ``"win"``,
    ``"margin"`` or ``"place"`` (``duchy.envs.rewards``) and comes with the last action; all others bring 0.
    ``illegal="raise"`` refuses an illegal action with the reason; with ``"lose"`` it ends the game with the lowest
    reward. ``observation`` is the kind of the observation.

    ``info["action_mask"]`` and ``action_masks()`` say which actions are legal. ``info["player"]`` is the agent's seat,
    and the last ``info`` has ``scores`` and ``places``.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium declares it so
        "render_modes": list(settings.RENDER_MODES),
        "render_fps": settings.FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        game: Game | str,
        *,
        opponents: Entrant | Sequence[Entrant] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        illegal: str = "raise",
        observation: str = "features",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = settings.game_of(game, options)
        self.seat = None if seat is None else given.between("seat", seat, 0, self.game.players - 1)
        self.reward = Reward(self.game, reward)
        one_of("illegal", illegal, settings.ILLEGAL)
        self.illegal = illegal
        self.render_mode = settings.render_mode_of(render_mode)
        self._bots = [spec.make(self.game, 0) for spec in opponents_of(self.game, opponents)]
        self._observation = self.game.observation(observation)
        seen = self._observation
        self.observation_space = spaces.Box(seen.low, seen.high, seen.shape, seen.dtype.type)
        self.action_space = spaces.Discrete(self.game.num_actions)
        #: The position, with everything that the agent does not know.
        self.state: State | None = None
        #: The agent's seat in this game.
        self.player = 0
        self._running = False
        self._legal = np.zeros(self.game.num_actions, bool)
        self._by_seat: dict[int, Bot] = {}
        self._greedy = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a game and play it until the agent is to decide. ``options={"seat": 2}`` gives it another seat."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.game.players))
        chosen = (options or {}).get("seat", self.seat)
        self.player = drawn if chosen is None else given.between("seat", chosen, 0, self.game.players - 1)
        others = [seat for seat in range(self.game.players) if seat != self.player]
        self._by_seat = dict(zip(others, self._bots, strict=True))
        self._greedy = sum(1 << seat for seat, bot in self._by_seat.items() if type(bot) is GreedyBot)
        for bot in self._bots:
            bot.reseed(self._number())
        self.state = self.game.new_state(self._number())
        return self._arrive(self.state)

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Take an action of the agent, and let the others play until the agent is to decide again."""
        state = self.state
        if state is None or not self._running:
            raise settings.NoGame("error-env-reset")
        number = given.between("action", action, 0, self.game.num_actions - 1)
        if self.illegal == "lose" and not self._legal[number]:
            seen, info = self._arrive(state, lost=True)
            return seen, self.reward.low, True, False, info
        state.apply(number, self.player)
        seen, info = self._arrive(state)
        reward = self.reward.of(state)[self.player] if state.is_over else 0.0
        return seen, reward, state.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as a boolean for each."""
        return self._legal.copy()

    def render(self) -> Any:
        """The position as the agent sees it: a text (``ansi``) or a picture (``svg``)."""
        if self.state is None:
            raise settings.NoGame("error-env-reset")
        shown = self.render_mode != "human"  # what people see is printed by every step
        return settings.rendered(self.state, self.player, self.render_mode) if shown else None

    def _arrive(self, state: State, lost: bool = False) -> tuple[NDArray[Any], dict[str, Any]]:
        """Let the others play, and look at the position: what the agent sees and may do."""
        if not lost:
            self._play_on(state)
        self._running = not (lost or state.is_over)
        if self._running:
            state.legal_mask(self.player, self._legal)
        else:
            self._legal[:] = False
        if self.render_mode == "human":
            settings.rendered(state, self.player, self.render_mode)
        info = {"action_mask": self._legal.astype(np.int8), "player": self.player}
        if not self._running:
            info |= {"scores": np.array(state.scores), "places": np.array(state.places)}
        return self._observation.write(state, self.player), info

    def _play_on(self, state: State) -> None:
        """Let the bots decide until the agent is among those who are to decide, or the game is over."""
        while not state.is_over and self.player not in (deciders := state.deciders):
            bot = self._by_seat[deciders[0]]
            if type(bot) is GreedyBot:
                bot.play_on(state, self._greedy)  # all of them in one kernel
            else:
                state.apply(bot.choose(state.observe(deciders[0])), deciders[0])

    def _number(self) -> int:
        """A number that a generator can grow from."""
        return int(self.np_random.integers(ENTROPY, dtype=np.uint64))


def opponents_of(game: Game, opponents: Entrant | Sequence[Entrant]) -> tuple[BotSpec, ...]:
    """The bots of all other seats."""
    seats = game.players - 1
    if isinstance(opponents, str | type | Bot | BotSpec):
        opponents = [opponents] * seats
    specs = entrants(opponents)
    if len(specs) != seats:
        raise OptionError("opponents", "error-env-opponents", count=len(specs), seats=seats)
    for spec in specs:
        spec.check(game, jobs=1)
    return specs


for _id, _name in IDS.items():
    gymnasium.register(
        _id,
        entry_point=f"{__name__}:{DuchyEnv.__name__}",
        vector_entry_point="duchy.envs.vector:DuchyVectorEnv",
        kwargs={"game": _name},
    )
