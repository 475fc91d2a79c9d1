"""Placing a tile: where it may lie (chapter 5.1)."""

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import (
    Colour,
    bank,
    boarding_house,
    castle,
    church,
    colour_of,
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

SIX = {
    Colour.BUILDING: bank,
    Colour.ANIMAL: sheep(3),
    Colour.MONASTERY: monastery(3),
    Colour.CASTLE: castle,
    Colour.MINE: mine,
    Colour.SHIP: ship,
}


def offered(table, tile):
    """The spaces on which the tile may be placed now."""
    slot = table.stored.index(tile) + 1
    return sorted({action.arguments["hex"] for action in table.legal("place") if action.arguments["slot"] == slot})


def reachable(table):
    """Every space that takes some tile, whatever its number."""
    found = set()
    for tile in SIX.values():
        table.turn(0).storage(tile).dice(1, 1).workers(3)
        found |= set(offered(table, tile))
    return found


def grown(estate="5", castle=19, tiles=12, seed=3):
    """Spaces that a player might have covered, grown from the start castle at random."""
    layout = next(found for found in ESTATES if found.name == estate)
    rng, covered = np.random.default_rng(seed), [castle]
    while len(covered) < tiles:
        edge = sorted({near + 1 for at in covered for near in layout.neighbours[at - 1]} - set(covered))
        covered.append(int(rng.choice(edge)))
    return covered[1:]


@rule("CB-PLACE-01")
@pytest.mark.parametrize("chosen", [mine, ship, bank])
def test_a_stored_tile_of_choice_goes_to_an_empty_space(table, chosen):
    table.storage(mine, ship, bank).dice(3, 3).workers(2)
    at = {mine: 25, ship: 18, bank: 26}[chosen]
    assert table.place(chosen, at=at).gained(stored=-1, placed=1)
    assert table.tile(at) == chosen
    assert sorted(table.stored) == sorted({mine, ship, bank} - {chosen})


@rule("CB-PLACE-01")
def test_only_stored_tiles_are_placed(table):
    table.dice(3, 3).workers(3).depot(3, mine, bank).black(ship)
    assert table.cannot("place")


@rule("CB-PLACE-02", "CB-PLACE-03", "CB-PLACE-04", "CB-PLACE-07")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("estate", ["1", "4", "10"])
def test_number_colour_and_neighbourhood_decide_where_a_tile_may_lie(table, estate, seed):
    table.set_up(estate=estate)
    start = int(table.me.castle) + 1
    table.covers(*grown(estate, start, 14, seed))
    for colour, tile in SIX.items():
        for value in range(1, 7):
            table.turn(0).storage(tile).dice(value, value).workers(0)
            fitting = [
                at
                for at in table.all_spaces
                if table.colour(at) == colour and table.number(at) == value and table.is_free(at)
            ]
            if tile == bank:  # a city takes one of each building
                fitting = [at for at in fitting if not has_bank(table, at)]
            assert offered(table, tile) == fitting


def has_bank(table, at):
    return any(table.tile(other) == bank for other in table.region_of(at))


@rule("CB-PLACE-02")
def test_the_number_must_be_the_dies(table):
    table.storage(ship).dice(2, 2)
    assert offered(table, ship) == [18]
    table.dice(5, 5)
    assert offered(table, ship) == [20]
    table.dice(4, 4)
    assert table.cannot("place", ship)


@rule("CB-PLACE-03")
def test_the_colour_must_be_the_tiles(table):
    table.dice(4, 4)
    for tile in SIX.values():
        table.storage(tile)
        assert table.can("place", tile) == (tile == mine), "the only 4 beside the castle is a mine's"


@rule("CB-PLACE-04")
def test_a_new_tile_opens_its_neighbours(table):
    table.dice(4, 1).storage(mine, mine)
    assert table.cannot("place", mine, at=30)
    table.place(mine, at=25)
    assert table.can("place", mine, at=30)


@rule("CB-PLACE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_tile_lies_beside_the_start_castle(table, edition):
    table.set_up(edition=edition)
    assert reachable(table) == {12, 13, 18, 20, 25, 26}


@rule("CB-PLACE-06")
@pytest.mark.parametrize(("castle_space", "neighbours"), [(29, {23, 24, 30, 34}), (7, {2, 3, 6, 8, 12, 13})])
def test_a_start_castle_at_the_edge_has_fewer_neighbours(table, castle_space, neighbours):
    table.set_up(estate="3", castle=castle_space)
    assert reachable(table) == neighbours


@rule("CB-PLACE-07")
def test_a_space_holds_one_tile(table):
    table.dice(4, 4).storage(mine, mine).place(mine, at=25)
    assert table.cannot("place", mine)
    assert table.cannot("place", mine, at=25)


@rule("CB-PLACE-08", "CB-PLACE-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_placed_tile_stays_for_the_whole_game(edition):
    state = duchy.load("burgundy", players=2, edition=edition).new_state(4)
    rng = np.random.default_rng(4)
    before = state.record.estates["tiles"].copy()
    while not state.is_over:
        legal = state.legal_actions()
        placing = [action for action in legal if state.game.catalogue.decode(action).kind.startswith("place")]
        state.apply(int(rng.choice(placing or legal)))
        now = state.record.estates["tiles"]
        assert (now[before > 0] == before[before > 0]).all()
        before = now.copy()
    assert (before > 0).sum() > 15, "enough was placed to mean something"


@rule("CB-PLACE-10")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [(watchtower, {"vp": 4}), (boarding_house, {"workers": 4}), (bank, {"silver": 2})],
)
def test_an_effect_happens_at_once(table, tile, gain):
    table.storage(tile).dice(3, 3)
    assert table.place(tile, at=26).gained_only(stored=-1, placed=1, **gain)


@rule("CB-PLACE-10")
@pytest.mark.parametrize(
    ("tile", "at", "asked"),
    [(ship, 18, "ship"), (castle, 7, "castle"), (church, 12, "church"), (market, 12, "market")],
)
def test_an_effect_is_decided_before_anything_else(table, tile, at, asked):
    table.covers(13).storage(tile, mine).dice(table.number(at), 4).depot(1, ship, mine)
    table.place(tile, at=at)
    assert table.asked == asked
    assert table.cannot("place", mine, die=4)
    assert table.cannot("end_turn")


@rule("CB-PLACE-11")
def test_a_black_backed_tile_has_the_colour_of_its_face(table):
    table.silver(2).black(mine).dice(4, 3).buy(mine)
    assert offered(table, mine) == [25]
    assert table.place(mine).gained(stored=-1, placed=1)
    assert colour_of(table.tile(25)) == Colour.MINE


def freely_offered(table, tile):
    """The spaces on which a town hall may put a stored tile."""
    slot = table.stored.index(tile) + 1
    return {action.arguments["hex"] for action in table.legal("place_free") if action.arguments["slot"] == slot}


@rule("CB-PLACE-12")
def test_a_town_hall_ignores_the_number_but_not_colour_and_neighbours(table):
    table.storage(town_hall, ship, mine).dice(3, 1).place(town_hall, at=12)
    assert table.asked == "town_hall"
    assert freely_offered(table, ship) == {18, 20}
    assert freely_offered(table, mine) == {25}
    assert table.place(ship, at=20).gained(workers=0, placed=1)


@rule("CB-PLACE-12")
def test_a_town_hall_keeps_to_one_building_of_a_type_in_a_city(table):
    table.storage(town_hall, warehouse, market).dice(3, 1)
    table.holds(market, at=27).place(town_hall, at=26)
    assert freely_offered(table, warehouse) == {12, 32, 33}
    assert freely_offered(table, market) == {12}, "its own city has a market already"


@rule("CB-PLACE-03")
def test_animals_of_all_types_share_the_colour(table):
    table.covers(12).dice(4, 4)
    for tile in (cow(2), pig(4), sheep(3)):
        table.storage(tile)
        assert offered(table, tile) == [11]
