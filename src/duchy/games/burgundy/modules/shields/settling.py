"""Shields 14 and 15: at the end of a phase a tile goes straight from a depot to the estate."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop, push, then_for
from duchy.games.burgundy.actions import settle_action, settle_black_action
from duchy.games.burgundy.chapters.place import fits_somewhere, lay_tile, legal_spaces
from duchy.games.burgundy.chapters.take import offered
from duchy.games.burgundy.chapters.workers import EVERY_VALUE
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.modules.shields.held import holder
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.state import State, estate_of

FROM_DEPOTS = 1  # sets of what a player may still do: shield 14
FROM_BLACK_DEPOT = 2  # and shield 15


@rule
def next_settler(s: State, who: int, at: int, used: int) -> None:
    """Ask a player who took shield 14 or 15 for a tile, then the others in turn order (CB-SH14-01, 04, CB-SH15-01).

    ``who`` is the player who goes on, with what is ``used`` already, or empty for the one ``at`` a place of the order
    track. A ship may bring that player forward, which changes no place behind (CB-SH14-04).
    """
    if not who:
        if at == s.seats:
            return
        push(s, 0, Step.SETTLING, at + 1, 0)
    p = lowest(who) if who else s.order[at]
    left = FROM_DEPOTS if holder(s, Shield.HARVEST_CART) == p else 0
    left |= FROM_BLACK_DEPOT if holder(s, Shield.NIGHT_MARKET) == p else 0
    left &= ~used
    if left and can_settle(s, p, left):
        ask_about(s, p, Decision.SETTLE, left, used)


@rule
def black_tile(s: State, slot: int) -> int:
    """The tile at a place of the black depot; behind the last place lie the inns (CB-INN-05)."""
    if slot == BLACK_SLOTS:
        return Kind.INN.value if s.more[0].inns else 0
    return s.black[slot]


@rule
def can_settle(s: State, p: int, left: int) -> bool:
    """Whether there is a tile that fits (CB-SH14-03)."""
    home = estate_of(s, p)
    if left & FROM_DEPOTS:
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if s.depots[depot, slot] and fits_somewhere(s, home, s.depots[depot, slot]):
                    return True
    if left & FROM_BLACK_DEPOT:
        for slot in range(BLACK_SLOTS + 1):
            kind = black_tile(s, slot)
            if kind and fits_somewhere(s, home, kind):
                return True
    return False


@rule
def legal_settle(s: State, p: int, out: Ints, n: int) -> int:
    """Every tile of the depots on every space where it may lie, whatever the number; equal tiles once (CB-SH14-02)."""
    home, left = estate_of(s, p), s.agenda[s.depth - 1].a
    if left & FROM_DEPOTS:
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if offered(s, depot, slot):
                    kind, action = s.depots[depot, slot], settle_action(s, depot, slot, 0)
                    n = legal_spaces(s, home, kind, EVERY_VALUE, action, out, n)
    if left & FROM_BLACK_DEPOT:
        seen = 0
        for slot in range(BLACK_SLOTS + 1):
            kind = black_tile(s, slot)
            if kind and not (seen >> kind) & 1:
                seen |= 1 << kind
                n = legal_spaces(s, home, kind, EVERY_VALUE, settle_black_action(s, slot, 0), out, n)
    return n


@rule
def settle(s: State, p: int, depot: int, slot: int, space: int) -> None:
    """Shield 14: a tile of a numbered depot, with everything that placing it brings (CB-SH14-01, CB-SH14-05)."""
    kind = s.depots[depot, slot]
    s.depots[depot, slot] = 0
    lay(s, p, kind, space, FROM_DEPOTS)


@rule
def settle_black(s: State, p: int, slot: int, space: int) -> None:
    """Shield 15: a tile of the black depot, with everything that placing it brings (CB-SH15-01, CB-SH14-05)."""
    kind = black_tile(s, slot)
    if slot == BLACK_SLOTS:
        s.more[0].inns -= 1
    else:
        s.black[slot] = 0
    lay(s, p, kind, space, FROM_BLACK_DEPOT)


@rule
def lay(s: State, p: int, kind: int, space: int, by: int) -> None:
    """Lay the tile; when its effects are done, the other shield may follow (CB-SH14-04)."""
    used = s.agenda[s.depth - 1].b | by
    pop(s)
    then_for(s, p, Step.SETTLING, 0, used)
    lay_tile(s, p, kind, space)
