"""What a word needs to be told in a sentence: clauses, and who makes them in a language (``display/clauses.py``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from duchy.games.bruges.components.grammar import Amount, Shade, What


@dataclass(frozen=True)
class Clause:
    """A part of a sentence. Where verb and object are kept apart, clauses with the same verb can share it."""

    text: str
    infinitive: str
    verb: str = ""  # what it shares with others, as the imperative
    verb_to: str = ""  # and as the infinitive
    own: str = ""  # its verb when it stands alone
    thing: str = ""
    listed: bool = False  # has several objects, joined by "and"
    sequel: bool = False  # follows with "then"
    act: bool = False  # is an action, after which everything follows with "then"
    others: bool = False  # is a sentence of its own: its subject is not the reader


class Things(Protocol):
    """Things in numbers, in one language."""

    def say(self, name: str, **facts: Any) -> str:
        """A phrase of the texts of cards."""

    def quantity(self, thing: str, amount: Amount) -> str:
        """So much of a thing."""

    def goods(self, what: What, amount: Amount, shade: Shade) -> str:
        """Guilders, points or workers."""

    def workers(self, shade: Shade, amount: Amount) -> str:
        """Workers of a colour."""

    def markers(self, shade: Shade, amount: Amount) -> str:
        """Threat markers of a colour."""


class Teller(Protocol):
    """Makes clauses in one language."""

    @property
    def words(self) -> Things:
        """Things of the reader."""

    @property
    def theirs(self) -> Things:
        """Things of others."""

    def verb(self, verb: str, thing: str, sequel: bool = False) -> Clause:
        """What the reader does with a thing."""

    def phrase(self, name: str, **facts: str | int) -> Clause:
        """What the reader does, as a phrase of the texts of cards."""

    def points(self, what: What) -> str:
        """What points or guilders are called here."""

    def marked(self, word: Any) -> str:
        """Markers that are discarded, beside other operations."""

    def action(self, word: Any) -> Clause:
        """An action that is granted, with its price."""

    def choice(self, word: Any) -> Clause:
        """One of several branches."""
