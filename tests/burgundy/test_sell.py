"""Selling goods with a die (chapter 7)."""

import pytest

from duchy.games.burgundy.components.tiles import GOODS_NAMES
from tests.burgundy.table import castle, ship
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")


@rule("CB-SELL-01")
@pytest.mark.parametrize(
    ("die", "colour"), [(1, "turquoise"), (2, "purple"), (3, "pink"), (4, "red"), (5, "brown"), (6, "orange")]
)
def test_the_die_names_the_colour_that_is_sold(table, die, colour):
    held = [colour, *(name for name in GOODS_NAMES if name != colour)][:3]
    table.goods(**dict.fromkeys(held, 1)).dice(die, die)
    assert [action.arguments["goods"] for action in table.legal("sell")] == [die]
    assert table.sell(colour, die=die).gained_only(vp=2, silver=1, **{colour: -1, f"sold_{colour}": 1})


@rule("CB-SELL-01", "CB-WORK-01")
def test_workers_turn_the_die_to_another_colour(table):
    table.goods(red=1).workers(2).dice(2, 1)
    assert table.sell("red", die=2).gained(workers=-2, silver=1)
    table.set_up().goods(red=1).workers(1).dice(2, 1)
    assert table.cannot("sell", "red")


@rule("CB-SELL-02")
@pytest.mark.parametrize("count", [1, 2, 7])
def test_all_goods_of_the_colour_are_sold(table, count):
    table.goods(red=count, brown=2).dice(4, 1)
    assert len(table.legal("sell")) == 1
    assert table.sell("red").gained_only(vp=2 * count, silver=1, red=-count, sold_red=count)
    assert table.goods_held == {"brown": 2}


@rule("CB-SELL-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [1, 3, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sale_gives_one_silver_however_many_goods(table, edition, players, count):
    table.set_up(players=players, edition=edition).goods(pink=count).dice(3, 3)
    assert table.sell("pink").gained(silver=1)


@rule("CB-SELL-03")
def test_two_sales_give_a_silver_each(table):
    table.goods(pink=4, red=1).dice(3, 4)
    table.sell("pink")
    table.sell("red")
    assert table.me.silver == 2


@rule("CB-SELL-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sale_scores_the_number_of_players_for_each_tile(table, edition, players):
    table.set_up(players=players, edition=edition).goods(orange=5).dice(6, 6)
    assert table.sell("orange").gained(sales=5 * players)


@rule("CB-SELL-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_2011_too_tiles_sold_are_worth_points_and_not_silver(table, players):
    table.set_up(players=players, edition="2011").goods(orange=5).dice(6, 6)
    assert table.sell("orange").gained_only(vp=5 * players, silver=1, orange=-5, sold_orange=5)


@rule("CB-SELL-06")
def test_goods_sold_are_kept_to_the_end(table):
    table.goods(orange=2, red=3).dice(6, 4).phase("E").round(5)
    table.sell("orange")
    table.sell("red")
    table.end_round()
    assert table.state.is_over
    sold = dict(zip(GOODS_NAMES, table.me.sold.tolist(), strict=True))
    assert sold == {**dict.fromkeys(GOODS_NAMES, 0), "orange": 2, "red": 3}


@rule("CB-SELL-06")
def test_goods_sold_add_up_on_the_pile(table):
    table.sold(red=2).goods(red=3).dice(4, 4)
    table.sell("red")
    assert table.me.sold.sum() == 5


@rule("CB-SELL-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_emptied_goods_store_is_free_for_any_colour(table, edition):
    table.set_up(edition=edition).goods(red=2, pink=1, brown=1).wares(4, orange=3).storage(ship, ship).dice(5, 3)
    table.place(ship, at=20)
    table.load(4)
    assert table.goods_held == {"red": 2, "pink": 1, "brown": 1}
    table.wares(4, orange=3).sell("pink", die=3)
    table.dice(2, 2).place(ship, at=18)
    table.load(4)
    assert table.goods_held == {"red": 2, "brown": 1, "orange": 3}


@rule("CB-SELL-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_cannot_be_sold(table, edition):
    table.set_up(edition=edition).goods(red=1).workers(9).dice(4, 1).covers(12).storage(castle)
    assert [action.arguments["goods"] for action in table.legal("sell")] == [4, 4]
    table.sell("red", die=4)
    assert table.cannot("sell")
    table.place(castle, at=7, die=1)
    assert table.asked == "castle"
    assert table.cannot("sell")


@rule("CB-SELL-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_goods_with_four_players_give_twelve_points_and_a_silver(table, edition):
    table.set_up(players=4, edition=edition).goods(turquoise=3).dice(1, 1)
    assert table.sell("turquoise").gained_only(vp=12, silver=1, turquoise=-3, sold_turquoise=3)
