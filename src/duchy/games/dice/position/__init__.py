"""Positions of the Dice Game in parts: ``shape`` lists the parts, ``reading`` takes them from a record, ``filling``
makes a record of them, ``faults`` says what cannot be.
"""

from duchy.games.dice.position.drawing import drawn
from duchy.games.dice.position.faults import problems
from duchy.games.dice.position.filling import fill
from duchy.games.dice.position.reading import parts
from duchy.games.dice.position.shape import DERIVED, PARTS, SEAT_PARTS

__all__ = ["DERIVED", "PARTS", "SEAT_PARTS", "drawn", "fill", "parts", "problems"]
