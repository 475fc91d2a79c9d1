"""The game board and the victory points printed on it."""

from collections import Counter
from itertools import chain

import pytest

from duchy.games.burgundy.components import board, tiles
from duchy.games.burgundy.components.tiles import Colour, Kind
from tests.burgundy.box import copies, kinds_of
from tests.support.rules import rule

pytestmark = pytest.mark.coverage


def slot_colours(players: int, phase: int) -> list[list[int]]:
    return [
        [colour for slot in range(4) if (colour := int(board.DEPOT_COLOUR[players, phase, depot, slot])) >= 0]
        for depot in range(6)
    ]


# The rows name the slots for single numbers of players; the cases are all of them.
@rule("CB-COMP-17", "CB-COMP-18", "CB-COMP-25", "CB-PHASE-07", "CB-PHASE-08", "CB-P23-03", "CB-P23-04", "CB-P23-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", range(5))
def test_each_depot_has_as_many_slots_as_there_are_players(players, phase):
    assert [len(depot) for depot in slot_colours(players, phase)] == [players] * 6


@rule("CB-COMP-26", "CB-PIC-03")
@pytest.mark.parametrize("phase", range(5))
def test_four_players_use_up_every_stack(phase):
    totals = Counter(chain(*slot_colours(4, phase)))
    assert [totals[colour] for colour in Colour] == [8, 4, 4, 2, 2, 4]
    start_castles = 4
    assert [5 * totals[colour] for colour in Colour] == [
        copies(*kinds_of(colour))[0] - (start_castles if colour == Colour.CASTLE else 0) for colour in Colour
    ]


# Each row is the picture of a board for a number of players, and a case.
@rule("CB-PIC-03", "CB-PIC-04", "CB-PIC-05", "CB-P23-01", "CB-P23-02")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, ["BS", "KC", "AB", "SB", "MK", "BA"]),
        (3, ["KBS", "KBC", "ASB", "SBA", "BMK", "CBA"]),
        (4, ["KBSA", "KBCB", "ASBK", "MSBA", "BMBK", "CBSA"]),
    ],
)
def test_slots_of_the_depots(players, expected):
    found = ["".join(tiles.LETTERS[colour] for colour in depot) for depot in slot_colours(players, phase=0)]
    assert found == expected


@rule("CB-PHASE-11", "CB-PHASE-12", "CB-P23-07")
def test_a_slot_of_depot_6_alternates_with_three_players_only():
    assert [board.DEPOT_COLOUR[3, phase, 5, 0] for phase in range(5)] == [3, 4, 3, 4, 3]
    assert [board.DEPOT_COLOUR[4, phase, 5, 0] for phase in range(5)] == [3] * 5
    assert [board.DEPOT_COLOUR[2, phase, 5, 0] for phase in range(5)] == [-1] * 5
    for players in (2, 3, 4):
        phases = [Counter(chain(*slot_colours(players, phase))) for phase in range(5)]
        assert all(phase == phases[0] for phase in phases) == (players != 3)


@rule("CB-PHASE-09", "CB-PHASE-10", "CB-P23-03", "CB-P23-04")
def test_black_depot():
    assert [board.BLACK_TILES[players] for players in (2, 3, 4)] == [4, 6, 8]
    assert board.BLACK_SLOTS == 8
    assert copies(*(kind for kind in Kind if not tiles.MODULE[kind]))[1] == 5 * board.BLACK_TILES[4]


@rule("CB-PIC-07", "CB-PIC-18")
def test_places_on_the_boards():
    assert board.ORDER_SPACES == 7
    assert (board.STORAGE, board.STORES) == (3, 3)
    assert board.PHASES * board.ROUNDS == 25
    board.check_places()


@rule("CB-SCORE-02", "CB-SCORE-04", "CB-PIC-17")
def test_size_and_phase_values():
    assert list(board.SIZE_VP) == [n * (n + 1) // 2 for n in range(9)]
    assert list(board.PHASE_VP) == [10, 8, 6, 4, 2]


@rule("CB-COMP-12", "CB-P23-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_by_players(players):
    assert tiles.COLOURS * len(board.BONUS_VP[players]) == 12
    large, small = board.BONUS_VP[players]
    assert (large, small) == (players + 3, players)
    assert board.SALE_VP[players] == players
