"""A second list of the legal actions, slow and plain, written from the catalogue of rules and not from the rules.

The fuzzer compares this list with that of the rules at every decision, so that an action which the rules hide or offer
by mistake is found. Every action of the catalogue is looked at: does the question allow its kind, and can it be done?

Nothing here calls a chapter, and nothing reads a field that the rules derive from others (``covered``, ``border``,
``cities``, ``monasteries``, ``scored``, the ``count`` of a storage): only tiles, dice, silver, workers, goods, depots,
the purchase of the turn and the question asked. Which spaces form a city or a pasture is computed here from their
positions.

Choices that are the same are one action: of two equal dice, or of equal tiles in storage, the first is offered.
"""

from math import dist

import numpy as np

from duchy.engine.agenda import deciders, decision
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import ACTION_ARGUMENTS, CATALOGUE, FREE_DIE, PRICE, WHITE_DIE
from duchy.games.burgundy.analysis.invariants.estate import NEAR, NEAR_LIMIT
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.layouts import (
    ESTATES,
    HEXES,
    space_colour,
    space_count,
    space_number,
)
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import BOARD_SIDES, Difference, printed
from duchy.games.burgundy.components.tiles import BASE_BUILDINGS, COLOUR, COLOURS, MONASTERY, SPECIES, Colour
from duchy.games.burgundy.state import Decision, estate_of, storage_of

KINDS = len(CATALOGUE.kinds)
FIRST = table([kind.first for kind in CATALOGUE.kinds.values()] + [CATALOGUE.size], np.int16)
"""The first action of each kind, and one behind the last."""

TAKE, PLACE, SELL, WORKERS = map(CATALOGUE.number_of, ("take", "place", "sell", "workers"))
BUY, BUY_DEPOT, BUY_WORKERS = map(CATALOGUE.number_of, ("buy", "buy_depot", "buy_workers"))
DISCARD, LOAD, KEEP, SELL_FREE, GAIN = map(CATALOGUE.number_of, ("discard", "load", "keep", "sell_free", "gain"))
PLACE_FREE, COPY, FLOCK, FOUND = map(CATALOGUE.number_of, ("place_free", "copy", "flock", "found"))

_DIE_ACTIONS = ("take", "place", "sell", "workers")  # CB-TURN-02
_ANSWERS: dict[Decision, tuple[str, ...]] = {
    Decision.FOUND: ("found",),
    Decision.TURN: (*_DIE_ACTIONS, "buy", "buy_depot", "buy_workers", "end_turn"),  # CB-TURN-06, CB-TURN-07
    Decision.CASTLE: (*_DIE_ACTIONS, "decline"),  # CB-CASTLE-02, CB-CASTLE-07, CB-RES-09
    Decision.TOWN_HALL: ("place_free", "decline"),
    Decision.WAREHOUSE: ("sell_free", "decline"),
    Decision.CARPENTER: ("gain", "decline"),
    Decision.CHURCH: ("gain", "decline"),
    Decision.MARKET: ("gain", "decline"),
    Decision.SHIP: ("load",),
    Decision.KEEP: ("keep",),
    Decision.DISCARD: ("discard",),
    Decision.CRANE: ("copy", "decline"),
    Decision.GEESE: ("flock",),
    Decision.WHITE_CASTLE: (*_DIE_ACTIONS, "decline"),  # CB-WCAS-04, CB-WCAS-13
}
_STEPS_OF_ONE_EFFECT = (Decision.KEEP, Decision.DISCARD)  # nothing comes in between (CB-BLACK-04)
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

ANSWERS = table([[kind in _ANSWERS.get(asked, ()) for kind in CATALOGUE.kinds] for asked in Decision])
"""[decision, kind]: what can be answered"""
INSIDE = table([asked in _ANSWERS and asked not in (Decision.FOUND, *_STEPS_OF_ONE_EFFECT) for asked in Decision])
"""[decision]: whether it is a point in a turn at which something else may be done first"""
TAKES = table([[colour in _TAKES.get(asked, ()) for colour in range(COLOURS)] for asked in Decision])
"""[decision, colour]: what a building takes from the numbered depots"""
FREE_STEP = table([_FREE_STEP[Colour(colour)] for colour in range(COLOURS)])
"""[colour]: the monastery that turns a die one step to place a tile"""


def _area(estate: Estate) -> list[int]:
    """By space, the lowest space of its region: touching spaces of one colour are together."""
    lowest = list(range(HEXES))
    touching = [
        (a, b)
        for a, at in enumerate(estate.positions)
        for b, other in enumerate(estate.positions)
        if estate.colours[a] == estate.colours[b] and 0.9 < dist(at, other) < 1.1
    ]
    for _ in range(HEXES):
        for a, b in touching:
            lowest[a] = lowest[b] = min(lowest[a], lowest[b])
    return lowest


AREA = table([_area(estate) for estate in ESTATES])
"""[layout, space]: spaces with the same number form a region"""


@rule
def expected(s, p, out):
    """Write the actions that a player should have, in ascending order, and return how many there are."""
    n = 0
    if not (deciders(s) >> p) & 1:
        return n
    for kind in range(KINDS):
        if not offered(s, kind):
            continue
        for action in range(FIRST[kind], FIRST[kind + 1]):
            a, b, c = ACTION_ARGUMENTS[action, 0], ACTION_ARGUMENTS[action, 1], ACTION_ARGUMENTS[action, 2]
            if possible(s, p, kind, a, b, c):
                out[n] = action
                n += 1
    return n


@rule
def offered(s, kind):
    """Whether the question asked allows a kind of action.

    From 2019 on a purchase may come inside an action too (CB-BLACK-03, CB-BLACK-04), and workers for silver as often as
    the owner likes (CB-X28-04).
    """
    asked = decision(s)
    if ANSWERS[asked, kind]:
        return True
    if kind == BUY or kind == BUY_DEPOT:
        return INSIDE[asked] and printed(s, Difference.BUY_INSIDE)
    return kind == BUY_WORKERS and INSIDE[asked]


@rule
def possible(s, p, kind, a, b, c):
    """Whether an action of a kind that is offered can be done: by a die, by money, or as an answer."""
    if kind <= WORKERS:
        return possible_by_die(s, p, kind, a, b, c)
    if kind == BUY or kind == BUY_DEPOT or kind == BUY_WORKERS:
        return possible_by_money(s, p, kind, a, b, c)
    return possible_answer(s, p, kind, a, b)


@rule
def possible_by_die(s, p, kind, die, a, b):
    """Take from depot a slot b; place from slot a on space b; sell goods a; take workers."""
    if not has_die(s, p, die):
        return False
    home = estate_of(s, p)
    if kind == TAKE:  # CB-TAKE-01, CB-TAKE-02, CB-MON12-01
        return s.depots[a, b] != 0 and shows(s, p, die, a + 1, owns(home, 12))
    if kind == PLACE:  # CB-PLACE-02
        if not may_place(s, p, a, b):
            return False
        monastery = FREE_STEP[COLOUR[storage_of(s, p).tiles[a]]]
        return shows(s, p, die, space_number(home.layout, b), owns(home, monastery))
    if kind == SELL:  # CB-SELL-01, CB-SELL-08, CB-MON00-09
        return home.goods[a] > 0 and shows(s, p, die, a + 1, 0)
    return True  # CB-TWORK-01


@rule
def possible_by_money(s, p, kind, a, b, c):
    """Buy from black slot a with b workers; from depot a slot b with c workers; two workers for a silver."""
    home = estate_of(s, p)
    if kind == BUY_WORKERS:  # CB-X28-01
        return owns(home, 28) and home.silver >= 1
    if kind == BUY:  # CB-BLACK-01
        return s.black[a] != 0 and may_pay(s, home, b)
    return owns(home, 6) and s.depots[a, b] != 0 and may_pay(s, home, c)  # CB-MON06-01, CB-MON06-03


@rule
def possible_answer(s, p, kind, a, b):
    """Whether an answer fits what is asked."""
    home, frame = estate_of(s, p), s.agenda[s.depth - 1]
    if kind == DISCARD:  # CB-TAKE-06
        return first_alike(storage_of(s, p), a)
    if kind == LOAD:  # CB-SHIP-01, CB-SHIP-09, CB-MON05-01
        return b == 0 or owns(home, 5)
    if kind == KEEP:  # CB-SHIP-06
        there = s.wares[frame.a, a] + (s.wares[(frame.a + 1) % DEPOTS, a] if frame.b else 0)
        return home.goods[a] == 0 and there > 0
    if kind == SELL_FREE:  # CB-WARE-01
        return home.goods[a] > 0
    if kind == GAIN:
        return s.depots[a, b] != 0 and TAKES[frame.kind, COLOUR[s.depots[a, b]]]
    if kind == PLACE_FREE:  # CB-HALL-01, CB-HALL-02
        return may_place(s, p, a, b)
    if kind == FLOCK:  # CB-GEESE-02, CB-GEESE-03
        return lives_beside(home, a, frame.a)
    if kind == FOUND:
        return may_found(s, p, a, b)
    if kind == COPY:  # CB-CRANE-02, CB-CRANE-03, CB-CRANE-06
        return a < BASE_BUILDINGS or s.modules & Module.WHITE_CASTLES != 0
    return True  # to decline or to end a turn is free


@rule
def has_die(s, p, die):
    """Whether a die is there: a castle's free value, a white castle's white die, or an own one, once (CB-TURN-05)."""
    if die == FREE_DIE or die == WHITE_DIE:
        return decision(s) == (Decision.CASTLE if die == FREE_DIE else Decision.WHITE_CASTLE)
    if decision(s) != Decision.TURN:
        return False
    me = s.players[p]
    if die == 1 and not me.spent[0] and me.dice[0] == me.dice[1]:
        return False
    return not me.spent[die]


@rule
def shows(s, p, die, value, free_step):
    """Whether a die can be turned to a value with the workers in hand (CB-WORK-09, CB-MON00-06, 07, CB-MON08-04)."""
    if die == FREE_DIE:  # CB-CASTLE-01
        return True
    home, shown = estate_of(s, p), s.white if die == WHITE_DIE else s.players[p].dice[die]
    steps = max(min((value - shown) % 6, (shown - value) % 6) - free_step, 0)
    workers = (steps + 1) // 2 if owns(home, 8) else steps
    return workers <= home.workers


@rule
def may_pay(s, home, workers):
    """Whether the purchase of the turn is left and can be paid with so many workers and the rest in silver."""
    if s.bought or home.workers < workers or home.silver < PRICE - workers:  # CB-BLACK-06, CB-BLACK-08
        return False
    payment = printed(s, Difference.PAY_WORKERS) if owns(home, 6) else 0
    if workers == PRICE:
        return payment >= 1  # CB-MON06-02, CB-MON06-04
    return workers == 0 or payment == 2  # CB-MON06-05


@rule
def may_place(s, p, slot, space):
    """Whether the tile of a slot may lie on a space, whatever its number (CB-PLACE-01, 03, 04, 07, CB-BLD-03)."""
    home, storage = estate_of(s, p), storage_of(s, p)
    if not first_alike(storage, slot) or space >= space_count(home.layout) or home.tiles[space]:
        return False
    kind = storage.tiles[slot]
    if space_colour(home.layout, space) != COLOUR[kind] or not beside_a_tile(home, space):
        return False
    return COLOUR[kind] != Colour.BUILDING or owns(home, 1) or not in_city(home, kind, space)


@rule
def first_alike(storage, slot):
    """Whether a storage slot holds a tile, and none before it the same."""
    for other in range(slot):
        if storage.tiles[other] == storage.tiles[slot]:
            return False
    return storage.tiles[slot] != 0


@rule
def beside_a_tile(home, space):
    """Whether a space is next to a placed tile (CB-PLACE-04)."""
    for i in range(NEAR_LIMIT):
        other = NEAR[home.layout, space, i]
        if other >= 0 and home.tiles[other]:
            return True
    return False


@rule
def in_city(home, kind, space):
    """Whether a building of a kind stands in the city of a space (CB-BLD-03)."""
    for other in range(HEXES):
        if home.tiles[other] == kind and AREA[home.layout, other] == AREA[home.layout, space]:
            return True
    return False


@rule
def lives_beside(home, species, space):
    """Whether animals of a type live on the pasture of a space."""
    for other in range(HEXES):
        if SPECIES[home.tiles[other]] == species and AREA[home.layout, other] == AREA[home.layout, space]:
            return True
    return False


@rule
def may_found(s, p, side, space):
    """Any castle space of either side of a board, or of the estate that was chosen (CB-EXPERT-02, CB-EXPERT-03)."""
    board = s.players[p].board
    if board < 0 and side > 0:
        return False
    layout = BOARD_SIDES[s.edition, board, side] if board >= 0 else estate_of(s, p).layout
    return space < space_count(layout) and space_colour(layout, space) == Colour.CASTLE


@rule
def owns(home, number):
    """1 if a monastery lies in the estate, else 0 (CB-MON00-01)."""
    for space in range(HEXES):
        if MONASTERY[home.tiles[space]] == number:
            return 1
    return 0
