"""Matches are balanced over seats, paired by seed, and honest about what they show."""

import json
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.arena import BotSpec, Result, run
from duchy.arena.match import Played, schedule
from tests.support.present import present


def test_every_seed_is_played_in_every_seating():
    plan = list(schedule(bot_count=3, teams=alone(3), games=9, seed=5))
    assert Counter(seed for seed, _ in plan) == {5: 3, 6: 3, 7: 3}
    for seat in range(3):
        assert Counter(seating[seat] for _, seating in plan) == {0: 3, 1: 3, 2: 3}


def alone(players):
    """Every player is a team."""
    return tuple((player,) for player in range(players))


def test_a_bot_plays_all_seats_of_a_team():
    assert [seating for _, seating in schedule(2, ((0, 1), (2, 3)), 2, 0)] == [(0, 0, 1, 1), (1, 1, 0, 0)]


def test_a_team_that_is_first_alone_wins_and_teams_that_share_the_first_place_share_the_win():
    teams = ((0, 2), (1, 3))
    won = (1, (0, 1, 0, 1), [50, 60, 70, 20], [1, 2, 1, 2])
    tied = (2, (0, 1, 0, 1), [50, 60, 50, 40], [1, 1, 1, 1])
    result = result_of(["greedy", "random"], won, tied, teams=teams)
    assert [(row.wins, row.ties, row.win_share.mean) for row in result.standings] == [(1, 1, 0.75), (0, 1, 0.25)]


def test_fewer_bots_than_seats_share_them():
    assert [seating for _, seating in schedule(2, alone(4), 2, 0)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def result_of(names, *games, teams=()):
    """A result from games of seed, seating, scores and places."""
    played = [Played(seed, seating, scores, places, None) for seed, seating, scores, places in games]
    return Result.of(tuple(map(BotSpec, names)), teams or alone(len(games[0][1])), played, True)


def test_two_equal_bots_share_their_wins():
    """Both used to be told to have won nearly all games."""
    tie = [50, 50], [1, 1]
    result = result_of(["greedy", "greedy"], (1, (0, 1), *tie), (1, (1, 0), *tie), (2, (0, 1), *tie), (2, (1, 0), *tie))
    for row in result.standings:
        assert (row.wins, row.ties) == (0, 4)
        assert row.win_share.mean == 0.5
        assert row.margin.mean == 0


def test_equal_bots_of_the_dice_game_print_one_half_each():
    rows = run(duchy.load("dice", players=2), ["greedy", "greedy"], games=2, seed=3).standings
    assert [(present(row.win_share).mean, row.ties) for row in rows] == [(0.5, 2), (0.5, 2)]


def test_the_shares_of_a_match_are_one_win():
    rows = run(duchy.load("dice", players=3), ["random", "greedy", "random"], games=3, seed=3).standings
    assert sum(present(row.win_share).mean for row in rows) == pytest.approx(1)
    assert sum(present(row.margin).mean for row in rows) == pytest.approx(0)


def test_points_are_means_per_seat():
    """A bot on several seats used to be told with the points of the best of them."""
    result = result_of(["greedy", "random"], (1, (0, 1, 0, 1), [50, 90, 70, 20], [3, 1, 2, 4]))
    greedy, random = result.standings
    assert (greedy.points_per_seat.mean, random.points_per_seat.mean) == (60, 55)
    assert (greedy.margin.mean, random.margin.mean) == (5, -5)
    assert (greedy.wins, random.wins) == (0, 1)


def test_seats_of_one_bot_that_share_the_first_place_win():
    result = result_of(["greedy", "random"], (1, (0, 1, 0, 1), [70, 20, 70, 30], [1, 4, 1, 3]))
    assert [(row.wins, row.ties, row.win_share.mean) for row in result.standings] == [(1, 0, 1), (0, 0, 0)]


def test_three_seats_in_first_place_get_a_third_each():
    result = result_of(["greedy", "random"], (1, (0, 1, 0, 1), [70, 70, 70, 30], [1, 1, 1, 4]))
    assert [(row.wins, row.ties) for row in result.standings] == [(0, 1), (0, 1)]
    assert [row.win_share.mean for row in result.standings] == [pytest.approx(2 / 3), pytest.approx(1 / 3)]


def test_intervals_count_seeds_not_games():
    games = [
        (seed, seating, [score, 1], [1, 2]) for seed, score in ((1, 100), (2, 140)) for seating in ((0, 1), (1, 0))
    ]
    points = result_of(["greedy", "random"], *games).standings[0].points_per_seat
    assert points.half == pytest.approx(12.706 * np.std([50.5, 70.5], ddof=1) / np.sqrt(2), rel=1e-3)


def test_a_bot_alone_has_no_margin():
    assert result_of(["greedy"], (1, (0,), [50], [1])).standings[0].margin is None


def test_a_match_says_whether_its_seats_are_balanced():
    game = duchy.load("dice", players=2)
    assert run(game, ["random", "random"], games=2).balanced
    assert not run(game, ["random", "random"], games=3).balanced


def test_after_the_time_no_seed_is_begun_and_two_are_always_played():
    result = run(duchy.load("dice", players=2), ["random", "random"], games=40, seconds=1e-9)
    assert (result.games, result.complete, result.balanced) == (4, True, True)


def test_the_same_match_twice_is_the_same():
    game = duchy.load("burgundy", players=2)
    first, second = (run(game, ["random", "random"], games=4, seed=9) for _ in range(2))
    assert first.scores.tolist() == second.scores.tolist()


def test_the_document_has_the_same_numbers_with_names_and_intervals():
    result = run(duchy.load("dice", players=2), ["random", "greedy"], games=4, seed=9)
    document = json.loads(json.dumps(result.as_dict()))
    assert {key: document[key] for key in ("games", "complete", "balanced", "confidence")} == {
        "games": 4,
        "complete": True,
        "balanced": True,
        "confidence": 0.95,
    }
    assert document["methods"] == {"win_share": "wilson", "mean": "student"}
    for told, row in zip(document["standings"], result.standings, strict=True):
        assert (told["bot"], told["wins"], told["ties"]) == (row.bot, row.wins, row.ties)
        for name in ("win_share", "points_per_seat", "margin"):
            estimate = getattr(row, name)
            ends = {"mean": estimate.mean, "low": estimate.low, "high": estimate.high}
            assert told[name] == pytest.approx(ends, abs=1e-4)
    first = document["results"][0]
    assert (first["seed"], first["seating"], len(first["scores"]), sorted(first["places"])) == (9, [0, 1], 2, [1, 2])


@pytest.mark.compiled
def test_several_processes_play_the_same_games():
    game = duchy.load("burgundy", players=2)
    alone = run(game, ["random", "greedy"], games=4, seed=2)
    together = run(game, ["random", "greedy"], games=4, seed=2, jobs=2)

    assert alone.as_dict() == together.as_dict()


@pytest.mark.compiled
def test_a_program_that_cannot_have_several_processes_is_told(tmp_path):
    """Each process begins by running the program again, which must not start a match there."""
    program = tmp_path / "program.py"
    program.write_text(
        "import duchy, duchy.arena\n"
        "try:\n"
        "    duchy.arena.run(duchy.load('dice'), ['random', 'random'], games=4, jobs=2)\n"
        "except duchy.OptionError as error:\n"
        "    print(error)\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Option 'jobs': a process that played games has ended.")


def test_an_interruption_keeps_what_is_done():
    game = duchy.load("burgundy", players=2)

    def stop(done, wanted):
        assert (done, wanted) == (1, 4)
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
        (["random"] * 2, 2.5, 1, "games is a whole number, not 2.5"),
        (["random"] * 2, True, 1, "games is a whole number, not True"),
        (["random"] * 2, 2, "2", "jobs is a whole number, not '2'"),
        ("random", 2, 1, "specs is a list of texts, not 'random'"),
        (None, 2, 1, "specs is a list"),
        (["random", 7], 2, 1, "there is no bot 7"),
        ([], 2, 1, "evenly"),
    ],
)
def test_wrong_matches_are_refused(bots, games, jobs, message):
    with pytest.raises(duchy.DuchyError, match=message):
        run(duchy.load("burgundy", players=2), bots, games=games, jobs=jobs)


ODD: tuple[Any, ...] = (
    None,
    "x",
    b"x",
    2.5,
    1j,
    float("nan"),
    [],
    {},
    object(),
    np.float64(2),
    np.array([1, 2]),
    np.True_,
)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
@pytest.mark.parametrize("name", ["game", "specs", "games", "seed", "jobs", "progress", "seconds"])
def test_odd_arguments_are_refused_by_name(name, odd):
    good = {"game": duchy.load("dice", players=2), "specs": ["random"] * 2, "games": 2}
    no_limit = odd is None and name in ("progress", "seconds")
    if no_limit or (name == "seconds" and isinstance(odd, float) and odd > 0):
        return  # these are what they should be
    with pytest.raises(duchy.DuchyError):
        run(**{**good, name: odd})


def test_numbers_of_numpy_are_numbers():
    game = duchy.load("dice", players=2)
    numbers: dict[str, Any] = {
        "games": np.int64(2),
        "seed": np.int32(5),
        "jobs": np.uint8(1),
        "seconds": np.float32(60),
    }
    assert run(game, ["random"] * 2, **numbers).as_dict() == run(game, ["random"] * 2, games=2, seed=5).as_dict()


def test_a_seed_may_be_negative_or_huge():
    game = duchy.load("dice", players=2)
    for seed in (-5, 2**80):
        assert run(game, ["random"] * 2, games=2, seed=seed).games == 2


def test_a_bot_alone_is_told_its_verdicts():
    result = run(duchy.load("dice", players=1), ["random"], 3)
    assert set(result.verdicts) <= {"none", "great", "perfect", "incredible"} and len(result.verdicts) == 3
    assert sum(present(share).mean for share in result.verdict_shares.values()) == pytest.approx(1)
    document = result.as_dict()
    assert [played["verdict"] for played in document["results"]] == list(result.verdicts)
    assert document["verdicts"].keys() == result.verdict_shares.keys()
