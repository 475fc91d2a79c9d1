"""A moment after an action that ends a person's turn, in which it can be taken back: bots begin when it is over.

How long it lasts is the wish of whoever acts, sent and stored with the action; 0 lasts until that person goes on. It
never keeps other people waiting for long, nor longer than the person's own clock allows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from duchy.server.schemas.socket import UNTIL_CONFIRMED

AMONG_PEOPLE = 10_000  # milliseconds at most where others play as well


@dataclass(frozen=True, slots=True)
class Hold:
    """Bots wait for a seat, until a time in milliseconds or until its person goes on."""

    seat: int
    until: int | None

    @classmethod
    def wished(cls, seat: int, since: int, wish: int, limits: Iterable[int]) -> Hold:
        """The hold that a person wishes for: not longer than any of the limits."""
        longest = [*limits, *([wish] if wish != UNTIL_CONFIRMED else [])]
        return cls(seat, since + min(longest) if longest else None)

    def left(self, time: int) -> int | None:
        """The milliseconds left; None if it lasts until the person goes on."""
        return None if self.until is None else max(0, self.until - time)

    def lasts(self, time: int) -> bool:
        """Whether it is not over."""
        return self.until is None or time < self.until
