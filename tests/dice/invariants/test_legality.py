"""The second list of legal actions: equal to that of the rules in sound games, and not misled by what they derive."""

import ast
import inspect
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.games.dice.referee import legality
from duchy.games.dice.rules import CATALOGUE, MAX_LEGAL
from tests.dice.walks import WALKS, Step, walk


def expected(state: duchy.State, player: int) -> list[int]:
    """What the second list says."""
    out = np.zeros(MAX_LEGAL, np.int16)
    count = legality.expected(argument(state.array)[0], player, argument(out))
    return [int(action) for action in out[:count]]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_lists_of_sound_games_are_equal(number):
    for step in walk(number):
        for player in range(step.before.game.players):
            assert expected(step.before, player) == step.before.legal_actions(player)


def last(kind: str) -> Step:
    """The last step of a kind in the game for two."""
    return [step for step in walk(1) if CATALOGUE.kind_of(step.action).name == kind][-1]


def compared(state: duchy.State, player: int) -> str:
    """What the fuzzer says of the legal actions in a position."""
    kernels = bind("duchy.sim.checked", state.game.contract)
    out, wanted = argument(np.zeros(MAX_LEGAL, np.int16)), argument(np.zeros(CATALOGUE.size, np.int16))
    s = argument(state.array)[0]
    code = kernels.check_complete(s, player, out, kernels.check_legal(s, player, out), wanted)
    return str(kernels.NAMES.get(int(code), "fine"))


@pytest.mark.parametrize(
    ("kind", "field", "value", "found"),
    [
        ("build", "fits", 0, "missing_action"),
        ("build", "fits", (1 << 37) - 1, "extra_action"),
        ("build", "border", 0, "missing_action"),
        ("build", "border", (1 << 37) - 1, "extra_action"),
        ("build", "built", (1 << 37) - 1, "missing_action"),
        ("build", "built", 0, "extra_action"),
        ("second", "used", 1, "missing_action"),
        ("second", "fits", 0, "missing_action"),
    ],
)
def test_a_wrong_field_that_the_rules_derive_is_found(kind: str, field: str, value: Any, found: str):
    step = last(kind)
    state = step.before.clone()
    assert compared(state, step.player) == "fine"
    state.array["drafts"][field][0, step.player] = value
    assert compared(state, step.player) == found


def test_a_step_that_is_left_out_is_found():
    step = last("sell")
    state = step.before.clone()
    state.array["steps"][0, step.player] = step.after.array["steps"][0, step.player]
    assert compared(state, step.player) == "missing_action"


def test_no_chapter_of_the_rules_is_called():
    imports = [node for node in ast.walk(ast.parse(inspect.getsource(legality))) if isinstance(node, ast.ImportFrom)]
    assert not [node.module for node in imports if "chapters" in str(node.module)]
