"""Templates: one source of generic kernels, bound to the rules of each game."""

import sys

import pytest

import duchy
from duchy.engine.game.game import Game
from duchy.engine.kernels import template
from duchy.engine.play import steps


def test_a_plain_import_is_bound_to_nothing():
    assert steps.game is None
    assert template.bound() is None


def test_each_game_gets_kernels_of_its_own(toy: Game):
    burgundy = duchy.load("burgundy")
    assert toy.steps.rules is toy.rules
    assert burgundy.steps.rules is burgundy.rules
    assert toy.steps.legal is not burgundy.steps.legal
    assert toy.steps.__name__ == "duchy.engine.play.steps<tests.engine.toy>"
    assert sys.modules[toy.steps.__name__] is toy.steps


def test_binding_twice_gives_the_same_kernels(toy: Game):
    assert template.bind("duchy.engine.play.steps", toy.contract) is toy.steps


def test_a_template_that_does_not_exist_is_an_error(toy: Game):
    with pytest.raises(ModuleNotFoundError, match=r"No template module duchy\.engine\.nowhere"):
        template.bind("duchy.engine.nowhere", toy.contract)
    assert template.bound() is None
