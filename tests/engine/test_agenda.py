"""The agenda: the innermost decision on top, nothing left behind, and a flag if it is ever too deep."""

import numpy as np
import pytest

from duchy.engine import agenda
from duchy.engine.records import argument, record
from duchy.engine.rule import rule

# Without a field of its own, numba would take every game's state for a wider kind of holder.
HOLDER = record(**agenda.FIELDS, only_here=np.int8)


@rule
def ask(states, player, kind):
    agenda.ask(states[0], player, kind)


@rule
def ask_all(states, who, kind, a, b):
    agenda.ask_all(states[0], who, kind, a, b)


@rule
def answer(states):
    agenda.answered(states[0])


@rule
def open_question(states):
    return agenda.decision(states[0]), agenda.deciders(states[0])


@rule
def reveal(states):
    agenda.reveal(states[0])


@pytest.fixture
def holder():
    return np.zeros(1, HOLDER)


def test_nothing_is_asked_at_first(holder):
    assert open_question(argument(holder)) == (0, 0)


def test_the_last_question_is_answered_first(holder):
    states = argument(holder)
    ask(states, 2, 5)
    ask_all(states, 0b1011, 6, 3, 4)
    assert open_question(states) == (6, 0b1011)
    assert (holder["agenda"][0][1]["a"], holder["agenda"][0][1]["b"]) == (3, 4)
    answer(states)
    assert open_question(states) == (5, 0b100)
    answer(states)
    assert holder.tobytes() == bytes(HOLDER.itemsize)


def test_a_question_too_many_is_flagged_and_not_asked(holder):
    states = argument(holder)
    for depth in range(agenda.DEPTH):
        ask(states, 0, depth + 1)
    assert holder["overflow"][0] == 0
    ask(states, 1, 99)
    assert holder["overflow"][0] == 1
    assert holder["depth"][0] == agenda.DEPTH
    assert open_question(states) == (agenda.DEPTH, 1)


def test_revelations_are_counted(holder):
    states = argument(holder)
    reveal(states)
    reveal(states)
    assert holder["revelations"][0] == 2
