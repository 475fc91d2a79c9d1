"""What observations say of a position, by their names. What holds for every game is in the battery."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.dice.pad import Pad

pytestmark = pytest.mark.coverage


def test_players_come_clockwise_from_the_one_who_looks():
    pad = Pad(players=3).points(5, player=1).roll(5, 6, "city", "pasture")
    seen, blocks = [pad.state.features(player) for player in range(3)], pad.state.game.observation().blocks
    assert {name for name in blocks if "." not in name} == {"table", "own", "other1", "other2"}
    for player in range(3):
        own = seen[player][blocks["own"]]
        left = seen[(player + 2) % 3][blocks["other1"]]
        assert np.array_equal(own, left)


def changed(before: np.ndarray, after: np.ndarray, pad: Pad) -> set[str]:
    """The features that are not the same, by name."""
    return {pad.state.game.observation().names[index] for index in np.flatnonzero(before != after)}


def test_a_player_sees_the_own_draft(pad):
    pad.roll(5, 6, "city", "pasture")
    before = pad.state.features(0), pad.state.features(1)
    pad.build(5, 20)
    own = changed(before[0], pad.state.features(0), pad)
    assert {"own.hexes.20.built", "own.hexes.20.number.5", "table.now.first.20"} <= own
    other = changed(before[1], pad.state.features(1), pad)
    assert other == {"other1.decision.build", "other1.decision.second"}  # the step, and nothing of what was built


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
        (put("pips", 1, value=3), {"table.dice.pips.2"}),
        (put("colours", 0, value=1), {"table.dice.colours.1"}),
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
        (put("drafts", 1, "fits", 2, value=1), {"own.fits"}),
        (put("drafts", 1, "sold", value=2), {"table.now.sold"}),
        (put("players", 2, "first", value=5), {"other1.last.first"}),
    ],
)
def test_a_part_of_the_position_changes_the_features_of_its_block_only(change, expected):
    state = Pad(players=3).roll(5, 6, "city", "pasture").state
    other = state.clone()
    change(other.record)
    different = np.flatnonzero(state.features(1) != other.features(1))
    names = [state.game.observation().names[index] for index in different]
    blocks = {next((block for block in expected if f"{name}.".startswith(f"{block}.")), name) for name in names}
    assert blocks == expected
