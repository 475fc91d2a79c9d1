"""A line of the log: the key of a text with what it speaks of, what was paid or lost and what it brought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

Cost = TypeVar("Cost")
Gain = TypeVar("Gain")
EMPTY = cast(Any, dict)  # a cost or a gain with nothing in it


@dataclass(frozen=True)
class LogEntry(Generic[Cost, Gain]):
    """One line, in no language. A game says what its costs and gains are: ``LogEntry[Cost, Gain]``."""

    key: str
    arguments: Mapping[str, int | str | list[int]] = field(default_factory=dict)
    cost: Cost = field(default_factory=EMPTY)
    gain: Gain = field(default_factory=EMPTY)

    def as_dict(self) -> dict[str, Any]:
        """The form for JSON, of the game's shape ``LogLine``; a cost or a gain with nothing in it is left out."""
        line: dict[str, Any] = {"key": self.key, "args": dict(self.arguments)}
        if self.cost:
            line["cost"] = self.cost
        if self.gain:
            line["gain"] = self.gain
        return line
