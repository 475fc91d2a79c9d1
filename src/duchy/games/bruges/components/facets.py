"""What the effect of a card depends on and what it changes (BR-CHAR-22).

Two effects that wait at the same time can be carried out in any order if neither changes what the other depends on.
An effect that asks its owner for a choice depends on the hand, since a card drawn before it can change the choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.grammar import Amount, Condition, Event, Facet, Over, Sel, Selector
from duchy.games.bruges.components.word import NOTHING, Facets, Word, joined

COUNTED = {
    Sel.WORKERS: Facet.WORKERS,
    Sel.GUILDERS: Facet.GUILDERS,
    Sel.HAND: Facet.HAND,
    Sel.MARKERS: Facet.MARKERS,
    Sel.STATUES: Facet.CANAL,
    Sel.LEADERSHIPS: Facet.LEADS,
    Sel.HOUSES: Facet.TOWN,
    Sel.CHARACTERS: Facet.TOWN,
    Sel.CANAL_CELLS: Facet.CANAL,
    Sel.SECTIONS: Facet.CANAL,
    Sel.REPUTATION_STEP: Facet.REPUTATION,
    Sel.DICE: NOTHING,
}


def facets(cards: Sequence[Card]) -> list[Facets]:
    """The facets of each card, with those of all characters that may react to what it does."""
    found: list[Facets] = [(NOTHING, NOTHING)] * len(cards)
    while True:
        reactions = _by_event(cards, found)
        again = [_of_card(card, reactions) for card in cards]
        if again == found:
            return found
        found = again


def _by_event(cards: Sequence[Card], found: Sequence[Facets]) -> dict[Event, Facets]:
    reactions: dict[Event, Facets] = {}
    for card, facets_of_card in zip(cards, found, strict=True):
        event = card.activation.event
        if event is not None:
            reactions[event] = joined(reactions.get(event, (NOTHING, NOTHING)), facets_of_card)
    return reactions


def _of_card(card: Card, reactions: dict[Event, Facets]) -> Facets:
    condition = (_of_condition(card.condition), NOTHING) if card.condition else (NOTHING, NOTHING)
    return joined(condition, *(_of_effect(effect, reactions) for effect in card.effects))


def _of_effect(effect: Word, reactions: dict[Event, Facets]) -> Facets:
    """An operation, with what it sets off."""
    needs, changes = effect.facets(lambda inner: _of_effect(inner, reactions))
    if effect.optional or effect.amount.up_to:
        needs |= Facet.HAND
    needs |= _of_amount(effect.amount)
    events = (reactions[event] for event in effect.sets_off if event in reactions)
    return joined((needs, changes), *events)


def _of_amount(amount: Amount) -> Facet:
    return NOTHING if amount.per is None else _of_selector(amount.per)


def _of_selector(selector: Selector) -> Facet:
    if selector.sel in (Sel.DISTINCT, Sel.SETS):
        return Facet.WORKERS if selector.over == Over.WORKERS else Facet.TOWN
    return COUNTED[selector.sel]


def _of_condition(condition: Condition) -> Facet:
    needs = NOTHING if condition.count is None else _of_selector(condition.count)
    for part in condition.parts:
        needs |= _of_condition(part)
    return needs
