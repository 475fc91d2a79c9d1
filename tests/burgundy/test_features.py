"""The vector for learning: the same from what a player sees, within bounds, and sensitive to what happens."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.analysis.features import NAMES, SPACE, TABLE_NAMES
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.components.tiles import Kind
from tests.burgundy.table import Seat

TABLE = len(TABLE_NAMES)
FEATURES = len(NAMES)
PLAYER = (FEATURES - TABLE) // 4

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


def named(state: duchy.State, player: int = 0) -> dict[str, float]:
    """The features that are not 0, by name."""
    return {name: value for name, value in zip(state.game.feature_names, state.features(player), strict=True) if value}


def test_every_feature_has_a_name_of_its_own():
    game = duchy.load("burgundy")
    assert len(set(game.feature_names)) == len(game.feature_names) == FEATURES
    assert game.feature_blocks["table"] == slice(0, TABLE)
    assert game.feature_blocks["own"] == slice(TABLE, TABLE + PLAYER)
    assert game.feature_blocks["other3"] == slice(FEATURES - PLAYER, FEATURES)
    assert all(game.feature_blocks[name] == slice(i, i + 1) for i, name in enumerate(game.feature_names))


def put(*path: str | int, value: int = 1) -> Callable[[Any], None]:
    """Write a value into a field of the record."""

    def change(record: Any) -> None:
        for part in path[:-1]:
            record = record[part]
        record[path[-1]] = value

    return change


COW = int(Kind.COW_3)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (put("phase", value=2), {"table.phase.A", "table.phase.C"}),
        (put("round_no", value=3), {"table.round.1", "table.round.4"}),
        (put("bought"), {"table.bought"}),
        (put("bonus_left", 4, value=1), {"table.bonus_left.mine"}),
        (put("depots", 2, 3, value=COW), {"table.depots.3.4"}),
        (put("black", 7, value=COW), {"table.black_depot.8"}),
        (put("wares", 5, 1, value=3), {"table.goods.6.purple"}),
        (put("round_goods", 4, value=0), {"table.round_goods.5"}),
        (put("players", 1, "dice", 1, value=0), {"own.dice.2.value"}),
        (put("players", 2, "spent", 0), {"other1.dice.1.spent"}),
        (put("players", 1, "space", value=6), {"own.track"}),
        (put("players", 0, "points", 3, value=40), {"other2.points.animals", "other2.score"}),
        (put("estates", 1, "silver", value=9), {"own.silver"}),
        (put("estates", 1, "workers", value=9), {"own.workers"}),
        (put("estates", 2, "goods", 5, value=4), {"other1.goods.orange"}),
        (put("estates", 2, "sold", 0, value=3), {"other1.sold.turquoise"}),
        (put("estates", 1, "bonus", 2, value=1), {"own.bonus"}),
        (put("estates", 1, "monasteries", value=1 << 27), {"own.monasteries.27"}),
        (put("storages", 1, "tiles", 2, value=COW), {"own.storage.3"}),
        (put("estates", 1, "tiles", 16, value=COW), {"own.estate.17"}),
    ],
)
def test_a_part_of_the_position_changes_the_features_of_its_block_only(change, expected):
    state = duchy.load("burgundy", players=3).new_state(seed=4)
    other = state.clone()
    change(other.record)
    before, after = state.features(1), other.features(1)
    changed = {state.game.feature_names[index] for index in np.flatnonzero(before != after)}
    assert changed
    blocks = {next((block for block in expected if f"{name}.".startswith(f"{block}.")), name) for name in changed}
    assert blocks == expected


def test_a_tile_is_named_where_it_lies():
    state = duchy.load("burgundy").new_state(seed=4)
    state.record["storages"][0]["tiles"][0] = COW
    found = {name: value for name, value in named(state).items() if name.startswith("own.storage.1.")}
    assert found == {
        "own.storage.1.colour.animal": 1,
        "own.storage.1.species.cow": 1,
        "own.storage.1.animals": 0.75,
    }
    covered = [name for name in named(state) if name.startswith("own.estate.") and name.endswith(".covered")]
    assert covered == [f"own.estate.{int(Seat(state.record, 0).castle) + 1}.covered"]


def test_the_mask_marks_the_legal_actions():
    state = duchy.load("burgundy").new_state(seed=4)
    mask = state.legal_mask()
    assert mask.shape == (state.game.num_actions,)
    assert mask.nonzero()[0].tolist() == state.legal_actions()
