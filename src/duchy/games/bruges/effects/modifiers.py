"""What characters change by themselves: yields, prices and targets, and prohibitions that they lift.

It costs nothing, happens every time the action itself is performed, and turns no card (BR-AMOD-02, 04, BR-AMOD-06).
"""

from duchy.engine.kernels.rule import apart, rule
from duchy.games.bruges.components.grammar import Target
from duchy.games.bruges.components.programs import (
    ADD,
    BY_HOW_MUCH,
    FIRST_ACTION_SKILL,
    FLOOR,
    HOW,
    LIMIT,
    NEXT,
    OP,
    PROGRAM,
    SET,
    TIMES,
    WHICH,
)
from duchy.games.bruges.components.tables import of_card, of_op, skills_of
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.effects.conditions import holds
from duchy.games.bruges.state import Player, State


@rule
def has_skill(me: Player, skill: int) -> int:
    """Whether any inhabitant reacts to an event or changes an action."""
    return (me.skills >> skill) & 1


@rule
def applies(s: State, p: int, place: int, skill: int, action: int, colour: int) -> bool:
    """Whether an inhabitant has a skill and its condition holds; one that works once a round must not be turned."""
    me = s.players[p]
    card = me.tenant[place]
    if card < 0 or not (skills_of(card) >> skill) & 1:
        return False
    if of_card(card, LIMIT) > 0 and (me.turned >> place) & 1:
        return False
    return holds(s, p, card, action, colour) == 1


@rule
def modified(s: State, p: int, skill: int, action: int, colour: int, target: int, base: int, extra: int) -> int:
    """A value after all changes; most often there are none."""
    if extra < 0 and (skill < 0 or not has_skill(s.players[p], skill)):
        return max(0 + base, 0)
    return changed(s, p, skill, action, colour, target, base, extra)


@apart
@rule
def changed(s: State, p: int, skill: int, action: int, colour: int, target: int, base: int, extra: int) -> int:
    """A value after all changes: set, times, add, floor (BR-STACK-01), never below 0 (BR-STACK-04, BR-REP-16).

    Of several that set it the one best for the owner counts (BR-STACK-02, BR-DRAW-09); what adds adds up (BR-STACK-03).
    ``extra`` is the row of an operation with a price of its own, or -1; ``skill`` is -1 where no character has a say.
    """
    value, fixed, times, added, floor = base, -1, 1, 0, 0
    if extra >= 0:
        how, much = of_op(extra, HOW), of_op(extra, BY_HOW_MUCH)
        floor = max(floor, of_op(extra, FLOOR))
        if how == SET:
            fixed = 0 + much
        elif how == TIMES:
            times *= much
        elif how == ADD:
            added += much
    me = s.players[p]
    if skill >= 0 and has_skill(me, skill):
        for place in range(me.homes):
            if applies(s, p, place, skill, action, colour):
                row = of_card(me.tenant[place], PROGRAM)
                while row >= 0:
                    if of_op(row, OP) == Op.MODIFY and of_op(row, WHICH) == target:
                        how, much = of_op(row, HOW), of_op(row, BY_HOW_MUCH)
                        floor = max(floor, of_op(row, FLOOR))
                        if how == SET:
                            fixed = better(target, fixed, 0 + much)
                        elif how == TIMES:
                            times *= much
                        elif how == ADD:
                            added += much
                    row = of_op(row, NEXT)
    if fixed >= 0:
        value = fixed
    return max(value * times + added, floor)


@rule
def better(target: int, old: int, new: int) -> int:
    """The better of two fixed values for the owner: a low price, a high yield (BR-STACK-02)."""
    if old < 0:
        return new
    return min(old, new) if target == Target.PRICE else max(old, new)


@rule
def permitted(s: State, p: int, skill: int, action: int, colour: int, what: int) -> int:
    """Whether an inhabitant lifts a prohibition (BR-OP-15)."""
    return has_skill(s.players[p], skill) and lifted(s, p, skill, action, colour, what)


@apart
@rule
def lifted(s: State, p: int, skill: int, action: int, colour: int, what: int) -> bool:
    """The same where any inhabitant has a say in it."""
    me = s.players[p]
    for place in range(me.homes):
        if applies(s, p, place, skill, action, colour):
            row = of_card(me.tenant[place], PROGRAM)
            while row >= 0:
                if of_op(row, OP) == Op.PERMIT and of_op(row, WHICH) == what:
                    return True
                row = of_op(row, NEXT)
    return False


@rule
def action_skill(action: int) -> int:
    """The skill that changes an action."""
    return FIRST_ACTION_SKILL + action
