"""How the parts of a position are written: numbers, words, lists and tables, in Python, in JSON and in a line of text.

A game says for each part of its positions what it may hold (``Number``, ``Word``, ``Many`` and so on). The same object
checks a value that a caller gave, writes it as text and reads that text, so that all forms have the same rules and the
same reasons for a refusal. In text, things stand side by side with blanks between them and pairs are joined by ``=``;
inside of that, commas and colons do the same::

    storage: ship cow-3
    depots: 1=bank,ship 4=mine
    wares: 3=red:2,pink:1
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.words.text import quoted

NOTHING = "-"  # an empty list or table, or an empty place in a list
YES, NO = "yes", "no"
_BETWEEN = (" ", ",")  # what stands between things, outside and inside
_PAIRED = ("=", ":")
_DIGITS = re.compile(r"-?[0-9]{1,20}")


class Shape(Protocol):
    """What a part may hold."""

    @property
    def empty(self) -> Any:
        """What a part holds that is left out."""

    def read(self, value: Any, part: str) -> Any:
        """A value that a caller gave, in the form that positions keep; what cannot be is refused."""

    def write(self, value: Any, level: int = 0) -> str:
        """A value as text."""

    def parse(self, text: str, part: str, level: int = 0) -> Any:
        """What a text says, to be read by ``read``."""


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    first: int
    last: int
    empty: int = 0

    def read(self, value: Any, part: str) -> int:
        """A Python integer; numpy's are taken too, and so are digits, since the keys of JSON are texts."""
        found = int(value) if isinstance(value, str) and _DIGITS.fullmatch(value) else value
        try:
            number = None if isinstance(found, bool | np.bool_) else operator.index(found)
        except TypeError:
            number = None
        if number is None or not self.first <= number <= self.last:
            first, last = str(self.first), str(self.last)
            raise PositionError(part, "error-not-between", value=quoted(value), first=first, last=last)
        return number

    def write(self, value: int, level: int = 0) -> str:
        """Its digits."""
        return str(value)

    def parse(self, text: str, part: str, level: int = 0) -> str:
        """The digits, which ``read`` takes."""
        return text


@dataclass(frozen=True)
class Word:
    """One of several names, written with hyphens; underscores are read as well."""

    choices: tuple[str, ...]
    empty: str = ""

    def read(self, value: Any, part: str) -> str:
        """The name as it is kept."""
        found = value.replace("_", "-") if isinstance(value, str) else value
        if not isinstance(found, str) or found not in self.choices:
            raise PositionError(part, "error-not-one-of", value=quoted(value), choices=", ".join(self.choices))
        return found

    def write(self, value: str, level: int = 0) -> str:
        """The name."""
        return value

    def parse(self, text: str, part: str, level: int = 0) -> str:
        """The name, to be looked up by ``read``."""
        return text


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    empty: bool = False

    def read(self, value: Any, part: str) -> bool:
        """True or False."""
        if not isinstance(value, bool):
            raise PositionError(part, "error-not-one-of", value=quoted(value), choices=f"{YES}, {NO}")
        return value

    def write(self, value: bool, level: int = 0) -> str:
        """A word that people say."""
        return YES if value else NO

    def parse(self, text: str, part: str, level: int = 0) -> bool:
        """One of the two words."""
        if text not in (YES, NO):
            raise PositionError(part, "error-not-one-of", value=repr(text), choices=f"{YES}, {NO}")
        return text == YES


@dataclass(frozen=True)
class Phrase:
    """A word with arguments, in Python with blanks between them (``"build 3 12"``) and in text with colons."""

    empty: str = ""

    def read(self, value: Any, part: str) -> str:
        """The phrase with single blanks; what it says is for the game to judge."""
        if not isinstance(value, str) or not value.split():
            raise PositionError(part, "error-position-phrase", value=quoted(value))
        return " ".join(value.split())

    def write(self, value: str, level: int = 0) -> str:
        """The words, joined so that they stay one thing."""
        return _PAIRED[1].join(value.split())

    def parse(self, text: str, part: str, level: int = 0) -> str:
        """The words apart again."""
        return text.replace(_PAIRED[1], " ")


@dataclass(frozen=True)
class Many:
    """A list. With ``gaps`` a place in it may be empty: None in Python, ``-`` in text."""

    item: Shape
    most: int
    gaps: bool = False
    least: int = 0

    @property
    def empty(self) -> list[Any]:
        """No items."""
        return []

    def read(self, value: Any, part: str) -> list[Any]:
        """Every item in its own form, without empty places at the end."""
        listed = isinstance(value, Sequence) or (isinstance(value, np.ndarray) and value.ndim == 1)
        if isinstance(value, str | bytes) or not listed:
            raise PositionError(part, "error-position-list", value=quoted(value))
        items = [None if item is None and self.gaps else self.item.read(item, part) for item in value]
        while items and items[-1] is None:
            items.pop()
        if not self.least <= len(items) <= self.most:
            raise PositionError(part, "error-position-length", count=len(items), least=self.least, most=self.most)
        return items

    def write(self, value: Sequence[Any], level: int = 0) -> str:
        """The items one after the other."""
        items = [NOTHING if item is None else self.item.write(item, level + 1) for item in value]
        return _BETWEEN[level].join(items) or NOTHING

    def parse(self, text: str, part: str, level: int = 0) -> list[Any]:
        """What stands between the separators."""
        if text == NOTHING:
            return []
        items = text.split(_BETWEEN[level])
        return [None if item == NOTHING else self.item.parse(item, part, level + 1) for item in items]


@dataclass(frozen=True)
class Table:
    """Things by number or name. What is empty is left out, unless ``keeps_empty``."""

    key: Number | Word
    value: Shape
    keeps_empty: bool = False

    @property
    def empty(self) -> dict[Any, Any]:
        """Nothing by any name."""
        return {}

    def read(self, value: Any, part: str) -> dict[Any, Any]:
        """Every pair in its own form, in order."""
        if not isinstance(value, Mapping):
            raise PositionError(part, "error-position-table", value=quoted(value))
        found: dict[Any, Any] = {}
        for name, content in value.items():
            key = self.key.read(name, part)
            if key in found:
                raise PositionError(part, "error-position-twice", name=quoted(name))
            found[key] = self.value.read(content, part)
        kept = [key for key in found if self.keeps_empty or found[key] != self.value.empty]
        return {key: found[key] for key in sorted(kept, key=self._place)}

    def _place(self, key: Any) -> int:
        return self.key.choices.index(key) if isinstance(self.key, Word) else int(key)

    def write(self, value: Mapping[Any, Any], level: int = 0) -> str:
        """The pairs one after the other."""
        pairs = [f"{self.key.write(key)}{_PAIRED[level]}{self.value.write(value[key], level + 1)}" for key in value]
        return _BETWEEN[level].join(pairs) or NOTHING

    def parse(self, text: str, part: str, level: int = 0) -> dict[str, Any]:
        """What stands on both sides of the signs."""
        found: dict[str, Any] = {}
        for pair in () if text == NOTHING else text.split(_BETWEEN[level]):
            key, sign, content = pair.partition(_PAIRED[level])
            if not sign:
                raise PositionError(part, "error-position-pair", value=repr(pair), sign=_PAIRED[level])
            if key in found:
                raise PositionError(part, "error-position-twice", name=repr(key))
            found[key] = self.value.parse(content, part, level + 1)
        return found


def out_of_range(limits: Mapping[str, tuple[Sequence[int], range]]) -> Iterator[PositionError]:
    """For every part the first of its values that is not in its range."""
    for part, (values, allowed) in limits.items():
        for value in values:
            if value not in allowed:
                yield PositionError(
                    part, "error-not-between", value=str(value), first=str(allowed[0]), last=str(allowed[-1])
                )
                break
