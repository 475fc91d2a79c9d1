"""The module of the shields (chapter 24): dealing, taking, tribute and points. What each does: test_shield_effects."""

import pytest

import duchy
from duchy.games.burgundy.components.shields import SHIELD_VP, Shield
from duchy.games.burgundy.state import Category
from tests.burgundy.table import Table, bank, castle, mine, monastery, ship, white_castle
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
MODULES = ("shields",)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two with the module, in each printing that has it."""
    return Table(edition=request.param, modules=MODULES)


def lying(state: duchy.State) -> list[int]:
    """How many shields lie in each depot."""
    at = state.record.more[0].shield_at.tolist()
    return [at.count(depot) for depot in range(1, 7)]


def start_castle(table: Table) -> int:
    return int(table.me.castle) + 1


# --- dealing ---------------------------------------------------------------------------------------------------------


# One deal: how many, where, in what order, and what leaves the game.
@rule("CB-SHLD-01", "CB-SHLD-02", "CB-SHLD-03", "CB-SHLD-04", "CB-SHLD-05")
@pytest.mark.parametrize(
    ("players", "dealt"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
@pytest.mark.parametrize("edition", NEWER)
def test_shields_lie_in_the_depots_by_players_and_the_others_leave_the_game(edition, players, dealt):
    game = duchy.load("burgundy", players=players, edition=edition, modules=MODULES)
    states = [game.new_state(seed) for seed in range(3)]
    assert all(lying(state) == dealt for state in states)
    assert len({bytes(state.record.more[0].shield_at) for state in states}) > 1, "they are shuffled"


@rule("CB-SHLD-05")
def test_a_depot_is_not_filled_again(table):
    table.shields(1, Shield.RICH_VEINS).dice(1, 1)
    table.take_shield(Shield.RICH_VEINS)
    assert lying(table.state) == [0] * 6
    table.silver(1).round(5).turn(1)
    table.end_turn()
    table.pay_tribute()
    assert table.record.phase == 1 and lying(table.state) == [0] * 6


# --- taking ----------------------------------------------------------------------------------------------------------


# One action: when it is open, where it leads, what it costs.
@rule("CB-SHLD-06", "CB-SHLD-12", "CB-SHLD-13", "CB-SHLD-14", "CB-SHLD-16")
def test_a_double_takes_a_shield_of_its_depot_in_place_of_both_dice(table):
    table.shields(4, Shield.RICH_VEINS).shields(3, Shield.OPEN_GATE).dice(4, 4)
    assert [action.arguments for action in table.legal("take_shield")] == [{"shield": 8, "hex": start_castle(table)}]
    assert table.take_shield(Shield.RICH_VEINS, at=start_castle(table)).gained_only()
    assert table.me.spent.tolist() == [1, 1] and table.asked == "turn"
    assert {action.kind for action in table.legal()} == {"end_turn"}


@rule("CB-SHLD-14", "CB-WCAS-12")
def test_a_shield_lies_on_any_castle_but_on_no_empty_space_and_no_white_castle():
    table = Table(modules=("shields", "white_castles"))
    table.holds(castle, white_castle).shields(1, Shield.RICH_VEINS).dice(1, 1)
    castles = {at for at in table.spaces("castle") if not table.is_empty(at)}
    assert {action.arguments["hex"] for action in table.legal("take_shield")} == castles and len(castles) == 2


@rule("CB-SHLD-07", "CB-SHLD-08", "CB-SHLD-09")
def test_with_two_workers_3_and_5_make_a_double_3_4_or_5(table):
    for depot, shield in enumerate((Shield.OPEN_GATE, Shield.RICH_VEINS, Shield.CASTELLAN, Shield.FAIR_PRICES), 2):
        table.shields(depot, shield)
    table.dice(3, 5).workers(2)
    assert {action.arguments["shield"] for action in table.legal("take_shield")} == {8, 11, 12}
    assert table.take_shield(Shield.FAIR_PRICES).gained_only(workers=-2)


@rule("CB-SHLD-07")
def test_too_few_workers_make_no_double(table):
    table.shields(5, Shield.RICH_VEINS).dice(3, 5).workers(1)
    assert table.cannot("take_shield")


@rule("CB-SHLD-10")
def test_monastery_8_helps_to_make_a_double_but_free_steps_do_not(table):
    table.holds(monastery(12), monastery(9)).shields(5, Shield.RICH_VEINS).dice(3, 5).workers(1)
    assert table.cannot("take_shield")
    table.holds(monastery(8))
    assert table.take_shield(Shield.RICH_VEINS).gained_only(workers=-1)


@rule("CB-SHLD-10", "CB-SH16-01")
def test_shield_16_helps_to_make_a_double(table):
    table.bears(Shield.SURE_HAND).shields(5, Shield.RICH_VEINS).dice(1, 5)
    assert table.cannot("take_shield")
    table.set_die(1, 5)
    assert table.take_shield(Shield.RICH_VEINS).gained_only()


@rule("CB-SHLD-11", "CB-WCAS-14")
def test_both_dice_must_be_unused(table):
    table.shields(4, Shield.RICH_VEINS).dice(4, 4).workers(9)
    assert table.can("take_shield")
    table.take_workers()
    assert table.cannot("take_shield")


@rule("CB-WCAS-14")
def test_the_white_die_helps_to_no_double():
    table = Table(modules=("shields", "white_castles"))
    table.storage(white_castle).shields(4, Shield.RICH_VEINS).white(4)
    at = table.free("city")
    table.dice(4, table.number(at)).place(white_castle, at=at, die=table.number(at))
    assert table.asked == "white_castle" and table.cannot("take_shield")


@rule("CB-SHLD-15")
def test_a_new_shield_may_replace_an_old_one_which_leaves_the_game(table):
    table.bears(Shield.RICH_VEINS).shields(2, Shield.OPEN_GATE).dice(2, 2)
    table.take_shield(Shield.OPEN_GATE, at=start_castle(table))
    at = table.record.more[0].shield_at
    assert at[Shield.RICH_VEINS - 1] == 0 and at[Shield.OPEN_GATE - 1] == 7
    assert table.record.more[0].shield_space.tolist().count(start_castle(table) - 1) == 1


@rule("CB-SHLD-17")
def test_shields_are_not_moved_and_not_given_up_in_a_turn(table):
    table.bears(Shield.RICH_VEINS).holds(castle).dice(2, 2)
    kinds = {action.kind for action in table.legal()}
    assert kinds == {"workers", "end_turn"}


@rule("CB-SHLD-18")
def test_the_owner_picks_one_of_two_shields_of_a_depot(table):
    table.shields(6, Shield.RICH_VEINS, Shield.OPEN_GATE).dice(6, 6)
    assert {action.arguments["shield"] for action in table.legal("take_shield")} == {2, 8}


@rule("CB-SHLD-19")
def test_a_ship_takes_no_shield_and_shields_leave_room_for_goods(table):
    table.shields(3, Shield.RICH_VEINS).wares(3, red=2).storage(ship)
    at = table.free("river")
    table.dice(table.number(at), 1).place(ship, at=at)
    assert table.load(3).gained(red=2)
    assert lying(table.state) == [0, 0, 1, 0, 0, 0]


@rule("CB-SHLD-20")
def test_a_purchase_is_still_possible_in_a_turn_that_takes_a_shield(table):
    table.shields(3, Shield.RICH_VEINS).dice(3, 3).silver(2).black(mine)
    table.take_shield(Shield.RICH_VEINS)
    assert table.buy(mine).gained_only(stored=1, silver=-2)


# --- tribute ---------------------------------------------------------------------------------------------------------


def end_of_phase(table: Table, phase: str = "A") -> Table:
    """Let the last turn of a phase end: player 1 has it."""
    table.phase(phase).round(5).turn(1)
    table.end_turn()
    return table


@rule("CB-SHLD-21", "CB-PEND-05")
def test_each_shield_costs_a_silver_before_the_mines_pay(table):
    table.bears(Shield.OPEN_GATE, Shield.CASTELLAN).silver(3).holds(mine)
    end_of_phase(table)
    assert table.asked == "tribute" and table.state.deciders == (0,)
    assert table.pay_tribute().gained_only(silver=-2 + 1)
    assert table.record.phase == 1 and table.asked == "turn"


@rule("CB-SHLD-22")
def test_for_each_tribute_not_paid_a_shield_is_given_up(table):
    table.bears(Shield.OPEN_GATE, Shield.CASTELLAN, Shield.FAIR_PRICES).silver(2)
    end_of_phase(table)
    assert table.cannot("pay_tribute"), "two silver for three shields"
    assert table.give_up(Shield.CASTELLAN).gained_only()
    assert table.pay_tribute().gained_only(silver=-2)
    at = table.record.more[0].shield_at.tolist()
    assert [shield for shield in Shield if at[shield - 1]] == [Shield.OPEN_GATE, Shield.FAIR_PRICES]


@rule("CB-SHLD-22")
def test_paying_may_be_refused(table):
    table.bears(Shield.OPEN_GATE, Shield.CASTELLAN).silver(5)
    end_of_phase(table)
    table.give_up(Shield.OPEN_GATE)
    assert table.give_up(Shield.CASTELLAN).gained_only()
    assert table.record.phase == 1


@rule("CB-SHLD-23", "CB-SHLD-30")
def test_silver_from_the_mines_comes_too_late_and_a_lost_shield_works_no_more(table):
    table.bears(Shield.RICH_VEINS).holds(mine, mine, mine)
    end_of_phase(table)
    assert table.legal()[0].kind == "give_up" and len(table.legal()) == 1
    assert table.give_up(Shield.RICH_VEINS).gained_only(silver=3)


@rule("CB-SHLD-24", "CB-SHLD-26")
def test_tribute_is_due_after_the_last_phase_too(table):
    table.bears(Shield.RICH_VEINS).silver(1)
    end_of_phase(table, "E")
    assert table.asked == "tribute" and not table.state.is_over
    table.pay_tribute()
    assert table.state.is_over and table.me.points[Category.SHIELDS] == 8


@rule("CB-SHLD-25")
def test_tribute_is_decided_in_turn_order(table):
    table.bears(Shield.RICH_VEINS).silver(1).player(1).bears(Shield.OPEN_GATE).silver(1)
    table.track({1: [1], 0: [0]})
    table.phase("A").round(5).turn(0)
    table.end_turn()
    assert table.state.deciders == (1,)
    table.pay_tribute()
    assert table.asked == "tribute" and table.state.deciders == (0,)


@rule("CB-SHLD-26", "CB-PIC-21")
def test_shields_are_worth_12_8_and_4(table):
    assert list(SHIELD_VP) == [12] * 6 + [8] * 6 + [4] * 6
    table.bears(Shield.JOINED_MEADOWS, Shield.RICH_VEINS, Shield.WIDE_BOUNDS).silver(3)
    end_of_phase(table, "E")
    table.pay_tribute()
    assert table.me.points[Category.SHIELDS] == 24


@rule("CB-SHLD-27", "CB-SHLD-28", "CB-SHLD-29", "CB-SH09-02")
def test_where_a_monastery_and_a_shield_clash_the_shield_counts_and_other_effects_add_up(table):
    table.bears(Shield.COIN_BY_COIN).holds(monastery(3), monastery(4)).goods(pink=4).dice(3, 1)
    assert table.sell("pink").gained(silver=4, workers=1)


@rule("CB-PEND-05", "CB-SH14-06")
def test_the_end_of_a_phase_runs_shields_14_and_15_tribute_mines(table):
    table.bears(Shield.HARVEST_CART).silver(1).depot(1, mine, bank)
    end_of_phase(table)
    assert table.asked == "settle"
    at = table.free("mine") if any(map(table.is_free, table.spaces("mine"))) else None
    table.settle(bank) if at is None else table.settle(mine, at=at)
    assert table.asked == "tribute"
    table.give_up(Shield.HARVEST_CART)
    assert table.record.phase == 1 and table.record.depots.any(), "then the board is filled anew"


@rule("CB-EXP-03")
def test_without_the_module_there_are_no_shields():
    state = duchy.load("burgundy", modules=("extra_tiles",)).new_state(1)
    assert not state.record.more[0].shield_at.any()
