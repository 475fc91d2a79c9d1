"""What things are called in JSON: the same identifiers everywhere, in no language.

A text's key is made of them: the tile ``town_hall`` is called ``tile-town-hall``, the goods ``red`` ``goods-red``.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from duchy.engine.game.game import Game, State
from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.layouts import FIRST_OWN
from duchy.games.burgundy.components.printings import number_of
from duchy.games.burgundy.components.tiles import GOODS_NAMES, KIND_NAMES, Colour
from duchy.games.burgundy.modules.shields.held import IN_ESTATE
from duchy.games.burgundy.state import Category

COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
_CATEGORIES_OF = {  # by module
    "shields": "shields",
    "posts": "border_posts",
    "returns": "close_to_castle",
    "bought": "solo",
}
PHASE_NAMES = "ABCDE"
BONUS_NAMES = ("large", "small")  # bonus tiles: for the first and for the second to cover a colour


def tile_name(kind: int) -> str | None:
    """A tile by its kind; None where there is none."""
    return KIND_NAMES[kind] if kind else None


def named_goods(counts: list[int]) -> dict[str, int]:
    """Goods by colour, those that there are."""
    if not any(counts):
        return {}
    return {name: count for name, count in zip(GOODS_NAMES, counts, strict=True) if count}


def number_of_table(state: State, field: str) -> int:
    """A number of the table itself. Views and logs are made often, and the record answers ten times slower."""
    found: int = state.array[field][0].item()
    return found


def has_more(state: State) -> bool:
    """Whether the record has the part with the fields of the modules."""
    return bool(state.array["more"].size)


def home_of(state: State, player: int) -> Any:
    """The record of the estate that a player builds."""
    return state.record.estates[state.record.players[player].estate]


def team_storage(array: np.ndarray[Any, Any], player: int) -> int:
    """The number of the storage of a player's team, 0 if there is none."""
    more = array["more"]["team_storage"][0]
    return int(more[0, player]) if len(more) else 0


def shields_of(state: State, player: int) -> dict[int, int]:
    """The shields in the estate of a player, by index, with the spaces of their castles, counted from 0."""
    found: dict[int, int] = {}
    if not has_more(state):
        return found
    for more in state.record.more:
        for shield, at in enumerate(more.shield_at.tolist()):
            if at >= IN_ESTATE and state.record.players[at - IN_ESTATE].estate == state.record.players[player].estate:
                found[shield] = int(more.shield_space[shield])
    return found


@lru_cache(maxsize=256)
def categories_of(game: Game) -> tuple[str, ...]:
    """Where points come from in a game, by name."""
    played = game.options.as_dict()["modules"]
    return tuple(name for name in CATEGORY_NAMES if name not in _CATEGORIES_OF or _CATEGORIES_OF[name] in played)


@lru_cache(maxsize=1024)
def estate_name(game: Game, layout: int) -> str | None:
    """The number that the printing gives to an estate, or the name of an own one; None for one not yet chosen."""
    if layout < 0:
        return None
    options: Any = game.options
    return estate_at(game, layout).name if layout >= FIRST_OWN else number_of(options.edition, layout)


def estate_at(game: Game, layout: int) -> Estate:
    """The estate with a layout, which may be an own one of a seat."""
    options: Any = game.options
    found: Estate = options.estate_of(layout)
    return found
