"""The games in Gymnasium, by its own checks and ours."""

import importlib
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import duchy
from duchy import bots
from duchy.bots.simple import GreedyBot, RandomBot
from duchy.engine.errors import IllegalAction, MissingExtra, OptionError
from duchy.envs.gymnasium import IDS, DuchyEnv
from duchy.envs.settings import NoGame
from tests.envs.cases import CASES

pytestmark = pytest.mark.compiled


def played(env: Any, seed: int = 4) -> list[Any]:
    """A game of random legal actions: what every step brought."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    steps = [(seen, 0.0, False, False, info)]
    while not steps[-1][2]:
        steps.append(env.step(env.action_space.sample(steps[-1][4]["action_mask"])))
    return steps


@pytest.mark.parametrize("case", CASES)
def test_every_game_passes_the_check_and_can_be_played(case):
    name, options = CASES[case]
    env: Any = DuchyEnv(name, opponents="random", illegal="lose", render_mode="ansi", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*due to the environment not having a spec")
        check_env(env)
    steps = played(env)
    assert [step[1] for step in steps[:-1]] == [0] * (len(steps) - 1)
    assert steps[-1][1] == env.reward.of(env.state)[env.player]
    assert all(seen in env.observation_space for seen, *_ in steps)


@pytest.mark.parametrize("name", IDS)
def test_registered_games_pass_the_check_with_all_ways_to_render(name, capsys):
    env: Any = gymnasium.make(name, illegal="lose", opponents="greedy")
    check_env(env.unwrapped)
    assert env.spec is not None and env.spec.id == name
    shown: dict[str, Any] = {}
    for mode in ("human", "ansi", "svg"):
        env = gymnasium.make(name, render_mode=mode)
        env.reset(seed=1)
        env.action_space.seed(1)
        capsys.readouterr()
        env.step(env.action_space.sample(env.unwrapped.action_masks().astype(np.int8)))
        shown[mode] = env.render(), capsys.readouterr().out
    assert shown["human"][0] is None and shown["human"][1] == f"{shown['ansi'][0]}\n"
    assert shown["svg"][0].startswith("<svg") and not shown["svg"][1]


def test_what_the_mask_allows_is_legal_and_nothing_else():
    env = DuchyEnv("burgundy", opponents="random")
    _, info = env.reset(seed=3)
    assert env.state is not None
    for _ in range(20):
        legal = env.state.legal_actions(env.player)
        assert info["action_mask"].nonzero()[0].tolist() == env.action_masks().nonzero()[0].tolist() == legal
        _, _, _, _, info = env.step(legal[-1])


def test_an_illegal_action_is_refused_with_its_reason_or_loses():
    for illegal in ("raise", "lose"):
        env = DuchyEnv("dice", opponents="random", illegal=illegal)
        env.reset(seed=3)
        wrong = int((~env.action_masks()).nonzero()[0][0])
        if illegal == "raise":
            before = bytes(env.state) if env.state else b""
            with pytest.raises(IllegalAction, match="is not legal for player=0"):
                env.step(wrong)
            assert env.state is not None and bytes(env.state) == before
            env.step(int(env.action_masks().nonzero()[0][0]))
        else:
            _, reward, terminated, truncated, info = env.step(wrong)
            assert (reward, terminated, truncated) == (-1, True, False)
            assert not info["action_mask"].any() and not env.action_masks().any()
            with pytest.raises(NoGame, match="call reset"):
                env.step(wrong)


def test_steps_outside_of_a_game_are_refused():
    env = DuchyEnv("dice", opponents="random")
    for act in (lambda: env.step(0), env.render):
        with pytest.raises(NoGame, match="There is no game to act in"):
            act()
    played(env)
    with pytest.raises(NoGame):
        env.step(0)


class Last(bots.Bot):
    """Takes the last legal action."""

    name = "last"

    def pick(self, observed, player, legal):
        assert observed.observer == player
        return legal[-1]


class SlowGreedy(GreedyBot):
    """The same choices, but one by one."""


def test_opponents_are_named_classes_or_objects():
    game = duchy.load("bruges", players=4)
    many: list[Any] = ["random", Last, Last(game), ["page", Last, RandomBot(game)], ("random", Last, "greedy")]
    for opponents in many:
        env = DuchyEnv(game, opponents=opponents)
        first, second = played(env), played(env)
        assert np.array_equal(first[-1][4]["scores"], second[-1][4]["scores"])  # bots begin anew with the seed
    assert not np.array_equal(first[-1][4]["scores"], played(env, seed=5)[-1][4]["scores"])


def test_greedy_opponents_play_in_one_kernel_what_they_would_choose_one_by_one():
    pairs: list[Any] = [["greedy", "greedy"], [SlowGreedy, SlowGreedy], ["greedy", SlowGreedy]]
    for name in ("burgundy", "bruges", "dice"):
        scores = []
        for opponents in pairs:
            steps = played(DuchyEnv(name, players=3, opponents=opponents, seat=1))
            scores.append((len(steps), steps[-1][4]["scores"].tolist(), steps[-1][0].tolist()))
        assert scores[0] == scores[1] == scores[2]


def test_seats_are_given_or_drawn():
    drawn = DuchyEnv("dice", players=5, opponents="random", seat=None)
    assert {drawn.reset(seed=seed)[1]["player"] for seed in range(40)} == {0, 1, 2, 3, 4}
    assert drawn.reset(seed=1, options={"seat": 3})[1]["player"] == 3
    assert DuchyEnv("dice", players=5, opponents="random", seat=4).reset(seed=1)[1]["player"] == 4


def test_every_agent_of_a_vector_plays_its_own_game():
    envs: Any = gymnasium.make_vec("duchy/Dice-v0", num_envs=3, opponents="random", vectorization_mode="sync")
    seen, info = envs.reset(seed=[1, 2, 1])
    assert np.array_equal(seen[0], seen[2])
    assert info["action_mask"].shape == (3, duchy.load("dice").num_actions)
    envs.close()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"opponents": ["random", "random"]}, "bots given: 2, other seats: 1; one bot alone takes them all"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": Last(duchy.load("dice", players=3))}, "last was made for another game"),
        ({"seat": 2}, "Option 'seat': 2 is not a number from 0 to 1"),
        ({"reward": "fame"}, "'fame' is not one of win, margin, place"),
        ({"illegal": "ignore"}, "'ignore' is not one of raise, lose"),
        ({"observation": "pixels"}, "'pixels' is not one of"),
        ({"render_mode": "rgb_array"}, "'rgb_array' is not one of human, ansi, svg"),
        ({"sheet": "Z"}, "Option 'sheet'"),
    ],
    ids=lambda value: "" if isinstance(value, str) else next(iter(value)),
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong, told):
    with pytest.raises(OptionError, match=told):
        DuchyEnv("dice", **wrong)


def test_options_beside_a_game_that_was_made_are_refused():
    with pytest.raises(OptionError, match="Option 'players': the game dice was made already"):
        DuchyEnv(duchy.load("dice"), players=3)


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("vector", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_without_its_extra_a_module_says_what_to_install(module, package, extra, monkeypatch):
    monkeypatch.delitem(sys.modules, f"duchy.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(
        MissingExtra, match=rf"^duchy\.envs\.{module} needs the extra duchy\[{extra}\] \(.*{package}.*\)\.$"
    ):
        importlib.import_module(f"duchy.envs.{module}")
