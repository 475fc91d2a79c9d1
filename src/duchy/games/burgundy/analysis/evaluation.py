"""A judgement of positions for bots: the points that a player will probably end with.

Everything is counted in victory points. Points already scored count in full; what is not yet points counts for what it
usually becomes, which depends on the die actions left. The numbers are a player's judgement, checked in the arena.
"""

import numpy as np

from duchy.engine.bits import count
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.phase import mines_of
from duchy.games.burgundy.chapters.scoring import monastery_points, vp
from duchy.games.burgundy.components.board import BONUS_VP, DEPOTS, PHASE_VP, PHASES, ROUNDS, SALE_VP, SIZE_VP
from duchy.games.burgundy.components.layouts import (
    COLOUR_COUNT,
    COLOUR_MASK,
    HEX_COUNT,
    REGION_COUNT,
    REGION_MASK,
    REGION_SIZE,
    WORDS,
)
from duchy.games.burgundy.components.tiles import ANIMALS, COLOUR, COLOURS, GOODS, SPECIES, Colour, Kind
from duchy.games.burgundy.state import Decision

ACTIONS = PHASES * ROUNDS * 2  # die actions of a player in a game
PER_ACTION = 3.2  # points that a die action is worth

#: What a stored tile promises beside the space that it fills, by building and then by colour.
BUILDING_VALUE = table([0.0, 2.5, 4.0, 3.0, 3.4, 3.0, 3.0, 3.2, 3.4], np.float64)
COLOUR_VALUE = table([0.0, 0.0, 1.0, 4.5, 0.0, 2.0], np.float64)

#: What a monastery is worth when the whole game is still to come.
LASTING = table(
    [0.0, 2.0, 2.5, 4.0, 4.0, 4.0, 7.0, 6.0, 6.0, 7.0, 7.0, 6.0, 8.0, 4.0, 7.0]
    + [4.0]  # 15
    + [5.0] * 8  # 16-23
    + [8.0, 6.0, 5.0],
    np.float64,
)

#: What an open decision is worth to whoever may answer it.
OFFER = table(
    [
        {
            Decision.CASTLE: 4.2,
            Decision.TOWN_HALL: 3.4,
            Decision.WAREHOUSE: 3.0,
            Decision.CARPENTER: 2.6,
            Decision.CHURCH: 3.2,
            Decision.MARKET: 2.8,
            Decision.SHIP: 3.0,
            Decision.KEEP: 1.5,
            Decision.DISCARD: 1.5,
        }.get(decision, 0.0)
        for decision in Decision
    ],
    np.float64,
)


@rule
def evaluate(s, p):
    """The points that player p will probably end with."""
    me = s.players[p]
    if s.over or me.layout < 0:
        return float(vp(me))
    actions = actions_left(s, me)
    value = vp(me) + PER_ACTION * actions
    value += coins_worth(s, me, actions)
    value += goods_worth(s, me, actions)
    value += storage_worth(s, me, actions)
    value += regions_worth(s, me, actions)
    value += colours_worth(s, me)
    value += monasteries_worth(s, me, actions)
    return value + offers_worth(s, p) + 0.4 * me.space


@rule
def dice_left(me):
    """Dice of this round that are still to be used."""
    return 2 - me.spent[0] - me.spent[1]


@rule
def actions_left(s, me):
    """Die actions to come, this round included."""
    return 2 * ((PHASES - 1 - s.phase) * ROUNDS + ROUNDS - 1 - s.round_no) + dice_left(me)


@rule
def coins_worth(s, me, actions):
    """Silver, workers, and the silver that mines will bring."""
    soon = min(1.0, actions / 8)
    few = min(me.workers, 5)
    value = me.silver * (1 + 0.7 * soon) + me.workers * 0.5 + few * 0.5 * soon
    mines = mines_of(me)
    return value + mines * (PHASES - s.phase) * (1.3 + 0.7 * has(me, Monastery.MINES_GIVE_WORKERS))


@rule
def goods_worth(s, me, actions):
    """Stored goods score at the end or, with a die, more."""
    chance_to_sell = min(1.0, actions / 10)
    each = SALE_VP[s.seats - 2] - 1 + has(me, Monastery.GOODS_SOLD)
    extra = has(me, Monastery.SALES_GIVE_SILVER) + 0.7 * has(me, Monastery.SALES_GIVE_WORKER)
    each_sale = 1.0 + extra - PER_ACTION * 0.5
    value = 0.0
    for goods in range(GOODS):
        if me.goods[goods]:
            gain = each * me.goods[goods] + each_sale
            if has(me, Monastery.GOODS_TYPES) and me.sold[goods] == 0:
                gain += 2
            value += me.goods[goods] + max(gain, 0.0) * chance_to_sell
    return value


@rule
def storage_worth(s, me, actions):
    """A stored tile is half way to its space, if there is room and time for it."""
    value = 0.0
    for slot in range(me.stored):
        colour = COLOUR[me.storage[slot]]
        if actions > slot and room_for(me, colour):
            value += (PER_ACTION * 0.9 + tile_worth(me, me.storage[slot], colour)) * actions / (actions + 2)
    return value


@rule
def room_for(me, colour):
    """Whether a colour still has an empty space."""
    for word in range(WORDS):
        if COLOUR_MASK[me.layout, colour, word] & ~me.covered[word]:
            return True
    return False


@rule
def tile_worth(me, kind, colour):
    """What a tile's own effect will bring."""
    if colour == Colour.BUILDING:
        return BUILDING_VALUE[kind] * 0.6
    if colour == Colour.ANIMAL:
        return (ANIMALS[kind] + 0.5 * animals_kept(me, kind)) * 0.7
    if colour == Colour.MONASTERY:
        return LASTING[kind - Kind.MONASTERY_1 + 1] * 0.5
    return COLOUR_VALUE[colour] * 0.7


@rule
def animals_kept(me, kind):
    """Animals of the same type in the estate."""
    animals = 0
    for space in range(HEX_COUNT[me.layout]):
        if SPECIES[me.tiles[space]] == SPECIES[kind]:
            animals += ANIMALS[me.tiles[space]]
    return animals


@rule
def regions_worth(s, me, actions):
    """Regions begun: the more spaces are covered and the fewer are missing, the surer are their points."""
    value = 0.0
    for region in range(REGION_COUNT[me.layout]):
        size = REGION_SIZE[me.layout, region]
        covered = 0
        for word in range(WORDS):
            covered += count(REGION_MASK[me.layout, region, word] & me.covered[word])
        missing = size - covered
        if covered and missing:
            likely = actions / (actions + 4.0 * missing)
            later = min(PHASES - 1, s.phase + missing // 3)
            value += (SIZE_VP[size] + PHASE_VP[later]) * likely * covered / size
    return value


@rule
def colours_worth(s, me):
    """Bonus tiles that come near."""
    value = 0.0
    for colour in range(COLOURS):
        if s.bonus_left[colour] and me.bonus[colour] == 0:
            total = COLOUR_COUNT[me.layout, colour]
            covered = 0
            for word in range(WORDS):
                covered += count(COLOUR_MASK[me.layout, colour, word] & me.covered[word])
            share = covered / total
            value += BONUS_VP[s.seats - 2, 2 - s.bonus_left[colour]] * share * share * 0.6
    return value


@rule
def monasteries_worth(s, me, actions):
    """What monasteries are worth today, and what they will still change."""
    value = float(monastery_points(s, me))
    lasting = actions / ACTIONS
    for monastery in range(1, Monastery.BONUS_TILES + 1):
        if has(me, monastery):
            value += LASTING[monastery] * lasting
    return value


@rule
def offers_worth(s, p):
    """Decisions inside an action that the player may still answer."""
    value = 0.0
    for i in range(s.depth):
        entry = s.agenda[i]
        if (entry.who >> p) & 1:
            value += OFFER[entry.kind]
            if entry.kind == Decision.SHIP:
                value += 1.2 * fullest_depot(s)
    return value


@rule
def fullest_depot(s):
    """The most goods that lie in one depot."""
    most = 0
    for depot in range(DEPOTS):
        goods_there = 0
        for goods in range(GOODS):
            goods_there += s.wares[depot, goods]
        most = max(most, goods_there)
    return most
