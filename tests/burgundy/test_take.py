"""Taking a tile (chapter 4)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import bank, carpenter, castle, cow, market, mine, monastery, pig, ship
from tests.support.rules import rule


def scene(table):
    """A tile in each depot, four in depot 2."""
    table.depot(1, ship).depot(2, castle, cow(3), mine, bank).depot(3, pig(2)).depot(4, mine)
    return table.depot(5, monastery(3)).depot(6, castle)


@rule("CB-TAKE-01")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_names_the_depot(table, value):
    scene(table).dice(value, value)
    assert {action.arguments["depot"] for action in table.legal("take")} == {value}


@rule("CB-TAKE-02", "CB-TAKE-03")
@pytest.mark.parametrize("tile", [castle, cow(3), mine, bank])
def test_one_tile_of_choice_goes_to_storage(table, tile):
    scene(table).dice(2, 5).storage(ship)
    assert table.take(tile, die=2).gained_only(stored=1)
    assert table.stored == [ship, tile]
    assert sorted([*table.tiles(2), tile]) == sorted([castle, cow(3), mine, bank])


@rule("CB-TAKE-04")
def test_a_taken_tile_goes_to_storage_before_the_second_die_places_it(table):
    scene(table).dice(4, 4)
    assert table.take(mine).gained_only(stored=1)
    assert table.tile(25) == 0
    assert table.place(mine, at=25).gained(stored=-1, placed=1)


@rule("CB-TAKE-05", "CB-TAKE-06")
@pytest.mark.parametrize("thrown", [ship, cow(2), monastery(5)])
def test_with_a_full_storage_a_stored_tile_leaves_the_game_first(table, thrown):
    scene(table).dice(6, 6).storage(ship, cow(2), monastery(5))
    bag = table.record.bag.copy()
    assert table.take(castle).gained_only()
    assert table.asked == "discard"
    assert {action.kind for action in table.legal()} == {"discard"}
    assert len(table.legal()) == 3, "each of the stored tiles, and not the new one"
    assert table.discard(thrown).gained_only()
    assert sorted(table.stored) == sorted({ship, cow(2), monastery(5), castle} - {thrown})
    assert table.tiles(6) == []
    assert table.record.bag.tolist() == bag.tolist(), "out of the game, not back to a stack"
    assert thrown not in table.black_tiles
    assert table.asked == "turn"


@rule("CB-TAKE-06")
def test_of_equal_stored_tiles_one_is_offered(table):
    scene(table).dice(6, 6).storage(ship, mine, ship).take(castle)
    assert [action.arguments["slot"] for action in table.legal("discard")] == [1, 2]
    table.discard(ship)
    assert table.stored == [mine, ship, castle]


@rule("CB-TAKE-07")
def test_tiles_are_thrown_away_only_to_make_room(table):
    scene(table).dice(6, 6).storage(ship, cow(2), monastery(5))
    assert table.cannot("discard")
    table.storage(ship, cow(2)).take(castle)
    assert table.asked == "turn"
    assert table.cannot("discard")


@rule("CB-TAKE-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_storage_makes_room_for_a_bought_tile(table, edition):
    table.set_up(edition=edition).silver(2).black(mine).storage(ship, ship, castle)
    assert table.buy(mine).gained(silver=-2)
    assert table.asked == "discard"
    table.discard(castle)
    assert table.stored == [ship, ship, mine]
    assert table.asked == "turn"


@rule("CB-TAKE-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("building", "offered"), [(carpenter, bank), (market, pig(2))])
def test_a_full_storage_makes_room_for_a_tile_that_a_building_gives(table, edition, building, offered):
    scene(table.set_up(edition=edition)).dice(3, 3).storage(ship, building, castle)
    table.place(building)
    table.storage(ship, ship, castle)  # no effect fills storage between placing and gaining, so arrange it
    table.gain(offered)
    assert table.asked == "discard"
    table.discard(ship)
    assert table.stored == [ship, castle, offered]


@rule("CB-TAKE-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_gain_without_a_die_may_be_declined(table, edition):
    scene(table.set_up(edition=edition)).dice(3, 3).storage(carpenter).silver(2).black(mine)
    table.place(carpenter)
    assert table.decline().gained_only()
    assert table.tiles(2) == [castle, cow(3), mine, bank]
    assert table.asked == "turn"
    assert table.end_turn().gained_only(), "nor is anyone made to buy"


@rule("CB-TAKE-09")
def test_vacated_slots_stay_empty_until_the_next_phase(table):
    table.set_up(players=4).phase("A").round(5).end_round()
    while table.record.round_no < 4:
        if table.can("take"):
            table.take()
            if table.asked == "discard":
                table.discard(table.player(table.state.deciders[0]).stored[0])
            left = table.record.depots.copy()
        table.end_turn()
        assert table.record.depots.tolist() == left.tolist()
    assert (left > 0).sum() < 24
    table.end_round()
    assert (table.record.depots > 0).sum() == 24


@rule("CB-TAKE-10")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_never_reaches_the_black_depot(table, value):
    table.dice(value, value).workers(9).black(castle, ship, mine, bank).silver(1)
    assert table.cannot("take")
    assert table.cannot("buy"), "its tiles are bought, for two silver"
