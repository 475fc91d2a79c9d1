"""Faults in what the solo game does are named."""

import pytest

from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import Category
from tests.burgundy.invariants.played import Faults, last_of
from tests.burgundy.invariants.steps import Step, drop_question
from tests.burgundy.table import bank, castle, mine, ship
from tests.burgundy.test_solo import lone, solo

FAULTS = Faults()
planted = FAULTS.planted
RED = 3  # its index


def more(step: Step):
    return step.after[0].more[0]


def score(step: Step, category: Category, points: int) -> None:
    """Points of a source, with the pawn moved as far."""
    step.me.points[category] += points
    more(step).solo_points += points


# --- the target ------------------------------------------------------------------------------------------------------


def sale(counted: int = 10) -> Step:
    """Two goods sold for four points, with silver to buy more."""
    return last_of(solo().goods(red=2).dice(4, 1).target(50, counted=counted), "sell 1 4")


def reset() -> Step:
    return sale(counted=48)


def bought() -> Step:
    return last_of(solo().goods(red=2).silver(3).dice(4, 1).target(50, counted=10), "sell 1 4", "buy_points 2")


@planted("target", sale)
def a_pawn_that_goes_too_far(step):
    more(step).solo_points += 1


@planted("target", sale)
def a_target_that_falls_by_itself(step):
    more(step).solo_target -= 5


@planted("points_sales", sale)
def goods_that_are_worth_more(step):
    score(step, Category.SALES, 1)


@planted("points_phases", sale)
def points_for_nothing(step):
    score(step, Category.PHASES, 6)


@planted("silver", sale)
def a_sale_without_silver(step):
    step.home.silver -= 1


@planted("silver", bought)
def points_that_cost_nothing(step):
    step.home.silver += 2


@planted("points_bought", bought)
def more_points_than_were_paid(step):
    score(step, Category.BOUGHT, 1)


@planted("target", reset)
def points_that_survive_a_reset(step):
    more(step).solo_points = 2


@planted("target", reset)
def a_target_that_falls_too_far(step):
    more(step).solo_target -= 5


@planted("target", reset)
def two_resets_at_once(step):
    more(step).solo_resets += 1


@planted("target", reset)
def a_reset_without_an_action(step):
    drop_question(step)


@planted("target", reset)
def a_reset_that_asks_like_a_castle(step):
    assert step.after[0].agenda[int(step.after[0].depth) - 1].kind == Decision.CASTLE
    step.after[0].agenda[int(step.after[0].depth) - 1].b = 0


# --- depots and ships ------------------------------------------------------------------------------------------------


def new_round() -> Step:
    return last_of(solo().depot(4, ship, bank), "end_turn")


def exchange() -> Step:
    """A ship with nothing to fetch, and five goods of one colour for a bank."""
    table = solo().goods(red=6).storage(ship).black(bank).wares(2, red=1)
    at = lone(table, "river")
    return last_of(table, f"place 1 1 {at}", "resolve 4", "load 1 1", "exchange 1")


@planted("stores", exchange)
def a_tile_for_four_goods(step):
    step.home.goods[RED] += 1


@planted("tiles", exchange)
def a_tile_that_is_not_turned_over(step):
    step.store.tiles[0] = Kind.BANK


@planted("storage", exchange)
def a_tile_that_is_not_stored(step):
    step.store.tiles[0] = 0
    step.store.count = 0
    step.ledger[0].gone[Kind.BLACK_TILE] += 1


@planted("board", exchange)
def a_black_depot_that_loses_another_tile(step):
    for array in (step.before, step.after):
        array[0].black[1] = Kind.MINE
    step.after[0].black[1] = 0


@planted("board", new_round)
def a_round_that_takes_no_tile(step):
    step.after[0].depots[:] = step.before[0].depots


# --- effects and the end ---------------------------------------------------------------------------------------------


def effects() -> Step:
    """A ship on a river of its own: points of its region and its effect wait."""
    table = solo().storage(ship).target(15)
    return last_of(table, f"place 1 1 {lone(table, 'river')}")


@planted("agenda", effects)
def effects_that_are_none(step):
    step.after[0].agenda[int(step.after[0].depth) - 1].a = 0


@planted("agenda", effects)
def effects_of_an_empty_space(step):
    empty = [space for space, kind in enumerate(step.home.tiles[:37]) if not kind]
    step.after[0].agenda[int(step.after[0].depth) - 1].b = empty[0]


def last_tile() -> Step:
    table = solo().storage(mine)
    at = lone(table, "mine")
    table.covers(*(space for space in table.all_spaces if space != at and table.is_empty(space)))
    return last_of(table, f"place 1 1 {at}")


@planted("agenda", last_tile)
def a_full_estate_that_does_not_win(step):
    step.after[0].over = 0


@planted("clock", sale)
def a_win_with_empty_spaces(step):
    while step.after[0].depth:
        drop_question(step)
    step.after[0].over = 1


@planted("order", sale)
def a_pawn_on_the_order_track(step):
    step.me.space = 1


# --- the trade route -------------------------------------------------------------------------------------------------


def along(goods: str, value: int, *tiles: int, laid: tuple[str, ...] = ()) -> Step:
    """A sale along a route, with no silver left to buy points before its goods are laid."""
    table = solo(modules=("trade_routes",)).route(*tiles).sold(red=len(laid)).laid(*laid)
    table.goods(**{goods: 1}).dice(value, 6 if value != 6 else 1).target(50, counted=49)
    return last_of(table, f"sell 1 {value}", "decline")


@planted("silver", lambda: along("turquoise", 1, 1, 6, 7, 8, 9))
def silver_of_a_bonus(step):
    step.home.silver -= 2


@planted("workers", lambda: along("pink", 3, 3, 6, 7, 8, 9))
def workers_of_a_bonus(step):
    step.home.workers -= 4


@planted("points_watchtowers", lambda: along("pink", 3, 2, 6, 7, 8, 9, laid=("red", "red")))
def points_of_a_bonus(step):
    score(step, Category.WATCHTOWERS, -4)


@planted("routes", lambda: along("turquoise", 1, 1, 6, 7, 8, 9))
def goods_that_were_not_laid(step):
    more(step).route_goods[0, 0] = 0


@planted("routes", lambda: along("pink", 3, 2, 6, 7, 8, 9, laid=("red", "red")))
def goods_that_were_taken_away(step):
    more(step).route_goods[0, 2] = 0
    more(step).route_goods[0, 1] = 0


@planted("routes", lambda: along("turquoise", 1, 1, 6, 7, 8, 9))
def tiles_that_move(step):
    more(step).route_tiles[0, 3:5] = more(step).route_tiles[0, 4:2:-1]


@pytest.mark.parametrize("case", FAULTS.cases)
def test_a_fault_in_a_solo_game_is_named(case):
    found, expected = FAULTS.verdict(case)
    assert found == expected


def test_a_tile_may_be_bought_and_one_discarded_while_effects_wait():
    """The question of their order stays below that of the tile to discard."""
    table = solo().black(bank).silver(2)
    at = table.spaces("castle")[-1]
    table.fill("castle", leaving=[at])
    if not table.is_free(at):
        table.covers(next(other for other in table.neighbours(at) if table.is_empty(other)))
    table.storage(castle, mine, ship).depot(2, bank).dice(table.number(at), 1)
    bought = last_of(table, f"place 1 1 {at}", "resolve 4", "take 3 2 1", "buy 1 0")
    assert [frame.kind for frame in bought.after[0].agenda[1:3]] == [Decision.ORDER, Decision.DISCARD]
