"""The vector for learning: the same from what a player sees, within bounds, and sensitive to what happens."""

import numpy as np
import pytest

from duchy.games.dice.analysis.features import FEATURES, HEX, PLAYER, TABLE
from duchy.games.dice.components.sheets import HEXES
from tests.dice.pad import Pad
from tests.dice.walks import WALKS, sampled


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_features_say_no_more_than_a_player_sees_and_are_bounded(number):
    for step in sampled(number, every=25):
        for player in range(step.before.game.players):
            vector = step.before.features(player)
            assert np.array_equal(vector, step.before.observe(player).features(player))
            assert vector.shape == (FEATURES,)
            assert np.isfinite(vector).all()
            assert vector.min() >= 0
            assert vector.max() <= 20


def test_players_come_clockwise_from_the_one_who_looks():
    pad = Pad(players=3).points(5, player=1).roll(5, 6, "city", "pasture")
    seen = [pad.state.features(player) for player in range(3)]
    for player in range(3):
        own = seen[player][TABLE : TABLE + PLAYER]
        left = seen[(player + 2) % 3][TABLE + PLAYER : TABLE + 2 * PLAYER]
        assert np.array_equal(own, left)
    assert not seen[0][TABLE + 3 * PLAYER :].any()  # the empty seats


def test_a_player_sees_the_own_draft(pad):
    pad.roll(5, 6, "city", "pasture")
    before = pad.state.features(0), pad.state.features(1)
    pad.build(5, 20)
    own = pad.state.features(0)[TABLE : TABLE + PLAYER][-HEXES * HEX :].reshape(HEXES, HEX)
    built = own[:, 11].astype(bool)
    assert built.nonzero()[0].tolist() == [19, 26]
    changed = before[1] != pad.state.features(1)
    assert changed.sum() == 2  # the step that player 0 is at, and nothing of what was built
