"""How many connections or sockets one address may have open, and all addresses together."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

TELL_AGAIN = 60.0  # seconds between two lines of the log about the same limit

log = logging.getLogger(__name__)


class Crowd:
    """Counts what is open by address; a limit of 0 is none."""

    def __init__(
        self, name: str, per_address: int, in_all: int = 0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.refused = 0
        self._name = name
        self._per_address = per_address
        self._in_all = in_all
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._total = 0
        self._told = -TELL_AGAIN

    def __len__(self) -> int:
        return self._total

    def enter(self, address: str) -> bool:
        """Count one more of an address; False, and nothing is counted, if that would be too many.

        An empty address stands for a proxy with many behind it, for which only the limit of all together counts.
        """
        if self._per_address and address and self._open[address] >= self._per_address:
            return self._refuse("%s of %s refused: it has %d, the most for one address", address, self._per_address)
        if self._in_all and self._total >= self._in_all:
            return self._refuse("%s of %s refused: there are %d in all, the most", address, self._in_all)
        self._open[address] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less; only for what has entered."""
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _refuse(self, sentence: str, address: str, limit: int) -> bool:
        self.refused += 1
        if self._clock() - self._told >= TELL_AGAIN:  # a flood must not fill the log
            self._told = self._clock()
            log.warning(sentence, self._name, address, limit)
        return False
