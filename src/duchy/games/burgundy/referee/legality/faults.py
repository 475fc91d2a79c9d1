"""What can stand against an action."""

from enum import IntEnum


class Fault(IntEnum):
    """What stands against an action."""

    NONE = 0
    NOT_PLAYED = 1  # its module
    NOT_ASKED = 2  # something else is
    BUY_INSIDE = 3  # a purchase inside an action, in the first edition
    NO_EXTRA_ACTION = 4  # the value of a castle without a castle
    CASTLE_VALUE = 5  # an own die in a castle's action
    DIE_SPENT = 6
    NO_TILE = 7  # in the depot, at that place
    NUMBER = 8  # the die cannot be turned that far
    NOT_STORED = 9
    NO_SPACE = 10  # of that number
    COVERED = 11
    COLOUR = 12
    ALONE = 13  # no tile beside the space
    SAME_BUILDING = 14  # in the city
    NO_GOODS = 15
    BOUGHT = 16  # the purchase of the turn is used
    SILVER = 17  # too little
    WORKERS = 18  # too few to pay with
    MONASTERY_5 = 19  # is needed
    MONASTERY_6 = 20
    MONASTERY_28 = 21
    NO_MONEY = 22  # workers are none in this edition
    MIXTURE = 23  # of silver and workers
    HELD = 24  # goods that are taken in any case
    NO_WARES = 25  # of that colour to be loaded
    OTHER_TILE = 26  # than a building takes
    NO_ANIMALS = 27  # of that type on the pasture
    NO_OTHER_SIDE = 28  # to choose
    NO_CASTLE_SPACE = 29
    SAME_DIE = 30
    SAME_STORED = 31
    SAME_IN_DEPOT = 32
    SAME_IN_BLACK = 33
    NO_WHITE_CASTLE = 34  # the white die without a white castle
    WHITE_VALUE = 35  # another die in a white castle's action
    COPY_NOT_PLAYED = 36  # a crane copies a building of a module
    INN_IN_REGION = 37  # already
    NO_INN = 38  # to buy
    NO_ROUTE_TILE = 39  # at that place of the trade route
    ROUTE_TILE_PLACED = 40  # already
    NO_TURN = 41  # a purchase at the end of a phase
    NO_SHIELD = 42  # in a depot
    SHIELD_DICE = 43  # of which one is used
    DOUBLE = 44  # too few workers for it
    NO_CASTLE_TILE = 45  # for the shield
    NEEDS_SHIELD = 46  # see ``shield_needed``
    DIE_SET = 47  # already in this turn
    DIE_SHOWS = 48  # the value already
    NAMED = 49  # a player already
    OWN_ESTATE = 50  # or no player there
    FLEET_USED = 51  # by this ship
    NO_STORE = 52  # for another colour of goods
    NOT_HELD = 53  # the shield to be given up
    OVERPAID = 54  # the tribute
    NO_CASTLE = 55  # was placed: a trade route gives the action
    NO_CASTLE_LINK = 56  # the tile would not be linked to a castle
    NO_CASTLE_THERE = 57  # to be returned
    START_CASTLE = 58  # cannot be returned
    BOTH_DICE = 59  # are needed
    FEW_POINTS = 60
    TEAM_CASTLE = 61  # a castle space that is not for the start castle of a team
    NOT_WAITING = 62  # an effect that does not wait
    BEYOND_TARGET = 63  # points that would be lost
