"""Buildings: the rules for all of them, and the eight effects (chapters 5.8 and 5.9).

On estate 1 the start castle (space 19) touches two cities: the one of a single space (12, number 3) and the large one
(26, number 3; beside it 27 and 32 with numbers 1 and 5).
"""

import pytest

from tests.burgundy.table import (
    BUILDINGS,
    bank,
    boarding_house,
    carpenter,
    castle,
    chicken,
    church,
    cow,
    market,
    mine,
    monastery,
    pig,
    sheep,
    ship,
    town_hall,
    warehouse,
    watchtower,
)
from tests.support.rules import rule

SMALL_CITY, LARGE_CITY, NEXT_IN_LARGE_CITY = 12, 26, 27
LATER_EDITIONS = ("2019", "2020-ua")


def build(table, tile, at=LARGE_CITY):
    """Place a stored building with a die that fits."""
    return table.dice(table.number(at), table.number(at)).place(tile, at=at)


# --- all buildings ----------------------------------------------------------------------------------------------------


@rule("CB-BLD-01")
def test_a_building_works_at_once_and_never_again(table):
    table.storage(bank)
    assert build(table, bank).gained(silver=2)
    table.end_phase()
    assert table.me.silver == 2


@rule("CB-BLD-01")
def test_an_effect_left_unused_does_not_come_back(table):
    table.storage(carpenter).depot(1, bank)
    build(table, carpenter)
    assert table.asked == "carpenter"
    table.decline()
    assert table.asked == "turn"
    table.end_round()
    assert table.asked == "turn"
    assert table.cannot("gain")


@rule("CB-BLD-02")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
def test_an_effect_needs_no_die(table, edition):
    table.set_up(edition=edition).storage(carpenter).depot(6, bank).dice(3, 3)
    table.take_workers(die=3)
    table.place(carpenter, at=LARGE_CITY)
    assert table.me.spent.tolist() == [1, 1]
    assert table.gain(bank).gained_only(stored=1)


@rule("CB-BLD-02")
def test_an_effect_leaves_the_other_die_for_an_action(table):
    table.storage(carpenter).depot(6, bank).dice(3, 5)
    table.place(carpenter, at=LARGE_CITY)
    table.gain(bank)
    assert table.me.spent.tolist() == [1, 0]
    assert table.can("workers", die=5)


@rule("CB-BLD-03")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_city_holds_one_building_of_each_type(table, building):
    other = next(tile for tile in BUILDINGS if tile != building)
    table.holds(building, at=LARGE_CITY).storage(building, other).dice(1, 1)
    assert table.cannot("place", building, at=NEXT_IN_LARGE_CITY)
    assert table.can("place", other, at=NEXT_IN_LARGE_CITY)


@rule("CB-BLD-03")
def test_the_limit_spans_the_whole_city_and_not_only_its_neighbouring_spaces(table):
    table.covers(31).holds(bank, market, church, at=(26, 27, 32)).storage(bank).dice(3, 6)
    assert 37 not in table.neighbours(26)
    assert table.cannot("place", bank, at=37)
    assert table.cannot("place", bank, at=33)


@rule("CB-BLD-04")
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_same_building_may_stand_in_another_city(table, building):
    table.holds(building, at=LARGE_CITY).storage(building)
    assert build(table, building, at=SMALL_CITY).gained(placed=1)


@rule("CB-BLD-05", "CB-HALL-05")
@pytest.mark.parametrize("building", [warehouse, carpenter, church, market, town_hall])
def test_a_building_without_use_may_be_placed_and_its_effect_is_lost(table, building):
    table.storage(building)
    assert build(table, building).gained_only(stored=-1, placed=1)
    assert table.asked == "turn"


@rule("CB-BLD-05")
@pytest.mark.parametrize(
    ("building", "others"),
    [
        (carpenter, (cow(3), monastery(4), castle, mine)),
        (church, (bank, cow(3), ship)),
        (market, (bank, monastery(4), castle, mine)),
    ],
)
def test_tiles_of_other_colours_make_no_use(table, building, others):
    table.depot(2, *others).storage(building)
    build(table, building)
    assert table.asked == "turn"


@rule("CB-BLD-06")
def test_a_market_without_ships_and_animals_gains_nothing_then_or_later(table):
    table.depot(1, bank, castle).depot(5, mine, monastery(9)).storage(market)
    assert build(table, market).gained_only(stored=-1, placed=1)
    assert table.asked == "turn"
    table.depot(3, ship, cow(2))
    assert table.cannot("gain")
    table.end_round()
    assert table.asked == "turn"
    assert table.cannot("gain")


@rule("CB-BLD-07", "CB-COMP-10", "CB-COMP-11", "CB-DIFF-01")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
def test_silver_and_workers_do_not_run_out(table, edition):
    table.set_up(edition=edition)
    silver, workers = (20, 30) if edition == "2011" else (24, 26)  # all that the box holds (CB-COMP-10, CB-COMP-11)
    for player in (0, 1):
        table.player(player).silver(silver).workers(workers)
    table.storage(bank, boarding_house)
    assert build(table, bank).gained(silver=2)
    assert build(table, boarding_house, at=SMALL_CITY).gained(workers=4)


@rule("CB-BLD-08")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
@pytest.mark.parametrize(("building", "wanted"), [(carpenter, bank), (church, mine), (market, ship)])
def test_effects_reach_the_numbered_depots_but_not_the_black_one(table, edition, building, wanted):
    table.set_up(edition=edition).holds(monastery(6)).black(wanted, wanted).depot(4, wanted).storage(building)
    build(table, building)
    assert [str(action) for action in table.legal("gain")] == ["gain 4 1"]


@rule("CB-BLD-08")
@pytest.mark.parametrize(("building", "wanted"), [(carpenter, bank), (church, mine), (market, ship)])
def test_tiles_in_the_black_depot_alone_give_the_effect_no_use(table, building, wanted):
    table.holds(monastery(6)).black(wanted).silver(2).storage(building)
    build(table, building)
    assert table.asked == "turn"


@rule("CB-BLD-09")
@pytest.mark.parametrize(("building", "wanted"), [(carpenter, bank), (church, mine), (market, ship)])
def test_a_tile_gained_goes_to_storage(table, building, wanted):
    table.depot(2, wanted).storage(building)
    build(table, building)
    assert table.gain(wanted).gained_only(stored=1)
    assert table.stored == [wanted]
    assert table.tiles(2) == []


@rule("CB-BLD-09", "CB-TAKE-08")
def test_a_tile_gained_into_a_full_storage_drives_another_out(table):
    table.depot(2, bank, castle).storage(cow(2), carpenter, ship)
    build(table, carpenter)
    table.storage(cow(2), ship, mine)
    table.gain(bank)
    assert table.asked == "discard"
    assert table.cannot("discard", bank)
    table.discard(ship)
    assert table.stored == [cow(2), mine, bank]
    assert table.asked == "turn"


# --- warehouse --------------------------------------------------------------------------------------------------------


@rule("CB-WARE-01")
def test_a_warehouse_sells_one_stored_colour_of_choice_without_a_die(table):
    table.goods(purple=1, red=3, orange=2).storage(warehouse)
    build(table, warehouse)
    assert table.asked == "warehouse"
    assert [action.arguments["goods"] for action in table.legal("sell_free")] == [2, 4, 6]
    assert table.sell("red").gained_only(vp=6, silver=1, red=-3, sold_red=3)
    assert table.goods_held == {"purple": 1, "orange": 2}
    assert table.asked == "turn"
    assert table.me.spent.tolist() == [1, 0]


@rule("CB-WARE-01")
def test_the_sale_of_a_warehouse_may_be_declined(table):
    table.goods(red=3).storage(warehouse)
    build(table, warehouse)
    assert table.decline().gained_only()
    assert table.asked == "turn"


@rule("CB-WARE-02")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_warehouse_pays_like_the_sell_action(table, players, each):
    table.set_up(players=players).goods(brown=2).storage(warehouse)
    build(table, warehouse)
    assert table.sell("brown").gained_only(sales=2 * each, silver=1, brown=-2, sold_brown=2)


@rule("CB-WARE-02")
def test_monasteries_for_sales_help_a_warehouse_too(table):
    table.holds(monastery(3), monastery(4)).goods(brown=2).storage(warehouse)
    build(table, warehouse)
    assert table.sell("brown").gained_only(vp=4, silver=2, workers=1, brown=-2, sold_brown=2)


# --- carpenter, church, market ----------------------------------------------------------------------------------------

EVERY_COLOUR = {1: [bank, cow(3)], 2: [monastery(7), castle], 3: [mine, ship], 6: [carpenter, chicken(4)]}


def offered(table, building):
    """The tiles that a building offers when tiles of every colour lie in the depots."""
    for depot, tiles in EVERY_COLOUR.items():
        table.depot(depot, *tiles)
    table.storage(building)
    build(table, building)
    return [table.tiles(action.arguments["depot"])[action.arguments["slot"] - 1] for action in table.legal("gain")]


@rule("CB-CARP-01")
def test_a_carpenter_takes_a_building_from_any_depot(table):
    assert offered(table, carpenter) == [bank, carpenter]


@rule("CB-CARP-01")
@pytest.mark.parametrize("depot", [1, 2, 3, 4, 5, 6])
def test_a_carpenter_reaches_every_depot_whatever_the_die(table, depot):
    table.depot(depot, ship, watchtower).storage(carpenter)
    build(table, carpenter)
    assert table.gain(watchtower, depot=depot).gained_only(stored=1)


@rule("CB-CARP-02")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_carpenter_takes_any_type_even_another_carpenter(table, building):
    table.depot(2, building).storage(carpenter)
    build(table, carpenter)
    assert table.gain(building).gained_only(stored=1)


@rule("CB-CHUR-01")
def test_a_church_takes_a_mine_a_monastery_or_a_castle(table):
    assert offered(table, church) == [monastery(7), castle, mine]


@rule("CB-MARK-01")
def test_a_market_takes_a_ship_or_an_animal(table):
    assert offered(table, market) == [cow(3), ship, chicken(4)]


@rule("CB-CARP-01", "CB-CHUR-01", "CB-MARK-01")
@pytest.mark.parametrize("building", [carpenter, church, market])
def test_one_tile_is_taken_or_none(table, building):
    assert len(offered(table, building)) > 1
    assert table.can("decline")
    table.gain()
    assert table.asked == "turn"


# --- boarding house, bank, watchtower ---------------------------------------------------------------------------------


@rule("CB-BOARD-01")
def test_a_boarding_house_gives_four_workers(table):
    table.storage(boarding_house)
    assert build(table, boarding_house).gained_only(workers=4, stored=-1, placed=1)
    assert table.asked == "turn"


@rule("CB-BANK-01")
def test_a_bank_gives_two_silver(table):
    table.storage(bank)
    assert build(table, bank).gained_only(silver=2, stored=-1, placed=1)
    assert table.asked == "turn"


@rule("CB-TOWER-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_watchtower_gives_four_points(table, players):
    table.set_up(players=players).storage(watchtower)
    assert build(table, watchtower).gained_only(watchtowers=4, stored=-1, placed=1)
    assert table.asked == "turn"


# --- town hall --------------------------------------------------------------------------------------------------------


@rule("CB-HALL-01")
@pytest.mark.parametrize("tile", [bank, sheep(2), monastery(2), castle, mine, ship])
def test_a_town_hall_places_a_tile_of_any_colour(table, tile):
    table.covers(11, 12, 13).storage(town_hall, tile)
    build(table, town_hall)
    assert table.asked == "town_hall"
    assert table.place(tile).gained(stored=-1, placed=1)
    assert table.asked != "town_hall"


@rule("CB-HALL-01")
def test_a_town_hall_places_one_tile_only_and_may_be_declined(table):
    table.storage(town_hall, mine, pig(2))
    build(table, town_hall)
    table.place(mine)
    assert table.asked == "turn"
    table.set_up().storage(town_hall, mine)
    build(table, town_hall)
    assert table.decline().gained_only()
    assert table.stored == [mine]
    assert table.asked == "turn"


@rule("CB-HALL-01")
def test_two_equal_tiles_are_one_choice_for_a_town_hall(table):
    table.storage(town_hall, mine, mine)
    build(table, town_hall)
    assert [str(action) for action in table.legal("place_free")] == ["place_free 1 25"]


@rule("CB-HALL-02")
def test_any_number_will_do_for_a_town_hall(table):
    cities = set(table.spaces("city"))
    table.covers(*(at for at in table.all_spaces if at not in cities and at != 19))
    table.storage(town_hall, bank)
    build(table, town_hall)
    reached = {action.arguments["hex"] for action in table.legal("place_free")}
    assert reached == cities - {LARGE_CITY}
    assert {table.number(at) for at in reached} == {1, 2, 3, 4, 5, 6}
    assert table.place(bank, at=9).gained(workers=0, placed=1)


@rule("CB-HALL-02", "CB-PLACE-12")
def test_colour_neighbours_and_city_limit_hold_for_a_town_hall(table):
    table.holds(bank, at=27).storage(town_hall, bank, ship)
    build(table, town_hall)
    assert {a.arguments["hex"] for a in table.legal("place_free") if a.arguments["slot"] == 1} == {SMALL_CITY}
    assert {a.arguments["hex"] for a in table.legal("place_free") if a.arguments["slot"] == 2} == {18, 20, 21}


@rule("CB-HALL-03")
def test_a_tile_placed_by_a_town_hall_works_and_scores(table):
    table.storage(town_hall, watchtower)
    build(table, town_hall)
    assert table.place(watchtower, at=SMALL_CITY).gained(watchtowers=4, regions=1, phases=10)
    table.set_up().covers(30, 34).storage(town_hall, mine)
    build(table, town_hall)
    assert table.place(mine, at=25).gained_only(vp=6 + 10 + 5, bonus_tiles=1, stored=-1, placed=1)


@rule("CB-HALL-03")
@pytest.mark.parametrize(("tile", "asked"), [(castle, "castle"), (ship, "ship"), (town_hall, "town_hall")])
def test_what_a_town_hall_places_asks_its_own_question(table, tile, asked):
    table.covers(13, 8).storage(town_hall, tile, mine)
    build(table, town_hall)
    table.place(tile, at={castle: 7, ship: 20, town_hall: SMALL_CITY}[tile])
    assert table.asked == asked


@rule("CB-HALL-04")
@pytest.mark.parametrize("number", [9, 10, 11])
def test_free_steps_make_no_difference_to_a_town_hall(table, number):
    def choices(owned):
        table.set_up().holds(monastery(owned), at=13).storage(town_hall, bank, ship).dice(3, 2)
        table.place(town_hall, at=LARGE_CITY, die=3)
        return table.legal("place_free")

    assert choices(number) == choices(26)
    assert table.place(bank, at=NEXT_IN_LARGE_CITY).gained(workers=0)
    assert table.me.spent.tolist() == [1, 0]


@rule("CB-HALL-05")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
def test_a_town_hall_is_lost_if_no_stored_tile_fits(table, edition):
    table.set_up(edition=edition).storage(town_hall, castle, pig(3))
    build(table, town_hall)
    assert table.asked == "turn"
    assert table.stored == [castle, pig(3)]


@rule("CB-HALL-05", "CB-BLD-03")
def test_a_town_hall_is_lost_on_a_building_that_no_city_takes(table):
    table.holds(watchtower, bank, at=(SMALL_CITY, NEXT_IN_LARGE_CITY)).storage(town_hall, bank)
    build(table, town_hall)
    assert table.asked == "turn"


@rule("CB-HALL-01", "CB-BLD-03")
def test_a_town_hall_finds_the_one_city_that_takes_a_building(table):
    table.holds(bank, watchtower, at=(15, SMALL_CITY)).storage(town_hall, bank)
    build(table, town_hall)
    assert table.asked == "town_hall"
    assert {a.arguments["hex"] for a in table.legal("place_free")} == {27, 32}


@rule("CB-HALL-06")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_a_tile_bought_in_between_may_be_placed_by_the_town_hall(table, edition):
    table.set_up(edition=edition).silver(2).black(mine).storage(town_hall)
    build(table, town_hall)
    assert table.asked == "town_hall"
    assert table.buy(mine).gained_only(silver=-2, stored=1)
    assert table.asked == "town_hall"
    assert table.place(mine, at=25).gained(placed=1)


@rule("CB-HALL-06", "CB-BLACK-06")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_a_town_hall_with_nothing_to_place_waits_for_no_second_purchase(table, edition):
    table.set_up(edition=edition).silver(4).black(castle, mine).storage(town_hall)
    table.buy(castle)
    build(table, town_hall)
    assert table.asked == "turn"


@rule("CB-HALL-06", "CB-HALL-05")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_a_town_hall_with_nothing_to_place_waits_only_where_a_tile_is_for_sale(table, edition):
    def asked(number, black=(), depot=(), silver=2):
        table.set_up(edition=edition).holds(monastery(number)).silver(silver).storage(town_hall)
        table.black(*black).depot(6, *depot)
        build(table, town_hall)
        return table.asked

    assert asked(26) == "turn"
    assert asked(26, depot=[mine]) == "turn"
    assert asked(26, black=[mine]) == "town_hall"
    assert asked(26, black=[mine], silver=1) == "turn"
    assert asked(6) == "turn"
    assert asked(6, depot=[mine]) == "town_hall"
    table.buy(mine, depot=6)
    assert table.place(mine, at=25).gained(placed=1)


@rule("CB-HALL-07")
def test_in_2011_nothing_is_bought_between_a_town_hall_and_its_use(table):
    table.set_up(edition="2011").silver(2).black(mine).storage(town_hall)
    build(table, town_hall)
    assert table.asked == "turn"
    table.set_up(edition="2011").silver(2).black(mine).storage(town_hall, ship)
    build(table, town_hall)
    assert table.asked == "town_hall"
    assert table.cannot("buy")
