"""A position of a table: the match, what everybody may know of it, and what lists show of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duchy.engine.match import Match
from duchy.engine.state import SPECTATOR, State
from duchy.server import faces
from duchy.server.models import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """Where a table stands after some ply. Nothing of it ever changes: what follows is another position."""

    match: Match
    public: State
    summary: dict[str, Any]

    @classmethod
    def of(cls, match: Match, ply: int) -> Position:
        """The position that a match has reached."""
        public = match.state.observe(SPECTATOR)
        return cls(match, public, faces.summary(public, ply))

    def status(self, seats: Sequence[Seat]) -> str:
        """Open while somebody is waited for, finished when the game is over."""
        if any(seat.open for seat in seats):
            return "open"
        return "finished" if self.public.is_over else "running"
