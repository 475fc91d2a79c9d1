"""The final scoring line by line: what each monastery and each shield of an estate was worth (chapters 12, 22).

The points themselves are counted by the rules, by category; a test compares the lines with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from duchy.engine.game import State
from duchy.games.burgundy.chapters.monasteries import SCORES_BUILDING, VP_PER_BUILDING, Monastery
from duchy.games.burgundy.chapters.scoring import VP_PER_SPECIES
from duchy.games.burgundy.components.board import BONUS_VP
from duchy.games.burgundy.components.modules import Module, flags
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELD_VP, Shield
from duchy.games.burgundy.components.tiles import COPIED, SPECIES, Kind
from duchy.games.burgundy.display.names import home_of, shields_of
from duchy.games.burgundy.display.shapes import Counted

_FIRST_SCORING = Monastery.GOODS_TYPES


def final_lines(state: State, player: int) -> list[Counted]:
    """What was counted for a player at the end. A team is counted once, for the partner who has its number."""
    solo = flags(state.game.options.as_dict()["modules"]) & Module.SOLO
    if solo or int(state.record.players[player].estate) != player:
        return []
    spaces = {Shield(number + 1): space for number, space in shields_of(state, player).items()}
    shields = list(spaces)
    monasteries = list(_monasteries(state, player))
    arms: list[Counted] = [
        {**_arms(shield, int(SHIELD_VP[shield - 1])), "hexes": [space + 1]} for shield, space in spaces.items()
    ]
    lines = monasteries + _again(monasteries, "monasteries", Shield.HIGH_ABBEY, shields)
    lines += arms + _again(arms, "shields", Shield.ARMS_OF_ARMS, shields)
    if Shield.TWICE_CROWNED in shields and not _printed(state, Difference.BONUS_DOUBLED_AT_ONCE):
        tiles = [int(BONUS_VP[state.game.players, rank - 1]) for rank in home_of(state, player).bonus.tolist() if rank]
        lines.append({**_arms(Shield.TWICE_CROWNED, sum(tiles)), "category": "bonus", "doubles": True})
    return lines


def _monasteries(state: State, player: int) -> Iterator[Counted]:
    """The monasteries that score at the end, those that shield 6 copies among them (CB-MON15-01 to CB-MON26-02)."""
    home = home_of(state, player)
    owned = [number for number in Monastery if number >= _FIRST_SCORING and int(home.monasteries) >> number & 1]
    crane = _scores_crane(home, owned)
    for number in owned:
        counted = _count(state, home, number)
        if counted is not None:
            count, each = counted
            count += number == crane
            line: Counted = {"category": "monasteries", "monastery": int(number), "count": count, "vp": count * each}
            hexes = _counted_spaces(home, number, number == crane)
            yield {**line, "hexes": hexes} if hexes else line


def _counted_spaces(home: Any, number: Monastery, with_crane: bool) -> list[int]:
    """The spaces with the tiles that a monastery counts; none where it counts goods or bonus tiles."""
    tiles = home.tiles.tolist()
    if number == Monastery.ANIMAL_TYPES:
        found = {int(SPECIES[tile]): space for space, tile in reversed(list(enumerate(tiles))) if SPECIES[tile] >= 0}
        return sorted(space + 1 for space in found.values())
    counts = [SCORES_BUILDING[tile] == number or (with_crane and tile == Kind.CRANE) for tile in tiles]
    return [space + 1 for space, counted in enumerate(counts) if counted]


def _count(state: State, home: Any, number: Monastery) -> tuple[int, int] | None:
    """How many things a monastery scores, and the points for each; None if it does not score."""
    tiles = home.tiles.tolist()
    if number == Monastery.GOODS_TYPES:
        return sum(sold > 0 for sold in home.sold.tolist()), _printed(state, Difference.TYPES_SOLD_VP)
    if number == Monastery.GOODS_SOLD:
        return sum(home.sold.tolist()), 1
    if number == Monastery.BONUS_TILES:
        return sum(rank > 0 for rank in home.bonus.tolist()), _printed(state, Difference.BONUS_TILES_VP)
    if number == Monastery.ANIMAL_TYPES:
        return len({int(SPECIES[tile]) for tile in tiles if SPECIES[tile] >= 0}), VP_PER_SPECIES
    if number in (Monastery.BRIDGE, Monastery.BUY_WORKERS):
        return None
    return sum(bool(SCORES_BUILDING[tile] == number) for tile in tiles), VP_PER_BUILDING


def _scores_crane(home: Any, owned: list[Monastery]) -> int:
    """The monastery that the crane is counted for, as a building of its type; 0 if there is none (CB-CRANE-08, 10)."""
    if Kind.CRANE not in home.tiles.tolist():
        return 0
    scoring = [int(SCORES_BUILDING[kind]) for kind in COPIED]
    return next((number for number in scoring if number in owned), 0)


def _again(lines: list[Counted], category: str, shield: Shield, held: list[Shield]) -> list[Counted]:
    """What a shield adds that doubles a category (CB-SH10-01, CB-SH13-01)."""
    if shield not in held:
        return []
    return [{**_arms(shield, sum(line["vp"] for line in lines)), "category": category, "doubles": True}]


def _arms(shield: Shield, vp: int) -> Counted:
    return {"category": "shields", "shield": SHIELD_NAMES[shield - 1], "vp": vp}


def _printed(state: State, difference: Difference) -> int:
    return int(EDITION[int(state.record.edition), difference])
