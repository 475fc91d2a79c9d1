"""A few games, played once and then looked at step by step: every variant and number of players."""

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import duchy
from duchy.engine.state import SPECTATOR, State
from tests.dice.option_sets import RELUCTANT
from tests.support.play import choose, pick

WALKS: list[dict[str, Any]] = [
    {"players": 1, "sheet": "B"},
    {"players": 2},
    {"players": 3, "sheet": "D"},
    {"players": 3, "variant": "different"},
    {"players": 4, "variant": "same", "sheet": "C"},
    {"players": 5},
]


@dataclass(frozen=True)
class Step:
    """An action between two positions."""

    before: State
    player: int
    action: int
    after: State

    @property
    def opens(self) -> bool:
        return self.after.revelations != self.before.revelations


@cache
def walk(number: int) -> tuple[Step, ...]:
    """A whole game. The states are shared: nobody may change them."""
    chance = random.Random(number)
    state = duchy.load("dice", **WALKS[number]).new_state(seed=number)
    steps = []
    while not state.is_over:
        player = pick(state.deciders, chance)
        action = choose(state, player, chance, RELUCTANT)
        before, state = state, state.clone()
        state.apply(action, player)
        steps.append(Step(before, player, action, state))
    return tuple(steps)


def sampled(number: int, every: int = 9) -> list[Step]:
    """The set-up, the end, and a step now and then between them."""
    steps = walk(number)
    setup = [step for step in steps if step.before.decision != "round"]
    return [*setup, *steps[len(setup) : -1 : every], steps[-1]]


def viewers(state: State) -> range:
    """Everybody who looks on, a spectator too."""
    return range(SPECTATOR, state.game.players)
