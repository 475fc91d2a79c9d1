"""The six actions (chapter 8)."""

from tests.bruges.table import Table
from tests.support.rules import rule


@rule("BR-WORK-01", "BR-EX-06", "BR-TURN-16")
def test_a_card_brings_two_workers_of_its_colour(table):
    assert table.hand("red").play("workers") == {"hand": -1, "red": 2}


@rule("BR-EX-17", "BR-AMOD-01", "BR-CARD-05")
def test_a_lawyer_takes_three_workers(table):
    assert table.lives("lawyer").hand("red").play("workers") == {"hand": -1, "red": 3}
