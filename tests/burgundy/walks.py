"""A few games, played once and then looked at step by step: every printing, table and set-up."""

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import duchy
from duchy.engine.state import SPECTATOR, State
from tests.burgundy.option_sets import RELUCTANT
from tests.support.play import choose, pick

WALKS: list[dict[str, Any]] = [
    {"edition": "2011", "players": 2},
    {"edition": "2011", "players": 3, "setup": "expert", "estates": ["2", "5", "9"]},
    {"edition": "2011", "players": 4, "setup": "expert", "choice": "sealed"},
    {"edition": "2019", "players": 2, "setup": "expert", "championship": True},
    {"edition": "2019", "players": 3, "setup": "expert", "choice": "sealed", "estates": "14"},
    {"edition": "2019", "players": 4, "estates": "2"},
    {"edition": "2020-ua", "players": 2, "setup": "expert", "choice": "sealed"},
    {"edition": "2020-ua", "players": 3, "estates": "1"},
    {"edition": "2020-ua", "players": 4, "setup": "expert"},
]
SEALED = [number for number, options in enumerate(WALKS) if options.get("choice") == "sealed"]


@dataclass(frozen=True)
class Step:
    """An action between two positions."""

    before: State
    player: int
    action: int
    after: State


@cache
def walk(number: int) -> tuple[Step, ...]:
    """A whole game. The states are shared: nobody may change them."""
    chance = random.Random(number)
    state = duchy.load("burgundy", **WALKS[number]).new_state(seed=number)
    steps = []
    while not state.is_over:
        player = pick(state.deciders, chance)
        action = choose(state, player, chance, RELUCTANT)
        before, state = state, state.clone()
        state.apply(action, player)
        steps.append(Step(before, player, action, state))
    return tuple(steps)


def sampled(number: int, every: int = 16) -> list[Step]:
    """The set-up, the end, and a step now and then between them."""
    steps = walk(number)
    setup = [step for step in steps if step.before.decision == "found"]
    return [*setup, *steps[len(setup) : -1 : every], steps[-1]]


def viewers(state: State) -> range:
    """Everybody who looks on, a spectator too."""
    return range(SPECTATOR, state.game.players)
