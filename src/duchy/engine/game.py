"""``Game``: a game with its options chosen. What a game package must bring is listed at ``Game``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from duchy.engine import template
from duchy.engine.catalogue import Action
from duchy.engine.options import Options
from duchy.engine.state import State
from duchy.engine.text import Texts


class Game:
    """A game with its options, made by ``duchy.load``.

    A game is a package with the same modules in each:

    - ``rules``: kernels ``start legal apply deciders decision observe determinize score points place_of``, for bots
      ``evaluate`` and ``features``; the record ``STATE``, the ``CATALOGUE`` of actions, ``MAX_LEGAL``, ``FEATURES``;
      ``DECISIONS`` and ``CATEGORIES``, the names of decisions and of the sources of points;
    - ``options``: the class ``Options``;
    - ``describe`` and ``log``: actions and what happened in words; ``view``: the JSON that a client draws;
    - ``invariants`` and ``coverage``: what the fuzzer checks and counts (see ``duchy.sim.checked``);
    - ``text``: the Fluent files.
    """

    def __init__(self, name: str, package: str, options: Options) -> None:
        self.name = name
        self.package = package
        self.options = options
        self.rules: Any = import_module(f"{package}.rules")
        self.steps: Any = template.bind("duchy.engine.steps", self.rules)
        self.catalogue = self.rules.CATALOGUE
        self.decisions: tuple[str, ...] = self.rules.DECISIONS
        self.players = options.players

    @property
    def num_actions(self) -> int:
        """The size of the flat range of actions."""
        return int(self.catalogue.size)

    @property
    def texts(self) -> Texts:
        """Everything a person reads about this game."""
        return Texts.of(self.package)

    def blank(self) -> np.ndarray[Any, Any]:
        """A record that holds the options and nothing else: what the kernel ``start`` begins from."""
        array = np.zeros(1, self.rules.STATE)
        array["seats"] = self.players
        self.options.write(array[0])
        return array

    def new_state(self, seed: int) -> State:
        """A game at its first decision. The same seed gives the same game."""
        state = State(self, self.blank())
        self.steps.start(state._kernel_array, np.uint64(seed & (1 << 64) - 1))
        return state

    def describe(self, state: State, action: int | str | dict[str, Any] | Action, language: str = "en") -> Description:
        """An action in structured form and in words, as it would be taken now."""
        number = self.catalogue.parse(action)
        words: str = import_module(f"{self.package}.display.describe").action_text(state, number, language)
        return Description(self.catalogue.decode(number), words)

    def parse(self, action: int | str | dict[str, Any] | Action) -> int:
        """The number of an action given as number, notation or structured form."""
        return int(self.catalogue.parse(action))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.name, self.package, self.options)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.options.as_dict()}>"


class Description:
    """An action in both forms."""

    def __init__(self, action: Action, text: str) -> None:
        self.kind = action.kind
        self.arguments = action.arguments
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.kind} {dict(self.arguments)}: {self.text}>"
