"""Faults in the estates are named: tiles where they may not lie, and masks that do not say what the tiles say."""

from typing import Any

import numpy as np

from duchy.engine.kernels.records import argument
from duchy.games.burgundy.components.tiles import Colour, Kind
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.spaces import NEAR, fault_on_space
from tests.burgundy.invariants.steps import Step, add, colour_of, faults, laid, put, spaces, swap


def tile_moved(step: Step) -> None:
    tiles = np.asarray(step.other_home.tiles)
    swap(step.other_home.tiles, int(np.flatnonzero(tiles)[0]), int(np.flatnonzero(tiles == 0)[0]))


@faults(
    [
        ("estate", tile_moved),
        ("estate", add("other_home.castle", 1)),
        ("covered", add("home.covered.0", 1)),
        ("border", add("other_home.border.0", 1)),
        ("cities", add("home.cities.2", 2)),
        ("monasteries", add("home.monasteries", 4)),
        ("scored", add("other_home.scored", 1)),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


def no_buildings_known(step: Step) -> None:
    step.home.cities[:] = 0


@faults(
    [
        ("covered", add("home.covered.0", 1 << 45)),
        ("border", add("home.border.0", 1 << 45)),
        ("monasteries", add("home.monasteries", 1 << 29)),
        ("cities", put("home.cities.5", 2)),
        ("cities", no_buildings_known),
        ("scored", add("home.scored", 1 << 40)),
    ]
)
def test_what_is_derived_from_the_tiles_is_made_up_again(walks, name, plant):
    step = laid(walks["standard"], Colour.BUILDING)
    plant(step)
    assert step.verdict() == name


def test_a_tile_lies_where_the_action_says(walks):
    step = laid(walks["standard"], Colour.BUILDING)
    tiles = step.home.tiles
    free = next(space for space in spaces(step.home, Colour.BUILDING) if not tiles[space])
    swap(tiles, step.index("hex"), free)
    assert step.verdict() == "estate"


def test_a_tile_may_not_lie_on_another(walks):
    step = laid(walks["standard"], Colour.MINE)
    step.was_home.tiles[step.index("hex")] = Kind.CASTLE
    assert not allowed(step, Kind.MINE)


def allowed(step: Step, kind: int) -> Any:
    """Whether a tile may lie where the step lays one, in the estate before it."""
    return fault_on_space(argument(step.before)[0], step.player, int(kind), step.index("hex")) == Fault.NONE


def test_a_tile_may_not_lie_alone(walks):
    step = laid(walks["standard"], Colour.MINE)
    assert allowed(step, Kind.MINE)
    step.was_home.tiles[:] = 0
    assert not allowed(step, Kind.MINE)


def test_a_city_has_no_building_twice_unless_monastery_1_allows_it(walks):
    step = laid(walks["standard"], Colour.BUILDING)
    space, was = step.index("hex"), step.was_home
    layout, kind = int(was.layout), int(step.home.tiles[space])
    near = next(int(h) for h in NEAR[layout, space] if h >= 0 and colour_of(was, int(h)) == Colour.BUILDING)
    was.tiles[near] = kind
    assert not allowed(step, kind)
    was.tiles[spaces(was, Colour.MONASTERY)[0]] = Kind.MONASTERY_1
    assert allowed(step, kind)
