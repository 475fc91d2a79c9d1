"""Positions of The Castles of Burgundy in parts: ``shape`` lists the parts, ``reading`` takes them from a record,
``filling`` makes a record of them, ``faults`` says what cannot be.
"""

from duchy.games.burgundy.position.drawing import drawn
from duchy.games.burgundy.position.faults import problems
from duchy.games.burgundy.position.filling import fill
from duchy.games.burgundy.position.reading import parts
from duchy.games.burgundy.position.shape import DERIVED, PARTS, SEAT_PARTS

__all__ = ["DERIVED", "PARTS", "SEAT_PARTS", "drawn", "fill", "parts", "problems"]
