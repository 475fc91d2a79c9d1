"""A record of what was done so far, which the checks keep beside the state."""

from duchy.engine.kernels.fields import Record, i8, i16, layout_of
from duchy.games.dice.components.parts import BONUSES, BOXES, MAX_PLAYERS, PHASES
from duchy.games.dice.components.sheets import HEXES
from duchy.games.dice.state import CATEGORIES


class Ledger(Record):
    """What the checks remember from one action to the next."""

    built = i8(MAX_PLAYERS, HEXES)  # 1 + the round in which each hex was built; the start castle in round 0
    phases = i8(PHASES * BOXES + 1)  # the phase of each round
    sold = i8(MAX_PLAYERS, PHASES)
    used = i8(MAX_PLAYERS, BONUSES)  # bonuses crossed out
    passes = i8(MAX_PLAYERS)
    # Scratch space of a single check:
    points = i16(PHASES, CATEGORIES)


LEDGER = layout_of(Ledger)
