"""The options of Sealed Bids."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from duchy.engine.values import options as kit
from duchy.engine.values.options import one_of

PLAYERS = (2, 3)
ROUNDS = (1, 2, 3)


@dataclass(frozen=True)
class Options(kit.Options):
    """The players, and how many rounds they play (SB-GAME-01)."""

    rounds: int = 3

    def check(self) -> None:
        """Refuse what the rules do not allow."""
        for name, allowed in self.values().items():
            one_of(name, getattr(self, name), allowed)

    def write(self, record: Any) -> None:
        """Write the options into a blank record; the kit writes the number of players."""
        record.rounds = self.rounds

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Every value of every option."""
        return {"players": PLAYERS, "revision": (1,), "rounds": ROUNDS}

    @classmethod
    def sample(cls, chance: random.Random) -> Options:
        """Any players, any rounds."""
        return cls(players=chance.choice(PLAYERS), rounds=chance.choice(ROUNDS))
