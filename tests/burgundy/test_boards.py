"""The boards of the expansions: border posts, close to the castle, team estates, solo boards."""

from collections import Counter
from itertools import combinations, pairwise
from math import dist

import pytest

from duchy.engine.drawings.terminal import Cell, hex_map
from duchy.engine.play.hexmap import ROW_HEIGHT, flood
from duchy.games.burgundy.components import layouts, printings
from duchy.games.burgundy.components.estates import BoardSet, Estate
from duchy.games.burgundy.components.printings import BOARD_SETS, EDITIONS
from duchy.games.burgundy.components.tiles import LETTERS, Colour
from tests.burgundy.test_layouts import near, region_sizes, spaces
from tests.support.rules import rule

pytestmark = pytest.mark.coverage

REGIONS = {
    "10a": {"A": [4, 2], "B": [5, 4, 3], "C": [1, 1, 1, 1], "K": [4, 2], "M": [3], "S": [4, 2]},
    "10b": {"A": [5, 1], "B": [6, 3, 3], "C": [1, 1, 1, 1], "K": [4, 2], "M": [2, 1], "S": [3, 2, 1]},
    "10c": {"A": [5, 1], "B": [2, 2, 2, 2, 2, 2], "C": [1, 1, 1, 1], "K": [6], "M": [2, 1], "S": [3, 3]},
    "10d": {"A": [4, 2], "B": [4, 4, 2, 2], "C": [1, 1, 1, 1], "K": [4, 2], "M": [2, 1], "S": [4, 1, 1]},
    "10e": {"A": [4, 2], "B": [8, 4], "C": [1, 1, 1, 1], "K": [3, 3], "M": [2, 1], "S": [4, 2]},
    "10f": {"A": [3, 3], "B": [4, 4, 4], "C": [1, 1, 1, 1], "K": [5, 1], "M": [3], "S": [2, 2, 2]},
    "10g": {"A": [6], "B": [4, 3, 3, 2], "C": [1, 1, 1, 1], "K": [3, 2, 1], "M": [2, 1], "S": [3, 3]},
    "10h": {"A": [3, 3], "B": [6, 6], "C": [4], "K": [4, 2], "M": [3], "S": [4, 2]},
    "11a": {"A": [5, 1], "B": [7, 2, 2, 1], "C": [1, 1, 1, 1], "K": [5, 1], "M": [2, 1], "S": [5, 1]},
    "11b": {"A": [6], "B": [5, 3, 3, 1], "C": [1, 1, 1, 1], "K": [6], "M": [3], "S": [6]},
    "11c": {"A": [5, 1], "B": [4, 4, 4], "C": [1, 1, 1, 1], "K": [4, 1, 1], "M": [1, 1, 1], "S": [4, 2]},
    "11d": {"A": [3, 3], "B": [6, 4, 2], "C": [2, 1, 1], "K": [3, 2, 1], "M": [3], "S": [6]},
    "11e": {"A": [6], "B": [8, 3, 1], "C": [2, 1, 1], "K": [2, 2, 2], "M": [2, 1], "S": [4, 2]},
    "11f": {"A": [4, 2], "B": [6, 6], "C": [1, 1, 1, 1], "K": [2, 2, 2], "M": [3], "S": [3, 2, 1]},
    "11g": {"A": [4, 2], "B": [4, 4, 3, 1], "C": [1, 1, 1, 1], "K": [3, 2, 1], "M": [1, 1, 1], "S": [3, 2, 1]},
    "11h": {"A": [4, 1, 1], "B": [5, 5, 2], "C": [1, 1, 1, 1], "K": [3, 3], "M": [1, 1, 1], "S": [3, 1, 1, 1]},
    "12a": {
        "A": [4, 4, 4],
        "B": [6, 4, 4, 4, 3, 3],
        "C": [1, 1, 1, 1, 1, 1, 1],
        "K": [7, 3, 2],
        "M": [3, 2, 1],
        "S": [8, 4],
    },
    "12b": {"A": [5, 4, 3], "B": [8, 7, 5, 4], "C": [1, 1, 1, 1, 1, 1, 1], "K": [7, 5], "M": [3, 3], "S": [6, 4, 2]},
    "13a": {
        "A": [3, 1, 1, 1],
        "B": [3, 2, 2, 2, 1, 1, 1],
        "C": [1, 1, 1, 1],
        "K": [3, 1, 1, 1],
        "M": [1, 1, 1],
        "S": [1, 1, 1, 1, 1, 1],
    },
    "13b": {
        "A": [3, 2, 1],
        "B": [4, 2, 2, 2, 1, 1],
        "C": [1, 1, 1, 1],
        "K": [2, 2, 2],
        "M": [1, 1, 1],
        "S": [1, 1, 1, 1, 1, 1],
    },
}
RIVERS = {  # the colour and the number at both ends
    "13a": ["S1 S3", "S1 S4", "S1 S4", "S1 S6", "S3 S3"],
    "13b": [
        *("A1 S2", "A3 S3", "A5 S5", "B1 S3", "B1 S5", "B2 S6", "B3 S1", "B3 S4", "B4 S1"),
        *("B5 S5", "B6 S3", "C4 S2", "C6 S6", "K3 S4", "K3 S5", "K5 S3", "M2 S2", "M3 S4"),
    ],
}
ISLANDS = {"13a": [6, 7, 11, 13], "13b": [1, 1, 1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5]}

LAYOUT = {estate.name: layout for layout, estate in enumerate(layouts.ESTATES)}
BORDER = [f"11{letter}" for letter in "abcdefgh"]
NEAR = [f"10{letter}" for letter in "abcdefgh"]
TEAM = ["12a", "12b"]
SOLO = ["13a", "13b"]


def board(name: str) -> Estate:
    return layouts.ESTATES[LAYOUT[name]]


def signs(name: str, space: int) -> str:
    """The colour and the number of a space, as in S6."""
    return f"{LETTERS[board(name).colours[space]]}{board(name).numbers[space]}"


def numbers_in(edition: str, board_set: str) -> list[str]:
    return sorted(BOARD_SETS[edition].get(board_set, {}))


# --- the sets --------------------------------------------------------------------------------------------------------


# One list of boards, a row for each set in it.
@rule("CB-COMP-28", "CB-COMP-30", "CB-BORDER-01", "CB-NEAR-01", "CB-TEAM-04", "CB-SOLO-02")
def test_boards_of_2019():
    found = {board_set: numbers_in("2019", board_set) for board_set in BOARD_SETS["2019"] if board_set != "ordinary"}
    assert found == {"border_posts": BORDER, "close_to_castle": NEAR, "team": TEAM, "solo": SOLO}


# One list of boards, a row for each set in it.
@rule("CB-COMP-29", "CB-COMP-30", "CB-BORDER-02", "CB-DIFF-46", "CB-TEAM-04", "CB-SOLO-02")
def test_boards_of_2020():
    found = {name: numbers_in("2020-ua", name) for name in BOARD_SETS["2020-ua"] if name != "ordinary"}
    assert found == {"border_posts": BORDER[:6], "team": TEAM, "solo": SOLO}


@rule("CB-EXP-02", "CB-COMP-30", "CB-DIFF-41")
def test_2011_has_ordinary_estates_only():
    assert list(BOARD_SETS["2011"]) == ["ordinary"]


def test_sets_have_no_board_in_common():
    for edition in EDITIONS:
        boards = [layout for numbers in BOARD_SETS[edition].values() for layout in numbers.values()]
        assert len(set(boards)) == len(boards)
        ordinary = {number: layout for (name, number), layout in printings.ESTATE_LAYOUT.items() if name == edition}
        assert BOARD_SETS[edition]["ordinary"] == ordinary
        for name, numbers in BOARD_SETS[edition].items():
            assert all(layouts.ESTATES[layout].board_set.name.lower() == name for layout in numbers.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_read_the_sets_by_number(edition):
    place = EDITIONS.index(edition)
    for board_set in BoardSet:
        boards = BOARD_SETS[edition].get(board_set.name.lower(), {})
        assert printings.set_size(place, int(board_set)) == len(boards)
        found = [int(printings.set_layout(place, int(board_set), board)) for board in range(len(boards))]
        assert found == [boards[number] for number in sorted(boards)]
        assert [printings.number_of(edition, layout) for layout in found] == sorted(boards)


@rule("CB-PIC-12", "CB-PIC-14", "CB-PIC-15", "CB-PIC-16")
@pytest.mark.parametrize("name", REGIONS)
def test_regions(name):
    assert region_sizes(board(name)) == REGIONS[name]


@rule("CB-PIC-12", "CB-PIC-15", "CB-PIC-16")
@pytest.mark.parametrize("name", BORDER + NEAR + SOLO)
def test_boards_for_one_player_have_the_spaces_of_an_ordinary_estate(name):
    assert layouts.space_count(LAYOUT[name]) == 37
    assert [layouts.colour_count(LAYOUT[name], int(colour)) for colour in Colour] == [12, 6, 6, 4, 3, 6]


def test_provenance_of_the_boards():
    words = {number: word for (_, number), word in printings.ESTATE_PROVENANCE.items() if number in REGIONS}
    assert {number for number, word in words.items() if word == "printed"} == {"13a"}
    assert {number for number, word in words.items() if word == "reconstructed"} == {"12b"}


# --- border posts ----------------------------------------------------------------------------------------------------


def post(layout: int, number: int) -> set[int]:
    mask = int(layouts.post_spaces(layout, number))
    return {space for space in range(37) if mask >> space & 1}


@rule("CB-BORDER-03", "CB-PIC-12")
@pytest.mark.parametrize("name", BORDER)
def test_three_posts_touch_the_middle_of_three_sides(name):
    assert [post(LAYOUT[name], number) for number in range(3)] == [{4, 9}, {8, 14}, {34, 35}]


@rule("CB-BORDER-03", "CB-PIC-12")
@pytest.mark.parametrize("name", BORDER)
def test_two_posts_can_be_linked_by_five_tiles(name):
    for first, second in combinations(board(name).posts, 2):
        assert steps(board(name), first.spaces, second.spaces) == 5


def steps(estate: Estate, reached: frozenset[int], goal: frozenset[int]) -> int:
    """How many tiles a shortest chain has that begins on one of the spaces reached."""
    tiles = 1
    while not reached & goal:
        reached = reached.union(*(estate.touching[space] for space in reached))
        tiles += 1
    return tiles


@rule("CB-PIC-12")
@pytest.mark.parametrize("name", BORDER)
def test_posts_are_drawn_outside_a_hex_width_from_their_spaces(name):
    for mark in board(name).posts:
        apart = [dist(mark.position, position) for position in board(name).positions]
        assert {space for space, distance in enumerate(apart) if distance < 1.01} == mark.spaces
        assert min(apart) == pytest.approx(1)


@rule("CB-BORDER-15", "CB-PIC-12")
@pytest.mark.parametrize("name", BORDER)
def test_no_border_estate_marks_a_space_for_the_start_castle(name):
    assert layouts.start_space(LAYOUT[name]) == -1
    assert spaces(layouts.start_spaces, LAYOUT[name]) == castles(name)


def castles(name: str) -> set[int]:
    return {space for space, colour in enumerate(board(name).colours) if colour == Colour.CASTLE}


def test_other_estates_have_no_posts():
    for layout, estate in enumerate(layouts.ESTATES):
        if estate.board_set != BoardSet.BORDER_POSTS:
            assert estate.posts == ()
            assert [int(layouts.post_spaces(layout, number)) for number in range(3)] == [0, 0, 0]


# --- close to the castle ---------------------------------------------------------------------------------------------


def regions_without_a_castle(estate: Estate) -> int:
    castles = {space for space, colour in enumerate(estate.colours) if colour == Colour.CASTLE}
    touched = castles.union(*(estate.touching[space] for space in castles))
    return sum(not region & touched for region in estate.regions)


@rule("CB-PIC-16", "CB-NEAR-03")
def test_every_region_close_to_the_castle_touches_one():
    assert [name for name in LAYOUT if not regions_without_a_castle(board(name)) and name not in SOLO] == NEAR


@rule("CB-NEAR-17")
@pytest.mark.parametrize("name", NEAR)
def test_any_castle_space_is_a_start_close_to_the_castle(name):
    assert layouts.start_space(LAYOUT[name]) == -1
    assert spaces(layouts.start_spaces, LAYOUT[name]) == castles(name)


# --- team estates ----------------------------------------------------------------------------------------------------


@rule("CB-PIC-14", "CB-TEAM-04")
@pytest.mark.parametrize("name", TEAM)
def test_a_team_estate_has_73_spaces(name):
    assert layouts.space_count(LAYOUT[name]) == 73
    assert [layouts.colour_count(LAYOUT[name], int(colour)) for colour in Colour] == [24, 12, 12, 7, 6, 12]
    assert sum(len(near(LAYOUT[name], space)) for space in range(73)) == 2 * 182


@rule("CB-TEAM-05", "CB-PIC-14")
@pytest.mark.parametrize("name", TEAM)
def test_regions_and_neighbours_run_across_the_seam(name):
    assert board(name).colours[36] == Colour.CASTLE
    assert near(LAYOUT[name], 36) == {23, 24, 35, 37, 48, 49}
    assert 24 in near(LAYOUT[name], 23)
    assert 49 in near(LAYOUT[name], 48)
    middle = board(name).positions[36][0]
    over = [
        r for r in board(name).regions if {board(name).positions[space][0] < middle for space in r} == {True, False}
    ]
    assert [len(region - {36}) for region in over] == {"12a": [3], "12b": [8]}[name]


@rule("CB-TEAM-06", "CB-PIC-14")
def test_12a_marks_the_central_castle_numbered_1():
    assert layouts.start_space(LAYOUT["12a"]) == 36
    assert spaces(layouts.start_spaces, LAYOUT["12a"]) == {36}
    assert signs("12a", 36) == "C1"


@rule("CB-TEAM-07", "CB-PIC-14")
def test_12b_marks_the_castles_numbered_1_and_6():
    assert layouts.start_space(LAYOUT["12b"]) == -1
    starts = spaces(layouts.start_spaces, LAYOUT["12b"])
    assert {signs("12b", space) for space in starts} == {"C1", "C6"}
    assert [signs("12b", space) for space in castles("12b")].count("C1") == 1
    assert [signs("12b", space) for space in castles("12b")].count("C6") == 1


@pytest.mark.parametrize("name", TEAM)
def test_the_numbers_of_a_team_estate(name):
    expected = {"12a": [13, 12, 12, 12, 14, 10], "12b": [13, 12, 12, 13, 12, 11]}[name]
    found = Counter(board(name).numbers)
    assert [found[number] for number in range(1, 7)] == expected


# --- solo boards -----------------------------------------------------------------------------------------------------


def across(name: str, space: int) -> set[int]:
    return set(board(name).across[space])


@rule("CB-PIC-15", "CB-SOLO-16")
@pytest.mark.parametrize("name", SOLO)
def test_rivers_join_islands(name):
    own = board(name)
    islands = {flood(space, own.touching) for space in range(37)}
    assert sorted(map(len, islands)) == ISLANDS[name]
    found = sorted(" ".join(sorted(signs(name, end) for end in river.ends)) for river in own.rivers)
    assert found == RIVERS[name]
    for river in own.rivers:
        assert not any(set(river.ends) <= island for island in islands)
        assert Colour.SHIP in {own.colours[end] for end in river.ends}


@rule("CB-SOLO-16", "CB-PIC-15")
@pytest.mark.parametrize("name", SOLO)
def test_neighbours_are_land_and_rivers(name):
    pairs = [river.ends for river in board(name).rivers]
    for space in range(37):
        linked = {end for pair in pairs if space in pair for end in pair} - {space}
        assert across(name, space) == linked
        assert near(LAYOUT[name], space) == board(name).touching[space] | linked
    assert sum(map(len, board(name).touching)) == 2 * {"13a": 68, "13b": 35}[name]


@rule("CB-SOLO-16")
@pytest.mark.parametrize("name", SOLO)
def test_all_spaces_can_be_reached_from_every_start(name):
    links = [near(LAYOUT[name], space) for space in range(37)]
    assert all(len(flood(start, links)) == 37 for start in castles(name))


@rule("CB-SOLO-03")
@pytest.mark.parametrize("name", SOLO)
def test_any_castle_space_is_a_start_of_a_solo_board(name):
    assert layouts.start_space(LAYOUT[name]) == -1
    assert spaces(layouts.start_spaces, LAYOUT[name]) == castles(name)


@pytest.mark.parametrize("name", SOLO)
def test_islands_are_drawn_apart(name):
    own = board(name)
    for a, b in combinations(range(37), 2):
        apart = dist(own.positions[a], own.positions[b])
        assert apart == pytest.approx(1) if b in own.touching[a] else apart > 1.3


@pytest.mark.parametrize("name", SOLO)
def test_rivers_run_from_end_to_end_and_round_other_spaces(name):
    own = board(name)
    for river in own.rivers:
        assert (river.route[0], river.route[-1]) == tuple(own.positions[end] for end in river.ends)
        for space in set(range(37)) - set(river.ends):
            assert min(dist(point, own.positions[space]) for point in along(river.route)) > 0.58


def along(route: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    """Points close to each other on the straight lines of a route."""
    return [
        (x + (x2 - x) * part / 40, y + (y2 - y) * part / 40)
        for (x, y), (x2, y2) in pairwise(route)
        for part in range(41)
    ]


def test_other_estates_have_no_rivers():
    for estate in layouts.ESTATES:
        if estate.board_set != BoardSet.SOLO:
            assert estate.rivers == ()
            assert not any(estate.across)


# --- maps in a terminal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", REGIONS)
def test_a_map_in_signs_shows_every_space_on_the_line_of_its_row(name):
    own = board(name)
    region = {space: number for number, found in enumerate(own.regions) for space in found}
    cells = [Cell(x, y, region[space], signs(name, space), "", "") for space, (x, y) in enumerate(own.positions)]
    lines = [line.plain for line in hex_map(cells)]
    for row in range(len(lines) // 2):
        expected = [signs(name, space) for space, (_, y) in enumerate(own.positions) if round(y / ROW_HEIGHT) == row]
        assert lines[1 + 2 * row].replace("|", " ").split()[1 if expected else 0 :] == expected
