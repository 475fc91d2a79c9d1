"""Which kinds of actions a question allows, and which actions share a fault."""

from math import prod

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.engine.play.catalogue import Catalogue
from duchy.games.burgundy.actions import ACTIONS, CATALOGUE, FULL_CATALOGUE
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.questions import QUESTIONS, Decision
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.state import State

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
ARRANGE, DECLINE = map(ACTIONS.number_of, ("arrange", "decline"))


_DIE_ACTIONS = ("take", "place", "sell", "workers")  # CB-TURN-02
_OF_THE_DIE = (
    Fault.NO_EXTRA_ACTION,
    Fault.CASTLE_VALUE,
    Fault.DIE_SPENT,
    Fault.NO_WHITE_CASTLE,
    Fault.WHITE_VALUE,
)
_IN_TURN = ("take_shield", "set_die", "name_player")  # CB-SHLD-06, CB-SH16-01, CB-SH06-05
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
#: A turn is ended, and what was begun or is due is done: loading (CB-RES-09), a tile without room, a tribute.
_MUST_BE_ANSWERED = (
    *(Decision.TURN, Decision.SHIP, Decision.KEEP, Decision.DISCARD, Decision.STORE),
    *(Decision.GEESE, Decision.TRIBUTE, Decision.ORDER, Decision.GIVE),
)
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
ANSWERS = QUESTIONS.answers()
"""[decision, kind]: what can be answered, beside declining it"""
OFFERED = QUESTIONS.table(lambda asked: asked.kind not in (*_BEFORE_PLAY, *_MUST_BE_ANSWERED))
"""[decision]: whether it can be declined (CB-RES-07)"""
INSIDE = QUESTIONS.table(lambda asked: asked.kind not in (*_BEFORE_PLAY, *_STEPS_OF_ONE_EFFECT))
"""[decision]: whether it is a point in a turn at which something else may be done first"""
MODULE_OF_KIND = table([_MODULES.get(kind, 0) for kind in FULL_CATALOGUE.kinds], np.int16)
"""[kind]: the module that brings it, 0 for the base game"""


@rule
def not_offered(s: State, kind: int) -> int:
    """Whether the question asked allows a kind of action.

    From 2019 on a purchase may come inside an action too (CB-BLACK-03, CB-BLACK-04), and workers for silver as often as
    the owner likes (CB-X28-04).
    """
    asked = decision(s)
    if MODULE_OF_KIND[kind] & ~s.modules:  # CB-EXP-01
        return Fault.NOT_PLAYED
    if ANSWERS[asked, kind] or (kind == DECLINE and OFFERED[asked]):
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
def is_purchase(kind: int) -> bool:
    """Whether a kind of action is the purchase of a turn (CB-BLACK-06, CB-INN-04)."""
    return kind == BUY or kind == BUY_DEPOT or kind == BUY_INN
