"""Faults in points and bonus tiles are named, source by source."""

import pytest

from duchy.engine.kernels.records import argument
from duchy.games.burgundy.components.layouts import region_of
from duchy.games.burgundy.components.tiles import Colour, Kind
from duchy.games.burgundy.referee.invariants.recount import recount
from duchy.games.burgundy.state import BASE_CATEGORIES, Category
from tests.burgundy.invariants.steps import add, faults, spaces


@faults([("bonus", add("home.bonus.2", 1)), ("bonus", add("after.bonus_left.3", -1))])
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


@pytest.mark.parametrize("who", ["me", "other"])
@pytest.mark.parametrize("category", list(Category)[:BASE_CATEGORIES])
def test_points_that_nothing_explains_are_named(step, category, who):
    add(f"{who}.points.{int(category)}", 1)(step)
    assert step.verdict() == f"points_{category.name.lower()}"


@pytest.mark.parametrize("category", list(Category)[:BASE_CATEGORIES])
def test_a_score_that_was_wrong_all_along_shows_in_the_recount(walks, category):
    end = walks["standard"][-1].copy()
    for array in (end.before, end.after):
        array[0].players[1].points[category] += 1
    assert end.verdict() == f"recount_{category.name.lower()}"


def test_the_recount_knows_first_and_second_bonus_tiles_and_the_phase_of_a_region(walks):
    """Both players have all mines, the second one later; a watchtower and monastery 26 stand beside them."""
    end = walks["standard"][-1].copy()
    end.ledger[0].ended[:] = [10, 20, 30, 40, 50]
    end.ledger[0].completed[:] = end.ledger[0].filled[:] = 0
    mines = spaces(end.home, Colour.MINE)
    for player in range(2):
        home = end.after[0].estates[player]
        home.tiles[:] = 0
        home.sold[:] = home.goods[:] = home.bonus[:] = 0
        home.bonus[Colour.MINE] = player + 1
        home.tiles[spaces(home, Colour.BUILDING)[0]] = Kind.WATCHTOWER
        home.tiles[spaces(home, Colour.MONASTERY)[0]] = Kind.MONASTERY_26
        for place, space in enumerate(mines):
            home.tiles[space] = Kind.MINE
            ply = 12 + player * 20 + place
            end.ledger[0].laid[player, space] = ply
            end.ledger[0].completed[player, region_of(int(home.layout), space)] = ply
            end.ledger[0].filled[player, Colour.MINE] = ply
        recount(argument(end.after)[0], player, argument(end.ledger)[0])
        points = end.ledger[0].points
        assert points[Category.BONUS] == (5, 2)[player]
        assert points[Category.WATCHTOWERS] == 4
        assert points[Category.MONASTERIES] == 3
        regions = {int(region_of(int(home.layout), space)) for space in mines}
        assert points[Category.PHASES] == (8, 4)[player] * len(regions)
