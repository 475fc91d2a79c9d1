"""The tables of the deck in play, read by one rule each: a card of the package, or of a user's own deck file.

On a graphics card every function that reads a constant table carries a copy of it, hence the rules.
"""

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.programs import (
    CARD_COLUMNS,
    OP_COLUMNS,
    SEL_COLUMNS,
    TEST_COLUMNS,
    fixed,
    in_order,
    made,
)

CARDS_IN_ORDER = in_order(DECK.cards)
"""The cards by the index that the rules use."""

_tables = made(CARDS_IN_ORDER)
CARD_TABLE = fixed(_tables.cards, CARD_COLUMNS)
SKILL_TABLE = table(_tables.skills, np.int32)
OP_TABLE = fixed(_tables.ops, OP_COLUMNS)
SELECTOR_TABLE = fixed(_tables.selectors, SEL_COLUMNS)
TEST_TABLE = fixed(_tables.tests, TEST_COLUMNS)


@rule
def of_card(card: int, column: int) -> int:
    """A fact about a card."""
    return CARD_TABLE[card, column]


@rule
def skills_of(card: int) -> int:
    """What a character does by itself, as a set of skills."""
    return SKILL_TABLE[card]


@rule
def of_op(row: int, column: int) -> int:
    """A fact about an operation."""
    return OP_TABLE[row, column]


@rule
def of_selector(row: int, column: int) -> int:
    """A fact about a selector."""
    return SELECTOR_TABLE[row, column]


@rule
def of_test(row: int, column: int) -> int:
    """A fact about a part of a condition."""
    return TEST_TABLE[row, column]
