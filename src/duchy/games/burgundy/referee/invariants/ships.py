"""Ships: from where goods are loaded, and which ones."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS, STORES
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.invariants.action import LOAD, argument_of, colour_loaded, is_a, kept_by
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import State, estate_of


@rule
def first_depot(before: State, action: int) -> int:
    """The depot from which goods are loaded."""
    return argument_of(before, action, LOAD, 0) if is_a(before, action, LOAD) else before.agenda[before.depth - 1].a


@rule
def second_depot(before: State, action: int) -> int:
    """The other depot from which goods are loaded, -1 if there is none."""
    more = argument_of(before, action, LOAD, 1) if is_a(before, action, LOAD) else before.agenda[before.depth - 1].b
    return (first_depot(before, action) + 1) % DEPOTS if more else -1


@rule
def wares_at(s: State, first: int, second: int, goods: int) -> int:
    """Goods of a colour in one depot or in two."""
    return s.wares[first, goods] + (s.wares[second, goods] if second >= 0 else 0)


@rule
def load_ends(s: State) -> bool:
    """Whether a load leaves nothing to choose."""
    return s.agenda[s.depth - 1].kind != Decision.KEEP


@rule
def check_load(before: State, s: State, p: int, action: int) -> int:
    """Whole colours come from the depots of the load, and nothing else changes there."""
    return check_colours_loaded(before, s, p, action) or check_wares_left(before, s, p, action)


@rule
def check_colours_loaded(before: State, s: State, p: int, action: int) -> int:
    """Colours are loaded whole: those held, the one chosen, others only if all fit (CB-SHIP-06, CB-SHIP-07)."""
    home, was = estate_of(s, p), estate_of(before, p)
    first, second = first_depot(before, action), second_depot(before, action)
    held, left, unasked = 0, 0, 0
    for goods in range(GOODS):
        reached, taken = wares_at(before, first, second, goods), home.goods[goods] - was.goods[goods]
        due = was.goods[goods] > 0 or kept_by(s, action) == goods
        if taken != reached and (due or taken != 0):
            return Violation.WARES
        held += home.goods[goods] > 0
        left += reached > taken
        unasked += taken > 0 and not due
    room = load_ends(s) and held < STORES
    return Violation.WARES if left and (unasked or room) else FINE


@rule
def check_wares_left(before: State, s: State, p: int, action: int) -> int:
    """What is not loaded stays, or is lost once nothing is left to choose (CB-SHIP-04, CB-SHIP-05)."""
    home, was = estate_of(s, p), estate_of(before, p)
    first, second = first_depot(before, action), second_depot(before, action)
    stay = not load_ends(s) or EDITION[s.edition, Difference.GOODS_STAY]
    for depot in range(DEPOTS):
        reached = depot == first or depot == second
        for goods in range(GOODS):
            left = not reached or (stay and home.goods[goods] == was.goods[goods])
            if s.wares[depot, goods] != (before.wares[depot, goods] if left else 0):
                return Violation.WARES
    return FINE


@rule
def check_colour_loaded(before: State, s: State, p: int, action: int) -> int:
    """With shield 5 all goods of a colour are taken from all depots, into a store (CB-SH05-01 to CB-SH05-03)."""
    e, chosen, taken = s.players[p].estate, colour_loaded(s, action), 0
    for depot in range(DEPOTS):
        taken += before.wares[depot, chosen]
        for goods in range(GOODS):
            if s.wares[depot, goods] != (0 if goods == chosen else before.wares[depot, goods]):
                return Violation.WARES
    for goods in range(GOODS):
        more = taken if goods == chosen else 0
        if s.estates[e].goods[goods] != before.estates[e].goods[goods] + more:
            return Violation.WARES
    return FINE if taken else Violation.WARES
