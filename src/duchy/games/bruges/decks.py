"""A user's own deck, checked for ``duchy deck check``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from duchy.engine.game.protocols import DeckFacts
from duchy.games.bruges.components.deck import COSTS, parse_deck
from duchy.games.bruges.components.grammar import Kind
from duchy.games.bruges.components.names import check_names


def check(file: str, tables: Mapping[str, Any]) -> DeckFacts:
    """Read a deck, names included; how many cards are of which activation and price."""
    deck = parse_deck(file, tables)
    check_names(file, deck.cards)
    kinds = Counter(card.activation.kind for card in deck.cards)
    costs = Counter(card.cost for card in deck.cards)
    counts = {
        "activation": {kind.name.lower(): kinds[kind] for kind in Kind},
        "cost": {str(cost): costs[cost] for cost in COSTS},
    }
    return DeckFacts(len(deck.cards), deck.digest, counts)
