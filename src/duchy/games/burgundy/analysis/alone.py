"""A judgement of solo positions for bots: how near the player is to a full estate.

Everything is counted in the points of ``evaluation``, of which a die action is worth some. A space needs two actions,
one that takes a tile and one that places it. Victory points are worth what they lead to: an action, each time that they
reach the target (CB-SOLO-42).
"""

import numpy as np

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.chapters.monasteries import has
from duchy.games.burgundy.chapters.phase import mines_of
from duchy.games.burgundy.components.board import PHASE_VP, PHASES, ROUNDS, SIZE_VP
from duchy.games.burgundy.components.spaces import (
    colour_count,
    colour_spaces,
    number_spaces,
    region_count,
    region_of,
    region_size,
    region_spaces,
)
from duchy.games.burgundy.components.tiles import ANIMALS, COLOUR, COLOURS, GOODS, KINDS, MONASTERIES, Kind
from duchy.games.burgundy.questions import QUESTIONS, Decision, Effect, Step
from duchy.games.burgundy.state import Estate, State, Store, estate_of, storage_of

ACTION = 3.2  # what a die action is worth
SPACE = 2 * ACTION
RESET = 4.2  # what the action of a reset is worth
WIN = 200.0
POINTS_PER_ACTION = 2.5  # that a player gains on average

_EFFECT: dict[int, float] = {
    Kind.CASTLE: 3.0,
    Kind.SHIP: 2.0,
    Kind.TOWN_HALL: 2.2,
    Kind.CARPENTER: 2.0,
    Kind.CHURCH: 2.2,
    Kind.MARKET: 2.0,
    Kind.BOARDING_HOUSE: 1.8,
    Kind.BANK: 2.2,
    Kind.WAREHOUSE: 0.8,
    Kind.WATCHTOWER: 0.6,
    Kind.CRANE: 2.4,
    Kind.WHITE_CASTLE: 2.4,
    Kind.BLACK_TILE: 1.0,
    Kind.MONASTERY_2: 1.0,
    Kind.MONASTERY_6: 3.0,
    Kind.MONASTERY_8: 3.0,
    Kind.MONASTERY_9: 3.0,
    Kind.MONASTERY_10: 2.5,
    Kind.MONASTERY_11: 2.5,
    Kind.MONASTERY_12: 4.0,
    Kind.MONASTERY_13: 1.5,
    Kind.MONASTERY_14: 2.5,
}
EFFECT = table([_EFFECT.get(kind, 0.3) for kind in range(KINDS)], np.float64)
"""[kind]: what a tile does for its owner when it is laid, or from then on"""

HELP = table([0.0, *(0.5 * _EFFECT.get(Kind[f"MONASTERY_{n}"], 0.0) for n in range(1, MONASTERIES + 1))], np.float64)
"""[number]: what a monastery that lies in the estate will still do"""

OFFER = QUESTIONS.table(lambda question: question.worth[1], 0.0, np.float64)
"""[decision]: what an open decision is worth"""


@rule
def evaluate_alone(s: State, p: int) -> float:
    """How near a solo player is to a full estate."""
    home = estate_of(s, p)
    empty = 0
    for colour in range(COLOURS):
        empty += missing_of(home, colour)
    if empty == 0:
        return WIN
    if s.over or home.layout < 0:
        return -SPACE * empty
    actions = 2 * ((PHASES - 1 - s.phase) * ROUNDS + ROUNDS - 1 - s.round_no) + 2
    actions -= s.players[p].spent[0] + s.players[p].spent[1]
    point = RESET / s.more[0].solo_target  # what a victory point is worth
    soon = min(1.0, actions / 6)
    value = ACTION * actions - SPACE * empty + point * s.more[0].solo_points
    value += point * POINTS_PER_ACTION * actions
    value += purse_worth(s, p, soon, point) + stored_worth(s, p, actions)
    value += regions_worth(s, p, actions, point) + colours_worth(s, p) + reach_worth(home)
    return value + waiting_worth(s, p, point)


@rule
def missing_of(home: Estate, colour: int) -> int:
    """The empty spaces of a colour."""
    empty = 0
    for word in range(len(home.covered)):
        empty += count(colour_spaces(home, colour, word) & ~home.covered[word])
    return empty


@rule
def purse_worth(s: State, p: int, soon: float, point: float) -> float:
    """Silver buys tiles, workers turn dice, goods are sold or exchanged, mines pay, monasteries help."""
    home = estate_of(s, p)
    value = (min(home.silver, 6) * 1.3 + home.silver * 0.1) * soon
    value += (min(home.workers, 5) * 0.7 + min(home.workers, 10) * 0.2) * soon
    value += mines_of(s, p) * (PHASES - 1 - s.phase) * 1.1
    goods, sales = 0, 0.0
    for colour in range(GOODS):
        goods += home.goods[colour]
        sales += home.goods[colour] * 2 * point * 0.6 + (home.goods[colour] > 0) * 0.3 * soon
    value += sales + min(goods, 10) * 0.25 * soon
    for number in range(1, MONASTERIES + 1):
        value += has(home, number) * HELP[number] * soon
    return value


@rule
def stored_worth(s: State, p: int, actions: int) -> float:
    """A stored tile is half way to its space, if one is left for it that can be reached soon."""
    home, storage = estate_of(s, p), storage_of(s, p)
    value = 0.0
    for slot in range(storage.count):
        kind = storage.tiles[slot]
        colour = COLOUR[kind]
        if actions <= slot:
            break
        if colour < 0 or missing_of(home, colour) > stored_before(storage, slot, colour):
            near = colour < 0 or open_of(home, colour) > 0
            value += ACTION * (0.9 if near else 0.6) + EFFECT[kind] * 0.6 + ANIMALS[kind] * 0.1
    return value * min(1.0, (actions + 1) / 4)


@rule
def stored_before(storage: Store, slot: int, colour: int) -> int:
    """How many tiles of a colour are stored before a slot."""
    found = 0
    for other in range(slot):
        found += COLOUR[storage.tiles[other]] == colour
    return found


@rule
def open_of(home: Estate, colour: int) -> int:
    """The spaces of a colour that a tile can be laid on now."""
    spaces = 0
    for word in range(len(home.covered)):
        spaces += count(colour_spaces(home, colour, word) & ~home.covered[word] & home.border[word])
    return spaces


@rule
def reach_worth(home: Estate) -> float:
    """A variety of spaces that can be covered next: numbers and colours."""
    value = 0.0
    for number in range(6):
        for word in range(len(home.covered)):
            spaces = number_spaces(home, 1 << number, word) & home.border[word] & ~home.covered[word]
            if spaces:
                value += 0.3
                break
    for colour in range(COLOURS):
        if open_of(home, colour):
            value += 0.4
    return value


@rule
def regions_worth(s: State, p: int, actions: int, point: float) -> float:
    """Regions begun promise their points."""
    home = estate_of(s, p)
    value = 0.0
    for region in range(region_count(home)):
        size, covered = region_size(home, region), 0
        for word in range(len(home.covered)):
            covered += count(region_spaces(home, region, word) & home.covered[word])
        if covered and covered < size:
            likely = actions / (actions + 3.0 * (size - covered))
            value += (SIZE_VP[size] + PHASE_VP[s.phase]) * point * likely * covered / size
    return value


@rule
def colours_worth(s: State, p: int) -> float:
    """The award of a colour fills a space (CB-SOLO-29)."""
    home = estate_of(s, p)
    value = 0.0
    for colour in range(COLOURS):
        total, empty = colour_count(home, colour), missing_of(home, colour)
        if empty:
            share = (total - empty) / total
            value += SPACE * 0.4 * share * share * share
    return value


@rule
def waiting_worth(s: State, p: int, point: float) -> float:
    """Decisions, effects and gains that wait on the agenda."""
    home = estate_of(s, p)
    value = 0.0
    for i in range(s.depth):
        frame = s.agenda[i]
        if frame.kind == Decision.ORDER or frame.kind == Step.EFFECTS:
            size = region_size(home, region_of(home, frame.b))
            value += ((frame.a >> Effect.SIZE) & 1) * SIZE_VP[size] * point
            value += ((frame.a >> Effect.PHASE) & 1) * PHASE_VP[s.phase] * point
            value += ((frame.a >> Effect.COLOUR) & 1) * SPACE * 0.7
            kind = home.tiles[frame.b]
            value += ((frame.a >> Effect.TILE) & 1) * (EFFECT[kind] + ANIMALS[kind] * point)
        elif frame.kind == Step.GAIN:
            value += frame.a * point
        elif frame.kind < Step.BEGIN_ROUND:
            value += OFFER[frame.kind]
    return value
