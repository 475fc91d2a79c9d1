"""The final scoring line by line: what each monastery and each shield of an estate is worth (chapters 12, 22).

Before the end the lines tell what would be counted if the game ended now. The points themselves are counted by the
rules, by category; tests compare the lines with them. Views are made often, so lists are read here, not records.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from duchy.engine.game import State
from duchy.games.burgundy.chapters.monasteries import SCORES_BUILDING, VP_PER_BUILDING, Monastery
from duchy.games.burgundy.chapters.scoring import VP_PER_SPECIES
from duchy.games.burgundy.components.board import BONUS_VP
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELD_VP, Shield
from duchy.games.burgundy.components.tiles import COPIED, SPECIES, Kind
from duchy.games.burgundy.display.names import has_more, number_of_table, shields_of
from duchy.games.burgundy.display.shapes import Counted

_WORKERS_PER_VP = 2
_NEVER = (Monastery.BRIDGE, Monastery.BUY_WORKERS)
_SCORING = [number for number in Monastery if number >= Monastery.GOODS_TYPES and number not in _NEVER]
_SCORING_MASK = sum(1 << number for number in _SCORING)
_SCORED_BY = [int(number) for number in SCORES_BUILDING]  # by kind: the monastery that counts it
_SPECIES = [int(species) for species in SPECIES]
_COPIED = [int(kind) for kind in COPIED]


def final_lines(state: State, player: int, home: Mapping[str, Any]) -> list[Counted]:
    """What is counted for a player at the end. ``home`` holds the fields of the estate as plain lists and numbers."""
    monasteries = list(_monasteries(state, home))
    return [*monasteries, *_shields(state, player, home, monasteries)] if has_more(state) else monasteries


def lines_now(state: State, player: int, home: Mapping[str, Any]) -> list[Counted]:
    """What would be counted if the game ended now, what is left over among it (CB-END-02 to CB-END-04)."""
    left = {"goods": sum(home["goods"]), "silver": home["silver"], "workers": home["workers"] // _WORKERS_PER_VP}
    left_over: list[Counted] = [{"category": name, "vp": points} for name, points in left.items()]
    return left_over + final_lines(state, player, home)


def _shields(state: State, player: int, home: Mapping[str, Any], monasteries: list[Counted]) -> list[Counted]:
    """The shields of an estate, and what they double."""
    spaces = {Shield(number + 1): space for number, space in shields_of(state, player).items()}
    shields = list(spaces)
    arms: list[Counted] = [
        {**_arms(shield, int(SHIELD_VP[shield - 1])), "hexes": [space + 1]} for shield, space in spaces.items()
    ]
    lines = _again(monasteries, "monasteries", Shield.HIGH_ABBEY, shields) + arms
    lines += _again(arms, "shields", Shield.ARMS_OF_ARMS, shields)
    if Shield.TWICE_CROWNED in shields and not _printed(state, Difference.BONUS_DOUBLED_AT_ONCE):
        tiles = [int(BONUS_VP[state.game.players, rank - 1]) for rank in home["bonus"] if rank]
        lines.append({**_arms(Shield.TWICE_CROWNED, sum(tiles)), "category": "bonus", "doubles": True})
    return lines


def _monasteries(state: State, home: Mapping[str, Any]) -> Iterator[Counted]:
    """The monasteries that score at the end, those that shield 6 copies among them (CB-MON15-01 to CB-MON26-02)."""
    held = home["monasteries"]
    if not held & _SCORING_MASK:
        return
    owned = [number for number in _SCORING if held >> number & 1]
    crane = _scores_crane(home, owned)
    for number in owned:
        count, each = _count(state, home, number)
        count += number == crane
        line: Counted = {"category": "monasteries", "monastery": int(number), "count": count, "vp": count * each}
        hexes = _counted_spaces(home, number, number == crane)
        yield {**line, "hexes": hexes} if hexes else line


def _counted_spaces(home: Mapping[str, Any], number: Monastery, with_crane: bool) -> list[int]:
    """The spaces with the tiles that a monastery counts; none where it counts goods or bonus tiles."""
    tiles = home["tiles"]
    if number == Monastery.ANIMAL_TYPES:
        found = {_SPECIES[tile]: space for space, tile in reversed(list(enumerate(tiles))) if _SPECIES[tile] >= 0}
        return sorted(space + 1 for space in found.values())
    counts = [_SCORED_BY[tile] == number or (with_crane and tile == Kind.CRANE) for tile in tiles]
    return [space + 1 for space, counted in enumerate(counts) if counted]


def _count(state: State, home: Mapping[str, Any], number: Monastery) -> tuple[int, int]:
    """How many things a monastery scores, and the points for each."""
    if number == Monastery.GOODS_TYPES:
        return sum(sold > 0 for sold in home["sold"]), _printed(state, Difference.TYPES_SOLD_VP)
    if number == Monastery.GOODS_SOLD:
        return sum(home["sold"]), 1
    if number == Monastery.BONUS_TILES:
        return sum(rank > 0 for rank in home["bonus"]), _printed(state, Difference.BONUS_TILES_VP)
    if number == Monastery.ANIMAL_TYPES:
        return len({_SPECIES[tile] for tile in home["tiles"] if _SPECIES[tile] >= 0}), VP_PER_SPECIES
    return sum(_SCORED_BY[tile] == number for tile in home["tiles"]), VP_PER_BUILDING


def _scores_crane(home: Mapping[str, Any], owned: list[Monastery]) -> int:
    """The monastery that the crane is counted for, as a building of its type; 0 if there is none (CB-CRANE-08, 10)."""
    if Kind.CRANE not in home["tiles"]:
        return 0
    scoring = [_SCORED_BY[kind] for kind in _COPIED]
    return next((number for number in scoring if number in owned), 0)


def _again(lines: list[Counted], category: str, shield: Shield, held: list[Shield]) -> list[Counted]:
    """What a shield adds that doubles a category (CB-SH10-01, CB-SH13-01)."""
    if shield not in held:
        return []
    return [{**_arms(shield, sum(line["vp"] for line in lines)), "category": category, "doubles": True}]


def _arms(shield: Shield, vp: int) -> Counted:
    return {"category": "shields", "shield": SHIELD_NAMES[shield - 1], "vp": vp}


def _printed(state: State, difference: Difference) -> int:
    return int(EDITION[number_of_table(state, "edition"), difference])
