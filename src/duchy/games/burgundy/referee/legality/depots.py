"""Tiles in the depots: of equal ones the first is offered."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import BLACK_SLOTS, TWINS_APART
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.state import State


@rule
def fault_in_depot(s: State, depot: int, slot: int) -> int:
    """A tile must lie there (CB-TAKE-02, CB-TURN-08)."""
    return Fault.NONE if s.depots[depot, slot] else Fault.NO_TILE


@rule
def first_of_depot(s: State, depot: int, slot: int) -> bool:
    """Whether the other place of its colour does not come before it with the same tile."""
    return slot < TWINS_APART or s.depots[depot, slot - TWINS_APART] != s.depots[depot, slot]


@rule
def first_of_black(s: State, slot: int) -> bool:
    """Whether no tile before it in the black depot is the same."""
    for other in range(slot):
        if s.black[other] == s.black[slot]:
            return False
    return True


INN_TILE = int(Kind.INN)


@rule
def lying_in_black(s: State, slot: int) -> int:
    """The tile at a place of the black depot; behind the last one lie the inns (CB-INN-05)."""
    if slot == BLACK_SLOTS:
        return Kind.INN.value if s.more[0].inns else 0
    return s.black[slot]
