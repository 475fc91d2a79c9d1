"""Monasteries in general, and numbers 1 to 7 (chapter 12). Those for dice and the final ones have files of their own.

On estate 1 a monastery fits on space 13 (number 1), next to the start castle.
"""

import pytest

from tests.burgundy.table import (
    BUILDINGS,
    bank,
    castle,
    cow,
    mine,
    monastery,
    pig,
    sheep,
    ship,
    warehouse,
    watchtower,
)
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
LATER_EDITIONS = ("2019", "2020-ua")


def place(table, tile, at, die=None):
    """Place one more tile than lies in storage, with a die that fits unless another is given."""
    value = die or table.number(at)
    return table.storage(*table.stored, tile).dice(value, value).place(tile, at=at)


def can_place(table, tile, at, die):
    """Whether such a die places one more tile there."""
    return table.storage(*table.stored, tile).dice(die, die).can("place", tile, at=at)


def load_two(table):
    place(table, ship, at=20)
    return any(action.arguments["span"] == 2 for action in table.legal("load"))


def phase_end(table):
    table.holds(mine, at=25).round(5).end_round()
    return table.me.workers == 1


#: By monastery, a situation in which its continuing effect shows.
SHOWS = {
    1: lambda table: can_place(table.holds(bank, at=26), bank, at=27, die=1),
    2: phase_end,
    3: lambda table: table.goods(red=3).dice(4, 4).sell("red").gained(silver=2),
    4: lambda table: table.goods(red=3).dice(4, 4).sell("red").gained(workers=1),
    5: load_two,
    6: lambda table: table.silver(2).depot(3, bank).can("buy", bank, depot=3),
    7: lambda table: place(table.covers(12), cow(2), at=11).gained(animals=3),
    8: lambda table: table.depot(3, bank).workers(1).dice(1, 1).can("take", bank),
    9: lambda table: can_place(table, bank, at=26, die=2),
    10: lambda table: can_place(table, ship, at=20, die=6),
    11: lambda table: can_place(table, mine, at=25, die=3),
    12: lambda table: table.depot(3, bank).dice(2, 2).can("take", bank),
    13: lambda table: table.dice(2, 2).take_workers().gained(silver=1),
    14: lambda table: table.dice(2, 2).take_workers().gained(workers=4),
}

# --- all monasteries --------------------------------------------------------------------------------------------------


@rule("CB-MON00-01")
@pytest.mark.parametrize("number", SHOWS)
def test_a_monastery_in_storage_does_nothing(table, number):
    assert not SHOWS[number](table.storage(monastery(number)))


@rule("CB-MON00-01")
@pytest.mark.parametrize("number", SHOWS)
def test_a_monastery_in_the_estate_of_another_player_does_nothing(table, number):
    table.player(1).holds(monastery(number))
    assert not SHOWS[number](table)


@rule("CB-MON00-02")
@pytest.mark.parametrize("number", SHOWS)
def test_a_monastery_works_as_soon_as_it_is_placed(table, number):
    assert place(table, monastery(number), at=13).gained_only(stored=-1, placed=1)
    assert SHOWS[number](table)


@rule("CB-MON00-02")
@pytest.mark.parametrize("number", SHOWS)
def test_a_monastery_works_to_the_end_of_the_game(table, number):
    table.holds(monastery(number)).phase("E").round(5)
    assert SHOWS[number](table)


@rule("CB-MON00-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(15, 27))
def test_a_scoring_monastery_scores_nothing_before_the_end(table, edition, number):
    table.set_up(edition=edition).holds(*BUILDINGS, cow(2)).sold(red=2).bonus(building="large")
    assert place(table, monastery(number), at=13).gained_only(vp=0, stored=-1, placed=1)
    table.end_phase()
    assert table.vp == 0
    table.phase("E").round(5).end_round()
    assert table.vp > 0


@rule("CB-MON00-03")
@pytest.mark.parametrize("number", range(15, 27))
def test_a_scoring_monastery_changes_no_rule(table, number):
    for shows in SHOWS.values():
        assert not shows(table.set_up().holds(monastery(number)))


@rule("CB-MON00-04")
@pytest.mark.parametrize("number", [3, 4])
def test_nothing_is_paid_for_sales_made_before(table, number):
    table.goods(red=3, pink=1).dice(4, 3)
    table.sell("red")
    assert place(table, monastery(number), at=13).gained_only(stored=-1, placed=1)
    assert table.dice(3, 3).sell("pink").gained(silver=2 if number == 3 else 1, workers=1 if number == 4 else 0)


@rule("CB-MON00-04")
def test_nothing_is_paid_for_phases_that_have_ended(table):
    table.holds(mine, mine).round(5).end_round().turn(0)
    assert place(table, monastery(2), at=13).gained_only(stored=-1, placed=1)


@rule("CB-MON00-04")
@pytest.mark.parametrize("number", [13, 14])
def test_nothing_is_paid_for_workers_taken_before(table, number):
    table.dice(1, 1).take_workers()
    assert place(table, monastery(number), at=13).gained_only(stored=-1, placed=1)


@rule("CB-MON00-04")
def test_final_monasteries_count_what_was_done_before_their_placement(table):
    table.goods(red=3).dice(4, 4).sell("red")
    table.holds(bank).phase("E").round(5)
    place(table, monastery(25), at=13)
    place(table, monastery(22), at=8)
    table.silver(0).workers(0).end_round()
    assert table.vp == 3 * 2 + 3 + 4


@rule("CB-MON00-05")
def test_effects_on_the_same_event_add_up(table):
    table.holds(*map(monastery, (3, 4, 8, 12, 13, 14))).goods(red=1).dice(4, 4)
    assert table.sell("red").gained(silver=2, workers=1)
    assert table.take_workers().gained(workers=4, silver=1)
    table.workers(1).depot(4, bank).dice(1, 1)
    assert table.take(bank).gained(workers=-1)


# --- 1: any buildings -------------------------------------------------------------------------------------------------


@rule("CB-MON01-01")
@pytest.mark.parametrize("building", BUILDINGS)
def test_1_lets_a_city_hold_several_buildings_of_a_type(table, building):
    table.holds(monastery(1)).holds(building, building, at=(26, 27))
    assert place(table, building, at=32).gained(placed=1)


@rule("CB-MON01-01")
def test_1_works_in_every_city(table):
    table.holds(monastery(1)).covers(21, 18, 25, 8).holds(bank, bank, bank, at=(9, 23, 26))
    for city, number in ((14, 2), (24, 5), (27, 1)):
        assert can_place(table.storage(), bank, at=city, die=number)


@rule("CB-MON01-02")
def test_1_allows_later_placements_only(table):
    table.holds(bank, at=26).storage(monastery(1), bank).dice(1, 1)
    assert table.cannot("place", bank, at=27)
    table.place(monastery(1), at=13)
    assert table.place(bank, at=27).gained(placed=1, silver=2)


# --- 2: mines give workers --------------------------------------------------------------------------------------------


@rule("CB-MON02-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mines", [0, 1, 3])
def test_2_gives_a_worker_for_every_mine_at_each_phase_end(table, edition, mines):
    table.set_up(edition=edition).holds(monastery(2), *[mine] * mines)
    for phase in (1, 2):
        table.end_phase()
        assert (table.me.silver, table.me.workers) == (phase * mines, phase * mines)


# --- 3 and 4: sales ---------------------------------------------------------------------------------------------------


@rule("CB-MON03-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_3_gives_two_silver_for_every_sale(table, edition):
    table.set_up(edition=edition).holds(monastery(3)).goods(red=3, pink=1, brown=2).dice(4, 3)
    assert table.sell("red").gained_only(vp=6, silver=2, red=-3, sold_red=3)
    assert table.sell("pink").gained(silver=2)
    place(table, warehouse, at=26)
    assert table.sell("brown").gained_only(vp=4, silver=2, brown=-2, sold_brown=2)


@rule("CB-MON04-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_4_gives_a_worker_for_every_sale(table, edition):
    table.set_up(edition=edition).holds(monastery(4)).goods(red=3, brown=2).dice(4, 3)
    assert table.sell("red").gained_only(vp=6, silver=1, workers=1, red=-3, sold_red=3)
    place(table, warehouse, at=26)
    assert table.sell("brown").gained_only(vp=4, silver=1, workers=1, brown=-2, sold_brown=2)


@rule("CB-MON04-02")
def test_3_and_4_together_give_two_silver_and_a_worker(table):
    table.holds(monastery(3), monastery(4)).goods(red=3).dice(4, 4)
    assert table.sell("red").gained_only(vp=6, silver=2, workers=1, red=-3, sold_red=3)


@rule("CB-MON03-01", "CB-MON04-01", "CB-CASTLE-06")
def test_3_and_4_work_for_a_sale_by_a_castle(table):
    table.holds(monastery(3), monastery(4)).covers(12).goods(red=3)
    place(table, castle, at=7)
    assert table.sell("red", die="free").gained(silver=2, workers=1)


# --- 5: a second depot ------------------------------------------------------------------------------------------------


def ship_with_5(table, edition="2019"):
    """A ship just placed by the owner of monastery 5."""
    table.set_up(edition=edition).holds(monastery(5))
    place(table, ship, at=20)
    return table


@rule("CB-MON05-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_5_takes_the_goods_of_two_adjacent_depots(table, edition):
    ship_with_5(table, edition).wares(3, red=2).wares(4, red=1, pink=1).wares(5, red=1)
    assert table.load(3, span=2).gained(red=3, pink=1)
    assert (table.goods_at(3), table.goods_at(4), table.goods_at(5)) == ({}, {}, {"red": 1})


@rule("CB-MON05-01")
def test_without_5_a_ship_loads_one_depot(table):
    place(table, ship, at=20)
    assert [str(action) for action in table.legal("load")] == [f"load {depot} 1" for depot in range(1, 7)]


@rule("CB-MON05-02")
@pytest.mark.parametrize(("depot", "after"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)])
def test_5_joins_depots_around_the_ring(table, depot, after):
    ship_with_5(table)
    for number in range(1, 7):
        table.wares(number, red=1)
    table.load(depot, span=2)
    assert [number for number in range(1, 7) if not table.goods_at(number)] == sorted((depot, after))


@rule("CB-MON05-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_depot_of_5_is_optional(table, edition):
    ship_with_5(table, edition).wares(3, red=2).wares(4, pink=1)
    assert table.load(3, span=1).gained(red=2, pink=0)
    assert table.goods_at(4) == {"pink": 1}


@rule("CB-MON05-04")
@pytest.mark.parametrize(
    ("edition", "left"),
    [("2011", ({}, {})), ("2019", ({"brown": 1}, {"brown": 2})), ("2020-ua", ({"brown": 1}, {"brown": 2}))],
)
def test_the_limit_of_three_colours_covers_both_depots_of_5(table, edition, left):
    ship_with_5(table, edition).goods(red=1).wares(6, red=1, pink=1, brown=1).wares(1, red=1, brown=2, orange=1)
    assert table.load(6, span=2).gained(red=2)
    assert table.asked == "keep"
    assert [action.arguments["goods"] for action in table.legal("keep")] == [3, 5, 6]
    assert table.keep("orange").gained_only(orange=1)
    assert table.asked == "keep"
    assert table.keep("pink").gained(pink=1)
    assert table.goods_held == {"red": 3, "pink": 1, "orange": 1}
    assert (table.goods_at(6), table.goods_at(1)) == left


@rule("CB-MON05-05")
@pytest.mark.parametrize("span", [1, 2])
def test_the_pawn_advances_one_space_even_for_two_depots(table, span):
    ship_with_5(table).wares(3, red=1).wares(4, red=1)
    assert table.load(3, span=span).gained(space=1)


# --- 6: buying anywhere -----------------------------------------------------------------------------------------------


def owner_of_6(table, edition, silver, workers=0):
    """The owner of monastery 6 with a tile in each of the seven depots to buy."""
    table.set_up(edition=edition).holds(monastery(6)).silver(silver).workers(workers).black(mine)
    for depot in range(1, 7):
        table.depot(depot, bank)
    return table


def payments(table):
    """How many workers may be paid, by depot; 0 is the black one."""
    found: dict[int, list[int]] = {}
    for action in table.legal():
        if action.kind in ("buy", "buy_depot"):
            found.setdefault(action.arguments.get("depot", 0), []).append(action.arguments["workers"])
    return found


EVERY_DEPOT = range(7)


@rule("CB-MON06-01")
@pytest.mark.parametrize("depot", [1, 2, 3, 4, 5, 6])
def test_in_2011_6_buys_from_any_depot(table, depot):
    assert owner_of_6(table, "2011", silver=2).buy(bank, depot=depot).gained_only(silver=-2, stored=1)
    assert table.tiles(depot) == []


@rule("CB-MON06-01", "CB-MON06-03", "CB-MON06-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_buys_any_tile_of_a_depot(table, edition):
    owner_of_6(table, edition, silver=2).depot(3, bank, castle, ship, cow(3)).depot(5, mine, pig(4))
    for tile, depot in ((bank, 3), (castle, 3), (ship, 3), (cow(3), 3), (mine, 5), (pig(4), 5)):
        assert table.can("buy", tile, depot=depot)
    table.buy(ship)
    assert table.stored == [ship]
    assert table.tiles(3) == [bank, castle, cow(3)]


@rule("CB-MON06-02")
def test_in_2011_workers_are_no_money(table):
    assert payments(owner_of_6(table, "2011", silver=2, workers=9)) == {depot: [0] for depot in EVERY_DEPOT}
    assert payments(owner_of_6(table, "2011", silver=1, workers=9)) == {}


@rule("CB-MON06-03")
@pytest.mark.parametrize("depot", [1, 2, 3, 4, 5, 6])
def test_in_2019_6_buys_from_any_depot_for_silver_or_for_workers(table, depot):
    assert owner_of_6(table, "2019", silver=2).buy(bank, depot=depot).gained_only(silver=-2, stored=1)
    assert owner_of_6(table, "2019", silver=0, workers=2).buy(bank, depot=depot).gained_only(workers=-2, stored=1)


@rule("CB-MON06-04")
def test_in_2019_the_price_is_not_mixed_and_either_currency_serves_every_depot(table):
    assert payments(owner_of_6(table, "2019", silver=2, workers=2)) == {depot: [0, 2] for depot in EVERY_DEPOT}
    assert payments(owner_of_6(table, "2019", silver=2, workers=1)) == {depot: [0] for depot in EVERY_DEPOT}
    assert payments(owner_of_6(table, "2019", silver=0, workers=2)) == {depot: [2] for depot in EVERY_DEPOT}
    assert payments(owner_of_6(table, "2019", silver=1, workers=1)) == {}


@rule("CB-MON06-05")
def test_in_2020_ua_silver_and_workers_mix_freely_for_every_depot(table):
    assert payments(owner_of_6(table, "2020-ua", silver=2, workers=2)) == {depot: [0, 1, 2] for depot in EVERY_DEPOT}
    assert payments(owner_of_6(table, "2020-ua", silver=0, workers=2)) == {depot: [2] for depot in EVERY_DEPOT}
    assert payments(owner_of_6(table, "2020-ua", silver=1, workers=1)) == {depot: [1] for depot in EVERY_DEPOT}
    assert table.buy(mine).gained_only(silver=-1, workers=-1, stored=1)
    assert (
        owner_of_6(table, "2020-ua", silver=1, workers=1)
        .buy(bank, depot=4)
        .gained_only(silver=-1, workers=-1, stored=1)
    )


@rule("CB-MON06-03", "CB-MON06-05")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_without_6_workers_are_no_money_and_numbered_depots_sell_nothing(table, edition):
    table.set_up(edition=edition).silver(2).workers(9).black(mine).depot(1, bank)
    assert payments(table) == {0: [0]}


@rule("CB-MON06-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_still_buys_one_tile_a_turn(table, edition):
    owner_of_6(table, edition, silver=8, workers=8).buy(bank, depot=2)
    assert table.cannot("buy")
    table.take_workers()
    assert table.cannot("buy")


@rule("CB-MON06-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_buying_with_6_uses_no_die_and_does_not_need_12(table, edition):
    owner_of_6(table, edition, silver=2).dice(1, 1)
    assert table.buy(bank, depot=4, workers=0).gained_only(silver=-2, stored=1)
    assert table.me.spent.tolist() == [0, 0]


# --- 7: animals -------------------------------------------------------------------------------------------------------


@rule("CB-MON07-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_scores_one_more_for_every_tile_that_scores(table, edition):
    table.set_up(edition=edition).holds(monastery(7)).pasture(5).holds(cow(3), cow(2), pig(4))
    assert place(table, cow(4), at=10).gained(animals=(4 + 1) + (3 + 1) + (2 + 1))


@rule("CB-MON07-02", "CB-MON07-03")
def test_3_sheep_beside_4_score_nine_and_then_2_pigs_three(table):
    table.holds(monastery(7)).pasture(5).holds(sheep(4))
    assert place(table, sheep(3), at=5).gained_only(vp=9, stored=-1, placed=1)
    assert place(table, pig(2), at=10).gained_only(vp=3, stored=-1, placed=1)


@rule("CB-MON07-01")
def test_7_leaves_other_points_alone(table):
    table.holds(monastery(7)).pasture(5).holds(cow(2), cow(2), pig(2), sheep(2))
    assert place(table, watchtower, at=26).gained_only(vp=4, stored=-1, placed=1)
    assert place(table, pig(2), at=11).gained(animals=6, regions=15, phases=10)
