"""Ships (chapter 5.4)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import ship
from tests.support.rules import rule

NEWER = EDITIONS[1:]


def launch(table, player=0):
    """Place a ship beside the start castle; the depot is still to be chosen."""
    table.turn(player)
    table.player(player).storage(ship).dice(2, 2)
    table.place(ship, at=18)
    assert table.asked == "ship"
    return table


def the_example(table, edition):
    """Stores: turquoise, one other colour, one empty. Depot: turquoise, pink, brown."""
    table.set_up(edition=edition).goods(turquoise=1, red=1).wares(3, turquoise=1, pink=1, brown=1)
    return launch(table).load(3)


@rule("CB-SHIP-01", "CB-SHIP-10", "CB-SHIP-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ship_takes_all_goods_of_a_depot_and_steps_on(table, edition):
    table.set_up(edition=edition).wares(5, red=2, pink=1).wares(2, orange=4)
    assert launch(table).load(5).gained_only(red=2, pink=1, space=1)
    assert table.goods_at(5) == {}
    assert table.goods_at(2) == {"orange": 4}
    assert table.asked == "turn"


@rule("CB-SHIP-02", "CB-SHIP-09")
def test_any_depot_may_be_chosen_whatever_the_die_and_even_if_it_is_empty(table):
    table.wares(5, red=1)
    launch(table)
    assert [action.arguments for action in table.legal("load")] == [{"depot": n, "span": 1} for n in range(1, 7)]
    assert table.load(4).gained_only(space=1)
    assert table.goods_at(5) == {"red": 1}


@rule("CB-SHIP-03")
def test_three_colours_of_any_number_can_be_stored(table):
    table.goods(red=2, pink=1).wares(1, red=4, brown=7, pink=2)
    assert launch(table).load(1).gained_only(red=4, pink=2, brown=7, space=1)
    table.wares(2, orange=1, red=1)
    table.storage(ship).turn(0).dice(1, 1).place(ship, at=17)
    assert table.load(2).gained(orange=0, red=1)


@rule("CB-SHIP-04")
def test_goods_without_a_store_leave_the_game_in_the_first_printing(table):
    table.set_up(edition="2011").goods(red=1, pink=1, brown=1).wares(6, orange=2, red=1).wares(1, orange=1)
    hidden = table.record.unseen.copy()
    assert launch(table).load(6).gained_only(red=1, space=1)
    assert table.goods_at(6) == {}
    assert table.goods_at(1) == {"orange": 1}, "only the chosen depot is emptied"
    assert table.record.unseen.tolist() == hidden.tolist()


@rule("CB-SHIP-05")
@pytest.mark.parametrize("edition", NEWER)
def test_goods_without_a_store_stay_in_the_depot(table, edition):
    table.set_up(edition=edition).goods(red=1, pink=1, brown=1).wares(6, orange=2, red=1)
    assert launch(table).load(6).gained_only(red=1, space=1)
    assert table.goods_at(6) == {"orange": 2}


@rule("CB-SHIP-06", "CB-SHIP-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_picks_among_colours_that_compete_for_the_stores(table, edition):
    table.set_up(edition=edition).goods(red=1).wares(6, red=2, turquoise=1, pink=2, orange=3)
    assert launch(table).load(6).gained_only(red=2), "what needs no choice is taken"
    assert table.asked == "keep"
    assert {action.kind for action in table.legal()} == {"keep"}, "everything that fits must be taken"
    assert [action.arguments["goods"] for action in table.legal()] == [1, 3, 6]
    assert table.keep("orange").gained_only(orange=3), "a colour is never split"
    assert [action.arguments["goods"] for action in table.legal()] == [1, 3]
    assert table.keep("pink").gained_only(pink=2, space=1)
    assert table.asked == "turn"
    assert table.goods_at(6) == ({} if edition == "2011" else {"turquoise": 1})


@rule("CB-SHIP-07")
def test_nothing_is_asked_when_all_new_colours_fit(table):
    table.goods(red=1).wares(2, pink=1, orange=2)
    assert launch(table).load(2).gained_only(pink=1, orange=2, space=1)
    assert table.asked == "turn"


@rule("CB-SHIP-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stored_goods_are_not_thrown_away_for_others(table, edition):
    table.set_up(edition=edition).goods(red=1, pink=1, brown=1).wares(2, orange=5)
    assert launch(table).load(2).gained_only(space=1)
    assert table.asked == "turn"
    assert table.goods_held == {"red": 1, "pink": 1, "brown": 1}


@rule("CB-SHIP-10", "CB-SHIP-12")
def test_the_pawn_goes_on_top_of_those_it_meets(table):
    table.set_up(players=3).track({1: [2], 0: [0, 1]})
    assert launch(table, 1).load(1).gained_only(space=1)
    assert table.record.order[:3].tolist() == [1, 2, 0]


@rule("CB-SHIP-10")
def test_the_pawn_stays_behind_those_farther_on(table):
    table.set_up(players=3).track({3: [2], 1: [0], 0: [1]})
    launch(table, 1).load(1)
    assert table.record.order[:3].tolist() == [2, 1, 0]


@rule("CB-SHIP-11")
def test_the_step_cannot_be_refused(table):
    launch(table)
    assert table.cannot("decline")
    assert table.cannot("end_turn")
    table.load(1)
    assert table.me.space == 1


def becomes_first(table, edition):
    """Player 1, second in this round, sails past player 0."""
    table.set_up(edition=edition, players=3).wares(2, red=1)
    white = int(table.record.white)
    table.end_turn()
    launch(table, 1).load(1)
    assert table.record.order[:3].tolist() == [1, 0, 2]
    assert table.record.white == white, "the die lies as it was rolled"
    assert table.record.wares.sum() == 1, "and brings no second goods"
    return table


@rule("CB-SHIP-13", "CB-SHIP-14", "CB-SHIP-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_becoming_first_counts_from_the_next_round(table, edition):
    becomes_first(table, edition).end_turn()
    assert table.state.deciders == (2,), "player 2 still has the turn of this round"
    table.end_turn()
    assert table.state.deciders == (1,), "the white die was rolled by the new first player"
    assert table.record.wares.sum() == 2
    table.end_turn()
    assert table.state.deciders == (0,)


@rule("CB-SHIP-15")
def test_falling_back_takes_no_turn_away(table):
    table.set_up(players=3)
    launch(table, 0).load(1)
    table.end_turn()
    assert table.state.deciders == (1,)
    launch(table, 1).load(1)
    assert table.record.order[:3].tolist() == [1, 0, 2]
    table.end_turn()
    assert table.state.deciders == (2,)
    table.end_turn()
    assert table.state.deciders == (1,)


@rule("CB-SHIP-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kept", ["pink", "brown"])
def test_example_turquoise_is_stacked_and_one_of_two_colours_is_kept(table, edition, kept):
    assert the_example(table, edition).gained_only(turquoise=1)
    assert [action.arguments["goods"] for action in table.legal("keep")] == [3, 5], "pink or brown"
    assert table.keep(kept).gained_only(**{kept: 1}, space=1)
    assert table.goods_held == {"turquoise": 2, "red": 1, kept: 1}


@rule("CB-SHIP-17")
def test_example_the_third_good_is_discarded_in_the_first_printing(table):
    the_example(table, "2011")
    table.keep("pink")
    assert table.goods_at(3) == {}


@rule("CB-SHIP-18")
@pytest.mark.parametrize("edition", NEWER)
def test_example_the_third_good_stays_in_the_depot(table, edition):
    the_example(table, edition)
    table.keep("pink")
    assert table.goods_at(3) == {"brown": 1}
