"""Faults in what the four extra tiles do are named."""

import numpy as np
import pytest

from duchy.engine.kernels.records import argument
from duchy.games.burgundy.components.tiles import PILE_KIND, PILES, Colour, Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.invariants.recount import recount
from duchy.games.burgundy.state import Category
from tests.burgundy.invariants.arranged import Arranged
from tests.burgundy.invariants.steps import Step, add, drop_question, faults, put, spaces

BUILDINGS = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall")


def copy_of(building: str, *stored: Kind) -> Step:
    """A crane that copies a building; further tiles wait in storage, and depots and stores are not empty."""
    table = Arranged().stores(Kind.CRANE, *stored)
    table.play("place 1 1")
    return table.play(f"copy {BUILDINGS.index(building) + 1}").copy()


# --- crane -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "path", "name"),
    [
        ("bank", "home.silver", "silver"),
        ("boarding_house", "home.workers", "workers"),
        ("watchtower", f"me.points.{int(Category.WATCHTOWERS)}", "points_watchtowers"),
    ],
)
def test_a_copied_building_gives_what_it_gives(building, path, name):
    step = copy_of(building)
    add(path, -1)(step)
    assert step.verdict() == name


@pytest.mark.parametrize(
    ("building", "asked"),
    [
        ("warehouse", Decision.WAREHOUSE),
        ("carpenter", Decision.CARPENTER),
        ("church", Decision.CHURCH),
        ("market", Decision.MARKET),
        ("town_hall", Decision.TOWN_HALL),
    ],
)
def test_a_copied_building_asks_what_it_asks(building, asked):
    step = copy_of(building, Kind.SHIP)
    assert step.after[0].agenda[1].kind == asked
    step.copy().verdict()
    drop_question(step)
    assert step.verdict() == "question"


def test_a_crane_asks_what_to_copy():
    step = Arranged().stores(Kind.CRANE).play("place 1 1").copy()
    assert step.after[0].agenda[1].kind == Decision.CRANE
    drop_question(step)
    assert step.verdict() == "question"


@pytest.mark.parametrize("edition", ["2019", "2020-ua"])
def test_a_town_hall_asks_if_silver_can_buy_the_workers_that_buy_a_tile(edition):
    """With monastery 6 two workers buy a tile, and with 28 one silver buys two workers."""
    table = Arranged(edition).monastery(6).monastery(28).stores(Kind.TOWN_HALL)
    table.home.workers, table.home.silver = 0, 1
    table.roll_for("place 1 1")
    step = table.play("place 1 1").copy()
    assert step.after[0].agenda[1].kind == Decision.TOWN_HALL
    drop_question(step)
    assert step.verdict() == "question"


def test_a_region_that_a_crane_completes_has_scored():
    step = Arranged().stores(Kind.CRANE).play("place 1 1").copy()
    step.home.scored ^= 1
    assert step.verdict() == "scored"


@pytest.mark.parametrize(("monasteries", "points"), [((), 0), ((15,), 0), ((16,), 4), ((16, 22), 4), ((17,), 8)])
def test_the_recount_knows_the_crane_as_one_building_of_any_scored_type(walks, monasteries, points):
    """A watchtower stands beside it."""
    end = walks["standard"][-1].copy()
    end.home.tiles[:] = 0
    end.home.sold[:] = 0
    city, cloister = spaces(end.home, Colour.BUILDING), spaces(end.home, Colour.MONASTERY)
    end.home.tiles[city[0]], end.home.tiles[city[1]] = Kind.CRANE, Kind.WATCHTOWER
    for place, number in enumerate(monasteries):
        end.home.tiles[cloister[place]] = Kind[f"MONASTERY_{number}"]
    end.ledger[0].towers[end.player] = 1
    recount(argument(end.after)[0], end.player, argument(end.ledger)[0])
    assert end.ledger[0].points[Category.MONASTERIES] == points
    assert end.ledger[0].points[Category.WATCHTOWERS] == 8  # its own, and the one that the crane copied


@pytest.mark.parametrize(("monastery", "points"), [(16, 4), (6, 0)])
def test_a_crane_scores_at_the_end_with_a_monastery_that_scores_buildings(monastery, points):
    table = Arranged().monastery(monastery)
    table.lies(Kind.CRANE, min(table.largest(Colour.BUILDING)))
    end = table.last_turn().play("end_turn").copy()
    assert end.me.points[Category.MONASTERIES] == points
    add(f"me.points.{int(Category.MONASTERIES)}", 4 - 2 * points)(end)
    assert end.verdict() == "points_monasteries"


# --- geese -----------------------------------------------------------------------------------------------------------


def geese_among(*kinds: Kind, seven: bool = False) -> Arranged:
    """Geese laid on a pasture with other animals."""
    table = Arranged().pasture(*kinds).stores(Kind.GEESE, Kind.SHEEP_4)
    if seven:
        table.monastery(7)
    table.play("place 1 1")
    return table


def gained(step: Step) -> int:
    return int(step.me.points[Category.ANIMALS] - step.was.points[Category.ANIMALS])


@pytest.mark.parametrize(("seven", "points"), [(False, 7), (True, 10)])
def test_geese_score_with_the_only_other_type(seven, points):
    step = Arranged().pasture(Kind.COW_2, Kind.COW_3).stores(Kind.GEESE)
    if seven:
        step.monastery(7)
    laid = step.play("place 1 1").copy()
    assert gained(laid) == points
    add(f"me.points.{int(Category.ANIMALS)}", -1)(laid)
    assert laid.verdict() == "points_animals"


@pytest.mark.parametrize(("seven", "species", "points"), [(False, 1, 2), (False, 3, 3), (True, 3, 4)])
def test_geese_score_with_the_type_that_is_chosen(seven, species, points):
    table = geese_among(Kind.COW_2, Kind.SHEEP_3, seven=seven)
    step = table.play(f"flock {species}").copy()
    assert gained(step) == points
    add(f"me.points.{int(Category.ANIMALS)}", 1)(step)
    assert step.verdict() == "points_animals"


def test_the_choice_of_geese_is_asked_about_their_space():
    table = Arranged().pasture(Kind.COW_2, Kind.SHEEP_3).stores(Kind.GEESE)
    step = table.play("place 1 1")
    missing, moved = step.copy(), step.copy()
    drop_question(missing)
    assert missing.verdict() == "question"
    moved.after[0].agenda[1].a += 1
    assert moved.verdict() == "question"


def test_animals_laid_beside_geese_score_with_them():
    table = geese_among(Kind.COW_2, Kind.SHEEP_3)
    table.play("flock 1")
    table.record.players[table.player].spent[:] = 0
    step = table.play("place 1 1").copy()
    assert gained(step) == 4 + 3 + 2
    add(f"me.points.{int(Category.ANIMALS)}", -2)(step)
    assert step.verdict() == "points_animals"


def test_the_recount_knows_the_choice_of_the_geese_and_their_type(walks):
    table = geese_among(Kind.COW_2, Kind.SHEEP_3, Kind.SHEEP_2, seven=True).monastery(24)
    table.play("flock 3")
    recount(argument(table.state.array)[0], table.player, argument(table.ledger)[0])
    points = table.ledger[0].points
    # As they were laid: cows 2, sheep 3, sheep 2 + 3; then geese 3, with sheep 4 + 3, since monastery 7 lies there.
    assert points[Category.ANIMALS] == 2 + 3 + 5 + 3 + 7
    assert points[Category.MONASTERIES] == 3 * 4


# --- workers for silver ----------------------------------------------------------------------------------------------


def workers_bought() -> Step:
    table = Arranged().monastery(28)
    return table.play("buy_workers").copy()


@faults(
    [
        ("silver", add("home.silver", 1)),
        ("workers", add("home.workers", 1)),
        ("clock", put("after.bought", 1)),
    ]
)
def test_workers_for_silver_cost_what_they_cost_and_are_no_purchase_of_the_turn(name, plant):
    step = workers_bought()
    plant(step)
    assert step.verdict() == name


def test_workers_are_sold_to_the_owner_of_tile_28_only():
    step = workers_bought()
    for array in (step.before, step.after):  # the tile is another one
        home = array[0].estates[step.player]
        home.tiles[home.tiles == Kind.MONASTERY_28] = Kind.MONASTERY_27
        bag = array[0].bag
        bag[pile_of(Kind.MONASTERY_27)], bag[pile_of(Kind.MONASTERY_28)] = 0, 1
    assert step.verdict() == "workers"


def pile_of(kind: Kind) -> int:
    return next(pile for pile in range(PILES) if PILE_KIND[pile] == kind)


# --- bridge ----------------------------------------------------------------------------------------------------------


def last_of_the_stack(table: Arranged) -> None:
    """All pawns are on one space, that of the player on turn at the bottom."""
    order = [p for p in range(3) if p != table.player] + [table.player]
    table.record.order[:3] = order


def test_the_bridge_lifts_its_owner():
    table = Arranged().stores(Kind.MONASTERY_27)
    last_of_the_stack(table)
    step = table.play("place 1 1").copy()
    assert step.after[0].order[0] == step.player
    step.after[0].order[:3] = step.before[0].order[:3]
    assert step.verdict() == "order"


def test_the_bridge_leaves_the_order_of_the_others():
    table = Arranged().stores(Kind.MONASTERY_27)
    last_of_the_stack(table)
    step = table.play("place 1 1").copy()
    step.after[0].order[1:3] = step.after[0].order[1:3][::-1].copy()
    assert step.verdict() == "order"


def test_a_pawn_that_arrives_goes_below_the_owner_of_the_bridge():
    table = Arranged().stores(Kind.SHIP)
    others = [p for p in range(3) if p != table.player]
    table.track({1: [others[1], others[0]], 0: [table.player]}).monastery(27, player=others[1])
    table.play("place 1 1")
    step = table.play("load 1 1").copy()
    assert step.after[0].order[:3].tolist() == [others[1], table.player, others[0]]
    for wrong in ([table.player, *reversed(others)], [others[1], others[0], table.player]):
        planted = step.copy()
        planted.after[0].order[:3] = wrong
        assert planted.verdict() == "order"


# --- tiles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Kind.MONASTERY_27, Kind.MONASTERY_28, Kind.CRANE, Kind.GEESE])
def test_the_extra_tiles_are_in_the_game_with_their_module_only(step, kind):
    played = Arranged().monastery(16).play("workers 1").copy()
    for planted, tiles in ((played, 0), (step, 1)):
        assert planted.after[0].bag[pile_of(kind)] == 1 - tiles
        planted.after[0].bag[pile_of(kind)] = tiles
        assert planted.verdict() == "tiles"


def test_a_choice_between_types_is_no_question_of_the_base_game(step):
    step.after[0].agenda[1].kind, step.after[0].agenda[1].who = Decision.GEESE, 1 << step.player
    step.after[0].depth = 2
    assert step.verdict() == "agenda"
    assert np.asarray(step.before[0].modules) == 0
