"""The fuzzer counts what it has met."""

import numpy as np

from duchy.engine.kernels.records import argument
from duchy.games.burgundy.analysis import coverage
from duchy.games.burgundy.components.tiles import Kind
from tests.burgundy.invariants.arranged import Arranged


def test_coverage_counts_what_was_laid_and_how_the_game_was_set_up(walks):
    names = [(group, name) for group, names in coverage.GROUPS.items() for name in names]
    counts = np.zeros(coverage.SIZE, np.int64)
    for step in walks["open"]:
        coverage.count_action(argument(step.before)[0], step.player, step.action, argument(counts))
    coverage.count_game(argument(walks["open"][-1].after)[0], argument(counts))
    met = {(group, name): int(count) for (group, name), count in zip(names, counts, strict=True) if name is not None}
    laid = sum(step.kind in ("place", "place_free") for step in walks["open"])
    assert sum(count for (group, _), count in met.items() if group in ("tiles", "monasteries")) == laid
    assert (met["editions", "2011"], met["players", "3"]) == (1, 1)
    assert (met["setups", "expert_dealt"], met["setups", "expert_sealed"]) == (1, 0)
    assert sum(count for (group, name), count in met.items() if group == "estates" and name.startswith("2011_")) == 3
    assert met["modules", "extra_tiles"] == 0


def test_coverage_counts_copied_buildings_and_the_animals_that_geese_join():
    counts = np.zeros(coverage.SIZE, np.int64)
    table = Arranged().pasture(Kind.COW_2, Kind.SHEEP_3).stores(Kind.GEESE, Kind.CRANE)
    for notation in ("place 1 1", "flock 3", "place 2 1", "copy 7"):
        step = table.play(notation)
        coverage.count_action(argument(step.before)[0], step.player, step.action, argument(counts))
    coverage.count_game(argument(table.state.array)[0], argument(counts))
    names = [(group, name) for group, names in coverage.GROUPS.items() for name in names]
    met = {names[place] for place in np.flatnonzero(counts)}
    assert {("copied", "bank"), ("flocks", "sheep"), ("tiles", "crane"), ("modules", "extra_tiles")} <= met


def test_pairs_of_modules_are_those_that_the_options_allow():
    pairs = coverage.GROUPS["module_pairs"]
    assert {"inns + solo", "shields + team", "extra_tiles + close_to_castle", "white_castles + inns"} <= set(pairs)
    assert not {"shields + solo", "team + solo", "border_posts + team"} & set(pairs)
    assert len(pairs) == len(coverage.MODULE_PAIRS) == 36 - 6 - 1, "without those of two board sets, and one of solo"
