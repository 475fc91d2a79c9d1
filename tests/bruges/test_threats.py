"""Dice, threat markers and penalties (chapter 6)."""

import pytest

from tests.bruges.table import Table
from tests.support.rules import rule


def before_roll(players: int = 2) -> Table:
    return Table(players, phase=2)


@rule("BR-DICE-01", "BR-DICE-02", "BR-DICE-03")
def test_all_dice_are_rolled_once_and_stay():
    table = before_roll().hand("yellow").hand("red", player=1).roll(yellow=6, red=4, blue=3)
    assert table.record["dice"].tolist() == [3, 3, 4, 3, 6]
    assert table.play("money") == {"guilders": 6, "hand": -1}
    assert table.record["dice"].tolist() == [3, 3, 4, 3, 6]


@rule("BR-THREAT-01", "BR-EX-02", "BR-EX-05", "BR-DICE-05")
def test_every_player_gets_a_marker_for_each_five_and_six():
    table = before_roll(3).hand("red").roll(purple=1, blue=2, brown=4, red=5, yellow=6)
    for player in range(3):
        assert table.me(player)["markers"].tolist() == [0, 0, 1, 0, 1]


@rule("BR-DICE-04", "BR-REP-11")
def test_markers_of_all_come_before_the_first_step():
    table = before_roll().has(guilders=9).has(1, guilders=9, yellow_markers=2).roll(yellow=5, red=1)
    assert (table.asked, table.decider) == ("reputation", 0)
    assert table.count(1)["guilders"] == 0
    table.act("decline")
    assert table.asked != "reputation"


# One penalty, from the third marker to the last one that goes back.
@rule("BR-THREAT-02", "BR-THREAT-03", "BR-THREAT-04", "BR-THREAT-05", "BR-THREAT-06")
def test_the_third_marker_brings_the_penalty_and_all_three_go_back():
    table = before_roll().has(vp=9, purple_markers=2).hand("red").roll(purple=6)
    assert (table.count()["vp"], table.count()["purple_markers"]) == (6, 0)
    assert table.count(1)["purple_markers"] == 1


# The example of the rulebook, with the rules that it shows.
@rule("BR-THREAT-07", "BR-THREAT-14", "BR-EX-35", "BR-RIOT-01", "BR-FIRE-02", "BR-THREAT-15", "BR-THREAT-16")
def test_several_penalties_are_suffered_in_the_order_of_choice():
    table = before_roll().has(guilders=7, vp=4, red_markers=2, yellow_markers=2).houses("blue").hand("red")
    table.roll(red=5, yellow=6)
    assert table.asked == "penalty"
    assert table.legal() == ["suffer 3", "suffer 5"]
    assert table.me()["markers"].tolist() == [0, 0, 3, 0, 3]
    changed = table.act("suffer", 5)
    assert changed == {"guilders": -7, "houses": -1, "red_markers": -3, "yellow_markers": -3}


@rule("BR-THREAT-08", "BR-CHAR-17")
def test_markers_are_dealt_in_turn_order_and_each_player_suffers_before_the_next():
    table = before_roll(3)
    for player in range(3):
        table.lives("mayor" if player == 0 else ("judge", "lawyer")[player - 1], player=player)
        table.houses("red", player=player).has(player, red_markers=2, brown_markers=2)
    table.record["first"] = 1
    table.roll(red=5, brown=5)
    order = []
    while table.asked in ("penalty", "fire", "plague"):
        order.append(table.decider)
        table.act(table.legal()[0])
    assert order == sorted(order, key=[1, 2, 0].index)
    assert set(order) == {0, 1, 2}


@rule("BR-THREAT-09", "BR-THREAT-10")
def test_a_marker_that_is_missing_is_not_taken():
    table = before_roll(4)
    for player in range(4):
        table.has(player, blue_markers=2)
    table.has(0, blue_markers=1, brown=4).roll(blue=5)  # 7 of 9 are held: each one's third goes back at once
    assert [table.count(player)["blue_markers"] for player in range(4)] == [2, 0, 0, 0]
    table = Table(2, phase=2)
    table.me(1)["markers"][0] = 9
    table.roll(blue=6)
    assert table.count(0)["blue_markers"] == 0


@rule("BR-THREAT-11", "BR-THREAT-12")
def test_a_marker_from_a_character_brings_the_penalty_at_once(table):
    table.lives("smuggler").has(blue=1, yellow_markers=2, guilders=1).hand("red")
    assert table.activate("smuggler") == {"blue": -1, "turned": 1, "guilders": -1, "yellow_markers": -2}


@rule("BR-THREAT-13", "BR-FIRE-03", "BR-PLAGUE-04")
def test_a_penalty_without_anything_to_lose_returns_the_markers():
    table = before_roll().has(red_markers=2, brown_markers=2, blue_markers=2).hand("red").roll(red=5, brown=5, blue=5)
    while table.asked == "penalty":
        table.act(table.legal()[0])
    assert table.me()["markers"].tolist() == [0, 0, 0, 0, 0]
    assert table.count()["hand"] == 1


@rule("BR-FLOOD-01", "BR-THREAT-17", "BR-DATA-07")
def test_a_flood_takes_all_workers():
    table = before_roll().has(workers=2, blue_markers=2).hand("red").roll(blue=6)
    assert table.me()["workers"].tolist() == [0] * 5


# One plague: who can be chosen, what goes and what stays.
@rule("BR-PLAGUE-01", "BR-PLAGUE-02", "BR-PLAGUE-03", "BR-PLAGUE-05", "BR-PLAGUE-06", "BR-THREAT-18")
def test_the_plague_takes_an_inhabitant_of_own_choice_and_leaves_the_house():
    table = before_roll().lives("mayor").lives("judge", turned=True).hand("red").has(brown_markers=2).roll(brown=5)
    assert table.asked == "plague"
    assert table.legal() == ["dismiss 1", "dismiss 2"]
    table.act("dismiss", 2)
    assert (table.count()["characters"], table.count()["houses"], table.names(of="tenant")) == (1, 2, ["mayor"])
    assert "judge" not in table.names()


@rule("BR-FIRE-01", "BR-FIRE-04", "BR-FIRE-10", "BR-FIRE-11")
def test_fire_takes_a_house_or_the_outermost_token():
    table = before_roll().houses("blue").lives("mayor").has(canal=(2, 0), red_markers=2).hand("red").roll(red=5)
    assert table.legal() == ["burn 1", "burn 2", "drain 1"]
    assert table.act("drain", 1)["cells"] == -1
    assert table.me()["canal"].tolist() == [1, 0]


@rule("BR-FIRE-05", "BR-FIRE-06", "BR-FIRE-08", "BR-FIRE-09")
def test_the_inhabitant_of_a_burned_house_returns_to_hand():
    table = before_roll().lives("mayor", "judge").has(red_markers=2).hand(*["red"] * 5).roll(red=6)
    house = table.names(of="house")[0]
    table.act("burn", 1)
    assert table.names()[-1] == "mayor"
    assert (table.count()["hand"], table.names(of="tenant")) == (6, ["judge"])
    assert house not in table.names(of="house") + table.names()


@rule("BR-FIRE-07")
def test_a_returned_inhabitant_costs_its_price_again(table):
    table.houses("blue").hand("mayor").has(guilders=8)
    assert table.legal("place") == []
    table.has(guilders=9)
    assert table.play("place", 1, 1)["guilders"] == -9


@rule("BR-FIRE-12", "BR-FIRE-13", "BR-FIRE-15", "BR-CANAL-19")
def test_a_statue_is_kept_and_not_given_twice():
    table = Table().has(canal=(4, 0), guilders=20).hand("purple", "purple", "purple")
    assert table.play("canal", 1, 1) == {"cells": 1, "hand": -1, "guilders": -5, "statues": 7}
    table.me()["canal"][0] = 4
    table.act("workers", 1, player=1)
    assert table.play("canal", 1, 1) == {"cells": 1, "hand": -1, "guilders": -5}


@rule("BR-FIRE-14")
def test_a_leadership_is_kept_when_its_reason_burns():
    table = before_roll().has(canal=(1, 0), leads=("canal",), red_markers=2).hand("red").roll(red=5)
    assert (table.count()["cells"], table.count()["lead_canal"]) == (0, 1)


@rule("BR-INTRIGUE-01", "BR-INTRIGUE-02", "BR-EX-36", "BR-THREAT-19")
@pytest.mark.parametrize(("vp", "left"), [(10, 7), (3, 0), (2, 0)])
def test_intrigue_costs_three_points_but_never_more_than_there_are(vp, left):
    table = before_roll().has(vp=vp, purple_markers=2).hand("red").roll(purple=5)
    assert table.count()["vp"] == left


@rule("BR-INTRIGUE-03")
def test_losses_by_characters_stop_at_zero_too(table):
    table.has(1, vp=1).hand("inquisitor").houses("red").has(guilders=9)
    table.play("place", 1, 3)
    assert table.count(1)["vp"] == 0


@rule("BR-PENAL-01")
def test_plague_and_fire_in_both_orders():
    def struck() -> Table:
        table = before_roll().lives("mayor").has(red_markers=2, brown_markers=2).hand("red")
        return table.roll(red=5, brown=5)

    table = struck()
    table.act("suffer", 2)
    assert (table.names(of="tenant"), "mayor" in table.names(), table.count()["houses"]) == ([], False, 0)


@rule("BR-PENAL-02")
def test_after_the_fire_the_plague_finds_nothing():
    table = before_roll().lives("mayor").has(red_markers=2, brown_markers=2).hand("red").roll(red=5, brown=5)
    table.act("suffer", 3)
    assert (table.names()[-1], table.count()["houses"], table.count()["brown_markers"]) == ("mayor", 0, 0)


@rule("BR-PENAL-03")
def test_a_character_that_has_left_helps_no_more():
    table = before_roll().lives("captain_of_the_guard").has(brown_markers=2, yellow_markers=2, guilders=5).hand("red")
    table.roll(brown=5, yellow=5)
    table.act("suffer", 2)
    assert table.asked == "prevent"
    table.act("decline")
    assert table.count()["guilders"] == 0


# --- reputation ------------------------------------------------------------------------------------------------------


# The example of the rulebook, with the rules that it shows.
@rule("BR-REP-01", "BR-REP-02", "BR-REP-04", "BR-REP-09", "BR-EX-03", "BR-EX-04")
def test_a_step_costs_the_sum_of_ones_and_twos():
    table = before_roll().has(guilders=3).hand("red").roll(purple=1, blue=2)
    assert table.act("accept") == {"guilders": -3, "reputation": 1}


@rule("BR-REP-03", "BR-REP-07", "BR-REP-12")
def test_each_player_is_asked_once_and_pays_the_same():
    table = before_roll(3).hand("red")
    for player in range(3):
        table.has(player, guilders=9)
    table.roll(red=2)
    for player in range(3):
        assert (table.asked, table.decider) == ("reputation", player)
        assert table.act("accept") == {"guilders": -2, "reputation": 1}
    assert table.asked == "turn"


@rule("BR-REP-05")
def test_without_the_price_there_is_no_offer():
    table = before_roll().has(guilders=2).has(1, guilders=3).hand("red").roll(purple=1, blue=2)
    assert (table.asked, table.decider) == ("reputation", 1)


@rule("BR-REP-06")
def test_a_player_may_decline():
    table = before_roll().has(guilders=3).hand("red").roll(purple=1)
    assert table.legal() == ["accept", "decline"]
    assert table.act("decline") == {}


@rule("BR-REP-08", "BR-REP-10")
def test_without_a_one_or_two_there_is_no_step():
    assert before_roll().has(guilders=30).hand("red").roll().asked == "turn"
    table = before_roll().has(guilders=10).hand("red").roll(red=2, blue=2, brown=2, purple=2, yellow=2)
    assert table.act("accept") == {"guilders": -10, "reputation": 1}


@rule("BR-REP-13", "BR-REP-14")
def test_the_track_ends():
    assert before_roll().has(guilders=30, reputation=8).hand("red").roll(red=1).asked == "turn"
    table = Table().has(reputation=7, guilders=12).houses("red").hand("duke")
    assert table.play("place", 1, 3)["reputation"] == 1


@rule("BR-REP-15", "BR-PROBE-17", "BR-OP-07")
def test_steps_of_characters_come_on_top(table):
    table.lives("count").has(blue=1, reputation=3).hand("red")
    assert table.activate("count") == {"blue": -1, "turned": 1, "reputation": 1}


@rule("BR-REP-16", "BR-EVT-03")
def test_the_baron_changes_price_and_permission():
    table = before_roll().lives("baron").has(guilders=1).hand("red").roll(red=2, blue=2)
    assert table.act("accept") == {"guilders": -1, "reputation": 1}
    table = before_roll().lives("baron").has(guilders=1).hand("red").roll()
    assert table.act("accept") == {"guilders": -1, "reputation": 1}


@rule("BR-STACK-08")
@pytest.mark.parametrize(
    "houses", [("captain_of_the_guard", "night_watchman"), ("night_watchman", "captain_of_the_guard")]
)
def test_a_penalty_that_is_prevented_for_nothing_is_not_asked_about(houses):
    table = Table(phase=2).lives(*houses).has(guilders=5, yellow_markers=2).hand("red").roll(yellow=6)
    assert (table.asked, table.count()["guilders"], table.count()["yellow_markers"]) == ("turn", 5, 0)
    table = Table(phase=2).lives(*houses).has(guilders=5, blue_markers=2).hand("red").roll(blue=6)
    assert table.asked == "prevent", "the Night Watchman does nothing against a flood"


@rule("BR-THREAT-03", "BR-THREAT-06")
@pytest.mark.parametrize(("colour", "asked", "answer"), [("red", "fire", "burn"), ("brown", "plague", "dismiss")])
def test_the_markers_stay_until_the_loss_is_chosen(colour, asked, answer):
    table = Table(phase=2).lives("roofer", "mayor").has(**{f"{colour}_markers": 2}).hand("red").roll(**{colour: 5})
    assert (table.asked, table.count()[f"{colour}_markers"]) == (asked, 3)
    assert not table.state.check()
    assert table.act(answer, 1, player=0)[f"{colour}_markers"] == -3
