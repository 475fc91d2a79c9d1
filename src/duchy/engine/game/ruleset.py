"""``Ruleset``: the rules of a game with its options chosen, which all its positions have in common."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from duchy.engine.game.observation import KINDS, Observation
from duchy.engine.game.playable import Playable
from duchy.engine.kernels import template
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView, argument, place_of
from duchy.engine.kernels.rule import straight
from duchy.engine.play.catalogue import Action
from duchy.engine.play.teams import Teams, teams_of
from duchy.engine.values import data
from duchy.engine.values.options import Options, one_of
from duchy.engine.words.text import Texts

#: An action as number, notation ("end_turn") or structured form.
AnyAction = int | str | Mapping[str, Any] | Action


class Ruleset:
    """What a game with its options knows without a position: sizes, actions, texts, and its kernels."""

    def __init__(self, contract: Playable, options: Options) -> None:
        self.contract = contract.for_options(options)
        self.name = contract.name
        self.options = options
        self.rules = contract.rules
        self.steps: Any = template.bind("duchy.engine.play.steps", self.contract)
        self._calls: Any = straight(self.steps)
        self.catalogue = self.contract.catalogue
        self.decisions = self.rules.DECISIONS
        self.verdicts = self.rules.VERDICTS
        self.players = options.players

    @cached_property
    def teams(self) -> Teams:
        """The seats of each team, whose players win together; a player of a game without teams is a team alone.

        >>> import duchy
        >>> duchy.load("burgundy", players=3).teams
        ((0,), (1,), (2,))
        """
        record, team_of = ArrayView(self.blank())[0], interpreted(self.rules.team_of)
        return teams_of([int(team_of(record, player)) for player in range(self.players)])

    @cached_property
    def has_teams(self) -> bool:
        """Whether players win together."""
        return len(self.teams) < self.players

    @cached_property
    def num_actions(self) -> int:
        """The size of the flat range of actions."""
        return self.catalogue.size

    @cached_property
    def record_type(self) -> np.dtype[Any]:
        """The record that holds a position."""
        return self.contract.record_type

    @cached_property
    def max_legal(self) -> int:
        """The most actions that can be legal at once."""
        return self.contract.max_legal

    @cached_property
    def data_digest(self) -> str:
        """Names the data of the game's components, packaged or a user's own: other data make other games."""
        return data.digest(self.name, self.contract.package)

    @property
    def texts(self) -> Texts:
        """Everything a person reads about this game."""
        return self.contract.texts

    @property
    def estimate(self) -> Any:
        """The template that says what positions are worth."""
        return template.bind("duchy.engine.play.estimate", self.contract)

    def observation(self, kind: str = "features") -> Observation:
        """How positions look in numbers for learning: ``"features"`` or ``"tokens"``, with names, bounds and a version.

        >>> import duchy
        >>> tokens = duchy.load("burgundy").observation("tokens")
        >>> int(tokens.vocabulary[tokens.names.index("own.dice.1")])
        7
        """
        one_of("kind", kind, KINDS)
        if kind not in self._observations:
            self._observations[kind] = Observation(self, kind)
        return self._observations[kind]

    @cached_property
    def _observations(self) -> dict[str, Observation]:
        return {}

    @cached_property
    def _features(self) -> Observation:
        return self.observation("features")

    def parse(self, action: AnyAction) -> int:
        """The number of an action given as number, notation or structured form."""
        return self.catalogue.parse(action)

    def blank(self) -> np.ndarray[Any, Any]:
        """A record that holds the options and nothing else: what the kernel ``start`` begins from."""
        array = np.zeros(1, self.record_type)
        array["seats"] = self.players
        self.options.write(array[0])
        return array

    @cached_property
    def _blank(self) -> bytes:
        return self.blank().tobytes()

    @cached_property
    def _over_at(self) -> int:
        """The byte of a record that says whether the game is over."""
        return place_of(self.record_type, "over")

    @cached_property
    def _sets(self) -> tuple[tuple[int, ...], ...]:
        """The players of every set of players, by its bits."""
        return tuple(
            tuple(player for player in range(self.players) if who >> player & 1) for who in range(1 << self.players)
        )

    @cached_property
    def _desk(self) -> _Desk:
        return _Desk(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """What is kept by game is looked up many times for every view."""
        return hash((self.name, self.options))


class _Desk(threading.local):
    """What kernels write to on the way, for each thread: the legal actions, and the position before an action."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.legal = np.zeros(ruleset.max_legal, np.int16)
        self.legal_argument = argument(self.legal)
        self.before = argument(ruleset.blank())
