"""Mines (chapter 5.6)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import Seat, mine
from tests.support.rules import rule


@rule("CB-MINE-01")
def test_a_mine_does_nothing_when_placed(table):
    table.storage(mine).dice(4, 4)
    assert table.place(mine, at=25).gained_only(stored=-1, placed=1)
    assert table.asked == "turn"


@rule("CB-MINE-01")
def test_the_last_mine_scores_region_phase_and_colour(table):
    table.fill("mine", leaving=[25]).storage(mine).dice(4, 4).phase("D")
    assert table.place(mine, at=25).gained_only(regions=6, phases=4, bonus=5, bonus_tiles=1, stored=-1, placed=1)


@rule("CB-MINE-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("letter", "ABCD")
def test_each_mine_gives_its_owner_a_silver_at_the_end_of_a_phase(table, edition, letter):
    table.set_up(edition=edition, players=3).phase(letter).holds(mine, mine).silver(1)
    table.player(2).holds(mine)
    table.round(4).end_round()
    assert table.me.silver == 1, "not before the fifth round is over"
    table.end_phase()
    assert [int(Seat(table.record, player).silver) for player in range(3)] == [3, 0, 1]


@rule("CB-MINE-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mines_pay_at_the_end_of_the_last_phase_too(table, edition):
    table.set_up(edition=edition).phase("E").round(5).holds(mine, mine, mine).end_phase()
    assert table.state.is_over
    assert table.me.silver == 3
    assert table.state.scores == [3, 0], "and the silver scores"


@rule("CB-MINE-03")
def test_a_mine_in_storage_gives_nothing(table):
    table.storage(mine, mine).round(5).end_phase()
    assert table.me.silver == 0
    assert table.stored == [mine, mine]
