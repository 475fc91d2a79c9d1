"""The estates: their spaces, regions and neighbours, and shapes that only a player's own file has."""

from collections import Counter
from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest

from duchy.games.burgundy.chapters import buildings, monasteries, workers
from duchy.games.burgundy.components import board, layouts, printings, tiles
from duchy.games.burgundy.components.estates import Estate
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
REGIONS_OF_12A = {
    "A": [4, 4, 4],
    "B": [6, 4, 4, 4, 3, 3],
    "C": [1] * 7,
    "K": [7, 3, 2],
    "M": [3, 2, 1],
    "S": [8, 4],
}


NAMES = [layout.name for layout in layouts.ESTATES]


def estate(name: str) -> Estate:
    return layouts.ESTATES[NAMES.index(name)]


def region_sizes(layout: Estate) -> dict[str, list[int]]:
    sizes: dict[str, list[int]] = {}
    for region in layout.regions:
        sizes.setdefault(tiles.LETTERS[layout.colours[min(region)]], []).append(len(region))
    return {letter: sorted(found, reverse=True) for letter, found in sorted(sizes.items())}


def near(tables: ModuleType, layout: int, space: int) -> set[int]:
    """The neighbours of a space, as the rules read them."""
    return spaces(tables.neighbours, layout, space, tables.WORDS)


def spaces(table: Callable[..., int], layout: int, index: int, words: int = 1) -> set[int]:
    """A set of spaces, as the rules read it word by word."""
    masks = [int(table(layout, index, word)) for word in range(words)]
    return {37 * word + bit for word, mask in enumerate(masks) for bit in range(37) if mask >> bit & 1}


@rule("CB-COMP-21", "CB-COMP-22", "CB-PIC-01")
@pytest.mark.parametrize("layout", range(layouts.LAYOUTS))
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
    assert {len(sizes["B"]) for sizes in map(region_sizes, layouts.ESTATES)} == {2, 3, 4, 5, 6}
    sizes = {size for layout in layouts.ESTATES for size in map(len, layout.regions)}
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
    assert len({layout.numbers for layout in layouts.ESTATES}) == 1


def test_layouts_differ():
    assert len({layout.colours for layout in layouts.ESTATES}) == layouts.LAYOUTS == 12


def test_neighbours_of_the_hexagon():
    neighbours = [near(layouts, 0, space) for space in range(37)]
    assert neighbours[18] == {11, 12, 17, 19, 24, 25}
    assert neighbours[0] == {1, 4, 5}
    assert neighbours[15] == {9, 16, 22}
    assert sum(map(len, neighbours)) == 2 * 90
    assert all(a in neighbours[b] for a in range(37) for b in neighbours[a])


@pytest.mark.parametrize("layout", range(layouts.LAYOUTS))
def test_tables_of_a_layout_agree(layout):
    own, count = layouts.ESTATES[layout], layouts.region_count(layout)
    regions = [spaces(layouts.region_spaces, layout, region) for region in range(count)]
    for space in range(37):
        region = layouts.region_of(layout, space)
        assert space in regions[region]
        assert layouts.space_colour(layout, space) == own.colours[space] == own.colours[min(own.regions[region])]
        assert layouts.space_number(layout, space) == own.numbers[space]
        assert near(layouts, layout, space) == own.neighbours[space]
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
    found = {layouts.city_of(layout, space) for space in range(37)} - {-1}
    assert found == set(range(sum(own.colours[min(region)] == Colour.BUILDING for region in own.regions)))
    for space in range(37):
        assert (layouts.city_of(layout, space) >= 0) == (own.colours[space] == Colour.BUILDING)
        alike = {layouts.city_of(layout, other) for other in own.regions[layouts.region_of(layout, space)]}
        assert len(alike) == 1


def test_touching_hexes_are_one_hex_width_apart():
    for layout, positions in zip(layouts.ESTATES, layouts.HEX_POSITION, strict=True):
        for h, others in enumerate(layout.neighbours):
            for other in others:
                assert np.hypot(*np.subtract(positions[h], positions[other])) == pytest.approx(1)


def test_hex_sets_have_words_of_37_bits_as_many_as_the_largest_estate_needs(own_data, fresh):
    assert (layouts.HEXES, layouts.WORDS) == (37, 1)
    own_data("estates", packaged("estates") + TEAM_BOARD)
    tables = fresh("layouts")
    assert (tables.HEXES, tables.WORDS) == (73, 2)
    assert [int(tables.word_of(space)) for space in (0, 36, 37, 72)] == [0, 0, 1, 1]
    assert [int(tables.bit_of(space)) for space in (0, 36, 37, 72)] == [1, 1 << 36, 1, 1 << 35]


@rule("CB-PIC-14")
def test_a_team_board_of_73_spaces(own_data, fresh):
    own_data("estates", packaged("estates") + TEAM_BOARD)
    tables = fresh("layouts")
    layout = [estate.name for estate in tables.ESTATES].index("12a")
    assert tables.space_count(layout) == 73
    assert region_sizes(tables.ESTATES[layout]) == REGIONS_OF_12A
    assert [tables.colour_count(layout, int(colour)) for colour in Colour] == [24, 12, 12, 7, 6, 12]
    assert tables.start_space(layout) == 36
    assert tables.space_number(layout, 36) == 1
    assert near(tables, layout, 36) == {23, 24, 35, 37, 48, 49}
    assert sum(len(near(tables, layout, space)) for space in range(73)) == 2 * 182
    regions = [spaces(tables.region_spaces, layout, region, words=2) for region in range(24)]
    assert set().union(*regions) == set(range(73))


def test_a_team_board_may_be_drawn_as_well(own_data):
    own_data("estates", packaged("estates") + TEAM_BOARD)
    listed = layouts.read_estates()[-1]
    columns = [(round(2 * x), round(y * 2 / 3**0.5)) for x, y in listed.positions]

    def drawing(signs: list[str]) -> str:
        rows = [[" "] * 32 for _ in range(7)]
        for (column, row), sign in zip(columns, signs, strict=True):
            rows[row][column] = sign
        return "\n".join("".join(row) for row in rows)

    spaces = drawing([tiles.LETTERS[colour] for colour in listed.colours])
    numbers = drawing([str(number) for number in listed.numbers])
    head = '[[estate]]\nname = "12a"\nkind = "team"\nstart = 36\nprovenance = "one source"\nsource = "drawn"\n'
    own_data("estates", f"{packaged('estates')}\n{head}spaces = '''\n{spaces}\n'''\nnumbers = '''\n{numbers}\n'''\n")
    drawn = layouts.read_estates()[-1]
    assert (drawn.colours, drawn.numbers, drawn.neighbours, drawn.regions, drawn.start) == (
        (listed.colours, listed.numbers, listed.neighbours, listed.regions, listed.start)
    )


@rule("CB-PIC-15")
def test_rivers_join_islands_but_not_regions(own_data):
    own_data("estates", packaged("estates") + SOLO_BOARD)
    solo = layouts.read_estates()[-1]
    assert len(solo) == 37
    assert solo.start == -1
    assert 30 in solo.neighbours[0]
    assert solo.colours[0] == solo.colours[30] == Colour.SHIP
    assert region_sizes(solo)["S"] == [1] * 6
    assert len(solo.regions) == 28


def test_the_tables_of_40_estates_and_two_team_boards_fit_into_the_constants_of_a_card(own_data, fresh):
    """A card has 64 KB for constants; each table is read by one rule, so that it is there once."""
    ordinary = packaged("estates")
    blocks = ordinary.split("[[estate]]")
    more = [block.replace('name = "', f'name = "copy-{n}-', 1) for n in range(4) for block in blocks[1:]]
    team = [TEAM_BOARD, TEAM_BOARD.replace('name = "12a"', 'name = "12b"')]
    own_data("estates", "[[estate]]".join([ordinary.rstrip() + "\n\n", *more[:28]]) + "".join(team))
    tables = fresh("layouts")
    assert (tables.LAYOUTS, tables.HEXES, tables.WORDS) == (42, 73, 2)
    others = (tiles, board, printings, workers, monasteries, buildings)
    sizes = {module.__name__: constant_bytes(module) for module in (tables, *others)}
    assert sum(sizes.values()) < 60_000, sizes


def constant_bytes(module: ModuleType) -> int:
    """The bytes of all tables of a module."""
    arrays = [getattr(value, "values", value) for value in vars(module).values()]
    return sum(array.nbytes for array in arrays if isinstance(array, np.ndarray))
