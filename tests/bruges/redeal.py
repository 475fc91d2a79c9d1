"""Other cards wherever a viewer has seen none, in a position and in everything that led to it.

The cards that a viewer has never seen exchange their places within their colour: in decks, hands and houses. Since none
of them was ever in sight, the same exchange in every earlier position gives another past that looks the same.
"""

from __future__ import annotations

import random

import numpy as np

from duchy.engine.game.game import State
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, COLOURS

#: For each card the one that takes its place.
Order = np.ndarray[tuple[int], np.dtype[np.int16]]


def unseen(state: State, viewer: int) -> list[int]:
    """The cards that a viewer has never seen."""
    pool = state.observe(viewer).record.pool
    return [
        colour * CARDS_PER_COLOUR + place
        for colour in range(COLOURS)
        for place in range(CARDS_PER_COLOUR)
        if int(pool[colour]) >> place & 1
    ]


def another_deal(state: State, viewer: int, chance: random.Random) -> Order:
    """An exchange of all cards that a viewer has never seen."""
    order = np.arange(COLOURS * CARDS_PER_COLOUR, dtype=np.int16)
    hidden = unseen(state, viewer)
    for colour in range(COLOURS):
        cards = [card for card in hidden if card // CARDS_PER_COLOUR == colour]
        order[cards] = chance.sample(cards, len(cards))
    return order


def dealt_anew(state: State, order: Order) -> State:
    """The position with other cards in the places of those that are exchanged."""
    other = state.clone()
    players = other.array[0]["players"][: state.game.players]
    for part in ("hand", "house", "tenant"):
        cards = players[part]
        cards[...] = np.where(cards >= 0, order[np.maximum(cards, 0)], cards)
    for colour in range(COLOURS):
        first, pool = colour * CARDS_PER_COLOUR, int(state.record.pool[colour])
        faces = [int(order[first + place]) - first for place in range(CARDS_PER_COLOUR) if pool >> place & 1]
        other.array[0]["pool"][colour] = sum(1 << face for face in faces)
    return other
