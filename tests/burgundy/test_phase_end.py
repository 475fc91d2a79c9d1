"""The end of a phase (chapter 10)."""

import pytest

from tests.burgundy.table import mine, monastery
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")


@rule("CB-PEND-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_ends_after_its_fifth_round(table, players):
    table.set_up(players=players)
    for round_ in range(1, 6):
        assert (table.record.phase, table.record.round_no) == (0, round_ - 1)
        table.end_round()
    assert (table.record.phase, table.record.round_no) == (1, 0)


@rule("CB-PEND-01", "CB-PEND-02")
def test_nothing_is_paid_at_the_end_of_an_earlier_round(table):
    table.holds(mine, mine, mine)
    for _ in range(4):
        table.end_round()
        assert table.me.silver == 0
    table.end_round()
    assert table.me.silver == 3


@rule("CB-PEND-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mines", [0, 1, 2, 3])
def test_every_mine_gives_a_silver(table, edition, mines):
    table.set_up(edition=edition).silver(4).round(5)
    table.holds(*[mine] * mines)
    table.end_round()
    assert table.me.silver == 4 + mines
    assert table.me.workers == 0
    assert table.player(1).me.silver == 0


@rule("CB-PEND-02")
def test_mines_pay_everybody_at_the_end_of_every_phase(table):
    table.holds(mine)
    table.player(1).holds(mine, mine)
    for phase in range(1, 5):
        table.end_phase()
        assert (table.me.silver, table.player(1).me.silver) == (phase, 2 * phase)


@rule("CB-PEND-02", "CB-MINE-03")
def test_a_mine_in_storage_gives_nothing(table):
    table.storage(mine, mine).round(5).end_round()
    assert table.me.silver == 0


@rule("CB-PEND-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_monasteries_work_at_the_end_of_a_phase(table, edition):
    table.set_up(edition=edition).holds(mine, mine, monastery(2)).round(5)
    table.player(1).holds(mine)
    table.end_round()
    assert (table.me.silver, table.me.workers) == (2, 2)
    assert (table.player(1).me.silver, table.player(1).me.workers) == (1, 0)


@rule("CB-PEND-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_phase_e_pays_too_and_before_the_final_scoring(table, edition):
    table.set_up(edition=edition).holds(mine, mine, mine, monastery(2)).silver(1).workers(1).phase("E").round(5)
    table.end_round()
    assert table.state.is_over
    assert (table.me.silver, table.me.workers) == (4, 4)
    assert table.state.scores[0] == 4 + 2
