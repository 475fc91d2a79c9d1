"""Castles (chapter 5.5)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import castle, cow, mine, monastery, pig, sheep, ship
from tests.support.rules import rule

NEWER = EDITIONS[1:]


def raise_castle(table, *stored):
    """Place a castle with a 6, so that its extra action is open; the other die shows 2."""
    table.covers(13).storage(castle, *stored).dice(6, 2)
    table.place(castle, at=7)
    assert table.asked == "castle"
    return table


@rule("CB-CASTLE-01", "CB-CASTLE-02", "CB-CASTLE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_gives_an_action_of_any_value_at_once(table, edition):
    table.set_up(edition=edition).goods(turquoise=1, red=2, orange=1)
    for depot, animals in enumerate((cow(2), cow(3), pig(2), pig(3), sheep(2), sheep(3)), 1):
        table.depot(depot, mine, animals)
    raise_castle(table, ship, mine)
    assert {action.kind for action in table.legal()} == {"take", "place", "sell", "workers", "decline"}
    assert {action.arguments["depot"] for action in table.legal("take")} == {1, 2, 3, 4, 5, 6}
    assert {action.arguments["goods"] for action in table.legal("sell")} == {1, 4, 6}
    assert {action.arguments["hex"] for action in table.legal("place")} == {18, 20, 25}


@rule("CB-CASTLE-01")
def test_a_castle_gives_one_action(table):
    raise_castle(table).take_workers()
    assert table.asked == "turn"
    table.take_workers(die=2)
    assert table.legal() == table.legal("end_turn")


@rule("CB-CASTLE-02", "CB-CASTLE-03")
@pytest.mark.parametrize(
    ("act", "gain"),
    [
        (lambda table: table.take(cow(2), depot=5), {"stored": 1}),
        (lambda table: table.place(mine, at=25), {"stored": -1, "placed": 1}),
        (lambda table: table.sell("red"), {"red": -2, "sold_red": 2, "sales": 4, "silver": 1}),
        (lambda table: table.take_workers(), {"workers": 2}),
    ],
    ids=["take", "place", "sell", "workers"],
)
def test_each_die_action_works_as_with_a_die(table, act, gain):
    table.goods(red=2).depot(5, cow(2))
    raise_castle(table, mine)
    assert act(table).gained_only(**gain)
    assert table.asked == "turn"


@rule("CB-CASTLE-04")
def test_the_extra_action_uses_up_no_die(table):
    table.depot(4, cow(2)).depot(2, ship)
    raise_castle(table).take(cow(2))
    assert table.me.spent.tolist() == [1, 0], "the die that placed the castle"
    assert table.take(ship, die=2).gained(stored=1)


@rule("CB-CASTLE-05")
def test_the_free_value_needs_no_workers(table):
    table.depot(5, cow(2)).workers(4)
    assert raise_castle(table).take(cow(2)).gained(workers=0, stored=1)


@rule("CB-CASTLE-06")
@pytest.mark.parametrize(
    ("number", "act", "gain"),
    [
        (3, lambda table: table.sell("red"), {"silver": 2}),
        (4, lambda table: table.sell("red"), {"silver": 1, "workers": 1}),
        (13, lambda table: table.take_workers(), {"workers": 2, "silver": 1}),
        (14, lambda table: table.take_workers(), {"workers": 4}),
    ],
    ids=["3", "4", "13", "14"],
)
def test_monasteries_count_it_as_a_die_action(table, number, act, gain):
    table.holds(monastery(number), at=31).goods(red=1)
    assert act(raise_castle(table)).gained(**gain)


@rule("CB-CASTLE-07")
def test_it_buys_nothing_in_the_first_printing(table):
    table.set_up(edition="2011").silver(4).black(mine)
    assert raise_castle(table).cannot("buy")
    table.decline()
    assert table.can("buy")


@rule("CB-CASTLE-07")
@pytest.mark.parametrize("edition", NEWER)
def test_a_purchase_inside_is_the_purchase_of_the_turn_and_not_the_extra_action(table, edition):
    table.set_up(edition=edition).silver(4).black(mine, ship)
    assert raise_castle(table).buy(mine).gained_only(silver=-2, stored=1)
    assert table.asked == "castle"
    assert table.cannot("buy")
    assert table.place(mine, at=25).gained(placed=1)
    assert table.asked == "turn"
    assert table.cannot("buy")
