"""What an observer beside the table writes down. It is no part of the state."""

from duchy.engine.kernels.fields import Record, i8, i16, layout_of
from duchy.games.burgundy.components.board import FULL_STORAGE, MAX_PLAYERS, PHASES
from duchy.games.burgundy.components.estates import MOST_REGIONS
from duchy.games.burgundy.components.layouts import FULL_HEXES
from duchy.games.burgundy.components.routes import MOST_SPACES
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, KINDS
from duchy.games.burgundy.state import CATEGORIES


class Ledger(Record):
    """What the checks remember from one action to the next."""

    laid = i16(MAX_PLAYERS, FULL_HEXES)  # by estate, the ply at which each tile was laid (start castle: 0)
    completed = i16(MAX_PLAYERS, MOST_REGIONS)  # by estate, the ply at which each region was first full
    filled = i16(MAX_PLAYERS, COLOURS)  # and each colour
    returned = i16(MAX_PLAYERS)  # by player, the castles taken back
    ended = i16(PHASES)  # the ply that ended each phase
    turns = i16()  # turns ended so far
    ending = i8()  # the last action was taken at the end of a phase, when all turns were over
    gone = i8(KINDS)  # tiles that left the game
    lost = i8(GOODS)  # goods that left the game
    towers = i8(MAX_PLAYERS)  # by player, the watchtowers that cranes copied
    exchanged = i8()  # tiles that were exchanged for goods and turned over
    flock = i8()  # the type of animals that the geese joined by choice, counted from 1; 0 for none
    # What follows is scratch space of single checks.
    route = i8(MOST_SPACES)  # the goods that must lie on the trade route of the player, see ``routes``
    route_silver = i8()  # what spaces of the trade route must have brought
    route_workers = i8()
    route_gains = i8()  # how often it was workers
    route_towers = i8()
    route_depth = i8()  # the frames of the agenda that stay below, goods that wait, and what is asked
    route_goods = i8()
    route_rest = i8()
    route_asks = i8()
    points = i16(CATEGORIES)  # what one player must have scored
    shelf = i8(FULL_STORAGE + 1)  # what one player must have in storage
    tally = i16(KINDS)  # tiles found all over the table
    region = i8(FULL_HEXES)  # the spaces that `walk` found
    seen = i8(FULL_HEXES)  # marks of a walk; none between two walks


LEDGER = layout_of(Ledger)
