"""Taking workers with a die (chapter 8)."""

import pytest

from tests.burgundy.table import boarding_house, monastery
from tests.support.rules import rule


@rule("CB-TWORK-01")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_any_die_takes_two_workers(table, edition, die):
    other = die % 6 + 1
    table.set_up(edition=edition).dice(other, die)
    assert table.take_workers(die=die).gained_only(workers=2)
    assert table.me.spent.tolist() == [0, 1]


@rule("CB-TWORK-01")
def test_both_dice_may_take_workers(table):
    table.dice(4, 4).workers(3)
    table.take_workers()
    table.take_workers()
    assert table.me.workers == 7
    assert table.cannot("workers")


@rule("CB-TWORK-02")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
def test_a_boarding_house_is_not_this_action(table, edition):
    table.set_up(edition=edition).holds(monastery(13), monastery(14)).storage(boarding_house).dice(3, 5)
    assert table.place(boarding_house, at=26).gained_only(workers=4, stored=-1, placed=1)
    assert table.take_workers(die=5).gained_only(workers=4, silver=1)
