"""What a socket may do beside others: its place among those of its address, and how often it may send messages."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count

from starlette.types import Scope

from duchy.server.edge.addresses import address_of
from duchy.server.edge.crowds import Audience
from duchy.server.edge.rate_limits import ACT, MESSAGE, MESSAGES, OPEN_SOCKET, Buckets
from duchy.server.edge.wire import holds_seat
from duchy.server.problems import Refused

REFUSALS = 50  # messages that may come too early before a socket is closed
FORGOTTEN = 60.0  # seconds after which they are forgotten

_numbers = count()


class Persistent(Exception):
    """A client goes on sending messages too early."""


class Admission:
    """The limits of one socket."""

    def __init__(
        self, scope: Scope, audience: Audience, buckets: Buckets, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.address = address_of(scope)
        self._scope = scope
        self._audience = audience
        self._buckets = buckets
        self._clock = clock
        self._number = str(next(_numbers))
        self._refusals, self._last = 0, 0.0
        self._place = audience.enter(self.address)
        self.may_open = not buckets.take(OPEN_SOCKET, self.address)

    @property
    def displaced(self) -> bool:
        """Whether another socket of its address has taken its place."""
        return self._place.displaced

    def on_displaced(self, do: Callable[[], None]) -> None:
        """What to do when another socket takes its place."""
        self._place.on_displaced = do

    def sit(self, seated: bool) -> bool:
        """Tell whether the client holds a seat; False if its address has too many such sockets."""
        holds_seat(self._scope, seated)
        return self._audience.take(self._place, seated)

    def leave(self) -> None:
        """The socket is closed."""
        self._audience.leave(self._place)
        self.on_displaced(lambda: None)  # else it holds the connection, which holds it

    def check_message(self, acting: bool) -> None:
        """Refuse a message that comes too early."""
        self._check(lambda: self._buckets.check(MESSAGE, self._number, "messages"))
        self._check(lambda: self._buckets.check(MESSAGES, self.address, "messages"))
        if acting:
            self._check(lambda: self._buckets.check(ACT, self.address, "messages"))

    def check_seat(self, table: str, seat: int) -> None:
        """Refuse an action of a seat that comes too early."""
        self._check(lambda: self._buckets.check_seat(table, seat, "messages"))

    def _check(self, check: Callable[[], None]) -> None:
        try:
            check()
        except Refused:
            now = self._clock()
            self._refusals = self._refusals + 1 if now - self._last < FORGOTTEN else 1
            self._last = now
            if self._refusals > REFUSALS:
                raise Persistent from None
            raise
