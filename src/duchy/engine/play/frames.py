"""The two numbers of a frame on the agenda: what they mean, and the words in which positions write them.

A question or a step declares a field for each number that it uses (``duchy.engine.play.questions``). In a position it
is its name and then a word for each field: ``keep 3 1``, ``discard cow-3``.

>>> Place("depot", 6).word(2), Place("depot", 6).number("3")
('3', 2)
>>> OneOf("tile", {"ship": 1, "mine": 4}).word(4), SetOf("effects", ("size", "phase", "tile")).word(5)
('mine', 'size+tile')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from duchy.engine.errors import PositionError

PART = "asked"  # the part of positions in which frames are written


class Field(Protocol):
    """A number of a frame."""

    @property
    def name(self) -> str:
        """What it means."""

    @property
    def optional(self) -> bool:
        """Whether nothing is written for 0."""

    @property
    def facts(self) -> tuple[str, ...]:
        """The names of what it may tell prompts and views."""

    def told(self, number: int) -> Mapping[str, Any]:
        """What the number tells them."""

    def word(self, number: int) -> str:
        """The number in a position; one that it cannot have raises LookupError or ValueError."""

    def number(self, word: str) -> int:
        """The same from its word; what cannot be is refused."""


@dataclass(frozen=True)
class Named:
    """A field that tells its number by its name."""

    name: str

    @property
    def facts(self) -> tuple[str, ...]:
        """One, of its name."""
        return (self.name,)

    def told(self, number: int) -> Mapping[str, Any]:
        """The number."""
        return {self.name: number}


@dataclass(frozen=True)
class Count(Named):
    """How many, written as it is."""

    most: int
    least: int = 0
    optional: bool = False

    def word(self, number: int) -> str:
        """Its digits."""
        if not self.least <= number <= self.most:
            raise ValueError(number)
        return str(number)

    def number(self, word: str) -> int:
        """From its digits."""
        return _between(word, self.least, self.most)


@dataclass(frozen=True)
class Place(Named):
    """The index of a thing, written as its number, which counts from 1."""

    most: int
    optional: bool = False

    def word(self, number: int) -> str:
        """Its number."""
        if not 0 <= number < self.most:
            raise ValueError(number)
        return str(number + 1)

    def number(self, word: str) -> int:
        """From its number."""
        return _between(word, 1, self.most) - 1


@dataclass(frozen=True)
class OneOf(Named):
    """A number that has a name."""

    numbers: Mapping[str, int]
    optional: bool = False

    def word(self, number: int) -> str:
        """Its name."""
        return {value: name for name, value in self.numbers.items()}[number]

    def number(self, word: str) -> int:
        """From its name."""
        if word not in self.numbers:
            raise PositionError(PART, "error-not-one-of", value=repr(word), choices=", ".join(self.numbers))
        return int(self.numbers[word])


@dataclass(frozen=True)
class SetOf(Named):
    """A set of things by their names, joined by +; bit n is the thing at index n."""

    words: tuple[str, ...]
    optional: bool = False
    #: What is written for nothing, where that can be.
    nothing: str = ""

    def word(self, number: int) -> str:
        """Their names."""
        if number >> len(self.words):
            raise ValueError(number)
        return "+".join(word for place, word in enumerate(self.words) if number >> place & 1) or self.nothing

    def number(self, word: str) -> int:
        """From their names."""
        if self.nothing and word == self.nothing:
            return 0
        named = set(word.split("+"))
        if not named <= set(self.words):
            raise PositionError(PART, "error-not-one-of", value=repr(word), choices=", ".join(self.words))
        return sum(1 << self.words.index(name) for name in named)


def _between(word: str, first: int, last: int) -> int:
    if not (word.isascii() and word.isdecimal() and first <= int(word) <= last):
        raise PositionError(PART, "error-not-between", value=repr(word), first=str(first), last=str(last))
    return int(word)
