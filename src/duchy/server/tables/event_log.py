"""The events of a table, encoded for each viewer. The latest are always loaded, earlier ones only on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duchy.engine.game import SPECTATOR

LATEST = 40  # events that a new client gets at once
LONGEST = 200  # events in one response

#: An event, encoded by viewer. A viewer who is not listed gets the event of a spectator, who sees the least.
Event = Mapping[int, bytes]


class EventLog:
    """What happened at each ply from some ply on."""

    def __init__(self, first: int) -> None:
        self.first = first
        self._events: list[Event] = []

    def add(self, event: Event) -> None:
        """Append the next event."""
        self._events.append(event)

    def complete(self, earlier: Sequence[Event]) -> None:
        """Insert what was missing: the events of plies from 0 on."""
        self._events[:0] = earlier[: self.first]
        self.first = 0

    def after(self, ply: int, viewer: int) -> list[bytes]:
        """The loaded events after a ply, at most as many as fit one response."""
        return _for(viewer, self._events[max(0, ply + 1 - self.first) :][-LONGEST:])

    def latest(self, viewer: int) -> list[bytes]:
        """The events that a new client gets."""
        return _for(viewer, self._events[-LATEST:])

    def between(self, after: int, before: int, viewer: int) -> list[bytes]:
        """The loaded events after one ply and before another."""
        return _for(viewer, self._events[max(0, after + 1 - self.first) : max(0, before - self.first)])


def _for(viewer: int, events: Sequence[Event]) -> list[bytes]:
    return [event.get(viewer) or event[SPECTATOR] for event in events]
