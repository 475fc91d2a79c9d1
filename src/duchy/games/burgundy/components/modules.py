"""The modules: expansions that a game can be played with, each switched by one flag of its record (CB-EXP-01)."""

from enum import IntEnum

import numpy as np

from duchy.engine.kernels.records import table


class Module(IntEnum):
    """The flags. They are stored in positions and never change."""

    EXTRA_TILES = 1
    WHITE_CASTLES = 2
    INNS = 4
    TRADE_ROUTES = 8
    SHIELDS = 16
    BORDER_POSTS = 32
    CLOSE_TO_CASTLE = 64
    TEAM = 128
    SOLO = 256


MODULE_NAMES = tuple(module.name.lower() for module in Module)
MODULE_FLAGS = table([module.value for module in Module], np.int16)
"""In the order of the names."""


def flags(names: tuple[str, ...]) -> int:
    """The modules of a game as a set of flags."""
    return sum(Module[name.upper()].value for name in names)
