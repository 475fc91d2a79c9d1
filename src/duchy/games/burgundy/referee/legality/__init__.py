"""A second list of the legal actions, slow and plain, written from the catalogue of rules and not from the rules.

``fault`` says what stands against an action: the first condition that does not hold, or ``Fault.NONE``. The list is
made of the actions without a fault, and ``reasons.py`` puts the faults into words.

The fuzzer compares this list with that of the rules at every decision, so that an action which the rules hide or offer
by mistake is found. Every action of the catalogue is looked at: does the question allow its kind, and can it be done?
Actions that share what stands against one of them, such as a die that is spent, are passed over together (``ALIKE``).

Nothing here calls a chapter, and nothing reads a field that the rules derive from others (``covered``, ``border``,
``cities``, ``monasteries``, ``scored``, the ``count`` of a storage): only tiles, dice, silver, workers, goods, depots,
the purchase of the turn and the question asked. Which spaces form a city or a pasture is computed here from their
positions.

Choices that are the same are one action: of two equal dice, and of equal tiles in storage or in a depot, the first is
offered. What is the same as an action that is offered has the faults ``SAME_...``, and no other.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders
from duchy.games.burgundy.actions import action_argument, action_kind
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.referee.legality.answers import fault_of_answer
from duchy.games.burgundy.referee.legality.dice import fault_by_die
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.money import fault_by_money
from duchy.games.burgundy.referee.legality.questions import (
    ALIKE,
    BUY_WORKERS,
    FIRST,
    KINDS,
    MODULE_OF_KIND,
    WORKERS,
    is_purchase,
    not_offered,
)
from duchy.games.burgundy.referee.legality.shields import fault_by_shield
from duchy.games.burgundy.state import State, with_modules

__all__ = ["Fault", "expected", "fault"]


@rule
def expected(s: State, p: int, out: Ints) -> int:
    """Write the actions that a player should have, in ascending order, and return how many there are."""
    n = 0
    if not (deciders(s) >> p) & 1:
        return n
    for kind in range(KINDS):
        if not_offered(s, kind) != Fault.NONE:
            continue
        action = FIRST[with_modules(s), kind]
        while action < FIRST[with_modules(s), kind + 1]:
            found = fault_of_offered(s, p, action)
            if found == Fault.NONE:
                out[n] = action
                n += 1
            action += ALIKE[with_modules(s), kind, found]
    return n


@rule
def fault(s: State, p: int, action: int) -> int:
    """What stands against an action of a player who is to decide."""
    found = not_offered(s, action_kind(s, action))
    return found if found != Fault.NONE else fault_of_offered(s, p, action)


@rule
def fault_of_offered(s: State, p: int, action: int) -> int:
    """What stands against an action of a kind that is offered."""
    kind = action_kind(s, action)
    a, b, c = action_argument(s, action, 0), action_argument(s, action, 1), action_argument(s, action, 2)
    if kind <= WORKERS:
        return fault_by_die(s, p, kind, a, b, c)
    if is_purchase(kind) or kind == BUY_WORKERS:
        return fault_by_money(s, p, kind, a, b, c)
    if MODULE_OF_KIND[kind] == Module.SHIELDS:
        return fault_by_shield(s, p, kind, a, b, c)
    return fault_of_answer(s, p, kind, a, b)
