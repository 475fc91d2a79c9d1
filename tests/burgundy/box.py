"""What the tests of the components share: the tiles of the box, and data files to change."""

import re
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.games.burgundy.components import tiles
from duchy.games.burgundy.components.tiles import Colour, Kind

PACKAGED = files("duchy") / "games" / "burgundy" / "data"


def packaged(name: str) -> str:
    return (PACKAGED / f"{name}.toml").read_text(encoding="utf-8")


def as_own(file: str) -> str:
    """The first estate of another set as an ordinary estate of a player's own, named "own"."""
    first = packaged(file).split("[[estate]]\n")[1]
    return "\n[[estate]]\n" + re.sub('name = ".*"', f'name = "own"\nkind = "{file}"', first, count=1)


TEAM_BOARD = as_own("team")
SOLO_BOARD = as_own("solo")


def copies(*kinds: Kind) -> tuple[int, int]:
    first, second = (sum(int(tiles.COPIES[back, kind]) for kind in kinds) for back in (0, 1))
    return first, second


def kinds_of(colour: Colour) -> list[Kind]:
    """The kinds of a colour in the base game."""
    return [kind for kind in Kind if tiles.COLOUR[kind] == colour and not tiles.MODULE[kind]]


def stacked(record: Any) -> NDArray[Any]:
    """The tiles left in the stacks, by back (coloured, black) and kind."""
    found = np.zeros((2, tiles.KINDS), int)
    for pile, left in enumerate(record.bag.tolist()):
        found[int(tiles.PILE_STACK[pile] == tiles.BLACK_STACK), tiles.PILE_KIND[pile]] = left
    return found
