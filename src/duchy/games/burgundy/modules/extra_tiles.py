"""The four extra tiles: bridge (27), workers for silver (28), crane and geese (chapter 16)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, ask_about, pop, then_for
from duchy.games.burgundy import shared_hooks
from duchy.games.burgundy.actions import buy_workers_action, copy_action, flock_action
from duchy.games.burgundy.chapters.gains import gain_points, gain_workers, pay_silver
from duchy.games.burgundy.chapters.monasteries import (
    SCORES_BUILDING,
    SCORING,
    VP_PER_BUILDING,
    Monastery,
    animal_points,
    has,
)
from duchy.games.burgundy.components.board import ORDER_SPACES, ROUNDS
from duchy.games.burgundy.components.layouts import WORD_BITS
from duchy.games.burgundy.components.spaces import region_of, space_count
from duchy.games.burgundy.components.tiles import COPIED, MODULE, MONASTERY, SPECIES, SPECIES_COUNT, Kind
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.state import Category, Estate, State, estate_of

WORKERS_PRICE = 1  # silver (CB-X28-01)
WORKERS_BOUGHT = 2
OTHER_SPECIES = SPECIES_COUNT - 1  # geese are the last type


@rule
def tile_effect(s: State, p: int, kind: int, space: int) -> None:
    """The bridge lifts its owner's pawn, geese count another type of animals."""
    if MONASTERY[kind] == Monastery.BRIDGE:
        order_stacks(s)
    elif kind == Kind.GEESE:
        flock_with(s, p, space)


# --- bridge ----------------------------------------------------------------------------------------------------------


@rule
def pawn_moved(s: State, p: int) -> None:
    """A pawn that comes to a stack lies under those of the bridge's owners, if it is not one itself (CB-X27-01, 02)."""
    order_stack(s, s.players[p].space)


@rule
def order_stacks(s: State) -> None:
    """The bridge works from now on, in every stack; pawns stay on their spaces (CB-X27-03, CB-X27-04)."""
    for space in range(ORDER_SPACES):
        order_stack(s, space)


@rule
def order_stack(s: State, space: int) -> None:
    """Pawns with the bridge lie above the others; both groups keep their order (CB-X27-05, CB-X27-06, CB-TEAM-34)."""
    for _ in range(s.seats):
        for i in range(1, s.seats):
            above, below = s.order[i - 1], s.order[i]
            if s.players[above].space != space or s.players[below].space != space:
                continue
            if has(estate_of(s, below), Monastery.BRIDGE) and not has(estate_of(s, above), Monastery.BRIDGE):
                s.order[i - 1], s.order[i] = below, above


# --- workers for silver ----------------------------------------------------------------------------------------------


@rule
def legal_at_any_time(s: State, p: int, out: Ints, n: int) -> int:
    """Two workers for a silver, as often as the owner can pay, in a turn (CB-X28-01 to CB-X28-04)."""
    home = estate_of(s, p)
    if s.round_no < ROUNDS and has(home, Monastery.BUY_WORKERS) and home.silver >= WORKERS_PRICE:
        out[n] = buy_workers_action(s)
        n += 1
    return n


@rule
def buy_workers(s: State, p: int) -> None:
    """Buy two workers. It is neither an action nor the purchase of the turn (CB-X28-02, CB-X28-03, CB-X28-05)."""
    pay_silver(s, p, WORKERS_PRICE)
    gain_workers(s, p, WORKERS_BOUGHT)


@rule
def workers_for_silver(s: State, p: int) -> int:
    """The workers that all silver would buy, before a tile is bought for them with monastery 6 (CB-HALL-06)."""
    home = estate_of(s, p)
    return has(home, Monastery.BUY_WORKERS) * (home.silver // WORKERS_PRICE) * WORKERS_BOUGHT


# --- crane -----------------------------------------------------------------------------------------------------------


@rule
def building_effect(s: State, p: int, kind: int) -> None:
    """A crane asks which building to copy (CB-CRANE-02)."""
    if kind == Kind.CRANE:
        ask(s, p, Decision.CRANE)


@rule
def legal_copy(s: State, p: int, out: Ints, n: int) -> int:
    """Any building for the crane (CB-CRANE-02, 03, 06)."""
    for building in range(len(COPIED)):
        module = MODULE[COPIED[building]]
        if module == 0 or s.modules & module:
            out[n] = copy_action(s, building)
            n += 1
    return n


@rule
def copy(s: State, p: int, building: int) -> None:
    """The crane uses the whole effect of a building, which need not stand anywhere (CB-CRANE-02 to CB-CRANE-05)."""
    pop(s)
    then_for(s, p, Step.BUILDING, COPIED[building], 0)


@rule
def final_points(s: State, p: int) -> int:
    """What the crane adds to the points of the monasteries at the end (CB-CRANE-08)."""
    return VP_PER_BUILDING if crane_counted_by(estate_of(s, p)) else 0


@rule
def crane_counted_by(home: Estate) -> int:
    """The first monastery that counts a crane as one of its buildings, 0 if there is none (CB-CRANE-08 to 10)."""
    if home.monasteries & SCORING == 0:
        return 0
    for space in range(space_count(home)):
        if home.tiles[space] == Kind.CRANE:
            for building in range(len(COPIED)):
                if has(home, SCORES_BUILDING[COPIED[building]]):
                    return SCORES_BUILDING[COPIED[building]]
    return 0


@rule
def crane_points(s: State, p: int, number: int) -> int:
    """The crane is of the first type that a monastery scores when it is placed, and of no other later (CB-SOLO-56)."""
    home = estate_of(s, p)
    scores = False
    for building in range(len(COPIED)):
        scores = scores or SCORES_BUILDING[COPIED[building]] == number
    if scores and not s.more[0].solo_crane:
        for space in range(space_count(home)):
            if home.tiles[space] == Kind.CRANE:
                s.more[0].solo_crane = 1
                return VP_PER_BUILDING
    return 0


# --- geese -----------------------------------------------------------------------------------------------------------


@rule
def types_beside(s: State, p: int, space: int) -> int:
    """The types of animals other than geese on the pasture of a space, as a set."""
    home, types = estate_of(s, p), 0
    region = region_of(home, space)
    for word in range(len(home.covered)):
        spaces = shared_hooks.pasture(s, p, region, word) & home.covered[word]
        while spaces:
            species = SPECIES[home.tiles[word * WORD_BITS + lowest(spaces)]]
            if 0 <= species < OTHER_SPECIES:
                types |= 1 << species
            spaces &= spaces - 1
    return types


@rule
def flock_with(s: State, p: int, space: int) -> None:
    """Geese score with one other type of their pasture; if there are several the owner chooses (CB-GEESE-02 to 04)."""
    types = types_beside(s, p, space)
    if count(types) > 1:
        ask_about(s, p, Decision.GEESE, space, 0)
    elif types:
        score_type(s, p, space, lowest(types))


@rule
def legal_flock(s: State, p: int, out: Ints, n: int) -> int:
    """The types on the pasture of the geese (CB-GEESE-03)."""
    types = types_beside(s, p, s.agenda[s.depth - 1].a)
    while types:
        out[n] = flock_action(s, lowest(types))
        types &= types - 1
        n += 1
    return n


@rule
def flock(s: State, p: int, species: int) -> None:
    """The type that the owner chose (CB-GEESE-03)."""
    space = s.agenda[s.depth - 1].a
    pop(s)
    score_type(s, p, space, species)


@rule
def score_type(s: State, p: int, space: int, species: int) -> None:
    """All animals of a type on the pasture, monastery 7 counted (CB-GEESE-02, CB-GEESE-07, CB-GEESE-09, 10)."""
    home = estate_of(s, p)
    region = region_of(home, space)
    for word in range(len(home.covered)):
        spaces = shared_hooks.pasture(s, p, region, word) & home.covered[word]
        while spaces:
            tile = home.tiles[word * WORD_BITS + lowest(spaces)]
            spaces &= spaces - 1
            if SPECIES[tile] == species:
                gain_points(s, p, Category.ANIMALS, animal_points(home, tile))
