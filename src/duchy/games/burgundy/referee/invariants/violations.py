"""The names of everything that can be wrong."""

from enum import IntEnum

from duchy.games.burgundy.state import Category


class Violation(IntEnum):
    """What can be wrong. Points have a code for each source, both after an action and in the count at the end."""

    NONE = 0
    OPTIONS = 1  # an option of the game changed
    START = 2  # a game does not begin with what the rulebook hands out
    AGENDA = 3  # an entry of the agenda cannot be, or a game waits for no player
    QUESTION = 4  # the decisions asked for are not those that the action leads to
    CLOCK = 5  # phase, round, turn, ply or the purchase of the turn
    CHANCE = 6  # something was drawn without a revelation, or the other way round
    NEGATIVE = 7  # less than nothing
    DICE = 8  # dice rolled, spent or given back at the wrong time
    SILVER = 9
    WORKERS = 10
    STORAGE = 11  # the tiles in storage, or a gap between them
    TILES = 12  # a tile too many or too few in the game
    BOARD = 13  # the tiles in the depots
    BAG = 14  # the tiles in the stacks
    GOODS = 15  # goods too many or too few in the game
    STORES = 16  # the goods of the players
    WARES = 17  # the goods on the board
    ESTATE = 18  # the tiles of an estate
    PLACEMENT = 19  # a tile where it may not lie
    COVERED = 20  # the quick answers to "what lies where" are not those of the tiles
    BORDER = 21
    CITIES = 22
    MONASTERIES = 23
    BONUS = 24  # the bonus tiles
    ORDER = 25  # the order track
    FOUNDING = 26  # the choices of the expert set-up
    STACKS = 27  # the number of tiles in a stack
    SCORED = 28  # the regions that have scored
    OWNERS = 29  # who has which estate and storage
    INNS = 30  # those beside the black depot
    ROUTES = 31  # the trade routes: their tiles and the goods on them
    POINTS = 32  # + category: what an action scored
    RECOUNT = 48  # + category: what the whole game scored
    POSTS = 64  # the border posts that are linked, or the awards for them
    TARGET = 65  # the target of a solo game, or the points up to it
    SHIELDS = 66  # where shields lie, and what was done with them


FINE = 0

_BY_CATEGORY = (Violation.POINTS, Violation.RECOUNT)

VIOLATIONS = {code: code.name.lower() for code in Violation if code not in _BY_CATEGORY} | {
    first + category: f"{first.name.lower()}_{category.name.lower()}" for first in _BY_CATEGORY for category in Category
}
