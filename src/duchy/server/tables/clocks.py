"""The clocks of a table, reckoned from its log alone.

A person's clock runs while the game waits for that person, from the first action of the game on. Bots have no clock,
and neither has a person for whom a bot plays on. ``move`` gives the same time for every action, ``game`` one time for
the whole game with an increment after every turn. A turn is over when the person is not asked any more, or when the
game has come to another round or the like. What a bot plays on earns nothing, and neither does what is taken back; an
action that is taken back and made again has no new time. If no server was running for a while, or the database could
not be used, an entry ``pause N`` gives back what that took.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from duchy.server.storage.models import Entry
from duchy.server.tables.people import PAUSE, SEAT, words_of

BACK = 60_000  # milliseconds that a person has at least who takes over again


@dataclass(frozen=True, slots=True)
class After:
    """What clocks need to know of the position after an entry."""

    asked: Collection[int]  # the persons whom the game waits for
    actions: int  # how many stand
    moment: object = None  # the round or the like, compared with the one before
    by_bot: bool = False  # a bot has acted


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
        self._moment: object = None
        self._earned: dict[int, int] = {}  # what the last turn of each person has earned

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

    def note(self, entry: Entry, after: After) -> None:
        """Go on to the position after an entry."""
        what = words_of(entry) if entry.kind == SEAT else [""]
        paused = int(what[1]) if what[0] == PAUSE else 0
        for seat in self.running:
            self._left[seat] = self.left(seat, entry.created - paused)
        self.since = max(self.since, entry.created)
        if what[0] == "return":
            self._left[entry.player] = max(self._left[entry.player], self._increment, BACK)
        elif entry.kind == "action":
            self._begun = True
            self._act(entry.player, after)
        elif entry.kind == "undo" and entry.player not in self.running:
            self._left[entry.player] -= self._earned.pop(entry.player, 0)  # the turn is not over after all
        self._moment = after.moment
        now = frozenset(seat for seat in after.asked if seat in self._left) if self._begun else frozenset()
        if self.per_move:
            self._left.update(dict.fromkeys(now - self.running, self._full))
        self.running = now

    def _act(self, seat: int, after: After) -> None:
        """Somebody has acted: the time of an action begins anew, and a turn that is over earns the increment."""
        fresh, self._highest = after.actions > self._highest, max(after.actions, self._highest)
        over = seat not in after.asked or self._moment not in (None, after.moment)
        if self.per_move and fresh:
            self._left[seat] = self._full
        elif not self.per_move and over:
            self._earned[seat] = 0 if after.by_bot else self._increment
            self._left[seat] += self._earned[seat]

    def told(self, persons: Iterable[int], time: int) -> list[dict[str, Any]]:
        """The clocks as everyone sees them (``ClockInfo``)."""
        return [{"seat": seat, "left": self.left(seat, time), "running": seat in self.running} for seat in persons]
