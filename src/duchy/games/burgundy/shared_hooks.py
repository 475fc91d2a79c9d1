"""Hooks in what chapters and modules have in common: gains.

They are apart from ``hooks``, which imports the modules: modules gain points too, and files import in no circle. What
is imported here only reads and writes the record.
"""

from duchy.engine.rule import rule
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.modules.solo import target
from duchy.games.burgundy.state import with_modules


@rule
def points_gained(s, p, points):
    """After a player gained points, from whatever source."""
    if with_modules(s) and s.modules & Module.SOLO and points > 0:
        target.points_gained(s, p, points)
