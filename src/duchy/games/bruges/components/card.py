"""A character, and a whole deck of them, as a deck file says it."""

from __future__ import annotations

from dataclasses import dataclass

from duchy.games.bruges.components.grammar import Activation, Colour, Condition, Group
from duchy.games.bruges.components.word import Word


@dataclass(frozen=True)
class Card:
    """One character (BR-GRAM-01). `number` counts from 1 in the order of the file."""

    number: int
    id: str
    group: Group
    colour: Colour
    cost: int
    vp: int
    activation: Activation
    condition: Condition | None
    effects: tuple[Word, ...]
    provenance: str  # a word of ``duchy.engine.values.data``
    source: str
    documented: tuple[str, ...]
    note: str
    value: float
    name: dict[str, str]  # by language
    text: dict[str, str]  # own words that replace the generated ones, by language; usually empty


@dataclass(frozen=True)
class Deck:
    """A whole deck. `digest` names it in records and at the table."""

    cards: tuple[Card, ...]
    digest: str
