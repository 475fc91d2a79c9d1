"""The record that is a game of Bruges.

Cards are numbers (``components/programs.py``). A place that holds a card with an unknown face holds its back instead
(``duchy.engine.cards``): a card that was drawn and not yet looked at, and in observed positions the hands and houses of
others. The discard pile is everything that lies nowhere else.
"""

from enum import IntEnum

import numpy as np

from duchy.engine import agenda
from duchy.engine.records import record
from duchy.games.bruges.components.board import COLOURS, MAX_PLAYERS, MOST_CARDS, MOST_HOUSES, SECTIONS

AGENDA_DEPTH = 48  # reactions to reactions and extra plays within extra plays


class Category(IntEnum):
    """Where victory points come from; all but the first are counted at the end (chapter 11)."""

    PLAY = 0
    CHARACTERS = 1
    HOUSES = 2
    LAURELS = 3
    LEADERSHIPS = 4
    CANALS = 5
    STATUES = 6
    REPUTATION = 7


CATEGORIES = len(Category)


class Phase(IntEnum):
    """The phases of a round (BR-ROUND-01)."""

    DRAW = 1
    DICE = 2
    CARDS = 3
    LEADERSHIPS = 4


class Decision(IntEnum):
    """What a player can be asked; in brackets what the numbers of the frame mean."""

    NONE = 0
    DRAW = 1  # from which deck (cards that must follow, cards that may follow)
    PREVENT = 2  # whether a character wards off a marker or penalty (card, colour * 2 + evil)
    PENALTY = 3  # which of several penalties comes first
    FIRE = 4  # what burns (what is burned, 0)
    PLAGUE = 5  # which inhabitant is lost
    REPUTATION = 6  # whether to buy a step
    TURN = 7  # an activation, a card play or the end of the turn
    ORDER = 8  # which of several effects comes first (how many wait below, 0)
    MAY = 9  # whether to carry out an operation (row, context)
    BRANCH = 10  # which branch (row, context)
    TAKE_WORKER = 11  # its colour (how many, 1 if fewer will do)
    GIVE_WORKER = 12  # its colour (how many, 1 + the player who gets it)
    DISCARD_MARKER = 13  # its colour (how many, up to * 256 + cause + 1)
    EXTRA = 14  # a card play granted by a character (row, context)
    DIG = 15  # a canal cell without a card (row, context)
    DISCARD = 16  # a hand card (how many, 1 if fewer will do)
    OPPONENT = 17  # whom an operation concerns (row, context)
    EXCHANGE = 18  # what is given (row, how many more times)
    STRAIGHTEN = 19  # a turned character (how many, up to * 256 + cause + 1)
    COPY = 20  # whose effect (row, context)
    FLIP = 21  # a leadership marker
    RECALL = 22  # the inhabitant that returns to hand


class Step(IntEnum):
    """What happens by itself; in brackets what the numbers of the frame mean."""

    ROUND = agenda.FIRST_STEP  # begins
    REFILL = agenda.FIRST_STEP + 1  # of a player's hand
    LOOK = agenda.FIRST_STEP + 2  # at the cards drawn (0, cause + 1)
    DICE = agenda.FIRST_STEP + 3  # are rolled
    DEAL = agenda.FIRST_STEP + 4  # markers of the roll to a player (colours left, 0)
    MARKER = agenda.FIRST_STEP + 5  # a player takes one (colour, the house to ask next)
    MARKERS = agenda.FIRST_STEP + 6  # given by a character (colour, how many)
    PENALTIES = agenda.FIRST_STEP + 7  # of a player that are due
    PENALTY = agenda.FIRST_STEP + 8  # strikes (colour, the house to ask next)
    SUFFERED = agenda.FIRST_STEP + 9  # a penalty (colour, 0)
    OFFER = agenda.FIRST_STEP + 10  # of a reputation step to a player
    CARDS = agenda.FIRST_STEP + 11  # phase 3 begins
    TURN = agenda.FIRST_STEP + 12  # begins
    GO_ON = agenda.FIRST_STEP + 13  # with the turn after an activation or a card play
    LEADERSHIPS = agenda.FIRST_STEP + 14  # are checked
    END_ROUND = agenda.FIRST_STEP + 15
    REACT = agenda.FIRST_STEP + 16  # a character whose moment has come (0, context)
    RUN = agenda.FIRST_STEP + 17  # the rest of an effect (row, context)
    DO = agenda.FIRST_STEP + 18  # an operation that was agreed to (row, context)
    REMOVE = agenda.FIRST_STEP + 19  # something of a player (what, 0)
    GIVE = agenda.FIRST_STEP + 20  # workers of a player (how many, 1 + the player who gets them)
    CALM = agenda.FIRST_STEP + 21  # markers are discarded (how many, up to * 256 + cause + 1)
    DISCARD = agenda.FIRST_STEP + 22  # cards of a player (how many, 1 if fewer will do)
    CLIMB = agenda.FIRST_STEP + 23  # the reputation track (steps, cause + 1)
    EXCHANGE = agenda.FIRST_STEP + 24  # the next of several (row, how many more times)


PLAYER = record(
    known=np.int64,  # the hand cards whose face all players have seen, as a set of places
    shown=np.int64,  # the houses made of such cards, as a set of places
    turned=np.int64,  # the houses whose inhabitant is turned, as a set of places
    skills=np.int32,  # what the inhabitants do by themselves (``programs.skills``)
    hand=(np.int16, MOST_CARDS),  # in the order in which the cards came, -1 = empty place
    house=(np.int16, MOST_HOUSES),  # the card that is the house, -1 = empty place
    tenant=(np.int16, MOST_HOUSES),  # the inhabitant, -1 = none
    workers=(np.int16, COLOURS),
    final=(np.int16, CATEGORIES),  # the points of the final scoring, by category
    guilders=np.int16,
    vp=np.int16,
    held=np.int8,  # cards in hand
    homes=np.int8,  # houses
    reputation=np.int8,
    leads=np.int8,  # the leadership markers on their coloured side, as a set
    markers=(np.int8, COLOURS),
    canal=(np.int8, SECTIONS),  # cells built
    statue=(np.int8, SECTIONS),  # the value taken for a section, -1 = none was left, 0 = not completed yet
)

STATE = record(
    **agenda.fields(AGENDA_DEPTH),
    players=(PLAYER, MAX_PLAYERS),
    pool=(np.int64, COLOURS),  # the cards that no player has seen, as sets of places within their colour
    left=(np.int8, COLOURS),  # cards in decks and reserve whose back cannot be seen
    tops=(np.int8, 2),  # the colour on top of each deck, -1 = empty
    decks=(np.int16, 2),  # cards in each deck
    reserve=np.int16,
    dice=(np.int8, COLOURS),  # 0 before the first roll
    revision=np.int8,
    first=np.int8,  # the first player of the round
    round_no=np.int8,
    phase=np.int8,
    last_round=np.int8,  # public as soon as it is known (BR-DECK-20), 0 before
    turn=np.int8,  # turns of phase 3 so far, all players together
    played=np.int8,  # 1 = the card of this turn has been played
    statues=np.int8,  # how many have been taken
)
