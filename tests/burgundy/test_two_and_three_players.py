"""Two and three players (chapter 13)."""

import pytest

import duchy
from duchy.games.burgundy.components.tiles import COLOUR, LETTERS
from tests.burgundy.table import mine
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
LATER_EDITIONS = ("2019", "2020-ua")
PLAYERS = (2, 3, 4)

#: The colours of the slots of depots 1 to 6 by the smallest number of players that uses them.
MARKED = {
    2: ("BS", "CK", "AB", "BS", "KM", "AB"),
    3: ("K", "B", "S", "A", "B", "C"),
    4: ("A", "B", "K", "M", "B", "S"),
}


def start(players, edition="2019", seed=5):
    """A game just set up."""
    return duchy.load("burgundy", players=players, edition=edition).new_state(seed)


def depots(state):
    """The colours of the tiles in depots 1 to 6, sorted in each."""
    return ["".join(sorted(LETTERS[COLOUR[int(kind)]] for kind in depot if kind)) for depot in state.record.depots]


def phases(players, edition="2019"):
    """The state at the start of each phase."""
    state = start(players, edition)
    for phase in range(5):
        assert state.record.phase == phase
        yield state
        while not state.is_over and state.record.phase == phase:
            state.apply("end_turn")


def marked(players):
    """The colours that the marks give to each depot."""
    used = [MARKED[mark] for mark in range(2, players + 1)]
    return ["".join(sorted("".join(colours))) for colours in zip(*used, strict=True)]


@rule("CB-P23-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_2011_slots_are_used_by_their_mark(players):
    assert depots(start(players, "2011")) == marked(players)


@rule("CB-P23-02")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_later_printings_use_the_side_for_two_and_three(edition, players):
    assert depots(start(players, edition)) == marked(players)
    assert depots(start(players, edition)) != depots(start(4, edition))


@rule("CB-P23-03")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_two_players_use_twelve_slots_and_four_black_ones_and_three_use_eight_more(edition):
    slots = {players: int((start(players, edition).record.depots > 0).sum()) for players in (2, 3)}
    black = {players: int((start(players, edition).record.black > 0).sum()) for players in (2, 3)}
    assert (slots[2], black[2]) == (12, 4)
    assert slots[3] + black[3] == slots[2] + black[2] + 8


@rule("CB-P23-04")
@pytest.mark.parametrize("edition", LATER_EDITIONS)
def test_three_players_use_eighteen_slots_and_six_black_ones(edition):
    for state in phases(3, edition):
        assert (state.record.depots > 0).sum() == 18
        assert (state.record.black > 0).sum() == 6


@rule("CB-P23-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_each_depot_has_as_many_tiles_as_there_are_players(edition, players):
    for state in phases(players, edition):
        assert (state.record.depots > 0).sum(axis=1).tolist() == [players] * 6


@rule("CB-P23-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "sale", "large", "small"), [(2, 2, 5, 2), (3, 3, 6, 3), (4, 4, 7, 4)])
def test_what_depends_on_the_number_of_players(table, edition, players, sale, large, small):
    table.set_up(players=players, edition=edition).goods(red=1).dice(4, 4)
    assert table.sell("red").gained(sales=sale)
    for player, bonus in ((0, large), (1, small)):
        seat = table.turn(player).player(player).covers(30, 34).storage(mine).dice(4, 4)
        assert seat.place(mine, at=25).gained(bonus=bonus)
    workers = start(players, edition).record.estates["workers"][:players]
    assert sorted(workers.tolist()) == list(range(1, players + 1))


@rule("CB-P23-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "sixth"),
    [
        (2, ["AB", "AB", "AB", "AB", "AB"]),
        (3, ["ABC", "ABM", "ABC", "ABM", "ABC"]),
        (4, ["ABCS", "ABCS", "ABCS", "ABCS", "ABCS"]),
    ],
)
def test_castle_and_mine_take_turns_in_depot_six_with_three_players_only(edition, players, sixth):
    assert [depots(state)[5] for state in phases(players, edition)] == sixth
