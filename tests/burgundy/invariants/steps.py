"""Games played once and checked at every step, and the tools to plant a fault in a step."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.kernels.records import INTERPRETED, argument
from duchy.games.burgundy.components.layouts import ESTATES, spaces_of
from duchy.games.burgundy.components.tiles import Colour
from duchy.games.burgundy.referee.invariants import LEDGER
from duchy.games.burgundy.referee.invariants.notes import note
from tests.burgundy.option_sets import RELUCTANT
from tests.support import steps as kit
from tests.support.play import choose, pick

OFTEN = 8  # interpreted checks are slow: this many steps of each kind say enough
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "standard": ({"players": 2, "edition": "2019"}, 3),
    "open": ({"players": 3, "edition": "2011", "setup": "expert"}, 5),
    "sealed": ({"players": 2, "edition": "2020-ua", "setup": "expert", "choice": "sealed", "estates": ["5", "7"]}, 2),
}


class Step(kit.Step):
    """A step with the estates and storages of its players."""

    @property
    def home(self) -> Any:
        """The acting player's estate after."""
        return self.after[0].estates[self.player]

    @property
    def was_home(self) -> Any:
        """The acting player's estate before."""
        return self.before[0].estates[self.player]

    @property
    def other_home(self) -> Any:
        """The estate of the player to the left, after."""
        return self.after[0].estates[(self.player + 1) % self.game.players]

    @property
    def store(self) -> Any:
        """The acting player's storage after."""
        return self.after[0].storages[self.player]


Plant = Callable[[Step], None]


# --- games -----------------------------------------------------------------------------------------------------------


def walk(options: dict[str, Any], seed: int) -> list[Step]:
    """A whole game, every step checked."""
    chance = random.Random(seed)
    state = duchy.load("burgundy", **options).new_state(seed)
    ledger = np.zeros(1, LEDGER)
    steps: list[Step] = []
    while not state.is_over:
        player = pick(state.deciders, chance)
        action = choose(state, player, chance, RELUCTANT)
        step = taken(state, player, action, ledger)
        steps.append(step)
        checked = step.copy()
        if INTERPRETED and sum(other.kind == step.kind for other in steps) > OFTEN:
            records = [argument(array)[0] for array in (checked.before, checked.after, checked.ledger)]
            note(records[0], records[1], player, action, records[2])
        else:
            assert checked.verdict() == "none", f"{len(steps)}: {state.game.catalogue.decode(action)}"
        ledger = checked.ledger
    return steps


def taken(state: duchy.State, player: int, action: int, ledger: Any) -> Step:
    """Take an action, as a step."""
    before = state.array.copy()
    state.apply(action, player)
    return Step(state.game, player, action, before, state.array.copy(), ledger.copy())


def find(steps: list[Step], kind: str, condition: Callable[[Step], bool] = lambda step: True) -> Step:
    """A copy of the first step of a kind for which the condition holds."""
    for step in steps:
        if step.kind == kind and condition(step):
            return step.copy()
    raise AssertionError(f"no step '{kind}' of this sort was played")


def plain(steps: list[Step]) -> Step:
    """A step that does little: a tile taken for a die, at a time when the next player has goods."""

    def condition(step: Step) -> bool:
        return step.index("die") < 2 and step.after[0].depth == 1 and bool(np.asarray(step.other_home.goods).any())

    return find(steps, "take", condition)


def new_round(steps: list[Step]) -> Step:
    return find(steps, "end_turn", lambda step: step.after[0].round_no != step.before[0].round_no)


def new_phase(steps: list[Step]) -> Step:
    return find(steps, "end_turn", lambda step: step.after[0].phase != step.before[0].phase)


def laid(steps: list[Step], colour: Colour) -> Step:
    """A tile of a colour laid for a die, with nothing to be answered after it."""

    def condition(step: Step) -> bool:
        return step.after[0].depth == 1 and colour_of(step.home, step.index("hex")) == colour

    return find(steps, "place", condition)


def spaces(home: Any, colour: Colour) -> list[int]:
    """The spaces of a colour in an estate."""
    return spaces_of(ESTATES[int(home.layout)], colour)


def colour_of(home: Any, space: int) -> int:
    """The colour of a space."""
    return ESTATES[int(home.layout)].colours[space]


# --- faults ----------------------------------------------------------------------------------------------------------


def faults(planted: Sequence[tuple[str, Plant]]) -> Any:
    """A test for each fault: what is planted, and the name that it must get."""
    ids = [f"{number}-{name}" for number, (name, _) in enumerate(planted)]
    return pytest.mark.parametrize(("name", "plant"), planted, ids=ids)


def target(step: Step, path: str) -> tuple[Any, Any]:
    """Where a path such as ``home.silver``, ``after.ply`` or ``other.points.3`` leads: a record or array, and a key."""
    roots = {"me": step.me, "other": step.other, "after": step.after[0], "before": step.before[0]}
    roots |= {"home": step.home, "other_home": step.other_home, "store": step.store}
    root, *keys = (int(name) if name.isdecimal() else name for name in path.split("."))
    place = roots[str(root)]
    for key in keys[:-1]:
        place = place[key]
    return place, keys[-1]


def add(path: str, change: int) -> Plant:
    """A fault that adds to one number."""

    def plant(step: Step) -> None:
        place, key = target(step, path)
        place[key] = place[key] + change

    return plant


def put(path: str, value: int) -> Plant:
    """A fault that replaces one number."""

    def plant(step: Step) -> None:
        place, key = target(step, path)
        place[key] = value

    return plant


def exchange(path: str, one: int, other: int) -> Plant:
    """A fault that swaps two entries of a list."""

    def plant(step: Step) -> None:
        place, key = target(step, path)
        swap(place[key], one, other)

    return plant


def swap(array: Any, one: Any, other: Any) -> None:
    array[one], array[other] = int(array[other]), int(array[one])


def unlike(values: Any) -> tuple[int, int]:
    """The places of two different entries."""
    return 0, next(i for i in range(len(values)) if values[i] != values[0])


def ask(step: Step, question: int, who: int | None = None) -> None:
    """Put one more question to the acting player, or to others, on the agenda after the step."""
    s = step.after[0]
    entry = s.agenda[int(s.depth)]
    entry.kind, entry.who = question, 1 << step.player if who is None else who
    s.depth += 1


def drop_question(step: Step) -> None:
    """Take the last question off the agenda after the step."""
    s = step.after[0]
    s.depth -= 1
    entry = s.agenda[int(s.depth)]
    entry.kind, entry.who, entry.a, entry.b = 0, 0, 0, 0
