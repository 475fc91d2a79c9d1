"""The turn, its two dice, and the workers that turn them (chapter 3)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import castle, cow, mine, ship
from tests.support.rules import rule

DIE_ACTIONS = {"take", "place", "sell", "workers"}


def fill_depots(table):
    """One tile in every depot, so that every value of a die is good for something."""
    for depot in range(1, 7):
        table.depot(depot, castle)
    return table


def reached(table):
    """The depots within reach."""
    return {action.arguments["depot"] for action in table.legal("take")}


def turned(value, workers):
    """The values of a die after some of these workers turned it one step each, 6 and 1 being neighbours."""
    values = {value}
    for _ in range(workers):
        values |= {v % 6 + 1 for v in values} | {(v - 2) % 6 + 1 for v in values}
    return values


def kinds(table):
    return {action.kind for action in table.legal()}


@rule("CB-TURN-01", "CB-TURN-02")
def test_a_turn_has_two_actions_of_four_kinds(table):
    table.dice(4, 2).storage(mine).goods(red=1).depot(2, ship)
    assert kinds(table) == DIE_ACTIONS | {"end_turn"}
    table.place(mine, at=25, die=4)
    table.take(ship, die=2)
    assert kinds(table) == {"end_turn"}, "both dice are used"


@rule("CB-TURN-01")
def test_the_turn_goes_on_after_the_last_die_until_it_is_ended(table):
    table.take_workers()
    table.take_workers()
    assert table.state.deciders == (0,)
    table.end_turn()
    assert table.state.deciders == (1,)


@rule("CB-TURN-03")
@pytest.mark.parametrize("order", [(3, 5), (5, 3)])
def test_dice_are_used_in_any_order(table, order):
    table.dice(3, 5).depot(3, castle).depot(5, ship)
    for value in order:
        assert table.take(die=value).gained_only(stored=1)
    assert sorted(table.stored) == [castle, ship]


@rule("CB-TURN-04")
def test_both_dice_may_do_the_same(table):
    table.dice(4, 4).goods(red=2, orange=1).workers(2)
    table.sell("red")
    assert table.sell("orange").gained(silver=1, workers=-2), "4-5-6"
    table.turn(0).dice(4, 1)
    assert table.take_workers().gained_only(workers=2)
    assert table.take_workers().gained_only(workers=2)


@rule("CB-TURN-05", "CB-WORK-08")
def test_a_used_die_cannot_be_used_or_turned_again(table):
    fill_depots(table).dice(3, 6).workers(9).take(depot=3, die=3)
    assert {action.arguments["die"] for action in table.legal("take")} == {2}
    assert table.cannot("take", die=3)
    assert table.take(depot=1, die=6).gained(workers=-1)
    assert table.legal("take") == []
    table.end_round()
    assert reached(table), "in the next round the dice come back"


@rule("CB-TURN-05")
def test_of_two_equal_dice_both_can_be_used_once(table):
    table.dice(2, 2)
    for _ in range(2):
        assert len(table.legal("workers")) == 1, "equal dice are one choice"
        table.take_workers()
    assert table.legal("workers") == []


@rule("CB-TURN-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_may_be_left_unused_and_are_lost(table, edition):
    table.set_up(edition=edition).dice(1, 2)
    table.take_workers(die=1)
    assert table.end_turn().gained_only()
    assert table.me.spent.tolist() == [1, 1]
    table.end_round()
    table.turn(1)
    table.end_turn()
    assert table.state.deciders == (0,)


@rule("CB-TURN-07")
def test_a_turn_may_contain_one_purchase_beside_the_dice(table):
    table.dice(1, 2).silver(4).black(mine, ship).take_workers()
    assert table.buy(mine).gained_only(silver=-2, stored=1)
    assert table.can("workers"), "no die was used"
    assert table.cannot("buy")
    table.take_workers()
    table.end_round()
    assert table.can("buy"), "a new turn, a new purchase"


@rule("CB-TURN-08")
def test_actions_without_a_result_cannot_be_chosen(table):
    table.dice(3, 4).workers(9).storage(cow(3)).goods()
    assert table.cannot("take"), "all depots are empty"
    assert table.cannot("sell"), "there are no goods"
    assert table.cannot("place"), "no pasture is next to the castle"
    assert table.cannot("buy"), "the black depot is empty"
    assert table.can("workers")
    table.depot(3, ship).goods(red=1).storage(mine)
    assert kinds(table) == DIE_ACTIONS | {"end_turn"}


# All values and numbers of workers are cases; the rows name some of them.
@rule("CB-WORK-01", "CB-WORK-02", "CB-WORK-03", "CB-WORK-09", "CB-WORK-11")
@pytest.mark.parametrize("workers", range(4))
@pytest.mark.parametrize("value", range(1, 7))
def test_each_worker_turns_a_die_one_step(table, value, workers):
    fill_depots(table).dice(value, value).workers(workers)
    assert reached(table) == turned(value, workers)
    for depot in reached(table):
        table.turn(0).dice(value, value).workers(workers).depot(depot, castle).storage()
        apart = min(abs(value - depot), 6 - abs(value - depot))
        assert table.take(depot=depot).gained_only(workers=-apart, stored=1)


@rule("CB-WORK-02")
def test_six_and_one_are_neighbours(table):
    fill_depots(table).dice(6, 6).workers(1)
    assert reached(table) == {5, 6, 1}
    table.dice(1, 1)
    assert reached(table) == {6, 1, 2}


@rule("CB-WORK-04")
def test_workers_may_be_spent_on_both_dice(table):
    fill_depots(table).dice(3, 3).workers(5)
    assert table.take(depot=1).gained(workers=-2)
    assert table.take(depot=6).gained(workers=-3)
    assert table.me.workers == 0


@rule("CB-WORK-05", "CB-WORK-06", "CB-WORK-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_workers_serve_at_any_moment_of_the_own_turn_and_only_then(table, edition):
    fill_depots(table.set_up(edition=edition)).dice(3, 3).workers(0)
    table.player(1).dice(5, 5).workers(3)
    assert reached(table) == {3}, "the workers of another player are of no use"
    table.take_workers()
    assert reached(table) == {1, 2, 3, 4, 5}, "workers just gained serve at once"
    table.take(depot=5)
    assert table.me.workers == 0
    table.end_turn()
    assert table.player(1).me.dice.tolist() == [5, 5], "nobody turns dice of others"
    assert len(reached(table)) == 5


@rule("CB-WORK-10")
def test_two_workers_turn_a_2_into_a_6(table):
    table.dice(2, 4).workers(2).depot(6, ship)
    assert table.take(ship, die=2).gained_only(workers=-2, stored=1)


@rule("CB-WORK-03", "CB-WORK-09")
def test_workers_are_needed_for_placing_and_selling_too(table):
    table.dice(1, 1).workers(3).storage(mine).goods(red=1)
    assert table.can("place", mine, at=25)
    assert table.can("sell", "red")
    assert table.place(mine, at=25).gained(workers=-3, placed=1), "1-6-5-4"
    table.workers(2)
    assert table.cannot("sell", "red")
    table.workers(3)
    assert table.sell("red").gained(workers=-3, silver=1)


@rule("CB-WORK-12")
def test_workers_in_hand_are_unlimited(table):
    table.workers(1000)
    assert table.take_workers().gained_only(workers=2)
    assert table.me.workers == 1002
