"""Buying from the black depot (chapter 9)."""

import pytest

from tests.burgundy.table import (
    bank,
    carpenter,
    castle,
    church,
    cow,
    market,
    mine,
    monastery,
    pig,
    ship,
    town_hall,
    warehouse,
)
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
LATER_EDITIONS = ("2019", "2020-ua")

#: By decision inside an action: the tile whose placement asks it, and where.
INSIDE = {
    "castle": (castle, 7),
    "ship": (ship, 20),
    "warehouse": (warehouse, 26),
    "town_hall": (town_hall, 26),
    "carpenter": (carpenter, 26),
    "church": (church, 26),
    "market": (market, 26),
}


def ask(table, edition, decision):
    """Bring a player with silver for a purchase to a decision inside an action."""
    tile, at = INSIDE[decision]
    table.set_up(edition=edition).covers(12).goods(red=1).silver(2).black(pig(4)).depot(2, bank, mine, cow(2))
    table.storage(tile, mine).dice(table.number(at), 2).place(tile, at=at)
    assert table.asked == decision
    return table


@rule("CB-BLACK-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", [bank, cow(3), monastery(7), castle, mine, ship])
def test_a_tile_of_the_black_depot_costs_two_silver(table, edition, tile):
    table.set_up(edition=edition).silver(5).black(pig(2), church, tile)
    assert table.buy(tile, slot=3).gained_only(silver=-2, stored=1)
    assert table.stored == [tile]
    assert table.black_tiles == [pig(2), church]


@rule("CB-BLACK-01", "CB-BLACK-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_tile_may_be_bought_in_each_turn(table, edition):
    table.set_up(edition=edition).silver(6).black(mine, bank, ship)
    table.player(1).silver(2)
    table.buy(mine)
    assert table.cannot("buy")
    table.end_turn()
    assert table.state.deciders == (1,)
    assert table.buy(bank).gained_only(player=1, silver=-2, stored=1)
    assert table.cannot("buy")
    table.end_turn()
    while table.state.deciders != (0,):
        table.end_turn()
    assert table.can("buy", ship)


@rule("CB-BLACK-02")
def test_buying_uses_no_die(table):
    table.silver(2).black(mine).dice(3, 5)
    table.buy(mine)
    assert table.me.spent.tolist() == [0, 0]
    assert table.take_workers(die=3).gained(workers=2)
    assert table.take_workers(die=5).gained(workers=2)


@rule("CB-BLACK-03", "CB-BLACK-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("actions_before", [0, 1, 2])
def test_buying_is_possible_before_between_and_after_the_die_actions(table, edition, actions_before):
    table.set_up(edition=edition).silver(2).black(mine).dice(3, 5)
    for _ in range(actions_before):
        table.take_workers()
    assert table.buy(mine).gained_only(silver=-2, stored=1)


@rule("CB-BLACK-03")
@pytest.mark.parametrize("decision", INSIDE)
def test_in_2011_nothing_is_bought_inside_an_action(table, decision):
    ask(table, "2011", decision)
    assert table.cannot("buy")


@rule("CB-BLACK-04")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
@pytest.mark.parametrize("decision", INSIDE)
def test_a_purchase_may_come_at_any_decision_inside_an_action(table, edition, decision):
    ask(table, edition, decision)
    assert table.buy(pig(4)).gained_only(silver=-2, stored=1)
    assert table.asked == decision
    assert table.cannot("buy")


@rule("CB-BLACK-04")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_no_purchase_comes_between_two_steps_of_one_effect(table, edition):
    table.set_up(edition=edition).silver(2).black(mine).depot(1, bank).storage(cow(2), pig(2), mine).dice(1, 1)
    table.take(bank)
    assert table.asked == "discard"
    assert table.cannot("buy")
    table.set_up(edition=edition).silver(2).black(mine).goods(red=1, brown=1).wares(2, pink=1, orange=1)
    table.storage(ship).dice(5, 5).place(ship, at=20)
    table.load(2)
    assert table.asked == "keep"
    assert table.cannot("buy")


@rule("CB-BLACK-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bought_tile_goes_to_storage_even_if_that_is_full(table, edition):
    table.set_up(edition=edition).silver(2).black(mine).storage(bank, cow(2))
    assert table.buy(mine).gained_only(silver=-2, stored=1)
    assert table.stored == [bank, cow(2), mine]
    table.set_up(edition=edition).silver(2).black(mine).storage(bank, cow(2), ship)
    assert table.buy(mine).gained_only(silver=-2)
    assert table.asked == "discard"
    table.discard(cow(2))
    assert table.stored == [bank, ship, mine]
    assert table.black_tiles == []
    assert table.asked == "turn"


@rule("CB-BLACK-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("depot_first", [True, False])
def test_a_second_purchase_is_not_allowed_from_anywhere(table, edition, depot_first):
    table.set_up(edition=edition).holds(monastery(6)).silver(9).workers(9).black(mine, ship).depot(3, bank, castle)
    if depot_first:
        table.buy(bank, depot=3)
    else:
        table.buy(mine)
    assert table.cannot("buy")
    table.take_workers()
    assert table.cannot("buy")


@rule("CB-BLACK-07")
def test_a_purchase_needs_no_die_action_in_the_turn(table):
    table.silver(2).black(mine)
    table.buy(mine)
    table.end_turn()
    assert table.state.deciders == (1,)
    assert table.stored == [mine]


@rule("CB-BLACK-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_silver_cannot_be_owed(table, edition):
    table.set_up(edition=edition).black(mine).workers(9)
    for silver in (0, 1):
        assert table.silver(silver).cannot("buy")
    assert table.silver(2).buy(mine).gained(silver=-2)
    assert table.me.silver == 0
