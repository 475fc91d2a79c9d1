"""The games in PettingZoo, by its own tests and ours."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import duchy
from duchy.engine.errors import IllegalAction, OptionError
from duchy.envs import pettingzoo
from duchy.envs.settings import NoGame
from tests.envs.cases import CASES

pytestmark = pytest.mark.compiled

#: PettingZoo says of every environment whose observations have a mask that they are no plain arrays.
OF_MASKS = "Observation is not a NumPy array|Observation space for each agent probably should be"


@pytest.mark.parametrize("case", CASES)
def test_every_game_passes_the_tests_of_pettingzoo(case, capsys):
    name, options = CASES[case]

    def make(**rest: Any) -> Any:
        return pettingzoo.env(name, **rest, **options)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=OF_MASKS)
        api_test(make(illegal="raise"), num_cycles=400)
        api_test(make(illegal="lose", reward="margin"), num_cycles=30)
        seed_test(make, num_cycles=60)
        render_test(make, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert "Passed API test" in capsys.readouterr().out


def played(env: Any, seed: int) -> dict[str, float]:
    """What a game of random legal actions brought every agent."""
    env.reset(seed=seed)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seat)
    brought = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert env.observation_space(agent).contains(seen) and not truncated
        if terminated:
            brought[agent] = reward
            assert not seen["action_mask"].any()
        env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
    return brought


@pytest.mark.parametrize("case", CASES)
def test_every_agent_gets_what_the_game_brought_it(case):
    name, options = CASES[case]
    env = pettingzoo.env(name, reward="margin", **options)
    brought = played(env, seed=9)
    final = env.unwrapped.position
    assert final.is_over
    assert [brought[agent] for agent in env.possible_agents] == env.unwrapped.reward.of(final)


def test_those_who_decide_at_once_are_asked_one_by_one_and_keep_their_secret():
    env = pettingzoo.env("dice", players=3)
    env.reset(seed=5)
    legal = env.observe("player_0")["action_mask"].nonzero()[0]
    assert len(legal) > 1 and env.unwrapped.position.deciders == (0, 1, 2)
    after = []
    for action in legal[:2]:
        env.reset(seed=5)
        env.step(action)
        assert env.agent_selection == "player_1"
        others = [env.observe(agent) for agent in ("player_1", "player_2")]
        after.append([*(seen["observation"] for seen in others), others[0]["action_mask"]])
        assert not others[1]["action_mask"].any()
        own = env.observe("player_0")["observation"]
        after[-1].append(own)
    assert all(np.array_equal(one, other) for one, other in zip(*(seen[:-1] for seen in after), strict=True))
    assert not np.array_equal(after[0][-1], after[1][-1])


def test_an_illegal_action_is_refused_or_loses():
    strict, free = (pettingzoo.env("dice", players=3, illegal=illegal) for illegal in ("raise", "lose"))
    for env in (strict, free):
        env.reset(seed=2)
    wrong = int((strict.observe("player_0")["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match="is not legal for player=0"):
        strict.step(wrong)
    free.step(wrong)
    assert free.rewards == {"player_0": -0.5, "player_1": 0, "player_2": 0}
    assert all(free.terminations.values())


def test_what_cannot_be_is_refused_in_a_sentence():
    with pytest.raises(OptionError, match="'ignore' is not one of raise, lose"):
        pettingzoo.env("dice", illegal="ignore")
    with pytest.raises(OptionError, match="Option 'opponents': unknown"):
        pettingzoo.env("dice", opponents="greedy")
    with pytest.raises(NoGame, match="There is no game to act in"):
        pettingzoo.DuchyAEC(duchy.load("dice")).render()
