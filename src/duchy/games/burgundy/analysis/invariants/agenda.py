"""The agenda: who is asked, and what an action leads to.

Between two actions only questions wait there: the steps that follow an action are done by then.
"""

import numpy as np

from duchy.engine.agenda import DEPTH
from duchy.engine.bits import lowest
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import FREE_DIE, PRICE
from duchy.games.burgundy.analysis.invariants.action import (
    castle_returned,
    chooses_estate,
    colour_loaded,
    die_of,
    discards,
    effect_used,
    ends_turn,
    leaves_question_open,
    load_goes_on,
    loads,
    orders_route,
    slot_of,
    space_of,
    stores_tile,
    tile_taken,
)
from duchy.games.burgundy.analysis.invariants.animals import types_beside
from duchy.games.burgundy.analysis.invariants.clock import waits_at_phase_end
from duchy.games.burgundy.analysis.invariants.estate import may_lie
from duchy.games.burgundy.analysis.invariants.shelves import (
    NOWHERE,
    makes_room,
    most_kept,
    storages_with_room,
    team_storage,
)
from duchy.games.burgundy.analysis.invariants.shields import TAKEN, lies_in, room_in_storage, shields_in, works
from duchy.games.burgundy.analysis.invariants.ships import first_depot, second_depot, wares_at
from duchy.games.burgundy.analysis.invariants.solo import alone, frame_fits, of_solo
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS, STORES
from duchy.games.burgundy.components.layouts import space_count
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import COLOUR, GOODS, GOODS_COPIES, KINDS, Colour, Kind
from duchy.games.burgundy.state import Decision, Step, estate_of, with_modules

_QUESTIONS: dict[int, Decision] = {
    Kind.CASTLE: Decision.CASTLE,
    Kind.SHIP: Decision.SHIP,
    Kind.TOWN_HALL: Decision.TOWN_HALL,
    Kind.WAREHOUSE: Decision.WAREHOUSE,
    Kind.CARPENTER: Decision.CARPENTER,
    Kind.CHURCH: Decision.CHURCH,
    Kind.MARKET: Decision.MARKET,
    Kind.CRANE: Decision.CRANE,
    Kind.GEESE: Decision.GEESE,
    Kind.WHITE_CASTLE: Decision.WHITE_CASTLE,
}
_MODULES: dict[int, Module] = {
    Decision.CRANE: Module.EXTRA_TILES,
    Decision.GEESE: Module.EXTRA_TILES,
    Decision.WHITE_CASTLE: Module.WHITE_CASTLES,
    Decision.SETTLE: Module.SHIELDS,
    Decision.TRIBUTE: Module.SHIELDS,
    Decision.NAME: Module.SHIELDS,
    Decision.ARRANGE: Module.TRADE_ROUTES,
    Decision.STORE: Module.TEAM,
}
_FETCHED: dict[int, tuple[Colour, ...]] = {
    Kind.CARPENTER: (Colour.BUILDING,),
    Kind.CHURCH: (Colour.MINE, Colour.MONASTERY, Colour.CASTLE),
    Kind.MARKET: (Colour.SHIP, Colour.ANIMAL),
}

ASKS = table([_QUESTIONS.get(kind, Decision.NONE) for kind in range(KINDS)], np.int64)
"""[kind]: what a tile asks when it is laid, in the integers that the compiler takes a decision for"""

NEEDS = table([_MODULES.get(asked, 0) for asked in Decision], np.int16)
"""[decision]: the module that asks it, 0 for the base game"""

LAST = len(Decision)

FETCHES = table([[colour in _FETCHED.get(kind, ()) for colour in Colour] for kind in range(KINDS)])
"""[kind, colour]: what a building takes from the depots"""


@rule
def check_agenda(s):
    """A player is asked until the game is over, every frame makes sense, and nothing lies beyond the last one."""
    if s.overflow or s.depth > DEPTH or (s.depth < 1) != (s.over == 1):
        return Violation.AGENDA
    for i in range(DEPTH):
        frame = s.agenda[i]
        empty = not (frame.kind or frame.who or frame.a or frame.b)
        if not (makes_sense(s, i) if i < s.depth else empty):
            return Violation.AGENDA
    if s.agenda[0].kind == Decision.TURN and s.agenda[0].who != 1 << s.turns[s.turn]:
        return Violation.AGENDA
    return FINE


@rule
def makes_sense(s, i):
    """Whether a frame is a question to players of the game: a turn or a set-up choice first, then one player's."""
    frame = s.agenda[i]
    if alone(s) and of_solo(frame.kind):
        return i > 0 and frame.who == s.agenda[0].who and frame_fits(s, i)
    if waits_at_phase_end(s):
        return makes_sense_at_phase_end(s, i)
    if frame.kind == Step.ROUTE:
        return goods_wait(s, i, s.agenda[0].who)
    begins = frame.kind == Decision.TURN or frame.kind == Decision.FOUND or frame.kind == Decision.ARRANGE
    if begins != (i == 0) or not 0 < frame.kind < LAST:
        return False
    if NEEDS[frame.kind] & ~s.modules:
        return False
    return 0 < frame.who < 1 << s.seats and (i == 0 or frame.who == s.agenda[0].who)


@rule
def makes_sense_at_phase_end(s, i):
    """After the last turn of a phase the next one and the mines wait, then what shields do, and a player is asked."""
    frame = s.agenda[i]
    if i == 0 or i == 1:
        return frame.kind == (Step.NEXT_PHASE if i == 0 else Step.MINES) and not (frame.who or frame.a or frame.b)
    if frame.kind == Step.NAMING or frame.kind == Step.TRIBUTE or frame.kind == Step.SETTLING:
        return i < s.depth - 1 and s.modules & Module.SHIELDS != 0 and frame.a <= s.seats
    if frame.kind == Step.ROUTE:
        return goods_wait(s, i, s.agenda[s.depth - 1].who)
    question = 0 < frame.kind < len(NEEDS) and frame.kind != Decision.TURN and frame.kind != Decision.FOUND
    question = question and frame.kind != Decision.ARRANGE
    return question and not NEEDS[frame.kind] & ~s.modules and 0 < frame.who < 1 << s.seats


@rule
def goods_wait(s, i, who):
    """Whether goods may wait under the question of a bonus until they are laid on a trade route (CB-TRADE-15)."""
    frame = s.agenda[i]
    goods = 0 <= frame.a < GOODS and 0 < frame.b < GOODS_COPIES
    placed = 0 < i < s.depth - 1 and frame.who == who
    return s.modules & Module.TRADE_ROUTES and goods and placed


@rule
def check_question(before, s, p, action, ledger):
    """The agenda loses what was answered and gains what the action asks."""
    if chooses_estate(s, action) or orders_route(s, action):
        return FINE  # see check_founding and check_ordered
    if waits_at_phase_end(s) or ledger.ending:
        return check_phase_end(before, s, p, action)
    if colour_loaded(s, action) >= 0 and load_goes_on(s):  # the ship's question knows it (CB-SH05-01)
        return FINE if s.depth == before.depth and s.agenda[s.depth - 1].a == 1 else Violation.QUESTION
    asked = question(before, s, p, action, ledger)
    if asked == Decision.NONE and s.modules & Module.TRADE_ROUTES:
        return FINE  # see check_waiting
    depth = depth_below(before, action)
    for i in range(depth):
        if not same_frame(s.agenda[i], before.agenda[i]):
            return Violation.QUESTION
    if asked == Decision.NONE:
        return FINE if s.depth == depth else Violation.QUESTION
    if s.depth != depth + 1 or s.agenda[depth].kind != asked:
        return Violation.QUESTION
    return FINE if asks_about(before, p, s.agenda[depth], action) else Violation.QUESTION


@rule
def check_phase_end(before, s, p, action):
    """At the end of a phase a player is asked who has the shields for it, or the next turn begins."""
    if not waits_at_phase_end(s):
        begun = s.over or (s.depth == 1 and s.agenda[0].kind == Decision.TURN)
        return FINE if begun else Violation.QUESTION
    top = s.agenda[s.depth - 1]
    q = lowest(top.who)
    e = s.players[q].estate
    if top.kind == Decision.TRIBUTE:
        return FINE if shields_in(s, e) else Violation.QUESTION
    if top.kind == Decision.NAME:
        return FINE if lies_in(s, e, Shield.COPYISTS) and not s.more[0].shield_named else Violation.QUESTION
    if top.kind == Decision.SETTLE:
        may = s.more[0].shield_at[Shield.HARVEST_CART - 1] == TAKEN + q
        also = s.more[0].shield_at[Shield.NIGHT_MARKET - 1] == TAKEN + q
        return FINE if top.a == ((may | also << 1) & ~top.b) != 0 else Violation.QUESTION
    return FINE if q == p else Violation.QUESTION  # an effect of what the player did


@rule
def depth_below(before, action):
    """How many frames are left when what an action answers is off the agenda."""
    castle = die_of(before, action) >= FREE_DIE
    return before.depth - (1 if castle or not leaves_question_open(before, action) else 0)


@rule
def same_frame(frame, was):
    """Whether a question is the one that it was."""
    return frame.kind == was.kind and frame.who == was.who and frame.a == was.a and frame.b == was.b


@rule
def asks_about(before, p, frame, action):
    """Whether a new question is about what the action did: a tile without room, depots, the space of the geese."""
    if frame.kind == Decision.STORE:
        return frame.a == tile_taken(before, action) and not frame.b
    if frame.kind == Decision.DISCARD and waits_on(before, p, action):
        return frame.a == before.agenda[before.depth - 1].a and not frame.b
    if frame.kind == Decision.DISCARD:
        waiting = frame.a == tile_taken(before, action)
        # With the castle its shield 4 may have gone, and room for tiles that lie in storage (CB-NEAR-15, CB-SH04-02).
        return (waiting or (castle_returned(before, action) >= 0 and not frame.a)) and not frame.b
    if frame.kind == Decision.KEEP:
        more = second_depot(before, action) >= 0
        return frame.a == first_depot(before, action) and frame.b == (1 if more else 0)
    if frame.kind == Decision.GEESE:
        return frame.a == space_of(before, action) and not frame.b
    return not frame.a and not frame.b


@rule
def question(before, s, p, action, ledger):
    """The decision that an action leads to."""
    e = s.players[p].estate
    if ends_turn(s, action):
        return Decision.NONE if s.over else Decision.TURN
    if loses_storage(before, s, p, action) or waits_on(before, p, action):
        return Decision.DISCARD
    if stores_tile(before, action):
        return question_of_tile(before, p, room_in_storage(before, e))
    if loads(s, action):
        return question_of_load(before, s, p, action)
    tile = effect_used(before, p, action)
    return ASKS[tile] if can_be_used(s, p, tile, space_of(s, action), ledger) else Decision.NONE


@rule
def question_of_tile(before, p, room):
    """A tile needs room, and where two storages have some its place is chosen (CB-TAKE-05, CB-TEAM-18, CB-TEAM-19)."""
    rooms = storages_with_room(before, p, room)
    if rooms == 0:
        return Decision.DISCARD
    return Decision.STORE if rooms > 1 else Decision.NONE


@rule
def waits_on(before, p, action):
    """Whether a tile still finds no room: its player's storage was filled with shield 4, which a partner has lost."""
    if not discards(before, action) or not before.agenda[before.depth - 1].a:
        return False
    return not makes_room(before, p, slot_of(before, action), room_in_storage(before, before.players[p].estate))


@rule
def loses_storage(before, s, p, action):
    """Whether tiles are too many because shield 4 was lost, now or just before (CB-SH04-02).

    A partner whose storage was filled with it keeps those tiles until one more comes, whatever shield is taken then.
    """
    e = s.players[p].estate
    lost = lies_in(before, e, Shield.DEEP_CELLAR) > lies_in(s, e, Shield.DEEP_CELLAR)
    excess = discards(s, action) and not before.agenda[before.depth - 1].a
    return (lost or excess) and most_kept(s, p) > room_in_storage(s, e)


@rule
def question_of_load(before, s, p, action):
    """Which goods to keep is asked while more new colours lie there than stores are free, and some are."""
    first, second = first_depot(before, action), second_depot(before, action)
    home, held, new = estate_of(s, p), 0, 0
    for goods in range(GOODS):
        held += home.goods[goods] > 0
        new += home.goods[goods] == 0 and wares_at(s, first, second, goods) > 0
    return Decision.KEEP if 0 < STORES - held < new else Decision.NONE


@rule
def can_be_used(s, p, tile, space, ledger):
    """Whether what a tile offers can be used; if not, its effect is lost and nothing is asked (CB-BLD-05)."""
    home = estate_of(s, p)
    if tile == Kind.WAREHOUSE:
        return has_goods(home)
    if tile == Kind.TOWN_HALL:
        return any_fits(s, p, ledger) or buys_inside(s, s.players[p].estate, home.silver, home.workers)
    if tile == Kind.CARPENTER or tile == Kind.CHURCH or tile == Kind.MARKET:
        return any_to_fetch(s, tile)
    if tile == Kind.GEESE:
        return types_beside(s, s.players[p].estate, space, ledger.laid[s.players[p].estate], ledger) > 1
    return True


@rule
def has_goods(home):
    """Whether there are goods to sell."""
    for goods in range(GOODS):
        if home.goods[goods]:
            return True
    return False


@rule
def any_to_fetch(s, building):
    """Whether a numbered depot holds a tile that a building may take."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            tile = s.depots[depot, slot]
            if tile and FETCHES[building, COLOUR[tile]]:
                return True
    return False


@rule
def any_fits(s, p, ledger):
    """Whether some stored tile has a place."""
    e, own, team = s.players[p].estate, s.players[p].storage, team_storage(s, p)
    return any_of_storage_fits(s, e, s.storages[own], ledger) or (
        team != NOWHERE and any_of_storage_fits(s, e, s.storages[team], ledger)
    )


@rule
def any_of_storage_fits(s, e, store, ledger):
    """Whether some tile of a storage has a place."""
    for slot in range(store.count):
        for space in range(space_count(s.estates[e].layout)):
            if may_lie(s, e, store.tiles[slot], space, ledger):
                return True
    return False


@rule
def buys_inside(s, e, silver, workers):
    """Whether a purchase may still come in the middle of an action with so much money (CB-HALL-06, CB-HALL-07).

    Where workers are money, those that tile 28 gives for a silver are.
    """
    if s.bought or not EDITION[s.edition, Difference.BUY_INSIDE] or not any_for_sale(s, e):
        return False
    if silver >= PRICE:
        return True
    payment = EDITION[s.edition, Difference.PAY_WORKERS] * works(s, e, 6)
    workers += 2 * silver * works(s, e, 28)
    return (payment >= 1 and workers >= PRICE) or (payment == 2 and silver + workers >= PRICE)


@rule
def any_for_sale(s, e):
    """Whether there is a tile to buy, money aside: in the black depot, an inn, with monastery 6 in any depot."""
    if with_modules(s) and s.more[0].inns:
        return True
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            return True
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if s.depots[depot, slot] and works(s, e, 6):
                return True
    return False
