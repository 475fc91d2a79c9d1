"""The deck as integer tables: what the rules read of a card (BR-CHAR-01, BR-CHAR-03), its condition and operations.

Rules know a card by its index: cards of one colour follow each other in the order of the deck file, so that the colour
of a card is its index divided by the number of cards of a colour. ``NUMBER`` has the number in the deck file.

The operations of a card are rows of one table for the whole deck. Each row names the row that follows it (``NEXT``);
the last operation of a branch or of what was paid for goes on behind the choice or the payment. So an effect in
progress is a single number, and nothing has to be kept of where it began. Conditions are rows in postfix order, and
selectors have rows of their own. A card brings no code: the rules have one branch for each word of the grammar.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import numpy as np

from duchy.engine.kernels.arrays import Grid
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, COLOURS
from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.facets import facets
from duchy.games.bruges.components.grammar import (
    Action,
    Amount,
    Category,
    Change,
    Condition,
    Event,
    Facet,
    Goods,
    Kind,
    Selector,
    Shade,
    What,
    Who,
)
from duchy.games.bruges.components.word import Word

NONE = -1

# Columns of a card.
(
    NUMBER,
    GROUP,
    COST,
    VP,
    KIND,
    WORKER,
    ACTION,
    EVENT,
    BY,
    THREATS,
    EVENT_GROUP,
    EVENT_COLOUR,
    LIMIT,
    CONDITION,
    PARTS,
    PROGRAM,
    NEEDS,
    CHANGES,
) = range(18)
CARD_COLUMNS = 18

# Columns of an operation.
(
    OP,
    NEXT,
    WHAT,
    SHADE,
    WHO,
    OPTIONAL,
    N,
    PER,
    GROUP_OF,
    DIE,
    MAX,
    UP_TO,
    DONE_ACTION,
    WITH_CARD,
    HOW,
    BY_HOW_MUCH,
    FLOOR,
    WHICH,
    GIVE,
    GIVE_N,
    GET,
    GET_N,
    REST,  # where a list goes on behind all equal operations in a row
    FIRM,  # 1 = the only operation of a character that is used, so that a first exchange is made
    BRANCHES,
    FIRST_BRANCH,
) = range(26)
MOST_BRANCHES = 4
OP_COLUMNS = FIRST_BRANCH + MOST_BRANCHES

COLUMN = {
    "what": WHAT,
    "colour": SHADE,
    "who": WHO,
    "optional": OPTIONAL,
    "action": DONE_ACTION,
    "with_card": WITH_CARD,
    "most": N,
    **dict.fromkeys(("target", "permission", "evil", "category", "kind"), WHICH),
}
"""By field of an operation: the column that holds it as it is."""

# How a value changes (column HOW).
NORMAL, SET, ADD, TIMES = range(4)

# Columns of a selector.
SEL, OF, SEL_COLOUR, SEL_GROUP, SEL_KIND, SEL_STATE, TRAIT, OVER, K, FACES = range(10)
SEL_COLUMNS = 10

# Columns of a part of a condition.
TEST, TEST_DIE, TEST_FACES, COUNTED, LOW, HIGH, TIE, TEST_ACTION, TEST_COLOUR, COMBINED = range(10)
TEST_COLUMNS = 10

# Bits of a character's skills: what it does by itself. They tell at a glance whether an area has anything for a rule.
FIRST_EVENT_SKILL = 0  # + the event
FIRST_ACTION_SKILL = len(Event)  # + the action


def mask(numbers: Sequence[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)


def _or_none(value: int | None) -> int:
    return NONE if value is None else int(value)


class Tables:
    """The tables of some cards, while they are made."""

    def __init__(self) -> None:
        self.cards: list[list[int]] = []
        self.skills: list[int] = []
        self.ops: list[list[int]] = []
        self.selectors: list[list[int]] = []
        self.tests: list[list[int]] = []

    def add(self, card: Card, needs: Facet, changes: Facet) -> None:
        """Add a card; its index is its place."""
        when = card.activation
        first = len(self.tests)
        if card.condition is not None:
            self.add_condition(card.condition)
        row = [NONE] * CARD_COLUMNS
        row[NUMBER], row[GROUP], row[COST], row[VP] = card.number, card.group, card.cost, card.vp
        row[KIND], row[WORKER], row[ACTION] = when.kind, _or_none(when.colour), when.action
        row[EVENT], row[BY], row[LIMIT] = _or_none(when.event), when.by, when.once_per_round
        row[THREATS] = mask(when.threats) or mask(range(COLOURS))
        row[EVENT_GROUP], row[EVENT_COLOUR] = _or_none(when.group), _or_none(when.event_colour)
        row[CONDITION], row[PARTS] = first, len(self.tests) - first
        row[PROGRAM] = self.add_effects(card.effects, NONE)
        self.ops[row[PROGRAM]][FIRM] = len(card.effects) == 1 and when.kind in (Kind.WORKER, Kind.FREE)
        row[NEEDS], row[CHANGES] = needs, changes
        self.cards.append(row)
        self.skills.append(skills(card))

    def add_effects(self, effects: Sequence[Word], behind: int) -> int:
        """Add a list of operations that goes on at a row; the row of the first one."""
        following = None
        for effect in reversed(effects):
            rest = self.ops[behind][REST] if effect == following else behind
            behind = self.add_effect(effect, behind, rest)
            following = effect
        return behind

    def add_effect(self, effect: Word, behind: int, rest: int) -> int:
        row = [NONE] * OP_COLUMNS
        row[OP], row[NEXT], row[REST] = effect.op, behind, rest
        row[WHAT], row[SHADE], row[WHO] = What.GUILDERS, Shade.CHOICE, Who.SELF
        row[DONE_ACTION], row[WITH_CARD], row[WHICH] = Action.ANY, True, Category.CHOICE
        self.add_amount(row, effect.amount)
        change(row, None)
        for each in fields(effect):
            self.add_field(row, each.name, getattr(effect, each.name))
        row[BRANCHES] = len(effect.inner)
        for place, inner in enumerate(effect.inner):
            row[FIRST_BRANCH + place] = self.add_effects(inner, behind)
        self.ops.append(row)
        return len(self.ops) - 1

    def add_field(self, row: list[int], name: str, value: Any) -> None:
        """Write a field of an operation into its columns; amounts and operations inside it have been written."""
        if isinstance(value, Change):
            change(row, value)
        elif isinstance(value, Goods) and name == "give":
            row[GIVE], row[GIVE_N] = value.what, value.amount
        elif isinstance(value, Goods):
            row[GET], row[GET_N], row[SHADE] = value.what, value.amount, value.colour
        elif name in COLUMN:
            row[COLUMN[name]] = value

    def add_amount(self, row: list[int], amount: Amount) -> None:
        row[N] = amount.each if amount.per else amount.n
        row[PER] = NONE if amount.per is None else self.add_selector(amount.per)
        row[GROUP_OF], row[DIE], row[MAX] = amount.group_of, _or_none(amount.die), _or_none(amount.max)
        row[UP_TO] = amount.up_to

    def add_selector(self, selector: Selector) -> int:
        row = [NONE] * SEL_COLUMNS
        row[SEL], row[OF], row[SEL_STATE] = selector.sel, selector.of, selector.state
        row[SEL_COLOUR], row[SEL_GROUP] = _or_none(selector.colour), _or_none(selector.group)
        row[SEL_KIND], row[TRAIT], row[OVER] = _or_none(selector.activation), selector.what, selector.over
        row[K], row[FACES] = selector.k, mask(selector.faces)
        self.selectors.append(row)
        return len(self.selectors) - 1

    def add_condition(self, condition: Condition) -> None:
        """Add a condition in postfix order: its parts first, then what combines them."""
        for part in condition.parts:
            self.add_condition(part)
        row = [NONE] * TEST_COLUMNS
        row[TEST], row[TEST_DIE], row[TEST_FACES] = condition.test, _or_none(condition.die), mask(condition.faces)
        row[COUNTED] = NONE if condition.count is None else self.add_selector(condition.count)
        row[LOW], row[HIGH], row[TIE] = condition.low, condition.high, condition.tie
        row[TEST_ACTION], row[TEST_COLOUR] = condition.action, _or_none(condition.colour)
        row[COMBINED] = len(condition.parts)
        self.tests.append(row)


def change(row: list[int], how: Change | None) -> None:
    """Write how a value changes."""
    row[HOW], row[BY_HOW_MUCH], row[FLOOR] = NORMAL, 0, 0
    if how is None:
        return
    row[FLOOR] = how.floor
    if how.set is not None:
        row[HOW], row[BY_HOW_MUCH] = SET, how.set
    elif how.times != 1:
        row[HOW], row[BY_HOW_MUCH] = TIMES, how.times
    else:
        row[HOW], row[BY_HOW_MUCH] = ADD, how.add


def skills(card: Card) -> int:
    """What a card does by itself: the event it reacts to, or the actions it changes."""
    when = card.activation
    if when.kind == Kind.SITUATION and when.event is not None:
        return 1 << (FIRST_EVENT_SKILL + when.event)
    if when.kind == Kind.ACTION:
        actions = range(6) if when.action == 6 else [when.action]
        return mask([FIRST_ACTION_SKILL + action for action in actions])
    return 0


def in_order(cards: Sequence[Card]) -> list[Card]:
    """The cards as the rules number them: by colour, and in the order of the deck file."""
    return sorted(cards, key=lambda card: (card.colour, card.number))


def made(cards: Sequence[Card]) -> Tables:
    """The tables of a deck, whose cards are in the order of the rules."""
    tables = Tables()
    for card, (needs, changes) in zip(cards, facets(cards), strict=True):
        tables.add(card, needs, changes)
    return tables


def fixed(rows: Sequence[Sequence[int]], columns: int) -> Grid:
    """A table for kernels; one row at least, so that it has a shape."""
    return table(rows or [[NONE] * columns], np.int16)


@rule
def colour_of(card: int) -> int:
    """The colour of a card, of which the face may be unknown."""
    return card // CARDS_PER_COLOUR if card >= 0 else -2 - card
