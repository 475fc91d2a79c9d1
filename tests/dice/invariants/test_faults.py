"""A fault that is planted in a step is named by the invariants, and sound steps pass."""

import random
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.games.dice.referee.invariants import LEDGER, VIOLATIONS
from duchy.games.dice.referee.invariants.violations import Violation
from duchy.games.dice.state import Category
from tests.dice.option_sets import RELUCTANT
from tests.support.play import choose, pick
from tests.support.steps import Step

ROUNDS = 6  # that are looked at; the fuzzer plays to the end


@cache
def walk(players: int, variant: str) -> tuple[Step, ...]:
    """The first rounds of a game, every step checked."""
    chance = random.Random(players)
    state = duchy.load("dice", players=players, variant=variant).new_state(seed=players)
    ledger, steps = np.zeros(1, LEDGER), []
    while not state.is_over and state.record.round_no < ROUNDS:
        before, player = state.array.copy(), pick(state.deciders, chance)
        action = choose(state, player, chance, RELUCTANT)
        state.apply(action, player)
        step = Step(state.game, player, action, before, state.array.copy(), ledger.copy())
        steps.append(step)
        checked = step.copy()
        assert checked.verdict() == "none", f"{len(steps)}: {state.game.catalogue.decode(action)}"
        ledger = checked.ledger
    return tuple(steps)


def find(kind: str, opens: bool = False) -> Step:
    """A copy of the last step of a kind in the game for two that opens the round, or does not."""
    found = [step for step in walk(2, "basic") if step.kind == kind and step.opens == opens]
    return found[-1].copy()


@pytest.mark.parametrize(("players", "variant"), [(1, "basic"), (2, "basic"), (3, "different"), (4, "same")])
def test_sound_games_have_no_fault(players, variant):
    assert len(walk(players, variant)) > 10


Plant = Callable[[Step], None]


def add(path: str, amount: int) -> Plant:
    """Change a field after a step by so much; ``me`` and ``draft`` are the acting player's."""

    def plant(step: Step) -> None:
        field, *indices = path.split(".")
        array = step.after
        if field in ("me", "draft", "other", "other_draft"):
            seat = step.player if "other" not in field else 1 - step.player
            array = array["drafts" if "draft" in field else "players"][0, seat : seat + 1]
            field, *indices = indices
        array[field][(0, *map(int, indices))] += amount

    return plant


def ask_fewer(step: Step) -> None:
    """Leave the first player out of the question."""
    step.after["agenda"]["who"][0, 0] ^= 1


@pytest.mark.parametrize(
    ("kind", "opens", "name", "plant"),
    [
        ("build", False, "options", add("variant", 1)),
        ("build", False, "agenda", add("depth", 1)),
        ("build", False, "agenda", add("overflow", 1)),
        ("build", False, "clock", add("ply", 1)),
        ("build", False, "clock", add("phase", 1)),
        ("seal", True, "clock", add("marked", 1)),
        ("seal", True, "clock", add("round_no", 1)),
        ("build", False, "chance", add("pips.0", 1)),
        ("seal", True, "chance", add("pips.0", 6)),
        ("seal", True, "chance", add("revelations", 1)),
        ("build", False, "steps", add("steps.0", 1)),
        ("seal", True, "steps", add("steps.0", 1)),
        ("seal", True, "steps", add("other_draft.sold", 1)),
        ("seal", True, "steps", ask_fewer),
        ("build", False, "secrecy", add("me.numbers.3", 1)),
        ("build", False, "secrecy", add("other.points.0.0", 1)),
        ("build", False, "secrecy", add("other_draft.ringed.0.1", 1)),
        ("seal", True, "opening", add("other.built", 1)),
        ("seal", True, "opening", add("other.first", 1)),
        ("build", False, "border", add("draft.border", 1)),
        ("build", False, "fits", add("draft.fits.0", 1 << 30)),
        ("build", False, "circles", add("draft.ringed.0.0", 1)),
        ("build", False, "circles", add("draft.crossed.1.2", 1)),
        ("seal", True, "awards", add("awards_left.0", -1)),
    ],
)
def test_a_fault_is_named(kind, opens, name, plant):
    step = find(kind, opens)
    plant(step)
    assert step.verdict() == name


@pytest.mark.parametrize("category", Category)
def test_points_that_nothing_explains_are_named(category):
    step = find("build")
    step.after["drafts"]["points"][0, step.player, 0, category] += 1
    assert step.verdict() == f"points_{category.name.lower()}"


def test_a_hex_that_was_not_built_is_named():
    step = find("build")
    built = step.index("hex")
    step.after["drafts"]["numbers"][0, step.player, built] = 0
    assert step.verdict() == "built"


@pytest.mark.parametrize("field", ["ply", "phase", "awards_left"])
def test_a_wrong_start_is_named(field):
    game = duchy.load("dice", players=2)
    state = game.new_state(seed=1)
    ledger = np.zeros(1, LEDGER)
    check = bind("duchy.sim.checked", game.contract).check_first
    assert VIOLATIONS[int(check(argument(state.array), argument(ledger)))] == "none"
    state.array[field] += 1
    assert VIOLATIONS[int(check(argument(state.array), argument(ledger)))] == "start"
    state = game.new_state(seed=1)
    state.array["players"]["ringed"][0, 1, 0, 0] = 1
    assert VIOLATIONS[int(check(argument(state.array), argument(ledger)))] == "start"


def test_every_violation_has_a_name():
    assert set(VIOLATIONS.values()) >= {code.name.lower() for code in Violation if code != Violation.POINTS}
    assert len(set(VIOLATIONS.values())) == len(VIOLATIONS)
