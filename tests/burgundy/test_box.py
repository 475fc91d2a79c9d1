"""What a new game is chosen from: every printing, every estate, and only what the options really take."""

import pytest

import duchy
from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.display.shapes import Setup
from duchy.games.burgundy.display.view import board, setup
from duchy.games.burgundy.options import Options
from tests.support.shapes import check_shape

EDITIONS = setup()["editions"]


def test_it_is_of_the_shape_that_is_published():
    check_shape(setup(), Setup)


def test_it_offers_what_the_options_know():
    values = Options.values()
    assert tuple(setup()["players"]) == values["players"]
    assert tuple(EDITIONS) == values["edition"]
    assert {name for edition in EDITIONS.values() for name in edition["estates"]} == set(values["estates"]) - {"dealt"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_estate_can_be_chosen_and_the_standard_ones_need_no_expert(edition: str):
    for name, estate in EDITIONS[edition]["estates"].items():
        game = duchy.load("burgundy", edition=edition, setup="expert", estates=name)
        assert board(game)["estates"] == {name: estate}
    for name in EDITIONS[edition]["standard"]:
        duchy.load("burgundy", edition=edition, estates=name)


@pytest.mark.parametrize("edition", EDITIONS)
def test_boards_are_those_that_are_dealt(edition: str):
    box = EDITIONS[edition]
    dealt = board(duchy.load("burgundy", players=4, edition=edition, setup="expert"))["estates"]
    assert {side for sides in box["boards"] for side in sides} == set(dealt)
    if box["championship"]:
        more = board(duchy.load("burgundy", edition=edition, setup="expert", championship=True))["estates"]
        assert set(more) - set(dealt) == set(box["championship"])
    else:
        with pytest.raises(duchy.OptionError):
            duchy.load("burgundy", edition=edition, setup="expert", championship=True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_modules_are_those_that_the_printing_can_be_played_with(edition: str):
    offered = EDITIONS[edition]["modules"]
    assert duchy.load("burgundy", edition=edition, modules=offered).options.module_names() == tuple(offered)
    for name in set(Options.values()["modules"]) - set(offered):
        with pytest.raises(duchy.OptionError):
            duchy.load("burgundy", edition=edition, modules=[name])


def test_the_first_printing_has_no_modules():
    assert {edition: box["modules"] for edition, box in EDITIONS.items()} == {
        "2011": [],
        "2019": list(MODULE_NAMES),
        "2020-ua": list(MODULE_NAMES),
    }


def test_what_is_not_known_for_sure_is_marked():
    marked = {name for name, estate in EDITIONS["2019"]["estates"].items() if estate["reconstructed"]}
    assert marked == {"14", "15"}
