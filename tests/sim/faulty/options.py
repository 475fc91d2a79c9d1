"""Which fault the game has."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from duchy.engine.values import options as kit
from duchy.engine.values.options import one_of

FAULTS = (
    "none",
    "no_action",
    "unsorted",
    "not_asked",
    "endless",
    "score",
    "ranking",
    "missing_action",
    "extra_action",
    "lost_count",
    "bad_start",
    "overflow",
)


@dataclass(frozen=True)
class Options(kit.Options):
    """Two players and perhaps a fault."""

    fault: str = "none"

    def check(self) -> None:
        one_of("players", self.players, (2,))
        one_of("fault", self.fault, FAULTS)

    def write(self, record: Any) -> None:
        record.fault = FAULTS.index(self.fault)

    @classmethod
    def sample(cls, chance: random.Random) -> Options:
        return cls()
