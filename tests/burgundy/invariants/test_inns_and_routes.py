"""Faults in what inns and trade routes do are named."""

from collections.abc import Callable

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.questions import Step as Then
from duchy.games.burgundy.referee.invariants import LEDGER
from duchy.games.burgundy.state import BY_ROUTE
from tests.burgundy.invariants.steps import Step, drop_question, taken
from tests.burgundy.table import Table, inn

GOODS = {"turquoise": 1, "purple": 2, "pink": 3, "red": 4, "brown": 5, "orange": 6}


def step_of(state: duchy.State, notation: str) -> Step:
    """The step of an action, which must be sound."""
    step = taken(state, state.deciders[0], state.game.parse(notation), np.zeros(1, LEDGER))
    assert step.copy().verdict() == "none"
    return step


def sale(goods: str, count: int, *tiles: int, laid: tuple[str, ...] = ()) -> Step:
    """A sale along a route; the goods that lie there already are red."""
    table = Table(modules=("trade_routes",)).route(*tiles).sold(red=len(laid)).laid(*laid).goods(**{goods: count})
    table.dice(GOODS[goods], 6 if goods != "orange" else 1)
    return step_of(table.state, f"sell 1 {GOODS[goods]}")


def more(step: Step):
    return step.after[0].more[0]


# --- inns ------------------------------------------------------------------------------------------------------------


def test_an_inn_that_is_bought_leaves_its_pile():
    step = step_of(Table(modules=("inns",)).silver(2).state, "buy_inn 0")
    more(step).inns += 1
    assert step.verdict() == "tiles"
    step = step_of(Table(modules=("inns",)).silver(2).inns(1).state, "end_turn")
    more(step).inns -= 1
    step.ledger[0].gone[Kind.INN] += 1
    assert step.verdict() == "inns"


def test_an_inn_makes_its_region_score_more():
    table = Table(estate="6", modules=("inns",)).city(4).storage(inn).workers(9)
    at, *others = table.spaces()
    table.covers(*others)
    step = step_of(table.state, f"place 1 1 {at}")
    step.me.points[0] -= 5
    assert step.verdict() == "points_regions"


# --- trade routes ----------------------------------------------------------------------------------------------------

FAULTS: dict[str, tuple[Callable[[], Step], Callable[[Step], None], str]] = {}


def fault(name: str, made: Callable[[], Step]):
    """Register a fault that is planted in a step."""

    def register(plant: Callable[[Step], None]) -> Callable[[Step], None]:
        FAULTS[plant.__name__] = (made, plant, name)
        return plant

    return register


@fault("silver", lambda: sale("turquoise", 1, 1, 6, 7, 8, 9))
def silver_of_a_bonus(step):
    step.home.silver -= 2


@fault("workers", lambda: sale("pink", 1, 3, 6, 7, 8, 9))
def workers_of_a_bonus(step):
    step.home.workers -= 4


@fault("points_watchtowers", lambda: sale("pink", 1, 2, 6, 7, 8, 9, laid=("red", "red")))
def points_of_a_bonus(step):
    step.me.points[4] -= 4


@fault("routes", lambda: sale("brown", 2, 1, 6, 7, 8, 9))
def goods_that_were_not_laid(step):
    more(step).route_goods[0, 1] = 0


@fault("routes", lambda: sale("brown", 2, 1, 6, 7, 8, 9))
def goods_with_a_gap(step):
    more(step).route_goods[0, 0] = 0


@fault("routes", lambda: sale("brown", 2, 1, 6, 7, 8, 9))
def goods_that_were_not_sold(step):
    more(step).route_goods[0, 0] = 1


@fault("routes", lambda: sale("brown", 2, 1, 6, 7, 8, 9))
def goods_of_another_player(step):
    more(step).route_goods[1, 0] = 1


@fault("routes", lambda: sale("brown", 2, 1, 6, 7, 8, 9))
def a_tile_twice(step):
    more(step).route_tiles[0, 1] = 1


@fault("routes", lambda: sale("brown", 2, 1, 6, 7, 8, 9))
def tiles_that_move(step):
    more(step).route_tiles[0, 3:5] = more(step).route_tiles[0, 4:2:-1]


@fault("question", lambda: sale("orange", 1, 1, 6, 7, 8, 9, laid=("red",)))
def a_bonus_that_does_not_ask(step):
    drop_question(step)


@fault("question", lambda: sale("orange", 1, 1, 6, 7, 8, 9, laid=("red",)))
def a_bonus_that_asks_like_a_castle(step):
    assert step.after[0].agenda[1].kind == Decision.CASTLE and step.after[0].agenda[1].b == BY_ROUTE
    step.after[0].agenda[1].b = 0


@fault("question", lambda: sale("orange", 3, 1, 6, 7, 8, 9, laid=("red",)))
def fewer_goods_that_wait(step):
    assert step.after[0].agenda[1].kind == Then.ROUTE and step.after[0].agenda[1].b == 2
    step.after[0].agenda[1].b = 1


@fault("agenda", lambda: sale("orange", 3, 1, 6, 7, 8, 9, laid=("red",)))
def goods_that_wait_on_top(step):
    drop_question(step)


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_in_a_sale_along_a_route_is_named(case):
    made, plant, name = FAULTS[case]
    step = made()
    plant(step)
    assert step.verdict() == name


def test_goods_that_waited_are_laid_after_the_answer():
    table = Table(modules=("trade_routes",)).route(1, 6, 7, 8, 9).sold(red=1).laid("red").goods(orange=3).dice(6, 1)
    table.sell("orange")
    step = step_of(table.state, "decline")
    assert more(step).route_goods[0, :5].tolist() == [4, 6, 6, 6, 0]
    more(step).route_goods[0, 3] = 0
    assert step.verdict() == "routes"


@pytest.mark.parametrize("slot", [1, 3, 5])
def test_a_tile_that_comes_next_is_the_one_that_was_chosen(slot):
    state = duchy.load("burgundy", edition="2020-ua", modules=["trade_routes"]).new_state(1)
    step = step_of(state, f"arrange {slot}")
    row = more(step).route_tiles[step.player]
    row[[0, 1]] = row[[1, 0]]
    assert step.verdict() == "routes"


def test_every_tile_but_the_last_is_asked_for():
    state = duchy.load("burgundy", edition="2020-ua", modules=["trade_routes"]).new_state(1)
    step = step_of(state, "arrange 2")
    step.after[0].agenda[0].a = 2
    assert step.verdict() == "routes"
