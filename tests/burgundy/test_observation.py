"""What observations say of a position, by their names. What holds for every game is in the battery."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.components.tiles import Kind
from tests.burgundy.table import Seat

pytestmark = pytest.mark.coverage


def states(options, every=9):
    state = duchy.load("burgundy", **options).new_state(seed=4)
    while not state.is_over:
        player = state.deciders[0]
        legal = state.legal_actions(player)
        state.apply(legal[state.ply * 7 % len(legal)], player)
        if state.ply % every == 0:
            yield state
    yield state


def test_players_come_clockwise_from_the_one_who_looks():
    state = list(states({"players": 3}, every=50))[-2]
    seen, blocks = [state.features(player) for player in range(3)], state.game.observation().blocks
    assert {name for name in blocks if "." not in name} == {"table", "own", "other1", "other2"}
    for player in range(3):
        own = seen[player][blocks["own"]]
        left = seen[(player + 2) % 3][blocks["other1"]]
        assert np.array_equal(own, left)


def test_every_action_but_waiting_changes_the_vector():
    state = duchy.load("burgundy").new_state(seed=4)
    for _ in range(60):
        before = state.features(0)
        legal = state.legal_actions()
        state.apply(legal[state.ply % len(legal)])
        assert not np.array_equal(before, state.features(0))


def named(state: duchy.State, player: int = 0, kind: str = "features") -> dict[str, float]:
    """The numbers that are not 0, by name."""
    seen = state.game.observation(kind)
    return {name: value for name, value in zip(seen.names, seen.write(state, player).tolist(), strict=True) if value}


def test_the_estate_is_there_space_by_space():
    state = duchy.load("burgundy").new_state(seed=4)
    told = [name.split(".") for name in named(state) if name.startswith("own.estate.")]
    castle = str(int(Seat(state.record, 0).castle) + 1)
    assert [path[2] for path in told if path[3] == "covered"] == [castle]
    assert [path[2] for path in told if path[3] == "start"] == [castle]
    assert len([path for path in told if path[3] == "open"]) == 6  # around the start castle
    assert len([path for path in told if path[3] == "number"]) == 36


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
        (put("depots", 2, 2, value=COW), {"table.depots.3.3"}),
        (put("black", 5, value=int(Kind.MONASTERY_17)), {"table.black_depot.6"}),
        (put("wares", 5, 1, value=3), {"table.goods.6.purple"}),
        (put("round_goods", 4, value=0), {"table.round_goods.5"}),
        (put("players", 1, "dice", 1, value=0), {"own.dice.2"}),
        (put("players", 2, "spent", 0), {"other1.spent.1"}),
        (put("players", 1, "space", value=6), {"own.track"}),
        (put("players", 0, "points", 3, value=40), {"other2.points.animals", "other2.score"}),
        (put("estates", 1, "silver", value=9), {"own.silver"}),
        (put("estates", 1, "workers", value=9), {"own.workers"}),
        (put("estates", 2, "goods", 5, value=4), {"other1.goods.orange"}),
        (put("estates", 2, "sold", 0, value=3), {"other1.sold.turquoise"}),
        (put("estates", 1, "bonus", 2, value=1), {"own.bonus"}),
        (put("estates", 1, "monasteries", value=1 << 17), {"own.monasteries.17"}),
        (put("storages", 1, "tiles", 2, value=COW), {"own.storage.3"}),
        (put("estates", 1, "tiles", 16, value=COW), {"own.estate.17"}),
    ],
)
def test_a_part_of_the_position_changes_the_features_of_its_block_only(change, expected):
    state = duchy.load("burgundy", players=3).new_state(seed=4)
    other = state.clone()
    change(other.record)
    before, after = state.features(1), other.features(1)
    changed = {state.game.observation().names[index] for index in np.flatnonzero(before != after)}
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
    tokens = named(state, kind="tokens")
    assert tokens["own.storage.1"] == COW


def test_which_monastery_lies_in_a_depot_is_told():
    state = duchy.load("burgundy").new_state(seed=4)
    state.record["depots"][0][1] = Kind.MONASTERY_17
    found = [name for name in named(state) if name.startswith("table.depots.1.2.")]
    assert found == ["table.depots.1.2.colour.monastery", "table.depots.1.2.monastery.17"]


def test_what_is_left_in_the_stacks_is_counted():
    state = duchy.load("burgundy").new_state(seed=4)
    told = named(state, kind="tokens")
    assert told["table.stack_sizes.black"] == sum(
        value for name, value in told.items() if name.startswith("table.stacks.black.")
    )
    drawn = sum(state.record["black"] > 0)
    assert told["table.stack_sizes.black"] == 40 - drawn


def test_partners_have_one_estate_told_once():
    game = duchy.load("burgundy", players=4, modules="team")
    names = game.observation("tokens").names
    assert {name.partition(".")[0] for name in names if ".estate." in name} == {"own", "other1"}
    assert len([name for name in names if name.startswith("own.estate.")]) == 73


def test_the_mask_marks_the_legal_actions():
    state = duchy.load("burgundy").new_state(seed=4)
    mask = state.legal_mask()
    assert mask.shape == (state.game.num_actions,)
    assert mask.nonzero()[0].tolist() == state.legal_actions()
