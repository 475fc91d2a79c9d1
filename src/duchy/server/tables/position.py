"""A position of a table: the match, its public state, and the summary for lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.match.match import Match
from duchy.server.tables import render


@dataclass(frozen=True, slots=True)
class Position:
    """A table after some ply. It is never changed: the next ply has another position."""

    match: Match
    public: State
    summary: dict[str, Any]
    status: str
    """``finished`` when the game is over, else ``running``."""
    stand_ins: dict[int, str]
    """The people for whom a bot plays on, with the reason."""

    @classmethod
    def of(cls, match: Match, ply: int) -> Position:
        """The position that a match has reached."""
        public = match.state.observe(SPECTATOR).freeze()
        status = "finished" if match.is_over else "running"
        return cls(match, public, render.summary(match, public, ply), status, match.stand_ins)

    def observed(self, viewer: int) -> State:
        """The state as a viewer may see it."""
        return self.public if viewer == SPECTATOR else self.match.state.observe(viewer)
