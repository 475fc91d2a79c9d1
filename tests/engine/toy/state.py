"""The record of a position."""

from duchy.engine.kernels.fields import Record, i8, i16, layout_of, records
from duchy.engine.play.agenda import KitState

from .options import PLAYERS

MAX_PLAYERS = PLAYERS[-1]


class Player(Record):
    """What belongs to a player."""

    points = i16()
    sealed = i8()  # whether there is a bid that is not open yet
    bid = i8()  # that bid; -1 where an observer may not know it
    last = i8()  # the bid of the round before, which is open


class State(KitState):
    """A game of Sealed Bids."""

    players = records(Player, MAX_PLAYERS)
    pot = i16()
    rounds = i8()
    round_no = i8()


STATE = layout_of(State)
