"""The vector for learning: the same from what a player sees, within bounds, and sensitive to what happens."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.games.dice.analysis.features import HEX, NAMES, PLAYER, TABLE
from duchy.games.dice.components.sheets import HEXES
from tests.dice.pad import Pad
from tests.dice.walks import WALKS, sampled


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_features_say_no_more_than_a_player_sees_and_are_bounded(number):
    for step in sampled(number, every=25):
        for player in range(step.before.game.players):
            vector = step.before.features(player)
            assert np.array_equal(vector, step.before.observe(player).features(player))
            assert vector.shape == (len(NAMES),)
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


def test_every_feature_has_a_name_of_its_own():
    game = duchy.load("dice")
    assert len(set(game.feature_names)) == len(game.feature_names) == len(NAMES)
    assert game.feature_blocks["table"] == slice(0, TABLE)
    assert game.feature_blocks["own"] == slice(TABLE, TABLE + PLAYER)
    assert game.feature_blocks["other4"] == slice(len(NAMES) - PLAYER, len(NAMES))


def put(*path: str | int | tuple[int, int], value: int = 1) -> Callable[[Any], None]:
    """Write a value into a field of the record."""

    def change(record: Any) -> None:
        for part in path[:-1]:
            record = record[part]
        record[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (put("phase", value=2), {"table.phase"}),
        (put("variant", value=2), {"table.variant.basic", "table.variant.same"}),
        (put("pips", 1, value=3), {"table.dice.2.pips"}),
        (put("colours", 0, value=1), {"table.dice.1.colour"}),
        (put("awards_left", 3, value=1), {"table.awards_left.city"}),
        (put("steps", 1, value=6), {"own.decision"}),
        (put("steps", 2, value=6), {"other1.decision"}),
        (put("drafts", 1, "points", (2, 3), value=9), {"own.points.III.sales", "own.score"}),
        (put("players", 1, "points", (2, 3), value=9), set()),  # the own draft is seen, not the open sheet
        (put("drafts", 2, "points", (2, 3), value=9), set()),  # the open sheets of others are seen, not their drafts
        (put("players", 0, "points", (0, 4), value=9), {"other2.points.I.colours", "other2.score"}),
        (put("drafts", 1, "ringed", (0, 2), value=3), {"own.bonuses.own.goods.ringed"}),
        (put("drafts", 1, "crossed", (1, 0), value=3), {"own.bonuses.castle.monk.crossed"}),
        (put("drafts", 1, "awards", 5, value=1), {"own.awards"}),
        (put("drafts", 1, "numbers", 20, value=4), {"own.duchy.21.number.4"}),
    ],
)
def test_a_part_of_the_position_changes_the_features_of_its_block_only(change, expected):
    state = Pad(players=3).roll(5, 6, "city", "pasture").state
    other = state.clone()
    change(other.record)
    changed = {state.game.feature_names[index] for index in np.flatnonzero(state.features(1) != other.features(1))}
    blocks = {next((block for block in expected if f"{name}.".startswith(f"{block}.")), name) for name in changed}
    assert blocks == expected
