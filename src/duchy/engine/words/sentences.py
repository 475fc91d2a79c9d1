"""Sentences: a key with facts, in no language, and the one place that turns them into words.

A sentence is ``{"key": "log-take", "args": {"player": 0, "tile": "ship", "depot": 3}}``. Servers send it, clients say
it: the client has the same resolver (``web/src/sentences.ts``), and a test compares the two. What both must know about
the facts of a game stands once, in ``text/sentences.json`` beside its Fluent files (see docs/texts.md)::

    {
      "facts": {"player": "seat", "tile": "tile"},        a fact is a seat, seats, a sum or the name of something
      "forms": {"tile": ["a", "acc", "title"]},           attributes of names that sentences use: $tile_a, $tile_acc
      "gains": {"vp": {"each": "category"}, "tile": {}},  what is said of a gain, in this order: gain-vp, gain-tile
      "costs": {"workers": {}},                           and of a cost: cost-workers
      "told": {"take": ["tile"], "buy": ["tile", "cost"]} what the sentence itself tells, by its key without "log-"
    }
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from duchy.engine.words.text import FOLDER, KIT, Argument, Texts
from duchy.engine.words.wording import capital, key, seat_name, seat_names

TABLE = "sentences.json"
PARTS = ("facts", "forms", "gains", "costs", "told")
YOU = ".you"  # the attribute that speaks to the player whom a sentence is about
TITLE = "title"  # the form of a name in quotes or in front of a colon: it begins with a capital
BETWEEN = " · "  # the parts of a line

Facts = Mapping[str, Any]
"""What a sentence speaks of: numbers, identifiers, lists of seats and of what is added up."""


class Sentences:
    """The sentences of a game, in every language."""

    def __init__(self, texts: Texts, table: Mapping[str, Mapping[str, Any]]) -> None:
        self._texts = texts
        self._facts: Mapping[str, str] = table["facts"]
        self._forms: Mapping[str, Sequence[str]] = table["forms"]
        self._gains: Mapping[str, Mapping[str, str]] = table["gains"]
        self._costs: Mapping[str, Mapping[str, str]] = table["costs"]
        self._told: Mapping[str, Sequence[str]] = table["told"]

    @classmethod
    @cache  # the files of a package never change while it runs
    def of(cls, package: str) -> Sentences:
        """The sentences of a game's package and of the kit."""
        return cls(Texts.of(package), table_of(package))

    def say(self, language: str, text: str, facts: Facts, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A sentence in words, with the names of the players, as one of them reads it."""
        if viewer is not None and facts.get("player") == viewer and text + YOU in self._texts.keys(language):
            text += YOU
        return self._texts.format(language, text, **self._words(language, facts, names))

    def line(self, language: str, line: Mapping[str, Any], names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A line of the log: its sentence, then what it cost and brought beyond what the sentence tells."""
        told = self.told(line["key"])
        said = [self.say(language, line["key"], line["args"], names, viewer)]
        if "cost" not in told:
            said += self._parts(language, "cost", self._costs, line.get("cost", {}), ())
        said += self.gains(language, line.get("gain", {}), told)
        return BETWEEN.join(said)

    def gains(self, language: str, gain: Facts, told: Sequence[str] = ()) -> Iterator[str]:
        """A gain in words, piece by piece, without what is told already."""
        return self._parts(language, "gain", self._gains, gain, told)

    def told(self, text: str) -> Sequence[str]:
        """The gains, or ``cost``, that the sentence of a key tells itself."""
        return self._told.get(text.partition("-")[2], ())

    def _parts(
        self, language: str, prefix: str, table: Mapping[str, Mapping[str, str]], brought: Facts, told: Sequence[str]
    ) -> Iterator[str]:
        for name, how in table.items():
            if name in brought and name not in told:
                for facts in _facts_of(name, brought[name], how.get("each")):
                    yield self.say(language, key(prefix, name), facts)

    def _words(self, language: str, facts: Facts, names: Sequence[str]) -> dict[str, Argument]:
        """The facts as Fluent's variables: things by their names, each in all its forms."""
        words: dict[str, Argument] = {}
        for fact, value in facts.items():
            kind = self._facts.get(fact)
            if kind is None:
                if not isinstance(value, list):  # a list of places is for drawing, not for words
                    words[fact] = value
            elif kind == "seat":
                words[fact] = seat_name(language, int(value), names)
            elif kind == "seats":
                words[fact] = seat_names(language, value, names)
            elif kind == "sum":
                words[fact] = " + ".join(map(str, value))
            else:
                words |= self._names(language, fact, kind, str(value))
        return words

    def _names(self, language: str, fact: str, kind: str, value: str) -> Iterator[tuple[str, str]]:
        """What something is called: ``tile``, and each form such as ``tile_acc``; the plain name where it has none."""
        name = key(kind, value)
        plain = self._texts.format(language, name)
        yield fact, plain
        for form in self._forms.get(kind, ()):
            own = f"{name}.{form}"
            known = own in self._texts.keys(language)
            otherwise = capital(plain) if form == TITLE else plain
            yield f"{fact}_{form}", self._texts.format(language, own) if known else otherwise


def table_of(package: str) -> dict[str, dict[str, Any]]:
    """What a package and the kit say about the facts of their sentences."""
    parts = [json.loads((files(part) / FOLDER / TABLE).read_text(encoding="utf-8")) for part in (KIT, package)]
    return {name: {fact: value for part in parts for fact, value in part.get(name, {}).items()} for name in PARTS}


def _facts_of(name: str, value: Any, each: str | None) -> Iterator[Facts]:
    """What is said of a part of a gain: of a number its count, of an identifier its name, of a record its fields."""
    if each is not None:
        for identifier, count in value.items():
            yield {"count": count, each: identifier}
    elif isinstance(value, Mapping):
        yield value
    else:
        yield {name: value} if isinstance(value, str) else {"count": value}
