"""Faults in dice, silver, workers and storage are named."""

from tests.burgundy.invariants.steps import Step, add, faults, find, new_phase, new_round, put, swap, unlike


def die_not_spent(step: Step) -> None:
    step.me.spent[step.index("die")] = 0


def die_turned(step: Step) -> None:
    step.other.dice[0] = step.other.dice[0] % 6 + 1


@faults(
    [
        ("negative", put("other_home.silver", -1)),
        ("negative", put("other_home.workers", -1)),
        ("dice", die_not_spent),
        ("dice", die_turned),
        ("silver", add("home.silver", 1)),
        ("silver", add("other_home.silver", 1)),
        ("workers", add("home.workers", 1)),
        ("workers", add("other_home.workers", 1)),
        ("storage", add("store.count", 1)),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


@faults([("dice", put("other.dice.1", 7)), ("dice", put("me.spent.0", 1))])
def test_a_fault_in_a_new_round_is_named(walks, name, plant):
    step = new_round(walks["standard"])
    plant(step)
    assert step.verdict() == name


def test_mines_pay_what_they_pay(walks):
    step = new_phase(walks["standard"])
    step.other_home.silver += 1
    assert step.verdict() == "silver"


def test_storage_keeps_its_order(walks):
    step = find(walks["standard"], "take", lambda step: len(set(step.store.tiles[: step.store.count].tolist())) > 1)
    swap(step.store.tiles, *unlike(step.store.tiles))
    assert step.verdict() == "storage"
