"""Rounds and the order of turns (chapter 2.2)."""

from collections import Counter

import pytest

import duchy
from duchy.engine.errors import NotDeciding
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.tiles import GOODS_NAMES
from tests.burgundy.table import Seat, castle, ship
from tests.support.rules import rule


def turns_of_a_round(table):
    """Who has a turn until the round is over, each just ending it."""
    begun, acted = int(table.record.round_no), []
    while table.record.round_no == begun:
        acted += table.state.deciders
        table.end_turn()
    return acted


def sail(table, player, depot=1):
    """Let a player place a ship on the only river space beside the castle with a 2, and load nothing."""
    table.player(player).storage(ship).dice(2, 2)
    table.place(ship, at=18)
    return table.load(depot)


@rule("CB-COMP-13", "CB-ROUND-01")
def test_everybody_rolls_two_dice_and_one_white_die_is_rolled():
    rolled, white = Counter[tuple[int, int, int]](), Counter[int]()
    for seed in range(60):
        s = duchy.load("burgundy", players=3).new_state(seed).record
        rolled.update((seat, die, int(Seat(s, seat).dice[die])) for seat in range(3) for die in range(2))
        white[int(s.white)] += 1
    assert rolled.keys() == {(seat, die, value) for seat in range(3) for die in range(2) for value in range(1, 7)}
    assert white.keys() == set(range(1, 7))


@rule("CB-ROUND-01")
def test_dice_are_rolled_anew_and_come_back_every_round(table):
    rolls = set()
    for _ in range(4):
        table.take_workers()
        table.end_round()
        assert not table.record.players["spent"][:2].any()
        rolls.add((*table.record.players["dice"][:2].ravel().tolist(), int(table.record.white)))
    assert len(rolls) == 4


@rule("CB-ROUND-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_dice_are_open_before_anyone_acts(edition):
    state = duchy.load("burgundy", players=4, edition=edition).new_state(9)
    rolled = state.record.players["dice"].tolist()
    assert state.observe(duchy.SPECTATOR).record.players["dice"].tolist() == rolled
    for _ in range(3):
        state.apply("end_turn")
        assert state.record.players["dice"].tolist() == rolled


@rule("CB-ROUND-03", "CB-ROUND-07")
def test_the_goods_of_the_round_go_to_the_depot_of_the_white_die(table):
    table.phase("A").round(5).end_round()
    whites = set()
    for number in range(2, 6):
        s = table.record
        left = [goods for goods in s.round_goods.tolist() if goods >= 0]
        assert number == 6 - len(left), "counted before the goods of the round move"
        before = s.wares.copy()
        table.end_round()
        assert s.round_no == number - 1
        came = [(depot + 1, goods) for depot, goods in zip(*(s.wares - before).nonzero(), strict=True)]
        assert came == [(s.white, left[0])]
        whites.add(int(s.white))
    assert len(whites) > 1


@rule("CB-ROUND-04")
def test_the_white_die_is_no_action_die(table):
    for depot in range(1, 7):
        table.depot(depot, castle, ship)
    table.dice(2, 5).workers(0)
    table.white(4)
    assert {action.arguments["depot"] for action in table.legal("take")} == {2, 5}
    assert {action.arguments["die"] for action in table.legal("take")} == {1, 2}
    table.workers(6).take(depot=4)
    assert table.record.white == 4, "workers turned a die of the player's own"


@rule("CB-ROUND-05")
def test_each_player_has_one_turn_in_a_round(table):
    table.set_up(players=4)
    for _ in range(3):
        assert sorted(turns_of_a_round(table)) == [0, 1, 2, 3]


@rule("CB-ROUND-06")
def test_goods_pile_up_without_limit(table):
    for depot in range(1, 7):
        table.wares(depot, **dict.fromkeys(GOODS_NAMES, 1))
    table.phase("A").round(4).end_round()
    table.end_round()
    assert table.record.phase == 1
    assert table.record.wares.sum() == 36 + 2
    assert table.record.wares.min() == 1


@rule("CB-ORDER-01", "CB-ORDER-02")
def test_players_act_from_the_front_of_the_track_and_from_the_top_of_a_stack(table):
    table.set_up(players=4).track({3: [2], 1: [3, 0], 0: [1]}).turn(2)
    assert turns_of_a_round(table) == [2, 3, 0, 1]
    assert turns_of_a_round(table) == [2, 3, 0, 1], "and nobody has moved"


@rule("CB-ORDER-03")
def test_a_ship_changes_the_order_of_later_rounds_only(table):
    table.set_up(players=3).track({0: [0, 1, 2]}).turn(0).end_turn()
    sail(table, 1)
    table.end_turn()
    assert table.state.deciders == (2,), "player 1 is now first, but player 2 is still to act"
    table.end_turn()
    assert turns_of_a_round(table) == [1, 0, 2]


@rule("CB-ORDER-04")
def test_whoever_is_first_on_the_track_opens_the_next_round(table):
    table.end_turn()
    sail(table, 1)
    assert table.record.turns[0] == 0, "in this round the first player stays the same"
    table.end_turn()
    assert table.record.turns[0] == 1
    assert table.state.deciders == (1,)


@rule("CB-ORDER-05", "CB-SHIP-12")
def test_a_pawn_that_arrives_goes_on_top(table):
    table.set_up(players=4).track({2: [3], 1: [2, 1], 0: [0]}).turn(0)
    assert sail(table, 0).gained(space=1)
    assert table.record.order.tolist() == [3, 0, 2, 1]


@rule("CB-ORDER-05")
def test_a_pawn_leaves_those_behind_in_their_order(table):
    table.set_up(players=4).track({0: [0, 1, 2, 3]}).turn(2)
    sail(table, 2)
    assert table.record.order.tolist() == [2, 0, 1, 3]


@rule("CB-ORDER-06")
def test_six_ships_take_six_steps(table):
    for steps in range(1, 7):
        table.turn(0)
        table.storage(ship).dice(1, 1).workers(3)
        table.place(ship)
        assert table.load(1).gained(space=1)
        assert table.me.space == steps


@rule("CB-ORDER-07")
def test_a_pawn_on_the_last_space_goes_to_the_top_of_its_stack(table):
    table.set_up(players=3).track({6: [1, 2, 0]}).turn(0)
    assert sail(table, 0).gained(space=0)
    assert table.record.order[:3].tolist() == [0, 1, 2]


@rule("CB-ROUND-05", "CB-WORK-06")
def test_nobody_acts_out_of_turn(table):
    table.player(1).workers(3)
    with pytest.raises(NotDeciding):
        table.state.apply("workers 1", player=1)
    assert table.state.legal_actions(1) == []
