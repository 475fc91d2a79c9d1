"""A record as plain Python lists and dictionaries, and what follows in it from the rest.

Reading and writing a record field by field through numpy would take most of the time of making a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from duchy.engine.kernels.records import plain
from duchy.games.burgundy.components.board import PHASES, ROUNDS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import BOARD_SETS, EDITIONS
from duchy.games.burgundy.components.tiles import (
    BLACK_STACK,
    GOODS,
    GOODS_COPIES,
    MODULE,
    PILE_COPIES,
    PILE_KIND,
    PILE_STACK,
    PILES,
    Kind,
)
from duchy.games.burgundy.options import ORDINARY
from duchy.games.burgundy.questions import QUESTIONS, Decision

NESTED = ("estates", "players", "storages", "agenda", "more")
Raw = dict[str, Any]

_WITH_TILE = {kind for kind, asked in QUESTIONS.questions.items() if asked.a is not None and asked.a.name == "tile"}
"""Questions about a tile that lies nowhere else."""
_pile_kind = [int(PILE_KIND[pile]) for pile in range(PILES)]
_pile_stack = [int(PILE_STACK[pile]) for pile in range(PILES)]
_pile_copies = [int(PILE_COPIES[pile]) for pile in range(PILES)]
_pile_module = [int(MODULE[kind]) for kind in _pile_kind]
PILE_OF = {(_pile_stack[pile], _pile_kind[pile]): pile for pile in range(PILES)}
"""By stack and kind."""
_COLOURED = {kind: pile for (stack, kind), pile in PILE_OF.items() if stack != BLACK_STACK}
_BLACK = {kind: pile for (stack, kind), pile in PILE_OF.items() if stack == BLACK_STACK}


def opened(array: np.ndarray[Any, Any]) -> Raw:
    """A record as lists and dictionaries."""
    return plain(array)[0] | {name: plain(array[name][0]) for name in NESTED}


def closed(raw: Raw, array: np.ndarray[Any, Any]) -> None:
    """Write the lists and dictionaries into a record."""
    for name, value in raw.items():
        if name not in NESTED:
            array[name][0] = value
            continue
        for field in value[0] if value else ():
            array[name][field][0] = [entry[field] for entry in value]


# --- what is on the table --------------------------------------------------------------------------------------------


def board_set(raw: Raw) -> str:
    """The set of estates that is played."""
    sets = BOARD_SETS[EDITIONS[raw["edition"]]]
    played = [module.name.lower() for module in Module if raw["modules"] & module]
    return next((name for name in played if name in sets), ORDINARY)


def founding(raw: Raw) -> bool:
    """Whether start castles are still being chosen."""
    return bool(raw["agenda"][0]["kind"] == Decision.FOUND)


def phase_ends(raw: Raw) -> bool:
    """Whether the last turn of a phase is over and something is asked before the next one begins."""
    return bool(raw["round_no"] == ROUNDS) and not raw["over"]


def before_play(raw: Raw) -> bool:
    """Whether the first phase is still to begin: castles are chosen, or trade routes ordered."""
    return founding(raw) or bool(raw["agenda"][0]["kind"] == Decision.ARRANGE)


def estates(raw: Raw) -> list[dict[str, Any]]:
    """The estates in play: one for each player, or one for each team."""
    return list(raw["estates"][: 1 + max(me["estate"] for me in raw["players"][: raw["seats"]])])


def in_teams(raw: Raw) -> bool:
    """Whether players share estates."""
    return bool(len(estates(raw)) < raw["seats"])


def team_storage(raw: Raw, player: int) -> dict[str, Any]:
    """The storage of a player's team."""
    found: dict[str, Any] = raw["storages"][raw["more"][0]["team_storage"][player]]
    return found


def tiles_seen(raw: Raw) -> Counter[int]:
    """All tiles that lie open, and the start castles that are to be placed."""
    seen: Counter[int] = Counter(kind for depot in raw["depots"] for kind in depot)
    seen.update(raw["black"])
    for holder in (*raw["estates"], *raw["storages"]):
        seen.update(holder["tiles"])
    seen.update(frame["a"] for frame in raw["agenda"] if frame["kind"] in _WITH_TILE)
    seen[Kind.CASTLE] += sum(not any(estate["tiles"]) for estate in estates(raw))
    del seen[0]
    return seen


def copies(raw: Raw) -> list[int]:
    """Tiles of each pile in the box, those of modules only if they are played with."""
    return [
        count if not module or raw["modules"] & module else 0
        for count, module in zip(_pile_copies, _pile_module, strict=True)
    ]


def full_bag(raw: Raw) -> list[int]:
    """The tiles left in the stacks if no tile has left the game. Less than none: there are more than the box holds.

    A tile in the black depot has a black back. Of any other it is assumed that its back is coloured, if there is one.
    """
    bag = copies(raw)
    black: Counter[int] = Counter(raw["black"])
    for kind, count in tiles_seen(raw).items():
        if kind == Kind.BLACK_TILE:
            continue  # another tile, turned over
        coloured, dark = _COLOURED.get(kind, _BLACK.get(kind)), _BLACK.get(kind, _COLOURED.get(kind))
        if coloured is None or dark is None:
            continue  # an inn, which lies in no stack
        from_black = min(black[kind], bag[dark]) if dark != coloured else 0
        rest = count - from_black
        from_coloured = min(rest, bag[coloured]) if dark != coloured else rest
        bag[coloured] -= from_coloured
        bag[dark] -= from_black + rest - from_coloured
    return bag


def stack_counts(bag: list[int]) -> list[int]:
    """How many tiles that makes in each stack."""
    counts = [0] * (BLACK_STACK + 1)
    for stack, count in zip(_pile_stack, bag, strict=True):
        counts[stack] += count
    return counts


def stack_of(bag: list[int], stack: int) -> dict[int, int]:
    """The tiles of a stack by kind."""
    piles = [pile for pile in range(PILES) if _pile_stack[pile] == stack]
    return {_pile_kind[pile]: bag[pile] for pile in piles if bag[pile]}


def goods_seen(raw: Raw) -> list[int]:
    """All goods that lie open, by colour."""
    seen = [0] * GOODS
    for counts in _goods_places(raw):
        seen = [one + other for one, other in zip(seen, counts, strict=True)]
    for goods in raw["round_goods"] if not before_play(raw) else ():
        if goods >= 0:
            seen[goods] += 1
    return seen


def _goods_places(raw: Raw) -> Iterator[list[int]]:
    yield from raw["wares"]
    for estate in raw["estates"]:
        yield estate["goods"]
        yield estate["sold"]


def full_unseen(raw: Raw) -> list[int]:
    """The goods that are face down if none have left the game."""
    return [GOODS_COPIES - count for count in goods_seen(raw)]


def likely_coming(raw: Raw, rounds: int) -> list[int]:
    """Goods for the round spaces where none are given: always one of the colour of which most are face down."""
    left = full_unseen(raw | {"round_goods": [-1] * ROUNDS})
    coming = []
    for _ in range(rounds):
        goods = max(range(GOODS), key=lambda colour: (left[colour], -colour))
        left[goods] -= 1
        coming.append(goods)
    return coming


def ended(raw: Raw) -> bool:
    """Whether the game has come to the end of its last round; a solo game may be won before."""
    return bool(raw["over"] and raw["turn"] == raw["seats"])


def rounds_left(raw: Raw) -> int:
    """How many rounds of the phase are still to begin."""
    return 0 if before_play(raw) or ended(raw) or phase_ends(raw) else ROUNDS - 1 - int(raw["round_no"])


def usual_spent(raw: Raw, player: int) -> list[int]:
    """Dice spent: both of those who had their turn in this round, none of the others."""
    if before_play(raw):
        return [0, 0]
    had = raw["turns"][: raw["seats"]].index(player) < raw["turn"]
    return [int(had)] * 2


def revelations(raw: Raw) -> int:
    """How often something came to light: boards, sealed choices, and every phase and round that began."""
    expert = raw["expert"] * (1 if founding(raw) else 1 + raw["secret"])
    if before_play(raw):
        return int(expert)
    if ended(raw):
        return int(expert) + PHASES + PHASES * ROUNDS
    return int(expert + raw["phase"] + 1 + raw["phase"] * ROUNDS + min(raw["round_no"] + 1, ROUNDS))
