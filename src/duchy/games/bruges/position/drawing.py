"""Where dice, backs and cards stand in the record, for those that are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game
from duchy.engine.values.parts import Many, Number, Shape, Word
from duchy.games.bruges.components.board import COLOUR_NAMES, DICE, FACES, MOST_CARDS
from duchy.games.bruges.position.shape import CARD_NAMES

_WANTED: dict[str, Shape] = {
    "dice": Many(Number(1, FACES), DICE, gaps=True),
    "tops": Many(Word(COLOUR_NAMES), 2, gaps=True),
}
_WANTED_OF_SEAT: dict[str, Shape] = {"hand": Many(Word(CARD_NAMES), MOST_CARDS, gaps=True)}
_NAMES: dict[str, tuple[str, ...]] = {"tops": COLOUR_NAMES, "hand": CARD_NAMES}


def drawn(
    game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]
) -> list[tuple[tuple[Any, ...], int]]:
    """The dice of a round, the backs on top of the decks, and the cards of hands."""
    found = _places((), "", table, _WANTED)
    for seat, parts in enumerate(seats):
        found += _places(("players", seat), f"seat {seat} ", parts, _WANTED_OF_SEAT)
    return found


def _places(
    path: tuple[Any, ...], prefix: str, parts: Mapping[str, Any], shapes: Mapping[str, Shape]
) -> list[tuple[tuple[Any, ...], int]]:
    found: list[tuple[tuple[Any, ...], int]] = []
    for name, value in parts.items():
        if name not in shapes:
            choices = ", ".join([*_WANTED, *_WANTED_OF_SEAT])
            raise PositionError(prefix + name, "error-position-no-draw", choices=choices)
        for place, thing in enumerate(shapes[name].read(value, prefix + name)):
            if thing is not None:
                number = _NAMES[name].index(thing) if name in _NAMES else thing
                found.append(((*path, name, place), number))
    return found
