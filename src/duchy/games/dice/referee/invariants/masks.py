"""Masks: what a sheet keeps for speed agrees with its numbers."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import PIPS
from duchy.games.dice.components.sheets import HEXES, NEIGHBOURS
from duchy.games.dice.referee.invariants.ledger import Ledger
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.referee.legality import takes
from duchy.games.dice.state import Player


@rule
def check_masks(me: Player, q: int, ledger: Ledger) -> int:
    """What is built, what lies beside it, and which numbers fit where."""
    border = 0
    for space in range(HEXES):
        built = (me.built >> space) & 1
        if built != (ledger.built[q, space] > 0) or (me.numbers[space] > 0) != (built and space != me.castle):
            return Violation.BUILT
        if built:
            border |= NEIGHBOURS[me.sheet, space]
    if me.border != border:
        return Violation.BORDER
    for space in range(HEXES):
        for number in range(1, PIPS + 1):
            fits = ((me.fits[number - 1] >> space) & 1) == 1
            if not (me.built >> space) & 1 and fits != takes(me, number, space):
                return Violation.FITS
    return FINE
