"""What things are called in JSON: the same identifiers everywhere, in no language.

A text's key is made of them: the tile ``town_hall`` is called ``tile-town-hall``, the goods ``red`` ``goods-red``.
"""

from functools import cache
from typing import Any

from duchy.engine.game import Game, State
from duchy.games.burgundy.components.printings import EDITIONS, number_of
from duchy.games.burgundy.components.tiles import GOODS_NAMES, KIND_NAMES, Colour
from duchy.games.burgundy.state import Category

COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
_CATEGORIES_OF = {"posts": "border_posts", "returns": "close_to_castle"}  # by module
PHASE_NAMES = "ABCDE"
BONUS_NAMES = ("large", "small")  # bonus tiles: for the first and for the second to cover a colour


def categories_of(game: Game) -> list[str]:
    """The sources of points in a game: those of the base game, and of the modules played with."""
    options: Any = game.options
    played = options.module_names()
    return [name for name in CATEGORY_NAMES if name not in _CATEGORIES_OF or _CATEGORIES_OF[name] in played]


def tile_name(kind: int) -> str | None:
    """A tile by its kind; None where there is none."""
    return KIND_NAMES[kind] if kind else None


def named_goods(counts: list[int]) -> dict[str, int]:
    """Goods by colour, those that there are."""
    return {name: count for name, count in zip(GOODS_NAMES, counts, strict=True) if count}


def home_of(state: State, player: int) -> Any:
    """The record of the estate that a player builds."""
    return state.record.estates[state.record.players[player].estate]


@cache
def estate_name(edition: int, layout: int) -> str | None:
    """The number that a printing gives to an estate; None for an estate not yet chosen."""
    if layout < 0:
        return None
    return number_of(EDITIONS[edition], layout)
