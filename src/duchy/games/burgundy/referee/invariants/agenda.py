"""The agenda: who is asked, and what an action leads to.

Between two actions only questions wait there: the steps that follow an action are done by then.
"""

import numpy as np

from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import DEPTH, Frame
from duchy.games.burgundy.actions import FREE_DIE, PRICE
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS, STORES
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import space_count
from duchy.games.burgundy.components.tiles import COLOUR, GOODS, GOODS_COPIES, KINDS, Kind
from duchy.games.burgundy.questions import QUESTIONS, Decision, Step
from duchy.games.burgundy.referee.holdings import TAKEN, lies_in, shields_in, works_in
from duchy.games.burgundy.referee.invariants.action import (
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
from duchy.games.burgundy.referee.invariants.animals import types_beside
from duchy.games.burgundy.referee.invariants.clock import in_turn, waits_at_phase_end
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.shields import room_in_storage
from duchy.games.burgundy.referee.invariants.ships import first_depot, second_depot, wares_at
from duchy.games.burgundy.referee.invariants.solo import alone, frame_fits, of_solo
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.legality.answers import TAKES
from duchy.games.burgundy.referee.legality.faults import Fault
from duchy.games.burgundy.referee.legality.spaces import fault_on_space
from duchy.games.burgundy.referee.shelves import (
    NOWHERE,
    makes_room,
    most_kept,
    storages_with_room,
    team_storage,
)
from duchy.games.burgundy.state import Estate, State, Store, estate_of, with_modules

_QUESTIONS = {int(question.tiles[0]): int(question.kind) for question in QUESTIONS.questions.values() if question.tiles}
ASKS = table([_QUESTIONS.get(kind, 0) for kind in range(KINDS)], np.int64)
"""[kind]: what a tile asks when it is laid, in the integers that the compiler takes a decision for"""

NEEDS = QUESTIONS.table(lambda question: question.module, 0, np.int16)
"""[decision]: the module that asks it, 0 for the base game"""

BEGINS = QUESTIONS.table(lambda question: question.fits is None)
"""[decision]: whether it lies at the bottom of the agenda: a turn, or a choice of the set-up"""


@rule
def check_agenda(s: State) -> int:
    """A player is asked until the game is over, every frame makes sense, and nothing lies beyond the last one."""
    if s.overflow or s.depth > DEPTH or (s.depth < 1) != (s.over == 1):
        return Violation.AGENDA
    for i in range(DEPTH):
        frame = s.agenda[i]
        empty = not (frame.kind or frame.who or frame.a or frame.b)
        if not (makes_sense(s, i) if i < s.depth else empty):
            return Violation.AGENDA
    if in_turn(s) and s.agenda[0].who != 1 << s.turns[s.turn]:
        return Violation.AGENDA
    return FINE


@rule
def makes_sense(s: State, i: int) -> int:
    """Whether a frame is a question to players of the game: a turn or a set-up choice first, then one player's."""
    frame = s.agenda[i]
    if alone(s) and of_solo(frame.kind):
        return i > 0 and frame.who == s.agenda[0].who and frame_fits(s, i)
    if waits_at_phase_end(s):
        return makes_sense_at_phase_end(s, i)
    if frame.kind == Step.ROUTE:
        return goods_wait(s, i, s.agenda[0].who)
    if not 0 < frame.kind < len(BEGINS) or BEGINS[frame.kind] != (i == 0):
        return False
    if NEEDS[frame.kind] & ~s.modules:
        return False
    return 0 < frame.who < 1 << s.seats and (i == 0 or frame.who == s.agenda[0].who)


@rule
def makes_sense_at_phase_end(s: State, i: int) -> int:
    """After the last turn of a phase the next one and the mines wait, then what shields do, and a player is asked."""
    frame = s.agenda[i]
    if i == 0 or i == 1:
        return frame.kind == (Step.NEXT_PHASE if i == 0 else Step.MINES) and not (frame.who or frame.a or frame.b)
    if frame.kind == Step.NAMING or frame.kind == Step.TRIBUTE or frame.kind == Step.SETTLING:
        return i < s.depth - 1 and s.modules & Module.SHIELDS != 0 and frame.a <= s.seats
    if frame.kind == Step.ROUTE:
        return goods_wait(s, i, s.agenda[s.depth - 1].who)
    question = 0 < frame.kind < len(BEGINS) and not BEGINS[frame.kind]
    return question and not NEEDS[frame.kind] & ~s.modules and 0 < frame.who < 1 << s.seats


@rule
def goods_wait(s: State, i: int, who: int) -> int:
    """Whether goods may wait under the question of a bonus until they are laid on a trade route (CB-TRADE-15)."""
    frame = s.agenda[i]
    goods = 0 <= frame.a < GOODS and 0 < frame.b < GOODS_COPIES
    placed = 0 < i < s.depth - 1 and frame.who == who
    return s.modules & Module.TRADE_ROUTES and goods and placed


@rule
def check_question(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
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
def check_phase_end(before: State, s: State, p: int, action: int) -> int:
    """At the end of a phase a player is asked who has the shields for it, or the next turn begins."""
    if not waits_at_phase_end(s):
        begun = s.over or (s.depth == 1 and in_turn(s))
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
def depth_below(before: State, action: int) -> int:
    """How many frames are left when what an action answers is off the agenda."""
    castle = die_of(before, action) >= FREE_DIE
    return before.depth - (1 if castle or not leaves_question_open(before, action) else 0)


@rule
def same_frame(frame: Frame, was: Frame) -> bool:
    """Whether a question is the one that it was."""
    return frame.kind == was.kind and frame.who == was.who and frame.a == was.a and frame.b == was.b


@rule
def asks_about(before: State, p: int, frame: Frame, action: int) -> bool:
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
def question(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
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
def question_of_tile(before: State, p: int, room: int) -> int:
    """A tile needs room, and where two storages have some its place is chosen (CB-TAKE-05, CB-TEAM-18, CB-TEAM-19)."""
    rooms = storages_with_room(before, p, room)
    if rooms == 0:
        return Decision.DISCARD
    return Decision.STORE if rooms > 1 else Decision.NONE


@rule
def waits_on(before: State, p: int, action: int) -> bool:
    """Whether a tile still finds no room: its player's storage was filled with shield 4, which a partner has lost."""
    if not discards(before, action) or not before.agenda[before.depth - 1].a:
        return False
    return not makes_room(before, p, slot_of(before, action), room_in_storage(before, before.players[p].estate))


@rule
def loses_storage(before: State, s: State, p: int, action: int) -> bool:
    """Whether tiles are too many because shield 4 was lost, now or just before (CB-SH04-02).

    A partner whose storage was filled with it keeps those tiles until one more comes, whatever shield is taken then.
    """
    e = s.players[p].estate
    lost = lies_in(before, e, Shield.DEEP_CELLAR) > lies_in(s, e, Shield.DEEP_CELLAR)
    excess = discards(s, action) and not before.agenda[before.depth - 1].a
    return (lost or excess) and most_kept(s, p) > room_in_storage(s, e)


@rule
def question_of_load(before: State, s: State, p: int, action: int) -> int:
    """Which goods to keep is asked while more new colours lie there than stores are free, and some are."""
    first, second = first_depot(before, action), second_depot(before, action)
    home, held, new = estate_of(s, p), 0, 0
    for goods in range(GOODS):
        held += home.goods[goods] > 0
        new += home.goods[goods] == 0 and wares_at(s, first, second, goods) > 0
    return Decision.KEEP if 0 < STORES - held < new else Decision.NONE


@rule
def can_be_used(s: State, p: int, tile: int, space: int, ledger: Ledger) -> bool:
    """Whether what a tile offers can be used; if not, its effect is lost and nothing is asked (CB-BLD-05)."""
    home = estate_of(s, p)
    if tile == Kind.WAREHOUSE:
        return has_goods(home)
    if tile == Kind.TOWN_HALL:
        return any_fits(s, p) or buys_inside(s, s.players[p].estate, home.silver, home.workers)
    if tile == Kind.CARPENTER or tile == Kind.CHURCH or tile == Kind.MARKET:
        return any_to_fetch(s, tile)
    if tile == Kind.GEESE:
        return types_beside(s, s.players[p].estate, space, ledger.laid[s.players[p].estate], ledger) > 1
    return True


@rule
def has_goods(home: Estate) -> bool:
    """Whether there are goods to sell."""
    for goods in range(GOODS):
        if home.goods[goods]:
            return True
    return False


@rule
def any_to_fetch(s: State, building: int) -> bool:
    """Whether a numbered depot holds a tile that a building may take."""
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            tile = s.depots[depot, slot]
            if tile and TAKES[ASKS[building], COLOUR[tile]]:
                return True
    return False


@rule
def any_fits(s: State, p: int) -> bool:
    """Whether some stored tile has a place."""
    own, team = s.players[p].storage, team_storage(s, p)
    return any_of_storage_fits(s, p, s.storages[own]) or (
        team != NOWHERE and any_of_storage_fits(s, p, s.storages[team])
    )


@rule
def any_of_storage_fits(s: State, p: int, store: Store) -> bool:
    """Whether some tile of a storage has a place."""
    for slot in range(store.count):
        for space in range(space_count(estate_of(s, p))):
            if fault_on_space(s, p, store.tiles[slot], space) == Fault.NONE:
                return True
    return False


@rule
def buys_inside(s: State, e: int, silver: int, workers: int) -> bool:
    """Whether a purchase may still come in the middle of an action with so much money (CB-HALL-06, CB-HALL-07).

    Where workers are money, those that tile 28 gives for a silver are.
    """
    if s.bought or not EDITION[s.edition, Difference.BUY_INSIDE] or not any_for_sale(s, e):
        return False
    if silver >= PRICE:
        return True
    payment = EDITION[s.edition, Difference.PAY_WORKERS] * works_in(s, e, 6)
    workers += 2 * silver * works_in(s, e, 28)
    return (payment >= 1 and workers >= PRICE) or (payment == 2 and silver + workers >= PRICE)


@rule
def any_for_sale(s: State, e: int) -> bool:
    """Whether there is a tile to buy, money aside: in the black depot, an inn, with monastery 6 in any depot."""
    if with_modules(s) and s.more[0].inns:
        return True
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            return True
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if s.depots[depot, slot] and works_in(s, e, 6):
                return True
    return False
