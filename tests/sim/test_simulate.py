"""Batches of games: the same games whoever counts them, and nothing lost on the way."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.engine.kernels.template import bind
from duchy.engine.play import chance
from duchy.sim import Results, final_states, fuzz, kernels, seed_of_game, simulate
from duchy.sim import workers as sharing
from duchy.sim.results import blank_arrays

GAMES = 100


@pytest.fixture(scope="module")
def game():
    return duchy.load("burgundy", players=3)


@pytest.fixture(scope="module")
def results(game):
    return simulate(game, GAMES, seed=5, threads=1)


def same(one, other):
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("scores", "places", "lengths", "categories")
    )


def test_results_have_a_row_per_game_and_a_column_per_seat(results):
    assert len(results) == GAMES
    assert results.complete
    assert results.scores.shape == results.places.shape == (GAMES, 3)
    assert results.categories.shape == (GAMES, 3, len(results.category_names))
    assert (np.sort(results.places, axis=1) == [1, 2, 3]).all()
    assert (results.lengths > 0).all()


def test_scores_are_the_sum_of_their_sources(results):
    assert (results.categories.sum(axis=2) == results.scores).all()


def test_threads_and_chunks_change_nothing(game, results, monkeypatch):
    assert same(results, simulate(game, GAMES, seed=5, threads=3))
    monkeypatch.setattr("duchy.sim.CHUNK", 7)
    assert same(results, simulate(game, GAMES, seed=5, threads=2))


def test_a_longer_batch_begins_with_the_same_games(game, results):
    longer = simulate(game, GAMES + 30, seed=5)
    assert (longer.scores[:GAMES] == results.scores).all()


def test_seeds_give_different_games(game, results):
    assert not same(results, simulate(game, GAMES, seed=6))


def test_a_negative_or_huge_seed_is_a_seed(game):
    assert same(simulate(game, 3, seed=-1), simulate(game, 3, seed=2**64 - 1))


def test_a_game_of_a_batch_can_be_played_again_by_hand(game, results):
    """Its dice are those of its seed: the choices come from a generator of their own."""
    seed = seed_of_game(game, 5, 17)
    chooser = np.zeros(1, bind("duchy.sim.batch", game.contract).CHOOSER)
    chance.reseed(chooser[0], np.uint64(~seed & (1 << 64) - 1))
    state = game.new_state(seed)
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[chance.below(chooser[0], len(actions))])
    assert state.scores == results.scores[17].tolist()
    assert state.places == results.places[17].tolist()
    assert state.ply == results.lengths[17]


def test_progress_ends_with_everything(game):
    seen = []
    simulate(game, 50, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (50, 50)
    assert seen == sorted(seen)


def test_an_interruption_keeps_the_games_that_are_done(game, results, monkeypatch):
    monkeypatch.setattr("duchy.sim.CHUNK", 10)

    def interrupt(done, total):
        raise KeyboardInterrupt

    monkeypatch.setattr(sharing, "_REPORT", 0)
    some = simulate(game, 100_000, seed=5, threads=2, progress=interrupt)
    assert not some.complete
    assert 0 <= len(some) < 100_000
    shared = min(len(some), GAMES)
    assert (some.scores[:shared] == results.scores[:shared]).all()
    json.dumps(some.summary())


def test_work_is_done_from_the_beginning_without_holes():
    done: list[int] = []

    def worker():
        def work(first, last):
            done.extend(range(first, last))
            return last >= 30

        return work

    count = sharing.share(1000, 5, 3, worker)
    assert sorted(done) == list(range(count))
    assert 30 <= count <= 45


def test_an_error_in_a_worker_reaches_the_caller():
    def worker():
        def work(first, last):
            raise ZeroDivisionError

        return work

    with pytest.raises(ZeroDivisionError):
        sharing.share(100, 5, 2, worker)


@pytest.mark.parametrize(
    ("name", "value"),
    [("games", 0), ("threads", 0), ("device", "tpu"), ("policy", "best")],
)
def test_wrong_arguments_are_named(game, name, value):
    with pytest.raises(OptionError, match=name):
        simulate(**{"game": game, "games": 1, name: value})


def test_the_summary_counts_wins_and_sources(results):
    summary = json.loads(json.dumps(results.summary()))
    assert summary["games"] == GAMES
    assert sum(seat["win_share"]["mean"] for seat in summary["seats"]) == pytest.approx(1, abs=1e-3)
    seat = summary["seats"][0]
    sources = sum(source["mean"] for source in seat["categories"].values())
    assert sources == pytest.approx(seat["points"]["mean"], abs=0.01)
    assert seat["points"]["least"] <= seat["points"]["mean"] <= seat["points"]["most"]


def test_the_summary_has_an_interval_for_every_mean(results):
    summary = results.summary()
    seat = summary["seats"][0]
    assert (summary["confidence"], summary["methods"]) == (0.95, {"win_share": "wilson", "mean": "student"})
    for part in (summary["length"], seat["win_share"], seat["points"], *seat["categories"].values()):
        assert part["low"] <= part["mean"] <= part["high"]
    points = results.scores[:, 0]
    half = 1.984 * points.std(ddof=1) / GAMES**0.5
    assert seat["points"]["high"] - seat["points"]["mean"] == pytest.approx(half, rel=1e-3)


def test_shared_first_places_are_shown_and_split(results):
    """Both seats used to be told to have won."""
    places = np.tile(np.array([[1, 1, 3], [1, 2, 3]], np.int8), (GAMES // 2, 1))
    seats = replace(results, places=places).summary()["seats"]
    assert [(seat["wins"], seat["ties"], seat["win_share"]["mean"]) for seat in seats] == [
        (50, 50, 0.75),
        (0, 50, 0.25),
        (0, 0, 0),
    ]


ODD: tuple[Any, ...] = (None, "x", b"x", 2.5, 1j, [], {}, object(), np.float64(2), np.array([1, 2]), np.True_, True)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_odd_arguments_are_refused_by_name(game, odd):
    for name in ("game", "games", "seed", "threads", "device", "policy", "progress"):
        if odd is None and name in ("threads", "progress"):
            continue  # what they are when nothing is given
        with pytest.raises(duchy.DuchyError, match=name):
            simulate(**{"game": game, "games": 1, name: odd})
    for call in (
        lambda: seed_of_game(game, odd, 1),
        lambda: seed_of_game(game, 1, odd),
        lambda: final_states(game, odd),
        lambda: final_states(game, 1, odd),
        lambda: final_states(odd, 1),
        lambda: kernels(odd),
        lambda: kernels(game, odd),
        lambda: fuzz.fuzz("burgundy", odd),
        lambda: fuzz.fuzz("burgundy", 1, odd),
    ):
        with pytest.raises(duchy.DuchyError):
            call()


def test_numbers_of_numpy_are_numbers(game):
    numbers: dict[str, Any] = {"games": np.int64(3), "seed": np.int64(-1), "threads": np.uint8(1)}
    whole = simulate(game, **numbers)
    assert same(whole, simulate(game, 3, seed=-1, threads=1))
    json.dumps(whole.summary())
    numbers = {"seed": np.int32(5), "number": np.int64(2)}
    assert seed_of_game(game, **numbers) == seed_of_game(game, 5, 2)


def test_more_games_than_memory_are_refused(game):
    with pytest.raises(OptionError, match="not enough memory"):
        blank_arrays(game, 10**14)
    with pytest.raises(OptionError, match="is not a number from 1 to"):
        simulate(game, 10**30)


def test_results_that_cannot_be_saved_are_told(results, tmp_path):
    with pytest.raises(duchy.DuchyError, match="cannot be saved"):
        results.save(tmp_path / "missing" / "results.npz")
    with pytest.raises(duchy.DuchyError, match="cannot be saved"):
        results.save(7)
    with pytest.raises(duchy.DuchyError, match="holds no results"):
        Results.load(7)  # type: ignore[arg-type]


def test_results_survive_a_file(results, tmp_path):
    file = tmp_path / "batch.data"
    results.save(file)
    kept = Results.load(file)
    assert same(results, kept)
    assert kept.summary() == results.summary()


def test_a_file_without_results_is_refused(tmp_path):
    file = tmp_path / "other.npz"
    np.savez(file, scores=np.zeros(3))
    with pytest.raises(duchy.DuchyError, match=r"other\.npz"):
        Results.load(file)
    with pytest.raises(duchy.DuchyError, match="missing"):
        Results.load(tmp_path / "missing.npz")


def test_games_for_one_player_are_counted_by_their_verdicts(results):
    assert results.summary()["verdicts"] is None and set(results.verdicts) == {-1}
    alone = simulate(duchy.load("dice", players=1), 8, seed=3)
    counted = alone.summary()["verdicts"]
    assert list(counted) == ["none", "great", "perfect", "incredible"] == list(alone.verdict_names)
    assert counted["none"]["games"] == sum(vp <= 50 for vp in alone.scores[:, 0])
    assert sum(met["games"] for met in counted.values()) == 8
    assert counted["none"]["share"]["mean"] == counted["none"]["games"] / 8
