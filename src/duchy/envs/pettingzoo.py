"""The games as environments of PettingZoo: every seat is an agent, and one decides at a time (AEC).

>>> from duchy.envs import pettingzoo
>>> env = pettingzoo.env("dice", players=3, reward="place")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import MissingExtra
from duchy.engine.game.game import ENTROPY, Game, State
from duchy.engine.values import given
from duchy.engine.values.options import one_of
from duchy.envs import settings
from duchy.envs.rewards import Reward

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as problem:
    raise MissingExtra(__name__, "pettingzoo", problem) from None

#: What an agent is called, with its seat: ``player_0``.
AGENT = "player_{}"


def env(game: Game | str, *, illegal: str = "raise", **rest: Any) -> Any:
    """A game as an environment whose agents take turns, within PettingZoo's usual checks.

    ``game`` is a name with the game's own options beside it, or a game from ``duchy.load``. ``illegal="raise"`` refuses
    an illegal action with the reason; with ``"lose"`` it ends the game, with the lowest reward for who has taken it.
    ``reward``, ``observation`` and ``render_mode`` are those of ``DuchyAEC``.
    """
    one_of("illegal", illegal, settings.ILLEGAL)
    raw = DuchyAEC(game, **rest)
    if illegal == "lose":
        raw = TerminateIllegalWrapper(raw, illegal_reward=raw.reward.low)
        raw = AssertOutOfBoundsWrapper(raw)
    return OrderEnforcingWrapper(raw)


class DuchyAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent for every seat, ``player_0`` and so on, each of which sees what its player may know.

    An observation has the parts ``observation`` and ``action_mask``; the mask is empty for who is not to decide. Where
    several players decide at once, they are asked one after the other, and nobody sees what those before have chosen.
    ``reward`` is ``"win"``, ``"margin"`` or ``"place"`` (``duchy.envs.rewards``) and comes at the end, ``observation``
    the kind of the observation. Pictures show what everybody may know.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(settings.RENDER_MODES),
        "render_fps": settings.FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        *,
        reward: str = "win",
        observation: str = "features",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = settings.game_of(game, options)
        self.metadata = {**self.metadata, "name": f"duchy_{self.game.name}_v0"}  # type: ignore[misc]  # of this game
        self.reward = Reward(self.game, reward)
        self.render_mode = settings.render_mode_of(render_mode)
        self.possible_agents = [AGENT.format(seat) for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = self.game.observation(observation)
        self._action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        #: The position, with everything that agents do not know.
        self.position: State | None = None

    def _space(self) -> Any:
        seen = self._seen
        mask = spaces.Box(0, 1, (self.game.num_actions,), np.int8)
        watched = spaces.Box(seen.low, seen.high, seen.shape, seen.dtype.type)
        return spaces.Dict({"observation": watched, "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        """What an agent may see; the same object each time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do; the same object each time."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed it is another one each time."""
        if seed is not None:
            self._chance = np.random.default_rng(given.entropy("seed", seed))
        self.position = self.game.new_state(int(self._chance.integers(ENTROPY, dtype=np.uint64)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = AGENT.format(self.position.deciders[0])
        self._show()

    def step(self, action: Any) -> None:
        """Take an action of the agent whose turn it is; None from one whose game is over."""
        agent, state = self.agent_selection, self._now()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state.apply(given.whole("action", action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.is_over:
            self.rewards = dict(zip(self.agents, self.reward.of(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = AGENT.format(state.deciders[0])
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees, and what it may do now."""
        state, seat = self._now(), self._seats[agent]
        mask = np.zeros(self.game.num_actions, bool)
        if agent == self.agent_selection and not state.is_over:
            state.legal_mask(seat, mask)
        return {"observation": self._seen.write(state, seat), "action_mask": mask.view(np.int8)}

    def render(self) -> Any:
        """The position as everybody may see it: a text (``ansi``) or a picture (``svg``)."""
        shown = self.render_mode != "human"  # what people see is printed by every step
        return settings.rendered(self._now(), None, self.render_mode) if shown else None

    def close(self) -> None:
        """Nothing is held open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            settings.rendered(self._now(), None, self.render_mode)

    def _now(self) -> State:
        if self.position is None:
            raise settings.NoGame("error-env-reset")
        return self.position
