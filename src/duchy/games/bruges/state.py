"""The record that is a game of Bruges.

Cards are numbers (``components/programs.py``). A place that holds a card with an unknown face holds its back instead
(``duchy.engine.play.cards``): a card that was drawn and not yet looked at, and in observed positions the hands and
houses of others. The discard pile is everything that lies nowhere else.
"""

from enum import IntEnum

from duchy.engine.kernels.fields import Record, i8, i16, i32, i64, layout_of, records
from duchy.engine.play.agenda import Frame, KitState
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


class Player(Record):
    """What belongs to a player."""

    known = i64()  # the hand cards whose face all players have seen, as a set of places
    shown = i64()  # the houses made of such cards, as a set of places
    turned = i64()  # the houses whose inhabitant is turned, as a set of places
    skills = i32()  # what the inhabitants do by themselves (``programs.skills``)
    hand = i16(MOST_CARDS)  # in the order in which the cards came, -1 = empty place
    house = i16(MOST_HOUSES)  # the card that is the house, -1 = empty place
    tenant = i16(MOST_HOUSES)  # the inhabitant, -1 = none
    workers = i16(COLOURS)
    final = i16(CATEGORIES)  # the points of the final scoring, by category
    guilders = i16()
    vp = i16()
    held = i8()  # cards in hand
    homes = i8()  # houses
    reputation = i8()
    leads = i8()  # the leadership markers on their coloured side, as a set
    markers = i8(COLOURS)
    canal = i8(SECTIONS)  # cells built
    statue = i8(SECTIONS)  # the value taken for a section, -1 = none was left, 0 = not completed yet


class State(KitState):
    """A game of Bruges."""

    agenda = records(Frame, AGENDA_DEPTH)
    players = records(Player, MAX_PLAYERS)
    pool = i64(COLOURS)  # the cards that no player has seen, as sets of places within their colour
    left = i8(COLOURS)  # cards in decks and reserve whose back cannot be seen
    tops = i8(2)  # the colour on top of each deck, -1 = empty
    decks = i16(2)  # cards in each deck
    reserve = i16()
    dice = i8(COLOURS)  # 0 before the first roll
    revision = i8()
    first = i8()  # the first player of the round
    round_no = i8()
    phase = i8()
    last_round = i8()  # public as soon as it is known (BR-DECK-20), 0 before
    turn = i8()  # turns of phase 3 so far, all players together
    played = i8()  # 1 = the card of this turn has been played
    statues = i8()  # how many have been taken


STATE = layout_of(State)
