"""The events of a table, encoded for each viewer. The latest are always loaded, earlier ones only on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duchy.engine.game.game import SPECTATOR

LATEST = 40  # events that a new client gets at once
LONGEST = 200  # events in one response

#: An event, encoded by viewer. A viewer who is not listed gets the event of a spectator, who sees the least.
Event = Mapping[int, bytes]

#: The same as it is kept: without a mapping, which takes more than the event, where all viewers get the same.
_Kept = Event | bytes


class EventLog:
    """What happened at each ply from some ply on."""

    def __init__(self, first: int) -> None:
        self.first = first
        self._events: list[_Kept] = []

    def add(self, event: Event) -> None:
        """Append the next event."""
        self._events.append(_kept(event))

    def complete(self, earlier: Sequence[Event]) -> None:
        """Insert what was missing: the events of plies from 0 on."""
        self._events[:0] = map(_kept, earlier[: self.first])
        self.first = 0

    def shorten(self) -> None:
        """Keep only as many events as a table has that was just loaded."""
        surplus = max(0, len(self._events) - LATEST - 1)
        del self._events[:surplus]
        self.first += surplus

    def after(self, ply: int, viewer: int) -> list[bytes]:
        """The loaded events after a ply, at most as many as fit one response."""
        return _for(viewer, self._events[max(0, ply + 1 - self.first) :][-LONGEST:])

    def latest(self, viewer: int) -> list[bytes]:
        """The events that a new client gets."""
        return _for(viewer, self._events[-LATEST:])

    def between(self, after: int, before: int, viewer: int) -> list[bytes]:
        """The loaded events after one ply and before another."""
        return _for(viewer, self._events[max(0, after + 1 - self.first) : max(0, before - self.first)])


def _kept(event: Event) -> _Kept:
    return event[SPECTATOR] if len(event) == 1 else event


def _for(viewer: int, events: Sequence[_Kept]) -> list[bytes]:
    return [event if isinstance(event, bytes) else event.get(viewer) or event[SPECTATOR] for event in events]
