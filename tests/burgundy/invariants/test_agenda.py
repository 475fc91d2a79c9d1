"""Faults in the agenda are named: questions that cannot be, that are missing, or that nobody has to answer."""

import pytest

from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.questions import Step as Waiting
from tests.burgundy.invariants.steps import Step, add, ask, drop_question, faults, find


def someone_else(step: Step) -> int:
    return 1 << 1 - step.player


def a_castle_for_someone_else(step: Step) -> None:
    ask(step, Decision.CASTLE, someone_else(step))


def the_wrong_turn(step: Step) -> None:
    step.after[0].agenda[0].who = someone_else(step)


def a_castle(step: Step) -> None:
    ask(step, Decision.CASTLE)


def a_step_that_was_not_run(step: Step) -> None:
    ask(step, Waiting.NEXT_PHASE)


def a_crane_without_its_module(step: Step) -> None:
    ask(step, Decision.CRANE)


@faults(
    [
        ("agenda", add("after.overflow", 1)),
        ("agenda", add("after.depth", -1)),
        ("agenda", add("after.agenda.7.a", 1)),
        ("agenda", add("after.agenda.0.kind", 1)),
        ("agenda", add("after.agenda.0.who", 64)),
        ("agenda", a_castle_for_someone_else),
        ("agenda", the_wrong_turn),
        ("agenda", a_step_that_was_not_run),
        ("agenda", a_crane_without_its_module),
        ("question", a_castle),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


def test_the_tile_that_waits_is_the_one_taken(walks):
    step = find(walks["standard"], "take", lambda step: step.after[0].depth == 2)
    entry, storage = step.after[0].agenda[1], step.store.tiles
    slot = next(slot for slot in range(len(storage)) if storage[slot] != entry.a)
    storage[slot], entry.a = int(entry.a), int(storage[slot])
    assert step.verdict() == "question"


@pytest.mark.parametrize("field", ["a", "b"])
def test_goods_are_kept_from_the_depots_that_were_loaded(walks, field):
    def condition(step: Step) -> bool:
        return bool(step.after[0].agenda[step.after[0].depth - 1].kind == Decision.KEEP)

    step = find(walks["standard"] + walks["open"] + walks["sealed"], "load", condition)
    frame = step.after[0].agenda[step.after[0].depth - 1]
    frame[field] = 1 - frame[field] if field == "b" else (frame[field] + 1) % 6
    assert step.verdict() == "question"


def test_a_question_is_not_forgotten(walks):
    step = find(walks["standard"], "place", lambda step: step.after[0].agenda[1].kind == Decision.CASTLE)
    drop_question(step)
    assert step.verdict() == "question"


def test_an_open_question_stays_what_it_was(walks):
    step = find(walks["standard"], "buy", lambda step: step.after[0].depth == 1)
    for array in (step.before, step.after):
        entry = array[0].agenda[1]
        entry.kind, entry.who = Decision.SHIP, 1 << step.player
        array[0].depth = 2
    assert step.copy().verdict() == "none"
    for field, value in (("kind", Decision.CASTLE), ("a", 1), ("b", 1)):
        changed = step.copy()
        changed.after[0].agenda[1][field] = value
        assert changed.verdict() == "question"
