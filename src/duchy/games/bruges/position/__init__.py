"""Positions of Bruges in parts: ``shape`` lists the parts, ``frames`` writes what is asked, ``reading`` takes the parts
from a record, ``filling`` makes a record of them, ``faults`` says what cannot be.
"""

from duchy.games.bruges.position.drawing import drawn
from duchy.games.bruges.position.faults import problems
from duchy.games.bruges.position.filling import fill
from duchy.games.bruges.position.reading import parts
from duchy.games.bruges.position.shape import DERIVED, PARTS, SEAT_PARTS

__all__ = ["DERIVED", "PARTS", "SEAT_PARTS", "drawn", "fill", "parts", "problems"]
