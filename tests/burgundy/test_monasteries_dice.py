"""Monasteries 8 to 14: workers, free steps of dice, the action that takes workers (chapter 12)."""

import pytest

from tests.burgundy.table import bank, boarding_house, castle, cow, mine, monastery, ship
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
VALUES = (1, 2, 3, 4, 5, 6)
PLENTY = 9


def distance(a, b):
    """Steps between two values of a die, on the ring."""
    return min(abs(a - b), 6 - abs(a - b))


def cost_of_taking(table, die, depot):
    """Workers that it takes to reach a depot with a die; exactly as many suffice, and one fewer does not."""
    table.storage().depot(depot, bank).workers(PLENTY).dice(die, die)
    cost = -table.take(bank, depot=depot).changes().get("workers", 0)
    table.storage().depot(depot, bank).dice(die, die)
    assert table.workers(cost).can("take", bank, depot=depot)
    assert cost == 0 or table.workers(cost - 1).cannot("take", bank, depot=depot)
    table.depot(depot)
    return cost


#: By colour, a tile, a space that it fits next to the covered spaces 12 and 19 of estate 1, and that space's number.
TARGETS = {
    "building": (bank, 26, 3),
    "animal": (cow(2), 11, 4),
    "monastery": (monastery(16), 13, 1),
    "castle": (castle, 7, 6),
    "mine": (mine, 25, 4),
    "ship": (ship, 18, 2),
}
#: By monastery, the colours whose placement it makes easier.
EASIER = {9: ("building",), 10: ("ship", "animal"), 11: ("castle", "mine", "monastery")}


def cost_of_placing(table, colour, steps):
    """Workers that it takes to place a tile with a die that is so many steps off."""
    tile, at, number = TARGETS[colour]
    die = (number - 1 + steps) % 6 + 1
    table.storage(tile).workers(PLENTY).dice(die, die)
    return -table.place(tile, at=at).changes().get("workers", 0)


# --- free steps in general --------------------------------------------------------------------------------------------


@rule("CB-MON00-06", "CB-MON12-01")
@pytest.mark.parametrize("die", VALUES)
def test_a_free_step_comes_before_the_workers_and_wraps_like_them(table, die):
    table.holds(monastery(12))
    for depot in VALUES:
        assert cost_of_taking(table, die, depot) == max(0, distance(die, depot) - 1)


@rule("CB-MON00-06")
@pytest.mark.parametrize("colour", TARGETS)
@pytest.mark.parametrize(("steps", "workers"), [(-3, 2), (-2, 1), (-1, 0), (0, 0), (1, 0), (2, 1), (3, 2)])
def test_a_free_step_goes_either_way_and_need_not_be_used(table, colour, steps, workers):
    table.covers(12).holds(monastery(9), monastery(10), monastery(11), at=(31, 35, 36))
    assert cost_of_placing(table, colour, steps) == workers


@rule("CB-MON00-06")
def test_each_die_of_a_turn_has_a_free_step(table):
    table.holds(monastery(12)).depot(2, bank, mine).dice(1, 3)
    assert table.take(bank, die=1).gained(stored=1, workers=0)
    assert table.take(mine, die=3).gained(stored=1, workers=0)


@rule("CB-MON00-07")
@pytest.mark.parametrize("die", VALUES)
def test_a_free_step_is_one_step_even_with_8(table, die):
    table.holds(monastery(12), monastery(8))
    workers = {0: 0, 1: 0, 2: 1, 3: 1}
    for depot in VALUES:
        assert cost_of_taking(table, die, depot) == workers[distance(die, depot)]


@rule("CB-MON00-07")
@pytest.mark.parametrize("colour", TARGETS)
@pytest.mark.parametrize(("steps", "workers"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_a_free_step_for_placing_is_one_step_even_with_8(table, colour, steps, workers):
    table.covers(12).holds(monastery(9), monastery(10), monastery(11), at=(31, 35, 36)).holds(monastery(8), at=4)
    assert cost_of_placing(table, colour, steps) == workers


@rule("CB-MON00-08")
def test_a_free_step_needs_no_worker_in_hand(table):
    table.holds(monastery(12), monastery(9)).depot(2, bank).storage(boarding_house).workers(0).dice(1, 4)
    assert table.take(bank, die=1).gained_only(stored=1)
    assert table.place(boarding_house, at=26, die=4).gained_only(workers=4, stored=-1, placed=1)


@rule("CB-MON00-09")
@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_a_free_step_does_not_help_to_sell(table, number):
    table.holds(monastery(number)).goods(purple=1, pink=1, red=1).dice(3, 3)
    assert [action.arguments["goods"] for action in table.legal("sell")] == [3]
    assert table.workers(1).sell("red").gained(workers=-1)


@rule("CB-MON00-09", "CB-MON09-01", "CB-MON10-01", "CB-MON11-01")
@pytest.mark.parametrize("number", EASIER)
@pytest.mark.parametrize("colour", TARGETS)
def test_a_free_step_helps_only_the_tiles_it_names(table, number, colour):
    table.covers(12).holds(monastery(number), at=31)
    assert cost_of_placing(table, colour, steps=1) == (0 if colour in EASIER[number] else 1)


@rule("CB-MON00-09", "CB-MON12-01")
@pytest.mark.parametrize("colour", TARGETS)
def test_the_free_step_for_taking_does_not_help_to_place(table, colour):
    table.covers(12).holds(monastery(12), at=31)
    assert cost_of_placing(table, colour, steps=1) == 1


@rule("CB-MON00-09")
def test_free_steps_for_placing_do_not_help_to_take(table):
    table.holds(monastery(9), monastery(10), monastery(11))
    assert cost_of_taking(table, die=3, depot=4) == 1


# --- 8: workers turn two ----------------------------------------------------------------------------------------------


@rule("CB-MON08-01", "CB-MON08-02", "CB-MON08-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", VALUES)
def test_8_lets_a_worker_turn_a_die_by_two_or_by_one(table, edition, die):
    table.set_up(edition=edition).holds(monastery(8))
    workers = {0: 0, 1: 1, 2: 1, 3: 2}
    for depot in VALUES:
        assert cost_of_taking(table, die, depot) == workers[distance(die, depot)]


@rule("CB-MON08-01")
@pytest.mark.parametrize("colour", TARGETS)
@pytest.mark.parametrize(("steps", "workers"), [(1, 1), (2, 1), (3, 2)])
def test_8_helps_to_place_every_tile(table, colour, steps, workers):
    table.covers(12).holds(monastery(8), at=31)
    assert cost_of_placing(table, colour, steps) == workers


@rule("CB-MON08-01")
def test_8_helps_to_sell(table):
    table.holds(monastery(8)).goods(orange=1).workers(1).dice(3, 2)
    assert table.cannot("sell", "orange", die=3)
    assert table.sell("orange", die=2).gained(workers=-1)


@rule("CB-MON08-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_8_three_becomes_six_for_two_workers_instead_of_three(table, edition):
    table.set_up(edition=edition)
    assert cost_of_taking(table, die=3, depot=6) == 3
    assert cost_of_taking(table.holds(monastery(8)), die=3, depot=6) == 2


# --- 9 to 12: free steps ----------------------------------------------------------------------------------------------


@rule("CB-MON09-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", [2, 4])
def test_9_turns_a_die_for_a_building_one_step_free(table, edition, die):
    table.set_up(edition=edition).holds(monastery(9)).storage(bank).dice(die, die)
    assert table.place(bank, at=26).gained(workers=0, placed=1)


@rule("CB-MON10-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tile", "at", "die"), [(ship, 18, 1), (ship, 18, 3), (cow(3), 11, 3), (cow(3), 11, 5)])
def test_10_turns_a_die_for_a_ship_or_an_animal_one_step_free(table, edition, tile, at, die):
    table.set_up(edition=edition).covers(12).holds(monastery(10)).storage(tile).dice(die, die)
    assert table.place(tile, at=at).gained(workers=0, placed=1)


@rule("CB-MON11-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tile", "at", "die"), [(castle, 7, 1), (castle, 7, 5), (mine, 25, 3), (mine, 25, 5), (monastery(3), 13, 6)]
)
def test_11_turns_a_die_for_a_castle_a_mine_or_a_monastery_one_step_free(table, edition, tile, at, die):
    table.set_up(edition=edition).covers(12).holds(monastery(11), at=31).storage(tile).dice(die, die)
    assert table.place(tile, at=at).gained(workers=0, placed=1)


@rule("CB-MON11-01", "CB-RES-05")
def test_11_does_not_help_its_own_placement(table):
    table.storage(monastery(11)).dice(2, 2)
    assert table.cannot("place", monastery(11), at=13)


@rule("CB-MON12-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_12_reaches_three_depots_with_die_three_and_two_more_with_a_worker(table, edition):
    table.set_up(edition=edition).holds(monastery(12)).dice(3, 3)
    for depot in VALUES:
        table.depot(depot, bank)

    def reached(workers):
        return [action.arguments["depot"] for action in table.workers(workers).legal("take")]

    assert reached(0) == [2, 3, 4]
    assert reached(1) == [1, 2, 3, 4, 5]
    assert reached(2) == [1, 2, 3, 4, 5, 6]
    assert table.workers(2).take(bank, depot=1).gained(workers=-1)


# --- 13 and 14: taking workers ----------------------------------------------------------------------------------------


@rule("CB-MON13-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_13_adds_a_silver_to_the_workers(table, edition):
    table.set_up(edition=edition).holds(monastery(13)).dice(2, 6)
    assert table.take_workers(die=2).gained_only(workers=2, silver=1)
    assert table.take_workers(die=6).gained_only(workers=2, silver=1)


@rule("CB-MON13-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_13_does_not_work_for_a_boarding_house(table, edition):
    table.set_up(edition=edition).holds(monastery(13)).storage(boarding_house).dice(3, 3)
    assert table.place(boarding_house, at=26).gained_only(workers=4, stored=-1, placed=1)


@rule("CB-MON14-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_14_gives_four_workers_instead_of_two(table, edition):
    table.set_up(edition=edition).holds(monastery(14)).dice(2, 6)
    assert table.take_workers(die=2).gained_only(workers=4)
    assert table.take_workers(die=6).gained_only(workers=4)


@rule("CB-MON14-02", "CB-MON14-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_14_does_not_work_for_a_boarding_house(table, edition):
    table.set_up(edition=edition).holds(monastery(14)).storage(boarding_house).dice(3, 3)
    assert table.place(boarding_house, at=26).gained_only(workers=4, stored=-1, placed=1)


@rule("CB-MON14-04")
def test_13_and_14_together_give_four_workers_and_a_silver(table):
    table.holds(monastery(13), monastery(14)).dice(2, 2)
    assert table.take_workers().gained_only(workers=4, silver=1)


@rule("CB-MON13-01", "CB-MON14-01", "CB-CASTLE-06")
def test_13_and_14_work_for_workers_taken_by_a_castle(table):
    table.holds(monastery(13), monastery(14)).covers(12).storage(castle).dice(6, 6).place(castle, at=7)
    assert table.take_workers(die="free").gained_only(workers=4, silver=1)
