"""A record of what was done so far, which the checks keep beside the state."""

from duchy.engine.kernels.fields import Record, i64, layout_of
from duchy.games.bruges.components.board import COLOURS


class Ledger(Record):
    """What the checks remember from one action to the next."""

    gone = i64(COLOURS)
    seen = i64(COLOURS)


LEDGER = layout_of(Ledger)
