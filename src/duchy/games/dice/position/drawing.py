"""Where dice stand in the record, for those that are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game
from duchy.engine.values.parts import Many, Number, Shape, Word
from duchy.games.dice.components.parts import COLOUR_NAMES, PIPS

_WANTED: dict[str, Shape] = {
    "pips": Many(Number(1, PIPS), 2, gaps=True),
    "colours": Many(Word(COLOUR_NAMES), 2, gaps=True),
    "hourglasses": Number(1, 2),
}


def drawn(
    game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]
) -> list[tuple[tuple[Any, ...], int]]:
    """The dice of a round."""
    for prefix, parts in (("", table), *((f"seat {seat} ", parts) for seat, parts in enumerate(seats))):
        for name in parts:
            if prefix or name not in _WANTED:
                raise PositionError(prefix + name, "error-position-no-draw", choices=", ".join(_WANTED))
    found: list[tuple[tuple[Any, ...], int]] = []
    for name, value in table.items():
        wanted = _WANTED[name].read(value, name)
        if name == "hourglasses":
            found.append(((name,), wanted))
            continue
        for die, shown in enumerate(wanted):
            if shown is not None:
                found.append(((name, die), COLOUR_NAMES.index(shown) if name == "colours" else shown))
    return found
