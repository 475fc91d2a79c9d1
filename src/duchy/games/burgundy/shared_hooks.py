"""Hooks in what chapters and modules have in common: gains and pastures.

They are apart from ``hooks``, which imports the modules: modules gain workers and points too, and files import in no
circle. What is imported here only reads and writes the record.
"""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.spaces import colour_spaces, region_spaces
from duchy.games.burgundy.components.tiles import Colour
from duchy.games.burgundy.modules.shields import held
from duchy.games.burgundy.modules.solo import target
from duchy.games.burgundy.state import State, estate_of, with_modules

LIGHT_GREEN = int(Colour.ANIMAL)  # a plain integer, since CUDA does not take an enum as an index


@rule
def workers_gained(s: State, p: int, count: int) -> None:
    """After a player gained workers, from whatever source."""
    if with_modules(s) and count > 0:
        held.workers_gained(s, p)


@rule
def pasture(s: State, p: int, region: int, word: int) -> int:
    """The spaces whose animals score together with those of a pasture, as a word of a mask."""
    home = estate_of(s, p)
    if with_modules(s) and held.joins_pastures(s, p):
        return colour_spaces(home, LIGHT_GREEN, word)
    return region_spaces(home, region, word)


@rule
def points_gained(s: State, p: int, points: int) -> None:
    """After a player gained points, from whatever source."""
    if with_modules(s) and s.modules & Module.SOLO and points > 0:
        target.points_gained(s, p, points)
