"""Positions of any game: an editor and a notation. See ``duchy.engine.position`` and docs/positions.md."""

from duchy.engine.errors import PositionError
from duchy.engine.position import Position, Script, build, entropy_for, of, read, seed_for

__all__ = ["Position", "PositionError", "Script", "build", "entropy_for", "of", "read", "seed_for"]
