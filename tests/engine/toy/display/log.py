"""The log: what an action did and what followed from it. Only the bidder reads a bid before it is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from duchy.engine.game.game import State
from duchy.engine.words.sentences import Sentences

from . import shapes

PACKAGE = __package__.rpartition(".")[0]


@dataclass(frozen=True)
class LogEntry:
    """One line: the key of its text and what it speaks of."""

    key: str
    arguments: Mapping[str, int]

    def as_dict(self) -> shapes.LogLine:
        """The form for JSON."""
        return {"key": self.key, "args": dict(self.arguments)}


def opening(state: State) -> list[LogEntry]:
    """The first pot."""
    return [_pot(state)]


def entries(before: State, player: int, action: int, after: State) -> list[LogEntry]:
    """What a player did, and what came to light."""
    told = before.game.catalogue.decode(action).arguments
    if before.decision == "raise":
        return [LogEntry("log-raise", {"player": player, **told})]
    own = before.observer == player
    line = LogEntry("log-own-bid", {"player": player, **told}) if own else LogEntry("log-bid", {"player": player})
    return [line, *(_opened(before, after) if after.revelations != before.revelations else ())]


def _opened(before: State, after: State) -> Iterator[LogEntry]:
    """All bids, who was paid, and the next pot (SB-BID-02)."""
    for player, now in enumerate(after.record.players[: after.game.players]):
        yield LogEntry("log-opened", {"player": player, "coins": int(now.last)})
    for player, (then, now) in enumerate(zip(before.scores, after.scores, strict=True)):
        if now > then:
            yield LogEntry("log-paid", {"player": player, "points": now - then})
    if not after.is_over:
        yield _pot(after)


def _pot(state: State) -> LogEntry:
    return LogEntry("log-pot", {"round": int(state.record.round_no) + 1, "coins": int(state.record.pot)})


def text(entry: LogEntry, names: Sequence[str] = (), language: str = "en", viewer: int | None = None) -> str:
    """A line in words, as a viewer reads it."""
    return Sentences.of(PACKAGE).line(language, entry.as_dict(), names, viewer)
