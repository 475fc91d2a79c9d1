"""Where dice and draws stand in the record, for those that are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game
from duchy.engine.values.parts import Many, Number
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.components.layouts import PIPS
from duchy.games.burgundy.components.tiles import GOODS_NAMES
from duchy.games.burgundy.position.shape import PARTS, TILE_KINDS

Place = tuple[tuple[Any, ...], int]
CHANCE = ("white", "depots", "black", "coming")
SEAT_CHANCE = ("dice",)
_DICE = Many(Number(1, PIPS), 2, gaps=True)


def drawn(game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> list[Place]:
    """Dice, the white die, the tiles of the depots and the goods of the rounds to come."""
    for name in table:
        if name not in CHANCE:
            raise PositionError(name, "error-position-no-draw", choices=", ".join((*CHANCE, *SEAT_CHANCE)))
    for seat, parts in enumerate(seats):
        for name in parts:
            if name not in SEAT_CHANCE:
                raise PositionError(
                    f"seat {seat} {name}", "error-position-no-draw", choices=", ".join((*CHANCE, *SEAT_CHANCE))
                )
    return [*_on_the_board(table), *_dice(seats)]


def _on_the_board(table: Mapping[str, Any]) -> Iterator[Place]:
    found = {name: PARTS[name].read(value, name) for name, value in table.items()}
    if "white" in found:
        yield ("white",), found["white"]
    for number, tiles in found.get("depots", {}).items():
        for slot, tile in enumerate(tiles):
            if tile is not None:
                yield ("depots", number - 1, slot), int(TILE_KINDS[tile])
    for slot, tile in enumerate(found.get("black", [])):
        if tile is not None:
            yield ("black", slot), int(TILE_KINDS[tile])
    coming = found.get("coming", [])
    for place, name in enumerate(coming, ROUNDS - len(coming)):
        yield ("round_goods", place), GOODS_NAMES.index(name)


def _dice(seats: Sequence[Mapping[str, Any]]) -> Iterator[Place]:
    for seat, parts in enumerate(seats):
        for die, value in enumerate(_DICE.read(parts.get("dice", []), f"seat {seat} dice")):
            if value is not None:
                yield ("players", seat, "dice", die), value
