"""Matches are balanced over seats, paired by seed, and honest about what they show."""

import json
from collections import Counter

import numpy as np
import pytest

import duchy
from duchy.arena import BotSpec, Result, run
from duchy.arena.match import by_bot, schedule, wilson


def test_every_seed_is_played_in_every_seating():
    plan = list(schedule(bot_count=3, players=3, games=9, seed=5))
    assert Counter(seed for seed, _ in plan) == {5: 3, 6: 3, 7: 3}
    for seat in range(3):
        assert Counter(seating[seat] for _, seating in plan) == {0: 3, 1: 3, 2: 3}


def test_fewer_bots_than_seats_share_them():
    assert [seating for _, seating in schedule(2, 4, 2, 0)] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert by_bot((0, 1, 0, 1), [50, 90, 70, 20], [3, 1, 2, 4], 2) == ([70, 90], [2, 1])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (180, 200, 0.8506, 0.9343)],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    rate, least, most = wilson(wins, games)
    assert rate == wins / games
    assert (least, most) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_no_game_shows_nothing():
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_the_score_interval_counts_seeds_not_games():
    bots = (BotSpec("greedy"), BotSpec("random"))
    scores = np.array([[100, 1], [100, 1], [140, 1], [140, 1]], np.int32)
    result = Result(bots, (1, 1, 2, 2), scores, np.ones_like(scores), True)
    row = result.standings[0]
    assert row.mean_score == 120
    assert row.score_interval == pytest.approx(1.96 * np.std([100, 140], ddof=1) / np.sqrt(2), rel=1e-3)


def test_the_same_match_twice_is_the_same():
    game = duchy.load("burgundy", players=2)
    first, second = (run(game, ["random", "random"], games=4, seed=9) for _ in range(2))
    assert first.scores.tolist() == second.scores.tolist()
    assert json.loads(json.dumps(first.as_dict()))["games"] == 4


@pytest.mark.compiled
def test_several_processes_play_the_same_games():
    game = duchy.load("burgundy", players=2)
    alone = run(game, ["random", "greedy"], games=4, seed=2)
    together = run(game, ["random", "greedy"], games=4, seed=2, jobs=2)

    def rows(result):
        return sorted(zip(result.seeds, map(tuple, result.scores.tolist()), strict=True))

    assert rows(alone) == rows(together)


def test_an_interruption_keeps_what_is_done():
    game = duchy.load("burgundy", players=2)

    def stop(done, wanted, so_far):
        assert (done, wanted, so_far.games) == (1, 4, 1)
        raise KeyboardInterrupt

    result = run(game, ["random", "random"], games=4, seed=9, progress=stop)
    assert (result.games, result.complete) == (1, False)


def test_a_bot_is_written_with_its_parameters():
    spec = BotSpec.parse("search:seconds=0.1,threads=2")
    assert spec == BotSpec("search", (("seconds", 0.1), ("threads", 2)))
    assert str(spec) == "search:seconds=0.1,threads=2"


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "message"),
    [
        (["deep", "random"], 2, 1, "there is no bot 'deep'"),
        (["search:depth=3", "random"], 2, 1, "no parameter 'depth'"),
        (["search:seconds", "random"], 2, 1, "name=value"),
        (["search:seconds=soon", "random"], 2, 1, "not a number"),
        (["random"] * 3, 2, 1, "evenly"),
        (["random"] * 2, 0, 1, "games"),
        (["random"] * 2, 2, 0, "jobs"),
    ],
)
def test_wrong_matches_are_refused(bots, games, jobs, message):
    with pytest.raises(duchy.OptionError, match=message):
        run(duchy.load("burgundy", players=2), bots, games=games, jobs=jobs)
