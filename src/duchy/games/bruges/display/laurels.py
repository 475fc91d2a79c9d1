"""What inhabitants with a laurel wreath are worth, and what they count."""

from __future__ import annotations

from typing import Any

import numpy as np

from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.grammar import Kind, Over, Sel, Selector, Status, Who
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.components.words import Score
from duchy.games.bruges.display.looking import Look
from duchy.games.bruges.display.names import COLOUR_NAMES, colour_name
from duchy.games.bruges.display.shapes import Laurel

Array = np.ndarray[Any, Any]


def laurels_of(look: Look, player: int) -> list[Laurel]:
    """The laurels of a player, in the order of the houses."""
    me = look.record["players"][player]
    found: list[Laurel] = []
    for place, tenant in enumerate(me["tenant"][: me["homes"]].tolist()):
        if tenant < 0 or CARDS_IN_ORDER[tenant].activation.kind != Kind.ENDGAME:
            continue
        card = CARDS_IN_ORDER[tenant]
        shown: Laurel = {"card": card.id, "house": place + 1, "vp": int(look.laurels[player, place])}
        selector = _counted(card)
        if selector is not None and selector.of == Who.SELF:
            houses = [house + 1 for house in range(int(me["homes"])) if _counts(selector, me, house)]
            if selector.sel in (Sel.HOUSES, Sel.CHARACTERS, Sel.DISTINCT, Sel.SETS) and houses:
                shown["houses"] = houses
            if selector.sel in (Sel.HOUSES, Sel.CHARACTERS):
                shown["count"] = len(houses)
            elif selector.sel == Sel.WORKERS:
                shown["count"] = _workers(selector, me)
        found.append(shown)
    return found


def _counted(card: Card) -> Selector | None:
    """What a laurel counts, where it is one thing."""
    counted = [effect.amount.per for effect in card.effects if isinstance(effect, Score)]
    return counted[0] if len(counted) == 1 else None


def _counts(selector: Selector, me: Array, house: int) -> bool:
    """Whether a house, or its inhabitant, is among what is counted."""
    tenant = int(me["tenant"][house])
    of_houses = selector.sel == Sel.HOUSES or selector.over == Over.HOUSES
    if selector.sel != Sel.CHARACTERS and of_houses:
        colour_fits = selector.colour is None or colour_name(int(me["house"][house])) == COLOUR_NAMES[selector.colour]
        lived = {Status.EMPTY: tenant < 0, Status.INHABITED: tenant >= 0}.get(selector.state, True)
        return colour_fits and lived
    if tenant < 0 or (selector.sel != Sel.CHARACTERS and selector.over != Over.CHARACTERS):
        return False
    card = CARDS_IN_ORDER[tenant]
    wanted = ((selector.colour, card.colour), (selector.group, card.group), (selector.activation, card.activation.kind))
    return all(one is None or one == other for one, other in wanted)


def _workers(selector: Selector, me: Array) -> int:
    workers: list[int] = me["workers"].tolist()
    return sum(workers) if selector.colour is None else workers[selector.colour]
