"""What a new game is chosen from: every printing, every estate, and only what the options really take."""

from typing import Any

import pytest

import duchy
from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.display.shapes import Setup
from duchy.games.burgundy.display.view import board, setup
from duchy.games.burgundy.options import Options
from tests.support.rules import rule
from tests.support.shapes import check_shape

BOX = setup()
EDITIONS = BOX["editions"]
MODULES = {module["name"]: module for module in BOX["modules"]}
SETS = [(edition, name) for edition, box in EDITIONS.items() for name in box["sets"]]


def played_with(name: str) -> list[str]:
    """The modules of a set of estates."""
    return [] if name == "ordinary" else [name]


def test_it_is_of_the_shape_that_is_published():
    check_shape(BOX, Setup)


def test_it_offers_what_the_options_know():
    values = Options.values()
    assert tuple(BOX["players"]) == values["players"]
    assert tuple(EDITIONS) == values["edition"]
    offered = {name for edition in EDITIONS.values() for name in edition["estates"]}
    assert offered == set(values["estates"]) - {"dealt"}


@pytest.mark.parametrize(("edition", "name"), SETS)
def test_every_estate_of_a_set_can_be_played(edition: str, name: str):
    one = EDITIONS[edition]["sets"][name]
    for way, ways in one["setups"].items():
        options = {"edition": edition, "setup": way, "modules": played_with(name), "players": one["players"][0]}
        for number in ways["same"]:
            shown = board(duchy.load("burgundy", **options, estates=number))["estates"]
            assert shown == {number: EDITIONS[edition]["estates"][number]}
    assert set(one["estates"]) == {number for ways in one["setups"].values() for number in ways["same"]}


@pytest.mark.parametrize(("edition", "name"), SETS)
def test_the_ways_of_a_set_are_those_that_the_options_take(edition: str, name: str):
    one = EDITIONS[edition]["sets"][name]
    for way in Options.values()["setup"]:
        options = {"edition": edition, "setup": way, "modules": played_with(name), "players": one["players"][-1]}
        ways = one["setups"].get(way)
        if ways is None:
            assert not taken(**options)
            continue
        assert duchy.load("burgundy", **options).options.as_dict()["estates"] == ways["usual"]
        assert taken(**options, estates="dealt") == ways["dealt"]
        assert (options["players"] > 1 and taken(**options, choice="sealed")) == ways["sealed"]
        assert taken(**options, estates="dealt", championship=True) == ways["championship"]
        assert all(taken(**options, target=points) for points in ways["targets"])
        assert not ways["targets"] or ways["target"] in ways["targets"]
        others = [*ways["same"][1:], *ways["same"] * options["players"]][: options["players"] - 1]
        if len(ways["same"]) > 1 and others:
            assert taken(**options, estates=[ways["same"][0], *others]) == ways["each"]


@rule("CB-TEAM-01")
@pytest.mark.parametrize(("edition", "name"), SETS)
def test_a_set_tells_who_plays_together(edition: str, name: str):
    one = EDITIONS[edition]["sets"][name]
    game = duchy.load("burgundy", edition=edition, modules=played_with(name), players=one["players"][-1])
    assert one.get("teams") == ([list(team) for team in game.teams] if game.has_teams else None)
    assert ("teams" in one) == (name == "team")


def taken(**options: object) -> bool:
    try:
        duchy.load("burgundy", **options)
    except duchy.OptionError:
        return False
    return True


def test_the_standard_set_up_has_one_estate_for_all_and_that_of_experts_deals_boards():
    ways = EDITIONS["2019"]["sets"]["ordinary"]["setups"]
    assert ways["standard"] == {
        "usual": "1",
        "same": ["1", "2"],
        "each": False,
        "dealt": False,
        "sealed": False,
        "championship": False,
        "target": None,
        "targets": [],
    }
    assert (ways["expert"]["usual"], ways["expert"]["each"], ways["expert"]["sealed"]) == ("dealt", True, True)
    assert [EDITIONS[edition]["sets"]["ordinary"]["setups"]["expert"]["championship"] for edition in EDITIONS] == [
        False,
        True,
        False,
    ]


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


def test_every_module_that_the_table_draws_is_offered():
    assert tuple(MODULES) == MODULE_NAMES


@rule("CB-SOLO-02", "CB-SOLO-48")
def test_one_player_has_the_solo_boards_and_may_choose_the_first_target():
    assert MODULES["solo"]["players"] == [1]
    for edition in ("2019", "2020-ua"):
        one = EDITIONS[edition]["sets"]["solo"]
        assert (one["players"], one["estates"]) == ([1], ["13a", "13b"])
        for ways in one["setups"].values():
            assert (ways["target"], ways["targets"]) == (50, list(range(45, 56)))
            assert not ways["each"] and not ways["sealed"]


@rule("CB-EXP-02")
@pytest.mark.parametrize("name", MODULES)
def test_the_first_printing_has_no_modules(name: str):
    assert "2011" not in MODULES[name]["editions"]
    assert list(EDITIONS["2011"]["sets"]) == ["ordinary"]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_refused_where_it_is_not_offered(name: str):
    module = MODULES[name]
    others = [other for other in MODULES if MODULES[other]["board"] and other not in module["excludes"] + [name]]
    for edition in EDITIONS:
        for players in Options.values()["players"]:
            mixes = [[name], *([name, other] for other in others)]
            fits = any(taken(edition=edition, players=players, modules=mix) for mix in mixes)
            assert not fits or (edition in module["editions"] and players in module["players"])
    for other in module["excludes"]:
        assert name in MODULES[other]["excludes"]
        for edition in EDITIONS:
            for players in Options.values()["players"]:
                assert not taken(edition=edition, players=players, modules=[name, other])


def test_sets_of_estates_exclude_each_other_and_no_other_module_is_one():
    boards = [name for name, module in MODULES.items() if module["board"]]
    assert boards == [name for name in ("border_posts", "close_to_castle", "team", "solo") if name in MODULES]
    for name in boards:
        assert set(boards) - {name} <= set(MODULES[name]["excludes"])


@pytest.mark.parametrize("preset", BOX["presets"], ids=lambda preset: preset["name"])
def test_a_preset_can_be_started_in_the_printings_that_it_names(preset: Any):
    assert preset["editions"]
    for edition in EDITIONS:
        assert taken(edition=edition, **preset["options"]) == (edition in preset["editions"])


def test_everything_is_every_module_that_is_no_set_of_estates():
    presets = {preset["name"]: preset["options"]["modules"] for preset in BOX["presets"]}
    assert presets["base"] == presets["championship"] == []
    assert presets["everything"] == [name for name, module in MODULES.items() if not module["board"]]


def test_what_is_not_known_for_sure_is_marked():
    marked = {name for name, estate in EDITIONS["2019"]["estates"].items() if estate["reconstructed"]}
    assert marked == {"12b", "14", "15"}
