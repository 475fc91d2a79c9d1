"""What ``Game`` and ``State`` use of a contract, so that the contract can use them in turn."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from duchy.engine.kernels import template
from duchy.engine.play.catalogue import Catalogue
from duchy.engine.play.rules import Evaluation, Rules
from duchy.engine.values.options import Options
from duchy.engine.words.text import Texts


class Playable(template.Bindable, Protocol):
    """The parts of ``duchy.engine.game.contract.Contract`` that ``Game`` itself uses."""

    @property
    def name(self) -> str:
        """The name that callers and records use."""

    @property
    def texts(self) -> Texts:
        """All texts of the game."""

    @property
    def rules(self) -> Rules:
        """The rules."""

    def for_options(self, options: Options) -> Playable:
        """The contract for games with these options."""

    @property
    def record_type(self) -> np.dtype[Any]:
        """The record of a position."""

    @property
    def catalogue(self) -> Catalogue:
        """All actions."""

    @property
    def max_legal(self) -> int:
        """The most actions that can be legal at once."""

    @property
    def categories(self) -> tuple[str, ...]:
        """The sources of points."""

    @property
    def evaluation(self) -> Evaluation:
        """What positions are worth to bots."""

    @property
    def observation(self) -> Any:
        """Positions in numbers."""

    @property
    def observed(self) -> Any:
        """What these numbers are."""

    @property
    def describe(self) -> Any:
        """Actions in words."""

    @property
    def position(self) -> Any:
        """Positions in parts."""

    @property
    def reasons(self) -> Any:
        """Why an action is not legal."""

    @property
    def drawing(self) -> Any:
        """Positions drawn."""

    @property
    def view(self) -> Any:
        """What a table shows."""

    @property
    def log(self) -> Any:
        """What happened, line by line."""
