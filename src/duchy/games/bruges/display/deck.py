"""The deck as a client shows it: every character with its facts, its name and its text in all languages."""

from __future__ import annotations

from functools import cache

from duchy.engine.values import data
from duchy.games.bruges.components.card import Card as Entry
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.grammar import Action, Kind
from duchy.games.bruges.components.names import LANGUAGES
from duchy.games.bruges.components.names import card_name as name_in
from duchy.games.bruges.components.word import Word, flat
from duchy.games.bruges.components.words import Choose
from duchy.games.bruges.display.cards import card_text
from duchy.games.bruges.display.clauses import Clauses
from duchy.games.bruges.display.names import ACTIVATION_NAMES, COLOUR_NAMES, USE_NAMES
from duchy.games.bruges.display.shapes import Card
from duchy.games.bruges.display.voice import voice


@cache
def cards() -> dict[str, Card]:
    """Every character by its id, in the order of the deck file."""
    return {card.id: _card(card) for card in DECK.cards}


def branch_text(card: str, number: int, language: str) -> str:
    """What the n-th branch of a character's choice does, as on a button."""
    return cards()[card]["branches"][number - 1][language].removesuffix(".")


def own_deck() -> bool:
    """Whether a deck file of the host stands in for ours."""
    return data.is_own("bruges", "deck")


def _card(card: Entry) -> Card:
    when = card.activation
    shown: Card = {
        "number": card.number,
        "colour": COLOUR_NAMES[card.colour],
        "group": card.group.name.lower(),
        "cost": card.cost,
        "vp": card.vp,
        "activation": ACTIVATION_NAMES[when.kind],
        "documented": list(card.documented),
        "name": {language: name_in(card, language) for language in LANGUAGES},
        "text": {language: card_text(card, language) for language in LANGUAGES},
    }
    if when.colour is not None:
        shown["worker"] = COLOUR_NAMES[when.colour]
    if when.kind == Kind.ACTION and when.action != Action.ANY:
        shown["use"] = USE_NAMES[when.action]
    if when.event is not None:
        shown["event"] = when.event.name.lower()
    if when.once_per_round:
        shown["limited"] = True
    if branches := [{language: _branch(branch, language) for language in LANGUAGES} for branch in _branches(card)]:
        shown["branches"] = branches
    return shown


def _branches(card: Entry) -> tuple[tuple[Word, ...], ...]:
    """What can be chosen in an effect; nothing if there is no choice."""
    return next((effect.branches for effect in flat(card.effects) if isinstance(effect, Choose)), ())


def _branch(branch: tuple[Word, ...], language: str) -> str:
    said = Clauses(voice(language)).sentences(branch)
    return " ".join(f"{clause[0].upper()}{clause[1:]}." for clause in said)
