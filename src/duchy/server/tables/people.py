"""People who concede, leave, come back, or agree that a bot plays on for somebody who is away.

All of this is entries of the table's log, of the kind ``seat``. Such an entry names what happens in words: a kind of
change (``concede``, ``leave``, ``return`` …, see engine/game/seating.py), ``agree N`` for the wish that a bot plays on
for seat N, ``agreed N`` if that was the last wish it took, ``cancel`` for a table that is given up before it began,
``end`` after a concession that leaves nobody but bots, and ``pause N`` for N milliseconds in which nobody could act.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from duchy.engine.game import seating
from duchy.engine.match.match import Match
from duchy.server.storage.models import Entry

SEAT = "seat"  # the kind of these entries
CANCEL, END, AGREE, AGREED = "cancel", "end", "agree", "agreed"
PAUSE = "pause"


@dataclass(frozen=True, slots=True)
class People:
    """What the entries of a log say about people beside the changes of seats, which the match has."""

    #: For each absent seat, the seats that want a bot to play on there.
    wishes: Mapping[int, frozenset[int]] = field(default_factory=lambda: MappingProxyType({}))
    cancelled: bool = False

    def after(self, entry: Entry) -> People:
        """The same after another entry. A wish ends when the absent player acts or a bot plays on."""
        if entry.kind != SEAT:
            return self._without(entry.player)
        what, *rest = words_of(entry)
        if what == PAUSE:
            return self
        if what == CANCEL:
            return People(self.wishes, cancelled=True)
        if what == AGREE:
            absent = int(rest[0])
            wished = self.wishes.get(absent, frozenset()) | {entry.player}
            return People(MappingProxyType({**self.wishes, absent: wished}), self.cancelled)
        return self._without(int(rest[0]) if what == AGREED else entry.player)

    def _without(self, seat: int) -> People:
        if seat not in self.wishes:
            return self
        left = {other: wished for other, wished in self.wishes.items() if other != seat}
        return People(MappingProxyType(left), self.cancelled)


def words_of(entry: Entry) -> list[str]:
    """The words of an entry about a seat."""
    return (entry.action or "").split()


def change_seat(match: Match, player: int, words: str) -> None:
    """Carry out the words of an entry in the match; a wish and a cancellation change nothing there."""
    what, *rest = words.split()
    if what == AGREED:
        match.change_seat(int(rest[0]), AGREED)
    elif what in seating.KINDS:
        match.change_seat(player, what, ends=END in rest)
