"""The order track: every pawn once, those further on first; only ships move them, and the bridge lifts one."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import ORDER_SPACES
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.referee.holdings import owns, works_in
from duchy.games.burgundy.referee.invariants.action import colour_loaded, load_goes_on, loads, tile_laid
from duchy.games.burgundy.referee.invariants.ships import load_ends
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import State, estate_of

BRIDGE = 27


@rule
def check_order(s: State) -> int:
    """The order track holds every player once, those further on first (CB-ORDER-01)."""
    for p in range(s.seats):
        found = 0
        for i in range(s.seats):
            found += s.order[i] == p
        if found != 1:
            return Violation.ORDER
    for i in range(1, s.seats):
        above, below = s.order[i - 1], s.order[i]
        if s.players[above].space < s.players[below].space:
            return Violation.ORDER
        if s.modules & Module.SHIELDS:
            continue  # the effect of the bridge can come and go (CB-X27-05, CB-X27-06)
        if s.players[above].space == s.players[below].space and lifts(s, below, above):
            return Violation.ORDER  # the bridge keeps its owner on top (CB-X27-01)
    return FINE


@rule
def check_track(before: State, s: State, p: int, action: int) -> int:
    """A ship moves its owner's pawn one space on (CB-SHIP-10), the bridge lifts it (CB-X27-03); no other pawn moves."""
    moved = ship_ends(before, s, action)
    for q in range(s.seats):
        steps = 1 if moved and q == p and before.players[p].space < ORDER_SPACES - 1 else 0
        if s.players[q].space != before.players[q].space + steps:
            return Violation.ORDER
    if s.modules & Module.SHIELDS and s.modules & Module.EXTRA_TILES:
        return check_stack(s, p) if moved else FINE
    if moved:
        return check_on_top(s, p) or check_same_order(before, s, 1 << p)
    if tile_laid(before, p, action) == Kind.MONASTERY_27:
        return check_same_order(before, s, partners(s, p)) or check_same_order(before, s, ~partners(s, p))
    for i in range(s.seats):
        if s.order[i] != before.order[i]:
            return Violation.ORDER
    return FINE


@rule
def ship_ends(before: State, s: State, action: int) -> bool:
    """Whether a ship has its goods, and its owner's pawn goes on."""
    if colour_loaded(s, action) >= 0:
        return not load_goes_on(s)
    return loads(s, action) and load_ends(s)


@rule
def check_stack(s: State, p: int) -> int:
    """Where a pawn came, those with the bridge lie above the others, own or copied (CB-X27-05)."""
    for i in range(1, s.seats):
        above, below = s.players[s.order[i - 1]], s.players[s.order[i]]
        if above.space == s.players[p].space and below.space == above.space:
            if works_in(s, below.estate, BRIDGE) and not works_in(s, above.estate, BRIDGE):
                return Violation.ORDER
    return FINE


@rule
def check_on_top(s: State, p: int) -> int:
    """A pawn that moved is on top of its stack, but for the owner of the bridge (CB-SHIP-12, CB-X27-02)."""
    for i in range(s.seats):
        ahead = s.order[i]
        if ahead == p:
            break
        if s.players[ahead].space <= s.players[p].space and not lifts(s, ahead, p):
            return Violation.ORDER
    return FINE


@rule
def lifts(s: State, p: int, q: int) -> int:
    """Whether the bridge puts one pawn above another: not above a partner's (CB-X27-01, CB-TEAM-34)."""
    return owns(estate_of(s, p), BRIDGE) and not owns(estate_of(s, q), BRIDGE)


@rule
def partners(s: State, p: int) -> int:
    """A player and all who build the same estate, as a set."""
    together = 0
    for q in range(s.seats):
        together |= (s.players[q].estate == s.players[p].estate) << q
    return together


@rule
def check_same_order(before: State, s: State, moved: int) -> int:
    """All but the players of a set are in the order they were in."""
    at = 0
    for i in range(s.seats):
        if (moved >> s.order[i]) & 1:
            continue
        while (moved >> before.order[at]) & 1:
            at += 1
        if s.order[i] != before.order[at]:
            return Violation.ORDER
        at += 1
    return FINE
