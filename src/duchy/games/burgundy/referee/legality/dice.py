"""Actions by a die."""

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.games.burgundy.actions import FREE_DIE, WHITE_DIE
from duchy.games.burgundy.components.spaces import space_number
from duchy.games.burgundy.components.tiles import COLOUR, COLOURS, Colour
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.holdings import works
from duchy.games.burgundy.referee.legality.depots import fault_in_depot, first_of_depot
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.questions import PLACE, SELL, TAKE, WORKERS
from duchy.games.burgundy.referee.legality.spaces import fault_of_place, first_alike
from duchy.games.burgundy.referee.shelves import stored
from duchy.games.burgundy.state import State, estate_of

_FREE_STEP: dict[Colour, int] = {
    Colour.BUILDING: 9,  # CB-MON09-01
    Colour.SHIP: 10,
    Colour.ANIMAL: 10,  # CB-MON10-01
    Colour.CASTLE: 11,
    Colour.MINE: 11,
    Colour.MONASTERY: 11,  # CB-MON11-01
}
FREE_STEP = table([_FREE_STEP[Colour(colour)] for colour in range(COLOURS)])
"""[colour]: the monastery that turns a die one step to place a tile"""


@rule
def fault_by_die(s: State, p: int, kind: int, die: int, a: int, b: int) -> int:
    """Take from depot a slot b; place from slot a on space b; sell goods a; take workers of any value (CB-TWORK-01)."""
    found = fault_of_die(s, p, die)
    if found == Fault.NONE and kind == TAKE:
        found = fault_in_depot(s, a, b)
    if found == Fault.NONE and kind == PLACE:
        found = fault_of_place(s, p, a, b)
    if found == Fault.NONE and kind == SELL and estate_of(s, p).goods[a] == 0:  # CB-SELL-08
        found = Fault.NO_GOODS
    if found == Fault.NONE and workers_needed(s, p, kind, die, a, b) > estate_of(s, p).workers:
        found = Fault.NUMBER
    if found != Fault.NONE:
        return found
    if is_second_of_equal_dice(s, p, die):
        return Fault.SAME_DIE
    if kind == TAKE and not first_of_depot(s, a, b):
        return Fault.SAME_IN_DEPOT
    if kind == PLACE and not first_alike(s, p, a):
        return Fault.SAME_STORED
    return Fault.NONE


@rule
def fault_of_die(s: State, p: int, die: int) -> int:
    """In a castle's action its free value is used (CB-CASTLE-01, CB-CASTLE-04), else an own die, once (CB-TURN-05).

    In a white castle's action it is the white die (CB-WCAS-03).
    """
    if decision(s) == Decision.CASTLE:
        return Fault.NONE if die == FREE_DIE else Fault.CASTLE_VALUE
    if decision(s) == Decision.WHITE_CASTLE:
        return Fault.NONE if die == WHITE_DIE else Fault.WHITE_VALUE
    if die == FREE_DIE:
        return Fault.NO_EXTRA_ACTION
    if die == WHITE_DIE:
        return Fault.NO_WHITE_CASTLE
    return Fault.DIE_SPENT if s.players[p].spent[die] else Fault.NONE


@rule
def is_second_of_equal_dice(s: State, p: int, die: int) -> bool:
    """Whether the first die shows the same and is not used either."""
    me = s.players[p]
    return die == 1 and not me.spent[0] and me.dice[0] == me.dice[1]


@rule
def workers_needed(s: State, p: int, kind: int, die: int, a: int, b: int) -> int:
    """The workers that turn a die to the number of a depot, a space or goods.

    CB-TAKE-01, CB-PLACE-02, CB-SELL-01; CB-WORK-09, CB-MON00-06, 07, CB-MON00-09, CB-MON08-04.
    """
    if die == FREE_DIE or kind == WORKERS:
        return 0
    home, shown = estate_of(s, p), s.white if die == WHITE_DIE else s.players[p].dice[die]
    value, free_step = a + 1, 0
    if kind == TAKE:  # CB-MON12-01
        free_step = works(s, p, 12)
    elif kind == PLACE:
        value = space_number(home, b)
        colour = COLOUR[stored(s, p, a)]
        free_step = works(s, p, FREE_STEP[colour]) if colour >= 0 else 0  # CB-INN-18, CB-SOLO-34
    return workers_to_turn(s, p, shown, value, free_step)


@rule
def workers_to_turn(s: State, p: int, shown: int, value: int, free_step: int) -> int:
    """The workers that turn a die from one value to another."""
    steps = max(min((value - shown) % 6, (shown - value) % 6) - free_step, 0)
    return (steps + 1) // 2 if works(s, p, 8) else steps
