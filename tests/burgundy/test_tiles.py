"""The tiles and the goods of the box."""

import pytest

import duchy
from duchy.games.burgundy.chapters.monasteries import SCORES_BUILDING
from duchy.games.burgundy.components import tiles
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.tiles import Colour, Kind
from tests.burgundy.box import copies, kinds_of, stacked
from tests.support.rules import rule

pytestmark = pytest.mark.coverage


@rule("CB-COMP-01")
def test_the_box_holds_164_tiles():
    totals = [sum(copies(*kinds_of(colour))) for colour in Colour]
    assert totals == [56, 28, 26, 16, 12, 26]
    base = [kind for kind in Kind if not tiles.MODULE[kind]]
    assert sum(copies(*base)) == sum(totals) == 164


@rule("CB-COMP-02", "CB-PIC-09")
def test_buildings():
    assert len(kinds_of(Colour.BUILDING)) == 8
    assert all(copies(kind) == (5, 2) for kind in kinds_of(Colour.BUILDING))


@rule("CB-COMP-03", "CB-PIC-08")
def test_animals():
    for species, name in enumerate(("cow", "pig", "sheep", "chicken")):
        two, three, four = (kind for kind in Kind if tiles.SPECIES[kind] == species)
        assert [tiles.ANIMALS[kind] for kind in (two, three, four)] == [2, 3, 4]
        assert [tiles.KIND_NAMES[kind] for kind in (two, three, four)] == [f"{name}_{n}" for n in (2, 3, 4)]
        assert (copies(two), copies(three), copies(four)) == ((2, 0), (2, 1), (1, 1))
        assert tiles.SPECIES_NAMES[species] == name
    assert copies(*kinds_of(Colour.ANIMAL)) == (20, 8)


@rule("CB-COMP-04", "CB-PIC-10")
def test_monasteries():
    numbers = {tiles.MONASTERY[kind]: kind for kind in kinds_of(Colour.MONASTERY)}
    assert sorted(numbers) == list(range(1, 27))
    assert {number for number, kind in numbers.items() if copies(kind) == (0, 1)} == {7, 12, 14, 15, 24, 25}
    assert sum(copies(kind) == (1, 0) for kind in numbers.values()) == 20


@rule("CB-COMP-05", "CB-COMP-06", "CB-COMP-07")
def test_castles_mines_and_ships_are_alike():
    assert (copies(Kind.CASTLE), copies(Kind.MINE), copies(Kind.SHIP)) == ((14, 2), (10, 2), (20, 6))
    assert [len(kinds_of(colour)) for colour in (Colour.CASTLE, Colour.MINE, Colour.SHIP)] == [1, 1, 1]


@rule("CB-COMP-08")
def test_forty_tiles_have_a_black_back():
    assert copies(*(kind for kind in Kind if not tiles.MODULE[kind]))[1] == 40


@rule("CB-COMP-09", "CB-PIC-06")
def test_goods_by_die_value():
    assert tiles.GOODS_NAMES == ("turquoise", "purple", "pink", "red", "brown", "orange")
    assert tiles.GOODS * tiles.GOODS_COPIES == 42


@rule("CB-PIC-11")
def test_buildings_stand_in_the_order_of_the_monasteries_that_score_them():
    in_order = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall"]
    scored = {int(SCORES_BUILDING[kind]): tiles.KIND_NAMES[kind] for kind in kinds_of(Colour.BUILDING)}
    assert [scored[number] for number in range(16, 24)] == in_order


@rule("CB-EXP-05", "CB-EXP-07")
def test_a_module_adds_its_tiles_to_the_stacks():
    added = {kind.name.lower(): copies(kind) for kind in Kind if tiles.MODULE[kind] == Module.EXTRA_TILES}
    assert added == {"monastery_27": (1, 0), "monastery_28": (1, 0), "crane": (0, 1), "geese": (0, 1)}
    base, more = (stacked(start(modules)) for modules in ((), ("extra_tiles",)))
    drawn = [sum(stacks[back].sum() for stacks in (more, -base)) for back in (0, 1)]
    assert drawn == [2, 2]


def start(modules):
    """A new game before anything is drawn but the first phase."""
    return duchy.load("burgundy", modules=modules).new_state(1).record


def test_piles_of_a_stack_lie_together_but_for_later_modules_and_hold_all_its_tiles():
    for stack in range(tiles.BLACK_STACK + 1):
        piles = [pile for pile in range(tiles.PILES) if tiles.PILE_STACK[pile] == stack]
        together = list(range(tiles.FIRST_PILE[stack], tiles.FIRST_PILE[stack + 1]))
        assert [pile for pile in piles if pile < tiles.OLD_PILES] == together
        back = int(stack == tiles.BLACK_STACK)
        in_stack = [kind for kind in Kind if tiles.COPIES[back, kind] and (back or tiles.COLOUR[kind] == stack)]
        assert [tiles.PILE_KIND[pile] for pile in piles] == in_stack
    assert tiles.COLOUR[Kind.NONE] == -1
