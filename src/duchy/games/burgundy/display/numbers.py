"""A position in plain numbers, which views and logs read: numpy answers ten times slower.

From one view to the next most of a position stays the same, and the log reads the positions that views show. So what
was read is kept by the bytes that it was read from. It must not be changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, cast

import numpy as np

from duchy.engine.game.game import Game, State
from duchy.engine.kernels.records import entry, number, unpacked
from duchy.games.burgundy.components.board import TEAM_STORAGE
from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.printings import BOARD_SIDES, EDITIONS
from duchy.games.burgundy.components.tiles import COLOURS, KIND_NAMES
from duchy.games.burgundy.display.box import edition_of
from duchy.games.burgundy.display.final import estate_lines
from duchy.games.burgundy.display.names import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    categories_of,
    estate_at,
    estate_name,
    named_goods,
    tile_name,
)
from duchy.games.burgundy.display.shapes import Bonus, PlayerView


@dataclass(frozen=True, slots=True)
class Numbers:
    """A position: the fields of the table, what each player has, and the same as it is shown."""

    table: dict[str, Any]
    top: dict[str, Any]  # of the agenda: what is asked, or nothing
    players: list[dict[str, Any]]
    shown: list[PlayerView]


def numbers_of(state: State) -> Numbers:
    """A position in plain numbers."""
    return _numbers(state.game, state.array.tobytes())


@lru_cache(maxsize=256)
def _numbers(game: Game, content: bytes) -> Numbers:
    layout = game.record_type
    [table] = unpacked(layout, content)
    [top] = unpacked(layout["agenda"].base, entry(layout, content, "agenda", table["depth"] - 1))
    kept = [_belonging(game, content, player) for player in range(game.players)]
    players = [me for me, _ in kept]
    if game.has_teams:
        players = [{**me, "slots": _team_slots(layout, content, player, me)} for player, me in enumerate(players)]
    return Numbers(table, top, players, [shown for _, shown in kept])


def _belonging(game: Game, content: bytes, player: int) -> tuple[dict[str, Any], PlayerView]:
    """What a player has: the player's own, the estate's and the tiles in storage, in plain numbers and as shown."""
    layout = game.record_type
    form, own = layout["players"].base, entry(layout, content, "players", player)
    home = entry(layout, content, "estates", number(form, own, "estate"))
    stored = entry(layout, content, "storages", number(form, own, "storage"))
    return _kept_belonging(game, own, home, stored)


@lru_cache(maxsize=512)
def _kept_belonging(game: Game, own: bytes, home: bytes, stored: bytes) -> tuple[dict[str, Any], PlayerView]:
    """From one view to the next most players have what they had; so both are made once for the same bytes."""
    estate = _kept_estate(game, home)
    parts = (("players", own), ("storages", stored))
    [player], [storage] = (unpacked(game.record_type[part].base, content) for part, content in parts)
    me = {**estate, **player, "stored": storage["tiles"], "slots": storage["tiles"]}
    return me, _player(game, me)


@lru_cache(maxsize=512)
def _kept_estate(game: Game, content: bytes) -> dict[str, Any]:
    """An estate with what is counted in it, kept since an action often changes only dice and storage."""
    [estate] = unpacked(game.record_type["estates"].base, content)
    return {**estate, "counted": estate_lines(game, content, estate)}


def _team_slots(layout: np.dtype[Any], content: bytes, player: int, me: dict[str, Any]) -> list[int]:
    """The tiles of a player by slot as actions count slots, 0 where there is none: those of the team come last."""
    own: list[int] = me["stored"]
    [more] = unpacked(layout["more"].base, entry(layout, content, "more", 0))
    shared = entry(layout, content, "storages", more["team_storage"][player])
    [storage] = unpacked(layout["storages"].base, shared)
    tiles: list[int] = storage["tiles"]
    return own[: max(TEAM_STORAGE, sum(kind > 0 for kind in own))] + tiles


def _player(game: Game, me: dict[str, Any]) -> PlayerView:
    layout = me["layout"]
    kinds = me["tiles"][: len(estate_at(game, layout))] if layout >= 0 else []
    built, scored = _built(game, layout, tuple(kinds)), categories_of(game)
    shown: PlayerView = {
        "estate": estate_name(game, layout),
        "castle": me["castle"] + 1 if any(kinds) else None,
        "tiles": built.tiles,
        "regions": built.regions,
        "covered": built.covered,
        "storage": [KIND_NAMES[kind] for kind in me["stored"] if kind],
        "dice": [
            {"value": value, "spent": bool(spent)}
            for value, spent in zip(me["dice"], me["spent"], strict=True)
            if value
        ],
        "workers": me["workers"],
        "silver": me["silver"],
        "goods": named_goods(me["goods"]),
        "sold": named_goods(me["sold"]),
        "bonus": {
            colour: cast(Bonus, BONUS_NAMES[rank - 1])
            for colour, rank in zip(COLOUR_NAMES, me["bonus"], strict=True)
            if rank
        },
        "monasteries": [number for number in range(me["monasteries"].bit_length()) if me["monasteries"] >> number & 1],
        "vp": sum(me["points"]),
        "points": {name: points for name, points in zip(CATEGORY_NAMES, me["points"], strict=False) if name in scored},
    }
    if me["board"] >= 0:
        shown["sides"] = [str(side_of(game, me, side)) for side in (0, 1)]
    if me["sealed"]:
        shown["sealed"] = True
    return shown


def side_of(game: Game, me: dict[str, Any], side: int) -> str | None:
    """The estate on a side of the player's board; a chosen estate has one side only."""
    edition = EDITIONS.index(edition_of(game))
    return estate_name(game, int(BOARD_SIDES[edition, me["board"], side]) if me["board"] >= 0 else me["layout"])


class _Built(NamedTuple):
    """What lies in an estate."""

    tiles: list[str | None]
    regions: list[int]  # that are complete
    covered: dict[str, int]  # spaces, by colour


@lru_cache(maxsize=512)
def _built(game: Game, layout: int, kinds: tuple[int, ...]) -> _Built:
    """What lies in an estate, kept since most actions build nothing."""
    estate = estate_at(game, layout)
    return _Built([tile_name(kind) for kind in kinds], _completed(estate, kinds), _covered(estate, kinds))


def _completed(estate: Estate, kinds: tuple[int, ...]) -> list[int]:
    if not any(kinds):
        return []
    return [n for n, region in enumerate(estate.regions, start=1) if all(kinds[space] for space in region)]


def _covered(estate: Estate, kinds: tuple[int, ...]) -> dict[str, int]:
    counts = [0] * COLOURS
    for space, kind in enumerate(kinds):
        if kind:
            counts[estate.colours[space]] += 1
    return dict(zip(COLOUR_NAMES, counts, strict=True))
