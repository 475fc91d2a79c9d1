"""A position on its own, of which it is not known how it came about."""

from duchy.engine.kernels.arrays import Records
from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.sheets import HEXES
from duchy.games.dice.referee.invariants.agenda import check_agenda
from duchy.games.dice.referee.invariants.ledger import Ledger
from duchy.games.dice.referee.invariants.masks import check_masks
from duchy.games.dice.state import State


@rule
def check_standing(states: Records[State], ledgers: Records[Ledger]) -> int:
    """What must hold in any position, 0 if all does. The ledger is empty before."""
    s, ledger = states[0], ledgers[0]
    code = check_agenda(s)
    for q in range(s.seats):
        me = s.players[q]
        if me.sheet >= 0:
            for space in range(HEXES):
                ledger.built[q, space] = me.numbers[space] > 0 or space == me.castle
            code = code or check_masks(me, q, ledger)
    return code
