"""What a finished game is worth to its players."""

from types import SimpleNamespace
from typing import Any

import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.envs.rewards import MOST_MARGIN, REWARDS, Reward
from tests.envs.cases import CASES


def ended(scores: list[int], places: list[int], teams: tuple[tuple[int, ...], ...]) -> Any:
    totals = [sum(scores[seat] for seat in team) for team in teams]
    return SimpleNamespace(scores=scores, places=places, team_scores=totals)


TRIO = ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("kind", "scores", "places", "worth"),
    [
        ("win", [90, 70, 50], [1, 2, 3], [1, -0.5, -0.5]),
        ("win", [90, 90, 50], [1, 1, 3], [0.25, 0.25, -0.5]),
        ("win", [60, 60, 60], [1, 1, 1], [0, 0, 0]),
        ("margin", [90, 70, 50], [1, 2, 3], [30, 0, -30]),
        ("place", [90, 70, 50], [1, 2, 3], [1, 0, -1]),
        ("place", [90, 90, 50], [1, 1, 3], [0.5, 0.5, -1]),
    ],
)
def test_of_three(kind, scores, places, worth):
    assert Reward(duchy.load("dice", players=3), kind).of(ended(scores, places, TRIO)) == worth


def test_partners_get_the_same():
    team = duchy.load("burgundy", players=4, modules=["team"])
    state = ended([60, 80, 50, 70], [2, 1, 2, 1], team.teams)
    assert Reward(team, "win").of(state) == [-1, 1, -1, 1]
    assert Reward(team, "margin").of(state) == [-40, 40, -40, 40]
    assert Reward(team, "place").of(state) == [-1, 1, -1, 1]


def test_a_game_for_one_is_judged_by_its_verdict_or_its_points():
    solo = duchy.load("burgundy", players=1, modules=["solo"])
    for verdict, worth in (("lost", -1), ("won", 1)):
        state: Any = SimpleNamespace(game=solo, verdict=verdict, scores=[57])
        assert Reward(solo, "win").of(state) == [worth]
        assert Reward(solo, "margin").of(state) == [57]
    dice = duchy.load("dice", players=1)
    worth = [Reward(dice, "win").of(SimpleNamespace(game=dice, verdict=name))[0] for name in dice.verdicts]  # type: ignore[arg-type]
    assert worth == pytest.approx([-1, -1 / 3, 1 / 3, 1])
    with pytest.raises(
        OptionError, match="Option 'reward': a game for one player has no places; there are win, margin"
    ):
        Reward(dice, "place")


def test_an_unknown_reward_is_refused():
    with pytest.raises(OptionError, match="'fame' is not one of win, margin, place"):
        Reward(duchy.load("dice"), "fame")


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES)
def test_rewards_of_games_lie_within_their_bounds_and_add_up_to_nothing(case):
    name, options = CASES[case]
    game = duchy.load(name, **options)
    played = duchy.arena.run(game, ["random"], games=3, seed=5, keep="records")
    for record in played.records:
        state = record.replay()
        for kind in REWARDS[: 2 if game.players == 1 else 3]:
            reward = Reward(game, kind)
            worth = reward.of(state)
            assert all(reward.low <= one <= reward.high for one in worth)
            assert game.players == 1 or sum(worth) == pytest.approx(0)
        assert max(state.scores) < MOST_MARGIN / 2
