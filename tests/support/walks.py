"""Whole games, played once and then looked at step by step."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import duchy
from duchy.engine.game.game import SPECTATOR, State
from tests.support.play import choose, pick


@dataclass(frozen=True)
class Step:
    """An action between two positions."""

    before: State
    player: int
    action: int
    after: State

    @property
    def opens(self) -> bool:
        """Whether something came to light."""
        return self.after.revelations != self.before.revelations


class Walks:
    """A game for each of some options, and a way through it. The states are shared: nobody may change them."""

    def __init__(self, game: str, options: Sequence[Mapping[str, Any]], reluctant: Sequence[str]) -> None:
        self._game, self._options, self._reluctant = game, options, reluctant
        self._played: dict[int, tuple[Step, ...]] = {}

    def walk(self, number: int) -> tuple[Step, ...]:
        """A whole game."""
        if number not in self._played:
            self._played[number] = tuple(self._steps(number))
        return self._played[number]

    def _steps(self, number: int) -> list[Step]:
        chance = random.Random(number)
        state = duchy.load(self._game, **self._options[number]).new_state(seed=number)
        steps = []
        while not state.is_over:
            player = pick(state.deciders, chance)
            action = choose(state, player, chance, self._reluctant)
            before, state = state, state.clone()
            state.apply(action, player)
            steps.append(Step(before, player, action, state))
        return steps

    def sampled(self, number: int, every: int, setup: Sequence[str]) -> list[Step]:
        """The decisions of the set-up, the end, and a step now and then between them."""
        steps = self.walk(number)
        begun = [step for step in steps if step.before.decision in setup]
        return [*begun, *steps[len(begun) : -1 : every], steps[-1]]


def viewers(state: State) -> range:
    """Everybody who looks on, a spectator too."""
    return range(SPECTATOR, state.game.players)
