"""What the tests of the components share: the tiles of the box, and data files to change."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.games.burgundy.components import tiles
from duchy.games.burgundy.components.tiles import Colour, Kind

HERE = Path(__file__).parent
PACKAGED = files("duchy") / "games" / "burgundy" / "data"

TEAM_BOARD = (HERE / "team_12a.toml").read_text(encoding="utf-8")
SOLO_BOARD = (HERE / "solo_13a.toml").read_text(encoding="utf-8")


def packaged(name: str) -> str:
    return (PACKAGED / f"{name}.toml").read_text(encoding="utf-8")


def copies(*kinds: Kind) -> tuple[int, int]:
    return tuple(sum(int(tiles.COPIES[back, kind]) for kind in kinds) for back in (0, 1))


def kinds_of(colour: Colour) -> list[Kind]:
    """The kinds of a colour in the base game."""
    return [kind for kind in Kind if tiles.COLOUR[kind] == colour and not tiles.MODULE[kind]]


def stacked(record: Any) -> NDArray[Any]:
    """The tiles left in the stacks, by back (coloured, black) and kind."""
    found = np.zeros((2, tiles.KINDS), int)
    for pile, left in enumerate(record.bag.tolist()):
        found[int(tiles.PILE_STACK[pile] == tiles.BLACK_STACK), tiles.PILE_KIND[pile]] = left
    return found
