"""Training in torch; `make test-learn` installs it and runs these."""

import numpy as np
import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.learn.course import Course, Plan
from duchy.learn.games import Positions, Seat, play
from duchy.learn.recipe import Fit, Recipe
from duchy.neural.network import Asked, Network

pytest.importorskip("torch", reason="comes with the extra duchy[learn]")
pytestmark = pytest.mark.compiled

TINY = Recipe(width=16, inner=8, batch=256, passes=12)


@pytest.fixture(scope="module")
def game() -> duchy.Game:
    return duchy.load("burgundy", players=2)


@pytest.fixture(scope="module")
def positions(game: duchy.Game) -> Positions:
    return play(game, 200, 4, Seat(visits=2, horizon=1))


def test_a_network_learns_what_the_evaluation_misses(game, positions):
    """In games that it has not learnt from."""
    from duchy.learn.training import train

    passes: list[Fit] = []
    network, [fit] = train([(game, positions)], TINY, told=passes.extend)
    assert fit.learnt < 0.8 * fit.hand
    assert fit.seen == (positions.games % TINY.held_back != 0).sum()
    assert fit.missed == min(each.missed for each in passes)
    assert network.layers[0].shape == (len(network.names) + 1, 16)


def test_what_kernels_say_is_what_was_trained(game, positions):
    """The error that the trainer gives out is that of the kernels, too."""
    from duchy.learn.training import train

    network, [fit] = train([(game, positions)], TINY)
    from duchy.engine.kernels.template import bind

    asking = bind("duchy.neural.asking", game.contract)
    asked = Asked(network, game)
    tokens, places, first, second, third, room = asked.arrays
    off = []
    for row in np.flatnonzero(positions.games % TINY.held_back == 0):
        asking.read_tokens(positions.tokens[row], places, first, room)
        asking.layer(second, room, 0, 16)
        asking.layer(third, room, 16, 24)
        off.append(positions.scores[row] - positions.hands[row] - room[24:26])
    assert np.sqrt(np.square(off).mean()) == pytest.approx(fit.learnt, rel=1e-3)
    assert tokens.dtype == positions.tokens.dtype


def test_the_same_seed_gives_the_same_network(game, positions):
    from duchy.learn.training import train

    one, other = (train([(game, positions)], TINY, seed=3)[0] for _ in range(2))
    assert all(np.array_equal(*pair) for pair in zip(one.layers, other.layers, strict=True))


def test_a_card_that_is_not_there_is_refused_before_any_game(game, tmp_path, monkeypatch):
    import torch

    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(OptionError, match="there is no NVIDIA GPU"):
        Course([game], tmp_path / "own.safetensors", Plan(device="cuda"))
    assert list(tmp_path.iterdir()) == []


def test_a_network_learns_with_several_options(game, positions):
    """It judges games of each better than the evaluation does, also those of which there are few."""
    from duchy.learn.training import train

    three = duchy.load("burgundy", players=3, modules="inns")
    few = play(three, 80, 4, Seat(visits=2, horizon=1))
    network, fits = train([(game, positions), (three, few)], TINY)
    assert all(fit.learnt < 0.9 * fit.hand for fit in fits)
    assert network.fits(game)
    assert network.fits(three)


def test_a_course_from_games_to_a_network_that_a_bot_uses(game, tmp_path):
    from duchy import bots

    out = tmp_path / "own.safetensors"
    learning = Course([game], out, Plan(games=100, visits=2, match=4, horizon=1, recipe=TINY))
    [[found]] = learning.go(minutes=0.0001)
    assert found.learnt < 0.9 * found.hand
    assert Network.load(out).layers[0].shape[1] == 16
    state = game.new_state(seed=1)
    bot = bots.make(f"neural-search:weights={out},iterations=20,threads=1", game, seed=1)
    assert bot.choose(state.observe(0)) in state.legal_actions(0)
