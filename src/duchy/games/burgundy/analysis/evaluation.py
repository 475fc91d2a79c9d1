"""A judgement of positions for bots: the points that a player will probably end with.

Everything is counted in victory points. Points already scored count in full; what is not yet points counts for what it
usually becomes, which depends on the die actions left. The numbers are a player's judgement, checked in the arena.
"""

import numpy as np

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.records import keyed, table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import FIRST_STEP
from duchy.games.burgundy import hooks
from duchy.games.burgundy.analysis.alone import evaluate_alone
from duchy.games.burgundy.chapters.gains import vp
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.phase import mines_of
from duchy.games.burgundy.chapters.scoring import monastery_points
from duchy.games.burgundy.components.board import BONUS_VP, DEPOTS, PHASE_VP, PHASES, ROUNDS, SALE_VP, SIZE_VP, SLOTS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.routes import MOST_SPACES, ROUTE_BONUS, ROUTE_GOODS, SPACES
from duchy.games.burgundy.components.shields import SHIELDS, TRIBUTE, Shield
from duchy.games.burgundy.components.spaces import (
    colour_count,
    colour_spaces,
    number_spaces,
    region_count,
    region_size,
    region_spaces,
    space_count,
)
from duchy.games.burgundy.components.tiles import (
    ANIMALS,
    BUILDING,
    COLOUR,
    COLOURS,
    FAMILY,
    GOODS,
    MONASTERIES,
    MONASTERY,
    SPECIES,
    Colour,
    Kind,
)
from duchy.games.burgundy.modules import border_posts, close_to_castle
from duchy.games.burgundy.modules.shields.held import has_shield, shield_points
from duchy.games.burgundy.modules.team import partner_of
from duchy.games.burgundy.questions import QUESTIONS, Decision, Step
from duchy.games.burgundy.state import Estate, State, Store, estate_of, shelf_of, storage_of, with_modules

ACTIONS = PHASES * ROUNDS * 2  # die actions of a player in a game
PER_ACTION = 3.2  # points that a die action is worth
ALONE = -1  # without a partner
CHAIN = 5  # tiles that link two border posts

#: What a stored tile promises beside the space that it fills, by type of building and by colour.
BUILDING_VALUE = keyed(
    FAMILY[Colour.BUILDING],
    {
        Kind.WAREHOUSE: 2.5,
        Kind.WATCHTOWER: 4.0,
        Kind.CARPENTER: 3.0,
        Kind.CHURCH: 3.4,
        Kind.MARKET: 3.0,
        Kind.BOARDING_HOUSE: 3.0,
        Kind.BANK: 3.2,
        Kind.TOWN_HALL: 3.4,
        Kind.CRANE: 4.5,
        Kind.WHITE_CASTLE: 3.4,
    },
    np.float64,
)
COLOUR_VALUE = keyed(
    Colour,
    {
        Colour.BUILDING: 0.0,  # by type
        Colour.ANIMAL: 0.0,  # by number
        Colour.MONASTERY: 1.0,
        Colour.CASTLE: 4.5,
        Colour.MINE: 0.0,
        Colour.SHIP: 2.0,
    },
    np.float64,
)

NO_MONASTERY = 0
#: What a monastery is worth when the whole game is still to come, by its number.
LASTING = keyed(
    (NO_MONASTERY, *Monastery),
    {
        NO_MONASTERY: 0.0,
        Monastery.REPEAT_BUILDINGS: 2.0,
        Monastery.MINES_GIVE_WORKERS: 2.5,
        Monastery.SALES_GIVE_SILVER: 4.0,
        Monastery.SALES_GIVE_WORKER: 4.0,
        Monastery.SECOND_DEPOT: 4.0,
        Monastery.BUY_ANYWHERE: 7.0,
        Monastery.ANIMALS_SCORE_MORE: 6.0,
        Monastery.WORKERS_TURN_TWO: 6.0,
        Monastery.FREE_STEP_BUILDING: 7.0,
        Monastery.FREE_STEP_SHIP_ANIMAL: 7.0,
        Monastery.FREE_STEP_CASTLE_MINE_MONASTERY: 6.0,
        Monastery.FREE_STEP_TAKE: 8.0,
        Monastery.WORKERS_AND_SILVER: 4.0,
        Monastery.FOUR_WORKERS: 7.0,
        Monastery.GOODS_TYPES: 4.0,
        Monastery.WAREHOUSES: 5.0,
        Monastery.WATCHTOWERS: 5.0,
        Monastery.CARPENTERS: 5.0,
        Monastery.CHURCHES: 5.0,
        Monastery.MARKETS: 5.0,
        Monastery.BOARDING_HOUSES: 5.0,
        Monastery.BANKS: 5.0,
        Monastery.TOWN_HALLS: 5.0,
        Monastery.ANIMAL_TYPES: 8.0,
        Monastery.GOODS_SOLD: 6.0,
        Monastery.BONUS_TILES: 5.0,
        Monastery.BRIDGE: 1.5,
        Monastery.BUY_WORKERS: 4.0,
        Monastery.WHITE_CASTLES: 5.0,
    },
    np.float64,
)

#: What a shield changes when the whole game is still to come, by its index; its points at the end are counted apart.
SHIELD_VALUE = keyed(
    Shield,
    {
        Shield.JOINED_MEADOWS: 5.0,
        Shield.OPEN_GATE: 5.0,
        Shield.SWORN_SERVICE: 2.0,
        Shield.DEEP_CELLAR: 3.0,
        Shield.GRAND_FLEET: 5.0,
        Shield.COPYISTS: 7.0,
        Shield.TWICE_CROWNED: 4.0,
        Shield.RICH_VEINS: 3.0,
        Shield.COIN_BY_COIN: 4.0,
        Shield.HIGH_ABBEY: 4.0,
        Shield.CASTELLAN: 6.0,
        Shield.FAIR_PRICES: 6.0,
        Shield.ARMS_OF_ARMS: 2.0,
        Shield.HARVEST_CART: 14.0,
        Shield.NIGHT_MARKET: 12.0,
        Shield.SURE_HAND: 8.0,
        Shield.WIDE_BOUNDS: 6.0,
        Shield.BOLD_SETTLERS: 4.0,
    },
    np.float64,
)
TRIBUTE_WORTH = 1.6  # points that a silver for the tribute is worth
DIE_TO_SET = 1.0  # shield 16, while it is unused in a turn
LAID, TAKEN, SOLD = 3.0, 1.0, 2.0  # what a die that shows the right value does beside the effect of a tile
USE = 0.15  # how much of that counts of a die that was set
INN_VALUE = 2.5  # beside the space that it fills

#: What a bonus of a trade route is worth, by the tile with the same effect.
REWARD = table(
    [
        {
            Kind.WAREHOUSE: 2.6,
            Kind.WATCHTOWER: 4.0,
            Kind.CARPENTER: 2.6,
            Kind.CHURCH: 3.2,
            Kind.MARKET: 2.8,
            Kind.BOARDING_HOUSE: 3.0,
            Kind.BANK: 3.2,
            Kind.TOWN_HALL: 3.4,
            Kind.CASTLE: 4.2,
        }.get(kind, 0.0)
        for kind in Kind
    ],
    np.float64,
)

#: What an open decision is worth to the player who may answer it.
OFFER = QUESTIONS.table(lambda question: question.worth[0], 0.0, np.float64)


@rule
def evaluate(s: State, p: int) -> float:
    """The points that player p will probably end with; in a team, both partners together."""
    if with_modules(s) and s.modules & Module.SOLO:
        return evaluate_alone(s, p)
    partner = partner_of(s, p) if with_modules(s) else ALONE
    value, actions = float(vp(s, p)), actions_left(s, p)
    if partner != ALONE:
        value += vp(s, partner)
        actions += actions_left(s, partner)
    if s.over or estate_of(s, p).layout < 0:
        return value
    home = estate_of(s, p)
    value += PER_ACTION * actions + own_worth(s, p, actions)
    if partner != ALONE:
        value += own_worth(s, partner, actions) + shelf_worth(s, home, shelf_of(s, p, 1), actions)
    value += coins_worth(s, p, actions)
    value += goods_worth(s, p, actions)
    if with_modules(s):
        value += route_worth(s, p, actions)
    value += regions_worth(s, p, actions)
    value += colours_worth(s, p)
    value += monasteries_worth(s, p, actions)
    return value + modules_worth(s, p, actions)


@rule
def own_worth(s: State, p: int, actions: int) -> float:
    """What a player has without the estate: stored tiles, what is asked, and the place on the order track."""
    stored = shelf_worth(s, estate_of(s, p), storage_of(s, p), actions)
    return stored + offers_worth(s, p) + 0.4 * s.players[p].space


@rule
def dice_left(s: State, p: int) -> int:
    """Dice of this round that are still to be used."""
    return 2 - s.players[p].spent[0] - s.players[p].spent[1]


@rule
def actions_left(s: State, p: int) -> int:
    """Die actions to come, this round included."""
    rounds = (PHASES - 1 - s.phase) * ROUNDS + ROUNDS - 1 - s.round_no
    return max(2 * rounds, 0) + dice_left(s, p)


@rule
def coins_worth(s: State, p: int, actions: int) -> float:
    """Silver, workers, and the silver that mines will bring."""
    home = estate_of(s, p)
    soon = min(1.0, actions / 8)
    few = min(home.workers, 5)
    value = home.silver * (1 + 0.7 * soon) + home.workers * 0.5 + few * 0.5 * soon
    mines = mines_of(s, p)
    silver = 1.3 * hooks.mine_silver(s, p, 1)
    return value + mines * (PHASES - s.phase) * (silver + 0.7 * has(home, Monastery.MINES_GIVE_WORKERS))


@rule
def goods_worth(s: State, p: int, actions: int) -> float:
    """Stored goods score at the end or, with a die, more."""
    home = estate_of(s, p)
    chance_to_sell = min(1.0, actions / 10)
    each = hooks.sale_points(s, p, SALE_VP[s.seats]) - 1 + has(home, Monastery.GOODS_SOLD)
    value = 0.0
    for goods in range(GOODS):
        if home.goods[goods]:
            silver = hooks.sale_silver(s, p, home.goods[goods], 1 + has(home, Monastery.SALES_GIVE_SILVER))
            extra = silver - 1 + 0.7 * has(home, Monastery.SALES_GIVE_WORKER)
            each_sale = 1.0 + extra - PER_ACTION * 0.5
            gain = each * home.goods[goods] + each_sale
            if has(home, Monastery.GOODS_TYPES) and home.sold[goods] == 0:
                gain += 2
            value += home.goods[goods] + max(gain, 0.0) * chance_to_sell
    return value


@rule
def route_worth(s: State, p: int, actions: int) -> float:
    """Bonuses of the trade route: those within reach, and the best that a sale of goods in store would bring."""
    home, e = estate_of(s, p), s.players[p].estate
    chance_to_sell = min(1.0, actions / 10)
    first = 0
    while first < MOST_SPACES and s.more[0].route_goods[e, first]:
        first += 1
    value = 0.0
    for space in range(first, MOST_SPACES):
        tile = s.more[0].route_tiles[e, space // SPACES]
        if tile:
            held = home.goods[ROUTE_GOODS[tile, space % SPACES]] > 0
            value += REWARD[ROUTE_BONUS[tile, space % SPACES]] * (0.3 if held else 0.1) / (1 + space - first)
    best = 0.0
    for goods in range(GOODS):
        sale = 0.0
        for space in range(first, min(first + home.goods[goods], MOST_SPACES)):
            tile = s.more[0].route_tiles[e, space // SPACES]
            if tile and ROUTE_GOODS[tile, space % SPACES] == goods:
                sale += REWARD[ROUTE_BONUS[tile, space % SPACES]]
        best = max(best, sale)
    return (value + best * 0.6) * chance_to_sell


@rule
def shelf_worth(s: State, home: Estate, storage: Store, actions: int) -> float:
    """A stored tile is half way to its space, if there is room and time for it."""
    value = 0.0
    for slot in range(storage.count):
        colour = COLOUR[storage.tiles[slot]]
        if with_modules(s) and colour < 0:  # an inn fills any space
            value += (PER_ACTION * 0.9 + INN_VALUE) * actions / (actions + 2) if actions > slot else 0.0
        elif actions > slot and room_for(home, colour):
            value += (PER_ACTION * 0.9 + tile_worth(home, storage.tiles[slot], colour)) * actions / (actions + 2)
    return value


@rule
def room_for(home: Estate, colour: int) -> bool:
    """Whether a colour still has an empty space."""
    for word in range(len(home.covered)):
        if colour_spaces(home, colour, word) & ~home.covered[word]:
            return True
    return False


@rule
def tile_worth(home: Estate, kind: int, colour: int) -> float:
    """What a tile's own effect will bring."""
    if colour == Colour.BUILDING:
        return BUILDING_VALUE[BUILDING[kind]] * 0.6
    if colour == Colour.ANIMAL:
        return (ANIMALS[kind] + 0.5 * animals_kept(home, kind)) * 0.7
    if colour == Colour.MONASTERY:
        return LASTING[MONASTERY[kind]] * 0.5
    return COLOUR_VALUE[colour] * 0.7


@rule
def animals_kept(home: Estate, kind: int) -> int:
    """Animals of the same type in the estate."""
    animals = 0
    for space in range(space_count(home)):
        if SPECIES[home.tiles[space]] == SPECIES[kind]:
            animals += ANIMALS[home.tiles[space]]
    return animals


@rule
def regions_worth(s: State, p: int, actions: int) -> float:
    """Regions begun: the more spaces are covered and the fewer are missing, the surer are their points."""
    home = estate_of(s, p)
    value = 0.0
    for region in range(region_count(home)):
        size = region_size(home, region)
        covered = 0
        for word in range(len(home.covered)):
            covered += count(region_spaces(home, region, word) & home.covered[word])
        missing = size - covered
        if covered and missing:
            likely = actions / (actions + 4.0 * missing)
            later = min(PHASES - 1, s.phase + missing // 3)
            value += (SIZE_VP[hooks.size_counted(s, p, region)] + PHASE_VP[later]) * likely * covered / size
    return value


@rule
def colours_worth(s: State, p: int) -> float:
    """Bonus tiles that come near."""
    home = estate_of(s, p)
    value = 0.0
    for colour in range(COLOURS):
        if s.bonus_left[colour] and home.bonus[colour] == 0:
            total = colour_count(home, colour)
            covered = 0
            for word in range(len(home.covered)):
                covered += count(colour_spaces(home, colour, word) & home.covered[word])
            share = covered / total
            points = hooks.bonus_points(s, p, BONUS_VP[s.seats, 2 - s.bonus_left[colour]])
            value += points * share * share * 0.6
    return value


@rule
def monasteries_worth(s: State, p: int, actions: int) -> float:
    """What monasteries are worth today, and what they will still change."""
    home = estate_of(s, p)
    value = float(monastery_points(s, p))
    lasting = actions / ACTIONS
    for monastery in range(1, MONASTERIES + 1):
        if has(home, monastery):
            value += LASTING[monastery] * lasting
    return value


@rule
def modules_worth(s: State, p: int, actions: int) -> float:
    """What modules promise beside tiles."""
    value = 0.0
    if with_modules(s):
        value += shields_worth(s, p, actions)
        if s.modules & Module.BORDER_POSTS:
            value += posts_worth(s, p, actions)
        if s.modules & Module.CLOSE_TO_CASTLE:
            value += castles_worth(s, p, actions)
    return value


@rule
def shields_worth(s: State, p: int, actions: int) -> float:
    """The points of shields at the end and what they change, less the tribute that is still to be paid."""
    value = float(shield_points(s, p))
    for shield in range(SHIELDS):
        if has_shield(s, p, shield + 1):
            value += SHIELD_VALUE[shield] * actions / ACTIONS - TRIBUTE_WORTH * TRIBUTE * tributes_left(s, p)
    if has_shield(s, p, Shield.SURE_HAND) and dice_left(s, p):
        value += USE * dice_worth(s, p) if s.more[0].shield_die else DIE_TO_SET
    return value


@rule
def dice_worth(s: State, p: int) -> float:
    """The best use of a die that is left, as it shows."""
    me, best = s.players[p], 0.0
    for die in range(2):
        if not me.spent[die]:
            best = max(best, value_worth(s, p, me.dice[die]))
    return best


@rule
def value_worth(s: State, p: int, value: int) -> float:
    """The best that a die of a value does without workers: lay a stored tile, take one, or sell goods."""
    home, storage = estate_of(s, p), storage_of(s, p)
    best = SOLD * home.goods[value - 1]
    for slot in range(storage.count):
        colour = COLOUR[storage.tiles[slot]]
        if colour >= 0 and fits(home, colour, value):
            best = max(best, LAID + tile_worth(home, storage.tiles[slot], colour))
    for slot in range(SLOTS):
        kind = s.depots[value - 1, slot]
        if kind and room_for(home, COLOUR[kind]):
            best = max(best, TAKEN + tile_worth(home, kind, COLOUR[kind]))
    return best


@rule
def fits(home: Estate, colour: int, value: int) -> bool:
    """Whether a space of a colour and a number is empty and beside a tile."""
    for word in range(len(home.covered)):
        spaces = colour_spaces(home, colour, word) & number_spaces(home, 1 << (value - 1), word)
        if spaces & home.border[word] & ~home.covered[word]:
            return True
    return False


@rule
def posts_worth(s: State, p: int, actions: int) -> float:
    """Border posts that come near each other: the fewer tiles are missing between two, the surer are their points."""
    home, pairs = estate_of(s, p), s.more[0].post_pairs[s.players[p].estate]
    value = 0.0
    for pair in range(len(border_posts.PAIRS)):
        if not (pairs >> pair) & 1:
            missing = border_posts.tiles_missing(home, border_posts.PAIRS[pair, 0], border_posts.PAIRS[pair, 1])
            likely = actions / (actions + 4.0 * missing)
            later = min(PHASES - 1, s.phase + missing // 3)
            value += PHASE_VP[later] * likely * max(CHAIN - missing, 0) / CHAIN
    return value


@rule
def castles_worth(s: State, p: int, actions: int) -> float:
    """Empty spaces in regions beside a castle can be built on, the others cannot."""
    home = estate_of(s, p)
    beside = border_posts.beside(home, close_to_castle.castles_of(home))
    spaces = 0
    for region in range(region_count(home)):
        if region_spaces(home, region, 0) & beside:
            spaces += count(region_spaces(home, region, 0) & ~home.covered[0])
    return 0.3 * min(spaces, actions)


@rule
def tributes_left(s: State, p: int) -> int:
    """How often a shield is still to be paid for: once for each phase to come, and for this one until it is paid."""
    left = PHASES - 1 - s.phase
    if s.round_no < ROUNDS:
        return left + 1
    at = 0
    while s.order[at] != p:
        at += 1
    for i in range(s.depth):
        frame = s.agenda[i]
        waits = frame.kind == Step.SETTLING or (frame.kind == Step.TRIBUTE and frame.a <= at)
        if waits or (frame.kind == Decision.TRIBUTE and (frame.who >> p) & 1):
            return left + 1
    return left


@rule
def offers_worth(s: State, p: int) -> float:
    """Decisions inside an action that the player may still answer."""
    value = 0.0
    for i in range(s.depth):
        entry = s.agenda[i]
        if (entry.who >> p) & 1 and entry.kind < FIRST_STEP:
            value += OFFER[entry.kind]
            if entry.kind == Decision.SHIP:
                value += 1.2 * fullest_depot(s)
    return value


@rule
def fullest_depot(s: State) -> int:
    """The most goods that lie in one depot."""
    most = 0
    for depot in range(DEPOTS):
        goods_there = 0
        for goods in range(GOODS):
            goods_there += s.wares[depot, goods]
        most = max(most, goods_there)
    return most
