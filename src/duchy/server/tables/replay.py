"""From a stored log to a position: how a table is restored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duchy.engine.game import registry
from duchy.engine.game.game import State
from duchy.engine.match import fair
from duchy.engine.match.match import Match
from duchy.server.storage.models import Entry, Header
from duchy.server.tables import people, render
from duchy.server.tables.event_log import Event


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log between two positions; the first step is the set-up and has no entry."""

    entry: Entry | None
    before: State
    after: State

    def event(self) -> Event:
        """The event of the step, encoded for each viewer."""
        return render.event(self.entry, self.before.observe, self.after.observe)


def root_of(header: Header) -> bytes:
    """What all chance of a game that has begun follows from."""
    assert header.root is not None
    return header.root


def begin(header: Header) -> Match:
    """The match of a table before its first action."""
    seed = fair.entropy(root_of(header), 0) if header.seed is None else int(header.seed, 16)
    return Match(registry.load(header.game, header.options), seed)


def entropy(header: Header, match: Match, entry: Entry) -> int | None:
    """The entropy of an entry: from the record if it was imported, else from the table's root."""
    if entry.ply <= (header.imported or 0):
        return None if entry.entropy is None else int(entry.entropy, 16)
    return fair.entropy(root_of(header), match.state.ply + 1)


def advance(header: Header, match: Match, entry: Entry) -> None:
    """Play an entry of the log."""
    if entry.kind == "undo":
        match.undo(entry.player)
    elif entry.kind == people.SEAT:
        people.change_seat(match, entry.player, entry.action or "")
    else:
        match.apply(entry.action or "", entry.player, entropy(header, match, entry))


def steps(header: Header, log: Sequence[Entry], match: Match | None = None) -> Iterator[Step]:
    """Every step of a log in order."""
    match = match or begin(header)
    yield Step(None, match.state, match.state)
    for entry in log:
        before = match.state
        advance(header, match, entry)
        yield Step(entry, before, match.state)


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The actions that were not taken back, in the order in which they happened."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == "action":
            kept.append(entry)
        elif entry.kind == "undo":
            last = next(index for index in reversed(range(len(kept))) if kept[index].player == entry.player)
            del kept[last]
    return kept
