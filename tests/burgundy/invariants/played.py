"""Actions played at an arranged table, each as a step in which a fault can be planted."""

from collections.abc import Callable
from typing import Any

import numpy as np

from duchy.games.burgundy.referee.invariants import LEDGER
from tests.burgundy.invariants.steps import Step, taken
from tests.burgundy.table import Table

Plant = Callable[[Step], None]


class Played:
    """A table with the ledger of what was played there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ledger: Any = np.zeros(1, LEDGER)

    def play(self, notation: str) -> Step:
        """The step of an action; it must be sound."""
        player, action = self.table.state.resolve(notation)
        step = taken(self.table.state, player, action, self.ledger)
        checked = step.copy()
        assert checked.verdict() == "none", notation
        self.ledger = checked.ledger
        return step


def last_of(table: Table, *notations: str) -> Step:
    """The step of the last of some actions."""
    played = Played(table)
    return [played.play(notation) for notation in notations][-1]


class Faults:
    """Faults by the names of the functions that plant them: the step that each is planted in, and what it is called."""

    def __init__(self) -> None:
        self.cases: dict[str, tuple[Callable[[], Step], Plant, str]] = {}

    def planted(self, name: str, made: Callable[[], Step]) -> Callable[[Plant], Plant]:
        """Register a fault that is planted in a step."""

        def register(plant: Plant) -> Plant:
            self.cases[plant.__name__] = (made, plant, name)
            return plant

        return register

    def verdict(self, case: str) -> tuple[str, str]:
        """What a fault is called, and what it must be called."""
        made, plant, name = self.cases[case]
        step = made()
        plant(step)
        return step.verdict(), name
