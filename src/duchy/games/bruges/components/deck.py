"""The deck of characters, read from ``data/deck.toml`` or a user's own file and checked on the way (BR-GRAM-01 to 07).

A mistake in the file is a ``DataError`` that names file, card and reason.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import IntEnum
from typing import Any

from duchy.engine.errors import DataError
from duchy.engine.values import data
from duchy.engine.values.data import Entry
from duchy.games.bruges.components.card import Card, Deck
from duchy.games.bruges.components.grammar import Colour, Group
from duchy.games.bruges.components.limits import check_card
from duchy.games.bruges.components.names import LANGUAGES, check_names
from duchy.games.bruges.components.reading import known_keys, read_activation, read_condition, word
from duchy.games.bruges.components.word import Word
from duchy.games.bruges.components.words import read_words

GAME = "bruges"
NAME = "deck"
CARDS = 165  # BR-COMP-01
PER_COLOUR = CARDS // len(Colour)
PER_GROUP = CARDS // len(Group)
PER_GROUP_AND_COLOUR = PER_GROUP // len(Colour)
COSTS = (0, 3, 6, 9, 12)
COST_OF_A_POINT = 3  # BR-CHAR-02

KEYS = (
    *("number", "id", "group", "colour", "cost", "vp", "activation", "if", "effects"),
    *("provenance", "source", "documented", "note", "value", "name", "text"),
)
ID = re.compile(r"[a-z][a-z0-9_]*")


def read_deck() -> Deck:
    """The deck in force: the user's own or ours."""
    deck = parse_deck(f"{GAME}/{NAME}.toml", data.read(GAME, NAME))
    if data.is_own(GAME, NAME):  # of ours, a test compares the names
        check_names(f"{GAME}/{NAME}.toml", deck.cards)
    return deck


def parse_deck(file: str, tables: Mapping[str, Any]) -> Deck:
    """The deck that the tables of a file describe; names are checked by ``check_names``."""
    top = Entry(file, "file", dict(tables))
    known_keys(top, "game", "card")
    top.one_of("game", [GAME])
    listed = top.get("card")
    if not isinstance(listed, list):
        top.fail("the cards must be tables [[card]]")
    entries = [_entry(file, place, values) for place, values in enumerate(listed, 1)]
    cards = tuple(map(parse_card, entries))
    _check_frame(file, entries, cards)
    return Deck(cards, _digest(cards))


def _entry(file: str, place: int, values: object) -> Entry:
    known = values.get("id", "") if isinstance(values, dict) else ""
    entry = Entry(file, f"card {place} {known}".rstrip(), values)
    if entry.integer("number", 1, CARDS) != place:
        entry.fail(f"'number' is {entry.get('number')}; the cards are numbered in order")
    return entry


def parse_card(entry: Entry) -> Card:
    """One character."""
    known_keys(entry, *KEYS)
    cost = entry.integer("cost", 0, COSTS[-1])
    vp = cost // COST_OF_A_POINT
    if cost not in COSTS:
        entry.fail(f"'cost' is {cost}, which is none of {', '.join(map(str, COSTS))}")
    if "vp" in entry and entry.integer("vp") != vp:
        entry.fail(f"'vp' is {entry.get('vp')}; a card for {cost} guilders is worth {vp} (BR-CHAR-02)")
    if not ID.fullmatch(entry.text("id")):
        entry.fail("'id' must be small letters, digits and underscores")
    activation = read_activation(entry.table("activation"))
    condition = read_condition(entry.table("if")) if "if" in entry else None
    effects = read_words(entry)
    check_card(entry, activation, condition, effects)
    return Card(
        number=entry.integer("number", 1, CARDS),
        id=entry.text("id"),
        group=word(entry, "group", Group),
        colour=word(entry, "colour", Colour),
        cost=cost,
        vp=vp,
        activation=activation,
        condition=condition,
        effects=effects,
        provenance=entry.provenance,
        source=entry.text("source"),
        documented=_documented(entry),
        note=entry.text("note") if "note" in entry else "",
        value=_value(entry),
        name=_by_language(entry, "name"),
        text=_by_language(entry, "text"),
    )


def _value(entry: Entry) -> float:
    """What the effect is worth; where a file does not say, as much as its cost stands for on average."""
    value = entry.values.get("value", 2.75 + 0.21 * entry.get("cost"))
    if not isinstance(value, int | float) or isinstance(value, bool):
        entry.fail("'value' must be a number")
    return float(value)


def _by_language(entry: Entry, key: str) -> dict[str, str]:
    if key not in entry:
        return {}
    told = entry.table(key)
    known_keys(told, *LANGUAGES)
    return {language: told.text(language) for language in LANGUAGES}


def _documented(entry: Entry) -> tuple[str, ...]:
    """Paths into the card: every one leads somewhere. The name of a card may stand in the texts."""
    paths = entry.texts("documented") if "documented" in entry else []
    for path in paths:
        if path != "name" and not _leads_somewhere(entry.values, path):
            entry.fail(f"'documented' has '{path}', which the card does not have")
    return tuple(paths)


def _leads_somewhere(values: Any, path: str) -> bool:
    for part in path.split("."):
        if isinstance(values, list) and part.isdigit() and 1 <= int(part) <= len(values):
            values = values[int(part) - 1]
        elif isinstance(values, dict) and part in values:
            values = values[part]
        else:
            return False
    return True


# --- the frame: how many cards of which sort --------------------------------------------------------------------------


def _check_frame(file: str, entries: list[Entry], cards: tuple[Card, ...]) -> None:
    """165 different cards, as many of each group and colour (BR-COMP-01, BR-DATA-10, BR-DATA-12)."""
    if len(cards) != CARDS:
        raise DataError(file, "card", f"there are {len(cards)} cards instead of {CARDS}")
    _check_shares(entries, [_word(card.colour) for card in cards], PER_COLOUR)
    _check_shares(entries, [_word(card.group) for card in cards], PER_GROUP)
    _check_shares(entries, [f"{_word(card.colour)} {_word(card.group)}" for card in cards], PER_GROUP_AND_COLOUR)
    _check_different(entries, {card.id: card.id for card in cards}, [card.id for card in cards], "have the id")
    deeds = [(card.activation, card.condition, card.effects) for card in cards]
    _check_different(entries, {}, deeds, "do the same")


def _word(member: IntEnum) -> str:
    return member.name.lower()


def _check_shares(entries: list[Entry], sorts: list[str], share: int) -> None:
    """Refuse the first card that is one too many of its sort; where one is too rare, another is too frequent."""
    counts: Counter[str] = Counter()
    for entry, sort in zip(entries, sorts, strict=True):
        counts[sort] += 1
        if counts[sort] > share:
            entry.fail(f"it is number {counts[sort]} of the sort '{sort}', of which there are {share}")


def _check_different(entries: list[Entry], shown: Mapping[Any, str], values: list[Any], what: str) -> None:
    first: dict[Hashable, int] = {}
    for place, value in enumerate(values):
        if value in first:
            other = entries[first[value]].name
            entries[place].fail(f"it and {other} {what} {shown.get(value, '')}".rstrip())
        first[value] = place


# --- the digest -------------------------------------------------------------------------------------------------------


def _digest(cards: tuple[Card, ...]) -> str:
    """Names a deck by what the rules read of it; words, notes and estimates are left out."""
    read = [
        [card.id, _told(card.group), _told(card.colour), card.cost, *map(_told, (card.activation, card.condition))]
        + [_told(effect) for effect in card.effects]
        for card in cards
    ]
    text = json.dumps(read, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _told(value: Any) -> Any:
    """A word of the grammar as JSON. Defaults are left out, so that a new field changes no digest."""
    if isinstance(value, IntEnum):
        return value.name
    if isinstance(value, tuple):
        return [_told(one) for one in value]
    if is_dataclass(value):
        told = ((field, getattr(value, field.name)) for field in fields(value))
        named = {"op": _told(value.op)} if isinstance(value, Word) else {}
        return {**named, **{field.name: _told(one) for field, one in told if one != _default(field)}}
    return value


def _default(field: Any) -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


DECK = read_deck()
