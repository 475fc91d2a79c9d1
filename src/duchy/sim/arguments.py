"""Reads what callers pass to simulations and matches: whole numbers of any type, and nothing else for them."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from duchy.engine.errors import OptionError
from duchy.engine.game import Game


def whole(name: str, value: Any) -> int:
    """A whole number as Python's own; numpy's are welcome, truths and fractions are not."""
    if isinstance(value, bool | np.bool_):
        raise OptionError(name, "error-not-whole", value=repr(value))
    try:
        return index(value)
    except TypeError:
        raise OptionError(name, "error-not-whole", value=repr(value)) from None


def from_one(name: str, value: Any) -> int:
    """A whole number from 1 up."""
    number = whole(name, value)
    if number < 1:
        raise OptionError(name, "error-not-from-one", value=str(number))
    return number


def loaded(game: Any) -> Game:
    """A game with its options."""
    if not isinstance(game, Game):
        raise OptionError("game", "error-not-a-game", value=repr(game))
    return game


def check_function(name: str, value: Any) -> None:
    """Refuse what is neither a function nor None."""
    if value is not None and not callable(value):
        raise OptionError(name, "error-not-a-function", value=repr(value))
