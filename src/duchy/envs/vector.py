"""Many games at once as a vector of Gymnasium's environments: one seat of each is the agent's, bots play the others.

All games are played in one process by the kernels of ``duchy.batch``.

>>> import gymnasium
>>> import duchy.envs.gymnasium
>>> envs = gymnasium.make_vec("duchy/Dice-v0", num_envs=64, opponents="random")
>>> seen, infos = envs.reset(seed=7)
>>> seen, rewards, terminated, truncated, infos = envs.step(envs.unwrapped.sample())
>>> seen.shape[0], rewards.shape, infos["action_mask"].shape
(64, (64,), (64, 307))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.arena.entrants import Entrant
from duchy.batch import Batch
from duchy.engine.errors import MissingExtra, OptionError
from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.values import given
from duchy.envs import settings
from duchy.envs.gymnasium import opponents_of

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as problem:
    raise MissingExtra(__name__, "gymnasium", problem) from None

#: How a batch calls the modes of Gymnasium.
MODES = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step", AutoresetMode.DISABLED: "disabled"}
Arrays = NDArray[Any]


class DuchyVectorEnv(VectorEnv[Arrays, Arrays, Arrays]):
    """Games side by side in which the agent has the same seat.

    ``game``, ``opponents``, ``seat``, ``reward`` and ``observation`` are those of ``DuchyEnv``; an illegal action is
    refused, and then nothing has changed in any game. ``autoreset_mode`` is one of Gymnasium's, or its name.
    ``threads`` play the games; all cores unless it is said. ``copy=False`` gives arrays that the next step writes anew.

    ``reset(seed=s)`` begins the games of ``duchy.batch.Batch`` with this seed, so that game ``g`` is game ``g`` of
    ``duchy.sim.simulate``. ``infos`` have ``action_mask``, and ``scores`` and ``places`` of the games that ended.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        opponents: Entrant | Sequence[Entrant] = "greedy",
        seat: int = 0,
        reward: str = "win",
        observation: str = "features",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.game = settings.game_of(game, options)
        self.seat = given.between("seat", seat, 0, self.game.players - 1)
        mode = _mode_of(autoreset_mode)
        others = [other for other in range(self.game.players) if other != self.seat]
        #: The games themselves.
        self.batch = Batch(
            self.game,
            num_envs,
            threads=threads,
            autoreset=MODES[mode],
            bots=dict(zip(others, opponents_of(self.game, opponents), strict=True)),
            reward=reward,
            observation=observation,
        )
        self.num_envs = self.batch.n
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.copy = copy
        self._seen = self.game.observation(observation)
        seen = self._seen
        self.single_observation_space = spaces.Box(seen.low, seen.high, seen.shape, seen.dtype.type)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._running = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games; with ``options={"reset_mask": truths}`` the next ones where a truth stands."""
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        if mask is None or not self._running:
            self.batch.reset(seed=int(self.np_random.integers(ENTROPY, dtype=np.uint64)) if seed is None else seed)
        else:
            self.batch.reset(games=mask)
        self._running = True
        return self._observed(), self._infos()

    def step(self, actions: Any) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        """Take an action in each game, and let the others play until the agent is to decide again."""
        if not self._running:
            raise settings.NoGame("error-env-reset")
        self.batch.step(actions)
        ended = self.batch.terminated.copy()
        infos = self._infos()
        if ended.any():
            infos |= self._ends(ended)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        return self._observed(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, drawn by ``duchy.batch.Batch.sample``; 0, which is not looked at, at an end."""
        return np.maximum(self.batch.sample(), 0)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game, as a boolean for each."""
        return self._kept(self.batch.mask)

    def _kept(self, array: Arrays) -> Arrays:
        return array.copy() if self.copy else array

    def _observed(self) -> Arrays:
        """What the agent sees. Where a game is over, a batch shows what the last to decide saw."""
        seen = self.batch.observation
        over = np.flatnonzero(self.batch.players < 0)
        if not (self.copy or len(over)):
            return seen
        seen = seen.copy()
        for place in over.tolist():
            self._seen.write(self.batch.state(place), self.seat, out=seen[place])
        return seen

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, bool)
        return {"action_mask": self._kept(self.batch.mask).view(np.int8), "_action_mask": everywhere}

    def _ends(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """How games ended, as Gymnasium tells it: where the next one has begun already, apart from what it shows."""
        told: dict[str, Any] = {}
        for name, found in (("scores", self.batch.scores), ("places", self.batch.places)):
            told |= {name: np.where(ended[:, None], found, 0), f"_{name}": ended}
        if self.metadata["autoreset_mode"] is not AutoresetMode.SAME_STEP:
            return told
        last = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(ended).tolist():
            last[place] = self._seen.write(self.batch.final_state(place), self.seat)
        return {"final_obs": last, "_final_obs": ended, "final_info": told, "_final_info": ended}


def _mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """A mode of Gymnasium, by itself or by its name."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        choices = ", ".join(one.value for one in AutoresetMode)
        raise OptionError("autoreset_mode", "error-not-one-of", value=repr(mode), choices=choices) from None
