"""Characters: activation, modifiers, reactions (chapter 9)."""

import pytest

from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.grammar import Group, Kind
from tests.bruges.table import Table
from tests.support.rules import rule


@rule("BR-CHAR-01", "BR-GRAM-05")
def test_every_card_has_price_points_icon_effect_and_group():
    for card in DECK.cards:
        assert card.cost >= 0 and card.vp >= 0 and card.effects
        assert card.activation.kind in Kind and card.group in Group
    assert {card.activation.kind for card in DECK.cards} == set(Kind)


@rule("BR-CHAR-04", "BR-PROBE-10", "BR-STACK-03")
def test_a_reduced_price_leaves_the_points(table):
    table.lives("registrar", "steward").houses("red").hand("mayor", "red").has(guilders=4, purple=1)
    table.activate("steward")
    assert table.play("place", 1, 3) == {"hand": -1, "guilders": -4, "characters": 1}


@rule("BR-CHAR-05", "BR-CHAR-11", "BR-ERR-04", "BR-ERR-06")
def test_only_inhabitants_of_the_own_area_are_used_on_the_own_turn():
    table = Table().hand("queen", "red").lives("accountant", player=1)
    table.houses("red")
    assert table.legal("activate") == []
    table.play("workers", 2)
    assert table.legal("activate") == ["activate 1"]


@rule("BR-CHAR-10")
def test_a_character_placed_this_turn_is_used_at_once(table):
    table.houses("red").hand("queen").has(guilders=9)
    table.play("place", 1, 3)
    assert table.activate("queen") == {"vp": 1, "turned": 1}


@rule("BR-CHAR-12", "BR-FREE-04")
def test_activation_is_optional(table):
    table.lives("queen").hand("red")
    table.play("workers")
    assert table.legal() == ["activate 1", "end_turn"]
    table.act("end_turn")
    assert table.count()["vp"] == 0


# No question, no worker, no turned card, and again the next time: one reaction shows it.
@rule("BR-CHAR-13", "BR-SMOD-01", "BR-SMOD-02", "BR-SMOD-04", "BR-EVT-09", "BR-ACT-05")
def test_reactions_happen_by_themselves_every_time(table):
    table.lives("roofer").hand("red", "red", "red").has(red=2)
    assert table.play("house") == {"hand": -1, "red": -1, "houses": 1, "guilders": 1}
    table.act("workers", 1)
    assert table.play("house") == {"hand": -1, "red": -1, "houses": 1, "guilders": 1}
    assert table.count()["turned"] == 0


@rule("BR-CHAR-14", "BR-OP-03")
def test_a_payment_is_made_in_full_or_not_at_all():
    assert Table().lives("goldsmith").has(brown=1, guilders=1).hand("red").legal("activate") == []
    table = Table().lives("goldsmith").has(brown=1, guilders=2).hand("red")
    assert table.activate("goldsmith") == {"brown": -1, "guilders": -2, "vp": 3, "turned": 1}


@rule("BR-CHAR-15", "BR-OP-02", "BR-OP-11")
def test_as_much_as_possible(table):
    table.houses("red").hand("cutpurse").has(guilders=3).has(1, guilders=1)
    assert table.play("place", 1, 3)["guilders"] == -2
    assert table.count(1)["guilders"] == 0


@rule("BR-CHAR-16")
def test_an_activation_that_changes_nothing_is_refused():
    assert Table().lives("jailer").has(yellow=1).hand("red").legal("activate") == []
    assert Table().lives("count").has(blue=1, reputation=8).hand("red").legal("activate") == []


@rule("BR-CHAR-20")
def test_the_worker_that_it_costs_does_not_count():
    # The Brickmaker builds a house without its worker; a Washerwoman plays a card for workers.
    assert Table().lives("toll_collector").has(purple=1).hand("red").legal("activate") == []
    assert Table().lives("toll_collector").has(purple=1, canal=(1, 0)).hand("red").legal("activate") == ["activate 1"]


@rule("BR-CHAR-17", "BR-CHAR-19")
def test_the_owner_orders_several_effects(table):
    table.lives("calligrapher", "master_of_revels").houses("red").hand("librarian", "red").has(guilders=3)
    table.play("place", 1, 3)
    assert table.asked == "order"
    assert table.legal() == ["react 1", "react 2", "react 3"]
    # The lightning was the first to wait. The order of the other two does not matter.
    assert table.act("react", 3) == {"vp": 1 + 1, "guilders": 1}
    assert table.asked == "draw"


@rule("BR-CHAR-18")
def test_the_text_of_a_character_beats_the_rule():
    assert Table().lives("lock_keeper").has(guilders=9).hand("red").legal("canal") == ["canal 1 1", "canal 1 2"]


@rule("BR-CHAR-21")
def test_one_possible_answer_is_not_asked_for(table):
    table.lives("physician").has(brown=1).hand("red").decks(10, 10)
    table.activate("physician")
    assert table.asked == "draw", "without a marker only the second branch is left"


# The example of the rulebook, with the rules that it shows.
@rule("BR-INSTANT-01", "BR-INSTANT-02", "BR-INSTANT-04", "BR-EX-14", "BR-CARD-02", "BR-ACT-01")
def test_lightning_strikes_once_when_the_character_is_placed(table):
    table.houses("red").hand("alchemist", "red").has(guilders=3)
    assert table.play("place", 1, 3) == {"hand": -1, "characters": 1, "guilders": 6 - 3}
    assert table.count()["turned"] == 0


@rule("BR-INSTANT-03", "BR-TURNED-02")
def test_lightning_strikes_again_after_a_return_to_hand():
    table = Table(phase=2).lives("alchemist").has(red_markers=2, guilders=3).hand("red").houses("red").roll(red=5)
    table.act("burn", 1)
    assert table.names()[-1] == "alchemist"
    assert table.play("place", 2, 3)["guilders"] == 6 - 3


# One activation: its price, its colour, its effect, and that there is no second one.
@rule("BR-WICON-01", "BR-WICON-02", "BR-WICON-03", "BR-WICON-04", "BR-ACT-02")
def test_a_worker_icon_costs_a_worker_of_its_colour_and_turns_the_card(table):
    table.lives("prince").has(purple=1).hand("red", "red")
    assert table.legal("activate") == []
    table.has(yellow=2)
    assert table.activate("prince") == {"yellow": -1, "vp": 1, "guilders": 2, "turned": 1}
    assert table.legal("activate") == []


# The example of the rulebook, with the rules that it shows.
@rule("BR-FREE-01", "BR-FREE-02", "BR-FREE-03", "BR-EX-16", "BR-CARD-04", "BR-ACT-03")
def test_infinity_type_one_is_free_once_a_round(table):
    table.lives("accountant").hand("red", "red")
    assert table.activate("accountant") == {"guilders": 2, "turned": 1}
    assert table.legal("activate") == []


# The example of the rulebook, with the rules that it shows.
@rule("BR-AMOD-01", "BR-AMOD-02", "BR-AMOD-06", "BR-EX-17", "BR-CARD-05", "BR-ACT-04", "BR-OP-14")
def test_a_lawyer_takes_three_workers_every_time(table):
    table.lives("lawyer").hand("red", "blue", "red")
    assert table.play("workers") == {"hand": -1, "red": 3}
    table.act("workers", 1)
    assert table.play("workers") == {"hand": -1, "blue": 3}


@rule("BR-AMOD-03")
def test_modifiers_work_in_extra_plays(table):
    table.lives("lawyer", "washerwoman").has(brown=1).hand("red", "red")
    table.activate("washerwoman")
    assert table.legal() == ["workers 1", "workers 2"]
    assert table.act("workers", 1) == {"hand": -1, "red": 3}


@rule("BR-AMOD-04")
def test_modifiers_do_not_work_for_other_gains(table):
    table.lives("lawyer", "stable_boy").has(blue=1).hand("red")
    assert table.activate("stable_boy") == {"blue": -1, "red": 1, "brown": 1, "guilders": 1, "turned": 1}


@rule("BR-AMOD-05")
def test_a_modifier_does_not_change_the_action_that_placed_it(table):
    table.houses("red").hand("registrar").has(guilders=9)
    assert table.play("place", 1, 3)["guilders"] == -9


@rule("BR-AMOD-07")
def test_an_action_without_a_card_is_not_modified(table):
    table.lives("stonecutter", "mason").has(yellow=1, guilders=5, canal=(2, 5)).hand("blue")
    assert table.activate("mason") == {"yellow": -1, "turned": 1, "guilders": -1, "cells": 1, "vp": 1}


@rule("BR-LAUREL-01", "BR-LAUREL-02", "BR-ACT-06")
def test_laurels_do_nothing_before_the_end(table):
    table.lives("mayor", "bishop").hand("red").has(red=4)
    assert table.legal("activate") == []
    assert table.state.scores[0] == 0


@rule("BR-TURNED-01", "BR-LEAD-14")
def test_all_are_straightened_at_the_end_of_the_round():
    table = Table().lives("accountant")
    table.hand("purple")
    table.activate("accountant")
    assert table.count()["turned"] == 1
    table.act("workers", 1)
    table.act("workers", 1)
    assert (int(table.record["round_no"]), table.count()["turned"]) == (2, 0)


@rule("BR-TURNED-03")
def test_a_turned_character_still_counts(table):
    table.lives("queen", turned=True).lives("broker", player=1)
    assert table.count()["characters"] == 1
    table.lives("playwright").hand("red")
    assert table.activate("playwright") == {"vp": 2, "turned": 1}


# --- information -----------------------------------------------------------------------------------------------------


@rule("BR-INFO-01")
def test_goods_are_public(table):
    table.has(1, guilders=4, red=2, blue_markers=1, reputation=3).lives("mayor", player=1)
    seen = table.state.observe(0).array[0]["players"][1]
    assert (int(seen["guilders"]), int(seen["workers"][2]), int(seen["markers"][0])) == (4, 2, 1)
    assert seen["tenant"][0] == table.me(1)["tenant"][0]


@rule("BR-INFO-02", "BR-INFO-03")
def test_faces_of_others_are_hidden_and_backs_are_not(table):
    table.hand("red", "mayor", player=1)
    seen = table.state.observe(0).array[0]["players"][1]["hand"][:3].tolist()
    assert seen == [-2 - 3, -2 - 2, -2 - 0]
    assert table.state.observe(1).array[0]["players"][1]["hand"][2] >= 0


@rule("BR-INFO-04")
def test_the_discard_pile_is_never_drawn_from(table):
    table.hand("mayor", "red")
    table.play("workers", 1)
    record = table.record
    held = [int(card) for me in record["players"][:2] for part in ("hand", "house", "tenant") for card in me[part]]
    unseen = sum(int(pool).bit_count() for pool in record["pool"])
    assert unseen + sum(card >= 0 for card in held) == 164


@rule("BR-INFO-05")
def test_a_house_is_known_to_its_owner_only(table):
    table.hand("queen").has(red=1).play("house")
    assert table.state.observe(1).array[0]["players"][0]["house"][0] == -2 - 2
    assert table.state.observe(0).array[0]["players"][0]["house"][0] >= 0


@rule("BR-INFO-06")
def test_a_card_that_all_have_seen_stays_known():
    table = Table(phase=2).lives("queen").has(red_markers=2, red=1).hand("red").roll(red=5)
    assert table.names() == [table.names()[0], "queen"]
    seen = table.state.observe(1).array[0]["players"][0]["hand"]
    assert (seen[0] < -1, seen[1] == table.me()["hand"][1]) == (True, True)
    table.play("house", 2)
    assert table.state.observe(1).array[0]["players"][0]["house"][0] == table.me()["house"][0]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_dealing_anew_fits_what_a_viewer_knows(viewer):
    table = Table(3).hand("mayor", "red").hand("red", "blue", player=1).houses("red", "blue", player=2)
    seen = table.state.observe(viewer)
    for seed in range(20):
        guess = seen.determinize(seed)
        record = guess.array[0]
        cards = [
            int(c) for me in record["players"][:3] for part in ("hand", "house", "tenant") for c in me[part] if c != -1
        ]
        assert min(cards) >= 0
        assert len(set(cards)) == len(cards)
        assert bytes(guess.observe(viewer)) == bytes(seen)
