"""Faults in the number of tiles, the stacks and the depots are named; so is a count below zero."""

import numpy as np

from duchy.games.burgundy.components.tiles import PILE_KIND, PILE_STACK, PILES, Kind
from tests.burgundy.invariants.steps import Step, add, faults, new_phase, put, swap


def piles(kind: Kind) -> list[int]:
    """The piles of a kind: with coloured backs, with black backs."""
    return [pile for pile in range(PILES) if PILE_KIND[pile] == kind]


def filled_slots(step: Step) -> list[tuple[int, int]]:
    return [(int(depot), int(slot)) for depot, slot in np.argwhere(np.asarray(step.after[0].depots))]


def lost_tile(step: Step) -> None:
    step.after[0].depots[filled_slots(step)[0]] = 0


def other_depot_order(step: Step) -> None:
    depots, (one, *others) = step.after[0].depots, filled_slots(step)
    swap(depots, one, next(other for other in others if depots[other] != depots[one]))


def black_tile_moved(step: Step) -> None:
    slots = np.asarray(step.after[0].black)
    swap(step.after[0].black, int(np.flatnonzero(slots)[0]), int(np.flatnonzero(slots == 0)[0]))


def black_tile_gone(step: Step) -> None:
    step.ledger[0].gone[int(step.after[0].black[0])] = 1
    step.after[0].black[0] = 0


def tile_between_stacks(step: Step) -> None:
    s = step.after[0]
    coloured, black = piles(Kind.MINE)
    assert s.bag[coloured] > 0
    for pile, change in ((coloured, -1), (black, 1)):
        s.bag[pile] += change
        s.stacks[int(PILE_STACK[pile])] += change


@faults(
    [
        ("negative", put("after.bag.60", -1)),
        ("tiles", lost_tile),
        ("tiles", add("after.bag.3", 1)),
        ("stacks", add("after.stacks.2", 1)),
        ("stacks", add("after.stacks.6", -1)),
        ("board", other_depot_order),
        ("board", black_tile_moved),
        ("bag", tile_between_stacks),
    ]
)
def test_a_fault_is_named(step, name, plant):
    plant(step)
    assert step.verdict() == name


@faults([("board", other_depot_order), ("board", black_tile_gone), ("bag", tile_between_stacks)])
def test_a_fault_in_a_new_phase_is_named(walks, name, plant):
    step = new_phase(walks["standard"])
    plant(step)
    assert step.verdict() == name
