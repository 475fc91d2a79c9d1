"""``Game``: a game with its options chosen."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from duchy.engine import template
from duchy.engine.catalogue import Action
from duchy.engine.options import Options
from duchy.engine.state import State
from duchy.engine.text import Texts


class Playable(template.Bindable, Protocol):
    """The parts of ``duchy.engine.contract.Contract`` that ``Game`` itself uses."""

    @property
    def name(self) -> str:
        """The name that callers and records use."""

    @property
    def texts(self) -> Texts:
        """All texts of the game."""

    @property
    def rules(self) -> Any:
        """The rules."""

    @property
    def features(self) -> Any:
        """Positions as vectors."""

    @property
    def describe(self) -> Any:
        """Actions in words."""


class Game:
    """A game with its options, made by ``duchy.load``. ``duchy.engine.contract`` says what a game brings."""

    def __init__(self, contract: Playable, options: Options) -> None:
        self.contract = contract
        self.name = contract.name
        self.options = options
        self.rules: Any = contract.rules
        self.steps: Any = template.bind("duchy.engine.steps", contract)
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
        return self.contract.texts

    @property
    def vector(self) -> Any:
        """The template that makes vectors of positions."""
        return template.bind("duchy.engine.vector", self.contract)

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
        words: str = self.contract.describe.action_text(state, number, language)
        return Description(self.catalogue.decode(number), words)

    def parse(self, action: int | str | dict[str, Any] | Action) -> int:
        """The number of an action given as number, notation or structured form."""
        return int(self.catalogue.parse(action))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.contract, self.options)

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
