"""What things are called in JSON: the same identifiers everywhere, in no language.

A text's key is made of them: the colour ``mine`` is called ``colour-mine``, the bonus ``monk`` ``bonus-monk``.
"""

from duchy.games.dice.components.parts import BONUS_NAMES, COLOUR_NAMES
from duchy.games.dice.components.sheets import LETTERS
from duchy.games.dice.display.shapes import Rank
from duchy.games.dice.state import Category, Row

__all__ = [
    "AWARD_NAMES",
    "BONUS_NAMES",
    "CATEGORY_NAMES",
    "COLOUR_NAMES",
    "PHASE_NAMES",
    "ROW_NAMES",
    "sheet_name",
]

CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
ROW_NAMES = tuple(row.name.lower() for row in Row)
PHASE_NAMES = ("I", "II", "III")
AWARD_NAMES: tuple[Rank, Rank] = ("first", "second")


def sheet_name(sheet: int) -> str | None:
    """The letter of a sheet; None while it is not chosen."""
    return LETTERS[sheet] if sheet >= 0 else None
