"""The order track: every pawn once, those further on first, and only ships move them."""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.action import loads
from duchy.games.burgundy.analysis.invariants.ships import load_ends
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import ORDER_SPACES


@rule
def check_order(s):
    """The order track holds every player once, those further on first (CB-ORDER-01)."""
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
def check_track(before, s, p, action):
    """A ship moves its owner one space on and on top of everybody there (CB-SHIP-10, CB-SHIP-12); else nobody moves."""
    moved = loads(action) and load_ends(before, s)
    for q in range(s.seats):
        steps = 1 if moved and q == p and before.players[p].space < ORDER_SPACES - 1 else 0
        if s.players[q].space != before.players[q].space + steps:
            return Violation.ORDER
    if moved:
        return check_on_top(s, p) or check_others_stay(before, s, p)
    for i in range(s.seats):
        if s.order[i] != before.order[i]:
            return Violation.ORDER
    return FINE


@rule
def check_on_top(s, p):
    """Whoever is ahead of a pawn that has just moved is on a space further on."""
    for i in range(s.seats):
        if s.order[i] == p:
            break
        if s.players[s.order[i]].space <= s.players[p].space:
            return Violation.ORDER
    return FINE


@rule
def check_others_stay(before, s, p):
    """All but one player are in the order they were in."""
    at = 0
    for i in range(s.seats):
        if s.order[i] == p:
            continue
        if before.order[at] == p:
            at += 1
        if s.order[i] != before.order[at]:
            return Violation.ORDER
        at += 1
    return FINE
