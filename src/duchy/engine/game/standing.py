"""``Standing``: how the players of a position stand: points, places, what they may expect."""

from __future__ import annotations

from typing import Any

import numpy as np

from duchy.engine.game.sight import Sighted
from duchy.engine.kernels.records import argument
from duchy.engine.play.teams import totals


class Standing(Sighted):
    """A position with its results so far."""

    __slots__ = ()

    @property
    def scores(self) -> list[int]:
        """Every player's points so far."""
        return self._results()[0]

    def points(self, player: int) -> dict[str, int]:
        """A player's points so far by their sources, which the page of the game explains; they add up to the score.

        >>> import duchy
        >>> state = duchy.load("dice").new_state(seed=7)
        >>> sum(state.points(0).values()) == state.scores[0]
        True
        """
        out = np.zeros(len(self.game.contract.categories), np.int32)
        self.game.steps.points(self._kernel_array, self._player(player), argument(out))
        return dict(zip(self.game.contract.categories, out.tolist(), strict=True))

    @property
    def places(self) -> list[int]:
        """Every player's place as things stand, 1 for the leader; printed tie-breaks apply, partners share a place."""
        return self._results()[1]

    @property
    def verdict(self) -> str | None:
        """How a finished game for one player ended, one of ``Game.verdicts``; None before the end or with others."""
        verdict = self._results()[2]
        return self.game.verdicts[verdict] if verdict >= 0 else None

    @property
    def team_scores(self) -> list[int]:
        """Every team's points so far, in the order of ``Game.teams``; without teams they are the players'."""
        return totals(self.scores, self.game.teams)

    @property
    def team_results(self) -> list[dict[str, Any]]:
        """Every team with its seats, points and place as things stand, ready for JSON."""
        places = self.places
        totalled = zip(self.game.teams, self.team_scores, strict=True)
        return [{"seats": list(team), "score": score, "place": places[team[0]]} for team, score in totalled]

    def _results(self) -> tuple[list[int], list[int], int]:
        scores, places = np.zeros(self.game.players, np.int32), np.zeros(self.game.players, np.int32)
        verdict = self.game.steps.results(self._kernel_array, argument(scores), argument(places))
        return scores.tolist(), places.tolist(), int(verdict)

    def evaluate(self, player: int) -> float:
        """The points that a player may expect at the end, as the game judges positions for its bots.

        It is a rough judgement at once, without looking ahead; ``Bot.analyse`` looks ahead. In a team it is the points
        of the whole team. Where this state was observed, one guess, always the same, stands for what is unknown.

        >>> import duchy
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> state.evaluate(0) > state.scores[0]
        True
        """
        who = self._player(player)
        known = self if self.observer is None else self.determinize(0)
        return float(self.game.estimate.evaluate(known._kernel_array, who))
