"""The clocks of a table, reckoned from its log alone.

A person's clock runs while the game waits for that person, from the first action of the game on. Bots have no clock,
and neither has a person for whom a bot plays on. ``move`` gives the same time for every move, ``game`` one time for the
whole game with an increment after every move. A move that is taken back and made again earns nothing. If no server was
running for a while, or the database could not be used, an entry ``pause N`` gives back what that took.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from duchy.server.storage.models import Entry
from duchy.server.tables.people import PAUSE, SEAT, words_of

BACK = 60_000  # milliseconds that a person has at least who takes over again


class Clocks:
    """How much time each person has left."""

    def __init__(self, settings: Mapping[str, Any], seats: int) -> None:
        self.settings = settings
        self.since = 0  # when the time was reckoned last
        self.running: frozenset[int] = frozenset()
        self._full = int(settings["seconds"]) * 1000
        self._increment = int(settings["increment"]) * 1000
        self._left = dict.fromkeys(range(seats), self._full)
        self._begun = False
        self._highest = 0  # the most actions that stood at any time

    @property
    def per_move(self) -> bool:
        """Whether every move has the same time."""
        return bool(self.settings["kind"] == "move")

    def left(self, seat: int, time: int) -> int:
        """The milliseconds that a seat has left."""
        spent = max(0, time - self.since) if seat in self.running else 0
        return max(0, self._left[seat] - spent)

    def expired(self, time: int) -> int | None:
        """A seat whose time is up."""
        return next((seat for seat in sorted(self.running) if not self.left(seat, time)), None)

    def note(self, entry: Entry, asked: Collection[int], actions: int) -> None:
        """Go on to the position after an entry: the persons who are asked there, and how many actions stand."""
        what = words_of(entry) if entry.kind == SEAT else [""]
        paused = int(what[1]) if what[0] == PAUSE else 0
        for seat in self.running:
            self._left[seat] = self.left(seat, entry.created - paused)
        self.since = max(self.since, entry.created)
        if what[0] == "return":
            self._left[entry.player] = max(self._left[entry.player], self._increment, BACK)
        elif entry.kind == "action" and actions > self._highest:
            self._highest, self._begun = actions, True
            self._reward(entry.player)
        now = frozenset(seat for seat in asked if seat in self._left) if self._begun else frozenset()
        if self.per_move:
            self._left.update(dict.fromkeys(now - self.running, self._full))
        self.running = now

    def _reward(self, seat: int) -> None:
        if seat in self._left:
            self._left[seat] = self._full if self.per_move else self._left[seat] + self._increment

    def told(self, persons: Iterable[int], time: int) -> list[dict[str, Any]]:
        """The clocks as everyone sees them (``ClockInfo``)."""
        return [{"seat": seat, "left": self.left(seat, time), "running": seat in self.running} for seat in persons]
