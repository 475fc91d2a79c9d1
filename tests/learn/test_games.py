"""Games to learn from: what is kept of them, whatever the number of threads, and matches of unlike players."""

import numpy as np
import pytest

import duchy
from duchy.learn.games import LearningError, Positions, Seat, contest, play
from tests.neural.test_neural import made

pytestmark = pytest.mark.compiled
SMALL = Seat(visits=2, horizon=1)


@pytest.fixture(scope="module")
def game() -> duchy.Game:
    return duchy.load("dice", players=2)


@pytest.fixture(scope="module")
def positions(game: duchy.Game) -> Positions:
    return play(game, 10, 4, SMALL, threads=1)


def test_positions_are_kept_in_the_order_of_their_games(positions):
    """Of most games something is kept; of those in which all seats play greedily until the end, nothing."""
    assert positions.played == 10
    assert len(set(positions.games.tolist())) >= 7
    assert set(positions.games.tolist()) <= set(range(10))
    assert (np.diff(positions.games) >= 0).all()
    assert positions.tokens.any(axis=1).all()


def test_a_position_has_the_points_at_the_end_of_its_game_by_source(positions):
    """Seats count from the one that sees the position: the points of a game are the same two, in either order."""
    assert (positions.sources.sum(axis=2) == positions.scores).all()
    for number in set(positions.games.tolist()):
        ends = {tuple(sorted(pair)) for pair in positions.scores[positions.games == number].tolist()}
        assert len(ends) == 1


def test_the_evaluation_is_kept_beside(positions):
    """It is near the points at the end, and nearer to them later."""
    off = np.abs(positions.scores - positions.hands).mean(axis=1)
    ends = np.flatnonzero(np.diff(positions.games))
    begins = np.r_[0, ends[:-1] + 1]
    assert off[ends].mean() < off[begins].mean() < 60


def test_threads_change_nothing(game, positions):
    again = play(game, 10, 4, SMALL, threads=2)
    for name, array in vars(positions).items():
        assert np.array_equal(array, getattr(again, name)), name


def test_later_games_are_those_of_a_longer_batch(game, positions):
    later = play(game, 4, 4, SMALL, first=6, threads=1)
    assert np.array_equal(later.tokens, positions.tokens[positions.games >= 6])


def test_games_come_back_from_their_file(positions, tmp_path):
    file = tmp_path / "games.npz"
    positions.save(file)
    assert [each.name for each in tmp_path.iterdir()] == [file.name]
    again = Positions.of([Positions.load(file, positions.version), positions]).latest(len(positions) + 3)
    assert np.array_equal(again.tokens, np.concatenate([positions.tokens[-3:], positions.tokens]))


@pytest.mark.parametrize("left", [0, 100, -100])
def test_a_damaged_file_is_refused(positions, tmp_path, left):
    file = tmp_path / "games.npz"
    positions.save(file)
    file.write_bytes(file.read_bytes()[:left])
    with pytest.raises(LearningError, match=r"games\.npz.* has no positions to learn from, or is damaged"):
        Positions.load(file, positions.version)


def test_every_deal_of_a_match_is_played_in_both_seatings(game):
    """Equal players get the same points in a seat, whoever of them sits there."""
    scores = contest(game, 12, 3, [SMALL, SMALL], made(game), threads=2)
    assert scores.shape == (12, 2)
    assert np.array_equal(scores[:6], scores[6:, ::-1])


def test_more_visits_win(game):
    scores = contest(game, 60, 3, [Seat(32), Seat(1)], made(game))
    assert scores[:, 0].mean() > scores[:, 1].mean()
