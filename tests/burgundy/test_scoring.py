"""Regions and phases (chapter 6)."""

import pytest

from tests.burgundy.table import bank, monastery, ship, town_hall, watchtower
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
#: An estate that has a city of this size; with its start castle, where the estate leaves a choice.
CITIES = {1: "1", 2: "6", 3: "1", 4: "6", 5: "1", 6: "6", 7: "7", 8: "10"}


def complete_city(table, size, phase="A"):
    """Cover a city of this size but for one space, and then that space with a town hall that finds nothing to do."""
    table.estate(CITIES[size]).phase(phase).city(size).fill(leaving=1)
    last = table.spaces()[-1]
    number = table.number(last)
    if not table.is_free(last):
        table.covers(next(at for at in table.neighbours(last) if table.is_empty(at)))
    return table.storage(town_hall).dice(number, number).place(town_hall, at=last)


@rule("CB-SCORE-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_region_scores_when_its_last_space_is_covered_and_not_before(table, edition):
    table.set_up(edition=edition).storage(monastery(16), monastery(17), monastery(18))
    assert table.dice(1, 5).place(monastery(16), at=13).gained_only(vp=0, stored=-1, placed=1)
    assert table.place(monastery(17), at=8).gained_only(vp=0, stored=-1, placed=1)
    result = table.dice(3, 3).place(monastery(18), at=4)
    assert result.gained_only(regions=6, phases=10, stored=-1, placed=1)
    assert result.gained_only(player=1)


@rule("CB-SCORE-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_region_need_not_be_the_last_of_its_colour(table, edition):
    table.set_up(edition=edition).covers(8, 4).storage(monastery(24)).dice(1, 1)
    assert all(map(table.is_empty, (31, 35, 36)))
    assert table.place(monastery(24), at=13).gained_only(vp=16, stored=-1, placed=1)


@rule("CB-SCORE-02")
@pytest.mark.parametrize(
    ("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)], ids=str
)
def test_a_region_scores_by_its_size(table, size, points):
    assert complete_city(table, size).gained(regions=points)


@rule("CB-SCORE-03", "CB-SCORE-04")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_a_completed_region_scores_the_phase_as_well(table, phase, points):
    assert complete_city(table, 3, phase).gained(regions=6, phases=points, vp=6 + points)


@rule("CB-SCORE-03")
def test_a_tile_that_completes_nothing_scores_no_phase(table):
    table.storage(bank).dice(3, 3)
    assert table.place(bank, at=26).gained(vp=0)


@rule("CB-SCORE-05")
@pytest.mark.parametrize("size", [1, 2, 4, 6, 8])
def test_the_phase_pays_the_same_for_every_size(table, size):
    assert complete_city(table, size, phase="C").gained(phases=6)


@rule("CB-SCORE-06")
def test_a_region_is_scored_once(table):
    table.storage(bank, watchtower, monastery(19)).dice(3, 3)
    assert table.place(bank, at=12).gained(regions=1, phases=10)
    assert table.place(watchtower, at=26).gained(regions=0, phases=0)
    assert table.dice(1, 1).place(monastery(19), at=13).gained_only(vp=0, stored=-1, placed=1)
    scored = table.vp
    table.end_phase()
    assert table.vp == scored


@rule("CB-SCORE-07")
def test_one_space_completed_in_phase_a_scores_eleven(table):
    table.storage(bank).dice(3, 3)
    assert table.place(bank, at=12).gained(vp=11)


@rule("CB-SCORE-08")
def test_eight_spaces_completed_in_phase_e_score_thirty_eight(table):
    assert complete_city(table, 8, phase="E").gained(vp=38)


@rule("CB-SCORE-01")
def test_two_rivers_are_two_regions(table):
    table.covers(20, 21, 18, 17).storage(ship).dice(1, 1)
    assert table.place(ship, at=22).gained(regions=6, phases=10)
    assert table.is_empty(16)


@rule("CB-VP-03")
@pytest.mark.parametrize("points", [98, 198, 398])
def test_points_have_no_upper_end(table, points):
    table.points(points).storage(watchtower).dice(3, 3)
    table.place(watchtower, at=26)
    assert table.state.scores == [points + 4, 0]
