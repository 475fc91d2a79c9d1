"""Two or three bidders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duchy.engine import options as kit
from duchy.engine.options import one_of


@dataclass(frozen=True)
class Options(kit.Options):
    """The bidders, and how many pots they bid for."""

    rounds: int = 3

    def check(self) -> None:
        one_of("players", self.players, (2, 3))
        one_of("revision", self.revision, (1,))
        one_of("rounds", self.rounds, (1, 2, 3))

    def write(self, record: Any) -> None:
        record.rounds = self.rounds
