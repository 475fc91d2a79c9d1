"""The final scoring line by line: what each monastery and each shield of an estate is worth (chapters 12, 22).

Before the end the lines tell what would be counted if the game ended now. The rules count (score_lines.py); what is
told here is for what, and where its tiles lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from duchy.engine.game.game import Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.kernels.records import argument
from duchy.games.burgundy.chapters.monasteries import SCORES_BUILDING, SCORING, Monastery
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELD_VP, Shield
from duchy.games.burgundy.components.tiles import SPECIES, Kind
from duchy.games.burgundy.display.box import edition_of
from duchy.games.burgundy.display.names import has_more, shields_of
from duchy.games.burgundy.display.score_lines import count_estate, count_totals
from duchy.games.burgundy.display.shapes import Counted

_LEFT_OVER = ("goods", "silver", "workers")
_MONASTERIES = max(Monastery) + 1
_SCORING = [number for number in Monastery if SCORING >> number & 1]
_SCORED_BY = [int(number) for number in SCORES_BUILDING]  # by kind: the monastery that counts it
_SPECIES = [int(species) for species in SPECIES]


class EstateLines(NamedTuple):
    """What is counted in an estate: what is left over, and its monasteries."""

    left_over: list[Counted]
    monasteries: list[Counted]


def kernels(game: Game) -> list[Kernel]:
    """What must be compiled before lines can be told."""
    nothing = {"monasteries": 0, "tiles": []}
    found = [Kernel("lines of an estate", count_estate, lambda: estate_lines(game, _first_home(game), nothing))]
    if game.blank()["more"].size:
        found.append(Kernel("sums of lines", count_totals, lambda: _totals(game.new_state(0), 0)))
    return found


def _first_home(game: Game) -> bytes:
    content: bytes = game.blank()["estates"][0, :1].tobytes()
    return content


def final_lines(state: State, player: int, home: Mapping[str, Any]) -> list[Counted]:
    """What is counted for a player at the end. ``home`` is what the player has in plain numbers."""
    lines: list[Counted] = home["counted"].monasteries
    return [*lines, *_shields(state, player, lines)] if has_more(state) else lines


def lines_now(state: State, player: int, home: Mapping[str, Any]) -> list[Counted]:
    """What would be counted if the game ended now, what is left over among it (CB-END-02 to CB-END-04)."""
    left_over: list[Counted] = home["counted"].left_over
    return left_over + final_lines(state, player, home)


def estate_lines(game: Game, content: bytes, home: Mapping[str, Any]) -> EstateLines:
    """What is counted in an estate, from its record and from the same in plain numbers (CB-MON15-01 to CB-MON26-02)."""
    estate = np.frombuffer(bytearray(content), game.record_type["estates"].base)
    left, counts, points = (np.zeros(size, np.int16) for size in (len(_LEFT_OVER), _MONASTERIES, _MONASTERIES))
    edition = EDITIONS.index(edition_of(game))
    count_estate(argument(estate), edition, argument(left), argument(counts), argument(points))
    left_over: list[Counted] = [
        {"category": name, "vp": vp} for name, vp in zip(_LEFT_OVER, left.tolist(), strict=True)
    ]
    owned = [number for number in _SCORING if home["monasteries"] >> number & 1]
    return EstateLines(
        left_over, [_monastery(home, number, int(counts[number]), int(points[number])) for number in owned]
    )


def _monastery(home: Mapping[str, Any], number: Monastery, count: int, vp: int) -> Counted:
    line: Counted = {"category": "monasteries", "monastery": int(number), "count": count, "vp": vp}
    hexes = _counted_spaces(home["tiles"], number, count)
    return {**line, "hexes": hexes} if hexes else line


def _counted_spaces(tiles: list[int], number: Monastery, count: int) -> list[int]:
    """The spaces with the tiles that a monastery counts; none where it counts goods or bonus tiles."""
    if number == Monastery.ANIMAL_TYPES:
        found = {_SPECIES[tile]: space for space, tile in reversed(list(enumerate(tiles))) if _SPECIES[tile] >= 0}
        return sorted(space + 1 for space in found.values())
    if number not in _SCORED_BY:
        return []
    spaces = [space + 1 for space, tile in enumerate(tiles) if _SCORED_BY[tile] == number]
    if count > len(spaces):  # with the crane
        spaces = sorted([*spaces, tiles.index(Kind.CRANE) + 1])
    return spaces


def _shields(state: State, player: int, monasteries: list[Counted]) -> list[Counted]:
    """The shields of an estate, and what they double (CB-SH07-02, CB-SH10-01, CB-SH13-01)."""
    held = shields_of(state, player)
    arms: list[Counted] = [
        {**_arms(Shield(number + 1), int(SHIELD_VP[number])), "hexes": [at + 1]} for number, at in held.items()
    ]
    by_monasteries, by_shields, again = _totals(state, player)
    lines = _doubled("monasteries", Shield.HIGH_ABBEY, by_monasteries - _sum(monasteries)) + arms
    lines += _doubled("shields", Shield.ARMS_OF_ARMS, by_shields - _sum(arms))
    return lines + _doubled("bonus", Shield.TWICE_CROWNED, again)


def _totals(state: State, player: int) -> list[int]:
    totals = np.zeros(3, np.int16)
    count_totals(state.kernel_array, player, argument(totals))
    found: list[int] = totals.tolist()
    return found


def _sum(lines: list[Counted]) -> int:
    return sum(line["vp"] for line in lines)


def _doubled(category: str, shield: Shield, vp: int) -> list[Counted]:
    """The line of what a shield adds to a category that it doubles."""
    return [{**_arms(shield, vp), "category": category, "doubles": True}] if vp else []


def _arms(shield: Shield, vp: int) -> Counted:
    return {"category": "shields", "shield": SHIELD_NAMES[shield - 1], "vp": vp}
