"""Which kinds of actions a question allows, and which actions share a fault."""

from math import prod

import numpy as np

from duchy.engine.agenda import decision
from duchy.engine.catalogue import Catalogue
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import ACTIONS, CATALOGUE, FULL_CATALOGUE
from duchy.games.burgundy.analysis.legality.faults import Fault
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.state import Decision

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
TAKE_SHIELD, SET_DIE, NAME_PLAYER = map(ACTIONS.number_of, ("take_shield", "set_die", "name_player"))
LOAD_COLOUR, SETTLE, SETTLE_BLACK = map(ACTIONS.number_of, ("load_colour", "settle", "settle_black"))
PAY_TRIBUTE, GIVE_UP = map(ACTIONS.number_of, ("pay_tribute", "give_up"))
ARRANGE = ACTIONS.number_of("arrange")


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
MODULE_OF_KIND = table([_MODULES.get(kind, 0) for kind in FULL_CATALOGUE.kinds], np.int16)
"""[kind]: the module that brings it, 0 for the base game"""


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
