"""What the eighteen shields do (chapter 24.2), and what they have to do with other modules."""

import pytest

from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.state import Category
from tests.burgundy.table import (
    Table,
    bank,
    boarding_house,
    castle,
    chicken,
    cow,
    geese,
    inn,
    mine,
    monastery,
    sheep,
    ship,
    watchtower,
    white_castle,
)
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
MODULES = ("shields",)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two with the module, in each printing that has it."""
    return Table(edition=request.param, modules=MODULES)


def end_of_phase(table: Table, phase: str = "A") -> Table:
    """Let the last turn of a phase end: player 1 has it."""
    table.phase(phase).round(5).turn(1)
    table.end_turn()
    return table


def place_ship(table: Table) -> None:
    table.storage(ship)
    at = table.free("river")
    table.dice(table.number(at), 1).place(ship, at=at)
    assert table.asked == "ship"


def finish(table: Table) -> Table:
    """End the game; player 0 pays the tribute."""
    end_of_phase(table, "E")
    while table.asked == "tribute":
        table.pay_tribute()
    if table.asked == "name":
        table.decline()
    assert table.state.is_over
    return table


# --- 1 to 6 ----------------------------------------------------------------------------------------------------------


def pastures(table: Table) -> tuple[int, int]:
    """A space on each of two pastures, the first one covered by 3 cows, the second free to be built on."""
    regions = [table.region_of(at) for at in table.spaces("pasture")]
    first = regions[0]
    second = next(region for region in regions if region != first)
    at = second[0]
    if not table.is_free(at):
        other = next(space for space in table.neighbours(at) if table.is_empty(space) and space not in second)
        table.covers(other)
    table.holds(cow(3), at=first[0])
    return first[0], at


@rule("CB-SH01-01", "CB-ANIM-05")
@pytest.mark.parametrize("joined", [False, True])
def test_1_joins_all_pastures_for_animal_points(table, joined):
    if joined:
        table.bears(Shield.JOINED_MEADOWS)
    _, at = pastures(table)
    table.storage(cow(4)).dice(table.number(at), 1)
    assert table.place(cow(4), at=at).gained(animals=7 if joined else 4)


@rule("CB-SH01-02")
def test_1_changes_neither_completion_nor_size(table):
    table.bears(Shield.JOINED_MEADOWS)
    small = min((table.region_of(at) for at in table.spaces("pasture")), key=len)
    *rest, last = small
    table.covers(*rest)
    if not table.is_free(last):
        table.covers(next(space for space in table.neighbours(last) if table.is_empty(space)))
    table.storage(chicken(4)).dice(table.number(last), 1)
    size = len(small) * (len(small) + 1) // 2
    assert table.place(chicken(4), at=last).gained(regions=size, phases=10)


@rule("CB-GEESE-10")
def test_1_lets_geese_score_with_animals_of_every_pasture():
    table = Table(modules=("shields", "extra_tiles"))
    table.bears(Shield.JOINED_MEADOWS)
    first, at = pastures(table)
    table.holds(sheep(2), at=next(space for space in table.region_of(first) if table.is_empty(space)))
    table.storage(geese).dice(table.number(at), 1)
    assert table.place(geese, at=at).gained(animals=2)
    assert table.flock(cow(3)).gained(animals=3)


@rule("CB-SH02-01", "CB-SH02-02")
def test_2_gives_one_worker_whenever_another_player_gains_some(table):
    table.player(1).bears(Shield.OPEN_GATE)
    result = table.take_workers()
    assert result.gained_only(workers=2) and result.gained_only(player=1, workers=1)
    table.holds(monastery(4)).goods(turquoise=1).dice(1, 1)
    assert table.sell("turquoise").gained(player=1, workers=1)
    table.storage(boarding_house)
    at = table.free("city")
    table.dice(table.number(at), 1)
    assert table.place(boarding_house, at=at).gained(player=1, workers=1)


@rule("CB-SH02-02")
def test_2_does_not_react_to_the_owner_nor_to_a_sale_without_workers(table):
    table.bears(Shield.OPEN_GATE)
    assert table.take_workers().gained_only(workers=2)
    other = Table(modules=MODULES)
    other.player(1).bears(Shield.OPEN_GATE)
    other.goods(turquoise=1).dice(1, 1)
    assert other.sell("turquoise").gained_only(player=1)


@rule("CB-SH02-02")
def test_2_reacts_to_mines_that_bring_workers(table):
    table.bears(Shield.OPEN_GATE).silver(1).player(1).holds(monastery(2), mine, mine)
    end_of_phase(table)
    assert table.pay_tribute().gained(workers=1)


@rule("CB-SH03-01", "CB-SH03-02")
def test_3_lets_workers_pay_in_any_mixture(table):
    table.bears(Shield.SWORN_SERVICE, Shield.OPEN_GATE, Shield.CASTELLAN).silver(3).workers(3)
    end_of_phase(table)
    assert [action.arguments["workers"] for action in table.legal("pay_tribute")] == [0, 1, 2, 3]
    assert table.pay_tribute(workers=2).gained_only(silver=-1, workers=-2)


@rule("CB-SH03-03")
def test_3_given_up_lets_no_worker_pay(table):
    table.bears(Shield.SWORN_SERVICE, Shield.OPEN_GATE).silver(1).workers(5)
    end_of_phase(table)
    table.give_up(Shield.SWORN_SERVICE)
    assert [action.arguments["workers"] for action in table.legal("pay_tribute")] == [0]


@rule("CB-SH04-01")
def test_4_lifts_the_limit_of_the_storage(table):
    table.bears(Shield.DEEP_CELLAR).storage(mine, mine, bank).depot(1, castle)
    assert table.take(castle).gained_only(stored=1) and table.asked == "turn"
    assert len(table.stored) == 4


@rule("CB-SH04-03")
def test_4_holds_twenty_tiles_at_most(table):
    tiles = [mine] * 8 + [ship] * 12
    table.bears(Shield.DEEP_CELLAR).storage(*tiles).depot(1, castle)
    table.take(castle)
    assert table.asked == "discard"
    table.discard(mine)
    assert len(table.stored) == 20


@rule("CB-SH04-02")
def test_4_lost_at_the_tribute_leaves_three_tiles_of_choice(table):
    table.bears(Shield.DEEP_CELLAR).storage(mine, mine, bank, castle, ship)
    end_of_phase(table)
    table.give_up(Shield.DEEP_CELLAR)
    assert table.asked == "discard" and table.record.phase == 0
    table.discard(bank)
    assert table.asked == "discard"
    table.discard(mine)
    assert table.stored == [mine, castle, ship] and table.record.phase == 1


@rule("CB-SH04-02")
def test_4_replaced_in_a_turn_leaves_three_tiles_at_once(table):
    table.bears(Shield.DEEP_CELLAR).storage(mine, mine, bank, castle).shields(1, Shield.OPEN_GATE)
    table.take_shield(Shield.OPEN_GATE)
    assert table.asked == "discard"
    table.discard(bank)
    assert table.asked == "turn" and len(table.stored) == 3


@rule("CB-SH05-01", "CB-SH05-04")
def test_5_takes_a_colour_from_all_depots_besides_one_depot_or_two():
    table = Table(edition="2019", modules=MODULES)
    table.bears(Shield.GRAND_FLEET).holds(monastery(5)).wares(1, red=1, pink=1).wares(2, brown=1).wares(5, red=2)
    place_ship(table)
    assert table.load_colour("red").gained_only(red=3)
    assert table.asked == "ship" and table.cannot("load_colour"), "once for a ship, then a depot"
    assert table.load(1, span=2).gained_only(pink=1, brown=1, space=1)


@rule("CB-SH05-02", "CB-SH05-05")
def test_5_takes_a_colour_in_place_of_depots():
    table = Table(edition="2020-ua", modules=MODULES)
    table.bears(Shield.GRAND_FLEET).holds(monastery(5)).wares(1, red=1, pink=1).wares(5, red=2)
    place_ship(table)
    assert table.can("load", span=2)
    assert table.load_colour("red").gained_only(red=3, space=1)
    assert table.asked == "turn" and table.goods_at(1) == {"pink": 1}


@rule("CB-SH05-03")
def test_5_needs_a_store_for_the_colour(table):
    table.bears(Shield.GRAND_FLEET).goods(pink=1, brown=1, orange=1).wares(1, red=1, pink=1)
    place_ship(table)
    assert table.cannot("load_colour", "red") and table.can("load_colour", "pink")


@rule("CB-SH06-01", "CB-SH06-02", "CB-SH06-06")
def test_6_copies_the_monasteries_of_a_named_player_present_and_future(table):
    table.bears(Shield.COPYISTS).workers(1).depot(3, mine).player(1).holds(monastery(8)).storage(monastery(14))
    table.dice(1, 1)
    assert table.cannot("take", mine)
    table.name_player(1)
    assert table.take(mine).gained_only(stored=1, workers=-1), "one worker turns the die by two"
    assert table.take_workers().gained_only(workers=2)
    placed = int((table.me.tiles > 0).sum())
    table.end_turn()
    other = table.player(1)
    at = other.free("cloister") if any(map(other.is_free, other.spaces("cloister"))) else None
    if at is None:
        at = other.spaces("cloister")[-1]
        other.covers(next(space for space in other.neighbours(at) if other.is_empty(space)))
    other.dice(other.number(at), 1).place(monastery(14), at=at)
    table.end_turn()
    assert int((table.me.tiles > 0).sum()) == placed, "copied tiles fill no space"
    table.turn(0).dice(1, 1)
    assert table.take_workers().gained_only(workers=4)


@rule("CB-SH06-05")
def test_6_names_once_in_the_own_turn_or_at_a_phase_end(table):
    table.bears(Shield.COPYISTS).silver(1)
    table.turn(1)
    assert table.cannot("name_player")
    table.turn(0)
    table.name_player(1)
    assert table.cannot("name_player")
    other = Table(modules=MODULES)
    other.bears(Shield.COPYISTS).silver(1).player(1).holds(monastery(2))
    other.holds(mine, mine)
    end_of_phase(other)
    other.pay_tribute()
    assert other.asked == "name"
    assert other.name_player(1).gained_only(silver=2, workers=2), "it works for the mines already"


@rule("CB-SH06-03", "CB-SH06-04", "CB-SH10-02")
def test_6_scores_copied_monasteries_on_the_own_estate(table):
    table.bears(Shield.COPYISTS).copies(1).holds(bank, watchtower).silver(1)
    table.player(1).holds(monastery(22), bank)
    finish(table)
    assert table.me.points[Category.MONASTERIES] == 4
    other = Table(modules=MODULES)
    other.bears(Shield.COPYISTS, Shield.HIGH_ABBEY).copies(1).holds(bank).silver(2).player(1).holds(monastery(22))
    finish(other)
    assert other.me.points[Category.MONASTERIES] == 8


@rule("CB-SH06-07")
def test_6_lost_ends_all_copies(table):
    table.bears(Shield.COPYISTS).copies(1).shields(1, Shield.RICH_VEINS).player(1).holds(monastery(14))
    assert int(table.me.monasteries) == 1 << 14
    table.take_shield(Shield.RICH_VEINS)
    assert int(table.me.monasteries) == 0 and table.record.more[0].shield_named == 0


@rule("CB-SH06-08")
def test_6_copies_no_shields(table):
    table.bears(Shield.COPYISTS).copies(1).player(1).bears(Shield.FAIR_PRICES)
    table.goods(turquoise=1).dice(1, 1)
    assert table.sell("turquoise").gained(sales=2)


@rule("CB-SH06-09")
def test_6_asks_before_the_final_scoring_and_copies_nothing_if_no_player_is_named(table):
    table.bears(Shield.COPYISTS).silver(1).holds(bank).player(1).holds(monastery(22))
    end_of_phase(table, "E")
    table.pay_tribute()
    assert table.asked == "name"
    table.decline()
    assert table.state.is_over and table.me.points[Category.MONASTERIES] == 0


@rule("CB-X27-05", "CB-X27-06")
def test_6_copies_the_bridge_and_the_stack_stays_when_it_is_lost():
    table = Table(players=3, modules=("shields", "extra_tiles"))
    table.bears(Shield.COPYISTS).shields(1, Shield.RICH_VEINS).player(1).holds(monastery(27))
    table.track({1: [1, 2, 0]})
    table.turn(0)
    table.name_player(1)
    assert table.record.order.tolist()[:3] == [1, 0, 2], "both above the others, in the order they had"
    table.storage(ship)
    at = table.free("river")
    table.dice(table.number(at), table.number(at)).place(ship, at=at)
    table.load(1)
    assert table.record.order.tolist()[:3] == [0, 1, 2]
    other = Table(players=3, modules=("shields", "extra_tiles"))
    other.bears(Shield.COPYISTS).copies(1).shields(1, Shield.RICH_VEINS).player(1).holds(monastery(27))
    other.track({1: [0, 1, 2]})
    other.turn(0)
    other.take_shield(Shield.RICH_VEINS)
    assert other.record.order.tolist()[:3] == [0, 1, 2], "only later moves differ"


# --- 7 to 12 ---------------------------------------------------------------------------------------------------------


def complete_mines(table: Table):
    table.fill("mine", leaving=1)
    at = next(space for space in table.spaces("mine") if table.is_empty(space))
    if not table.is_free(at):
        table.covers(next(space for space in table.neighbours(at) if table.is_empty(space)))
    table.storage(mine).dice(table.number(at), 1)
    return table.place(mine, at=at)


@rule("CB-SH07-01", "CB-SH07-03")
def test_7_doubles_bonus_tiles_that_are_won_in_the_edition_of_2019():
    table = Table(edition="2019", modules=MODULES)
    table.bears(Shield.TWICE_CROWNED).holds(monastery(26)).bonus(ship="large").silver(1)
    assert complete_mines(table).gained(bonus=10)
    finish(table)
    assert table.me.points[Category.BONUS] == 10, "an earlier one is not repaid"
    assert table.me.points[Category.MONASTERIES] == 6, "monastery 26 is not doubled"


@rule("CB-SH07-02", "CB-SH07-03")
def test_7_scores_all_bonus_tiles_again_at_the_end_in_the_ukrainian_edition():
    table = Table(edition="2020-ua", modules=MODULES)
    table.bears(Shield.TWICE_CROWNED).holds(monastery(26)).bonus(ship="large").silver(1)
    assert complete_mines(table).gained(bonus=5)
    finish(table)
    assert table.me.points[Category.BONUS] == 5 + 10
    assert table.me.points[Category.MONASTERIES] == 6


@rule("CB-SH08-01", "CB-SH08-02", "CB-SH08-03")
def test_8_doubles_the_silver_of_mines_and_not_the_workers(table):
    table.bears(Shield.RICH_VEINS).holds(mine, mine, monastery(2)).silver(1)
    end_of_phase(table)
    assert table.pay_tribute().gained_only(silver=-1 + 4, workers=2)


@rule("CB-SH09-01")
def test_9_pays_a_silver_for_each_of_the_goods(table):
    table.bears(Shield.COIN_BY_COIN).goods(pink=3).dice(3, 1)
    assert table.sell("pink").gained(silver=3, vp=6)


@rule("CB-SH10-01")
def test_10_doubles_what_monasteries_score_at_the_end(table):
    table.bears(Shield.HIGH_ABBEY).holds(monastery(22), bank).silver(1)
    finish(table)
    assert table.me.points[Category.MONASTERIES] == 8


def place_castle(table: Table, at: int | None = None) -> int:
    """Place a castle with a die; with ``at`` on that space."""
    table.storage(castle, *table.stored)
    empty = [space for space in table.spaces("castle") if table.is_empty(space)]
    at = at or empty[0]
    if not table.is_free(at):
        table.covers(next(space for space in table.neighbours(at) if table.is_empty(space)))
    table.dice(table.number(at), table.number(at) % 6 + 1).place(castle, at=at)
    assert table.asked == "castle"
    return at


@rule("CB-SH11-01", "CB-SH11-02", "CB-SH11-03")
def test_11_lets_a_placed_castle_take_a_shield_from_any_depot_onto_itself(table):
    table.bears(Shield.CASTELLAN).shields(2, Shield.RICH_VEINS).shields(6, Shield.OPEN_GATE)
    at = place_castle(table)
    assert {action.arguments["shield"] for action in table.legal("take_shield")} == {2, 8}
    assert table.take_shield(Shield.OPEN_GATE, at=at).gained_only()
    assert table.asked == "turn" and table.me.spent.tolist() == [1, 0]


@rule("CB-SH11-01")
def test_without_11_a_castle_takes_no_shield(table):
    table.shields(2, Shield.RICH_VEINS)
    place_castle(table)
    assert table.cannot("take_shield")


@rule("CB-SH11-04")
def test_11_works_for_a_castle_of_shield_14_and_the_new_shield_pays_tribute_at_once(table):
    table.bears(Shield.CASTELLAN, Shield.HARVEST_CART).silver(3).depot(1, castle).shields(2, Shield.RICH_VEINS)
    empty = [space for space in table.spaces("castle") if table.is_empty(space)]
    if not table.is_free(empty[0]):
        table.covers(next(space for space in table.neighbours(empty[0]) if table.is_empty(space)))
    end_of_phase(table)
    table.settle(castle, at=empty[0])
    table.take_shield(Shield.RICH_VEINS, at=empty[0])
    assert table.asked == "tribute"
    assert table.pay_tribute().gained_only(silver=-3)


@rule("CB-SH12-01", "CB-SH12-02")
def test_12_doubles_the_points_of_goods_and_nothing_else(table):
    table.bears(Shield.FAIR_PRICES).holds(monastery(25)).goods(pink=3).dice(3, 1).silver(1)
    assert table.sell("pink").gained(sales=12, silver=1)
    finish(table)
    assert table.me.points[Category.MONASTERIES] == 3


# --- 13 to 18 --------------------------------------------------------------------------------------------------------


@rule("CB-SH13-01", "CB-SH13-02")
def test_13_doubles_all_shields_itself_included(table):
    table.bears(Shield.JOINED_MEADOWS, Shield.ARMS_OF_ARMS).silver(2)
    finish(table)
    assert table.me.points[Category.SHIELDS] == 32


@rule("CB-SH14-01", "CB-SH14-05", "CB-PLACE-12", "CB-TAKE-04")
def test_14_takes_a_tile_of_a_numbered_depot_straight_into_the_estate_with_its_effect(table):
    table.bears(Shield.HARVEST_CART).depot(3, bank, watchtower).black(boarding_house)
    end_of_phase(table, "C")
    assert table.cannot("settle", boarding_house), "not from the black depot"
    assert table.settle(watchtower).gained(watchtowers=4, placed=1, stored=0)
    assert watchtower not in table.tiles(3)


@rule("CB-SH14-05")
def test_14_scores_regions_with_the_phase_that_is_ending(table):
    table.bears(Shield.HARVEST_CART).depot(3, mine)
    *rest, at = region = table.region_of(table.spaces("mine")[0])
    table.covers(*rest)
    if not table.is_free(at):
        table.covers(next(space for space in table.neighbours(at) if table.is_empty(space)))
    end_of_phase(table, "B")
    assert table.settle(mine, at=at).gained(regions=len(region) * (len(region) + 1) // 2, phases=8)


@rule("CB-SH15-01")
def test_15_takes_a_tile_of_the_black_depot(table):
    table.bears(Shield.NIGHT_MARKET).depot(3, bank).black(boarding_house, ship)
    end_of_phase(table)
    assert table.cannot("settle", bank)
    assert table.settle(boarding_house).gained(workers=4)


@rule("CB-SH14-02", "CB-PLACE-12")
def test_14_needs_no_number_but_colour_neighbours_and_city_limits(table):
    table.bears(Shield.HARVEST_CART).depot(3, bank)
    end_of_phase(table)
    spaces = {action.arguments["hex"] for action in table.legal("settle")}
    assert spaces == {at for at in table.spaces("city") if table.is_free(at)}
    other = Table(modules=MODULES)
    other.bears(Shield.HARVEST_CART).depot(3, bank)
    near = other.free("city")
    other.holds(bank, at=near)
    end_of_phase(other)
    assert not {action.arguments["hex"] for action in other.legal("settle")} & set(other.region_of(near))


@rule("CB-SH14-03")
def test_14_does_nothing_if_no_tile_fits_and_may_be_declined(table):
    table.bears(Shield.HARVEST_CART).silver(1)
    end_of_phase(table)
    assert table.asked == "tribute"
    other = Table(modules=MODULES)
    other.bears(Shield.HARVEST_CART).silver(1).depot(3, bank)
    end_of_phase(other)
    assert other.decline().gained_only() and other.asked == "tribute"


@rule("CB-SH14-04")
def test_14_and_15_of_one_owner_come_in_any_order(table):
    table.bears(Shield.HARVEST_CART, Shield.NIGHT_MARKET).silver(2).depot(3, bank).black(watchtower)
    end_of_phase(table)
    assert table.can("settle", bank) and table.can("settle", watchtower)
    table.settle(watchtower)
    assert table.asked == "settle" and table.cannot("settle", watchtower)
    table.settle(bank)
    assert table.asked == "tribute"


@rule("CB-SH14-04")
def test_14_and_15_of_two_owners_come_in_turn_order(table):
    table.bears(Shield.HARVEST_CART).player(1).bears(Shield.NIGHT_MARKET)
    table.depot(3, bank, ship).black(watchtower).track({1: [1], 0: [0]})
    table.phase("A").round(5).turn(0)
    table.end_turn()
    assert table.asked == "settle" and table.state.deciders == (1,)
    table.settle(watchtower)
    assert table.asked == "settle" and table.state.deciders == (0,)
    table.settle(bank)
    assert table.asked == "tribute" and table.state.deciders == (1,)


@rule("CB-SH14-04")
def test_a_ship_placed_by_14_changes_the_track_and_skips_no_player(table):
    table.bears(Shield.HARVEST_CART).silver(1).depot(3, ship).player(1).bears(Shield.NIGHT_MARKET).silver(1)
    table.black(watchtower).track({0: [1, 0]})
    at = next(at for at in table.spaces("river") if table.is_free(at))
    table.phase("A").round(5).turn(0)
    table.end_turn()
    table.settle(watchtower)
    table.settle(ship, at=at)
    table.load(1)
    assert table.record.order.tolist()[:2] == [0, 1]
    assert table.asked == "tribute" and table.state.deciders == (0,)
    table.pay_tribute()
    assert table.asked == "tribute" and table.state.deciders == (1,)


@rule("CB-SH14-07", "CB-WCAS-08", "CB-X28-04")
def test_at_the_end_of_a_phase_nothing_is_bought_and_workers_serve_a_white_castle_only():
    table = Table(modules=("shields", "white_castles", "extra_tiles"))
    table.bears(Shield.HARVEST_CART).holds(monastery(28)).silver(5).workers(1).white(6)
    table.depot(3, white_castle, mine).depot(1, ship).black(mine)
    end_of_phase(table)
    assert {action.kind for action in table.legal()} == {"settle", "decline"}
    table.settle(white_castle)
    assert table.asked == "white_castle"
    assert {action.kind for action in table.legal()} == {"take", "workers", "decline"}
    assert table.take(ship).gained_only(stored=1, workers=-1), "the last white roll, 6, turned to 1"


@rule("CB-SH16-01", "CB-SH16-02")
def test_16_sets_one_die_to_any_value_once_a_turn_before_it_is_used(table):
    table.bears(Shield.SURE_HAND).depot(4, mine).dice(1, 2)
    table.set_die(1, 4)
    assert table.me.dice.tolist() == [4, 2] and table.cannot("set_die")
    assert table.take(mine).gained_only(stored=1)
    table.end_turn()
    table.end_turn()
    assert table.record.more[0].shield_die == 0
    table.turn(0).dice(1, 2)
    table.take_workers(die=1)
    assert {action.arguments["die"] for action in table.legal("set_die")} == {2}, "not a used die"


@rule("CB-SH16-03", "CB-WCAS-10")
def test_16_sets_neither_the_value_of_a_castle_nor_the_white_die():
    table = Table(modules=("shields", "white_castles"))
    table.bears(Shield.SURE_HAND).storage(white_castle)
    at = table.free("city")
    table.dice(table.number(at), 1).place(white_castle, at=at)
    assert table.asked == "white_castle" and table.cannot("set_die")
    other = Table(modules=MODULES)
    other.bears(Shield.SURE_HAND)
    place_castle(other)
    assert other.cannot("set_die")


@rule("CB-SH16-04")
def test_16_gained_in_a_turn_works_on_a_die_still_unused(table):
    table.bears(Shield.CASTELLAN).shields(2, Shield.SURE_HAND)
    at = place_castle(table)
    table.take_shield(Shield.SURE_HAND, at=at)
    assert {action.arguments["die"] for action in table.legal("set_die")} == {2}


@rule("CB-SH17-01", "CB-SH17-02", "CB-SH17-05")
def test_17_scores_a_region_of_3_as_4(table):
    table.bears(Shield.WIDE_BOUNDS).city(3)
    region = table.spaces()
    *rest, last = region
    table.covers(*rest)
    if not table.is_free(last):
        table.covers(next(space for space in table.neighbours(last) if table.is_empty(space)))
    table.storage(watchtower).holds(monastery(1)).dice(table.number(last), 1)
    assert table.place(watchtower, at=last).gained(regions=10, phases=10)


@rule("CB-SH17-03", "CB-SH17-04")
def test_17_counts_at_most_eight_spaces(table):
    numbers = ("3", "4", "5", "6", "7", "8", "9", "10")
    edition = table.state.game.options.edition
    for number in numbers:
        wide = Table(edition=edition, estate=number, modules=MODULES)
        large = [at for at in wide.all_spaces if len(wide.region_of(at)) == 8]
        if large:
            break
    wide.bears(Shield.WIDE_BOUNDS)
    *rest, last = [at for at in wide.region_of(large[0]) if wide.is_empty(at)]
    wide.covers(*rest)
    noun = wide.colour(last)
    tile = {0: watchtower, 1: cow(4), 2: monastery(14), 3: castle, 4: mine, 5: ship}[int(noun)]
    wide.storage(tile).holds(monastery(1)).dice(wide.number(last), 1)
    if not wide.is_free(last):
        wide.covers(next(space for space in wide.neighbours(last) if wide.is_empty(space)))
    assert wide.place(tile, at=last).gained(regions=36)


@rule("CB-SH18-01", "CB-SH18-02", "CB-PLACE-04")
def test_18_places_tiles_without_neighbours_and_keeps_the_other_conditions(table):
    table.storage(mine)
    far = [at for at in table.spaces("mine") if not table.is_free(at)]
    table.dice(table.number(far[0]), table.number(far[0]))
    assert table.cannot("place", mine, at=far[0])
    table.bears(Shield.BOLD_SETTLERS)
    assert {action.arguments["hex"] for action in table.legal("place")} == {
        at for at in table.spaces("mine") if table.number(at) == table.number(far[0])
    }
    assert table.place(mine, at=far[0]).gained(placed=1)


@rule("CB-SH18-01")
def test_18_lost_needs_neighbours_again(table):
    table.bears(Shield.BOLD_SETTLERS).storage(mine).shields(1, Shield.RICH_VEINS)
    border = table.record.estates[1].border.tolist()
    table.take_shield(Shield.RICH_VEINS)
    assert table.record.estates[0].border.tolist() == border


# --- with other modules ----------------------------------------------------------------------------------------------


@rule("CB-INN-20")
def test_an_inn_and_17_make_a_region_count_two_larger():
    table = Table(modules=("shields", "inns"))
    table.bears(Shield.WIDE_BOUNDS).city(3)
    *rest, last = table.spaces()
    table.covers(*rest[1:]).holds(inn, at=rest[0])
    if not table.is_free(last):
        table.covers(next(space for space in table.neighbours(last) if table.is_empty(space)))
    table.storage(watchtower).holds(monastery(1)).dice(table.number(last), 1)
    assert table.place(watchtower, at=last).gained(regions=15, phases=10)


@rule("CB-INN-05", "CB-SH15-01")
def test_15_may_take_an_inn():
    table = Table(modules=("shields", "inns"))
    table.bears(Shield.NIGHT_MARKET).inns(1)
    end_of_phase(table)
    spaces = {action.arguments["hex"] for action in table.legal("settle_black")}
    assert len({table.colour(at) for at in spaces}) > 1, "on any colour"
    assert table.settle(inn, at=min(spaces)).gained(placed=1)
    assert table.record.more[0].inns == 0


@rule("CB-TRADE-19", "CB-SH02-02")
def test_2_reacts_to_the_workers_of_a_trade_route():
    table = Table(modules=("shields", "trade_routes"))
    table.route(3, 6, 7, 8, 9).goods(pink=1).dice(3, 1).player(1).bears(Shield.OPEN_GATE)
    assert table.sell("pink").gained(player=1, workers=1)
    assert table.me.workers == 4


@rule("CB-SH12-02", "CB-SH09-01")
def test_9_and_12_work_for_goods_that_go_to_a_trade_route():
    table = Table(modules=("shields", "trade_routes"))
    table.route(2, 6, 7, 8, 9).laid("brown", "purple").sold(brown=1, purple=1)
    table.bears(Shield.COIN_BY_COIN, Shield.FAIR_PRICES).goods(pink=1).dice(3, 1)
    assert table.sell("pink").gained(sales=4, watchtowers=4, silver=1), "the bonus is not doubled"
