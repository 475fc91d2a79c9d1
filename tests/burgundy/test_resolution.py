"""In which order a placement resolves, and what may be left out (chapter 5.2)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import (
    bank,
    boarding_house,
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
    watchtower,
)
from tests.support.rules import rule

NEWER = EDITIONS[1:]


def far_castles(table):
    """Open the three castle spaces in the north, so that castles can be placed there."""
    return table.covers(13, 8)


@rule("CB-RES-01")
def test_a_completed_region_scores_before_the_effect_of_its_tile(table):
    table.phase("C").fill("city", leaving=[12]).storage(warehouse).dice(3, 3).goods(red=1)
    result = table.place(warehouse, at=12)
    assert table.asked == "warehouse"
    assert result.gained_only(regions=1, phases=6, bonus=5, bonus_tiles=1, stored=-1, placed=1)
    assert table.sell("red").gained(vp=2, silver=1)


@rule("CB-RES-01")
def test_a_watchtower_that_completes_a_city_scores_both(table):
    table.phase("B").storage(watchtower).dice(3, 3)
    assert table.place(watchtower, at=12).gained_only(regions=1, phases=8, watchtowers=4, stored=-1, placed=1)


@rule("CB-RES-02", "CB-RES-03")
def test_an_inner_tile_is_finished_before_the_outer_effect_goes_on(table):
    far_castles(table).fill("castle", leaving=[2, 7]).storage(castle, town_hall, castle).dice(6, 4).phase("E")
    table.place(castle, at=7)
    table.place(town_hall, at=26)
    assert table.asked == "town_hall"
    result = table.place(castle, at=2)
    assert result.gained(regions=6, phases=2, bonus_tiles=1), "the inner tile is scored at once"
    assert table.asked == "castle", "and its effect is used"
    assert table.take_workers().gained(workers=2)
    assert table.asked == "turn"
    assert table.record.depth == 1
    assert table.can("workers", die=4), "the second die is still there"
    assert table.cannot("workers", die=6)


@rule("CB-RES-03")
def test_castles_follow_on_castles_while_storage_lasts(table):
    far_castles(table).storage(castle, castle, castle).dice(6, 1)
    for at in (7, 2, 3):
        table.place(castle, at=at)
        assert table.asked == "castle"
    assert table.take_workers().gained(workers=2)
    assert table.asked == "turn"
    assert table.me.spent.tolist() == [1, 0]


@rule("CB-RES-03")
@pytest.mark.parametrize("edition", NEWER)
def test_a_bought_tile_makes_the_chain_longer(table, edition):
    far_castles(table.set_up(edition=edition)).storage(castle, town_hall, castle).dice(6, 1).silver(2).black(castle)
    table.place(castle, at=7)
    table.place(town_hall, at=26)
    table.place(castle, at=2)
    table.buy(castle)
    table.place(castle, at=3)
    assert table.asked == "castle"
    assert table.me.spent.tolist() == [1, 0]


@rule("CB-RES-04")
def test_a_tile_gained_inside_serves_an_effect_that_comes_later(table):
    far_castles(table).storage(castle, church).dice(6, 5).depot(4, castle, mine)
    table.place(castle, at=7)
    table.place(church, at=26)
    assert table.gain(castle).gained(stored=1)
    table.place(castle, at=2, die=5)
    assert table.asked == "castle"
    assert table.take_workers().gained(workers=2)


@rule("CB-RES-04", "CB-RES-02")
@pytest.mark.parametrize("edition", NEWER)
def test_a_tile_bought_inside_serves_the_open_effect(table, edition):
    table.set_up(edition=edition).storage(town_hall).silver(2).black(mine).dice(3, 3).place(town_hall, at=26)
    assert table.asked == "town_hall"
    table.buy(mine)
    assert table.asked == "town_hall"
    assert table.place(mine, at=25).gained(placed=1)


@rule("CB-RES-05")
def test_a_monastery_works_as_soon_as_it_lies_in_the_estate(table):
    far_castles(table).storage(castle, monastery(14), castle).dice(6, 5)
    table.place(castle, at=7)
    table.place(monastery(14), at=4)
    table.place(castle, at=2, die=5)
    assert table.take_workers().gained(workers=4), "the action of the next castle already counts it"


@rule("CB-RES-05")
def test_a_monastery_does_not_help_its_own_placement(table):
    table.storage(monastery(11), monastery(3)).dice(2, 2).workers(0)
    assert table.number(13) == 1
    assert table.cannot("place", monastery(11), at=13)
    table.workers(1)
    assert table.place(monastery(11), at=13).gained(workers=-1)
    assert table.number(8) == 5
    table.storage(monastery(3)).dice(4, 4)
    assert table.place(monastery(3), at=8).gained(workers=0), "from now on one step is free"


@rule("CB-RES-06", "CB-RES-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unused_castle_action_is_lost(table, edition):
    far_castles(table.set_up(edition=edition)).storage(castle).dice(6, 6).place(castle, at=7)
    assert table.decline().gained_only()
    assert table.take_workers().gained(workers=2)
    assert table.legal() == table.legal("end_turn"), "one die was left, and no action was saved"
    table.end_round()
    assert table.asked == "turn"


@rule("CB-RES-06", "CB-RES-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("building", [warehouse, carpenter, church, market, town_hall])
def test_effects_worded_may_can_be_declined_and_are_lost(table, edition, building):
    table.set_up(edition=edition).storage(building, ship).dice(3, 1).goods(red=2)
    table.depot(2, bank, mine, cow(3), castle).place(building, at=26)
    assert table.asked == building.name.lower()
    assert table.decline().gained_only()
    assert table.asked == "turn"
    assert {action.kind for action in table.legal()} == {"end_turn", "workers"}, "only the die that shows 1"


@rule("CB-RES-07")
def test_a_second_depot_and_a_free_step_need_not_be_used(table):
    table.holds(monastery(5), monastery(10)).storage(ship).dice(2, 2).wares(3, red=1).wares(4, pink=1)
    table.place(ship, at=18)
    assert table.can("load", depot=3, span=2)
    assert table.load(3, span=1).gained(red=1, pink=0)
    assert table.goods_at(4) == {"pink": 1}


@rule("CB-RES-08")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        (boarding_house, {"workers": 4}),
        (bank, {"silver": 2}),
        (watchtower, {"watchtowers": 4}),
        (pig(3), {"animals": 3}),
        (mine, {}),
    ],
)
def test_fixed_gains_need_no_answer(table, tile, gain):
    at = {pig(3): 11, mine: 25}.get(tile, 26)
    table.covers(12).storage(tile).dice(table.number(at), 1)
    assert table.place(tile, at=at).gained_only(stored=-1, placed=1, **gain)
    assert table.asked == "turn"


@rule("CB-RES-08")
def test_mines_pay_and_ships_sail_without_being_asked(table):
    table.holds(mine).storage(ship).dice(2, 1).place(ship, at=18)
    assert {action.kind for action in table.legal()} == {"load"}, "the step follows every load"
    assert table.load(1).gained(space=1)
    table.round(5).end_phase()
    assert table.me.silver == 1


@rule("CB-RES-10")
def test_an_effect_is_carried_out_as_far_as_possible(table):
    table.goods(red=1, pink=1, brown=1).wares(2, red=2, orange=3).storage(ship).dice(2, 1).place(ship, at=18)
    assert table.load(2).gained_only(red=2, space=1)
    assert table.goods_at(2) == {"orange": 3}
