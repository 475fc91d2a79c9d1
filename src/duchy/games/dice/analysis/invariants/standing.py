"""A position on its own, of which it is not known how it came about."""

from duchy.engine.rule import rule
from duchy.games.dice.analysis.invariants.agenda import check_agenda
from duchy.games.dice.analysis.invariants.masks import check_masks
from duchy.games.dice.components.sheets import HEXES


@rule
def check_standing(states, ledgers):
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
