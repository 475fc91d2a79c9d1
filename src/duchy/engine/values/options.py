"""Options of a game: a frozen dataclass per game, read from a mapping with clear errors."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

from duchy.engine.errors import OptionError
from duchy.engine.values.given import plain
from duchy.engine.words.text import quoted


@dataclass(frozen=True)
class Options:
    """What every game has. A game adds its own fields, checks them in ``check`` and writes them in ``write``."""

    players: int = 2
    revision: int = 1

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """The options from a mapping; unknown, wrong or contradictory ones are refused."""
        known = [field.name for field in fields(cls)]
        for name in given:
            if name not in known:
                raise OptionError(str(name), "error-option-unknown", choices=", ".join(known))
        options = cls(**{name: plain(value) for name, value in given.items()})
        options.check()
        return options.completed()

    def completed(self) -> Self:
        """The same options with a value in place of every one that was left open, so that records name them all."""
        return self

    @property
    def brought(self) -> tuple[str, ...]:
        """Components that the players bring in place of the game's own, as texts; a server takes none."""
        return ()

    @classmethod
    def of_format_1(cls, written: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options of a record of format 1, which left defaults open: with the values that these had then."""
        return written

    def reseated(self, before: Sequence[int]) -> Self:
        """The options after players changed seats: who sits on seat ``n`` now was meant for seat ``before[n]``."""
        return self

    def check(self) -> None:
        """Raise OptionError if anything is wrong."""
        raise TypeError("A game's options define check().")

    def write(self, record: Any) -> None:
        """Write the options into a blank record."""
        raise TypeError("A game's options define write().")

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """For every option all values it can have; ``check`` knows which of them go together."""
        raise TypeError("A game's options define values().")

    @classmethod
    def sample(cls, chance: random.Random) -> Self:
        """Options drawn at random; every combination that the game allows must be possible."""
        raise TypeError("A game's options define sample().")

    def as_dict(self) -> dict[str, Any]:
        """The options as JSON has them."""
        values = ((field.name, getattr(self, field.name)) for field in fields(self))
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values}


def one_of(option: str, value: Any, allowed: tuple[Any, ...]) -> None:
    """Refuse a value that is not among the allowed ones."""
    if type(value) is not type(allowed[0]) or value not in allowed:  # 1.0 and True equal 1, but are refused
        raise OptionError(option, "error-not-one-of", value=quoted(value), choices=", ".join(map(str, allowed)))
