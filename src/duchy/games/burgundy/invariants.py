"""What must be true after every action, whatever was played. The fuzzer asks after each one.

Every check looks at the table as an observer would: the position before, the position after, who did what, and a ledger
of what left the game. Whatever changed must be explained by the action, and nothing here calls a rule to explain it.
"""

from enum import IntEnum

from duchy.engine.agenda import DEPTH
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import (
    BUY,
    BUY_DEPOT,
    DECLINE,
    DISCARD,
    END_TURN,
    FOUND,
    FREE_DIE,
    GAIN,
    KEEP,
    LOAD,
    PAYMENTS,
    PLACE,
    PLACE_FREE,
    PRICE,
    SELL,
    SELL_ALL,
    TAKE,
    WORKERS,
)
from duchy.games.burgundy.components import (
    BIT,
    BLACK_SLOTS,
    BLACK_TILES,
    BOARD_SIDES,
    BONUS_VP,
    COLOUR,
    COLOURS,
    COPIES,
    DEPOT_COLOUR,
    DEPOTS,
    EDITION,
    ESTATES,
    GOODS,
    GOODS_COPIES,
    HEX_COLOUR,
    HEX_COUNT,
    HEX_NUMBER,
    HEXES,
    KINDS,
    ORDER_SPACES,
    PHASE_VP,
    PLAYERS,
    REGION,
    REGIONS,
    SALE_VP,
    SIZE_VP,
    SLOTS,
    WORD,
    WORDS,
    Colour,
    Difference,
    Kind,
    filled,
)
from duchy.games.burgundy.recount import (
    LEDGER,
    MONASTERY_0,
    colour_complete_at,
    is_animal,
    monastery_points,
    owns,
    pasture_points,
    recount,
    region_complete_at,
    tiles_of,
    walk,
)
from duchy.games.burgundy.state import CATEGORIES, PHASES, ROUNDS, STORAGE, STORES, Category, Decision

__all__ = ["LEDGER", "VIOLATIONS", "check", "check_start"]


class Violation(IntEnum):
    """What can be wrong. Points have a code for each source, both after an action and in the count at the end."""

    NONE = 0
    OPTIONS = 1  # an option of the game changed
    START = 2  # a game does not begin with what the rulebook hands out
    AGENDA = 3  # an entry of the agenda cannot be, or a game waits for nobody
    QUESTION = 4  # the decisions asked for are not those that the action leads to
    CLOCK = 5  # phase, round, turn, ply or the purchase of the turn
    CHANCE = 6  # something was drawn without a revelation, or the other way round
    NEGATIVE = 7  # less than nothing
    DICE = 8  # dice rolled, spent or given back at the wrong time
    SILVER = 9
    WORKERS = 10
    STORAGE = 11  # the tiles in storage, or a gap between them
    TILES = 12  # a tile too many or too few in the game
    BOARD = 13  # the tiles in the depots
    BAG = 14  # the tiles in the stacks
    GOODS = 15  # goods too many or too few in the game
    STORES = 16  # the goods of the players
    WARES = 17  # the goods on the board
    ESTATE = 18  # the tiles of an estate
    PLACEMENT = 19  # a tile where it may not lie
    COVERED = 20  # the quick answers to "what lies where" are not those of the tiles
    BORDER = 21
    CITIES = 22
    MONASTERIES = 23
    BONUS = 24  # the bonus tiles
    ORDER = 25  # the order track
    FOUNDING = 26  # the choices of the expert set-up
    STACKS = 27  # the number of tiles in a stack
    POINTS = 32
    RECOUNT = 48


VIOLATIONS = {code: code.name.lower() for code in Violation if code not in (Violation.POINTS, Violation.RECOUNT)} | {
    first + category: f"{first.name.lower()}_{category.name.lower()}"
    for first in (Violation.POINTS, Violation.RECOUNT)
    for category in Category
}

FINE = 0
NEAR_LIMIT = 12
NEAR = table([filled([sorted(near) for near in e.neighbours] + [[]] * (HEXES - len(e)), NEAR_LIMIT) for e in ESTATES])
"""[layout, space, others]: where a placed tile allows a placement, filled up with -1"""

GAINS = table(
    [[(d == Decision.CARPENTER and c == Colour.BUILDING)
      or (d == Decision.CHURCH and c in (Colour.MINE, Colour.MONASTERY, Colour.CASTLE))
      or (d == Decision.MARKET and c in (Colour.SHIP, Colour.ANIMAL)) for c in Colour] for d in Decision]
)  # fmt: skip


# --- what an action says ---------------------------------------------------------------------------------------------


@rule
def die_of(action):
    """The die that an action uses, -1 if none."""
    if action < PLACE:
        return (action - TAKE) // (DEPOTS * SLOTS)
    if action < SELL:
        return (action - PLACE) // (STORAGE * HEXES)
    if action < WORKERS:
        return (action - SELL) // GOODS
    return action - WORKERS if action < BUY else -1


@rule
def value_wanted(before, p, action):
    """The value that a die is used as; 0 if any will do."""
    if action < PLACE:
        return (action - TAKE) // SLOTS % DEPOTS + 1
    if action < SELL:
        return HEX_NUMBER[before.players[p].layout, (action - PLACE) % HEXES]
    return (action - SELL) % GOODS + 1 if action < WORKERS else 0


@rule
def space_of(action):
    """The space on which an action lays a tile of the storage, -1 if none."""
    if PLACE <= action < SELL:
        return (action - PLACE) % HEXES
    return (action - PLACE_FREE) % HEXES if PLACE_FREE <= action < DECLINE else -1


@rule
def slot_of(action):
    """The storage slot that an action empties, -1 if none."""
    if PLACE <= action < SELL:
        return (action - PLACE) // HEXES % STORAGE
    if PLACE_FREE <= action < DECLINE:
        return (action - PLACE_FREE) // HEXES
    return action - DISCARD if DISCARD <= action < LOAD else -1


@rule
def depot_slot_of(action):
    """The slot of the numbered depots, counted through, that an action empties, -1 if none."""
    if action < PLACE:
        return (action - TAKE) % (DEPOTS * SLOTS)
    if BUY_DEPOT <= action < END_TURN:
        return (action - BUY_DEPOT) // PAYMENTS
    return action - GAIN if GAIN <= action < PLACE_FREE else -1


@rule
def black_slot_of(action):
    """The slot of the black depot that an action empties, -1 if none."""
    return (action - BUY) // PAYMENTS if BUY <= action < BUY_DEPOT else -1


@rule
def sold_by(action):
    """The goods that an action sells, -1 if none."""
    if SELL <= action < WORKERS:
        return (action - SELL) % GOODS
    return action - SELL_ALL if SELL_ALL <= action < GAIN else -1


@rule
def loads(action):
    """Whether an action takes goods from the depots."""
    return LOAD <= action < SELL_ALL


@rule
def tile_taken(before, action):
    """The tile that an action takes from the board, 0 if none."""
    slot = depot_slot_of(action)
    if slot >= 0:
        return before.depots[slot // SLOTS, slot % SLOTS]
    slot = black_slot_of(action)
    return before.black[slot] if slot >= 0 else 0


@rule
def begins_play(s, action):
    """Whether the last set-up choice was made: the first phase begins."""
    return action >= FOUND and s.agenda[0].kind != Decision.FOUND


@rule
def begins_round(s, action, ledger):
    """Whether a new round began."""
    return begins_play(s, action) or (action == END_TURN and ledger.turns % s.seats == 0 and not s.over)


@rule
def begins_phase(s, action, ledger):
    """Whether a new phase began."""
    return begins_round(s, action, ledger) and ledger.turns % (s.seats * ROUNDS) == 0


@rule
def ends_phase(s, action, ledger):
    """Whether a phase ended: mines pay."""
    return action == END_TURN and ledger.turns % (s.seats * ROUNDS) == 0


# --- one position ----------------------------------------------------------------------------------------------------


@rule
def check_agenda(s):
    """Somebody is asked until the game is over, every entry makes sense, and nothing lies beyond the last one."""
    if s.overflow or s.depth > DEPTH or (s.depth < 1) != (s.over == 1):
        return Violation.AGENDA
    for i in range(DEPTH):
        entry = s.agenda[i]
        if i >= s.depth:
            if entry.kind or entry.who or entry.a or entry.b:
                return Violation.AGENDA
            continue
        begins = entry.kind == Decision.TURN or entry.kind == Decision.FOUND
        if begins != (i == 0) or not 0 < entry.kind <= Decision.DISCARD or not 0 < entry.who < 1 << s.seats:
            return Violation.AGENDA
        if i > 0 and entry.who != s.agenda[0].who:
            return Violation.AGENDA
    if s.agenda[0].kind == Decision.TURN and s.agenda[0].who != 1 << s.turns[s.turn]:
        return Violation.AGENDA
    return FINE


@rule
def check_signs(s):
    """Nothing is negative, and pawns stay on the track."""
    for p in range(s.seats):
        me = s.players[p]
        if me.silver < 0 or me.workers < 0 or not 0 <= me.space < ORDER_SPACES:
            return Violation.NEGATIVE
        for goods in range(GOODS):
            if me.goods[goods] < 0 or me.sold[goods] < 0:
                return Violation.NEGATIVE
    for goods in range(GOODS):
        if s.unseen[goods] < 0:
            return Violation.NEGATIVE
        for depot in range(DEPOTS):
            if s.wares[depot, goods] < 0:
                return Violation.NEGATIVE
    for kind in range(KINDS):
        if s.bag[0, kind] < 0 or s.bag[1, kind] < 0:
            return Violation.NEGATIVE
    return FINE


@rule
def count_tiles(s, ledger):
    """Count every tile on the table, by kind."""
    for kind in range(KINDS):
        ledger.tally[kind] = s.bag[0, kind] + s.bag[1, kind] + ledger.gone[kind]
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            ledger.tally[s.depots[depot, slot]] += 1
    for slot in range(BLACK_SLOTS):
        ledger.tally[s.black[slot]] += 1
    for p in range(s.seats):
        for slot in range(STORAGE):
            ledger.tally[s.players[p].storage[slot]] += 1
        for space in range(HEXES):
            ledger.tally[s.players[p].tiles[space]] += 1
    for i in range(s.depth):
        if s.agenda[i].kind == Decision.DISCARD:
            ledger.tally[s.agenda[i].a] += 1


@rule
def check_tiles(s, ledger):
    """As many tiles of each kind as the box holds; start castles still to be placed are in nobody's hands yet."""
    count_tiles(s, ledger)
    for p in range(s.seats):
        if s.agenda[0].kind == Decision.FOUND and not tiles_of_estate(s.players[p]):
            ledger.tally[Kind.CASTLE] += 1
    for kind in range(1, KINDS):
        if ledger.tally[kind] != COPIES[0, kind] + COPIES[1, kind]:
            return Violation.TILES
    return FINE


@rule
def check_stacks(s):
    """The stacks know how many tiles are left in them."""
    for stack in range(COLOURS + 1):
        count = 0
        for kind in range(1, KINDS):
            if stack == COLOURS:
                count += s.bag[1, kind]
            elif COLOUR[kind] == stack:
                count += s.bag[0, kind]
        if count != s.stacks[stack]:
            return Violation.STACKS
    return FINE


@rule
def tiles_of_estate(me):
    """How many tiles lie in an estate."""
    count = 0
    for space in range(HEXES):
        count += me.tiles[space] != 0
    return count


@rule
def check_goods(s, ledger):
    """Seven goods of each colour: face down, on the round spaces, in the depots, with players, sold, or gone."""
    for goods in range(GOODS):
        count = s.unseen[goods] + ledger.lost[goods]
        for i in range(ROUNDS):
            count += s.agenda[0].kind != Decision.FOUND and s.round_goods[i] == goods
        for depot in range(DEPOTS):
            count += s.wares[depot, goods]
        for p in range(s.seats):
            count += s.players[p].goods[goods] + s.players[p].sold[goods]
        if count != GOODS_COPIES:
            return Violation.GOODS
    return FINE


@rule
def check_order(s):
    """The order track holds every player once, those further on first."""
    for p in range(s.seats):
        found = 0
        for i in range(s.seats):
            found += s.order[i] == p
        if found != 1:
            return Violation.ORDER
    for i in range(1, s.seats):
        if s.players[s.order[i - 1]].space < s.players[s.order[i]].space:
            return Violation.ORDER
    return FINE


@rule
def check_masks(me):
    """The masks of an estate say what its tiles say."""
    for word in range(WORDS):
        covered, border = 0, 0
        for space in range(HEX_COUNT[me.layout]):
            if me.tiles[space] and WORD[space] == word:
                covered |= BIT[space]
            for i in range(NEAR_LIMIT):
                other = NEAR[me.layout, space, i]
                if other >= 0 and me.tiles[other] and WORD[space] == word:
                    border |= BIT[space]
        if covered != me.covered[word]:
            return Violation.COVERED
        if border != me.border[word]:
            return Violation.BORDER
    owned = 0
    for space in range(HEX_COUNT[me.layout]):
        if Kind.MONASTERY_1 <= me.tiles[space] <= Kind.MONASTERY_26:
            owned |= 1 << me.tiles[space] - MONASTERY_0
    return FINE if owned == me.monasteries else Violation.MONASTERIES


@rule
def check_cities(me, ledger):
    """Each city knows the buildings in it, and no other region has any."""
    total = 0
    for region in range(REGIONS):
        total += me.cities[region]
    for space in range(HEX_COUNT[me.layout]):
        if HEX_COLOUR[me.layout, space] != Colour.BUILDING:
            continue
        size = walk(me.layout, space, ledger)
        first, buildings = space, 0
        for i in range(size):
            other = ledger.region[i]
            first = min(first, other)
            if me.tiles[other]:
                buildings |= 1 << me.tiles[other]
        if buildings != me.cities[REGION[me.layout, space]]:
            return Violation.CITIES
        if first == space:
            total -= buildings
    return Violation.CITIES if total else FINE


@rule
def check_estate(me, ledger):
    """Tiles lie on their colour, and everything derived from them agrees."""
    if me.layout < 0:  # the board is not chosen yet
        return Violation.ESTATE if tiles_of_estate(me) else FINE
    for space in range(HEXES):
        if me.tiles[space] and HEX_COLOUR[me.layout, space] != COLOUR[me.tiles[space]]:
            return Violation.PLACEMENT
    code = check_masks(me)
    return code if code else check_cities(me, ledger)


@rule
def check_position(s, ledger):
    """What must hold in any position."""
    code = check_agenda(s)
    code = code if code else check_signs(s)
    code = code if code else check_tiles(s, ledger)
    code = code if code else check_stacks(s)
    code = code if code else check_goods(s, ledger)
    return code if code else check_order(s)


@rule
def check_start(s, ledger):
    """What must hold when a game begins: one silver, workers by seat, three goods, no points (chapter 1.2)."""
    code = check_position(s, ledger)
    for i in range(s.seats):
        me = s.players[s.order[i]]
        goods = 0
        for colour in range(GOODS):
            goods += me.goods[colour]
        points = 0
        for category in range(CATEGORIES):
            points += me.points[category] != 0
        founded = tiles_of_estate(me) == 1 and me.tiles[me.castle] == Kind.CASTLE
        if me.silver != 1 or me.workers != i + 1 or goods != 3 or points or me.stored or founded == (s.expert == 1):
            code = code if code else Violation.START
        code = code if code else check_estate(me, ledger)
    if not s.expert:
        code = code if code else check_filled(s)
    return code


# --- one action ------------------------------------------------------------------------------------------------------


@rule
def check(before, s, p, action, ledger):
    """The first invariant that an action broke, 0 if all hold. ``before`` is the position it was taken in."""
    note(before, s, p, action, ledger)
    code = check_position(s, ledger)
    code = code if code else check_clock(before, s, action, ledger)
    code = code if code else check_chance(before, s, action, ledger)
    code = code if code else check_question(before, s, p, action, ledger)
    code = code if code else check_board(before, s, action, ledger)
    code = code if code else check_bag(before, s, action, ledger)
    code = code if code else check_wares(before, s, p, action, ledger)
    code = code if code else check_track(before, s, p, action)
    for q in range(PLAYERS):
        code = code if code else check_player(before, s, q, p, action, ledger)
    if action >= FOUND:
        code = code if code else check_founding(before, s, p, action, ledger)
    elif space_of(action) >= 0:
        code = code if code else check_estate(s.players[p], ledger)
    if s.over:
        for q in range(s.seats):
            code = code if code else check_recount(s, q, ledger)
    return code


@rule
def note(before, s, p, action, ledger):
    """Write into the ledger what the action did to things that leave no trace on the table."""
    if space_of(action) >= 0:
        ledger.laid[p, space_of(action)] = s.ply
    elif DISCARD <= action < LOAD:
        ledger.gone[before.players[p].storage[action - DISCARD]] += 1
    elif action == END_TURN:
        ledger.turns += 1
        if ends_phase(s, action, ledger):
            ledger.ended[before.phase] = s.ply
            if not s.over:  # what nobody took leaves the game
                for depot in range(DEPOTS):
                    for slot in range(SLOTS):
                        ledger.gone[before.depots[depot, slot]] += 1
                for slot in range(BLACK_SLOTS):
                    ledger.gone[before.black[slot]] += 1
    elif loads(action) and not EDITION[s.edition, Difference.GOODS_STAY] and s.depth < before.depth:
        for goods in range(GOODS):
            taken = s.players[p].goods[goods] - before.players[p].goods[goods]
            ledger.lost[goods] += wares_reached(before, action, goods) - taken


@rule
def check_clock(before, s, action, ledger):
    """The game knows what time it is, and its options never change."""
    if (
        s.seats != before.seats
        or s.edition != before.edition
        or s.expert != before.expert
        or s.secret != before.secret
        or s.championship != before.championship
        or s.revision != before.revision
    ):
        return Violation.OPTIONS
    last = PHASES * ROUNDS * s.seats
    if s.ply != before.ply + 1 or (s.over == 1) != (ledger.turns == last):
        return Violation.CLOCK
    if not s.over and s.agenda[0].kind == Decision.TURN:
        rounds = ledger.turns // s.seats
        if s.phase != rounds // ROUNDS or s.round_no != rounds % ROUNDS or s.turn != ledger.turns % s.seats:
            return Violation.CLOCK
    for i in range(s.seats):
        if s.turns[i] != (s.order[i] if begins_round(s, action, ledger) else before.turns[i]):
            return Violation.CLOCK
    if BUY <= action < END_TURN:
        return Violation.CLOCK if before.bought or s.bought != 1 else FINE
    bought = 0 if (action == END_TURN and not s.over) or action >= FOUND else before.bought
    return FINE if s.bought == bought else Violation.CLOCK


@rule
def check_chance(before, s, action, ledger):
    """Something is drawn when a round begins and at no other time, and then it is a revelation."""
    new = begins_round(s, action, ledger)
    if (s.rng != before.rng) != new or (s.revelations > before.revelations) != new:
        return Violation.CHANCE
    if s.revelations < before.revelations or (s.white != before.white and not new) or (new and not 1 <= s.white <= 6):
        return Violation.CHANCE
    return FINE


@rule
def check_question(before, s, p, action, ledger):
    """The agenda changed by what was answered and what the action asks."""
    if action >= FOUND:
        return FINE  # see check_founding
    top = before.agenda[before.depth - 1]
    depth = before.depth
    if action >= END_TURN or (action < BUY and top.kind == Decision.CASTLE):
        depth -= 1
    for i in range(depth):
        if s.agenda[i].kind != before.agenda[i].kind or s.agenda[i].a != before.agenda[i].a:
            return Violation.QUESTION
    asked = question(before, s, p, action, ledger)
    if s.depth != depth + (asked != Decision.NONE):
        return Violation.QUESTION
    if asked != Decision.NONE:
        entry = s.agenda[depth]
        waiting = tile_taken(before, action) if asked == Decision.DISCARD else 0
        if entry.kind != asked or (asked == Decision.DISCARD and entry.a != waiting):
            return Violation.QUESTION
    return FINE


@rule
def question(before, s, p, action, ledger):
    """The decision that an action leads to."""
    me = before.players[p]
    if action == END_TURN:
        return Decision.NONE if s.over else Decision.TURN
    if tile_taken(before, action):
        return Decision.DISCARD if me.stored == STORAGE else Decision.NONE
    if loads(action):
        return question_of_load(before, s, p, action)
    if space_of(action) >= 0:
        return question_of_tile(s, p, me.storage[slot_of(action)], ledger)
    return Decision.NONE


@rule
def question_of_load(before, s, p, action):
    """Which goods to keep is asked while more new colours lie there than stores are free, and some are."""
    held, new = 0, 0
    for goods in range(GOODS):
        held += s.players[p].goods[goods] > 0
        new += s.players[p].goods[goods] == 0 and wares_still(before, s, action, goods) > 0
    return Decision.KEEP if 0 < STORES - held < new else Decision.NONE


@rule
def question_of_tile(s, p, kind, ledger):
    """What a tile asks when it is laid."""
    me = s.players[p]
    if kind == Kind.CASTLE:
        return Decision.CASTLE
    if kind == Kind.SHIP:
        return Decision.SHIP
    if kind == Kind.TOWN_HALL:
        return Decision.TOWN_HALL if any_fits(me, ledger) or buys_inside(s, me) else Decision.NONE
    if kind == Kind.WAREHOUSE:
        held = 0
        for goods in range(GOODS):
            held += me.goods[goods]
        return Decision.WAREHOUSE if held else Decision.NONE
    asked = Decision.NONE
    if kind == Kind.CARPENTER:
        asked = Decision.CARPENTER
    elif kind == Kind.CHURCH:
        asked = Decision.CHURCH
    elif kind == Kind.MARKET:
        asked = Decision.MARKET
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            tile = s.depots[depot, slot]
            if tile and GAINS[asked, COLOUR[tile]]:
                return asked
    return Decision.NONE


@rule
def any_fits(me, ledger):
    """Whether some stored tile has a place."""
    for slot in range(me.stored):
        for space in range(HEX_COUNT[me.layout]):
            if may_lie(me, me.storage[slot], space, ledger):
                return True
    return False


@rule
def may_lie(me, kind, space, ledger):
    """Whether a tile may be laid on a space: empty, of its colour, beside a tile, and no second building in a city."""
    if me.tiles[space] or HEX_COLOUR[me.layout, space] != COLOUR[kind]:
        return False
    beside = 0
    for i in range(NEAR_LIMIT):
        other = NEAR[me.layout, space, i]
        beside += other >= 0 and me.tiles[other] != 0
    if not beside:
        return False
    if COLOUR[kind] != Colour.BUILDING or owns(me, 1):
        return True
    return not same_city_has(me, kind, space, ledger)


@rule
def same_city_has(me, kind, space, ledger):
    """Whether a building of a kind stands in the city of a space."""
    for i in range(walk(me.layout, space, ledger)):
        if me.tiles[ledger.region[i]] == kind:
            return True
    return False


@rule
def buys_inside(s, me):
    """Whether a purchase may still come in the middle of an action."""
    if s.bought or not EDITION[s.edition, Difference.BUY_INSIDE] or not tiles_for_sale(s, me):
        return False
    if me.silver >= PRICE:
        return True
    payment = EDITION[s.edition, Difference.PAY_WORKERS] * owns(me, 6)
    return (payment >= 1 and me.workers >= PRICE) or (payment == 2 and me.silver + me.workers >= PRICE)


@rule
def tiles_for_sale(s, me):
    """How many tiles a player may buy, money aside: those of the black depot, with monastery 6 of every depot."""
    count = 0
    for slot in range(BLACK_SLOTS):
        count += s.black[slot] != 0
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            count += owns(me, 6) and s.depots[depot, slot] != 0
    return count


@rule
def check_board(before, s, action, ledger):
    """The depots lose the tile that was taken; a new phase fills them."""
    if begins_phase(s, action, ledger):
        return check_filled(s)
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            taken = depot * SLOTS + slot == depot_slot_of(action)
            if s.depots[depot, slot] != (0 if taken else before.depots[depot, slot]):
                return Violation.BOARD
    for slot in range(BLACK_SLOTS):
        if s.black[slot] != (0 if slot == black_slot_of(action) else before.black[slot]):
            return Violation.BOARD
    return FINE


@rule
def check_filled(s):
    """At the beginning of a phase every slot in use holds a tile of its colour, and the others none."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            wanted = DEPOT_COLOUR[s.seats - 2, s.phase, depot, slot]
            kind = s.depots[depot, slot]
            if (COLOUR[kind] if kind else -1) != wanted:
                return Violation.BOARD
    tiles = 0
    for slot in range(BLACK_SLOTS):
        tiles += s.black[slot] != 0
    return FINE if tiles == BLACK_TILES[s.seats - 2] else Violation.BOARD


@rule
def check_bag(before, s, action, ledger):
    """Tiles leave the stacks when a phase begins, and lie in the depots then."""
    new = begins_phase(s, action, ledger)
    for kind in range(1, KINDS):
        coloured, black = 0, 0
        if new:
            for depot in range(DEPOTS):
                for slot in range(SLOTS):
                    coloured += s.depots[depot, slot] == kind
            for slot in range(BLACK_SLOTS):
                black += s.black[slot] == kind
        if before.bag[0, kind] - s.bag[0, kind] != coloured or before.bag[1, kind] - s.bag[1, kind] != black:
            return Violation.BAG
    return FINE


# --- goods -----------------------------------------------------------------------------------------------------------


@rule
def first_depot(before, action):
    """The depot from which goods are loaded."""
    return (action - LOAD) // 2 if action < KEEP else before.agenda[before.depth - 1].a


@rule
def second_depot(before, action):
    """The other depot from which goods are loaded, -1 if there is none."""
    more = (action - LOAD) % 2 if action < KEEP else before.agenda[before.depth - 1].b
    return (first_depot(before, action) + 1) % DEPOTS if more else -1


@rule
def wares_reached(before, action, goods):
    """Goods of a colour within reach of a load, before it."""
    count = before.wares[first_depot(before, action), goods]
    if second_depot(before, action) >= 0:
        count += before.wares[second_depot(before, action), goods]
    return count


@rule
def wares_still(before, s, action, goods):
    """Goods of a colour within reach of a load, after it."""
    count = s.wares[first_depot(before, action), goods]
    if second_depot(before, action) >= 0:
        count += s.wares[second_depot(before, action), goods]
    return count


@rule
def check_wares(before, s, p, action, ledger):
    """Goods on the board move when a round begins or a ship takes them."""
    drawn = 0
    for goods in range(GOODS):
        drawn += before.unseen[goods] - s.unseen[goods]
    if drawn != (ROUNDS if begins_phase(s, action, ledger) else 0):
        return Violation.WARES
    if loads(action):
        return check_load(before, s, p, action)
    new = begins_round(s, action, ledger)
    added = 0
    for depot in range(DEPOTS):
        for goods in range(GOODS):
            more = s.wares[depot, goods] - before.wares[depot, goods]
            if more < 0 or (more > 0 and depot != s.white - 1):
                return Violation.WARES
            known = action == END_TURN and new and not begins_phase(s, action, ledger)
            if more > 0 and known and goods != before.round_goods[s.round_no]:
                return Violation.WARES
            added += more
    if added != (1 if new else 0):
        return Violation.WARES
    for i in range(ROUNDS):
        if new and i <= s.round_no:
            if s.round_goods[i] != -1:
                return Violation.WARES
        elif not begins_phase(s, action, ledger) and s.round_goods[i] != before.round_goods[i]:
            return Violation.WARES
    return FINE


@rule
def check_load(before, s, p, action):
    """A ship takes whole colours: all that are held, the one chosen, others only if all of them fit."""
    me, was = s.players[p], before.players[p]
    second = second_depot(before, action)
    if second >= 0 and not owns(me, 5):
        return Violation.WARES
    ended = s.depth < before.depth
    held, left, unasked = 0, 0, 0
    for goods in range(GOODS):
        reached, taken = wares_reached(before, action, goods), me.goods[goods] - was.goods[goods]
        chosen = KEEP <= action < SELL_ALL and action - KEEP == goods
        if taken != reached and (taken != 0 or was.goods[goods] or chosen):
            return Violation.WARES
        held += me.goods[goods] > 0
        left += reached > taken
        unasked += taken > 0 and not was.goods[goods] and not chosen
        stays = taken == 0 and (not ended or EDITION[s.edition, Difference.GOODS_STAY])
        for depot in range(DEPOTS):
            within = depot == first_depot(before, action) or depot == second
            if s.wares[depot, goods] != (before.wares[depot, goods] if stays or not within else 0):
                return Violation.WARES
    if (left and unasked) or (left and ended and held < STORES):
        return Violation.WARES
    return FINE


# --- the order track -------------------------------------------------------------------------------------------------


@rule
def check_track(before, s, p, action):
    """A ship moves its owner one space on and in front of everybody there; else nobody moves."""
    moved = loads(action) and s.depth < before.depth
    for q in range(s.seats):
        steps = 1 if moved and q == p and before.players[p].space < ORDER_SPACES - 1 else 0
        if s.players[q].space != before.players[q].space + steps:
            return Violation.ORDER
    at = 0
    for i in range(s.seats):  # the others stay in their order
        if moved and s.order[i] == p:
            continue
        while moved and before.order[at] == p:
            at += 1
        if s.order[i] != before.order[at]:
            return Violation.ORDER
        at += 1
    ahead = moved
    for i in range(s.seats):
        if s.order[i] == p:
            ahead = False
        elif ahead and s.players[s.order[i]].space <= s.players[p].space:
            return Violation.ORDER
    return FINE


# --- one player ------------------------------------------------------------------------------------------------------


@rule
def check_player(before, s, q, p, action, ledger):
    """What player q has changed only by what player p did."""
    me, was = s.players[q], before.players[q]
    explain(before, s, q, p, action, ledger)
    if me.silver - was.silver != ledger.silver:
        return Violation.SILVER
    if me.workers - was.workers != ledger.workers:
        return Violation.WORKERS
    for category in range(CATEGORIES):
        if me.points[category] - was.points[category] != ledger.points[category]:
            return Violation.POINTS + category
    code = check_dice(before, s, q, p, action, ledger)
    code = code if code else check_storage(before, s, q, p, action, ledger)
    code = code if code else check_stores(before, s, q, p, action)
    code = code if code else check_bonus(before, s, q, p, action)
    if action < FOUND:
        code = code if code else check_tile_laid(before, s, q, p, action, ledger)
    return code


@rule
def explain(before, s, q, p, action, ledger):
    """Write into the ledger what the action explains of the changes of player q."""
    ledger.silver = 0
    ledger.workers = 0
    for category in range(CATEGORIES):
        ledger.points[category] = 0
    if q < s.seats and ends_phase(s, action, ledger):
        explain_phase_end(before, s, q, ledger)
    if q != p:
        return
    me = before.players[p]
    if die_of(action) >= 0:
        ledger.workers -= workers_for(before, p, action)
    if WORKERS <= action < BUY:
        ledger.workers += 4 if owns(me, 14) else 2
        ledger.silver += owns(me, 13)
    elif BUY <= action < END_TURN:
        workers = (action - BUY) % PAYMENTS if action < BUY_DEPOT else (action - BUY_DEPOT) % PAYMENTS
        ledger.workers -= workers
        ledger.silver -= PRICE - workers
    elif sold_by(action) >= 0:
        ledger.points[Category.SALES] += me.goods[sold_by(action)] * SALE_VP[s.seats - 2]
        ledger.silver += 1 + owns(me, 3)
        ledger.workers += owns(me, 4)
    elif space_of(action) >= 0:
        explain_tile(before, s, p, action, ledger)


@rule
def explain_phase_end(before, s, q, ledger):
    """Mines pay silver, with monastery 2 workers too; after the last phase everything left is worth points."""
    was, me = before.players[q], s.players[q]
    mines = tiles_of(was, Kind.MINE)
    ledger.silver += mines
    ledger.workers += mines * owns(was, 2)
    if s.over:
        for goods in range(GOODS):
            ledger.points[Category.GOODS] += me.goods[goods]
        ledger.points[Category.SILVER] += was.silver + ledger.silver
        ledger.points[Category.WORKERS] += (was.workers + ledger.workers) // 2
        ledger.points[Category.MONASTERIES] += monastery_points(s, was)


@rule
def explain_tile(before, s, p, action, ledger):
    """A tile completes a region or a colour, and works at once."""
    me = s.players[p]
    space = space_of(action)
    kind = before.players[p].storage[slot_of(action)]
    size = walk(me.layout, space, ledger)
    if region_complete_at(me, ledger.laid[p], size, ledger) >= 0:
        ledger.points[Category.REGIONS] += SIZE_VP[size]
        ledger.points[Category.PHASES] += PHASE_VP[before.phase]
    if colour_complete_at(me, ledger.laid[p], COLOUR[kind]) >= 0:
        others = bonus_tiles_taken(before, COLOUR[kind])
        if others < 2:
            ledger.points[Category.BONUS] += BONUS_VP[s.seats - 2, others]
    if is_animal(kind):
        ledger.points[Category.ANIMALS] += pasture_points(me, space, ledger.laid[p], ledger)
    elif kind == Kind.WATCHTOWER:
        ledger.points[Category.WATCHTOWERS] += 4
    elif kind == Kind.BOARDING_HOUSE:
        ledger.workers += 4
    elif kind == Kind.BANK:
        ledger.silver += 2


@rule
def bonus_tiles_taken(s, colour):
    """How many players have a bonus tile of a colour."""
    taken = 0
    for q in range(s.seats):
        taken += s.players[q].bonus[colour] != 0
    return taken


@rule
def workers_for(before, p, action):
    """What it costs to turn the die: one worker a step, the shorter way round."""
    me = before.players[p]
    die, wanted = die_of(action), value_wanted(before, p, action)
    if die == FREE_DIE or wanted == 0:
        return 0
    up, value = 0, me.dice[die]
    while value != wanted:
        value = value % 6 + 1
        up += 1
    steps = min(up, 6 - up)
    if action < PLACE:
        steps -= owns(me, 12)
    elif action < SELL:
        colour = COLOUR[me.storage[slot_of(action)]]
        if colour == Colour.BUILDING:
            steps -= owns(me, 9)
        elif colour == Colour.SHIP or colour == Colour.ANIMAL:
            steps -= owns(me, 10)
        else:
            steps -= owns(me, 11)
    steps = max(steps, 0)
    return steps - steps // 2 if owns(me, 8) else steps


@rule
def check_dice(before, s, q, p, action, ledger):
    """Dice are rolled when a round begins, spent by actions, and lost at the end of a turn."""
    new = begins_round(s, action, ledger) and q < s.seats
    die = die_of(action)
    if q == p and die >= 0:
        castle = before.agenda[before.depth - 1].kind == Decision.CASTLE
        if castle != (die == FREE_DIE) or (die != FREE_DIE and before.players[q].spent[die]):
            return Violation.DICE
    for i in range(2):
        value, spent = s.players[q].dice[i], s.players[q].spent[i]
        if new:
            if not 1 <= value <= 6 or spent:
                return Violation.DICE
            continue
        used = q == p and (die == i or action == END_TURN)
        if value != before.players[q].dice[i] or spent != (1 if used else before.players[q].spent[i]):
            return Violation.DICE
    return FINE


@rule
def check_storage(before, s, q, p, action, ledger):
    """Storage loses the tile that is laid or thrown out, and gains the one that is taken, without a gap."""
    me, was = s.players[q], before.players[q]
    gone = slot_of(action) if q == p else -1
    tiles = 0
    for slot in range(was.stored):
        if slot != gone:
            ledger.shelf[tiles] = was.storage[slot]
            tiles += 1
    new = 0
    if q == p:
        new = tile_taken(before, action)
        if DISCARD <= action < LOAD:
            new = before.agenda[before.depth - 1].a
    if new and tiles < STORAGE:
        ledger.shelf[tiles] = new
        tiles += 1
    if me.stored != tiles:
        return Violation.STORAGE
    for slot in range(STORAGE):
        if me.storage[slot] != (ledger.shelf[slot] if slot < tiles else 0):
            return Violation.STORAGE
    return FINE


@rule
def check_stores(before, s, q, p, action):
    """Goods are sold as a whole colour or loaded, and need a store for each colour."""
    me, was = s.players[q], before.players[q]
    held = 0
    for goods in range(GOODS):
        held += me.goods[goods] > 0
        sold = was.goods[goods] if q == p and sold_by(action) == goods else 0
        if me.sold[goods] != was.sold[goods] + sold:
            return Violation.STORES
        if sold and me.goods[goods]:
            return Violation.STORES
        if not (q == p and loads(action)) and me.goods[goods] != was.goods[goods] - sold:
            return Violation.STORES
    return Violation.STORES if held > STORES else FINE


@rule
def check_bonus(before, s, q, p, action):
    """Bonus tiles go to whoever completes a colour, the large one first."""
    for colour in range(COLOURS):
        taken = bonus_tiles_taken(before, colour)
        gained = 0
        if q == p and space_of(action) >= 0 and taken < 2:
            completes = colour == COLOUR[before.players[p].storage[slot_of(action)]]
            gained = taken + 1 if completes and not open_spaces(s.players[p], colour) else 0
        if s.players[q].bonus[colour] != (gained if gained else before.players[q].bonus[colour]):
            return Violation.BONUS
        if s.bonus_left[colour] != 2 - bonus_tiles_taken(s, colour):
            return Violation.BONUS
    return FINE


@rule
def open_spaces(me, colour):
    """How many spaces of a colour have no tile."""
    count = 0
    for space in range(HEX_COUNT[me.layout]):
        count += HEX_COLOUR[me.layout, space] == colour and not me.tiles[space]
    return count


@rule
def check_tile_laid(before, s, q, p, action, ledger):
    """An estate gains the tile that is laid, where it may lie, and nothing else ever changes there."""
    me, was = s.players[q], before.players[q]
    if me.layout != was.layout or me.board != was.board or me.castle != was.castle or me.sealed != was.sealed:
        return Violation.ESTATE
    space = space_of(action) if q == p else -1
    for other in range(HEXES):
        if other == space:
            kind = was.storage[slot_of(action)]
            if me.tiles[other] != kind:
                return Violation.ESTATE
            if not may_lie(was, kind, space, ledger):
                return Violation.PLACEMENT
        elif me.tiles[other] != was.tiles[other]:
            return Violation.ESTATE
    return check_same_masks(me, was) if space < 0 else FINE  # else check_estate makes them up from the tiles


@rule
def check_same_masks(me, was):
    """Where no tile is laid, what is derived from the tiles stays as it is."""
    for word in range(WORDS):
        if me.covered[word] != was.covered[word]:
            return Violation.COVERED
        if me.border[word] != was.border[word]:
            return Violation.BORDER
    for region in range(REGIONS):
        if me.cities[region] != was.cities[region]:
            return Violation.CITIES
    return FINE if me.monasteries == was.monasteries else Violation.MONASTERIES


# --- the expert set-up -----------------------------------------------------------------------------------------------


@rule
def check_founding(before, s, p, action, ledger):
    """Choices open one by one or, if sealed, all together; each puts one castle on a castle space (chapter 14)."""
    side, space = (action - FOUND) // HEXES, (action - FOUND) % HEXES
    if begins_play(s, action):
        if s.depth != 1 or s.agenda[0].kind != Decision.TURN:
            return Violation.FOUNDING
    elif s.agenda[0].who & 1 << p or (s.secret and s.agenda[0].who != before.agenda[0].who & ~(1 << p)):
        return Violation.FOUNDING
    for q in range(s.seats):
        me, was = s.players[q], before.players[q]
        waiting = s.agenda[0].kind == Decision.FOUND and (s.secret or (s.agenda[0].who >> q) & 1 or not founded(me))
        if me.board != was.board or (waiting and tiles_of_estate(me)):
            return Violation.FOUNDING
        if me.sealed != (1 if waiting and (was.sealed or (q == p and s.secret)) else 0):
            return Violation.FOUNDING
        if not waiting and (not founded(me) or check_estate(me, ledger)):
            return Violation.FOUNDING
    me = s.players[p]
    if not s.secret or begins_play(s, action):
        layout = BOARD_SIDES[s.edition, me.board, side] if me.board >= 0 else before.players[p].layout
        return FINE if me.layout == layout and me.castle == space else Violation.FOUNDING
    return FINE if me.sealed_side == side and me.sealed_hex == space else Violation.FOUNDING


@rule
def founded(me):
    """Whether an estate holds its start castle and nothing else."""
    return me.layout >= 0 and tiles_of_estate(me) == 1 and me.tiles[me.castle] == Kind.CASTLE


# --- the end ---------------------------------------------------------------------------------------------------------


@rule
def check_recount(s, q, ledger):
    """At the end every source of points gives what a count from scratch gives."""
    recount(s, q, ledger)
    for category in range(CATEGORIES):
        if s.players[q].points[category] != ledger.points[category]:
            return Violation.RECOUNT + category
    return FINE
