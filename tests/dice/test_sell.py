"""Selling goods (chapter 4)."""

import pytest

from tests.dice.pad import Pad
from tests.support.rules import rule


def market(**goods: int) -> Pad:
    """A double hourglass and goods to sell."""
    return Pad().bonus(**goods).roll(5, 6, "city", "river", double=True)


@rule("DG-SELL-01")
def test_goods_are_sold_on_a_double_only():
    assert Pad().bonus(goods=2).roll(5, 6, "city", "river").step() == "build"
    assert market(goods=2).step() == "sell"
    assert market(monk=2).step() == "build"


@rule("DG-SELL-02")
def test_any_number_may_be_sold_none_included():
    assert [found["count"] for found in market(goods=3).legal("sell")] == [0, 1, 2, 3]
    assert market(goods=3).sell(0) == {}


@rule("DG-SELL-03", "DG-SELL-04", "DG-SELL-05", "DG-EX-02")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_of_the_goods_brings_two_points_and_a_silver(count):
    pad = market(goods=3)
    assert pad.sell(count) == {
        "vp": 2 * count,
        "sales": 2 * count,
        "silver": count,
        "goods": -count,
        "crossed_goods": count,
    }
    assert pad.draft()["ringed"].sum() == 3  # goods became silver


@rule("DG-SELL-06", "DG-SELL-11")
def test_silver_goes_to_the_mine_row_whatever_row_the_goods_came_from():
    pad = Pad().bonus(row=1, goods=1).bonus(goods=1).roll(5, 6, "city", "river", double=True)
    assert pad.sell(2).gained(silver=2, castle_silver=0, goods=-1, castle_goods=-1, crossed_goods=2)


@rule("DG-SELL-07")
def test_a_sale_is_not_the_bonus_of_the_round():
    pad = Pad().bonus(goods=1, worker=1).roll(1, 2, "city", "city", double=True)
    pad.sell(1)
    assert pad.build(6, 20).gained(worker=-1, crossed_worker=1)


@rule("DG-SELL-09")
def test_goods_of_this_round_wait_for_the_next_double():
    pad = Pad().write({26: 5}).roll(5, 6, "river", "river", double=True)
    assert pad.step() == "build"
    assert pad.build(5, 31).gained(goods=1)
    assert pad.legal("sell") == []
    pad.end_round()
    assert pad.sheet()["ringed"][0, 2] == 1


@rule("DG-SELL-10", "DG-BONUS-06")
def test_silver_of_a_sale_pays_for_a_second_building_at_once():
    pad = Pad().bonus(goods=1).roll(5, 6, "city", "river", double=True)
    pad.sell(1)
    pad.build(5, 20)
    assert pad.second(26).gained(silver=-1, crossed_silver=1, built=1)


@rule("DG-SELL-12")
def test_all_sales_are_one_decision_before_the_first_building():
    pad = market(goods=2)
    pad.sell(1)
    assert pad.step() == "build"
    assert pad.legal("sell") == []


@rule("DG-SELL-13", "DG-BONUS-09")
def test_without_a_circle_the_silver_is_lost_and_the_points_count():
    pad = Pad().circles(silver=1).bonus(goods=2).roll(5, 6, "city", "river", double=True)
    assert pad.sell(2).gained(vp=4, silver=1, goods=-2)


@rule("DG-SELL-14")
@pytest.mark.parametrize(("phase", "column"), [("I", 0), ("II", 1), ("III", 2)])
def test_points_of_a_sale_go_to_the_column_of_the_phase(phase, column):
    pad = Pad().phase(phase).bonus(goods=1).roll(5, 6, "city", "river", double=True)
    pad.sell(1)
    assert pad.draft()["points"][column].sum() == 2
