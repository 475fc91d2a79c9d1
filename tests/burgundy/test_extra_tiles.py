"""The module of the four extra tiles: bridge, workers for silver, crane and geese (chapter 16)."""

import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.games.burgundy.components.tiles import BLACK_STACK, Colour
from duchy.games.burgundy.options import Options
from tests.burgundy.table import (
    BUILDINGS,
    Table,
    bank,
    boarding_house,
    carpenter,
    castle,
    chicken,
    church,
    cow,
    crane,
    geese,
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

NEWER = ("2019", "2020-ua")
MODULES = ("extra_tiles",)
PASTURE = (5, 6, 10, 11)  # of estate 1, in the north; 1 belongs to it as well
CITY = 26  # a space of the large city, next to the start castle; 27, 32 and 33 belong to it as well
bridge, workers_28 = monastery(27), monastery(28)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two with the module, in each printing that has it."""
    return Table(edition=request.param, modules=MODULES)


def lay(table: Table, tile, at: int):
    """Place a tile of the storage on a space with a die that fits."""
    table.dice(table.number(at), table.number(at))
    return table.place(tile, at=at)


# --- the module ------------------------------------------------------------------------------------------------------


@rule("CB-EXP-01", "CB-EXP-02", "CB-EXP-03")
def test_modules_are_chosen_and_the_first_printing_has_none():
    assert duchy.load("burgundy").options.as_dict()["modules"] == []
    options = duchy.load("burgundy", modules="extra_tiles").options
    assert isinstance(options, Options) and options.module_names() == MODULES
    assert duchy.load("burgundy", modules=["extra_tiles"]).blank()["modules"][0] == 1
    with pytest.raises(OptionError, match="2011"):
        duchy.load("burgundy", edition="2011", modules=MODULES)
    for wrong in (["extra_tiles", "extra_tiles"], ["shield"], 3, [3]):
        with pytest.raises(OptionError):
            duchy.load("burgundy", modules=wrong)


@rule("CB-EXP-06")
def test_with_four_players_two_yellow_and_two_black_tiles_are_never_drawn():
    state = duchy.load("burgundy", players=4, modules=MODULES).new_state(1)
    while not state.is_over:
        state.apply("end_turn")
    left = dict(enumerate(state.record.stacks.tolist()))
    assert {stack: tiles for stack, tiles in left.items() if tiles} == {Colour.MONASTERY: 2, BLACK_STACK: 2}


# --- 27: the bridge --------------------------------------------------------------------------------------------------


@rule("CB-X27-01", "CB-X27-02", "CB-X27-04")
def test_the_owner_of_the_bridge_stays_on_top_when_another_pawn_arrives(table):
    table.set_up(players=3, modules=MODULES, edition=table.state.game.options.edition)
    table.track({2: [1], 1: [0, 2]}).player(1).holds(bridge)
    table.storage(ship).turn(0)
    lay(table, ship, at=table.free("river"))
    table.load(1)
    assert table.record.order[:3].tolist() == [1, 0, 2]
    assert [int(table.record.players[player].space) for player in range(3)] == [2, 2, 1]
    assert table.record.turns[:3].tolist() == [1, 0, 2], "the order of this round stays"


@rule("CB-X27-01")
def test_without_the_bridge_the_later_pawn_is_on_top(table):
    table.track({1: [1], 0: [0]}).storage(ship).turn(0)
    lay(table, ship, at=table.free("river"))
    table.load(1)
    assert table.record.order[:2].tolist() == [0, 1]


@rule("CB-X27-02")
def test_the_owner_of_the_bridge_arrives_on_top_like_everyone(table):
    table.track({1: [1], 0: [0]}).holds(bridge).storage(ship).turn(0)
    lay(table, ship, at=table.free("river"))
    table.load(1)
    assert table.record.order[:2].tolist() == [0, 1]


@rule("CB-X27-03")
def test_the_pawn_is_lifted_when_the_bridge_is_laid(table):
    table.track({0: [1, 0]}).storage(bridge).turn(0)
    assert table.record.order[:2].tolist() == [1, 0]
    lay(table, bridge, at=table.free("cloister"))
    assert table.record.order[:2].tolist() == [0, 1]
    assert [int(table.record.players[player].space) for player in (0, 1)] == [0, 0]


@rule("CB-X27-05")
def test_of_two_owners_of_the_effect_the_later_arrival_is_on_top(table):
    table.track({1: [1], 0: [0]}).holds(bridge).storage(ship).turn(0)
    at = table.free("river")
    table.dice(table.number(at), 1)
    table.record.estates[1].monasteries |= 1 << 27  # there is only one bridge: the effect alone
    table.place(ship, at=at)
    table.load(1)
    assert table.record.order[:2].tolist() == [0, 1]


# --- 28: workers for silver ------------------------------------------------------------------------------------------


@rule("CB-X28-01", "CB-X28-02", "CB-X28-03", "CB-X28-04")
def test_two_workers_cost_a_silver_as_often_as_one_can_pay(table):
    table.holds(workers_28).silver(2)
    for _ in range(2):
        assert table.buy_workers().gained_only(silver=-1, workers=2)
    assert table.cannot("buy_workers")
    assert table.asked == "turn" and not table.me.spent.any()


@rule("CB-X28-04")
def test_workers_are_sold_to_the_owner_in_the_own_turn_only(table):
    table.silver(2).player(1).holds(workers_28).silver(2)
    assert table.cannot("buy_workers")
    table.end_turn()
    assert table.can("buy_workers")


@rule("CB-X28-04")
def test_workers_can_be_bought_in_the_middle_of_a_turn(table):
    table.holds(workers_28).silver(1).storage(castle)
    lay(table, castle, at=table.free("castle"))
    assert table.asked == "castle"
    assert table.buy_workers().gained_only(silver=-1, workers=2)
    assert table.asked == "castle"


@rule("CB-X28-04", "CB-HALL-06", "CB-MON06-03", "CB-MON06-05")
def test_a_town_hall_waits_for_a_tile_that_is_bought_with_workers_that_are_bought_for_silver(table):
    table.holds(monastery(6), workers_28).silver(1).black(mine).storage(town_hall)
    lay(table, town_hall, at=CITY)
    assert table.asked == "town_hall"
    table.buy_workers()
    assert table.buy(mine).gained_only(workers=-2, stored=1)
    assert table.place(mine, at=25).gained(placed=1)


@rule("CB-HALL-05", "CB-MON06-03", "CB-MON06-05")
@pytest.mark.parametrize(("monasteries", "silver"), [((6, 28), 0), ((6, 27), 1), ((5, 28), 1)])
def test_a_town_hall_does_not_wait_for_a_tile_that_cannot_be_paid(table, monasteries, silver):
    table.holds(*map(monastery, monasteries)).silver(silver).black(mine).storage(town_hall)
    lay(table, town_hall, at=CITY)
    assert table.asked == "turn"


@rule("CB-X28-05")
def test_buying_workers_is_neither_the_action_nor_the_purchase(table):
    table.holds(workers_28, monastery(13), monastery(14)).silver(3).black(mine)
    assert table.buy_workers().gained_only(silver=-1, workers=2)
    assert not table.record.bought
    assert table.buy(mine).gained(silver=-2)


# --- the crane -------------------------------------------------------------------------------------------------------


@rule("CB-CRANE-01", "CB-CRANE-02", "CB-CRANE-03")
def test_the_crane_may_use_any_building(table):
    table.storage(crane)
    lay(table, crane, at=CITY)
    assert table.asked == "crane"
    assert [action.arguments["building"] for action in table.legal("copy")] == list(map(int, BUILDINGS))
    table.decline()
    assert table.asked == "turn"


@rule("CB-CRANE-04", "CB-CRANE-05")
@pytest.mark.parametrize(
    ("building", "gained"),
    [(bank, {"silver": 2}), (boarding_house, {"workers": 4}), (watchtower, {"vp": 4}), (warehouse, {}), (church, {})],
)
def test_the_crane_uses_the_whole_effect_or_loses_it(table, building, gained):
    table.storage(crane)
    lay(table, crane, at=CITY)
    assert table.copy(building).gained_only(**gained)
    assert table.asked == "turn", "a warehouse without goods and a church without tiles do nothing"


@rule("CB-CRANE-04")
def test_the_crane_sells_like_a_warehouse(table):
    table.storage(crane).goods(red=2)
    lay(table, crane, at=CITY)
    table.copy(warehouse)
    assert table.asked == "warehouse"
    assert table.sell("red").gained(vp=4, silver=1)


@rule("CB-CRANE-04")
@pytest.mark.parametrize(("building", "wanted"), [(carpenter, bank), (church, castle), (market, ship)])
def test_the_crane_takes_tiles_like_the_building(table, building, wanted):
    table.storage(crane).depot(3, wanted)
    lay(table, crane, at=CITY)
    table.copy(building)
    assert table.gain(wanted).gained(stored=1)


@rule("CB-CRANE-05")
def test_the_crane_places_like_a_town_hall(table):
    table.covers(12).storage(crane, castle)
    lay(table, crane, at=CITY)
    table.copy(town_hall)
    assert table.asked == "town_hall"
    table.place(castle, at=table.free("castle"))
    assert table.asked == "castle"


@rule("CB-CRANE-07")
def test_the_crane_is_a_type_of_its_own(table):
    table.holds(bank, at=CITY).storage(crane, bank)
    lay(table, crane, at=27)
    table.copy(bank)
    table.dice(table.number(33), table.number(33))
    assert table.cannot("place", bank, at=33), "the bank that stands there blocks another one"
    table.set_up(modules=MODULES).holds(crane, at=CITY).storage(bank)
    table.dice(table.number(27), table.number(27))
    assert table.can("place", bank, at=27), "the crane does not block what it copied"


@rule("CB-CRANE-08", "CB-CRANE-09", "CB-CRANE-10")
@pytest.mark.parametrize(("owned", "points"), [((), 0), ((16,), 4), ((17, 22), 4), ((23, 15), 4), ((24,), 0)])
def test_at_the_end_the_crane_counts_as_one_building_that_a_monastery_scores(table, owned, points):
    table.phase("E").round(5).holds(crane, at=CITY).holds(*map(monastery, owned))
    table.end_round()
    assert table.state.is_over
    assert int(table.me.points[9]) == points


# --- the geese -------------------------------------------------------------------------------------------------------


@rule("CB-GEESE-01", "CB-GEESE-04")
def test_geese_alone_score_two(table):
    table.covers(12).storage(geese)
    assert lay(table, geese, at=11).gained_only(animals=2, stored=-1, placed=1)


@rule("CB-GEESE-02", "CB-GEESE-07")
def test_geese_join_the_only_other_type_by_themselves(table):
    table.holds(cow(2), cow(3), at=PASTURE[:2]).storage(geese)
    assert lay(table, geese, at=10).gained(animals=7)
    assert table.asked == "turn"


@rule("CB-GEESE-02", "CB-GEESE-03")
def test_of_several_types_the_owner_chooses_one(table):
    table.holds(cow(2), pig(4), cow(3), at=PASTURE[:3]).storage(geese)
    assert lay(table, geese, at=11).gained(animals=2)
    assert table.asked == "geese"
    assert [action.arguments["species"] for action in table.legal("flock")] == [1, 2]
    assert table.cannot("decline")
    assert table.flock(cow(2)).gained_only(animals=5)
    assert table.asked == "turn"


@rule("CB-GEESE-05", "CB-GEESE-08")
@pytest.mark.parametrize(("tile", "points"), [(pig(4), 6), (cow(3), 7), (chicken(2), 4)])
def test_animals_that_come_later_score_two_more(table, tile, points):
    table.holds(cow(2), geese, at=PASTURE[:2]).storage(tile)
    assert lay(table, tile, at=10).gained(animals=points)


@rule("CB-GEESE-05")
def test_geese_of_another_pasture_do_not_count(table):
    table.holds(geese, at=PASTURE[0]).covers(27).storage(sheep(4))
    assert lay(table, sheep(4), at=28).gained(animals=4)


@rule("CB-GEESE-06")
def test_geese_are_a_fifth_type_for_monastery_24(table):
    table.phase("E").round(5).holds(cow(2), geese, at=PASTURE[:2]).holds(monastery(24))
    table.end_round()
    assert int(table.me.points[9]) == 8


@rule("CB-GEESE-09")
def test_monastery_7_adds_one_to_every_tile_that_scores(table):
    table.holds(cow(2), cow(3), at=PASTURE[:2]).holds(monastery(7)).storage(geese, pig(4))
    assert lay(table, geese, at=10).gained(animals=10)
    assert lay(table, pig(4), at=11).gained(animals=8)
