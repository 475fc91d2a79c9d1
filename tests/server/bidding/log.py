"""A log that tells a bid to its bidder alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from duchy.engine.state import State


@dataclass(frozen=True)
class Line:
    key: str
    args: dict[str, int] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args}


def opening(state: State) -> Sequence[Line]:
    return [Line("pot", {"coins": int(state.record.pot)}), Line("you-are", {"seat": int(state.observer or 0)})]


def entries(before: State, player: int, action: int, after: State) -> Sequence[Line]:
    if before.decision == "raise":
        return [Line("raise", {"player": player})]
    if before.observer == player:  # the game may have ended or gone on: the bid is in the action
        bid = before.game.catalogue.decode(action).arguments["coins"]
        return [Line("your-bid", {"player": player, "coins": bid})]
    return [Line("bid", {"player": player})]


def text(entry: Line, names: Sequence[str] = (), language: str = "en") -> str:
    return entry.key
