"""The vector for learning: the same from what a player sees, within bounds, and sensitive to what happens."""

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.analysis.features import FEATURES, PLAYER, SPACE, TABLE
from duchy.games.burgundy.components.layouts import HEXES
from tests.support.table import Seat

SETS = [
    {"players": 2},
    {"players": 3, "edition": "2011", "setup": "expert", "choice": "sealed"},
    {"players": 4, "edition": "2020-ua", "setup": "expert"},
]


def states(options, every=9):
    state = duchy.load("burgundy", **options).new_state(seed=4)
    while not state.is_over:
        player = state.deciders[0]
        legal = state.legal_actions(player)
        state.apply(legal[state.ply * 7 % len(legal)], player)
        if state.ply % every == 0:
            yield state
    yield state


@pytest.mark.parametrize("options", SETS)
def test_features_say_no_more_than_a_player_sees(options):
    first = duchy.load("burgundy", **options).new_state(seed=4)
    for state in (first, *states(options, every=40)):
        for player in range(state.game.players):
            assert np.array_equal(state.features(player), state.observe(player).features(player))


@pytest.mark.parametrize("options", SETS)
def test_features_are_bounded(options):
    for state in states(options, every=25):
        vector = state.features(0)
        assert vector.shape == (FEATURES,)
        assert np.isfinite(vector).all()
        assert vector.min() >= 0
        assert vector.max() <= 20


def test_players_come_clockwise_from_the_one_who_looks():
    state = list(states({"players": 3}, every=50))[-2]
    seen = [state.features(player) for player in range(3)]
    for player in range(3):
        own = seen[player][TABLE : TABLE + PLAYER]
        left = seen[(player + 2) % 3][TABLE + PLAYER : TABLE + 2 * PLAYER]
        assert np.array_equal(own, left)
    assert not seen[0][TABLE + 3 * PLAYER :].any()  # the empty seat


def test_every_action_but_waiting_changes_the_vector():
    state = duchy.load("burgundy").new_state(seed=4)
    for _ in range(60):
        before = state.features(0)
        legal = state.legal_actions()
        state.apply(legal[state.ply % len(legal)])
        assert not np.array_equal(before, state.features(0))


def test_the_estate_is_there_space_by_space():
    state = duchy.load("burgundy").new_state(seed=4)
    own = state.features(0)[TABLE : TABLE + PLAYER]
    spaces = own[-HEXES * SPACE :].reshape(HEXES, SPACE)
    covered = spaces[:, 13].astype(bool)
    assert covered.nonzero()[0].tolist() == [int(Seat(state.record, 0).castle)]
    assert spaces[:, 12].sum() == 6  # the open spaces around the start castle


def test_the_mask_marks_the_legal_actions():
    state = duchy.load("burgundy").new_state(seed=4)
    mask = state.legal_mask()
    assert mask.shape == (state.game.num_actions,)
    assert mask.nonzero()[0].tolist() == state.legal_actions()
