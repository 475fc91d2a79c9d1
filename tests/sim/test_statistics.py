"""Means and shares with intervals: checked against textbook values, and against games that share a seed."""

import numpy as np
import pytest

from duchy.sim.statistics import mean_of, share_of, wilson, win_shares
from tests.support.present import present


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (180, 200, 0.8506, 0.9343)],
)
def test_the_interval_of_a_share_is_wilsons(wins, games, low, high):
    values = [1.0] * wins + [0.0] * (games - wins)
    for share in (wilson(wins / games, games), share_of(values)):
        assert share is not None and share.mean == wins / games
        assert share.low == pytest.approx(low, abs=1e-4) and share.high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize(("games", "quantile"), [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (31, 2.042)])
def test_the_interval_of_a_mean_is_students(games, quantile):
    values = np.arange(games, dtype=float)
    mean = mean_of(values)
    assert mean is not None and mean.mean == values.mean()
    assert mean.half == pytest.approx(quantile * values.std(ddof=1) / np.sqrt(games), rel=2e-3)


def test_games_of_one_seed_are_one_sample_of_a_mean():
    alone = mean_of([100, 140, 130])
    paired = mean_of([100, 100, 140, 140, 130, 130], groups=[1, 1, 2, 2, 3, 3])
    assert present(paired).half == pytest.approx(present(alone).half)


def test_a_seed_that_was_not_finished_counts_by_its_games():
    mean = mean_of([10, 20, 60], groups=[1, 1, 2])
    assert mean is not None and mean.mean == 30
    assert present(mean.half) > 0


def test_games_that_agree_within_a_seed_count_once_and_others_as_games():
    games = 40
    seeds = np.repeat(np.arange(games // 2), 2)
    agreeing = np.repeat(np.arange(games // 2) % 2, 2)
    assert share_of(agreeing, seeds) == wilson(0.5, games // 2)
    opposed = np.tile([0, 1], games // 2)  # the seat decides: never less certain than as many single games
    assert share_of(opposed, seeds) == wilson(0.5, games)


def test_one_seed_tells_no_interval_of_a_mean_and_a_wide_one_of_a_share():
    mean = mean_of([3, 5], groups=[7, 7])
    assert mean is not None and mean.low is None
    assert mean.as_dict() == {"mean": 4, "low": None, "high": None}
    assert share_of([1, 1], groups=[7, 7]) == wilson(1.0, 1)


def test_no_games_show_nothing():
    assert mean_of([]) is None
    assert share_of([]) is None


def test_a_shared_first_place_is_a_part_of_the_win():
    places = np.array([[1, 2, 3], [1, 1, 3], [1, 1, 1]])
    assert win_shares(places).tolist() == [[1, 0, 0], [0.5, 0.5, 0], pytest.approx([1 / 3] * 3)]


@pytest.mark.parametrize("strength", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("luck", [0.0, 1.5])
def test_intervals_hold_the_truth_as_often_as_they_say(strength, luck):
    """Matches drawn at random, in which the dice of a seed favour one bot in both of its games (``luck``)."""
    rng = np.random.default_rng(7)
    seeds = np.repeat(np.arange(50), 2)
    centre = np.log(strength / (1 - strength))

    def chances(seeds_drawn):
        return 1 / (1 + np.exp(-(centre + luck * rng.standard_normal(seeds_drawn))))

    truth = chances(1_000_000).mean()
    held = 0
    for _ in range(1000):
        wins = rng.random(100) < np.repeat(chances(50), 2)
        share = present(share_of(wins, seeds))
        held += present(share.low) <= truth <= present(share.high)
    assert held >= 930
