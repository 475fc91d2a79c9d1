"""Faults on the order track are named."""

from tests.burgundy.invariants.steps import add, exchange, faults
from tests.burgundy.invariants.test_ships import loaded


@faults(
    [
        ("negative", add("other.space", 7)),
        ("order", add("after.order.0", 1)),
        ("order", add("other.space", 1)),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


def test_nobody_overtakes_without_a_ship(step):
    for array in (step.before, step.after):
        array[0].players[0].space = array[0].players[1].space = 0
    exchange("after.order", 0, 1)(step)
    assert step.verdict() == "order"


def test_a_ship_steps_forward(walks):
    step = loaded(walks["standard"])
    step.me.space -= 1
    assert step.verdict() == "order"


def test_a_ship_comes_first_on_its_space(walks):
    step = loaded(walks["standard"])
    for array in (step.before, step.after):
        array[0].players[1 - step.player].space = step.me.space
        array[0].order[:2] = [1 - step.player, step.player]
    assert step.verdict() == "order"


def test_a_ship_leaves_the_order_of_the_others(walks):
    step = loaded(walks["open"])
    others = [p for p in range(3) if p != step.player]
    for array in (step.before, step.after):
        for other in others:
            array[0].players[other].space = 0
    step.before[0].order[:3] = [step.player, *others]
    step.after[0].order[:3] = [step.player, *reversed(others)]
    assert step.verdict() == "order"
