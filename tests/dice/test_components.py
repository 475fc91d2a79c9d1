"""What is in the box (chapter 1)."""

from collections import Counter

import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.games.dice.components.parts import (
    AREA_VP,
    BOXES,
    COLOUR_FACES,
    COLOURS,
    HOURGLASS_FACES,
    PHASES,
    PIPS,
    SOLO_ROUNDS,
    Bonus,
    Colour,
)
from duchy.games.dice.components.sheets import CASTLE_BONUS, CASTLE_HEX, HEX_COLOUR, HEXES, LETTERS, NEIGHBOURS, SHEETS
from tests.dice.pad import Pad, seeded
from tests.support.rules import rule


def sizes(letter: str, colour: Colour) -> list[int]:
    sheet = SHEETS[LETTERS.index(letter)]
    return sorted((len(area) for area in sheet.areas if sheet.colours[min(area)] == colour), reverse=True)


@rule("DG-COMP-01")
@pytest.mark.parametrize("players", [0, 6])
def test_one_to_five_players(players):
    assert [duchy.load("dice", players=n).players for n in range(1, 6)] == [1, 2, 3, 4, 5]
    with pytest.raises(OptionError, match="from 1 to 5"):
        duchy.load("dice", players=players)


@rule("DG-COMP-02", "DG-COMP-04", "DG-COMP-11")
def test_four_duchies_of_37_hexes_with_four_castles():
    assert [sheet.letter for sheet in SHEETS] == list("ABCD")
    for sheet in SHEETS:
        assert len(sheet.colours) == HEXES == 37
        assert Counter(sheet.colours)[Colour.CASTLE] == len(sheet.bonuses) == 4


@rule("DG-COMP-03", "DG-COMP-16", "DG-COMP-17")
def test_five_dice_show_their_faces():
    pad = Pad()
    pips, colours, glasses = set(), set(), set()
    for seed in range(60):
        seeded(pad, seed).phase("I").end_round()
        table = pad.state.array
        assert table["pips"].size == table["colours"].size == 2
        pips |= set(table["pips"][0].tolist())
        colours |= set(table["colours"][0].tolist())
        glasses |= {int(table["hourglasses"][0])}
    assert pips == set(range(1, PIPS + 1))
    assert colours == set(range(COLOURS))
    assert glasses == {1, 2}


@rule("DG-COMP-05")
def test_six_colours():
    assert [colour.name.lower() for colour in Colour] == ["monastery", "mine", "river", "city", "castle", "pasture"]
    assert all(set(sheet.colours) == set(Colour) for sheet in SHEETS)
    assert sorted(COLOUR_FACES) == list(range(6))


# Each row is a colour, and a case.
@rule("DG-COMP-06", "DG-COMP-07", "DG-COMP-08", "DG-COMP-09", "DG-COMP-10")
@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        (Colour.RIVER, [2, 2, 2]),
        (Colour.MINE, [2, 2]),
        (Colour.CITY, [4, 3, 1, 1]),
        (Colour.MONASTERY, [2, 2, 2, 1]),
        (Colour.PASTURE, [2, 2, 2, 1]),
    ],
)
def test_the_areas_of_duchy_a(colour, expected):
    assert sizes("A", colour) == expected


@rule("DG-EX-05")
def test_duchy_a_in_numbers():
    counts = Counter(SHEETS[0].colours)
    assert [counts[colour] for colour in Colour] == [7, 4, 6, 9, 4, 7]
    assert len(SHEETS[0].areas) == 3 + 2 + 4 + 4 + 4 + 4 == 21


@rule("DG-COMP-12", "DG-COMP-13")
@pytest.mark.parametrize("letter", LETTERS)
def test_castles_stand_alone_and_no_area_is_larger_than_four(letter):
    assert sizes(letter, Colour.CASTLE) == [1, 1, 1, 1]
    assert all(1 <= size <= 4 for colour in Colour for size in sizes(letter, colour))
    assert len(AREA_VP) == 5


@rule("DG-COMP-14", "DG-COMP-15")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.letter)
def test_an_area_is_what_edges_link(sheet):
    number = LETTERS.index(sheet.letter)
    for hex_, (x, y) in enumerate(sheet.positions):
        for other, (a, b) in enumerate(sheet.positions):
            touches = other != hex_ and (x - a) ** 2 + (y - b) ** 2 < 1.01  # middles one hex width apart
            assert bool(int(NEIGHBOURS[number, hex_]) >> other & 1) == touches
            if touches:
                same = any({hex_, other} <= area for area in sheet.areas)
                assert same == (sheet.colours[hex_] == sheet.colours[other])
    assert sorted(hex_ for area in sheet.areas for hex_ in area) == list(range(HEXES))


@rule("DG-COMP-18", "DG-ERR-04")
def test_only_the_double_face_lets_goods_be_sold():
    assert sorted(HOURGLASS_FACES) == [1, 1, 1, 1, 2, 2]
    assert Pad().bonus(goods=1).roll(1, 2, "city", "mine", double=True).step() == "sell"
    assert Pad().bonus(goods=1).roll(1, 2, "city", "mine").step() == "build"


@rule("DG-COMP-19", "DG-COMP-20")
def test_three_tracks_of_ten_boxes():
    assert PHASES == 3
    assert BOXES == 10
    assert SOLO_ROUNDS == 8


@rule("DG-COMP-21")
def test_the_score_table_has_a_column_for_each_phase():
    assert Pad().sheet()["points"].shape[0] == 3


@rule("DG-COMP-22")
@pytest.mark.parametrize("number", range(4))
def test_a_castle_names_its_bonus(number):
    bonuses = [int(CASTLE_BONUS[number, hex_]) for hex_ in CASTLE_HEX[number]]
    assert sorted(bonuses) == sorted(Bonus)
    others = [hex_ for hex_ in range(HEXES) if HEX_COLOUR[number, hex_] != Colour.CASTLE]
    assert all(CASTLE_BONUS[number, hex_] == -1 for hex_ in others)


@rule("DG-COMP-23", "DG-BUILD-09", "DG-ROUND-03")
def test_dice_are_shared_and_nobody_takes_one_away(pad):
    pad.roll(5, 5, "city", "city")
    pad.build(5, 20, player=0)
    pad.seal(0)
    assert pad.can("build", player=1, number=5, hex=20)
    pad.build(5, 20, player=1)
    assert pad.draft(1)["numbers"][19] == 5
