"""Conditions of cards (chapter 15.5), in postfix order over a small stack of bits."""

from duchy.engine.kernels.rule import apart, rule
from duchy.games.bruges.components.grammar import Action, Test
from duchy.games.bruges.components.programs import (
    COMBINED,
    CONDITION,
    COUNTED,
    HIGH,
    LOW,
    PARTS,
    TEST,
    TEST_ACTION,
    TEST_COLOUR,
    TEST_DIE,
    TEST_FACES,
    TIE,
)
from duchy.games.bruges.components.tables import of_card, of_test
from duchy.games.bruges.effects.counting import counted
from duchy.games.bruges.state import State


@rule
def holds(s: State, p: int, card: int, action: int, colour: int) -> int:
    """Whether the condition of a card holds for its owner; action and colour are those of a card play, or -1."""
    return 1 if of_card(card, PARTS) == 0 else fulfilled(s, p, card, action, colour)


@apart
@rule
def fulfilled(s: State, p: int, card: int, action: int, colour: int) -> int:
    """The same for a card with a condition: parts are combined with ``all``, ``any`` and ``not`` (BR-COND-06)."""
    stack = 0
    first = of_card(card, CONDITION)
    for row in range(first, first + of_card(card, PARTS)):
        test, parts = of_test(row, TEST), of_test(row, COMBINED)
        if test == Test.NOT:
            stack ^= 1
        elif test == Test.ALL or test == Test.ANY:
            bits = stack & ((1 << parts) - 1)
            yes = bits == (1 << parts) - 1 if test == Test.ALL else bits != 0
            stack = (stack >> parts) << 1 | yes
        else:
            stack = stack << 1 | passes(s, p, row, action, colour)
    return stack & 1


@rule
def passes(s: State, p: int, row: int, action: int, colour: int) -> int:
    """One test of the game."""
    test = of_test(row, TEST)
    if test == Test.DIE:  # BR-COND-01
        return (of_test(row, TEST_FACES) >> s.dice[of_test(row, TEST_DIE)]) & 1
    if test == Test.COUNT:  # BR-COND-02
        n = counted(s, p, of_test(row, COUNTED), -1)
        return 0 + (of_test(row, LOW) <= n <= of_test(row, HIGH))
    if test == Test.ACTION:  # BR-COND-05
        wanted = of_test(row, TEST_ACTION)
        fits = wanted == Action.ANY or wanted == action
        return 0 + (fits and (of_test(row, TEST_COLOUR) < 0 or of_test(row, TEST_COLOUR) == colour))
    return leads(s, p, of_test(row, COUNTED), test == Test.MINORITY, of_test(row, TIE))


@rule
def leads(s: State, p: int, selector: int, fewer: int, tie: int) -> int:
    """More than each opponent, or fewer than each; with ``tie`` a shared lead is enough (BR-COND-03, BR-COND-04).

    "Nobody is ahead of you" holds at 0 too (BR-LEAD-16).
    """
    mine = counted(s, p, selector, -1)
    for q in range(s.seats):
        if q != p:
            theirs = counted(s, q, selector, -1)
            ahead = theirs - mine if fewer else mine - theirs
            if ahead < 0 or (ahead == 0 and not tie):
                return 0
    return 1
