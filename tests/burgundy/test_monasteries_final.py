"""Monasteries 15 to 26, scored at the end of the game (chapter 12)."""

import pytest

from duchy.games.burgundy.components.tiles import Colour
from duchy.games.burgundy.state import Category
from tests.burgundy.table import (
    BUILDINGS,
    bank,
    boarding_house,
    carpenter,
    chicken,
    church,
    cow,
    market,
    monastery,
    pig,
    sheep,
    town_hall,
    warehouse,
    watchtower,
)
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
#: What is sold in the rulebooks' example.
SALES = {"red": 4, "purple": 3, "pink": 3, "orange": 1}
COUNTED = {
    16: warehouse,
    17: watchtower,
    18: carpenter,
    19: church,
    20: market,
    21: boarding_house,
    22: bank,
    23: town_hall,
}


def final(table):
    """End the game and read what the monasteries gave; nothing else may have been scored."""
    table.phase("E").round(5).end_round()
    assert table.state.is_over
    given = int(table.me.points[Category.MONASTERIES])
    assert table.state.scores[0] == given + int(table.me.goods.sum())
    return given


# --- 15 and 25: goods sold --------------------------------------------------------------------------------------------


@rule("CB-MON15-01", "CB-MON15-02")
@pytest.mark.parametrize(("edition", "each"), [("2011", 3), ("2019", 2), ("2020-ua", 2)])
@pytest.mark.parametrize("colours", [0, 1, 6])
def test_15_scores_every_colour_sold_once(table, edition, each, colours):
    sold = dict(zip(("red", "pink", "brown", "orange", "purple", "turquoise"), [5, 1, 1, 2, 3, 1], strict=True))
    table.set_up(edition=edition).holds(monastery(15)).sold(**dict(list(sold.items())[:colours]))
    assert final(table) == each * colours


@rule("CB-MON15-03")
@pytest.mark.parametrize(("edition", "each"), [("2011", 3), ("2019", 2), ("2020-ua", 2)])
def test_15_does_not_count_unsold_goods(table, edition, each):
    table.set_up(edition=edition).holds(monastery(15)).sold(red=1).goods(red=2, pink=3, brown=1)
    assert final(table) == each


@rule("CB-MON15-04")
def test_in_2011_four_colours_sold_score_twelve_with_15(table):
    table.set_up(edition="2011").holds(monastery(15)).sold(**SALES)
    assert final(table) == 12


@rule("CB-MON15-05")
@pytest.mark.parametrize("edition", ["2019", "2020-ua"])
def test_four_colours_sold_score_eight_with_15(table, edition):
    table.set_up(edition=edition).holds(monastery(15)).sold(**SALES)
    assert final(table) == 8


@rule("CB-MON25-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_25_scores_every_tile_sold_and_no_unsold_one(table, edition):
    table.set_up(edition=edition).holds(monastery(25)).sold(red=2, brown=3).goods(red=2, pink=3)
    assert final(table) == 5


@rule("CB-MON25-02")
@pytest.mark.parametrize(("edition", "with_15"), [("2011", 12), ("2019", 8), ("2020-ua", 8)])
def test_the_same_sales_score_eleven_with_25(table, edition, with_15):
    table.set_up(edition=edition).holds(monastery(25)).sold(**SALES)
    assert final(table) == 11
    table.set_up(edition=edition).holds(monastery(15), monastery(25)).sold(**SALES)
    assert final(table) == with_15 + 11


# --- 16 to 23: buildings ----------------------------------------------------------------------------------------------


@rule("CB-MON16-01", "CB-MON16-02", "CB-MON16-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("number", "building"), COUNTED.items())
def test_each_of_16_to_23_scores_the_buildings_of_its_type(table, edition, number, building):
    others = [tile for tile in BUILDINGS if tile != building]
    table.set_up(edition=edition).holds(monastery(number)).holds(building, *others, building)
    assert final(table) == 8


@rule("CB-MON16-01")
@pytest.mark.parametrize(("number", "building"), COUNTED.items())
def test_16_to_23_score_nothing_without_a_building_of_the_type(table, number, building):
    table.holds(monastery(number)).holds(*(tile for tile in BUILDINGS if tile != building)).storage(building)
    assert final(table) == 0


@rule("CB-MON16-04")
def test_in_2019_too_every_building_counts_and_not_every_type(table):
    table.set_up(edition="2019").holds(monastery(18))
    cities = [min(region) + 1 for region in table.plan.regions if table.colour(min(region) + 1) == Colour.BUILDING]
    table.holds(carpenter, carpenter, carpenter, at=cities[:3]).holds(bank, market)
    assert final(table) == 12


@rule("CB-MON16-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_17_and_22_score_twenty_four_for_two_watchtowers_and_four_banks(table, edition):
    table.set_up(edition=edition).holds(monastery(17), monastery(22))
    table.holds(bank, bank, bank, bank, at=(12, 14, 24, 26)).holds(watchtower, watchtower, at=(15, 27))
    assert final(table) == 8 + 16


# --- 24: animals ------------------------------------------------------------------------------------------------------


@rule("CB-MON24-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("types", [0, 1, 2, 3, 4])
def test_24_scores_four_for_every_type_of_animal(table, edition, types):
    table.set_up(edition=edition).holds(monastery(24), *(cow(4), pig(2), sheep(3), chicken(2))[:types])
    table.storage(chicken(4))
    assert final(table) == 4 * types


@rule("CB-MON24-02")
@pytest.mark.parametrize("tiles", [[cow(2)], [cow(4)], [cow(2), cow(3), cow(4)]])
def test_24_looks_neither_at_numbers_nor_at_pastures(table, tiles):
    table.holds(monastery(24), *tiles).holds(cow(3), at=28)
    assert final(table) == 4


@rule("CB-MON24-03")
def test_in_2011_a_cow_a_chicken_and_three_sheep_score_twelve(table):
    table.set_up(edition="2011").holds(monastery(24), cow(3), chicken(2), sheep(2), sheep(3), sheep(4))
    assert final(table) == 12


@rule("CB-MON24-04")
@pytest.mark.parametrize("edition", ["2019", "2020-ua"])
def test_three_sheep_a_cow_and_a_pig_score_twelve(table, edition):
    table.set_up(edition=edition).holds(monastery(24), sheep(2), sheep(3), sheep(4), cow(3), pig(2))
    assert final(table) == 12


# --- 26: bonus tiles --------------------------------------------------------------------------------------------------


@rule("CB-MON26-01", "CB-MON26-02")
@pytest.mark.parametrize(("edition", "each"), [("2011", 2), ("2019", 3), ("2020-ua", 3)])
@pytest.mark.parametrize(("large", "small"), [(0, 0), (1, 0), (0, 1), (2, 3), (6, 0)])
def test_26_scores_every_bonus_tile_large_or_small(table, edition, each, large, small):
    table.set_up(edition=edition).holds(monastery(26))
    colours = [colour.name.lower() for colour in Colour]
    sizes = dict(zip(colours, ["large"] * large + ["small"] * small, strict=False))
    table.bonus(**sizes)
    table.player(1).bonus(**{name: "small" if sizes.get(name) == "large" else "large" for name in colours})
    assert final(table) == each * (large + small)
