"""Copying other characters, and single words of the grammar that the deck itself shows (chapter 15)."""

import pytest

from duchy.engine.errors import DataError
from tests.bruges.deck.probes import probe_card
from tests.bruges.table import Table
from tests.support.rules import rule


@rule("BR-OP-20")
def test_the_puppeteer_copies_an_own_worker_character_without_its_worker():
    table = Table().lives("puppeteer", "mayor").lives("prince", turned=True).has(purple=1).hand("red")
    assert table.activate("puppeteer") == {"purple": -1, "turned": 1, "vp": 1, "guilders": 2}
    assert Table().lives("puppeteer", "mayor").has(purple=1).hand("red").legal("activate") == []


@rule("BR-OP-20")
def test_the_mime_chooses_among_the_opponents_characters():
    table = Table(3).lives("mime", "king").has(purple=1).hand("red")
    table.lives("prince", "judge", player=1).lives("treasurer", "puppeteer", player=2)
    table.activate("mime")
    assert table.legal() == ["copy 1 1", "copy 2 1"]
    assert table.act("copy", 2, 1) == {"guilders": 4}
    assert [table.count(player)["turned"] for player in range(3)] == [1, 0, 0]


@rule("BR-OP-20")
def test_the_copyist_copies_lightning_of_any_area():
    table = Table().houses("red").hand("copyist", "red").has(guilders=9).lives("alchemist", player=1)
    assert table.play("place", 1, 3)["guilders"] == -9 + 6
    table = Table().houses("red").hand("copyist", "red").has(guilders=9)
    assert table.play("place", 1, 3)["guilders"] == -9


@rule("BR-OP-18", "BR-AMT-01")
def test_points_of_the_final_scoring_and_plain_amounts(table):
    table.lives("king").has(red=1).hand("red")
    assert table.activate("king") == {"red": -1, "turned": 1, "vp": 3}
    table.lives("mayor")
    assert table.state.scores[0] == 3, "a laurel waits for the end"


@rule("BR-STACK-04")
def test_no_price_falls_below_zero(table):
    table.lives("stonecutter").hand("blue", "red").has(guilders=0)
    assert table.play("canal", 1, 1) == {"hand": -1, "cells": 1}


@rule("BR-STACK-05")
@pytest.mark.parametrize("event", ["marker_discarded", "penalty_suffered"])
@pytest.mark.parametrize("op", ["gain_marker", "discard_marker"])
def test_reactions_that_could_go_on_for_ever_are_refused(event, op):
    effects = [{"op": op, "colour": "red", "amount": 1}]
    with pytest.raises(DataError, match="for ever"):
        probe_card(1, {"activation": {"kind": "situation", "event": event}, "effects": effects})


@rule("BR-GRAM-07")
def test_an_unknown_word_is_refused():
    with pytest.raises(DataError, match="count_as"):
        probe_card(1, {"activation": {"kind": "free"}, "effects": [{"op": "count_as"}]})
