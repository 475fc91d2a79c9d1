"""What is written down in the ledger after an action."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.spaces import region_of, space_colour
from duchy.games.burgundy.components.tiles import GOODS, Kind
from duchy.games.burgundy.referee.invariants.action import (
    COPY,
    castle_returned,
    discards,
    effect_used,
    ends_turn,
    flocks_with,
    is_a,
    loads,
    slot_of,
    space_of,
    tile_taken,
)
from duchy.games.burgundy.referee.invariants.clock import ends_phase, waits_at_phase_end
from duchy.games.burgundy.referee.invariants.drawing import colour_is_full, is_full, walk
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.ships import first_depot, load_ends, second_depot, wares_at
from duchy.games.burgundy.referee.shelves import stored
from duchy.games.burgundy.state import State, estate_of


@rule
def note(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """Write down what an action did to things that leave no trace on the table."""
    ledger.ending = 1 if waits_at_phase_end(before) else 0
    if ends_turn(s, action):
        ledger.turns += 1
    if ends_phase(s, action, ledger):
        note_phase_end(before, s, action, ledger)
    if space_of(s, action) >= 0:
        note_laid(s, before.players[p].estate, space_of(s, action), ledger)
    elif discards(s, action):
        ledger.gone[stored(before, p, slot_of(s, action))] += 1
    elif loads(s, action) and load_ends(s) and not EDITION[s.edition, Difference.GOODS_STAY]:
        note_lost_goods(before, s, p, action, ledger)
    elif is_a(s, action, COPY):
        ledger.towers[p] += effect_used(before, p, action) == Kind.WATCHTOWER
    elif flocks_with(s, action) >= 0:
        ledger.flock = flocks_with(s, action) + 1
    elif castle_returned(s, action) >= 0:
        ledger.returned[p] += 1


@rule
def note_laid(s: State, e: int, space: int, ledger: Ledger) -> None:
    """Write down when a tile was laid, and when a region and a colour were full for the first time."""
    home, colour = s.estates[e], space_colour(s.estates[e], space)
    ledger.laid[e, space] = s.ply
    region = region_of(home, space)
    if is_full(home, walk(home, space, ledger), ledger) and not ledger.completed[e, region]:
        ledger.completed[e, region] = s.ply
    if colour_is_full(home, colour) and not ledger.filled[e, colour]:
        ledger.filled[e, colour] = s.ply


@rule
def note_phase_end(before: State, s: State, action: int, ledger: Ledger) -> None:
    """Tiles that no player took leave the game when the next phase begins (CB-PHASE-02)."""
    ledger.ended[before.phase] = s.ply
    if s.over:
        return
    for depot in range(DEPOTS):
        for slot in range(SLOTS):
            ledger.gone[before.depots[depot, slot]] += 1
    for slot in range(BLACK_SLOTS):
        ledger.gone[before.black[slot]] += 1
    ledger.gone[tile_taken(before, action)] -= 1  # with the last action, at the end of a phase


@rule
def note_lost_goods(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """Goods that a ship reached and its owner had no store for leave the game (CB-SHIP-04)."""
    first, second = first_depot(before, action), second_depot(before, action)
    for goods in range(GOODS):
        taken = estate_of(s, p).goods[goods] - estate_of(before, p).goods[goods]
        ledger.lost[goods] += wares_at(before, first, second, goods) - taken
