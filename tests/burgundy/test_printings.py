"""The printings: their estates, boards and supplies, and what they do differently."""

from collections import Counter

import pytest

from duchy.games.burgundy.components import printings
from duchy.games.burgundy.components.printings import EDITIONS, Difference
from tests.support.rules import rule

pytestmark = pytest.mark.coverage

NEWER = EDITIONS[1:]


def numbers_of(edition: str) -> set[str]:
    return {number for found, number in printings.ESTATE_LAYOUT if found == edition}


def sides_of(edition: str) -> Counter:
    """How many sides of dealt boards show each number."""
    place = EDITIONS.index(edition)
    number_of = {layout: number for (found, number), layout in printings.ESTATE_LAYOUT.items() if found == edition}
    boards = range(printings.BOARD_COUNT[place])
    return Counter(number_of[int(printings.BOARD_SIDES[place, board, side])] for board in boards for side in (0, 1))


@rule("CB-COMP-14", "CB-PIC-02", "CB-DIFF-03")
def test_boards_of_2011():
    assert numbers_of("2011") == {str(n) for n in range(1, 10)}
    assert printings.BOARD_COUNT[0] == 6
    assert sides_of("2011") == {"1": 4} | {str(n): 1 for n in range(2, 10)}


@rule("CB-COMP-15", "CB-PIC-02", "CB-DIFF-03")
@pytest.mark.parametrize("edition", NEWER)
def test_boards_of_the_newer_printings(edition):
    assert numbers_of(edition) >= {str(n) for n in range(1, 11)}
    assert printings.BOARD_COUNT[EDITIONS.index(edition)] == 4
    assert sides_of(edition) == {str(n): 1 for n in range(3, 11)}


@rule("CB-COMP-16", "CB-DIFF-03")
def test_only_2019_has_the_championship_board():
    assert numbers_of("2019") - numbers_of("2020-ua") == {"14", "15"}
    assert list(printings.CHAMPIONSHIP_BOARD) == [-1, 4, -1]
    layouts = [printings.ESTATE_LAYOUT["2019", number] for number in ("14", "15")]
    assert list(printings.BOARD_SIDES[1, 4]) == layouts


@rule("CB-PIC-01")
def test_old_number_2_is_now_number_10():
    layout = printings.ESTATE_LAYOUT
    assert layout["2011", "2"] == layout["2019", "10"] == layout["2020-ua", "10"]
    assert layout["2011", "2"] != layout["2019", "2"] == layout["2020-ua", "2"]
    for number in "13456789":
        assert layout["2011", number] == layout["2019", number] == layout["2020-ua", number]


def test_estates_of_the_standard_game():
    assert printings.STANDARD_ESTATES == {"2011": ("1",), "2019": ("1", "2"), "2020-ua": ("1", "2")}


@pytest.mark.parametrize(
    ("difference", "values"),
    [
        (Difference.GOODS_STAY, [0, 1, 1]),
        (Difference.BUY_INSIDE, [0, 1, 1]),
        (Difference.TIE_MOST_EMPTY, [0, 1, 1]),
        (Difference.PAY_WORKERS, [0, 1, 2]),
        (Difference.TYPES_SOLD_VP, [3, 2, 2]),
        (Difference.BONUS_TILES_VP, [2, 3, 3]),
    ],
)
def test_differences_in_play(difference, values):
    assert [printings.EDITION[edition, difference] for edition in range(3)] == values


def test_provenance_of_estates():
    ordinary = {key: printings.ESTATE_PROVENANCE[key] for key in printings.ESTATE_LAYOUT}
    doubtful = {key: word for key, word in ordinary.items() if word != "printed"}
    assert doubtful == {(edition, number): "one source" for edition in NEWER for number in "248"} | {
        ("2019", "14"): "reconstructed",
        ("2019", "15"): "reconstructed",
    }
