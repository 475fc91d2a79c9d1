"""The words of the cards (chapter 15), shown by probes."""

import pytest

from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from tests.bruges.probes.deck import PROBES
from tests.bruges.table import Changes, Table
from tests.support.rules import rule


def changed_by(name: str, table: Table) -> Changes:
    """What changes when the probe is placed from hand; another card stays."""
    table.houses("red").hand(name, "red")
    return table.play("place", table.names().index(name) + 1, 3)


def placed(name: str, table: Table | None = None) -> Table:
    """The table at which the probe was placed."""
    table = table or Table()
    changed_by(name, table)
    return table


def final(name: str, table: Table) -> int:
    """What a laurel is worth in final scoring."""
    table.record["turn"], table.record["last_round"] = 4 * table.state.game.players - 1, table.record["round_no"]
    table._frame(0, 7, 2)
    table.act("workers", 1)
    assert table.state.is_over
    return int(table.me()["final"][3])


def test_the_deck_of_probes_is_in_use():
    assert {card.id for card in DECK.cards} >= set(PROBES)
    assert len(CARDS_IN_ORDER) == 165


@rule("BR-PROBE-01", "BR-OP-11", "BR-TGT-02", "BR-SEL-08")
def test_each_opponent_gives_two_workers_of_own_choice():
    table = placed("p01", Table(3).has(1, red=2, blue=1).has(2, yellow=1))
    assert (table.asked, table.decider) == ("give_worker", 1)
    assert table.legal() == ["colour 1", "colour 3"]
    table.act("colour", 1)
    assert table.me()["workers"].tolist() == [1, 0, 1, 0, 1]
    assert table.me(1)["workers"].tolist() == [0, 0, 1, 0, 0]


@rule("BR-PROBE-02", "BR-OP-09")
def test_opponents_lose_their_outermost_token_and_keep_the_statue():
    table = placed("p02", Table().has(1, canal=(5, 0), statue=(7, 0)))
    assert (table.me(1)["canal"].tolist(), table.me(1)["statue"].tolist()) == ([4, 0], [7, 0])


@rule("BR-PROBE-03", "BR-OP-04", "BR-GRAM-06")
def test_draw_four_then_discard_four():
    table = placed("p03", Table().decks(2, 30))
    for _ in range(4):
        table.act("draw", 1)
    assert int(table.record["last_round"]) == 2
    for _ in range(4):
        assert table.asked == "discard"
        table.act("discard", 1)
    assert table.count()["hand"] == 1


@rule("BR-PROBE-04", "BR-OP-08")
def test_a_cell_without_a_card_at_double_price(table):
    table.lives("p04").has(blue=1, guilders=6, canal=(2, 5)).hand("red")
    assert table.activate("p04") == {"blue": -1, "turned": 1, "guilders": -6, "cells": 1}


@rule("BR-PROBE-05", "BR-COND-01", "BR-OP-01")
@pytest.mark.parametrize(("face", "usable"), [(1, True), (2, True), (3, False)])
def test_a_condition_on_a_die(face, usable):
    table = Table().dice(brown=face).lives("p05").hand("red")
    assert bool(table.legal("activate")) == usable
    if usable:
        table.activate("p05")
        assert table.act("colour", 4) == {"purple": 1}


@rule("BR-PROBE-07", "BR-SEL-04")
def test_different_groups():
    table = Table().lives("p07", "lawyer", "accountant", "queen")
    assert final("p07", table) == len({CARDS_IN_ORDER[card].group for card in table.me()["tenant"][:4]}) == 3


@rule("BR-PROBE-08", "BR-SEL-02")
def test_houses_of_a_colour():
    assert final("p08", Table().lives("p08", on=["red"]).houses("red", "blue")) == 2


@rule("BR-PROBE-09", "BR-OP-06", "BR-THREAT-11")
def test_markers_for_opponents_with_penalties_at_once():
    table = placed("p09", Table(3).has(1, yellow_markers=2, guilders=8).has(2, guilders=8))
    assert [table.count(player)["yellow_markers"] for player in range(3)] == [0, 0, 1]
    assert [table.count(player)["guilders"] for player in (1, 2)] == [0, 8]


# The probe joins a payment, an offer and a penalty.
@rule("BR-PROBE-11", "BR-OP-03", "BR-OP-16", "BR-EVT-07", "BR-ACT-08")
def test_paying_to_prevent_a_fire():
    def burning(**has: int) -> Table:
        return Table(phase=2).lives("p11").has(red_markers=2, **has).hand("red").roll(red=5)

    table = burning(guilders=3)
    assert (table.asked, table.legal()) == ("prevent", ["accept", "decline"])
    assert table.act("accept") == {"guilders": -3, "red_markers": -3}
    table = burning(guilders=3)
    assert table.act("decline") == {"houses": -1, "characters": -1, "hand": 1, "red_markers": -3}
    assert burning(guilders=2).count()["houses"] == 0


@rule("BR-PROBE-12", "BR-REP-08", "BR-OP-15")
def test_a_step_without_low_dice_for_three():
    table = Table(phase=2).lives("p12").has(guilders=3).hand("red").roll()
    assert table.act("accept") == {"guilders": -3, "reputation": 1}


@rule("BR-PROBE-13", "BR-EVT-09", "BR-STACK-05", "BR-EVT-12")
def test_a_reaction_to_clergy_but_not_to_itself():
    table = Table().houses("red", "red", "red").hand("p13", "lawyer", "nun", "red").has(guilders=9)
    table.hand("red", player=1)
    assert "vp" not in table.play("place", 1, 3), "it is clergy itself"
    table.act("workers", 1)
    assert "vp" not in table.play("place", 1, 3), "no clergy"
    table.act("workers", 1)
    assert table.play("place", 1, 3)["vp"] == 1


@rule("BR-PROBE-14", "BR-COND-03")
def test_a_majority():
    table = Table().lives("p14").has(red=1, canal=(1, 0)).has(1, canal=(1, 0)).hand("red")
    assert table.legal("activate") == []
    table.has(canal=(1, 1))
    assert table.activate("p14") == {"red": -1, "turned": 1, "vp": 2}


@rule("BR-PROBE-15", "BR-OP-12")
def test_exchange_up_to_three_workers():
    table = Table().lives("p15").has(red=1, blue=3).hand("red")
    table.activate("p15")
    assert table.legal() == ["colour 1", "colour 3"]
    table.act("colour", 3)
    assert table.legal() == ["colour 1", "decline"]
    table.act("colour", 1)
    assert table.legal() == ["colour 1", "decline"]
    table.act("colour", 1)
    assert (table.asked, table.count()["guilders"], table.count()["blue"]) == ("turn", 3, 1)


@rule("BR-PROBE-18", "BR-OP-13")
def test_a_choice_of_branches(table):
    table.lives("p18").hand("red")
    table.activate("p18")
    assert table.legal() == ["branch 1", "branch 2"]
    assert table.act("branch", 2) == {"guilders": 2}


@rule("BR-PROBE-19", "BR-OP-10", "BR-INSTANT-03")
def test_a_character_returns_to_hand_and_strikes_again(table):
    table.lives("p19", "alchemist").has(purple=1, guilders=3).hand("red")
    table.activate("p19")
    assert table.legal() == ["recall 1", "recall 2"]
    table.act("recall", 2)
    assert table.play("place", 2, 1)["guilders"] == 6 - 3  # its price


@rule("BR-PROBE-20", "BR-SEL-05", "BR-SEL-01")
def test_sets_of_workers():
    assert final("p20", Table().lives("p20").has(blue=2, brown=2, red=3, purple=2, yellow=4)) == 6


@rule("BR-PROBE-21", "BR-STACK-02", "BR-STACK-01")
def test_two_lawyers_take_three(table):
    table.lives("lawyer", "p21").hand("red")
    assert table.play("workers") == {"hand": -1, "red": 3, "guilders": 1}


@rule("BR-PROBE-22", "BR-SEL-07")
def test_dice_showing_a_face(table):
    table.dice(red=1, blue=1, yellow=2).lives("p22").has(yellow=1).hand("red")
    assert table.activate("p22") == {"yellow": -1, "turned": 1, "vp": 2}


@rule("BR-PROBE-23", "BR-COND-02", "BR-SEL-06")
@pytest.mark.parametrize(("cells", "vp"), [(5, 4), (4, 0)])
def test_statues_if_a_section_is_complete(cells, vp):
    assert final("p23", Table().lives("p23").has(canal=(cells, 0), statue=(7, 6))) == vp


@rule("BR-PROBE-24", "BR-OP-02", "BR-TGT-01", "BR-INTRIGUE-03")
def test_a_chosen_opponent_loses_points():
    table = placed("p24", Table(3).has(1, vp=5).has(2, vp=1))
    assert table.legal() == ["opponent 1", "opponent 2"]
    table.act("opponent", 2)
    assert [table.count(player)["vp"] for player in range(3)] == [0, 5, 0]


@rule("BR-PROBE-25", "BR-OP-19", "BR-LEAD-06")
def test_a_leadership_marker_is_flipped():
    table = placed("p25", Table().has(1, reputation=4))
    assert (table.count(0)["lead_reputation"], table.count(1)["lead_reputation"]) == (1, 0)


@rule("BR-PROBE-26", "BR-EVT-08", "BR-THREAT-04")
def test_a_reaction_to_discarded_markers():
    table = Table().lives("p26", "jailer").has(red_markers=1, blue_markers=1, yellow=1).hand("red", "red")
    assert table.play("calm", 1, 3)["guilders"] == 1
    assert table.activate("jailer")["guilders"] == 1
    table = Table(phase=2).lives("p26").has(blue_markers=2).hand("red").roll(blue=5)
    assert table.count()["guilders"] == 0


# The probe joins a die, a maximum and a limit.
@rule("BR-PROBE-27", "BR-EVT-05", "BR-ACT-07", "BR-AMT-04", "BR-AMT-05")
@pytest.mark.parametrize(("face", "guilders"), [(1, 1), (3, 3), (4, 3)])
def test_a_die_with_a_maximum_once_a_round(face, guilders):
    table = Table(phase=2).lives("p27").hand("red").roll(red=face)
    assert (table.count()["guilders"], table.count()["turned"]) == (guilders, 1)


@rule("BR-PROBE-28", "BR-EVT-11", "BR-COND-04")
@pytest.mark.parametrize(("theirs", "gets"), [(1, 3), (0, 0)])
def test_a_minority_at_the_end_of_the_round(theirs, gets):
    table = Table().lives("p28").has(1, guilders=theirs)
    table.record["turn"] = 7
    table._frame(0, 7, 2)
    table.act("workers", 1)
    assert table.count()["guilders"] == gets


@rule("BR-PROBE-29", "BR-ACT-04", "BR-OP-15")
def test_calm_with_a_card_of_any_colour(table):
    table.lives("p29").has(red_markers=1, blue_markers=1).hand("yellow")
    assert table.legal("calm") == ["calm 1 1", "calm 1 3"]


@rule("BR-TGT-01")
def test_left_and_right():
    table = Table(4).lives("x01").hand("red")
    table.activate("x01")
    assert [table.count(player)["guilders"] for player in range(4)] == [0, 1, 0, 2]


@rule("BR-TGT-01")
def test_each_player(table):
    table.lives("x02").hand("red")
    table.activate("x02")
    assert [table.count(player)["red"] for player in range(2)] == [1, 1]


@rule("BR-OP-02", "BR-STACK-07")
def test_opponents_choose_what_they_lose():
    table = Table().lives("x03").hand("red").has(1, red=1, blue=1)
    table.activate("x03")
    assert (table.asked, table.decider) == ("give_worker", 1)
    table.act("colour", 3)
    assert table.me(1)["workers"].tolist() == [1, 0, 0, 0, 0]
    assert table.me(0)["workers"].tolist() == [0] * 5


@rule("BR-OP-03")
def test_paying_with_cards():
    table = Table().lives("x04").hand("red", "red", "blue")
    table.activate("x04")
    assert table.asked == "discard"
    table.act("discard", 1)
    table.act("discard", 1)
    assert (table.count()["vp"], table.count()["guilders"], table.count()["hand"]) == (4, 1, 1)


@rule("BR-OP-03")
def test_paying_with_workers_of_own_choice():
    assert Table().lives("x05").has(red=1).hand("red").legal("activate") == []
    table = Table().lives("x05").has(red=1, blue=2).hand("red")
    table.activate("x05")
    table.act("colour", 1)
    table.act("colour", 3)
    assert (table.count()["vp"], table.me()["workers"].tolist()) == (5, [1, 0, 0, 0, 0])


@rule("BR-OP-04", "BR-STACK-07")
def test_opponents_discard_cards_where_the_card_says_so():
    table = Table().lives("x06").hand("red").hand("red", player=1)
    table.activate("x06")
    assert (table.asked, table.decider) == ("discard", 1)
    table.act("discard", 2)
    assert table.count(1)["hand"] == 1


@rule("BR-OP-12")
def test_exchanging_guilders():
    table = Table().lives("x07").has(guilders=5).hand("red")
    assert table.activate("x07") == {"guilders": -2, "vp": 1, "turned": 1}
    assert table.legal() == ["accept", "decline"]
    table.act("accept")
    assert (table.count()["guilders"], table.count()["vp"]) == (1, 2)


@rule("BR-EVT-02")
def test_a_reaction_to_drawn_cards():
    table = Table().lives("x08", "monk").has(blue=1).hand("red")
    table.activate("monk")
    table.act("draw", 1)
    assert table.act("draw", 1) == {"hand": 1, "guilders": 1}


@rule("BR-EVT-09")
def test_reactions_to_canals():
    table = Table().lives("x09", "x10").has(canal=(0, 4), guilders=9).hand("blue", "blue", "red")
    assert table.play("canal", 1, 1) == {"hand": -1, "guilders": -1, "cells": 1, "vp": 1, "blue": 1}
    table.act("workers", 1)
    changed = table.play("canal", 1, 2)
    while table.asked == "order":
        table.act("react", 1)
    assert (changed["statues"], table.count()["vp"]) == (7, 1 + 1 + 3)


@rule("BR-EVT-06", "BR-OP-16")
def test_a_marker_is_warded_off():
    table = Table(phase=2).lives("x11").hand("red").roll(red=5, blue=5)
    assert table.me()["markers"].tolist() == [1, 0, 0, 0, 0]


@rule("BR-COND-06")
@pytest.mark.parametrize(("red", "blue", "cards", "holds"), [(6, 3, 1, 1), (5, 3, 1, 0), (5, 3, 2, 1), (6, 6, 2, 0)])
def test_combined_conditions(red, blue, cards, holds):
    table = Table().dice(red=red, blue=blue).lives("x12").hand(*["red"] * cards)
    assert len(table.legal("activate")) == holds


@rule("BR-COND-05", "BR-STACK-03")
def test_a_condition_on_the_card_played(table):
    table.lives("x13").hand("red", "blue", "blue")
    assert table.play("money", 1)["guilders"] == 6
    table.act("workers", 1)
    assert table.play("money", 1)["guilders"] == 3


@rule("BR-OP-21")
def test_straighten_up_to_two():
    table = Table().lives("x14").lives("queen", "accountant", turned=True).hand("red")
    table.activate("x14")
    assert table.legal() == ["straighten 2", "straighten 3", "decline"]
    table.act("straighten", 3)
    table.act("decline")
    assert table.legal("activate") == ["activate 3"]


@rule("BR-AMT-05", "BR-OP-04")
def test_draw_up_to_two():
    table = Table().lives("x15").hand("red")
    table.activate("x15")
    assert table.legal() == ["draw 1", "draw 2", "decline"]
    table.act("draw", 1)
    table.act("decline")
    assert len(table.names()) == 2


@rule("BR-OP-09")
def test_opponents_lose_a_character_of_own_choice():
    table = Table().lives("x16").hand("red").lives("mayor", "judge", player=1)
    table.activate("x16")
    assert (table.decider, table.legal()) == (1, ["dismiss 1", "dismiss 2"])
    table.act("dismiss", 1)
    assert table.names(1, of="tenant") == ["judge"]


@rule("BR-EVT-07", "BR-EVT-12")
def test_a_reaction_to_penalties_of_anyone():
    table = Table(phase=2).lives("x17").hand("red").has(yellow_markers=2).has(1, yellow_markers=2)
    table.roll(yellow=5)
    assert table.count()["vp"] == 4


@rule("BR-SEL-08", "BR-AMT-05")
def test_counting_over_all_players():
    assert final("x18", Table().lives("x18").has(red_markers=2).has(1, blue_markers=2, red_markers=2)) == 5


@rule("BR-ACT-07", "BR-AMOD-06")
def test_a_modifier_with_a_limit_is_turned(table):
    table.lives("x19").hand("red", "red", "red").has(red=2)
    assert table.play("house") == {"hand": -1, "red": -1, "houses": 1, "guilders": 3, "turned": 1}
    table.act("workers", 1)
    assert "guilders" not in table.play("house")


@rule("BR-AMT-05", "BR-OP-01")
def test_take_up_to_two_workers():
    table = Table().lives("x20").hand("red")
    table.activate("x20")
    table.act("colour", 2)
    table.act("decline")
    assert table.me()["workers"].tolist() == [0, 1, 0, 0, 0]


@rule("BR-OP-05")
def test_discard_up_to_two_markers():
    table = Table().lives("x21").hand("red").has(red_markers=2, blue_markers=1)
    table.activate("x21")
    table.act("colour", 1)
    assert table.legal() == ["colour 3", "decline"]
    table.act("colour", 3)
    assert (table.count()["vp"], table.asked) == (2, "turn")


@rule("BR-EVT-04", "BR-STACK-05")
def test_each_step_taken_is_an_event():
    table = Table().lives("x22").houses("red").hand("duke", "red").has(guilders=12, reputation=6)
    assert table.play("place", 1, 3)["red"] == 2


@rule("BR-OP-08")
def test_other_actions_through_a_character():
    assert Table().lives("x23").hand("red").has(blue_markers=1).legal("activate") == []
    table = Table().lives("x23").hand("red", "red").has(red_markers=1)
    table.activate("x23")
    assert table.legal() == ["calm 1 3", "calm 2 3"]
    assert Table().lives("x30").hand("red").has(guilders=9).legal("activate") == []
    assert Table().lives("x30").hand("blue").has(guilders=1).legal("activate") == ["activate 1"]


@rule("BR-DRAW-09")
@pytest.mark.parametrize(("names", "most"), [(["x24"], 6), (["x25"], 7), (["inventor", "x25"], 7), (["x24", "x25"], 8)])
def test_targets_of_the_refill(names, most):
    table = Table(phase=1).lives(*names).go()
    while table.decider == 0:
        table.act("draw", 1)
    assert table.count()["hand"] == most


@rule("BR-SEL-03", "BR-STACK-06")
def test_characters_of_opponents_by_colour():
    table = Table().lives("x26").hand("red").lives("mayor", "accountant", "lawyer", player=1)
    assert table.activate("x26")["vp"] == 2


@rule("BR-SEL-04")
def test_different_colours_of_workers():
    assert final("x27", Table().lives("x27").has(red=3, blue=1)) == 2


@rule("BR-SEL-06")
def test_sections_with_a_third_cell(table):
    table.lives("x28").hand("red").has(canal=(3, 2))
    assert table.activate("x28") == {"guilders": 2, "turned": 1}


@rule("BR-OP-11")
def test_a_worker_of_a_colour_from_the_left():
    table = Table(3).lives("x29").hand("red").has(1, red=1).has(2, red=1)
    assert table.activate("x29") == {"red": 1, "turned": 1}
    assert [table.count(player)["red"] for player in (1, 2)] == [0, 1]


@rule("BR-ACT-08", "BR-OP-03")
@pytest.mark.parametrize(("answer", "gained"), [("accept", (0, 2, 1)), ("decline", (1, 0, 1))])
def test_a_payment_at_once_may_be_left_out(answer, gained):
    table = placed("x31", Table().has(red=1))
    assert table.asked == "may" and table.legal() == ["accept", "decline"]
    table.act(answer)
    told = table.count()
    assert (told["red"], told["vp"], told["guilders"]) == gained


@rule("BR-OP-12")
def test_exchanging_points_for_workers():
    table = Table().lives("x32").has(vp=3).hand("red")
    table.activate("x32")
    table.act("accept")
    assert (table.count()["vp"], table.count()["red"]) == (1, 4)


@rule("BR-OP-04")
def test_fewer_cards_may_be_discarded_where_the_card_says_up_to():
    table = Table().lives("x33").hand("red", "blue", "red")
    table.activate("x33")
    assert table.legal() == ["discard 1", "discard 2", "discard 3", "decline"]
    table.act("discard", 2)
    table.act("decline")
    assert (table.count()["hand"], table.count()["vp"]) == (2, 1)


@rule("BR-OP-04")
def test_who_has_no_more_cards_than_must_be_discarded_is_not_asked():
    table = Table().lives("x06").hand("red")
    table.activate("x06")
    assert (table.asked, table.decider, table.count(1)["hand"]) == ("turn", 0, 0)


@rule("BR-OP-11")
def test_who_has_no_more_workers_than_must_be_given_is_not_asked():
    table = placed("p01", Table().has(1, red=1, blue=1))
    assert table.asked == "turn"
    assert (table.count()["red"], table.count()["blue"], table.count(1)["red"]) == (1, 1, 0)


@rule("BR-OP-06", "BR-THREAT-11")
def test_two_markers_from_a_character():
    table = placed("x34")
    assert table.me(1)["markers"].tolist() == [0, 0, 2, 0, 0]


@rule("BR-EVT-12")
def test_a_reaction_to_one_colour_or_threat_waits_for_that_one():
    table = Table().lives("x10").has(canal=(1, 0), guilders=9).hand("yellow", "red")
    assert "vp" not in table.play("canal", 1, 1)
    table = Table(phase=2).lives("x17").has(blue_markers=2, red=1).hand("red").roll(blue=5)
    assert table.count()["vp"] == 0


@rule("BR-CHAR-17")
def test_effects_of_one_player_on_the_roll_are_put_in_order():
    table = Table(phase=2).lives("p27", "x36").hand("red").roll(red=3)
    assert table.asked == "order"
    table.act("react", 2)
    assert (table.count()["vp"], table.count()["guilders"]) == (3, 3)


@rule("BR-CHAR-22")
def test_effects_that_do_not_bear_on_each_other_are_not_put_in_order():
    table = Table(phase=2).lives("p27", "x35").hand("red").roll(red=3)
    assert table.asked == "turn"
    assert (table.count()["vp"], table.count()["guilders"]) == (1, 3)


@rule("BR-CHAR-19", "BR-CHAR-22")
def test_a_character_that_reacts_once_a_round_is_not_turned_for_nothing():
    table = Table().lives("x37").has(red_markers=0)
    assert "turned" not in changed_by("p02", table)
    table = Table().lives("x37").has(red_markers=1)
    assert changed_by("p25", table)["turned"] == 1


@rule("BR-CHAR-19", "BR-CHAR-22")
def test_the_condition_of_a_lightning_is_judged_when_its_turn_comes():
    assert "vp" not in changed_by("x38", Table())
    table = placed("x38", Table().lives("master_of_revels"))
    assert table.asked == "order"
    table.act("react", 1)
    assert table.act("draw", 1)["vp"] == 2


@rule("BR-STACK-08")
def test_the_owner_may_pay_rather_than_turn_a_character():
    table = Table(phase=2).lives("p11", "x39").has(guilders=3, red_markers=2).houses("red").hand("red").roll(red=5)
    assert table.asked == "prevent"
    table.act("decline")
    assert (table.count()["turned"], table.count()["red_markers"], table.count()["guilders"]) == (1, 0, 3)


@rule("BR-ACT-09")
def test_no_to_an_effect_is_no_to_the_same_effect_again():
    table = placed("x40")
    assert table.asked == "may"
    table.act("decline")
    assert table.decider == 1
