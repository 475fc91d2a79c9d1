"""A finished game with all its positions, for replays and score charts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from duchy.engine.game.game import SPECTATOR, State
from duchy.server.encoding import encoded
from duchy.server.storage.models import Entry, Header
from duchy.server.tables import render, replay
from duchy.server.tables.wire import Body


class FinishedGame:
    """Every position that a log went through, by ply."""

    def __init__(self, header: Header, log: Sequence[Entry]) -> None:
        self.used = 0  # when somebody asked for it last
        self._log = log
        match = replay.begin(header)
        self._states: list[State] = [step.after for step in replay.steps(header, log, match)]
        self._ended = match.is_over and not match.state.is_over  # by concession

    def __len__(self) -> int:
        return len(self._states)

    def view(self, ply: int, viewer: int) -> bytes:
        """A position as a viewer may see it, encoded."""
        return render.view(self._states[ply], viewer, self._ended and ply == len(self) - 1)

    @cached_property
    def story(self) -> Body:
        """The course of the game (``Story``), encoded."""
        moments = [self._moment(0, None, "setup")]
        moments += [self._moment(entry.ply, entry.player, entry.kind) for entry in replay.standing(self._log)]
        return Body(encoded({"moments": moments}))

    def _moment(self, ply: int, player: int | None, kind: str) -> dict[str, object]:
        state = self._states[ply].observe(SPECTATOR)
        facts = {"scores": state.scores, "now": render.scores_now(state), "moment": render.moment(state)}
        return {"ply": ply, "player": player, "kind": kind, **facts}
