"""Networks: the first layer is folded right, kernels compute what the layers say, and a foreign file is refused."""

from dataclasses import replace

import numpy as np
import pytest

import duchy
from duchy import bots
from duchy.engine.kernels.template import bind
from duchy.neural.folding import folding_of
from duchy.neural.network import Asked, Network, NetworkError, shipped, way
from tests.support.reasons import positions

SETS = [("burgundy", {"players": 2}), ("burgundy", {"players": 4, "modules": "team"}), ("dice", {}), ("bruges", {})]


def made(*games: duchy.Game, width: int = 8, inner: int = 4) -> Network:
    """A network with weights drawn by chance, for one game with these options."""
    rng = np.random.default_rng(5)
    observed = [game.observation("features") for game in games]
    highs = dict(pair for each in observed for pair in zip(each.names, each.high.tolist(), strict=True))
    shapes = ((len(highs) + 1, width), (width + 1, inner), (inner + 1, max(game.players for game in games)))
    layers = [rng.normal(0, 0.2, shape).astype(np.float16).astype(np.float32) for shape in shapes]
    about = games[0].name, games[0].data_digest, way(observed[0]), tuple(highs), np.array([*highs.values()], np.float32)
    return Network(*about, (layers[0], layers[1], layers[2]), 1.0)


def said(network: Network, features: np.ndarray) -> np.ndarray:
    """What a network says of features, by its layers."""
    first, second, third = network.layers
    hidden = np.maximum(features @ first[:-1] + first[-1], 0)
    hidden = np.maximum(hidden @ second[:-1] + second[-1], 0)
    return np.asarray(hidden @ third[:-1] + third[-1])


@pytest.mark.parametrize(("name", "options"), SETS)
def test_a_kernel_says_what_the_layers_say(name, options):
    game = duchy.load(name, **options)
    network = made(game)
    asked, kernels = Asked(network, game), bind("duchy.neural.asking", game.contract)
    features = game.observation("features")
    for state in positions(game, seed=3, every=25):
        for player in range(game.players):
            at = kernels.ask(state.kernel_array[0], player, *asked.arguments)
            outputs = asked.arrays[-1][at : at + game.players]
            assert outputs == pytest.approx(said(network, features.write(state, player)), abs=2e-3)


def test_a_network_for_several_options_judges_each_as_one_for_it_alone_would():
    """What it knows of other options adds nothing."""
    games = [duchy.load("dice", players=players) for players in (2, 3)]
    network = made(*games)
    for game in games:
        features = game.observation("features")
        rows = [network.rows[name] for name in features.names]
        first, second, third = network.layers
        alone = replace(network, names=features.names, layers=(first[[*rows, -1]], second, third[:, : game.players]))
        asked, kernels = Asked(network, game), bind("duchy.neural.asking", game.contract)
        for state in positions(game, seed=3, every=40):
            at = kernels.ask(state.kernel_array[0], 1, *asked.arrays)
            outputs = asked.arrays[-1][at : at + game.players]
            assert outputs == pytest.approx(said(alone, features.write(state, 1)), abs=2e-3)


@pytest.mark.parametrize(("name", "options"), SETS)
def test_tokens_fold_to_the_features(name, options):
    """The rows of the tokens, with features as their own weights, add up to the features."""
    game = duchy.load(name, **options)
    tokens, features = game.observation("tokens"), game.observation("features")
    folding = folding_of(tokens)
    size = features.shape[0]
    table = folding.fold(np.eye(size, dtype=np.float32), np.zeros(size, np.float32))
    for state in positions(game, seed=4, every=60):
        written = tokens.write(state, 0)
        total = np.zeros(size, np.float32)
        for token, (row, kind, _) in zip(written.tolist(), folding.tokens.tolist(), strict=True):
            total += token * table[row] if kind else table[row + token]
        assert total == pytest.approx(features.write(state, 0))


def test_a_network_comes_back_from_its_file(tmp_path):
    network = made(duchy.load("dice"))
    network.save(tmp_path / "own.safetensors")
    again = Network.load(tmp_path / "own.safetensors")
    assert (again.game, again.names, again.version) == (network.game, network.names, network.version)
    assert np.array_equal(again.highs, network.highs)
    assert all(np.array_equal(one, other) for one, other in zip(network.layers, again.layers, strict=True))


def test_files_that_are_no_networks_are_refused(tmp_path):
    broken = tmp_path / "broken.safetensors"
    with pytest.raises(NetworkError, match=r"There is no file .*broken"):
        Network.load(broken)
    broken.write_bytes(b"no network")
    with pytest.raises(NetworkError, match="is no network of Duchy"):
        Network.load(broken)
    game = duchy.load("dice")
    made(game).save(broken)
    broken.write_bytes(broken.read_bytes()[:-9])
    with pytest.raises(NetworkError, match="is no network of Duchy"):
        Network.load(broken)
    network = made(game)
    replace(network, layers=(network.layers[0][1:], *network.layers[1:])).save(broken)
    with pytest.raises(NetworkError, match="is no network of Duchy"):
        Network.load(broken)


def test_a_network_for_another_game_other_data_or_other_options_is_refused():
    game = duchy.load("dice", players=2)
    network = made(game)
    network.check_game(game)
    with pytest.raises(NetworkError, match="trained for dice, not for bruges"):
        network.check_game(duchy.load("bruges"))
    with pytest.raises(NetworkError, match="other data of its components"):
        replace(network, digest="0").check_game(game)
    with pytest.raises(NetworkError, match="not trained for these options"):
        network.check_game(duchy.load("dice", players=3))
    with pytest.raises(NetworkError, match="not trained for these options"):
        replace(network, highs=network.highs * 2).check_game(game)


def test_the_bot_says_for_which_games_there_are_networks():
    with pytest.raises(NetworkError, match="No network comes with Duchy for bruges; those that do are for burgundy"):
        bots.make("neural-search", duchy.load("bruges"))


@pytest.mark.parametrize(
    ("options", "known"),
    [
        ({"players": 2, "edition": "2011"}, True),
        ({"players": 3, "setup": "expert", "estates": "dealt"}, True),
        ({"players": 4, "modules": ["inns", "shields"]}, True),
        ({"players": 2, "modules": "border_posts"}, False),
        ({"players": 4, "modules": "team"}, False),
        ({"players": 1, "modules": "solo"}, False),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else str(value),
)
def test_the_network_that_comes_with_duchy_knows_what_it_wins_with(options, known):
    game = duchy.load("burgundy", **options)
    assert shipped(game).fits(game) == known


def test_what_a_player_cannot_know_changes_nothing():
    """Two positions that differ in what is hidden alone are judged alike."""
    game = duchy.load("burgundy", players=2)
    asked, kernels = Asked(shipped(game), game), bind("duchy.neural.asking", game.contract)
    for number, state in enumerate(positions(game, seed=8, every=20)):
        found = []
        for hidden in range(2):
            other = state.clone()
            other.reseed(100 * number + hidden)
            at = kernels.ask(other.kernel_array[0], 0, *asked.arguments)
            found.append(asked.arrays[-1][at : at + 2].tolist())
        assert found[0] == found[1]


@pytest.mark.compiled
def test_thoughts_of_equal_bots_are_equal():
    game = duchy.load("burgundy", players=2)
    state = game.new_state(seed=12)
    observed = state.observe(state.deciders[0])
    one, other = (bots.make("neural-search:iterations=40,threads=1", game, seed=6).analyse(observed) for _ in range(2))
    assert one == other


@pytest.mark.compiled
def test_trust_of_nothing_is_the_search_without_a_network():
    game = duchy.load("burgundy", players=2)
    state = game.new_state(seed=12)
    observed = state.observe(state.deciders[0])
    alone = bots.make("search:iterations=40,threads=1,horizon=2", game, seed=6).analyse(observed)
    trusting = bots.make("neural-search:iterations=40,threads=1,trust=0", game, seed=6).analyse(observed)
    assert alone == trusting


@pytest.mark.compiled
@pytest.mark.slow
def test_the_network_wins_against_the_evaluation_alone():
    """With 16 visits it wins three games of four; in 60 games fewer than 32 happen once in thousands of times."""
    from duchy.learn.games import Seat, contest

    game = duchy.load("burgundy", players=2)
    scores = contest(game, 60, 1, [Seat(16, trust=1.0, horizon=2), Seat(16)], shipped(game))
    assert (scores[:, 0] > scores[:, 1]).sum() >= 32
