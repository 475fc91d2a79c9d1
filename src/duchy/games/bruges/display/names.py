"""What things are called in JSON: the same identifiers everywhere, in no language.

A text's key is made of them: the colour ``red`` is called ``colour-red``, the character ``prince`` ``card-prince``. A
deck file of a user's own may have characters that the texts do not know, and brings their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import cast, get_args

from duchy.engine.words.sentences import TITLE, Sentences, table_of
from duchy.engine.words.text import Texts
from duchy.engine.words.wording import capital
from duchy.games.bruges.components import board
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.grammar import Kind
from duchy.games.bruges.components.names import PACKAGE
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.display.shapes import Activation, Colour, Leadership, Phase, Threat, Use
from duchy.games.bruges.state import Category
from duchy.games.bruges.state import Phase as PhaseNumber

__all__ = [
    "ACTIVATION_NAMES",
    "CARD_NAMES",
    "CATEGORY_NAMES",
    "COLOUR_NAMES",
    "LEADERSHIP_NAMES",
    "PACKAGE",
    "PHASE_NAMES",
    "THREAT_NAMES",
    "THREAT_OF",
    "USE_NAMES",
    "by_colour",
    "card_name",
    "colour_name",
    "sentences",
]

COLOUR_NAMES = cast(tuple[Colour, ...], board.COLOUR_NAMES)
THREAT_NAMES: tuple[Threat, ...] = get_args(Threat)
THREAT_OF: Mapping[str, Threat] = dict(zip(COLOUR_NAMES, THREAT_NAMES, strict=True))
LEADERSHIP_NAMES: tuple[Leadership, ...] = get_args(Leadership)
USE_NAMES: tuple[Use, ...] = get_args(Use)
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
PHASE_NAMES = {int(phase): cast(Phase, phase.name.lower()) for phase in PhaseNumber}
ACTIVATION_NAMES = tuple(cast(Activation, kind.name.lower()) for kind in Kind)
CARD_NAMES = tuple(card.id for card in CARDS_IN_ORDER)
"""By the index that the rules use."""


def card_name(card: int) -> str | None:
    """The id of a card; None for an empty place and for a card whose face is not known."""
    return CARD_NAMES[card] if card >= 0 else None


def colour_name(card: int) -> Colour:
    """The colour of a card, whether its face is known or not."""
    return COLOUR_NAMES[card // board.CARDS_PER_COLOUR if card >= 0 else -2 - card]


def by_colour(numbers: Sequence[int]) -> dict[Colour, int]:
    """Numbers that are there for each colour, without those that are 0."""
    return {name: number for name, number in zip(COLOUR_NAMES, numbers, strict=True) if number}


class _Sentences(Sentences):
    """Sentences that call characters of a user's own deck by the names in its file."""

    def _names(self, language: str, fact: str, kind: str, value: str) -> Iterator[tuple[str, str]]:
        own = _own_names().get(value) if kind == "card" else None
        if own is None:
            yield from super()._names(language, fact, kind, value)
            return
        yield fact, own[language]
        for form in self._forms.get(kind, ()):
            yield f"{fact}_{form}", capital(own[language]) if form == TITLE else own[language]


@cache
def _own_names() -> Mapping[str, Mapping[str, str]]:
    return {card.id: card.name for card in DECK.cards if card.name}


@cache
def sentences() -> Sentences:
    """The sentences of the game, for the deck in use."""
    return _Sentences(Texts.of(PACKAGE), table_of(PACKAGE))
