"""The action catalogue of The Castles of Burgundy.

A die is spent on an outcome: the workers that turn it are the action's cost, never an action of their own. Die 0 and 1
are the player's dice, die 2 is the free value of a castle's extra action, die 3 the white die of a white castle's.
"""

from duchy.engine.catalogue import Argument, Catalogue, Kind
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.components.tiles import COPIED, GOODS, SPECIES_COUNT

DICE = 4
FREE_DIE = 2
WHITE_DIE = 3
PRICE = 2  # of a purchase (CB-BLACK-01)
PAYMENTS = PRICE + 1  # how many of its coins are workers (monastery 6)

_DEPOT = Argument(DEPOTS, first=1)
_GOODS = Argument(GOODS, first=1)

CATALOGUE = Catalogue(
    Kind("take", die=DICE, depot=_DEPOT, slot=SLOTS),
    Kind("place", die=DICE, slot=STORAGE, hex=HEXES),
    Kind("sell", die=DICE, goods=_GOODS),
    Kind("workers", die=DICE),
    Kind("buy", slot=BLACK_SLOTS, workers=PAYMENTS),
    Kind("buy_depot", depot=_DEPOT, slot=SLOTS, workers=PAYMENTS),
    Kind("buy_workers"),
    Kind("end_turn"),
    Kind("discard", slot=STORAGE),
    Kind("load", depot=_DEPOT, span=Argument(2, first=1)),
    Kind("keep", goods=_GOODS),
    Kind("sell_all", goods=_GOODS),
    Kind("gain", depot=_DEPOT, slot=SLOTS),
    Kind("place_free", slot=STORAGE, hex=HEXES),
    Kind("copy", building=Argument(len(COPIED), first=1)),
    Kind("flock", species=Argument(SPECIES_COUNT - 1, first=1)),
    Kind("decline"),
    Kind("found", side=2, hex=HEXES),
)

take_action = CATALOGUE.encoder("take")
place_action = CATALOGUE.encoder("place")
sell_action = CATALOGUE.encoder("sell")
workers_action = CATALOGUE.encoder("workers")
buy_action = CATALOGUE.encoder("buy")
buy_depot_action = CATALOGUE.encoder("buy_depot")
discard_action = CATALOGUE.encoder("discard")
load_action = CATALOGUE.encoder("load")
keep_action = CATALOGUE.encoder("keep")
sell_all_action = CATALOGUE.encoder("sell_all")
gain_action = CATALOGUE.encoder("gain")
place_free_action = CATALOGUE.encoder("place_free")
found_action = CATALOGUE.encoder("found")
copy_action = CATALOGUE.encoder("copy")
flock_action = CATALOGUE.encoder("flock")
BUY_WORKERS = CATALOGUE["buy_workers"].first
END_TURN = CATALOGUE["end_turn"].first
DECLINE = CATALOGUE["decline"].first

ACTION_KIND, ACTION_ARGUMENTS = CATALOGUE.tables()
"""What an action says, by its number: for checks, which only read actions."""

#: No decision offers more actions than this: two dice on 24 tiles, three stored tiles on 37 spaces, purchases, sales.
MAX_LEGAL = 512
