"""Turns and the six actions (chapters 7 and 8)."""

import pytest

from tests.bruges.table import Table
from tests.support.rules import rule


# One phase, whose order is written down whole.
@rule("BR-TURN-01", "BR-TURN-02", "BR-TURN-05", "BR-TURN-08", "BR-ROUND-04")
def test_four_turns_each_one_card_each():
    table = Table(3)
    for player in range(3):
        table.hand(*["red"] * 5 if player == 0 else ["blue"] * 4, player=player)
    order = []
    while table.record["phase"] == 3:
        order.append(table.decider)
        table.act("workers", 1)
    assert order == [0, 1, 2] * 4
    assert [table.count(player)["hand"] for player in range(3)] == [1, 1, 1]
    assert (int(table.record["round_no"]), int(table.record["first"])) == (2, 1)


@rule("BR-TURN-03", "BR-TURN-04")
def test_any_card_serves_for_any_action_again_and_again(table):
    table.hand("red", "red").has(red=5, guilders=30, red_markers=2).houses("blue")
    kinds = {action.split()[0] for action in table.legal()}
    assert kinds == {"workers", "money", "calm", "house", "place"}
    table.play("house")
    table.act("workers", 1)
    assert "house 1" in table.legal()


@rule("BR-TURN-06")
def test_a_card_must_be_played(table):
    table.hand("red")
    assert "end_turn" not in table.legal()


@rule("BR-TURN-07", "BR-TURN-10")
def test_a_turn_without_cards_passes_or_allows_activations():
    table = Table().hand("red", "red", player=1)
    table.record["turn"] = 1
    table._frame(0, 7, 2)
    table.act("workers", 1)
    assert table.decider == 1, "player 0 has no card and nothing to activate"
    table = Table().lives("accountant")
    assert table.legal() == ["activate 1", "end_turn"]
    table.act("end_turn")
    assert table.decider == 1


@rule("BR-TURN-09", "BR-TURN-11", "BR-EX-19", "BR-CARD-08")
def test_the_coachman_grants_another_card_play_in_the_same_turn(table):
    table.lives("coachman").has(yellow=1, guilders=0).hand("red", "blue")
    table.activate("coachman")
    assert table.asked == "extra"
    assert not table.can("canal", 2, 1), "the price counts"
    table.act("workers", 1)
    assert (table.asked, table.decider) == ("turn", 0)
    table.act("workers", 1)
    assert (table.count()["hand"], table.decider) == (0, 1)


@rule("BR-TURN-12", "BR-TURN-18")
@pytest.mark.parametrize("name", ["coachman", "princess"])
def test_an_extra_play_needs_a_card(name):
    table = Table().lives(name, "accountant").has(yellow=1)
    assert table.legal("activate") == ["activate 2"]
    assert Table().lives(name).has(yellow=1).hand("red").legal("activate") == ["activate 1"]


@rule("BR-TURN-13", "BR-CHAR-08", "BR-CHAR-09")
def test_activations_before_and_after_the_card(table):
    table.lives("accountant", "queen").hand("red")
    table.activate("accountant")
    table.play("workers")
    assert table.legal() == ["activate 2", "end_turn"]
    assert table.activate("queen") == {"vp": 1, "turned": 1}
    assert table.decider == 1


@rule("BR-TURN-14")
def test_no_activation_within_an_effect(table):
    table.lives("coachman", "accountant").has(yellow=1).hand("red", "red")
    table.activate("coachman")
    assert table.legal("activate") == []


@rule("BR-TURN-15")
def test_what_cannot_be_done_completely_is_not_offered(table):
    table.hand("mayor").houses("red").has(guilders=8)
    assert {action.split()[0] for action in table.legal()} == {"workers", "money", "canal"}


@rule("BR-TURN-16")
def test_played_cards_are_discarded(table):
    table.hand("red", "red", "blue").has(red_markers=1, guilders=1)
    names = table.names()
    table.play("canal", 3, 1)
    assert table.names() == names[:2]
    assert names[2] not in table.names(of="house")


# The example of the rulebook, with the rules that it shows.
@rule("BR-TURN-17", "BR-HOUSE-01", "BR-HOUSE-02", "BR-EX-12", "BR-HOUSE-04", "BR-HOUSE-07")
def test_a_card_becomes_a_house_for_a_worker(table):
    table.hand("queen").has(red=1)
    assert table.play("house") == {"red": -1, "hand": -1, "houses": 1}
    assert (table.names(of="house"), table.names(of="tenant")) == (["queen"], [])


@rule("BR-HOUSE-05", "BR-HOUSE-06")
def test_houses_are_not_limited_and_stay(table):
    table.houses(*["red"] * 12).hand("red", "red").has(red=1)
    assert table.play("house")["houses"] == 1
    assert {action.split()[0] for action in table.legal()} & {"burn", "dismiss", "recall"} == set()


@rule("BR-HOUSE-08")
def test_a_record_has_room_for_32_houses(table):
    table.houses(*["red"] * 16, *["blue"] * 16).hand("brown").has(brown=1)
    assert table.legal("house") == []


@rule("BR-WORK-01", "BR-EX-06")
def test_two_workers(table):
    assert table.hand("red").play("workers") == {"hand": -1, "red": 2}


@rule("BR-MONEY-01", "BR-MONEY-02", "BR-EX-07", "BR-ERR-01")
@pytest.mark.parametrize("face", [1, 6])
def test_guilders_by_the_die_of_the_colour(face):
    assert Table().dice(yellow=face).hand("yellow").play("money") == {"hand": -1, "guilders": face}


@rule("BR-CALM-01", "BR-CALM-02", "BR-CALM-03", "BR-EX-08")
def test_a_marker_goes_back_for_a_point(table):
    assert table.has(brown_markers=2).hand("brown").play("calm", 1, 2) == {"hand": -1, "brown_markers": -1, "vp": 1}


@rule("BR-CALM-04")
def test_no_marker_no_calm(table):
    assert table.has(red_markers=2).hand("brown").legal("calm") == []


@rule("BR-CALM-05", "BR-CARD-11", "BR-OP-05")
def test_markers_discarded_by_characters_give_a_point_each(table):
    table.lives("jailer").has(yellow=1, red_markers=1).hand("red")
    assert table.activate("jailer") == {"yellow": -1, "turned": 1, "red_markers": -1, "vp": 1}


# The example of the rulebook, with the rules that it shows.
@rule("BR-CANAL-01", "BR-CANAL-02", "BR-CANAL-03", "BR-CANAL-08", "BR-EX-09")
def test_a_blue_card_builds_the_blue_cell_for_a_guilder(table):
    table.hand("blue", "red").has(guilders=1)
    assert table.legal("canal") == ["canal 1 1"]
    assert table.play("canal", 1, 1) == {"hand": -1, "guilders": -1, "cells": 1}


@rule("BR-CANAL-04", "BR-CANAL-05", "BR-CANAL-10")
def test_cells_are_filled_outward_at_their_prices():
    colours = ["blue", "yellow", "red", "brown", "purple"]
    for cell in range(5):
        table = Table().dice(**dict.fromkeys(colours, 6)).has(canal=(cell, 0), guilders=cell + 1).hand(*colours)
        assert [action for action in table.legal("canal") if action.endswith(" 1")] == [f"canal {cell + 1} 1"]
        assert table.act("canal", cell + 1, 1)["guilders"] == -(cell + 1)


@rule("BR-CANAL-06", "BR-CANAL-07")
def test_either_own_section(table):
    table.hand("blue", "purple").has(guilders=9)
    assert table.legal("canal") == ["canal 1 1", "canal 2 2"]


@rule("BR-CANAL-09")
def test_full_canals(table):
    assert table.hand("blue", "purple").has(guilders=60, canal=(5, 5)).legal("canal") == []


@rule("BR-CANAL-13", "BR-CANAL-14", "BR-EX-11")
def test_a_full_section_takes_the_top_statue(table):
    table.has(canal=(4, 0), guilders=5).hand("purple")
    table.record["statues"] = 2
    assert table.play("canal", 1, 1) == {"hand": -1, "guilders": -5, "cells": 1, "statues": 5}
    assert int(table.record["statues"]) == 3


@rule("BR-CANAL-15")
def test_one_statue_for_each_section():
    table = Table().has(canal=(4, 4), guilders=10).hand("purple", "blue")
    table.play("canal", 1, 1)
    table.act("workers", 1)
    table.play("canal", 1, 2)
    assert table.me()["statue"].tolist() == [7, 6]


@rule("BR-CANAL-17", "BR-CANAL-18")
def test_without_a_statue_the_chance_is_gone(table):
    table.has(canal=(4, 0), guilders=10).hand("purple", "purple")
    table.record["statues"] = 6
    assert "statues" not in table.play("canal", 1, 1)
    table.record["statues"], table.me()["canal"][0] = 5, 4
    table.act("workers", 1)
    assert "statues" not in table.play("canal", 1, 1)


# The example of the rulebook, with the rules that it shows.
@rule("BR-PLACE-01", "BR-PLACE-02", "BR-PLACE-06", "BR-PLACE-09", "BR-EX-13", "BR-CARD-01")
def test_the_prince_moves_into_an_empty_house(table):
    table.houses("red").hand("prince").has(guilders=10, purple=1)
    assert table.play("place", 1, 3) == {"hand": -1, "guilders": -9, "characters": 1}
    assert table.names(of="tenant") == ["prince"]


@rule("BR-PLACE-03", "BR-PLACE-07", "BR-PLACE-08")
def test_a_house_has_room_for_one(table):
    table.lives("judge").hand("queen").has(guilders=30)
    assert table.legal("place") == []


@rule("BR-PLACE-04", "BR-PLACE-05")
def test_the_house_keeps_its_colour(table):
    table.houses("yellow", "blue").hand("queen").has(guilders=9)
    assert table.legal("place") == ["place 1 1", "place 1 5"]
    table.play("place", 1, 5)
    assert table.legal() != []
    assert [int(card) // 33 for card in table.me()["house"][:2]] == [4, 0]


@rule("BR-PLACE-10")
def test_house_and_inhabitant_take_two_cards(table):
    table.hand("red", "queen").has(red=1, guilders=9)
    table.play("house")
    assert table.decider == 1
