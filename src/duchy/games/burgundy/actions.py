"""The action catalogue of The Castles of Burgundy.

A die is spent on an outcome: the workers that turn it are the action's cost, never an action of their own. Dice 1 and 2
are the player's dice, die 3 is the free value of a castle's extra action, die 4 the white die of a white castle's.
Rules count them from 0.
"""

from duchy.engine.catalogue import Amount, Catalogue, Kind, Number
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.components.tiles import COPIED, GOODS, SPECIES_COUNT

DICE = 4
FREE_DIE = 2  # as rules count
WHITE_DIE = 3
PRICE = 2  # of a purchase (CB-BLACK-01)

_DIE = Number(DICE)
_DEPOT = Number(DEPOTS)
_PLACE = Number(SLOTS)  # in a depot
_STORED = Number(STORAGE)
_GOODS = Number(GOODS)
_HEX = Number(HEXES)
_WORKERS = Amount(PRICE)  # the coins of a price that are paid with workers (monastery 6)

CATALOGUE = Catalogue(
    Kind("take", die=_DIE, depot=_DEPOT, slot=_PLACE),
    Kind("place", die=_DIE, slot=_STORED, hex=_HEX),
    Kind("sell", die=_DIE, goods=_GOODS),
    Kind("workers", die=_DIE),
    Kind("buy", slot=Number(BLACK_SLOTS), workers=_WORKERS),
    Kind("buy_depot", depot=_DEPOT, slot=_PLACE, workers=_WORKERS),
    Kind("buy_workers"),
    Kind("end_turn"),
    Kind("discard", slot=_STORED),
    Kind("load", depot=_DEPOT, span=Amount(2, least=1)),
    Kind("keep", goods=_GOODS),
    Kind("sell_free", goods=_GOODS),
    Kind("gain", depot=_DEPOT, slot=_PLACE),
    Kind("place_free", slot=_STORED, hex=_HEX),
    Kind("copy", building=Number(len(COPIED))),
    Kind("flock", species=Number(SPECIES_COUNT - 1)),
    Kind("decline"),
    Kind("found", side=Number(2), hex=_HEX),
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
sell_free_action = CATALOGUE.encoder("sell_free")
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
