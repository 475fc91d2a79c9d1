"""The action catalogue of The Castles of Burgundy.

A die is spent on an outcome: the workers that turn it are the action's cost, never an action of their own. Dice 1 and 2
are the player's dice, die 3 is the free value of a castle's extra action, die 4 the white die of a white castle's.
Rules count them from 0.
"""

from duchy.engine.play.catalogue import Amount, Catalogues, Kind, Number, Player
from duchy.games.burgundy.components.board import (
    BLACK_SLOTS,
    DEPOTS,
    FULL_STORAGE,
    MAX_PLAYERS,
    MOST_TARGET,
    SLOTS,
    STORAGE,
)
from duchy.games.burgundy.components.layouts import FULL_HEXES, HEXES, PIPS
from duchy.games.burgundy.components.routes import MOST_TILES
from duchy.games.burgundy.components.shields import MOST_DEALT, SHIELDS, TRIBUTE
from duchy.games.burgundy.components.tiles import COPIED, GOODS, SPECIES_COUNT

DICE = 3
FREE_DIE = 2  # as rules count
WHITE_DIE = 3  # only with modules
PRICE = 2  # of a purchase (CB-BLACK-01)

_DIE = Number(DICE, wide=DICE + 1)
_DEPOT = Number(DEPOTS)
_PLACE = Number(SLOTS)  # in a depot
_STORED = Number(STORAGE, wide=FULL_STORAGE)
_GOODS = Number(GOODS)
_HEX = Number(HEXES, wide=FULL_HEXES)
_BLACK = Number(BLACK_SLOTS + 1)  # a place of the black depot; the last one is the pile of inns
_SHIELD = Number(SHIELDS)
_WORKERS = Amount(PRICE)  # the coins of a price that are paid with workers (monastery 6)

ACTIONS = Catalogues(
    Kind("take", does="chapters.turn.answer_take", die=_DIE, depot=_DEPOT, slot=_PLACE),
    Kind("place", does="chapters.turn.answer_place", die=_DIE, slot=_STORED, hex=_HEX),
    Kind("sell", does="chapters.turn.answer_sell", die=_DIE, goods=_GOODS),
    Kind("workers", does="chapters.turn.answer_workers", die=_DIE),
    Kind("take_shield", does="modules.shields.taking.take_shield", module=True, shield=_SHIELD, hex=_HEX),
    Kind("set_die", does="modules.shields.turn.set_die", module=True, die=Number(2), value=Number(PIPS)),
    Kind("buy", does="chapters.black_depot.buy", slot=Number(BLACK_SLOTS), workers=_WORKERS),
    Kind("buy_depot", does="chapters.black_depot.buy_from_depot", depot=_DEPOT, slot=_PLACE, workers=_WORKERS),
    Kind("buy_inn", does="joined.buy_inn", module=True, workers=_WORKERS),
    Kind("buy_workers", does="modules.extra_tiles.buy_workers", module=True),
    Kind("name_player", does="joined.answer_name_player", module=True, other=Player(MAX_PLAYERS)),
    Kind("return_castle", does="joined.answer_return_castle", module=True, hex=_HEX),
    Kind("end_turn", does="chapters.turn.end_turn"),
    Kind("discard", does="chapters.take.discard", slot=_STORED),
    Kind("store", does="modules.team.put_away", module=True, shelf=Number(2)),
    Kind("load", does="chapters.ships.load", depot=_DEPOT, span=Amount(2, least=1)),
    Kind("load_colour", does="modules.shields.fleet.load_colour", module=True, goods=_GOODS),
    Kind("keep", does="chapters.ships.keep", goods=_GOODS),
    Kind("sell_free", does="chapters.sell.sell_free", goods=_GOODS),
    Kind("gain", does="chapters.buildings.gain", depot=_DEPOT, slot=_PLACE),
    Kind("place_free", does="chapters.place.place_free", slot=_STORED, hex=_HEX),
    Kind("settle", does="modules.shields.settling.settle", module=True, depot=_DEPOT, slot=_PLACE, hex=_HEX),
    Kind(
        "settle_black",
        does="modules.shields.settling.settle_black",
        module=True,
        slot=Number(BLACK_SLOTS + 1),
        hex=_HEX,
    ),
    Kind(
        "pay_tribute", does="modules.shields.phase_end.pay_tribute", module=True, workers=Amount(MOST_DEALT * TRIBUTE)
    ),
    Kind("give_up", does="modules.shields.phase_end.give_up", module=True, shield=_SHIELD),
    Kind("resolve", does="modules.solo.order.resolve", module=True, effect=Number(4)),
    Kind("buy_points", does="modules.solo.target.buy_points", module=True, points=Amount(MOST_TARGET, least=1)),
    Kind("exchange", does="modules.solo.supply.exchange", module=True, slot=_BLACK),
    Kind("give", does="modules.solo.supply.give", module=True, goods=_GOODS),
    Kind("award", does="modules.solo.effects.award", module=True, slot=_BLACK, hex=_HEX),
    Kind("copy", does="modules.extra_tiles.copy", module=True, building=Number(len(COPIED))),
    Kind("flock", does="modules.extra_tiles.flock", module=True, species=Number(SPECIES_COUNT - 1)),
    Kind("decline", does="chapters.turn.decline"),
    Kind("found", does="chapters.setup.choose_estate", side=Number(2), hex=_HEX),
    Kind("arrange", does="modules.trade_routes.arrange", module=True, slot=Number(MOST_TILES)),
)
CATALOGUE = ACTIONS.base
FULL_CATALOGUE = ACTIONS.full

take_action = ACTIONS.encoder("take")
place_action = ACTIONS.encoder("place")
sell_action = ACTIONS.encoder("sell")
workers_action = ACTIONS.encoder("workers")
buy_action = ACTIONS.encoder("buy")
buy_depot_action = ACTIONS.encoder("buy_depot")
buy_inn_action = ACTIONS.encoder("buy_inn")
buy_workers_action = ACTIONS.encoder("buy_workers")
return_castle_action = ACTIONS.encoder("return_castle")
end_turn_action = ACTIONS.encoder("end_turn")
discard_action = ACTIONS.encoder("discard")
store_action = ACTIONS.encoder("store")
load_action = ACTIONS.encoder("load")
keep_action = ACTIONS.encoder("keep")
sell_free_action = ACTIONS.encoder("sell_free")
gain_action = ACTIONS.encoder("gain")
place_free_action = ACTIONS.encoder("place_free")
found_action = ACTIONS.encoder("found")
copy_action = ACTIONS.encoder("copy")
flock_action = ACTIONS.encoder("flock")
resolve_action = ACTIONS.encoder("resolve")
buy_points_action = ACTIONS.encoder("buy_points")
exchange_action = ACTIONS.encoder("exchange")
give_action = ACTIONS.encoder("give")
award_action = ACTIONS.encoder("award")
take_shield_action = ACTIONS.encoder("take_shield")
set_die_action = ACTIONS.encoder("set_die")
name_player_action = ACTIONS.encoder("name_player")
load_colour_action = ACTIONS.encoder("load_colour")
settle_action = ACTIONS.encoder("settle")
settle_black_action = ACTIONS.encoder("settle_black")
pay_tribute_action = ACTIONS.encoder("pay_tribute")
give_up_action = ACTIONS.encoder("give_up")
arrange_action = ACTIONS.encoder("arrange")

action_kind, action_argument = ACTIONS.readers()
"""What an action says: for checks, which only read actions."""

#: No decision offers as many actions as this: two dice on 24 tiles, three stored tiles on 37 spaces, purchases, sales.
#: One place more than are legal is needed, since some lists write an action before they know whether to count it.
MAX_LEGAL = 512
#: With modules: 20 stored tiles on 73 spaces for a free value, and the rest.
FULL_MAX_LEGAL = 2048
