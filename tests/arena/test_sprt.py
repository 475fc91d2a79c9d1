"""Elo, and the match that ends as soon as it is decided."""

import math
import random

import numpy as np
import pytest

import duchy
from duchy.arena import elo, entrants, run, sprt
from duchy.arena.match import finished_games, schedule
from duchy.arena.sprt import Sprt, decide
from duchy.engine.errors import OptionError
from duchy.sim.statistics import Estimate


@pytest.fixture
def game():
    return duchy.load("dice", players=2)


@pytest.mark.parametrize("points", [-400, -35.5, 0, 10, 800])
def test_shares_and_differences_are_inverse(points):
    assert elo.difference_of(elo.share_of(points)) == pytest.approx(points)


def test_four_hundred_points_are_odds_of_ten_to_one():
    assert elo.share_of(400) == pytest.approx(10 / 11)
    assert elo.difference_of(1) == math.inf
    assert elo.difference_of(0) == -math.inf


def test_a_ratio_of_wins_and_losses_alone_is_that_of_two_chances():
    """Where every deal is won or lost, nothing about the spread is left to be found."""
    test = Sprt(0, 100)
    low, high = elo.share_of(0), elo.share_of(100)
    expected = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    assert test.ratio([1] * 60 + [0] * 40) == pytest.approx(expected, abs=0.01)


def test_deals_that_resemble_each_other_decide_sooner():
    """A share of 0.6 says more where every deal gives 0.5 or 0.75 than where it gives all or nothing."""
    test = Sprt(0, 20)
    steady, wild = [0.5] * 60 + [0.75] * 40, [1.0] * 60 + [0.0] * 40
    assert np.mean(steady) == pytest.approx(np.mean(wild))
    assert test.ratio(steady) > 2 * test.ratio(wild)


@pytest.mark.parametrize("truth", ["low", "high"])
def test_errors_are_as_rare_as_promised(truth):
    """Matches of pairs of games with ties, whose true strength is one of the two."""
    test, chance = Sprt(0, 60), np.random.default_rng(7)
    share = elo.share_of(getattr(test, truth))
    outcomes, even = np.array([0.0, 0.25, 0.5, 0.75, 1.0]), np.array([0.15, 0.05, 0.6, 0.05, 0.15])
    chances = even + 2 * (share - 0.5) * (outcomes - 0.5) * even / (even @ (outcomes - 0.5) ** 2) / 2
    assert chances @ outcomes == pytest.approx(share)
    wrong = sum(_decided(test, chance.choice(outcomes, 4000, p=chances)) != truth for _ in range(300))
    assert wrong <= 30  # 15 are expected; 30 are four standard deviations more


def _decided(test, samples):
    for end in range(5, len(samples) + 1, 5):
        ratio = test.ratio(samples[:end])
        if abs(ratio) >= test.bound:
            return "high" if ratio > 0 else "low"
    return None


def test_a_match_ends_when_it_is_decided(game):
    verdict = decide(game, ["greedy", "random"], Sprt(0, 200), games=400, seed=3)
    assert verdict.decided == "high"
    assert verdict.result.complete
    assert verdict.result.balanced
    assert 4 <= verdict.result.games < 100
    again = run(game, ["greedy", "random"], verdict.result.games, seed=3)
    assert again.scores.tolist() == verdict.result.scores.tolist()
    told = verdict.as_dict()
    assert told["decided"] == "high"
    assert told["elo"]["high"] is None or told["elo"]["high"] > 200
    assert abs(_ratio_before(verdict)) < verdict.test.bound


def _ratio_before(verdict):
    """The ratio before the deal that decided."""
    shares = np.where(verdict.result.places == 1, verdict.result.seatings == 0, False).sum(axis=1)
    shares = shares / (verdict.result.places == 1).sum(axis=1)
    means = shares.reshape(-1, 2).mean(axis=1)
    assert verdict.test.ratio(means) == pytest.approx(verdict.ratio)
    return verdict.test.ratio(means[:-1])


def test_equal_bots_are_not_found_to_differ(game):
    verdict = decide(game, ["random", "random"], Sprt(0, 400), games=400, seed=1)
    assert verdict.decided == "low"


def test_a_match_that_is_too_short_decides_nothing(game):
    verdict = decide(game, ["random", "random"], Sprt(0, 1), games=6, seed=1)
    assert (verdict.decided, verdict.result.games) == (None, 6)


def test_games_that_end_in_another_order_decide_the_same(game, monkeypatch):
    in_order = decide(game, ["greedy", "random"], Sprt(0, 200), 60, seed=3)
    games = [*finished_games(game, entrants(["greedy", "random"]), schedule(2, game.teams, 60, 3), 1)]
    for number in range(5):
        random.Random(number).shuffle(games)
        monkeypatch.setattr(sprt, "finished_games", lambda *_: (played for played in games))
        shuffled = decide(game, ["greedy", "random"], Sprt(0, 200), 60, seed=3)
        assert shuffled.as_dict() == in_order.as_dict()


@pytest.mark.slow
def test_the_decision_does_not_depend_on_how_many_games_are_played_at_a_time(game):
    alone, together = (decide(game, ["greedy", "random"], Sprt(0, 200), 100, seed=3, jobs=jobs) for jobs in (1, 2))
    assert alone.as_dict() == together.as_dict()


def test_a_match_of_three_is_refused(game):
    with pytest.raises(OptionError, match="two bots"):
        decide(duchy.load("dice", players=3), ["random"] * 3, Sprt(0, 10), games=6)


@pytest.mark.parametrize("text", ["", "5", "5,5", "9,1", "0,nan", "0,inf", "a,b", "1,2,3"])
def test_what_is_no_pair_of_differences_is_refused(text):
    with pytest.raises(OptionError, match="sprt"):
        Sprt.parse(text)


def test_a_pair_of_differences_is_read():
    assert Sprt.parse("-3,12.5") == Sprt(-3, 12.5)


def test_ratings_of_a_chain():
    """Each bot is stronger than the one before it; two games a pair would say the same less surely."""

    def chain(games):
        met = [elo.Met(1, 0, games, elo.share_of(100)), elo.Met(2, 1, games, elo.share_of(200))]
        return elo.ratings(3, met, anchor=0)

    sure, unsure = chain(100_000), chain(20)
    assert [round(rating.mean) for rating in sure] == [0, 100, 300]
    assert sure[0].low == sure[0].high == 0
    halves = [[rating.half or 0 for rating in ratings] for ratings in (sure, unsure)]
    assert all(rough > 10 * fine > 0 for fine, rough in zip(halves[0][1:], halves[1][1:], strict=True))
    assert halves[0][2] > halves[0][1]  # which is further from the anchor


def test_an_interval_of_elo_is_that_of_its_share():
    games = 1000.0
    rating = elo.ratings(2, [elo.Met(0, 1, games, 0.6)], anchor=1)[0]
    ends = [elo.difference_of(0.6 + sign * 1.96 * math.sqrt(0.24 / games)) for sign in (-1, 1)]
    assert rating is not None
    assert rating.low == pytest.approx(ends[0], abs=1)
    assert rating.high == pytest.approx(ends[1], abs=1)


def test_a_bot_that_won_everything_has_a_rating_and_one_that_met_nobody_has_none():
    met = [elo.Met(0, 1, 10, 1.0), elo.Met(2, 3, 10, 0.5)]
    won, anchor, stranger, other = elo.ratings(4, met, anchor=1)
    assert won is not None
    assert math.isfinite(won.mean)
    assert won.mean > 300
    assert anchor == Estimate(0, 0, 0)
    assert stranger is other is None
