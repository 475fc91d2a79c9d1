"""The record of a position, and the numbers of its questions and steps."""

from enum import IntEnum

import numpy as np

from duchy.engine import agenda
from duchy.engine.records import record

from .options import PLAYERS

MAX_PLAYERS = PLAYERS[-1]


class Decision(IntEnum):
    """What players are asked; numbers below ``FIRST_STEP``."""

    NONE = 0
    RAISE = 1
    BID = 2


class Step(IntEnum):
    """What happens by itself; numbers from ``FIRST_STEP`` on."""

    OPEN_BIDS = agenda.FIRST_STEP
    BEGIN_ROUND = agenda.FIRST_STEP + 1


PLAYER = record(
    points=np.int16,
    sealed=np.int8,  # whether there is a bid that is not open yet
    bid=np.int8,  # that bid; -1 where an observer may not know it
    last=np.int8,  # the bid of the round before, which is open
)

STATE = record(**agenda.FIELDS, players=(PLAYER, MAX_PLAYERS), pot=np.int16, rounds=np.int8, round_no=np.int8)
