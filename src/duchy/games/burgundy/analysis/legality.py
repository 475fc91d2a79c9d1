"""A second list of the legal actions, slow and plain, written from the catalogue of rules and not from the rules.

``fault`` says what stands against an action: the first condition that does not hold, or ``Fault.NONE``. The list is
made of the actions without a fault, and ``reasons.py`` puts the faults into words.

The fuzzer compares this list with that of the rules at every decision, so that an action which the rules hide or offer
by mistake is found. Every action of the catalogue is looked at: does the question allow its kind, and can it be done?
Actions that share what stands against one of them, such as a die that is spent, are passed over together (``ALIKE``).

Nothing here calls a chapter, and nothing reads a field that the rules derive from others (``covered``, ``border``,
``cities``, ``monasteries``, ``scored``, the ``count`` of a storage): only tiles, dice, silver, workers, goods, depots,
the purchase of the turn and the question asked. Which spaces form a city or a pasture is computed here from their
positions.

Choices that are the same are one action: of two equal dice, and of equal tiles in storage or in a depot, the first is
offered. What is the same as an action that is offered has the faults ``SAME_...``, and no other.
"""

from enum import IntEnum
from math import dist, prod

import numpy as np

from duchy.engine.agenda import deciders, decision
from duchy.engine.catalogue import Catalogue
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import (
    ACTIONS,
    CATALOGUE,
    FREE_DIE,
    FULL_CATALOGUE,
    PRICE,
    WHITE_DIE,
    action_argument,
    action_kind,
)
from duchy.games.burgundy.analysis.invariants.estate import NEAR, NEAR_LIMIT
from duchy.games.burgundy.analysis.invariants.shelves import (
    TEAM_SLOTS,
    in_teams,
    storage_with,
    stored,
    tiles_kept,
)
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, ROUNDS, STORES, TWINS_APART
from duchy.games.burgundy.components.estates import BoardSet, Estate
from duchy.games.burgundy.components.layouts import (
    ESTATES,
    FULL_HEXES,
    space_colour,
    space_count,
    space_number,
)
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import BOARD_SIDES, Difference, printed
from duchy.games.burgundy.components.shields import SHIELDS, Shield
from duchy.games.burgundy.components.tiles import BASE_BUILDINGS, COLOUR, COLOURS, MONASTERY, SPECIES, Colour, Kind
from duchy.games.burgundy.state import BY_ROUTE, Decision, estate_of, with_modules

KINDS = len(FULL_CATALOGUE.kinds)


def _kinds_end(catalogue: Catalogue) -> list[int]:
    """By kind, the number after its last action; kinds that a game does not have end where those before them do."""
    ends = [0]
    for name in FULL_CATALOGUE.kinds:
        kind = catalogue.kinds.get(name)
        ends.append(kind.first + kind.size if kind else ends[-1])
    return ends


FIRST = table([_kinds_end(CATALOGUE), _kinds_end(FULL_CATALOGUE)], np.int16)
"""[with modules, kind]: the first action of a kind, and one behind the last"""

TAKE, PLACE, SELL, WORKERS = map(ACTIONS.number_of, ("take", "place", "sell", "workers"))
BUY, BUY_DEPOT, BUY_INN, BUY_WORKERS = map(ACTIONS.number_of, ("buy", "buy_depot", "buy_inn", "buy_workers"))
DISCARD, LOAD, KEEP, SELL_FREE, GAIN = map(ACTIONS.number_of, ("discard", "load", "keep", "sell_free", "gain"))
PLACE_FREE, COPY, FLOCK, FOUND = map(ACTIONS.number_of, ("place_free", "copy", "flock", "found"))
RETURN_CASTLE = ACTIONS.number_of("return_castle")
RESOLVE, BUY_POINTS, EXCHANGE = map(ACTIONS.number_of, ("resolve", "buy_points", "exchange"))
GIVE, AWARD = map(ACTIONS.number_of, ("give", "award"))
INN_TILE = int(Kind.INN)
TAKE_SHIELD, SET_DIE, NAME_PLAYER = map(ACTIONS.number_of, ("take_shield", "set_die", "name_player"))
LOAD_COLOUR, SETTLE, SETTLE_BLACK = map(ACTIONS.number_of, ("load_colour", "settle", "settle_black"))
PAY_TRIBUTE, GIVE_UP = map(ACTIONS.number_of, ("pay_tribute", "give_up"))
ARRANGE = ACTIONS.number_of("arrange")


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


_DIE_ACTIONS = ("take", "place", "sell", "workers")  # CB-TURN-02
_OF_THE_DIE = (
    Fault.NO_EXTRA_ACTION,
    Fault.CASTLE_VALUE,
    Fault.DIE_SPENT,
    Fault.NO_WHITE_CASTLE,
    Fault.WHITE_VALUE,
)
_PURCHASES = ("buy", "buy_depot", "buy_inn")  # CB-BLACK-06, CB-INN-04
_IN_TURN = ("take_shield", "set_die", "name_player")  # CB-SHLD-06, CB-SH16-01, CB-SH06-05
_ANSWERS: dict[Decision, tuple[str, ...]] = {
    Decision.FOUND: ("found",),
    Decision.TURN: (  # CB-TURN-06, CB-TURN-07, CB-NEAR-11
        *_DIE_ACTIONS,
        *_IN_TURN,
        *_PURCHASES,
        *("buy_workers", "return_castle", "end_turn"),
    ),
    Decision.CASTLE: (*_DIE_ACTIONS, "take_shield", "decline"),  # CB-CASTLE-02, CB-CASTLE-07, CB-RES-09, CB-SH11-01
    Decision.TOWN_HALL: ("place_free", "decline"),
    Decision.WAREHOUSE: ("sell_free", "decline"),
    Decision.CARPENTER: ("gain", "decline"),
    Decision.CHURCH: ("gain", "decline"),
    Decision.MARKET: ("gain", "decline"),
    Decision.SHIP: ("load", "load_colour"),
    Decision.KEEP: ("keep",),
    Decision.DISCARD: ("discard",),
    Decision.CRANE: ("copy", "decline"),
    Decision.GEESE: ("flock",),
    Decision.WHITE_CASTLE: (*_DIE_ACTIONS, "decline"),  # CB-WCAS-04, CB-WCAS-13
    Decision.SETTLE: ("settle", "settle_black", "decline"),  # CB-SH14-03
    Decision.TRIBUTE: ("pay_tribute", "give_up"),  # CB-SHLD-21, CB-SHLD-22
    Decision.NAME: ("name_player", "decline"),  # CB-SH06-09
    Decision.ARRANGE: ("arrange",),  # CB-TRADE-03
    Decision.STORE: ("store",),  # CB-TEAM-18
    Decision.ORDER: ("resolve",),  # CB-SOLO-37
    Decision.BUY_POINTS: ("buy_points", "decline"),  # CB-SOLO-38
    Decision.EXCHANGE: ("exchange", "decline"),  # CB-SOLO-20
    Decision.GIVE: ("give",),
    Decision.AWARD: ("award", "decline"),  # CB-SOLO-29, CB-SOLO-32
}
_OF_SHIELDS = (*_IN_TURN, "load_colour", "settle", "settle_black", "pay_tribute", "give_up")
_MODULES = {
    "buy_workers": Module.EXTRA_TILES,  # CB-X28-01
    "copy": Module.EXTRA_TILES,  # CB-CRANE-02
    "flock": Module.EXTRA_TILES,  # CB-GEESE-03
    "return_castle": Module.CLOSE_TO_CASTLE,  # CB-NEAR-08
    "resolve": Module.SOLO,  # CB-SOLO-37
    "buy_points": Module.SOLO,  # CB-SOLO-38
    "exchange": Module.SOLO,  # CB-SOLO-20
    "give": Module.SOLO,
    "award": Module.SOLO,  # CB-SOLO-29
    "buy_inn": Module.INNS,  # CB-INN-03
    "arrange": Module.TRADE_ROUTES,  # CB-TRADE-03
    "store": Module.TEAM,  # CB-TEAM-18
    **dict.fromkeys(_OF_SHIELDS, Module.SHIELDS),
}
_BEFORE_PLAY = (Decision.FOUND, Decision.ARRANGE)
#: Nothing comes in between (CB-BLACK-04).
_STEPS_OF_ONE_EFFECT = (Decision.KEEP, Decision.DISCARD, Decision.STORE, Decision.BUY_POINTS, Decision.GIVE)
_TAKES: dict[Decision, tuple[Colour, ...]] = {
    Decision.CARPENTER: (Colour.BUILDING,),  # CB-CARP-01, CB-CARP-02
    Decision.CHURCH: (Colour.MINE, Colour.MONASTERY, Colour.CASTLE),  # CB-CHUR-01
    Decision.MARKET: (Colour.SHIP, Colour.ANIMAL),  # CB-MARK-01
}
_FREE_STEP: dict[Colour, int] = {
    Colour.BUILDING: 9,  # CB-MON09-01
    Colour.SHIP: 10,
    Colour.ANIMAL: 10,  # CB-MON10-01
    Colour.CASTLE: 11,
    Colour.MINE: 11,
    Colour.MONASTERY: 11,  # CB-MON11-01
}

#: By kind, what stands against all actions with the same first arguments, and how many those are.
_SHARED: dict[str, dict[Fault, int]] = {
    **{kind: dict.fromkeys(_OF_THE_DIE, 1) for kind in _DIE_ACTIONS},
    "place": dict.fromkeys(_OF_THE_DIE, 1) | {Fault.NOT_STORED: 2},
    "place_free": {Fault.NOT_STORED: 1},
    "take_shield": {Fault.NO_SHIELD: 1},
    "settle": {Fault.NEEDS_SHIELD: 0, Fault.NO_TILE: 2},
    "settle_black": {Fault.NEEDS_SHIELD: 0, Fault.NO_TILE: 1},
    "award": {Fault.NO_TILE: 1},
}


def _alike(catalogue: Catalogue, kind: str, fault: Fault) -> int:
    """How many actions in a row share a fault, from the first that has it on."""
    sizes = [argument.size for argument in catalogue.kinds[kind].arguments.values()] if kind in catalogue.kinds else []
    return prod(sizes[_SHARED.get(kind, {}).get(fault, len(sizes)) :])


ALIKE = table(
    [
        [[_alike(catalogue, kind, fault) for fault in Fault] for kind in FULL_CATALOGUE.kinds]
        for catalogue in (CATALOGUE, FULL_CATALOGUE)
    ],
    np.int16,
)
"""[with modules, kind, fault]: how many actions in a row have it, from the first one on"""
ANSWERS = table([[kind in _ANSWERS.get(asked, ()) for kind in FULL_CATALOGUE.kinds] for asked in Decision])
"""[decision, kind]: what can be answered"""
INSIDE = table([asked in _ANSWERS and asked not in (*_BEFORE_PLAY, *_STEPS_OF_ONE_EFFECT) for asked in Decision])
"""[decision]: whether it is a point in a turn at which something else may be done first"""
TAKES = table([[colour in _TAKES.get(asked, ()) for colour in range(COLOURS)] for asked in Decision])
"""[decision, colour]: what a building takes from the numbered depots"""
MODULE_OF_KIND = table([_MODULES.get(kind, 0) for kind in FULL_CATALOGUE.kinds], np.int16)
"""[kind]: the module that brings it, 0 for the base game"""
FREE_STEP = table([_FREE_STEP[Colour(colour)] for colour in range(COLOURS)])
"""[colour]: the monastery that turns a die one step to place a tile"""


def _area(estate: Estate) -> list[int]:
    """By space, the lowest space of its region: touching spaces of one colour are together."""
    lowest = list(range(FULL_HEXES))
    touching = [
        (a, b)
        for a, at in enumerate(estate.positions)
        for b, other in enumerate(estate.positions)
        if estate.colours[a] == estate.colours[b] and 0.9 < dist(at, other) < 1.1
    ]
    for _ in range(FULL_HEXES):
        for a, b in touching:
            lowest[a] = lowest[b] = min(lowest[a], lowest[b])
    return lowest


def _may_start(estate: Estate) -> list[bool]:
    """By space, whether the start castle can be put there."""
    marked = estate.starts if estate.board_set != BoardSet.ORDINARY else ()
    spaces = range(FULL_HEXES)
    castles = [space for space, colour in enumerate(estate.colours) if colour == Colour.CASTLE]
    return [space in (marked or castles) for space in spaces]


MAY_START = table([_may_start(estate) for estate in ESTATES])
"""[layout, space]"""
AREA = table([_area(estate) for estate in ESTATES])
"""[layout, space]: spaces with the same number form a region"""


@rule
def expected(s, p, out):
    """Write the actions that a player should have, in ascending order, and return how many there are."""
    n = 0
    if not (deciders(s) >> p) & 1:
        return n
    for kind in range(KINDS):
        if not_offered(s, kind) != Fault.NONE:
            continue
        action = FIRST[with_modules(s), kind]
        while action < FIRST[with_modules(s), kind + 1]:
            found = fault_of_offered(s, p, action)
            if found == Fault.NONE:
                out[n] = action
                n += 1
            action += ALIKE[with_modules(s), kind, found]
    return n


@rule
def fault(s, p, action):
    """What stands against an action of a player who is to decide."""
    found = not_offered(s, action_kind(s, action))
    return found if found != Fault.NONE else fault_of_offered(s, p, action)


@rule
def fault_of_offered(s, p, action):
    """What stands against an action of a kind that is offered."""
    kind = action_kind(s, action)
    a, b, c = action_argument(s, action, 0), action_argument(s, action, 1), action_argument(s, action, 2)
    if kind <= WORKERS:
        return fault_by_die(s, p, kind, a, b, c)
    if is_purchase(kind) or kind == BUY_WORKERS:
        return fault_by_money(s, p, kind, a, b, c)
    if MODULE_OF_KIND[kind] == Module.SHIELDS:
        return fault_by_shield(s, p, kind, a, b, c)
    return fault_of_answer(s, p, kind, a, b)


@rule
def not_offered(s, kind):
    """Whether the question asked allows a kind of action.

    From 2019 on a purchase may come inside an action too (CB-BLACK-03, CB-BLACK-04), and workers for silver as often as
    the owner likes (CB-X28-04).
    """
    asked = decision(s)
    if MODULE_OF_KIND[kind] & ~s.modules:  # CB-EXP-01
        return Fault.NOT_PLAYED
    if ANSWERS[asked, kind]:
        return Fault.NONE
    if (is_purchase(kind) or kind == BUY_WORKERS) and s.round_no == ROUNDS and INSIDE[asked]:
        return Fault.NO_TURN  # CB-SH14-07, CB-X28-04
    if kind == NAME_PLAYER and INSIDE[asked]:  # CB-SH06-05
        return Fault.NONE
    if is_purchase(kind) and INSIDE[asked]:
        return Fault.NONE if printed(s, Difference.BUY_INSIDE) else Fault.BUY_INSIDE
    if kind == BUY_WORKERS and INSIDE[asked]:
        return Fault.NONE
    return Fault.NOT_ASKED


@rule
def is_purchase(kind):
    """Whether a kind of action is the purchase of a turn (CB-BLACK-06, CB-INN-04)."""
    return kind == BUY or kind == BUY_DEPOT or kind == BUY_INN


# --- by a die --------------------------------------------------------------------------------------------------------


@rule
def fault_by_die(s, p, kind, die, a, b):
    """Take from depot a slot b; place from slot a on space b; sell goods a; take workers of any value (CB-TWORK-01)."""
    found = fault_of_die(s, p, die)
    if found == Fault.NONE and kind == TAKE:
        found = fault_in_depot(s, a, b)
    if found == Fault.NONE and kind == PLACE:
        found = fault_of_place(s, p, a, b)
    if found == Fault.NONE and kind == SELL and estate_of(s, p).goods[a] == 0:  # CB-SELL-08
        found = Fault.NO_GOODS
    if found == Fault.NONE and workers_needed(s, p, kind, die, a, b) > estate_of(s, p).workers:
        found = Fault.NUMBER
    if found != Fault.NONE:
        return found
    if is_second_of_equal_dice(s, p, die):
        return Fault.SAME_DIE
    if kind == TAKE and not first_of_depot(s, a, b):
        return Fault.SAME_IN_DEPOT
    if kind == PLACE and not first_alike(s, p, a):
        return Fault.SAME_STORED
    return Fault.NONE


@rule
def fault_of_die(s, p, die):
    """In a castle's action its free value is used (CB-CASTLE-01, CB-CASTLE-04), else an own die, once (CB-TURN-05).

    In a white castle's action it is the white die (CB-WCAS-03).
    """
    if decision(s) == Decision.CASTLE:
        return Fault.NONE if die == FREE_DIE else Fault.CASTLE_VALUE
    if decision(s) == Decision.WHITE_CASTLE:
        return Fault.NONE if die == WHITE_DIE else Fault.WHITE_VALUE
    if die == FREE_DIE:
        return Fault.NO_EXTRA_ACTION
    if die == WHITE_DIE:
        return Fault.NO_WHITE_CASTLE
    return Fault.DIE_SPENT if s.players[p].spent[die] else Fault.NONE


@rule
def is_second_of_equal_dice(s, p, die):
    """Whether the first die shows the same and is not used either."""
    me = s.players[p]
    return die == 1 and not me.spent[0] and me.dice[0] == me.dice[1]


@rule
def workers_needed(s, p, kind, die, a, b):
    """The workers that turn a die to the number of a depot, a space or goods.

    CB-TAKE-01, CB-PLACE-02, CB-SELL-01; CB-WORK-09, CB-MON00-06, 07, CB-MON00-09, CB-MON08-04.
    """
    if die == FREE_DIE or kind == WORKERS:
        return 0
    home, shown = estate_of(s, p), s.white if die == WHITE_DIE else s.players[p].dice[die]
    value, free_step = a + 1, 0
    if kind == TAKE:  # CB-MON12-01
        free_step = works(s, p, 12)
    elif kind == PLACE:
        value = space_number(home.layout, b)
        colour = COLOUR[stored(s, p, a)]
        free_step = works(s, p, FREE_STEP[colour]) if colour >= 0 else 0  # CB-INN-18, CB-SOLO-34
    return workers_to_turn(s, p, shown, value, free_step)


@rule
def workers_to_turn(s, p, shown, value, free_step):
    """The workers that turn a die from one value to another."""
    steps = max(min((value - shown) % 6, (shown - value) % 6) - free_step, 0)
    return (steps + 1) // 2 if works(s, p, 8) else steps


@rule
def fault_in_depot(s, depot, slot):
    """A tile must lie there (CB-TAKE-02, CB-TURN-08)."""
    return Fault.NONE if s.depots[depot, slot] else Fault.NO_TILE


@rule
def first_of_depot(s, depot, slot):
    """Whether the other place of its colour does not come before it with the same tile."""
    return slot < TWINS_APART or s.depots[depot, slot - TWINS_APART] != s.depots[depot, slot]


@rule
def fault_of_place(s, p, slot, space):
    """What keeps the tile of a slot from a space, whatever its number (CB-PLACE-01)."""
    kind = stored(s, p, slot)
    return fault_on_space(s, p, kind, space) if kind else Fault.NOT_STORED


@rule
def fault_on_space(s, p, kind, space):
    """What keeps a tile from a space, whatever its number (CB-PLACE-03, 04, 07, CB-BLD-03, CB-SH18-01, CB-SOLO-23)."""
    home = estate_of(s, p)
    if space >= space_count(home.layout):
        return Fault.NO_SPACE
    if home.tiles[space]:
        return Fault.COVERED
    if kind == Kind.INN:  # CB-INN-06, CB-INN-08, CB-INN-09
        if in_region(home, kind, space):
            return Fault.INN_IN_REGION
    elif kind != Kind.BLACK_TILE and space_colour(home.layout, space) != COLOUR[kind]:
        return Fault.COLOUR
    if not beside_a_tile(home, space) and not has_shield(s, p, Shield.BOLD_SETTLERS):
        return Fault.ALONE
    near = s.modules & Module.CLOSE_TO_CASTLE and space_colour(home.layout, space) != Colour.CASTLE
    if near and not linked_to_castle(home, space):
        return Fault.NO_CASTLE_LINK
    if COLOUR[kind] == Colour.BUILDING and not works(s, p, 1) and in_region(home, kind, space):
        return Fault.SAME_BUILDING
    return Fault.NONE


@rule
def first_alike(s, p, slot):
    """Whether no tile before it in the same storage is the same."""
    for other in range(slot):
        if stored(s, p, other) == stored(s, p, slot) and storage_with(s, p, other) == storage_with(s, p, slot):
            return False
    return True


@rule
def beside_a_tile(home, space):
    """Whether a space is next to a placed tile (CB-PLACE-04)."""
    for i in range(NEAR_LIMIT):
        other = NEAR[home.layout, space, i]
        if other >= 0 and home.tiles[other]:
            return True
    return False


@rule
def linked_to_castle(home, space):
    """Whether a tile would touch a castle, itself or through tiles of its region (CB-NEAR-03, CB-NEAR-04)."""
    linked, before = 1 << space, 0
    while linked != before:
        before = linked
        for other in range(space_count(home.layout)):
            if touches(home.layout, other, linked):
                if home.tiles[other] == Kind.CASTLE:
                    return True
                if home.tiles[other] and AREA[home.layout, other] == AREA[home.layout, space]:
                    linked |= 1 << other
    return False


@rule
def touches(layout, space, spaces):
    """Whether a space touches one of a set of spaces."""
    for i in range(NEAR_LIMIT):
        other = NEAR[layout, space, i]
        if other >= 0 and (spaces >> other) & 1:
            return True
    return False


@rule
def in_region(home, kind, space):
    """Whether a tile of a kind lies in the region of a space (CB-BLD-03, CB-INN-08)."""
    for other in range(len(home.tiles)):
        if home.tiles[other] == kind and AREA[home.layout, other] == AREA[home.layout, space]:
            return True
    return False


# --- by money --------------------------------------------------------------------------------------------------------


@rule
def fault_by_money(s, p, kind, a, b, c):
    """Buy from black slot a with b workers; from depot a slot b with c; an inn with a; two workers for a silver."""
    home = estate_of(s, p)
    if kind == BUY_WORKERS:  # CB-X28-01
        if not works(s, p, 28):
            return Fault.MONASTERY_28
        return Fault.NONE if home.silver >= 1 else Fault.SILVER
    if kind == BUY:  # CB-BLACK-01
        if s.black[a] == 0:
            return Fault.NO_TILE
        found = fault_of_payment(s, p, b)
        return Fault.SAME_IN_BLACK if found == Fault.NONE and not first_of_black(s, a) else found
    if kind == BUY_INN:  # CB-INN-03
        return fault_of_payment(s, p, a) if with_modules(s) and s.more[0].inns else Fault.NO_INN
    if not works(s, p, 6):  # CB-MON06-01, CB-MON06-03, CB-MON06-05
        return Fault.MONASTERY_6
    if s.depots[a, b] == 0:
        return Fault.NO_TILE
    found = fault_of_payment(s, p, c)
    return Fault.SAME_IN_DEPOT if found == Fault.NONE and not first_of_depot(s, a, b) else found


@rule
def fault_of_payment(s, p, workers):
    """Whether the purchase of the turn is left and can be paid with so many workers and the rest in silver."""
    home = estate_of(s, p)
    if s.bought:  # CB-BLACK-06
        return Fault.BOUGHT
    if workers > 0:
        payment = printed(s, Difference.PAY_WORKERS)
        if payment == 0:  # CB-MON06-02
            return Fault.NO_MONEY
        if not works(s, p, 6):
            return Fault.MONASTERY_6
        if workers < PRICE and payment == 1:  # CB-MON06-04
            return Fault.MIXTURE
    if home.silver < PRICE - workers:  # CB-BLACK-08
        return Fault.SILVER
    return Fault.NONE if home.workers >= workers else Fault.WORKERS


@rule
def first_of_black(s, slot):
    """Whether no tile before it in the black depot is the same."""
    for other in range(slot):
        if s.black[other] == s.black[slot]:
            return False
    return True


# --- answers ---------------------------------------------------------------------------------------------------------


@rule
def fault_of_answer(s, p, kind, a, b):
    """Whether an answer fits what is asked.

    A crane copies any building (CB-CRANE-02, CB-CRANE-03, CB-CRANE-06); to decline or to end a turn is free.
    """
    home = estate_of(s, p)
    if kind == DISCARD:  # CB-TAKE-06
        return fault_of_discard(s, p, a)
    if kind == LOAD and b > 0 and not works(s, p, 5):  # CB-SHIP-01, CB-SHIP-09, CB-MON05-01
        return Fault.MONASTERY_5
    if kind == KEEP:
        return fault_of_keep(s, home, a)
    if kind == SELL_FREE and home.goods[a] == 0:  # CB-WARE-01
        return Fault.NO_GOODS
    if kind == GAIN:
        return fault_of_gain(s, a, b)
    if kind == PLACE_FREE:  # CB-HALL-01, CB-HALL-02
        found = fault_of_place(s, p, a, b)
        return Fault.SAME_STORED if found == Fault.NONE and not first_alike(s, p, a) else found
    if kind == FLOCK and not lives_beside(s, p, a, s.agenda[s.depth - 1].a):  # CB-GEESE-02, CB-GEESE-03
        return Fault.NO_ANIMALS
    if kind == COPY and a == BASE_BUILDINGS and not s.modules & Module.WHITE_CASTLES:  # CB-CRANE-06
        return Fault.COPY_NOT_PLAYED
    if kind == FOUND:
        return fault_of_castle(s, p, a, b)
    if kind == RETURN_CASTLE:
        return fault_of_return(s, p, a)
    if kind == ARRANGE:
        return fault_of_arrange(s, p, a)
    return fault_alone(s, p, kind, a, b) if with_modules(s) else Fault.NONE


@rule
def fault_alone(s, p, kind, a, b):
    """Whether an answer of a solo player fits."""
    home = estate_of(s, p)
    if kind == RESOLVE and not (s.agenda[s.depth - 1].a >> a) & 1:  # CB-SOLO-37
        return Fault.NOT_WAITING
    if kind == BUY_POINTS:  # CB-SOLO-38, CB-SOLO-40
        if home.silver <= a:
            return Fault.SILVER
        return Fault.NONE if s.more[0].solo_points + a < s.more[0].solo_target else Fault.BEYOND_TARGET
    if kind == GIVE and home.goods[a] == 0:  # CB-SOLO-57
        return Fault.NO_GOODS
    if kind != EXCHANGE and kind != AWARD:
        return Fault.NONE
    inn = a == BLACK_SLOTS  # inns lie behind the last place (CB-INN-05)
    tile = INN_TILE * (s.more[0].inns > 0) if inn else s.black[a]
    if tile == 0:
        return Fault.NO_TILE
    found = fault_on_space(s, p, tile, b) if kind == AWARD else Fault.NONE
    if found != Fault.NONE:
        return found
    return Fault.NONE if inn or first_of_black(s, a) else Fault.SAME_IN_BLACK


@rule
def fault_of_discard(s, p, slot):
    """A tile must be stored there (CB-TAKE-06, CB-TEAM-19)."""
    if stored(s, p, slot) == 0:
        return Fault.NOT_STORED
    excess = s.agenda[s.depth - 1].a == 0 and in_teams(s)  # CB-TEAM-39: shield 4 was lost
    if excess and tiles_kept(s.storages[storage_with(s, p, slot)]) <= TEAM_SLOTS:
        return Fault.NOT_STORED
    return Fault.NONE if first_alike(s, p, slot) else Fault.SAME_STORED


@rule
def fault_of_keep(s, home, goods):
    """New colours compete for the stores; what has a store already is taken (CB-SHIP-06, CB-SHIP-07)."""
    frame = s.agenda[s.depth - 1]
    if home.goods[goods]:
        return Fault.HELD
    there = s.wares[frame.a, goods] + (s.wares[(frame.a + 1) % DEPOTS, goods] if frame.b else 0)
    return Fault.NONE if there else Fault.NO_WARES


@rule
def fault_of_gain(s, depot, slot):
    """A building takes tiles of its colours only (CB-CARP-01, CB-CHUR-01, CB-MARK-01)."""
    kind = s.depots[depot, slot]
    if kind == 0:
        return Fault.NO_TILE
    if not TAKES[decision(s), COLOUR[kind]]:
        return Fault.OTHER_TILE
    return Fault.NONE if first_of_depot(s, depot, slot) else Fault.SAME_IN_DEPOT


@rule
def fault_of_return(s, p, space):
    """A castle that is not the start castle, for both dice and five points (CB-NEAR-08, CB-NEAR-09, CB-NEAR-11)."""
    me, home = s.players[p], estate_of(s, p)
    if space >= space_count(home.layout) or home.tiles[space] != Kind.CASTLE:
        return Fault.NO_CASTLE_THERE
    if space == home.castle:
        return Fault.START_CASTLE
    if me.spent[0] or me.spent[1]:
        return Fault.BOTH_DICE
    points = 0
    for category in range(len(me.points)):
        points += me.points[category]
    return Fault.NONE if points >= 5 else Fault.FEW_POINTS


@rule
def lives_beside(s, p, species, space):
    """Whether animals of a type live on the pasture of a space; with shield 1 on any (CB-SH01-01, CB-GEESE-10)."""
    home = estate_of(s, p)
    for other in range(len(home.tiles)):
        same = AREA[home.layout, other] == AREA[home.layout, space] or has_shield(s, p, Shield.JOINED_MEADOWS)
        if SPECIES[home.tiles[other]] == species and same:
            return True
    return False


@rule
def fault_of_castle(s, p, side, space):
    """Any castle space of either side of a board, or of the estate that was chosen (CB-EXPERT-02, CB-EXPERT-03).

    An estate of a module may mark the spaces (CB-BORDER-15).
    """
    board = s.players[p].board
    if board < 0 and side > 0:
        return Fault.NO_OTHER_SIDE
    layout = BOARD_SIDES[s.edition, board, side] if board >= 0 else estate_of(s, p).layout
    if space >= space_count(layout):
        return Fault.NO_SPACE
    if MAY_START[layout, space]:
        return Fault.NONE
    castle = space_colour(layout, space) == Colour.CASTLE
    return Fault.TEAM_CASTLE if castle and in_teams(s) else Fault.NO_CASTLE_SPACE  # CB-TEAM-07


@rule
def fault_of_arrange(s, p, slot):
    """A tile of the own route that has no place yet (CB-TRADE-03)."""
    if not with_modules(s) or s.more[0].route_tiles[s.players[p].estate, slot] == 0:
        return Fault.NO_ROUTE_TILE
    return Fault.NONE if slot >= s.agenda[s.depth - 1].a else Fault.ROUTE_TILE_PLACED


@rule
def owns(home, number):
    """1 if a monastery lies in the estate, else 0 (CB-MON00-01)."""
    for space in range(len(home.tiles)):
        if MONASTERY[home.tiles[space]] == number:
            return 1
    return 0


@rule
def works(s, p, number):
    """1 if a monastery works for a player: it lies in the estate, or in that which shield 6 copies (CB-SH06-02)."""
    home = estate_of(s, p)
    if owns(home, number):
        return 1
    if with_modules(s) and s.more[0].shield_named and has_shield(s, p, Shield.COPYISTS):
        return owns(s.estates[s.more[0].shield_named - 1], number)
    return 0


# --- shields ---------------------------------------------------------------------------------------------------------


@rule
def has_shield(s, p, shield):
    """Whether a shield lies in the estate of a player."""
    if not with_modules(s):
        return False
    at = s.more[0].shield_at[shield - 1]
    return at > DEPOTS and s.players[at - DEPOTS - 1].estate == s.players[p].estate


@rule
def shields_of(s, p):
    """How many shields lie in the estate of a player."""
    count = 0
    for shield in range(1, SHIELDS + 1):
        count += has_shield(s, p, shield)
    return count


@rule
def shield_needed(s, kind):
    """The shield that an action needs."""
    if kind == TAKE_SHIELD:
        return Shield.CASTELLAN
    if kind == SET_DIE:
        return Shield.SURE_HAND
    if kind == NAME_PLAYER:
        return Shield.COPYISTS
    if kind == LOAD_COLOUR:
        return Shield.GRAND_FLEET
    if kind == PAY_TRIBUTE:
        return Shield.SWORN_SERVICE
    return Shield.HARVEST_CART if kind == SETTLE else Shield.NIGHT_MARKET


@rule
def fault_by_shield(s, p, kind, a, b, c):
    """Take shield a onto space b, set die a to b, name player a, load goods a, settle, pay a workers, give up a."""
    if kind == TAKE_SHIELD:
        return fault_of_taking(s, p, a, b)
    if kind == PAY_TRIBUTE:
        return fault_of_tribute(s, p, a)
    if kind == GIVE_UP:  # CB-SHLD-22
        return Fault.NONE if has_shield(s, p, a + 1) else Fault.NOT_HELD
    if kind == SETTLE or kind == SETTLE_BLACK:
        return fault_of_settling(s, p, kind, a, b, c)
    if not has_shield(s, p, shield_needed(s, kind)):
        return Fault.NEEDS_SHIELD
    if kind == SET_DIE:
        return fault_of_setting(s, p, a, b + 1)
    return fault_of_naming(s, p, a) if kind == NAME_PLAYER else fault_of_colour(s, p, a)


@rule
def fault_of_taking(s, p, shield, space):
    """A shield of a depot, on a castle, for a double or in a castle's action with shield 11.

    CB-SHLD-06, 07, CB-SHLD-11, CB-SHLD-14, CB-SH11-01, CB-SH11-02.
    """
    home, me, depot = estate_of(s, p), s.players[p], s.more[0].shield_at[shield]
    if not 1 <= depot <= DEPOTS:
        return Fault.NO_SHIELD
    if space >= space_count(home.layout):
        return Fault.NO_SPACE
    if COLOUR[home.tiles[space]] != Colour.CASTLE or not home.tiles[space]:
        return Fault.NO_CASTLE_TILE
    if decision(s) == Decision.CASTLE:
        if s.agenda[s.depth - 1].b == BY_ROUTE:
            return Fault.NO_CASTLE
        return Fault.NONE if has_shield(s, p, Shield.CASTELLAN) else Fault.NEEDS_SHIELD
    if me.spent[0] or me.spent[1]:
        return Fault.SHIELD_DICE
    return Fault.NONE if workers_for_double(s, p, depot) <= home.workers else Fault.DOUBLE


@rule
def workers_for_double(s, p, value):
    """The workers that turn both dice to a value; no free step helps (CB-SHLD-10)."""
    dice = s.players[p].dice
    return workers_to_turn(s, p, dice[0], value, 0) + workers_to_turn(s, p, dice[1], value, 0)


@rule
def fault_of_setting(s, p, die, value):
    """A die that is not used yet, once a turn, to another value (CB-SH16-01, CB-SH16-02)."""
    me = s.players[p]
    if s.more[0].shield_die:
        return Fault.DIE_SET
    if me.spent[die]:
        return Fault.DIE_SPENT
    if me.dice[die] == value:
        return Fault.DIE_SHOWS
    return Fault.SAME_DIE if is_second_of_equal_dice(s, p, die) else Fault.NONE


@rule
def fault_of_naming(s, p, other):
    """The first player of another estate, once (CB-SH06-01, CB-SH06-05, CB-TEAM-39)."""
    if s.more[0].shield_named:
        return Fault.NAMED
    if other >= s.seats or s.players[other].estate == s.players[p].estate:
        return Fault.OWN_ESTATE
    for q in range(other):
        if s.players[q].estate == s.players[other].estate:
            return Fault.OWN_ESTATE
    return Fault.NONE


@rule
def fault_of_colour(s, p, goods):
    """Goods of a colour that lie somewhere and have a store, once for each ship (CB-SH05-01 to CB-SH05-03)."""
    home, lying, colours = estate_of(s, p), 0, 0
    if s.agenda[s.depth - 1].a:
        return Fault.FLEET_USED
    for depot in range(DEPOTS):
        lying += s.wares[depot, goods]
    if not lying:
        return Fault.NO_WARES
    for other in range(len(home.goods)):
        colours += home.goods[other] > 0
    return Fault.NO_STORE if colours >= STORES and not home.goods[goods] else Fault.NONE


@rule
def fault_of_tribute(s, p, workers):
    """A silver for each shield; with shield 3 workers pay too (CB-SHLD-21, CB-SH03-01)."""
    home = estate_of(s, p)
    if workers and not has_shield(s, p, Shield.SWORN_SERVICE):
        return Fault.NEEDS_SHIELD
    if workers > shields_of(s, p):
        return Fault.OVERPAID
    if home.workers < workers:
        return Fault.WORKERS
    return Fault.NONE if home.silver >= shields_of(s, p) - workers else Fault.SILVER


@rule
def fault_of_settling(s, p, kind, a, b, c):
    """A tile of depot a, slot b, or of black slot a, on a space where it may lie (CB-SH14-01, 02, CB-SH15-01)."""
    if not s.agenda[s.depth - 1].a & (1 if kind == SETTLE else 2):
        return Fault.NEEDS_SHIELD
    tile = s.depots[a, b] if kind == SETTLE else lying_in_black(s, a)
    if tile == 0:
        return Fault.NO_TILE
    found = fault_on_space(s, p, tile, c if kind == SETTLE else b)
    if found != Fault.NONE:
        return found
    if kind == SETTLE:
        return Fault.NONE if first_of_depot(s, a, b) else Fault.SAME_IN_DEPOT
    return Fault.NONE if a == BLACK_SLOTS or first_of_black(s, a) else Fault.SAME_IN_BLACK


@rule
def lying_in_black(s, slot):
    """The tile at a place of the black depot; behind the last one lie the inns (CB-INN-05)."""
    if slot == BLACK_SLOTS:
        return Kind.INN.value if s.more[0].inns else 0
    return s.black[slot]
