"""Faults in the options, the clock and the draws are named."""

import numpy as np
import pytest

from tests.burgundy.invariants.steps import Step, add, exchange, faults, find, new_round, put


def other_random_number(step: Step) -> None:
    step.after[0].rng = np.uint64(step.after[0].rng) ^ np.uint64(1)


def other_white_die(step: Step) -> None:
    step.after[0].white = step.after[0].white % 6 + 1


@faults(
    [
        ("options", add("after.revision", 1)),
        ("options", add("after.edition", 1)),
        ("options", add("after.modules", 1 << 10)),
        ("owners", put("other.estate", 3)),
        ("owners", put("me.storage", 3)),
        ("clock", add("after.ply", 1)),
        ("clock", add("after.round_no", 1)),
        ("clock", add("after.phase", 1)),
        ("clock", add("after.bought", 1)),
        ("clock", exchange("before.turns", 0, 1)),
        ("chance", add("after.revelations", 1)),
        ("chance", add("after.revelations", -1)),
        ("chance", other_random_number),
        ("chance", other_white_die),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


def test_a_purchase_is_made_once_a_turn(walks):
    step = find(walks["standard"], "buy")
    step.before[0].bought = 1
    assert step.verdict() == "clock"


@pytest.mark.parametrize("plant", [put("after.white", 0), add("before.revelations", 5)], ids=["white", "revelations"])
def test_a_round_begins_with_a_roll(walks, plant):
    step = new_round(walks["standard"])
    plant(step)
    assert step.verdict() == "chance"


def test_the_turns_of_a_round_are_those_of_the_order_track(walks):
    step = new_round(walks["standard"])
    exchange("after.turns", 0, 1)(step)
    step.after[0].agenda[0].who = 1 << int(step.after[0].turns[0])
    assert step.verdict() == "clock"
