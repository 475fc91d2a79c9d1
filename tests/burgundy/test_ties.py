"""Ties (chapter 11)."""

import pytest

from tests.burgundy.table import ship
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
LATER_EDITIONS = ("2019", "2020-ua")


def end_tied(table, edition, players=3):
    """The last round, all players level on points."""
    table.set_up(players=players, edition=edition).phase("E").round(5)
    for player in range(players):
        table.player(player).points(100)
    return table


@rule("CB-TIE-01", "CB-TIE-02")
@pytest.mark.parametrize(("edition", "places"), [("2011", [3, 1, 2]), ("2019", [1, 3, 2]), ("2020-ua", [1, 3, 2])])
def test_empty_spaces_decide_a_tie_and_each_printing_in_its_own_way(table, edition, places):
    end_tied(table, edition).player(0).covers(18)
    table.player(1).covers(18, 20, 17)
    table.player(2).covers(18, 20)
    table.end_round()
    assert table.state.scores == [100, 100, 100]
    assert table.state.places == places


@rule("CB-TIE-02")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_empty_spaces_do_not_count_between_players_who_are_not_tied(table, edition):
    end_tied(table, edition).player(0).points(101).covers(18, 20, 17)
    table.end_round()
    assert table.state.places[0] == 1


@rule("CB-TIE-03")
def test_in_2011_the_later_player_wins_what_is_still_tied(table):
    end_tied(table, "2011", players=4).track({3: [2], 1: [0, 3], 0: [1]}).turn(2)
    table.end_round()
    assert table.state.places == [3, 1, 4, 2]


@rule("CB-TIE-04")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_the_player_farther_back_on_the_track_wins_what_is_still_tied(table, edition):
    end_tied(table, edition, players=4).track({3: [2], 1: [0, 3], 0: [1]}).turn(2)
    table.end_round()
    assert table.state.places == [3, 1, 4, 2]


@rule("CB-TIE-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_one_stack_the_lower_pawn_wins(table, edition):
    end_tied(table, edition).track({0: [1, 2, 0]}).turn(1)
    table.end_round()
    assert table.state.places == [1, 3, 2]


@rule("CB-TIE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_track_counts_as_it_stands_after_the_last_round(table, edition):
    end_tied(table, edition, players=2).track({0: [0, 1]})
    table.player(0).covers(18)
    table.player(1).storage(ship).dice(5, 5)
    table.end_turn()
    table.place(ship, at=20)
    table.load(1)
    assert table.player(0).me.points.sum() == table.player(1).me.points.sum() == 100
    table.end_turn()
    assert table.state.is_over
    assert table.state.places == [1, 2]


@rule("CB-TIE-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_track_always_decides(table, edition, players):
    end_tied(table, edition, players)
    table.end_round()
    assert table.state.places == list(range(players, 0, -1))
