"""What characters are called: by our texts, or by the deck file that they are in."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.engine.errors import DataError
from duchy.engine.words.text import Texts
from duchy.engine.words.wording import key
from duchy.games.bruges.components.card import Card

PACKAGE = "duchy.games.bruges"
LANGUAGES = ("en", "ru", "uk")


def card_name(card: Card, language: str) -> str:
    """The name of a character."""
    return card.name[language] if card.name else Texts.of(PACKAGE).format(language, key("card", card.id))


def check_names(file: str, cards: Sequence[Card]) -> None:
    """Every card has a name, and no two have the same in any language."""
    known = Texts.of(PACKAGE).keys(LANGUAGES[0])
    for card in cards:
        if not card.name and key("card", card.id) not in known:
            raise DataError(file, _entry(card), "our texts do not know it: it needs name.en, name.ru and name.uk")
    for language in LANGUAGES:
        called: dict[str, Card] = {}
        for card in cards:
            name = card_name(card, language).casefold()
            if name in called:
                raise DataError(file, _entry(card), f"it and {_entry(called[name])} have the same name.{language}")
            called[name] = card


def _entry(card: Card) -> str:
    return f"card {card.number} {card.id}"
