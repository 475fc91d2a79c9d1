"""The events of a table, encoded: the latest are always at hand, earlier ones of a table just loaded are not."""

from __future__ import annotations

from collections.abc import Sequence

LATEST = 40  # events that a newcomer is shown at once
LONGEST = 200  # events in one answer


class EventLog:
    """What happened at each ply from some ply on."""

    def __init__(self, first: int, events: Sequence[bytes]) -> None:
        self.first = first
        self._events = list(events)

    def add(self, event: bytes) -> None:
        """The next event."""
        self._events.append(event)

    def complete(self, earlier: Sequence[bytes]) -> None:
        """Put in what was missing: the events of plies from 0 on."""
        self._events[:0] = earlier[: self.first]
        self.first = 0

    def after(self, ply: int) -> list[bytes]:
        """What happened after a ply, as far as it is at hand and fits one answer."""
        return self._events[max(0, ply + 1 - self.first) :][-LONGEST:]

    def latest(self) -> list[bytes]:
        """What a newcomer is shown."""
        return self._events[-LATEST:]

    def between(self, after: int, before: int) -> list[bytes]:
        """Events after one ply and before another; of too many, those next to the nearer known end."""
        return self._events[max(0, after + 1 - self.first) : max(0, before - self.first)]
