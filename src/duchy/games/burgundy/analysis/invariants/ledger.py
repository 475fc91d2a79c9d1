"""What an observer beside the table writes down. It is no part of the state."""

import numpy as np

from duchy.engine.records import record
from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.action import (
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
from duchy.games.burgundy.analysis.invariants.clock import ends_phase, waits_at_phase_end
from duchy.games.burgundy.analysis.invariants.drawing import colour_is_full, is_full, walk
from duchy.games.burgundy.analysis.invariants.shelves import stored
from duchy.games.burgundy.analysis.invariants.ships import first_depot, load_ends, second_depot, wares_at
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, FULL_STORAGE, MAX_PLAYERS, PHASES, SLOTS
from duchy.games.burgundy.components.estates import MOST_REGIONS
from duchy.games.burgundy.components.layouts import FULL_HEXES, region_of, space_colour
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.routes import MOST_SPACES
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, KINDS, Kind
from duchy.games.burgundy.state import CATEGORIES, estate_of

LEDGER = record(
    laid=(np.int16, (MAX_PLAYERS, FULL_HEXES)),  # by estate, the ply at which each tile was laid (start castle: 0)
    completed=(np.int16, (MAX_PLAYERS, MOST_REGIONS)),  # by estate, the ply at which each region was first full
    filled=(np.int16, (MAX_PLAYERS, COLOURS)),  # and each colour
    returned=(np.int16, MAX_PLAYERS),  # by player, the castles taken back
    ended=(np.int16, PHASES),  # the ply that ended each phase
    turns=np.int16,  # turns ended so far
    ending=np.int8,  # the last action was taken at the end of a phase, when all turns were over
    gone=(np.int8, KINDS),  # tiles that left the game
    lost=(np.int8, GOODS),  # goods that left the game
    towers=(np.int8, MAX_PLAYERS),  # by player, the watchtowers that cranes copied
    exchanged=np.int8,  # tiles that were exchanged for goods and turned over
    flock=np.int8,  # the type of animals that the geese joined by choice, counted from 1; 0 for none
    # What follows is scratch space of single checks.
    route=(np.int8, MOST_SPACES),  # the goods that must lie on the trade route of the player, see ``routes``
    route_silver=np.int8,  # what spaces of the trade route must have brought
    route_workers=np.int8,
    route_gains=np.int8,  # how often it was workers
    route_towers=np.int8,
    route_depth=np.int8,  # the frames of the agenda that stay below, goods that wait, and what is asked
    route_goods=np.int8,
    route_rest=np.int8,
    route_asks=np.int8,
    points=(np.int16, CATEGORIES),  # what one player must have scored
    shelf=(np.int8, FULL_STORAGE + 1),  # what one player must have in storage
    tally=(np.int16, KINDS),  # tiles found all over the table
    region=(np.int8, FULL_HEXES),  # the spaces that `walk` found
    seen=(np.int8, FULL_HEXES),  # marks of a walk; none between two walks
)


@rule
def note(before, s, p, action, ledger):
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
def note_laid(s, e, space, ledger):
    """Write down when a tile was laid, and when a region and a colour were full for the first time."""
    home, colour = s.estates[e], space_colour(s.estates[e].layout, space)
    ledger.laid[e, space] = s.ply
    region = region_of(home.layout, space)
    if is_full(home, walk(home.layout, space, ledger), ledger) and not ledger.completed[e, region]:
        ledger.completed[e, region] = s.ply
    if colour_is_full(home, colour) and not ledger.filled[e, colour]:
        ledger.filled[e, colour] = s.ply


@rule
def note_phase_end(before, s, action, ledger):
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
def note_lost_goods(before, s, p, action, ledger):
    """Goods that a ship reached and its owner had no store for leave the game (CB-SHIP-04)."""
    first, second = first_depot(before, action), second_depot(before, action)
    for goods in range(GOODS):
        taken = estate_of(s, p).goods[goods] - estate_of(before, p).goods[goods]
        ledger.lost[goods] += wares_at(before, first, second, goods) - taken
