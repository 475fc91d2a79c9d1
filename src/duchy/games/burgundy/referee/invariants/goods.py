"""Goods: how many there are, how they come to the depots, and what the players store and sell."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS, MAX_PLAYERS, ROUNDS, STORES
from duchy.games.burgundy.components.tiles import GOODS, GOODS_COPIES
from duchy.games.burgundy.referee.invariants.action import colour_loaded, loads, sold_by
from duchy.games.burgundy.referee.invariants.clock import begins_phase, begins_round, founding
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.ships import check_colour_loaded, check_load
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import State


@rule
def check_goods(s: State, ledger: Ledger) -> int:
    """Seven goods of each colour: face down, on the round spaces, in the depots, with players, sold, or gone."""
    for goods in range(GOODS):
        count = s.unseen[goods] + ledger.lost[goods]
        for i in range(ROUNDS):
            count += (not founding(s)) and s.round_goods[i] == goods
        for depot in range(DEPOTS):
            count += s.wares[depot, goods]
        for e in range(MAX_PLAYERS):
            count += s.estates[e].goods[goods] + s.estates[e].sold[goods]
        if count != GOODS_COPIES:
            return Violation.GOODS
    return FINE


@rule
def check_wares(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """Goods on the board move when a phase or round begins, or when a ship takes them."""
    code = check_round_spaces(before, s, action, ledger)
    if loads(s, action):
        return code or check_load(before, s, p, action)
    if colour_loaded(s, action) >= 0:
        return code or check_colour_loaded(before, s, p, action)
    return code or check_delivery(before, s, action, ledger)


@rule
def check_round_spaces(before: State, s: State, action: int, ledger: Ledger) -> int:
    """A new phase turns up five goods (CB-PHASE-13), and the space of each round that began is empty."""
    drawn = 0
    for goods in range(GOODS):
        drawn += before.unseen[goods] - s.unseen[goods]
    new_phase = begins_phase(s, action, ledger)
    if drawn != (ROUNDS if new_phase else 0):
        return Violation.WARES
    new_round = begins_round(s, action, ledger)
    for i in range(ROUNDS):
        if new_round and i <= s.round_no:
            if s.round_goods[i] != -1:
                return Violation.WARES
        elif not new_phase and s.round_goods[i] != before.round_goods[i]:
            return Violation.WARES
    return FINE


@rule
def check_delivery(before: State, s: State, action: int, ledger: Ledger) -> int:
    """A round brings one good, that of its round space, to the depot that the white die names (CB-ROUND-03)."""
    new_round = begins_round(s, action, ledger)
    was_open = new_round and not begins_phase(s, action, ledger)  # else it was face down before
    added = 0
    for depot in range(DEPOTS):
        for goods in range(GOODS):
            more = s.wares[depot, goods] - before.wares[depot, goods]
            if more < 0 or (more > 0 and depot != s.white - 1):
                return Violation.WARES
            if more > 0 and was_open and goods != before.round_goods[s.round_no]:
                return Violation.WARES
            added += more
    return FINE if added == (1 if new_round else 0) else Violation.WARES


@rule
def check_stores(before: State, s: State, e: int, p: int, action: int) -> int:
    """Goods are sold as a whole colour (CB-SELL-02) or loaded, and need a store for each colour (CB-SETUP-23)."""
    home, was, mine = s.estates[e], before.estates[e], e == before.players[p].estate
    held = 0
    for goods in range(GOODS):
        held += home.goods[goods] > 0
        sold = was.goods[goods] if mine and sold_by(s, action) == goods else 0
        if home.sold[goods] != was.sold[goods] + sold:
            return Violation.STORES
        loaded = mine and (loads(s, action) or colour_loaded(s, action) >= 0)  # see check_load, check_colour_loaded
        if not loaded and home.goods[goods] != was.goods[goods] - sold:
            return Violation.STORES
    return Violation.STORES if held > STORES else FINE
