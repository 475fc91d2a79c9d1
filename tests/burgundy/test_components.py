"""The components of the box, and what happens when somebody's own data file gets them wrong."""

import importlib.util
import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from itertools import chain
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from duchy.engine import data
from duchy.engine.data import DataFile
from duchy.engine.errors import DataError
from duchy.games.burgundy import components, estates
from duchy.games.burgundy.components import Colour, Difference, Kind
from tests.support.rules import rule

pytestmark = pytest.mark.coverage

HERE = Path(__file__).parent
PACKAGED = files("duchy") / "games" / "burgundy" / "data"
EDITIONS = components.EDITIONS
NEWER = EDITIONS[1:]

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


@pytest.fixture
def own_data(tmp_path, monkeypatch):
    """Replaces a packaged file by the given text, as a player would."""
    monkeypatch.setenv("DUCHY_DATA", str(tmp_path))
    (tmp_path / "burgundy").mkdir()

    def put(name: str, text: str) -> Path:
        path = tmp_path / "burgundy" / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return put


def packaged(name: str) -> str:
    return (PACKAGED / f"{name}.toml").read_text(encoding="utf-8")


def fresh_components() -> ModuleType:
    """The tables built anew from the data in force, beside the module that everybody else uses."""
    spec = importlib.util.spec_from_file_location("fresh_components", components.__file__)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def estate(name: str) -> estates.Estate:
    return components.ESTATES[components.LAYOUT_NAMES.index(name)]


def region_sizes(layout: estates.Estate) -> dict[str, list[int]]:
    sizes: dict[str, list[int]] = {}
    for region in layout.regions:
        sizes.setdefault(estates.LETTERS[layout.colours[min(region)]], []).append(len(region))
    return {letter: sorted(found, reverse=True) for letter, found in sorted(sizes.items())}


def hexes(mask) -> set[int]:
    return {h for h in range(37 * len(mask)) if int(mask[h // 37]) >> h % 37 & 1}


def copies(*kinds: Kind) -> tuple[int, int]:
    return tuple(sum(int(components.COPIES[back, kind]) for kind in kinds) for back in (0, 1))


def kinds_of(colour: Colour) -> list[Kind]:
    return [kind for kind in Kind if components.COLOUR[kind] == colour]


# --- tiles and goods -------------------------------------------------------------------------------------------------


@rule("CB-COMP-01")
def test_the_box_holds_164_tiles():
    totals = [sum(copies(*kinds_of(colour))) for colour in Colour]
    assert totals == [56, 28, 26, 16, 12, 26]
    assert sum(copies(*Kind)) == sum(totals) == 164


@rule("CB-COMP-02", "CB-PIC-09")
def test_buildings():
    assert len(kinds_of(Colour.BUILDING)) == 8
    assert all(copies(kind) == (5, 2) for kind in kinds_of(Colour.BUILDING))


@rule("CB-COMP-03", "CB-PIC-08")
def test_animals():
    for species, name in enumerate(("cow", "pig", "sheep", "chicken")):
        two, three, four = (kind for kind in Kind if components.SPECIES[kind] == species)
        assert [components.ANIMALS[kind] for kind in (two, three, four)] == [2, 3, 4]
        assert [components.KIND_NAMES[kind] for kind in (two, three, four)] == [f"{name}_{n}" for n in (2, 3, 4)]
        assert (copies(two), copies(three), copies(four)) == ((2, 0), (2, 1), (1, 1))
        assert components.SPECIES_NAMES[species] == name
    assert copies(*kinds_of(Colour.ANIMAL)) == (20, 8)


@rule("CB-COMP-04", "CB-PIC-10")
def test_monasteries():
    numbers = {components.MONASTERY[kind]: kind for kind in kinds_of(Colour.MONASTERY)}
    assert sorted(numbers) == list(range(1, 27))
    assert {number for number, kind in numbers.items() if copies(kind) == (0, 1)} == {7, 12, 14, 15, 24, 25}
    assert sum(copies(kind) == (1, 0) for kind in numbers.values()) == 20


@rule("CB-COMP-05", "CB-COMP-06", "CB-COMP-07")
def test_castles_mines_and_ships_are_alike():
    assert (copies(Kind.CASTLE), copies(Kind.MINE), copies(Kind.SHIP)) == ((14, 2), (10, 2), (20, 6))
    assert [len(kinds_of(colour)) for colour in (Colour.CASTLE, Colour.MINE, Colour.SHIP)] == [1, 1, 1]


@rule("CB-COMP-08")
def test_forty_tiles_have_a_black_back():
    assert copies(*Kind)[1] == 40


@rule("CB-COMP-09", "CB-PIC-06")
def test_goods_by_die_value():
    assert components.GOODS_NAMES == ("turquoise", "purple", "pink", "red", "brown", "orange")
    assert components.GOODS * components.GOODS_COPIES == 42


@rule("CB-PIC-11")
def test_buildings_stand_in_the_order_of_the_monasteries_that_score_them():
    in_order = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall"]
    assert [components.KIND_NAMES[number - 15] for number in range(16, 24)] == in_order


def test_kinds_of_a_colour_are_consecutive():
    for colour in Colour:
        first, last = components.FIRST_KIND[colour], components.LAST_KIND[colour]
        assert kinds_of(colour) == list(range(first, last + 1))
    assert components.COLOUR[Kind.NONE] == components.COLOUR[Kind.SHIP + 1] == -1
    assert components.KIND_NAMES[49] == "ship"


# --- the game board --------------------------------------------------------------------------------------------------


def slot_colours(players: int, phase: int) -> list[list[int]]:
    return [
        [colour for slot in range(4) if (colour := int(components.DEPOT_COLOUR[players - 2, phase, depot, slot])) >= 0]
        for depot in range(6)
    ]


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
    found = ["".join(estates.LETTERS[colour] for colour in depot) for depot in slot_colours(players, phase=0)]
    assert found == expected


@rule("CB-PHASE-11", "CB-PHASE-12", "CB-P23-07")
def test_a_slot_of_depot_6_alternates_with_three_players_only():
    assert [components.DEPOT_COLOUR[1, phase, 5, 0] for phase in range(5)] == [3, 4, 3, 4, 3]
    assert [components.DEPOT_COLOUR[2, phase, 5, 0] for phase in range(5)] == [3] * 5
    assert [components.DEPOT_COLOUR[0, phase, 5, 0] for phase in range(5)] == [-1] * 5
    for players in (2, 3, 4):
        phases = [Counter(chain(*slot_colours(players, phase))) for phase in range(5)]
        assert all(phase == phases[0] for phase in phases) == (players != 3)


@rule("CB-PHASE-09", "CB-PHASE-10", "CB-P23-03", "CB-P23-04")
def test_black_depot():
    assert [components.BLACK_TILES[players - 2] for players in (2, 3, 4)] == [4, 6, 8]
    assert components.BLACK_SLOTS == 8
    assert copies(*Kind)[1] == 5 * components.BLACK_TILES[2]


@rule("CB-PIC-07", "CB-PIC-18")
def test_places_on_the_boards():
    assert components.ORDER_SPACES == 7
    assert (components.STORAGE, components.STORES) == (3, 3)
    assert components.PHASES * components.ROUNDS == 25
    components.check_places()


# --- scoring ---------------------------------------------------------------------------------------------------------


@rule("CB-SCORE-02", "CB-SCORE-04", "CB-PIC-17")
def test_size_and_phase_values():
    assert list(components.SIZE_VP) == [n * (n + 1) // 2 for n in range(9)]
    assert list(components.PHASE_VP) == [10, 8, 6, 4, 2]


@rule("CB-COMP-12", "CB-P23-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_by_players(players):
    assert components.COLOURS * len(components.BONUS_VP[players - 2]) == 12
    large, small = components.BONUS_VP[players - 2]
    assert (large, small) == (players + 3, players)
    assert components.SALE_VP[players - 2] == players


# --- estates ---------------------------------------------------------------------------------------------------------


@rule("CB-COMP-21", "CB-COMP-22", "CB-PIC-01")
@pytest.mark.parametrize("layout", range(components.LAYOUTS))
def test_every_ordinary_estate_has_the_same_spaces(layout):
    assert components.HEX_COUNT[layout] == 37
    assert list(components.COLOUR_COUNT[layout]) == [12, 6, 6, 4, 3, 6]
    assert sorted(Counter(components.ESTATES[layout].numbers).values()) == [6, 6, 6, 6, 6, 7]


@rule("CB-COMP-23", "CB-PIC-01")
@pytest.mark.parametrize("name", components.LAYOUT_NAMES)
def test_regions(name):
    sizes = region_sizes(estate(name))
    assert sizes == REGIONS_OF_LAYOUTS[name]
    assert 2 <= len(sizes["B"]) <= 6


@rule("CB-COMP-23")
def test_cities_number_two_to_six_and_regions_grow_to_eight():
    assert {len(sizes["B"]) for sizes in map(region_sizes, components.ESTATES)} == {2, 3, 4, 5, 6}
    sizes = {size for layout in components.ESTATES for size in map(len, layout.regions)}
    assert sizes == {1, 2, 3, 4, 5, 6, 7, 8}


@rule("CB-COMP-24")
def test_cities_of_estate_1():
    assert region_sizes(estate("1"))["B"] == [5, 3, 3, 1]


@rule("CB-PIC-01")
def test_central_castle_of_the_standard_estates():
    for edition in EDITIONS:
        for number in components.STANDARD_ESTATES[edition]:
            layout = components.ESTATE_LAYOUT[edition, number]
            centre = components.START_HEX[layout]
            assert centre == 18
            assert components.HEX_COLOUR[layout, centre] == Colour.CASTLE
            assert components.HEX_NUMBER[layout, centre] == 6
    assert components.START_HEX[components.ESTATE_LAYOUT["2011", "2"]] == -1
    assert [name for name in components.LAYOUT_NAMES if estate(name).start >= 0] == ["1", "2", "3", "6"]


@rule("CB-PIC-01")
def test_estate_1_space_by_space():
    pattern = "6543 21654 543123 6126541 254312 61256 3413"
    letters = "ACCK AACKB AABKBB SSSCSSS BBMBBA BMKBB MKKB"
    assert "".join(str(n) for n in estate("1").numbers) == pattern.replace(" ", "")
    assert "".join(estates.LETTERS[c] for c in estate("1").colours) == letters.replace(" ", "")


def test_numbers_are_the_same_on_every_ordinary_estate():
    assert len({layout.numbers for layout in components.ESTATES}) == 1


def test_layouts_differ():
    assert len({layout.colours for layout in components.ESTATES}) == components.LAYOUTS == 12


def test_neighbours_of_the_hexagon():
    neighbours = [hexes(mask) for mask in components.NEIGHBOURS[0]]
    assert neighbours[18] == {11, 12, 17, 19, 24, 25}
    assert neighbours[0] == {1, 4, 5}
    assert neighbours[15] == {9, 16, 22}
    assert sum(map(len, neighbours)) == 2 * 90
    assert all(a in neighbours[b] for a in range(37) for b in neighbours[a])
    assert not any(neighbours[37:])


@pytest.mark.parametrize("layout", range(components.LAYOUTS))
def test_tables_of_a_layout_agree(layout):
    own, count = components.ESTATES[layout], components.REGION_COUNT[layout]
    for h in range(37):
        assert h in hexes(components.REGION_MASK[layout, components.REGION[layout, h]])
        assert components.HEX_COLOUR[layout, h] == components.REGION_COLOUR[layout, components.REGION[layout, h]]
        assert hexes(components.NEIGHBOURS[layout, h]) == own.neighbours[h]
    regions = [hexes(components.REGION_MASK[layout, region]) for region in range(components.REGIONS)]
    assert sum(map(len, regions)) == 37
    assert [len(region) for region in regions[:count]] == list(components.REGION_SIZE[layout])[:count]
    for colour in Colour:
        listed = [h for h in components.COLOUR_HEXES[layout, colour] if h >= 0]
        assert set(listed) == hexes(components.COLOUR_MASK[layout, colour])
        assert len(listed) == components.COLOUR_COUNT[layout, colour]


def test_touching_hexes_are_one_hex_width_apart():
    for layout, positions in zip(components.ESTATES, components.HEX_POSITION, strict=True):
        for h, others in enumerate(layout.neighbours):
            for other in others:
                assert np.hypot(*np.subtract(positions[h], positions[other])) == pytest.approx(1)


def test_hex_sets_have_words_of_37_bits_as_many_as_the_largest_estate_needs(own_data):
    assert (components.HEXES, components.WORDS) == (37, 1)
    own_data("estates", with_team_board())
    tables = fresh_components()
    assert (tables.HEXES, tables.WORDS) == (73, 2)
    assert [int(tables.WORD[h]) for h in (0, 36, 37, 72)] == [0, 0, 1, 1]
    assert [int(tables.BIT[h]) for h in (0, 36, 37, 72)] == [1, 1 << 36, 1, 1 << 35]


# --- printings -------------------------------------------------------------------------------------------------------


def numbers_of(edition: str) -> set[str]:
    return {number for found, number in components.ESTATE_LAYOUT if found == edition}


def sides_of(edition: str) -> Counter:
    """How many sides of dealt boards show each number."""
    place = EDITIONS.index(edition)
    number_of = {layout: number for (found, number), layout in components.ESTATE_LAYOUT.items() if found == edition}
    boards = range(components.BOARD_COUNT[place])
    return Counter(number_of[int(components.BOARD_SIDES[place, board, side])] for board in boards for side in (0, 1))


@rule("CB-COMP-14", "CB-PIC-02", "CB-DIFF-03")
def test_boards_of_2011():
    assert numbers_of("2011") == {str(n) for n in range(1, 10)}
    assert components.BOARD_COUNT[0] == 6
    assert sides_of("2011") == {"1": 4} | {str(n): 1 for n in range(2, 10)}


@rule("CB-COMP-15", "CB-PIC-02", "CB-DIFF-03")
@pytest.mark.parametrize("edition", NEWER)
def test_boards_of_the_newer_printings(edition):
    assert numbers_of(edition) >= {str(n) for n in range(1, 11)}
    assert components.BOARD_COUNT[EDITIONS.index(edition)] == 4
    assert sides_of(edition) == {str(n): 1 for n in range(3, 11)}


@rule("CB-COMP-16", "CB-DIFF-03")
def test_only_2019_has_the_championship_board():
    assert numbers_of("2019") - numbers_of("2020-ua") == {"14", "15"}
    assert list(components.CHAMPIONSHIP_BOARD) == [-1, 4, -1]
    layouts = [components.ESTATE_LAYOUT["2019", number] for number in ("14", "15")]
    assert list(components.BOARD_SIDES[1, 4]) == layouts


@rule("CB-PIC-01")
def test_old_number_2_is_now_number_10():
    layout = components.ESTATE_LAYOUT
    assert layout["2011", "2"] == layout["2019", "10"] == layout["2020-ua", "10"]
    assert layout["2011", "2"] != layout["2019", "2"] == layout["2020-ua", "2"]
    for number in "13456789":
        assert layout["2011", number] == layout["2019", number] == layout["2020-ua", number]


def test_estates_of_the_standard_game():
    assert components.STANDARD_ESTATES == {"2011": ("1",), "2019": ("1", "2"), "2020-ua": ("1", "2")}


@rule("CB-COMP-10", "CB-COMP-11", "CB-DIFF-01")
def test_supplies():
    assert components.SUPPLY == {"2011": (20, 30), "2019": (24, 26), "2020-ua": (24, 26)}


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
    assert [components.EDITION[edition, difference] for edition in range(3)] == values


def test_provenance_of_estates():
    doubtful = {key: word for key, word in components.ESTATE_PROVENANCE.items() if word != "printed"}
    assert doubtful == {(edition, number): "one source" for edition in NEWER for number in "248"} | {
        ("2019", "14"): "reconstructed",
        ("2019", "15"): "reconstructed",
    }


# --- other shapes ----------------------------------------------------------------------------------------------------


def with_team_board() -> str:
    return packaged("estates") + (HERE / "team_12a.toml").read_text(encoding="utf-8")


@rule("CB-PIC-14")
def test_a_team_board_of_73_spaces(own_data):
    own_data("estates", with_team_board())
    tables = fresh_components()
    layout = tables.LAYOUT_NAMES.index("12a")
    assert tables.HEX_COUNT[layout] == 73
    assert region_sizes(tables.ESTATES[layout]) == REGIONS_OF_12A
    assert list(tables.COLOUR_COUNT[layout]) == [24, 12, 12, 7, 6, 12]
    assert tables.START_HEX[layout] == 36
    assert tables.HEX_NUMBER[layout, 36] == 1
    assert hexes(tables.NEIGHBOURS[layout, 36]) == {23, 24, 35, 37, 48, 49}
    assert sum(len(hexes(tables.NEIGHBOURS[layout, h])) for h in range(73)) == 2 * 182
    assert set().union(*(hexes(tables.REGION_MASK[layout, region]) for region in range(24))) == set(range(73))


def test_a_team_board_may_be_drawn_as_well(own_data):
    own_data("estates", with_team_board())
    listed = components.read_estates()[-1]
    columns = [(round(2 * x), round(y * 2 / 3**0.5)) for x, y in listed.positions]

    def drawing(signs: list[str]) -> str:
        rows = [[" "] * 32 for _ in range(7)]
        for (column, row), sign in zip(columns, signs, strict=True):
            rows[row][column] = sign
        return "\n".join("".join(row) for row in rows)

    spaces = drawing([estates.LETTERS[colour] for colour in listed.colours])
    numbers = drawing([str(number) for number in listed.numbers])
    head = '[[estate]]\nname = "12a"\nkind = "team"\nstart = 36\nprovenance = "one source"\nsource = "drawn"\n'
    own_data("estates", f"{packaged('estates')}\n{head}spaces = '''\n{spaces}\n'''\nnumbers = '''\n{numbers}\n'''\n")
    drawn = components.read_estates()[-1]
    assert (drawn.colours, drawn.numbers, drawn.neighbours, drawn.regions, drawn.start) == (
        (listed.colours, listed.numbers, listed.neighbours, listed.regions, listed.start)
    )


@rule("CB-PIC-15")
def test_rivers_join_islands_but_not_regions(own_data):
    own_data("estates", packaged("estates") + (HERE / "solo_13a.toml").read_text(encoding="utf-8"))
    solo = components.read_estates()[-1]
    assert len(solo) == 37
    assert solo.start == -1
    assert 30 in solo.neighbours[0]
    assert solo.colours[0] == solo.colours[30] == Colour.SHIP
    assert region_sizes(solo)["S"] == [1] * 6
    assert len(solo.regions) == 28


# --- wrong data ------------------------------------------------------------------------------------------------------

ROW = "  S S S C S S S\n"  # the middle row of estate 1

WRONG = {
    # file, text to replace, its replacement, entry, part of the reason
    "too few tiles": ("tiles", "tiles.mine = [10, 2]", "tiles.mine = [9, 2]", "mine", "9 tiles have a coloured back"),
    "black tiles": ("tiles", "tiles.ship = [20, 6]", "tiles.ship = [20, 5]", "ship", "5 tiles have a black back"),
    "uneven buildings": (
        "tiles",
        "tiles.bank = [5, 2]\ntiles.town_hall = [5, 2]",
        "tiles.bank = [4, 2]\ntiles.town_hall = [6, 2]",
        "building",
        "bank has 6 tiles instead of 7",
    ),
    "missing tile": ("tiles", "tiles.church = [5, 2]\n", "", "building tiles", "'church' is missing"),
    "unknown tile": ("tiles", "tiles.church = [", "tiles.chapel = [", "building tiles", "no tile 'chapel'"),
    "negative tiles": ("tiles", "tiles.mine = [10, 2]", "tiles.mine = [-1, 2]", "mine tiles", "whole numbers from 0"),
    "one back": ("tiles", "tiles.mine = [10, 2]", "tiles.mine = [12]", "mine tiles", "2 numbers, not 1"),
    "tiles are no table": ("tiles", "tiles.mine = [10, 2]", "tiles = 12", "mine tiles", "must be a table"),
    "colour of tiles": ("tiles", 'colour = "M"', 'colour = "S"', "mine", "colour must be M"),
    "two letters": ("tiles", 'colour = "B"', 'colour = "BA"', "building", "none of B, A"),
    "goods twice": ("tiles", '"pink"', '"red"', "goods", "6 different goods"),
    "goods no texts": ("tiles", '"pink"', "3", "goods", "list of texts"),
    "goods copies": ("tiles", "copies = 7", "copies = 8", "goods", "8 goods of each colour"),
    "missing table": ("tiles", "[mine]", "[mines]", "mine", "table is missing"),
    "provenance": ("tiles", 'provenance = "printed"', 'provenance = "hearsay"', "building", "'hearsay'"),
    "no provenance": ("tiles", 'provenance = "printed"\n', "", "building", "'provenance' is missing"),
    "empty source": ("scoring", 'source = "stated in the rulebooks"', 'source = " "', "phase", "must be a text"),
    "depot slot": ("board", '"K3"', '"X3"', "depot 1", "'X3'"),
    "depot slots": ("board", '"K3", ', "", "depot 1", "3 slots instead of 4"),
    "uneven depot": ("board", '"K3"', '"K2"', "depot 1", "3 slots are used with 2 players"),
    "depot number": ("board", "number = 2", "number = 3", "depot 6", "numbered 1 to 6"),
    "depot colours": ("board", '"K3"', '"B3"', "depot 6", "tiles of colour B"),
    "list for a table": ("board", "[time]", "[[time]]", "time", "must be a table"),
    "alternation": ("board", '"CMCMC"', '"CMCM"', "alternation", "one colour letter for each"),
    "alternating slot": ("board", "slot = 1", "slot = 3", "alternation", "not used with 3 players"),
    "black depot": ("board", "[3, 2, 4, 2, 2, 4, 2, 3]", "[3, 2, 4, 2, 3, 4, 2, 3]", "black_depot", "4, 6 and 8"),
    "order track": ("board", "spaces = 7", "spaces = 6", "order_track", "must be 7"),
    "scores": ("scoring", "28, 36]", "28]", "size", "8 numbers, not 7"),
    "score as text": ("scoring", "vp = [10, 8, 6, 4, 2]", 'vp = "10"', "phase", "list of whole numbers"),
    "unknown letter": ("estates", ROW, ROW.replace("C", "X"), "estate 1", "row 4 of a drawing holds 'X'"),
    "colour totals": ("estates", ROW, ROW.replace("C", "M"), "estate 1", "3 spaces of colour C instead of 4"),
    "short row": ("estates", ROW, "  S S S C S S\n", "estate 1", "rows of 4 5 6 7 6 5 4"),
    "shifted row": ("estates", ROW, f" {ROW}", "estate 1", "rows of 4 5 6 7 6 5 4"),
    "die number": ("estates", "6 1 2 6 5 4 1", "6 1 2 7 5 4 1", "numbers", "holds '7'"),
    "numbers in another shape": ("estates", "6 1 2 6 5 4 1", "6 1 2 6 5 4", "estate 1", "differ in shape"),
    "empty drawing": ("estates", "drawing = '''\n", "drawing = ''\nold = '''\n", "numbers", "must be a text"),
    "same name": ("estates", 'name = "2"', 'name = "1"', "estate 1", "same name"),
    "kind": ("estates", 'name = "1"\n', 'name = "1"\nkind = "huge"\n', "estate 1", "'huge'"),
    "start": ("estates", 'name = "1"\n', 'name = "1"\nstart = 0\n', "estate 1", "no castle space"),
    "no drawing": ("estates", "spaces = '''\n     A C C K", "hexes = '''\n     A C C K", "estate 1", "'spaces'"),
    "edition name": ("editions", 'name = "2020-ua"', 'name = "2021"', "edition 2021", "in this order"),
    "difference": ("editions", "pay_workers = 2", "pay_workers = 3", "edition 2020-ua", "from 0 to 2"),
    "difference missing": ("editions", "pay_workers = 2\n", "", "edition 2020-ua", "'pay_workers' is missing"),
    "unknown layout": ("editions", '9 = "9" }', '9 = "99" }', "numbering 1 estates", "'99'"),
    "number twice": ("editions", '{ 2 = "2", 4', '{ 1 = "2", 4', "numbering 3", "No. 1 of 2019 is given twice"),
    "unknown edition": ("editions", 'editions = ["2011"]', 'editions = ["2012"]', "numbering 1", "'2012'"),
    "standard": ("editions", 'standard = ["1"] ', 'standard = ["11"] ', "edition 2011", "no estate No. 11"),
    "standard castle": ("editions", 'standard = ["1"] ', 'standard = ["2"] ', "edition 2011", "no central castle"),
    "board side": ("editions", '["8", "9"]', '["8", "10"]', "boards 1", "2011 has no estate No. 10"),
    "one-sided board": ("editions", '["8", "9"]', '["8"]', "boards 1", "pairs of estate numbers"),
    "side no text": ("editions", '["8", "9"]', '["8", 9]', "boards 1", "pairs of estate numbers"),
    "few boards": ("editions", ', ["9", "10"]', "", "edition 2019", "4 to 8 boards"),
    "championship": ("editions", "championship = true", "championship = 1", "boards 3", "true or false"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_data_is_named(case, own_data):
    file, old, new, entry, reason = WRONG[case]
    text = packaged(file)
    assert old in text
    own_data(file, text.replace(old, new, 1))
    with pytest.raises(DataError) as caught:
        fresh_components()
    assert caught.value.file == f"burgundy/{file}.toml"
    assert caught.value.entry == entry
    assert reason in caught.value.reason
    assert caught.value.file in str(caught.value)


WRONG_CELLS = {
    "asymmetric": ("touches = [1, 8, 9]", "touches = [8, 9]", "estate 12a cell 1", "linked with cell 0"),
    "itself": ("touches = [1, 8, 9]", "touches = [0, 1, 8, 9]", "estate 12a cell 0", "with itself"),
    "beyond": ("touches = [1, 8, 9]", "touches = [1, 8, 73]", "estate 12a cell 0", "from 0 to 72"),
    "colour": ('colour = "C"', 'colour = "X"', "estate 12a cell 0", "'X'"),
    "number": ("number = 6", "number = 0", "estate 12a cell 0", "from 1 to 6"),
    "place": ("at = [1.5, 0.0000]", "at = [1.5]", "estate 12a cell 0", "'at'"),
    "key": ("number = 6, ", "", "estate 12a cell 0", "'number' is missing"),
    "totals": ('"team"', '"ordinary"', "estate 12a", "24 spaces of colour B instead of 12"),
    "cells": ("cells = [", "cells = 73\nold = [", "estate 12a", "at most 73"),
    "cell": (
        '{ colour = "C", number = 6, at = [1.5, 0.0000], touches = [1, 8, 9] }',
        "3",
        "estate 12a cell 0",
        "table",
    ),
}


@pytest.mark.parametrize("case", WRONG_CELLS)
def test_wrong_cells_are_named(case, own_data):
    old, new, entry, reason = WRONG_CELLS[case]
    text = (HERE / "team_12a.toml").read_text(encoding="utf-8")
    assert old in text
    own_data("estates", packaged("estates") + text.replace(old, new, 1))
    with pytest.raises(DataError) as caught:
        components.read_estates()
    assert (caught.value.file, caught.value.entry) == ("burgundy/estates.toml", entry)
    assert reason in caught.value.reason


def test_an_estate_in_pieces_is_refused(own_data):
    text = (HERE / "solo_13a.toml").read_text(encoding="utf-8")
    lines = [line.split(", rivers")[0] + " }," if "rivers" in line else line for line in text.splitlines()]
    own_data("estates", packaged("estates") + "\n".join(lines))
    with pytest.raises(DataError, match="cannot be reached"):
        components.read_estates()


def test_more_regions_than_the_tables_hold_are_refused(own_data):
    lines = (HERE / "solo_13a.toml").read_text(encoding="utf-8").splitlines()
    alone = [re.sub(r"touches = \[.*", "touches = [] },", line) for line in lines]
    own_data("estates", packaged("estates") + "\n".join(alone))
    with pytest.raises(DataError, match="37 regions, more than 32"):
        components.read_estates()


def test_more_estates_than_the_tables_hold_are_refused(own_data):
    head, first, _ = packaged("estates").split("[[estate]]\n", 2)
    copies = [first.replace('name = "1"', f'name = "{number}"') for number in range(128)]
    own_data("estates", "[[estate]]\n".join([head, *copies]))
    with pytest.raises(DataError, match="room for 127"):
        components.read_estates()


@pytest.mark.parametrize(
    ("spaces", "reason"),
    [("B\nB", "too close"), ("BB", "too close"), ("   ", "must be a text"), ("B B\n B", "instead of 24")],
)
def test_a_drawing_must_look_like_hexes(spaces, reason, own_data):
    head = '\n[[estate]]\nname = "x"\nkind = "team"\nprovenance = "one source"\nsource = "drawn"\n'
    numbers = spaces.replace("B", "1")
    own_data("estates", f"{packaged('estates')}{head}spaces = '''\n{spaces}\n'''\nnumbers = '''\n{numbers}\n'''\n")
    with pytest.raises(DataError, match=reason) as caught:
        components.read_estates()
    assert caught.value.entry == "estate x"


def test_regions_of_more_than_eight_spaces_are_refused(own_data):
    rows = ["B B B B", "B B B B B", "B B B A A A", "A A A K K K K", "K K C C C C", "M M M S S", "S S S S"]
    own_data("estates", with_drawing(rows))
    with pytest.raises(DataError, match="a region has 12 spaces"):
        components.read_estates()


def test_more_than_six_cities_are_refused(own_data):
    rows = ["B A B A", "A S A S B", "B A K B A K", "S K B S C B S", "K K K C C C", "B B B B B", "M M M S"]
    own_data("estates", with_drawing(rows))
    with pytest.raises(DataError, match="8 cities instead of 2 to 6"):
        components.read_estates()


def with_drawing(rows: list[str]) -> str:
    drawing = "\n".join(row.center(13) for row in rows)
    head = '\n[[estate]]\nname = "x"\nprovenance = "one source"\nsource = "drawn"\n'
    return f"{packaged('estates')}{head}spaces = '''\n{drawing}\n'''\n"


# --- files -----------------------------------------------------------------------------------------------------------


def test_unreadable_toml(own_data):
    own_data("tiles", "[building\n")
    with pytest.raises(DataError, match="cannot be read") as caught:
        components.read_copies()
    assert (caught.value.file, caught.value.entry) == ("burgundy/tiles.toml", "file")


def test_an_empty_file_lacks_its_tables(own_data):
    own_data("board", "")
    with pytest.raises(DataError, match="at least one table") as caught:
        components.read_depots()
    assert (caught.value.file, caught.value.entry) == ("burgundy/board.toml", "depot")


def test_bytes_that_are_no_text(own_data):
    own_data("tiles", "").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match="cannot be read"):
        components.read_copies()


def test_an_edition_may_not_be_left_out(own_data):
    first, second, _ = packaged("editions").split("[[edition]]\n", 2)
    own_data("editions", first + "[[edition]]\n" + second)
    with pytest.raises(DataError, match="2019 is missing"):
        components.read_differences()


def test_unknown_file():
    with pytest.raises(DataError, match="no such data file"):
        data.read("burgundy", "weather")


def test_a_misspelt_folder_is_not_ignored(monkeypatch, tmp_path):
    monkeypatch.setenv("DUCHY_DATA", str(tmp_path / "nowhere"))
    with pytest.raises(DataError, match="no such folder"):
        data.read("burgundy", "tiles")


def test_own_file_stands_in_for_the_packaged_one(own_data):
    before = [source.name for source in data.sources("burgundy")]
    path = own_data("scoring", packaged("scoring").replace("[10, 8, 6, 4, 2]", "[5, 4, 3, 2, 1]"))
    assert list(fresh_components().PHASE_VP) == [5, 4, 3, 2, 1]
    assert path in data.sources("burgundy")
    assert [source.name for source in data.sources("burgundy")] == before
    assert before == ["board.toml", "editions.toml", "estates.toml", "scoring.toml", "tiles.toml"]


def test_a_game_without_data_has_no_sources():
    assert data.sources("chess") == []


def test_every_entry_says_where_it_comes_from():
    listed = {"board": ["depot"], "editions": ["edition", "numbering", "boards"], "estates": ["estate"]}
    for name in ("board", "editions", "estates", "scoring", "tiles"):
        file = DataFile("burgundy", name)
        for table in file.tables:
            found = list(file.entries(table)) if table in listed.get(name, ()) else [file.entry(table)]
            assert all(entry.provenance in data.PROVENANCE for entry in found)


def test_a_bad_own_file_stops_the_import_with_one_sentence(own_data):
    own_data("tiles", "")
    run = subprocess.run(
        [sys.executable, "-c", "import duchy.games.burgundy.components"], capture_output=True, text=True, check=False
    )
    assert run.returncode != 0
    assert "DataError" in run.stderr.splitlines()[-1]
    assert "burgundy/tiles.toml" in run.stderr.splitlines()[-1]
