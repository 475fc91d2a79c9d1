"""A position on its own, of which it is not known how it came about: what lies nowhere has left the game."""

from duchy.engine.kernels.arrays import Records
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS, MAX_PLAYERS, ROUNDS
from duchy.games.burgundy.components.tiles import COPIES, GOODS, GOODS_COPIES, KINDS, MODULE
from duchy.games.burgundy.referee.invariants.agenda import check_agenda
from duchy.games.burgundy.referee.invariants.clock import founding
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.order import check_order
from duchy.games.burgundy.referee.invariants.routes import check_routes
from duchy.games.burgundy.referee.invariants.signs import check_signs
from duchy.games.burgundy.referee.invariants.tiles import BLACK_TILE, check_stacks, check_tiles
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import State


@rule
def check_standing(states: Records[State], ledgers: Records[Ledger]) -> int:
    """What must hold in any position, estates aside, 0 if all does. The ledger is empty before."""
    s, ledger = states[0], ledgers[0]
    code = check_agenda(s) or check_signs(s) or check_order(s) or check_stacks(s) or check_routes(s)
    return code or note_gone(s, ledger) or note_lost(s, ledger)


@rule
def note_gone(s: State, ledger: Ledger) -> int:
    """Write down the tiles that are missing as gone; more than there are is a fault."""
    check_tiles(s, ledger)  # counts all tiles into ``ledger.tally``
    for kind in range(1, KINDS):
        played = MODULE[kind] == 0 or s.modules & MODULE[kind]
        if kind == BLACK_TILE and played:
            continue  # another tile, turned over
        gone = (COPIES[0, kind] + COPIES[1, kind] if played else 0) - ledger.tally[kind]
        if gone < 0:
            return Violation.TILES
        ledger.gone[kind] = gone
    return FINE


@rule
def note_lost(s: State, ledger: Ledger) -> int:
    """Write down the goods that are missing as lost; more than there are is a fault."""
    for goods in range(GOODS):
        lost = GOODS_COPIES - s.unseen[goods]
        for i in range(ROUNDS):
            lost -= (not founding(s)) and s.round_goods[i] == goods
        for depot in range(DEPOTS):
            lost -= s.wares[depot, goods]
        for e in range(MAX_PLAYERS):
            lost -= s.estates[e].goods[goods] + s.estates[e].sold[goods]
        if lost < 0:
            return Violation.GOODS
        ledger.lost[goods] = lost
    return FINE
