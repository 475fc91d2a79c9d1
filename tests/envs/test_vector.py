"""Vectors of games in Gymnasium, beside batches and single environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import duchy
from duchy.batch import IllegalInBatch
from duchy.engine.errors import OptionError
from duchy.envs.gymnasium import IDS
from duchy.envs.settings import NoGame
from duchy.envs.vector import DuchyVectorEnv
from duchy.sim import simulate

pytestmark = pytest.mark.compiled
GAMES = 6


def envs_of(mode: AutoresetMode | str = AutoresetMode.NEXT_STEP, **given: Any) -> DuchyVectorEnv:
    return DuchyVectorEnv("dice", GAMES, opponents="random", threads=1, autoreset_mode=mode, **given)


def test_games_are_registered_as_vectors():
    for name in IDS:
        envs: Any = gymnasium.make_vec(name, num_envs=2, opponents="random")
        assert isinstance(envs.unwrapped, DuchyVectorEnv)
        seen, infos = envs.reset(seed=1)
        assert seen in envs.observation_space
        assert infos["action_mask"].shape == (2, envs.single_action_space.n)
        actions = envs.unwrapped.sample()
        assert actions in envs.action_space
        assert all(infos["action_mask"][place, action] for place, action in enumerate(actions))
        seen, rewards, ended, truncated, infos = envs.step(actions)
        assert seen in envs.observation_space
        assert not (rewards.any() or ended.any() or truncated.any())
        envs.close()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_every_mode_tells_of_the_end_what_gymnasium_says(mode):
    envs = envs_of(mode, seat=1)
    whole = simulate(envs.game, GAMES, seed=5, threads=1)
    kind = envs.game.observation("features")
    envs.reset(seed=5)
    ends = dict.fromkeys(range(GAMES), 0)
    while not all(ends.values()):
        seen, rewards, ended, _, infos = envs.step(envs.sample())
        told = infos.get("final_info", infos)
        for place in np.flatnonzero(ended & [not ends[place] for place in ends]).tolist():
            ends[place] += 1
            final = envs.batch.final_state(place)
            assert told["scores"][place].tolist() == whole.scores[place].tolist() == final.scores
            assert told["places"][place].tolist() == final.places
            assert rewards[place] == {1: 1, 2: -1}[final.places[1]] or final.places[0] == final.places[1]
            last = infos["final_obs"][place] if mode is AutoresetMode.SAME_STEP else seen[place]
            assert np.array_equal(last, kind.write(final, 1))
        if mode is AutoresetMode.DISABLED and ended.any():
            assert (infos["action_mask"][ended] == 0).all()
    if mode is AutoresetMode.DISABLED:
        mask = np.arange(GAMES) == 2
        seen, infos = envs.reset(options={"reset_mask": mask})
        assert (envs.batch.players >= 0).tolist() == mask.tolist()
        assert envs.batch.numbers[2] == 2 + GAMES
        assert infos["action_mask"].any(axis=1).tolist() == mask.tolist()


def test_the_agent_alone_is_asked_and_sees_with_its_own_eyes():
    envs = envs_of(seat=1)
    seen, _ = envs.reset(seed=2)
    for _ in range(10):
        assert (envs.batch.players == 1).all()
        for place in range(GAMES):
            assert np.array_equal(seen[place], envs.batch.state(place).features(1))
        seen, *_ = envs.step(envs.sample())


def begun(envs: DuchyVectorEnv, seed: int | None = None) -> list[bytes]:
    """The first positions of all games."""
    envs.reset(seed=seed)
    return [bytes(envs.batch.state(place)) for place in range(GAMES)]


def test_a_seed_gives_the_same_games_and_none_gives_others():
    one, other = envs_of(), envs_of(copy=False)
    first = begun(one, 3)
    assert first == begun(other, 3) != begun(other, 4)
    drawn = [begun(one), begun(one)]
    assert len({first[0], drawn[0][0], drawn[1][0]}) == 3
    assert begun(one, 3) == first
    assert [begun(one), begun(one)] == drawn


def test_arrays_are_kept_unless_they_are_to_be_shared():
    for copy in (True, False):
        envs = envs_of(copy=copy)
        seen, infos = envs.reset(seed=2)
        before, mask = seen.copy(), infos["action_mask"].copy()
        envs.step(envs.sample())
        assert np.array_equal(seen, before) is copy
        assert np.array_equal(infos["action_mask"], mask) is copy


def test_an_illegal_action_is_refused_and_nothing_has_changed():
    envs = envs_of()
    envs.reset(seed=1)
    before = [bytes(envs.batch.state(place)) for place in range(GAMES)]
    wrong = envs.sample()
    wrong[3] = int((~envs.action_masks()[3]).nonzero()[0][0])
    with pytest.raises(IllegalInBatch, match="place 3"):
        envs.step(wrong)
    assert [bytes(envs.batch.state(place)) for place in range(GAMES)] == before


def test_what_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(NoGame, match="call reset"):
        envs_of().step([0] * GAMES)
    with pytest.raises(OptionError, match="'Never' is not one of NextStep, SameStep, Disabled"):
        envs_of("Never")
    with pytest.raises(OptionError, match="seat"):
        envs_of(seat=2)
    with pytest.raises(OptionError, match="bots given: 2, other seats: 1"):
        DuchyVectorEnv(duchy.load("dice"), 2, opponents=["random", "random"])
