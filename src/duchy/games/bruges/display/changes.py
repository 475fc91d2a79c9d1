"""What changed for a player between two positions, as what was gained and what was paid or lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from duchy.games.bruges.components.board import DEADLY
from duchy.games.bruges.display.names import CARD_NAMES, LEADERSHIP_NAMES, by_colour, colour_name
from duchy.games.bruges.display.shapes import Cost, Gain

Array = np.ndarray[Any, Any]


def changes(before: Array, after: Array, played: int = 0) -> tuple[Gain, Cost]:
    """The differences between two records of a player; ``played`` hand cards are not counted as lost."""
    gain: Gain = {}
    cost: Cost = {}
    vp, guilders = (int(after[name]) - int(before[name]) for name in ("vp", "guilders"))
    if vp > 0:
        gain["vp"] = vp
    elif vp < 0:
        cost["vp"] = -vp
    if guilders > 0:
        gain["guilders"] = guilders
    elif guilders < 0:
        cost["guilders"] = -guilders
    _workers_and_markers(before, after, gain, cost)
    cards = int(after["held"]) - int(before["held"]) + played
    if cards > 0:
        gain["cards"] = cards
    elif cards < 0:
        cost["cards"] = -cards
    if steps := int(after["reputation"]) - int(before["reputation"]):
        gain["steps"] = steps
    for was, now in zip(before["statue"].tolist(), after["statue"].tolist(), strict=True):
        if now > 0 and now != was:
            gain["statue"] = now
    if new := int(after["leads"]) & ~int(before["leads"]):
        gain["leaderships"] = [name for place, name in enumerate(LEADERSHIP_NAMES) if new >> place & 1]
    _losses(before, after, cost)
    return gain, cost


def _workers_and_markers(before: Array, after: Array, gain: Gain, cost: Cost) -> None:
    """Three markers of a colour that go back at once are those of a penalty, and nothing that a player gains."""
    workers = (after["workers"] - before["workers"]).tolist()
    if more := by_colour([max(n, 0) for n in workers]):
        gain["workers"] = more
    if fewer := by_colour([max(-n, 0) for n in workers]):
        cost["workers"] = fewer
    markers = (after["markers"] - before["markers"]).tolist()
    if calmed := by_colour([-n if -DEADLY < n < 0 else 0 for n in markers]):
        gain["calmed"] = calmed
    if threats := by_colour([max(n, 0) for n in markers]):
        cost["threats"] = threats


def _losses(before: Array, after: Array, cost: Cost) -> None:
    houses, left = (Counter(map(colour_name, me["house"][: me["homes"]].tolist())) for me in (before, after))
    for colour in houses - left:
        cost["house"] = colour
    tenants, stayed = (set(me["tenant"][: me["homes"]].tolist()) for me in (before, after))
    for card in sorted(tenants - stayed - {-1}):
        cost["inhabitant"] = CARD_NAMES[card]
    lost = before["canal"] - after["canal"]
    if cells := int(lost[lost > 0].sum()):
        cost["cells"] = cells
