"""Counts what is refused, by kind, and tells the log of each kind at most once a minute: a flood must not fill it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

TELL_AGAIN = 60.0  # seconds between two lines of the log about the same kind

#: What is counted, as the metric ``duchy_refused_total`` names it.
KINDS = (
    "no-request",  # bytes that are no request
    "slow",  # a request that did not arrive in time
    "large",  # a body that is too large
    "head",  # a head that is too large
    "ahead",  # a connection with too many requests that did not wait for answers
    "connection",  # a connection above the limits
    "displaced",  # a connection or socket that was closed for another of the same address
    "socket",  # a socket above the limits
    "frames",  # a socket that sent more frames or bytes than it may
    "unsent",  # a client that did not take what was sent to it
    "requests",  # requests above the rate limits
    "messages",  # messages over a socket above the rate limits
)

log = logging.getLogger(__name__)


class Tally:
    """How often each kind was refused since the process began."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.counts = dict.fromkeys(KINDS, 0)
        self._clock = clock
        self._told: dict[str, tuple[float, int]] = {}  # by kind: when, and the count by then

    def __getitem__(self, kind: str) -> int:
        return self.counts[kind]

    def count(self, kind: str, sentence: str = "", *arguments: object) -> None:
        """Count one more. With a sentence the log is told, too, unless it was within the last minute."""
        self.counts[kind] += 1
        if not sentence:
            return
        now, count = self._clock(), self.counts[kind]
        when, before = self._told.get(kind, (-TELL_AGAIN, 0))
        if now - when >= TELL_AGAIN:
            self._told[kind] = now, count
            log.warning(sentence + " (%s, %d since the last such line)", *arguments, kind, count - before)
