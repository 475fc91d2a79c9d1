"""A limit on guessing passwords, by name as well as by address.

From one address few guesses at one name are possible. All addresses together have a larger number, so that many of them
do not help. That must not keep the owner out: whoever has signed in from an address lately does not count there.
The waits are short in any case. Like other limits these are kept in memory by each process.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable

from duchy.server.edge.rate_limits import Buckets, Rule
from duchy.server.problems import Refused

_ANY = re.compile("")
FROM_ONE_ADDRESS = Rule("name-and-address", _ANY, 5, 3)
FROM_ALL_ADDRESSES = Rule("name", _ANY, 30, 12)
MOST_KNOWN = 20_000


class Guesses:
    """Counts attempts at the passwords of accounts."""

    def __init__(self, pace: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._buckets = Buckets(pace, clock) if pace > 0 else None
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def attempt(self, name: str, address: str) -> None:
        """Count an attempt; refused if there were too many."""
        if self._buckets is None:
            return
        seconds = self._buckets.take(FROM_ONE_ADDRESS, f"{name} {address}")
        if not seconds and (name, address) not in self._known:
            seconds = self._buckets.take(FROM_ALL_ADDRESSES, name)
        if seconds:
            raise Refused(429, "too-many", seconds=seconds)

    def succeeded(self, name: str, address: str) -> None:
        """The owner of a name is at an address: guesses from elsewhere do not keep them out."""
        self._known[name, address] = None
        self._known.move_to_end((name, address))
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
