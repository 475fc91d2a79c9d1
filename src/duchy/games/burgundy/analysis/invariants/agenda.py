"""The agenda: who is asked, and what an action leads to."""

import numpy as np

from duchy.engine.agenda import DEPTH
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import BUY, END_TURN, FOUND, PRICE
from duchy.games.burgundy.analysis.invariants.action import loads, tile_laid, tile_taken
from duchy.games.burgundy.analysis.invariants.drawing import owns
from duchy.games.burgundy.analysis.invariants.estate import may_lie
from duchy.games.burgundy.analysis.invariants.ships import first_depot, second_depot, wares_at
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS, STORAGE, STORES
from duchy.games.burgundy.components.layouts import HEX_COUNT
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.tiles import COLOUR, GOODS, KINDS, Colour, Kind
from duchy.games.burgundy.state import Decision

_QUESTIONS: dict[int, Decision] = {
    Kind.CASTLE: Decision.CASTLE,
    Kind.SHIP: Decision.SHIP,
    Kind.TOWN_HALL: Decision.TOWN_HALL,
    Kind.WAREHOUSE: Decision.WAREHOUSE,
    Kind.CARPENTER: Decision.CARPENTER,
    Kind.CHURCH: Decision.CHURCH,
    Kind.MARKET: Decision.MARKET,
}
_FETCHED: dict[int, tuple[Colour, ...]] = {
    Kind.CARPENTER: (Colour.BUILDING,),
    Kind.CHURCH: (Colour.MINE, Colour.MONASTERY, Colour.CASTLE),
    Kind.MARKET: (Colour.SHIP, Colour.ANIMAL),
}

ASKS = table([_QUESTIONS.get(kind, Decision.NONE) for kind in range(KINDS)], np.int64)
"""[kind]: what a tile asks when it is laid, in the integers that the compiler takes a decision for"""

FETCHES = table([[colour in _FETCHED.get(kind, ()) for colour in Colour] for kind in range(KINDS)])
"""[kind, colour]: what a building takes from the depots"""


@rule
def check_agenda(s):
    """Somebody is asked until the game is over, every entry makes sense, and nothing lies beyond the last one."""
    if s.overflow or s.depth > DEPTH or (s.depth < 1) != (s.over == 1):
        return Violation.AGENDA
    for i in range(DEPTH):
        entry = s.agenda[i]
        empty = not (entry.kind or entry.who or entry.a or entry.b)
        if not (makes_sense(s, i) if i < s.depth else empty):
            return Violation.AGENDA
    if s.agenda[0].kind == Decision.TURN and s.agenda[0].who != 1 << s.turns[s.turn]:
        return Violation.AGENDA
    return FINE


@rule
def makes_sense(s, i):
    """Whether an entry is a question to players of the game: a turn or a set-up choice first, then one player's."""
    entry = s.agenda[i]
    begins = entry.kind == Decision.TURN or entry.kind == Decision.FOUND
    if begins != (i == 0) or not 0 < entry.kind <= Decision.DISCARD:
        return False
    return 0 < entry.who < 1 << s.seats and (i == 0 or entry.who == s.agenda[0].who)


@rule
def check_question(before, s, p, action, ledger):
    """The agenda loses what was answered and gains what the action asks."""
    if action >= FOUND:
        return FINE  # see check_founding
    depth = before.depth
    if action >= END_TURN or (action < BUY and before.agenda[depth - 1].kind == Decision.CASTLE):
        depth -= 1
    for i in range(depth):
        if s.agenda[i].kind != before.agenda[i].kind or s.agenda[i].a != before.agenda[i].a:
            return Violation.QUESTION
    asked = question(before, s, p, action, ledger)
    if asked == Decision.NONE:
        return FINE if s.depth == depth else Violation.QUESTION
    entry = s.agenda[depth]
    if s.depth != depth + 1 or entry.kind != asked:
        return Violation.QUESTION
    waits = asked != Decision.DISCARD or entry.a == tile_taken(before, action)
    return FINE if waits else Violation.QUESTION


@rule
def question(before, s, p, action, ledger):
    """The decision that an action leads to."""
    if action == END_TURN:
        return Decision.NONE if s.over else Decision.TURN
    if tile_taken(before, action):
        return Decision.DISCARD if before.players[p].stored == STORAGE else Decision.NONE
    if loads(action):
        return question_of_load(before, s, p, action)
    tile = tile_laid(before, p, action)
    return ASKS[tile] if can_be_used(s, s.players[p], tile, ledger) else Decision.NONE


@rule
def question_of_load(before, s, p, action):
    """Which goods to keep is asked while more new colours lie there than stores are free, and some are."""
    first, second = first_depot(before, action), second_depot(before, action)
    held, new = 0, 0
    for goods in range(GOODS):
        held += s.players[p].goods[goods] > 0
        new += s.players[p].goods[goods] == 0 and wares_at(s, first, second, goods) > 0
    return Decision.KEEP if 0 < STORES - held < new else Decision.NONE


@rule
def can_be_used(s, me, tile, ledger):
    """Whether what a tile offers can be used; if not, its effect is lost and nothing is asked (CB-BLD-05)."""
    if tile == Kind.WAREHOUSE:
        return has_goods(me)
    if tile == Kind.TOWN_HALL:
        return any_fits(me, ledger) or buys_inside(s, me)
    if tile == Kind.CARPENTER or tile == Kind.CHURCH or tile == Kind.MARKET:
        return any_to_fetch(s, tile)
    return True


@rule
def has_goods(me):
    """Whether a player has goods to sell."""
    for goods in range(GOODS):
        if me.goods[goods]:
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
def any_fits(me, ledger):
    """Whether some stored tile has a place."""
    for slot in range(me.stored):
        for space in range(HEX_COUNT[me.layout]):
            if may_lie(me, me.storage[slot], space, ledger):
                return True
    return False


@rule
def buys_inside(s, me):
    """Whether a purchase may still come in the middle of an action (CB-HALL-06, CB-HALL-07)."""
    if s.bought or not EDITION[s.edition, Difference.BUY_INSIDE] or not any_for_sale(s, me):
        return False
    if me.silver >= PRICE:
        return True
    payment = EDITION[s.edition, Difference.PAY_WORKERS] * owns(me, 6)
    return (payment >= 1 and me.workers >= PRICE) or (payment == 2 and me.silver + me.workers >= PRICE)


@rule
def any_for_sale(s, me):
    """Whether there is a tile to buy, money aside: in the black depot, with monastery 6 in any depot."""
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            return True
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            if s.depots[depot, slot] and owns(me, 6):
                return True
    return False
