"""A position of a table: the match, its public state, and the summary for lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duchy.engine.game import SPECTATOR, State
from duchy.engine.match import Match
from duchy.server import render
from duchy.server.models import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """A table after some ply. It is never changed: the next ply has another position."""

    match: Match
    public: State
    summary: dict[str, Any]

    @classmethod
    def of(cls, match: Match, ply: int) -> Position:
        """The position that a match has reached."""
        public = match.state.observe(SPECTATOR)
        return cls(match, public, render.summary(match, public, ply))

    def observed(self, viewer: int) -> State:
        """The state as a viewer may see it."""
        return self.public if viewer == SPECTATOR else self.match.state.observe(viewer)

    def status(self, seats: Sequence[Seat]) -> str:
        """``open`` while a seat is free, ``finished`` when the game is over, else ``running``."""
        if any(seat.open for seat in seats):
            return "open"
        return "finished" if self.match.is_over else "running"
