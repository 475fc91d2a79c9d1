"""What an observer beside the table writes down. It is no part of the state."""

import numpy as np

from duchy.engine.records import record
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import END_TURN
from duchy.games.burgundy.analysis.invariants.action import discards, loads, slot_of, space_of
from duchy.games.burgundy.analysis.invariants.clock import ends_phase
from duchy.games.burgundy.analysis.invariants.ships import first_depot, load_ends, second_depot, wares_at
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, MAX_PLAYERS, PHASES, SLOTS, STORAGE
from duchy.games.burgundy.components.layouts import HEXES
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.tiles import GOODS, KINDS
from duchy.games.burgundy.state import CATEGORIES

LEDGER = record(
    laid=(np.int16, (MAX_PLAYERS, HEXES)),  # the ply at which each tile was laid, 0 for the start castle
    ended=(np.int16, PHASES),  # the ply that ended each phase
    turns=np.int16,  # turns ended so far
    gone=(np.int8, KINDS),  # tiles that left the game
    lost=(np.int8, GOODS),  # goods that left the game
    # What follows is scratch space of single checks.
    points=(np.int16, CATEGORIES),  # what one player must have scored
    shelf=(np.int8, STORAGE + 1),  # what one player must have in storage
    tally=(np.int16, KINDS),  # tiles found all over the table
    region=(np.int8, HEXES),  # the spaces that `walk` found
    seen=(np.int8, HEXES),
)


@rule
def note(before, s, p, action, ledger):
    """Write down what an action did to things that leave no trace on the table."""
    if space_of(action) >= 0:
        ledger.laid[p, space_of(action)] = s.ply
    elif discards(action):
        ledger.gone[before.players[p].storage[slot_of(action)]] += 1
    elif action == END_TURN:
        ledger.turns += 1
        if ends_phase(s, action, ledger):
            note_phase_end(before, s, ledger)
    elif loads(action) and load_ends(before, s) and not EDITION[s.edition, Difference.GOODS_STAY]:
        note_lost_goods(before, s, p, action, ledger)


@rule
def note_phase_end(before, s, ledger):
    """What nobody took leaves the game when the next phase begins (CB-PHASE-02)."""
    ledger.ended[before.phase] = s.ply
    if s.over:
        return
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            ledger.gone[before.depots[depot, slot]] += 1
    for slot in range(BLACK_SLOTS):
        ledger.gone[before.black[slot]] += 1


@rule
def note_lost_goods(before, s, p, action, ledger):
    """Goods that a ship reached and its owner had no store for leave the game (CB-SHIP-04)."""
    first, second = first_depot(before, action), second_depot(before, action)
    for goods in range(GOODS):
        taken = s.players[p].goods[goods] - before.players[p].goods[goods]
        ledger.lost[goods] += wares_at(before, first, second, goods) - taken
