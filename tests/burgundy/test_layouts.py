"""The estates: their spaces, regions and neighbours, and shapes that only a player's own file has."""

from collections import Counter
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from duchy.engine.kernels.interpreted import interpreted
from duchy.games.burgundy.chapters import buildings, monasteries, workers
from duchy.games.burgundy.components import board, layouts, printings, tiles
from duchy.games.burgundy.components.estates import BoardSet, Estate
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.tiles import Colour
from tests.burgundy.box import SOLO_BOARD, TEAM_BOARD, packaged
from tests.support.rules import rule

pytestmark = pytest.mark.coverage

REGIONS_OF_LAYOUTS = {
    "1": {"A": [5, 1], "B": [5, 3, 3, 1], "C": [3, 1], "K": [3, 3], "M": [3], "S": [3, 3]},
    "2": {"A": [4, 2], "B": [5, 3, 2, 2], "C": [1, 1, 1, 1], "K": [3, 2, 1], "M": [1, 1, 1], "S": [2, 2, 2]},
    "3": {"A": [4, 2], "B": [5, 5, 1, 1], "C": [1, 1, 1, 1], "K": [6], "M": [2, 1], "S": [3, 2, 1]},
    "4": {"A": [3, 3], "B": [5, 5, 2], "C": [1, 1, 1, 1], "K": [3, 3], "M": [2, 1], "S": [4, 1, 1]},
    "5": {"A": [3, 3], "B": [3, 3, 3, 2, 1], "C": [1, 1, 1, 1], "K": [3, 2, 1], "M": [2, 1], "S": [3, 2, 1]},
    "6": {"A": [4, 2], "B": [6, 4, 2], "C": [1, 1, 1, 1], "K": [3, 3], "M": [1, 1, 1], "S": [6]},
    "7": {"A": [3, 3], "B": [7, 3, 2], "C": [2, 2], "K": [2, 2, 2], "M": [1, 1, 1], "S": [2, 2, 2]},
    "8": {"A": [6], "B": [2] * 6, "C": [1, 1, 1, 1], "K": [4, 2], "M": [2, 1], "S": [1] * 6},
    "9": {"A": [4, 2], "B": [6, 6], "C": [1, 1, 1, 1], "K": [3, 1, 1, 1], "M": [2, 1], "S": [4, 2]},
    "10": {"A": [4, 2], "B": [8, 2, 2], "C": [1, 1, 1, 1], "K": [2, 2, 2], "M": [2, 1], "S": [2, 2, 2]},
    "14": {"A": [5, 1], "B": [7, 3, 1, 1], "C": [1, 1, 1, 1], "K": [3, 2, 1], "M": [2, 1], "S": [3, 2, 1]},
    "15": {"A": [4, 2], "B": [5, 3, 2, 2], "C": [1, 1, 1, 1], "K": [3, 2, 1], "M": [3], "S": [3, 3]},
}

ORDINARY = [layout for layout, estate in enumerate(layouts.ESTATES) if estate.board_set == BoardSet.ORDINARY]
NAMES = [layouts.ESTATES[layout].name for layout in ORDINARY]


def estate(name: str) -> Estate:
    return layouts.ESTATES[NAMES.index(name)]


def region_sizes(layout: Estate) -> dict[str, list[int]]:
    sizes: dict[str, list[int]] = {}
    for region in layout.regions:
        sizes.setdefault(tiles.LETTERS[layout.colours[min(region)]], []).append(len(region))
    return {letter: sorted(found, reverse=True) for letter, found in sorted(sizes.items())}


def near(layout: int, space: int) -> set[int]:
    """The neighbours of a space, as the rules read them."""
    return spaces(layouts.neighbours, layout, space)


def spaces(table: Callable[..., int], *arguments: int) -> set[int]:
    """A set of spaces, as the rules read it word by word."""
    masks = [int(table(*arguments, word)) for word in range(layouts.FULL_WORDS)]
    return {37 * word + bit for word, mask in enumerate(masks) for bit in range(37) if mask >> bit & 1}


@rule("CB-COMP-21", "CB-COMP-22", "CB-PIC-01")
@pytest.mark.parametrize("layout", ORDINARY)
def test_every_ordinary_estate_has_the_same_spaces(layout):
    assert layouts.space_count(layout) == 37
    assert [layouts.colour_count(layout, int(colour)) for colour in Colour] == [12, 6, 6, 4, 3, 6]
    assert sorted(Counter(layouts.ESTATES[layout].numbers).values()) == [6, 6, 6, 6, 6, 7]


@rule("CB-COMP-23", "CB-PIC-01")
@pytest.mark.parametrize("name", NAMES)
def test_regions(name):
    sizes = region_sizes(estate(name))
    assert sizes == REGIONS_OF_LAYOUTS[name]
    assert 2 <= len(sizes["B"]) <= 6


@rule("CB-COMP-23")
def test_cities_number_two_to_six_and_regions_grow_to_eight():
    assert {len(region_sizes(estate(name))["B"]) for name in NAMES} == {2, 3, 4, 5, 6}
    sizes = {size for name in NAMES for size in map(len, estate(name).regions)}
    assert sizes == {1, 2, 3, 4, 5, 6, 7, 8}


@rule("CB-COMP-24")
def test_cities_of_estate_1():
    assert region_sizes(estate("1"))["B"] == [5, 3, 3, 1]


@rule("CB-PIC-01")
def test_central_castle_of_the_standard_estates():
    for edition in EDITIONS:
        for number in printings.STANDARD_ESTATES[edition]:
            layout = printings.ESTATE_LAYOUT[edition, number]
            centre = layouts.start_space(layout)
            assert centre == 18
            assert layouts.space_colour(layout, centre) == Colour.CASTLE
            assert layouts.space_number(layout, centre) == 6
    assert layouts.start_space(printings.ESTATE_LAYOUT["2011", "2"]) == -1
    assert [name for name in NAMES if estate(name).start >= 0] == ["1", "2", "3", "6"]


@rule("CB-PIC-01")
def test_estate_1_space_by_space():
    pattern = "6543 21654 543123 6126541 254312 61256 3413"
    letters = "ACCK AACKB AABKBB SSSCSSS BBMBBA BMKBB MKKB"
    assert "".join(str(n) for n in estate("1").numbers) == pattern.replace(" ", "")
    assert "".join(tiles.LETTERS[c] for c in estate("1").colours) == letters.replace(" ", "")


def test_numbers_are_the_same_on_every_ordinary_estate():
    hexagons = (BoardSet.ORDINARY, BoardSet.BORDER_POSTS, BoardSet.CLOSE_TO_CASTLE)
    assert len({layout.numbers for layout in layouts.ESTATES if layout.board_set in hexagons}) == 1


def test_layouts_differ():
    assert len({layout.colours for layout in layouts.ESTATES}) == layouts.LAYOUTS == 32
    assert list(range(12)) == ORDINARY  # positions keep the number of a layout


def test_neighbours_of_the_hexagon():
    neighbours = [near(0, space) for space in range(37)]
    assert neighbours[18] == {11, 12, 17, 19, 24, 25}
    assert neighbours[0] == {1, 4, 5}
    assert neighbours[15] == {9, 16, 22}
    assert sum(map(len, neighbours)) == 2 * 90
    assert all(a in neighbours[b] for a in range(37) for b in neighbours[a])


@pytest.mark.parametrize("layout", range(layouts.LAYOUTS))
def test_tables_of_a_layout_agree(layout):
    own, count = layouts.ESTATES[layout], layouts.region_count(layout)
    regions = [spaces(layouts.region_spaces, layout, region) for region in range(count)]
    for space in range(len(own)):
        region = layouts.region_of(layout, space)
        assert space in regions[region]
        assert layouts.space_colour(layout, space) == own.colours[space] == own.colours[min(own.regions[region])]
        assert layouts.space_number(layout, space) == own.numbers[space]
        assert near(layout, space) == own.neighbours[space]
    assert regions == list(own.regions)
    assert [layouts.region_size(layout, region) for region in range(count)] == list(map(len, own.regions))
    for colour in Colour:
        listed = {space for space, found in enumerate(own.colours) if found == colour}
        assert spaces(layouts.colour_spaces, layout, int(colour)) == listed
        assert layouts.colour_count(layout, int(colour)) == len(listed)
    for values in range(64):
        listed = {space for space, number in enumerate(own.numbers) if values >> (number - 1) & 1}
        assert spaces(layouts.number_spaces, layout, values) == listed


@pytest.mark.parametrize("layout", range(layouts.LAYOUTS))
def test_cities_are_counted_among_the_regions(layout):
    own = layouts.ESTATES[layout]
    found = {layouts.city_of(layout, space) for space in range(len(own))} - {-1}
    assert found == set(range(sum(own.colours[min(region)] == Colour.BUILDING for region in own.regions)))
    for space in range(len(own)):
        assert (layouts.city_of(layout, space) >= 0) == (own.colours[space] == Colour.BUILDING)
        alike = {layouts.city_of(layout, other) for other in own.regions[layouts.region_of(layout, space)]}
        assert len(alike) == 1


def test_touching_hexes_are_one_hex_width_apart():
    for layout, positions in zip(layouts.ESTATES, layouts.HEX_POSITION, strict=True):
        for h, others in enumerate(layout.touching):
            for other in others:
                assert np.hypot(*np.subtract(positions[h], positions[other])) == pytest.approx(1)


def test_sets_of_spaces_have_words_of_37_bits():
    small, large = (SimpleNamespace(covered=[0] * words) for words in (layouts.WORDS, layouts.FULL_WORDS))
    word_of, bit_of = interpreted(layouts.word_of), interpreted(layouts.bit_of)
    assert [word_of(small, space) for space in (0, 36)] == [0, 0]
    assert [word_of(large, space) for space in (0, 36, 37, 72)] == [0, 0, 1, 1]
    assert [bit_of(large, space) for space in (0, 36, 37, 72)] == [1, 1 << 36, 1, 1 << 35]


def test_boards_of_expansions_make_no_base_game_larger():
    assert (layouts.HEXES, layouts.WORDS, layouts.CITIES) == (37, 1, 6)
    assert (layouts.FULL_HEXES, layouts.FULL_WORDS, layouts.FULL_CITIES) == (73, 2, 7)


def test_a_large_estate_of_a_players_own_does(own_data, fresh):
    own_data("estates", packaged("estates") + TEAM_BOARD)
    tables = fresh("layouts")
    assert (tables.HEXES, tables.WORDS) == (73, 2)
    own = tables.ESTATES[12]
    assert (own.name, own.board_set, len(own), own.start) == ("own", BoardSet.ORDINARY, 73, 36)
    assert tables.ESTATES[13:] == layouts.ESTATES[12:]


def test_a_players_own_estate_may_have_islands_and_rivers(own_data):
    own_data("estates", packaged("estates") + SOLO_BOARD)
    own = layouts.read_estates()[12]
    assert (own.name, own.board_set, len(own.rivers)) == ("own", BoardSet.ORDINARY, 5)


def test_the_tables_of_all_boards_fit_into_the_constants_of_a_card():
    """A card has 64 KB for constants; each table is read by one rule, so that it is there once."""
    others = (tiles, board, printings, workers, monasteries, buildings)
    sizes = {module.__name__: constant_bytes(module) for module in (layouts, *others)}
    assert constant_bytes(layouts) < 26_000
    assert sum(sizes.values()) < 40_000, sizes


def test_a_team_board_costs_an_ordinary_one_nothing():
    """Second words are stored for the estates alone that have more than 37 spaces."""
    spaces = sum(map(len, layouts.ESTATES))
    assert len(layouts._NEIGHBOURS) == spaces
    assert len(layouts._NEIGHBOURS_2) == 2 * 73


def constant_bytes(module: ModuleType) -> int:
    """The bytes of all tables of a module."""
    arrays = [getattr(value, "values", value) for value in vars(module).values()]
    return sum(array.nbytes for array in arrays if isinstance(array, np.ndarray))
