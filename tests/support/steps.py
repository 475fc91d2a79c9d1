"""Single steps of games with their invariants, to plant faults in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np

from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.kernels.records import INTERPRETED, argument
from duchy.engine.kernels.template import bind


@dataclass(frozen=True)
class Step:
    """One action of a game: the position before and after, and the ledger as it stood."""

    game: Game
    player: int
    action: int
    before: Any
    after: Any
    ledger: Any

    @property
    def kind(self) -> str:
        return str(self.game.catalogue.kind_of(self.action).name)

    def arguments(self) -> dict[str, int]:
        return dict(self.game.catalogue.decode(self.action).arguments)

    def index(self, name: str) -> int:
        """An argument that is a number as rules count it, from 0."""
        return self.arguments()[name] - 1

    @property
    def opens(self) -> bool:
        """Whether something came to light."""
        return bool(self.before["revelations"][0] != self.after["revelations"][0])

    @property
    def was(self) -> Any:
        """The acting player before."""
        return self.before[0].players[self.player]

    @property
    def me(self) -> Any:
        """The acting player after."""
        return self.after[0].players[self.player]

    @property
    def other(self) -> Any:
        """The player to the left, after."""
        return self.after[0].players[(self.player + 1) % self.game.players]

    def copy(self, action: int | None = None) -> Self:
        """A step to plant a fault in; with another action, if one is given."""
        arrays = {name: getattr(self, name).copy() for name in ("before", "after", "ledger")}
        return replace(self, action=self.action if action is None else action, **arrays)

    def verdict(self) -> str:
        """What the invariants say; the ledger goes on to the next step."""
        kernels = bind("duchy.sim.checked", self.game.contract)
        states = np.concatenate([self.after, self.before])
        action = self.action if INTERPRETED else np.int16(self.action)  # the type that the fuzzer has compiled
        code = kernels.check_step(argument(states), argument(self.ledger), self.player, action)
        return str(registry.contract_of(self.game).invariants.VIOLATIONS[int(code)])
