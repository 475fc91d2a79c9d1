"""The agenda: the innermost frame on top, nothing left behind, and a game that stops if it is ever too deep."""

import numpy as np
import pytest

from duchy.engine.kernels.fields import i8, layout_of
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import rule
from duchy.engine.play import agenda
from duchy.engine.play.agenda import KitState

pytestmark = pytest.mark.coverage


class Holder(KitState):
    only_here = i8()  # without a field of its own, numba would take every game's state for a wider kind of holder


HOLDER = layout_of(Holder)


@rule
def ask(states, player, kind):
    agenda.ask(states[0], player, kind)


@rule
def ask_all(states, who, kind, a, b):
    agenda.ask_all(states[0], who, kind, a, b)


@rule
def answer(states):
    agenda.pop(states[0])


@rule
def step_later(states, step):
    agenda.then(states[0], step)


@rule
def step_on_top(states):
    return agenda.step_waits(states[0])


@rule
def one_answers(states, player):
    return agenda.answered_by(states[0], player)


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


def test_a_frame_too_many_stops_the_game(holder):
    states = argument(holder)
    for depth in range(agenda.DEPTH):
        ask(states, 0, depth + 1)
    assert holder["overflow"][0] == 0
    ask(states, 1, 60)
    assert (holder["overflow"][0], holder["over"][0], holder["depth"][0]) == (1, 1, agenda.DEPTH)
    assert open_question(states) == (agenda.DEPTH, 1), "nothing is overwritten"


def test_a_frame_carries_numbers_of_16_bits(holder):
    states = argument(holder)
    ask_all(states, 0b1, 6, 32767, -32768)
    assert (holder["agenda"][0][0]["a"], holder["agenda"][0][0]["b"]) == (32767, -32768)


def test_a_step_waits_behind_a_question(holder):
    states = argument(holder)
    step_later(states, agenda.FIRST_STEP + 3)
    ask(states, 1, 5)
    assert not step_on_top(states)
    assert open_question(states) == (5, 0b10)
    answer(states)
    assert step_on_top(states)


def test_a_question_to_several_goes_when_all_have_answered(holder):
    states = argument(holder)
    ask_all(states, 0b101, 6, 0, 0)
    assert not one_answers(states, 2)
    assert open_question(states) == (6, 0b001)
    assert one_answers(states, 0)
    assert holder.tobytes() == bytes(HOLDER.itemsize)


def test_revelations_are_counted(holder):
    states = argument(holder)
    reveal(states)
    reveal(states)
    assert holder["revelations"][0] == 2
