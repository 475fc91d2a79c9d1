"""The fuzzer counts what it has met."""

import numpy as np

from duchy.engine.records import argument
from duchy.games.burgundy.analysis import coverage
from duchy.games.burgundy.components.tiles import KIND_NAMES


def test_coverage_counts_what_was_laid_and_how_the_game_was_set_up(walks):
    names = [name for group in coverage.GROUPS.values() for name in group]
    counts = np.zeros(coverage.SIZE, np.int64)
    for step in walks["open"]:
        coverage.count_action(argument(step.before)[0], step.player, step.action, argument(counts))
    coverage.count_game(argument(walks["open"][-1].after)[0], argument(counts))
    met = {name: int(count) for name, count in zip(names, counts, strict=True) if name is not None}
    laid = sum(step.kind in ("place", "place_free") for step in walks["open"])
    assert sum(met[name] for name in names if name in KIND_NAMES) == laid
    assert (met["2011"], met["3"], met["expert_dealt"], met["expert_sealed"]) == (1, 1, 1, 0)
    assert sum(count for name, count in met.items() if name.startswith("2011_")) == 3
