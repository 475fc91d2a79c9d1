"""The module of the white castles, and monastery 29 (chapter 19)."""

import pytest

import duchy
from duchy.games.burgundy.components.tiles import BLACK_STACK, Colour
from duchy.games.burgundy.state import Category
from tests.burgundy.table import (
    Table,
    bank,
    carpenter,
    castle,
    church,
    cow,
    crane,
    mine,
    monastery,
    ship,
    white_castle,
)
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
MODULES = ("white_castles",)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two with the module, in each printing that has it."""
    return Table(edition=request.param, modules=MODULES)


def build(table: Table, white: int = 3) -> None:
    """Place a white castle from storage with a die that fits, in a round whose white die shows a number."""
    table.record.white = white
    at = table.free("city")
    table.dice(table.number(at), 1)
    table.place(white_castle, at=at)
    assert table.asked == "white_castle"


@rule("CB-WCAS-01", "CB-WCAS-02", "CB-X29-02", "CB-EXP-07")
def test_six_lie_in_the_beige_stack_two_in_the_black_one_and_tile_29_in_the_yellow_one():
    def stacks(*modules):
        state = duchy.load("burgundy", modules=modules, estates="8", setup="expert").new_state(1)
        return state.record.stacks.tolist()

    both = enumerate(zip(stacks(*MODULES), stacks(), strict=True))
    added = {stack: more - base for stack, (more, base) in both if more > base}
    assert added == {Colour.BUILDING: 6, Colour.MONASTERY: 1, BLACK_STACK: 2}


@rule("CB-WCAS-03", "CB-WCAS-04", "CB-WCAS-06", "CB-WCAS-07")
def test_a_white_castle_gives_an_action_with_the_value_of_the_white_die(table):
    table.storage(white_castle).depot(3, mine).depot(4, ship).goods(pink=2)
    build(table, white=3)
    assert {action.kind for action in table.legal()} == {"take", "sell", "workers", "decline"}
    assert table.can("take", mine, die="white") and table.cannot("take", ship)
    assert table.can("sell", "pink", die="white")
    assert table.take(mine).gained_only(stored=1)
    assert table.asked == "turn" and table.me.spent.tolist() == [1, 0], "the action costs no die of the player"
    assert table.record.white == 3


@rule("CB-WCAS-04")
def test_the_action_may_place_a_tile_or_take_workers(table):
    table.storage(white_castle, mine)
    at = table.free("mine")
    build(table, white=table.number(at))
    assert table.can("place", mine, at=at)
    assert table.take_workers().gained_only(workers=2)
    assert table.asked == "turn"


@rule("CB-WCAS-05", "CB-WCAS-06")
def test_workers_change_the_value_for_this_action_only(table):
    table.storage(white_castle).depot(4, ship).depot(5, mine).workers(1)
    build(table, white=3)
    assert table.cannot("take", mine), "two steps, one worker"
    assert table.take(ship).gained_only(stored=1, workers=-1)
    assert table.record.white == 3


@rule("CB-WCAS-09")
def test_every_player_starts_from_the_rolled_value_in_the_same_round(table):
    table.storage(white_castle).workers(1).depot(4, ship).depot(3, mine)
    table.player(1).storage(white_castle)
    build(table, white=3)
    table.take(ship)
    table.end_turn()
    build(table.player(1), white=3)
    assert table.can("take", mine, die="white")


@rule("CB-WCAS-10", "CB-WCAS-15")
def test_monasteries_help_as_with_an_own_die(table):
    table.holds(monastery(8), monastery(12)).storage(white_castle).workers(1).depot(6, ship)
    build(table, white=3)
    assert table.take(ship).gained_only(stored=1, workers=-1), "a free step and a worker for two more"


@rule("CB-WCAS-15")
def test_sales_and_workers_of_the_action_use_monasteries_3_4_13_and_14(table):
    table.holds(monastery(3), monastery(4)).storage(white_castle).goods(pink=2)
    build(table, white=3)
    assert table.sell("pink").gained_only(vp=4, silver=2, workers=1, pink=-2, sold_pink=2)
    other = Table(edition=table.state.game.options.edition, modules=MODULES)
    other.holds(monastery(13), monastery(14)).storage(white_castle)
    build(other)
    assert other.take_workers().gained_only(workers=4, silver=1)


@rule("CB-WCAS-11")
def test_a_white_castle_is_a_building_one_in_a_city(table):
    table.storage(white_castle, white_castle).city(5)
    city = table.spaces()
    at = table.free()
    table.dice(table.number(at), 1).workers(9)
    table.place(white_castle, at=at)
    table.decline()
    assert not any(table.can("place", white_castle, at=space) for space in city)
    table.holds(monastery(1))
    assert any(table.can("place", white_castle, at=space) for space in city)


@rule("CB-WCAS-11")
def test_carpenter_and_monastery_9_know_it_as_a_building(table):
    table.storage(carpenter).depot(2, white_castle)
    at = table.free("city")
    table.dice(table.number(at), 1).place(carpenter, at=at)
    assert table.gain(white_castle).gained_only(stored=1)
    table.holds(monastery(9)).workers(0)
    near = next(space for space in table.spaces("city") if table.is_free(space) and table.number(space) != 1)
    table.dice(1, table.number(near) % 6 + 1)
    assert table.can("place", white_castle, die=table.number(near) % 6 + 1)


@rule("CB-WCAS-12")
def test_a_white_castle_is_no_castle(table):
    table.storage(church).depot(2, white_castle, cow(3)).depot(3, castle)
    at = table.free("city")
    table.dice(table.number(at), 1).place(church, at=at)
    assert table.can("gain", castle) and table.cannot("gain", white_castle)
    table.gain(castle)
    table.storage(white_castle).dice(1, 1).workers(9)
    assert not any(table.can("place", white_castle, at=space) for space in table.spaces("castle"))


@rule("CB-WCAS-13")
def test_the_action_may_be_declined(table):
    table.storage(white_castle)
    build(table)
    assert table.decline().gained_only() and table.asked == "turn"


@rule("CB-X29-01")
def test_monastery_29_scores_each_white_castle_at_the_end(table):
    table.holds(monastery(29), white_castle, bank)
    table.storage(white_castle)  # in storage it counts for nothing
    table.phase("E").round(5)
    table.end_phase()
    assert table.state.is_over
    assert table.me.points[Category.MONASTERIES] == 4


@rule("CB-CRANE-06", "CB-CRANE-08")
def test_with_both_modules_a_crane_copies_a_white_castle_and_counts_as_one():
    table = Table(modules=("extra_tiles", "white_castles"))
    table.storage(crane).depot(5, mine).record.white = 5
    at = table.free("city")
    table.dice(table.number(at), 1).place(crane, at=at)
    table.copy(white_castle)
    assert table.asked == "white_castle"
    assert table.take(mine).gained_only(stored=1)
    table.holds(monastery(29)).phase("E").round(5)
    table.end_phase()
    assert table.me.points[Category.MONASTERIES] == 4


@rule("CB-CRANE-06")
def test_without_white_castles_a_crane_cannot_copy_one():
    table = Table(modules=("extra_tiles",))
    table.storage(crane)
    at = table.free("city")
    table.dice(table.number(at), 1).place(crane, at=at)
    assert len(table.legal("copy")) == 8


@rule("CB-WCAS-08")
def test_the_value_is_that_of_the_last_roll_until_the_next_one(table):
    table.storage(white_castle).round(5)
    build(table, white=6)
    table.decline()
    assert table.record.white == 6
