"""The solo game: its effects come in the order that the player chose, so that one action may use none or several.

Which effects an action used follows from those that waited before and wait after it. What they gave is compared with
silver, workers, points and the pawn; a win ends all that waits.
"""

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import (
    BLACK_SLOTS,
    BLACK_TILES,
    DEPOT_COLOUR,
    DEPOTS,
    PHASE_VP,
    PHASES,
    ROUNDS,
    SALE_VP,
    SIZE_VP,
    SLOTS,
    STORAGE,
)
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.spaces import space_colour, space_count
from duchy.games.burgundy.components.tiles import (
    BLACK_STACK,
    COLOUR,
    COLOURS,
    GOODS,
    KINDS,
    PILE_KIND,
    PILE_STACK,
    PILES,
    Kind,
)
from duchy.games.burgundy.questions import QUESTIONS, Decision, Step
from duchy.games.burgundy.referee.invariants.action import (
    AWARD,
    BUY_POINTS,
    EXCHANGE,
    GIVE,
    argument_of,
    black_slot_of,
    chooses_estate,
    copied_by,
    depot_slot_of,
    is_a,
    loads,
    slot_of,
    sold_by,
    space_of,
    tile_laid,
)
from duchy.games.burgundy.referee.invariants.clock import begins_phase, begins_round, ends_phase, in_turn
from duchy.games.burgundy.referee.invariants.drawing import colour_is_full, is_full, tiles_in, walk
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.players import check_shelf, tile_stored
from duchy.games.burgundy.referee.invariants.purse import mine_silver, mine_workers, silver_gained, workers_changed
from duchy.games.burgundy.referee.invariants.routes_alone import bonuses
from duchy.games.burgundy.referee.invariants.ships import first_depot, second_depot, wares_at
from duchy.games.burgundy.referee.invariants.tiles import in_depots
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.state import (
    BY_RESET,
    CATEGORIES,
    Category,
    Estate,
    State,
    estate_of,
    storage_of,
    with_modules,
)

SIZE, PHASE, COLOUR_AWARD, TILE = 1, 2, 4, 8  # effects of a placement, as a set (CB-SOLO-37)
BLACK_TILE, INN = int(Kind.BLACK_TILE), int(Kind.INN)
DROP = 5  # CB-SOLO-41
EXCHANGED = 5  # goods for a tile (CB-SOLO-20)
WORKERS = 2  # at the start (CB-SOLO-01)
_SCORING = (*range(15, 27), 29)  # monasteries that score when they are placed (CB-SOLO-24)
_IDLE = (Kind.NONE, Kind.MINE, Kind.INN, Kind.BLACK_TILE)
WORKS = table(
    [
        kind in [int(other) for other in Kind if other not in _IDLE]
        and (not Kind(kind).name.startswith("MONASTERY") or int(Kind(kind).name[10:]) in _SCORING)
        for kind in range(KINDS)
    ],
    np.int8,
)
"""[kind]: whether a tile does something when it is laid"""
OF_SOLO = QUESTIONS.table(lambda question: question.module == Module.SOLO)
"""[decision]: whether a solo player is asked"""


@rule
def alone(s: State) -> int:
    """Whether it is a solo game."""
    return with_modules(s) and s.modules & Module.SOLO


# --- what waits ------------------------------------------------------------------------------------------------------


@rule
def of_solo(kind: int) -> int:
    """Whether a frame of a kind is a question or a step of the solo game."""
    return (0 < kind < len(OF_SOLO) and OF_SOLO[kind]) or kind == Step.EFFECTS or kind == Step.GAIN


@rule
def frame_fits(s: State, i: int) -> bool:
    """Whether a frame is a question or a step of the solo game, with what it carries."""
    frame = s.agenda[i]
    if frame.kind == Decision.ORDER or frame.kind == Step.EFFECTS:
        laid = 0 <= frame.b < space_count(estate_of(s, 0)) and estate_of(s, 0).tiles[frame.b] > 0
        fits = is_asked(s, i) if frame.kind == Decision.ORDER else i < s.depth - 1
        return laid and 0 < frame.a < 2 * TILE and fits
    if frame.kind == Step.GAIN:
        return frame.a > 0 and i < s.depth - 1
    if frame.kind == Decision.GIVE:
        return 0 < frame.a <= EXCHANGED and (frame.b == BLACK_TILE or frame.b == INN)
    return not frame.a and not frame.b


@rule
def is_asked(s: State, i: int) -> bool:
    """Whether a frame is the question asked now, or after room is made for a tile bought meanwhile (CB-SOLO-37)."""
    return i == s.depth - 1 or (i == s.depth - 2 and s.agenda[i + 1].kind == Decision.DISCARD)


@rule
def waiting(s: State, effect: int) -> int:
    """The spaces whose tiles have an effect waiting, as a set."""
    spaces = 0
    for i in range(s.depth):
        frame = s.agenda[i]
        if (frame.kind == Decision.ORDER or frame.kind == Step.EFFECTS) and frame.a & effect:
            spaces |= 1 << frame.b
    return spaces


@rule
def used(before: State, s: State, p: int, action: int, effect: int, ledger: Ledger) -> int:
    """The spaces whose tiles have used an effect in this action, as a set."""
    spaces = waiting(before, effect)
    space = space_of(s, action)
    if space >= 0 and brings(before, s, p, action, effect, ledger):
        spaces |= 1 << space
    return spaces & ~waiting(s, effect)


@rule
def brings(before: State, s: State, p: int, action: int, effect: int, ledger: Ledger) -> int:
    """Whether laying a tile brings an effect."""
    if effect == TILE:
        return WORKS[tile_laid(before, p, action)]
    home = estate_of(s, p)
    if effect == COLOUR_AWARD:
        return colour_is_full(home, space_colour(home, space_of(s, action)))
    return is_full(home, walk(home, space_of(s, action), ledger), ledger)


@rule
def full(home: Estate) -> bool:
    """Whether every space is covered."""
    return home.layout >= 0 and tiles_in(home) == space_count(home)


@rule
def pending(s: State) -> int:
    """Points that were gained and not counted yet: those of geese whose other type is still to be chosen."""
    points = 0
    for i in range(s.depth):
        if s.agenda[i].kind == Step.GAIN:
            points += s.agenda[i].a
    return points


@rule
def total(s: State) -> int:
    """All points so far."""
    points = 0
    for category in range(CATEGORIES):
        points += s.players[0].points[category]
    return points


# --- the ledger ------------------------------------------------------------------------------------------------------


@rule
def note_alone(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """Write down the tiles and goods that left the game."""
    home, was = estate_of(s, p), estate_of(before, p)
    slot = argument_of(s, action, EXCHANGE, 0)
    if 0 <= slot < BLACK_SLOTS:
        ledger.gone[before.black[slot]] += 1
        ledger.exchanged += 1
    if loads(s, action):
        for goods in range(GOODS):
            ledger.lost[goods] += was.goods[goods] - home.goods[goods]
            for depot in range(DEPOTS):
                ledger.lost[goods] += before.wares[depot, goods]
    elif is_a(s, action, EXCHANGE) or is_a(s, action, GIVE):
        for goods in range(GOODS):
            ledger.lost[goods] += was.goods[goods] - home.goods[goods]
    if begins_phase(s, action, ledger):
        for pile in range(PILES):
            if PILE_STACK[pile] != BLACK_STACK:
                kind = PILE_KIND[pile]
                ledger.gone[kind] += before.bag[pile] - s.bag[pile] - in_depots(s, kind)
    elif begins_round(s, action, ledger):
        for depot in range(DEPOTS):
            for place in range(SLOTS):
                if before.depots[depot, place] and not s.depots[depot, place]:
                    ledger.gone[before.depots[depot, place]] += 1


# --- checks ----------------------------------------------------------------------------------------------------------


@rule
def check_time_alone(before: State, s: State, ledger: Ledger) -> int:
    """Time goes as ever; the game ends after 25 rounds or when the estate is full (CB-SOLO-07, CB-SOLO-49, 50)."""
    home = estate_of(s, 0)
    over = ledger.turns == PHASES * ROUNDS or full(home)
    if s.ply != before.ply + 1 or (s.over == 1) != over:
        return Violation.CLOCK
    if not s.over and in_turn(s):
        if s.phase != ledger.turns // ROUNDS or s.round_no != ledger.turns % ROUNDS or s.turn:
            return Violation.CLOCK
    return FINE


@rule
def removed_from(s: State, depot: int) -> bool:
    """Whether a depot is the first one clockwise from the white die that could lose a tile: those before are empty."""
    at = s.white - 1
    while at != depot:
        for place in range(SLOTS):
            if s.depots[at, place]:
                return False
        at = (at + 1) % DEPOTS
    return True


@rule
def check_depots_alone(before: State, s: State, action: int, ledger: Ledger) -> int:
    """A round takes a tile out of the depot of the white die, from the left or from the top (CB-SOLO-10 to 14)."""
    new_phase, new_round = begins_phase(s, action, ledger), begins_round(s, action, ledger)
    missing, left = 0, 0
    for depot in range(DEPOTS):
        for place in range(SLOTS):
            colour = DEPOT_COLOUR[s.seats, s.phase, depot, place]
            kind, was = s.depots[depot, place], before.depots[depot, place]
            left += kind != 0
            if depot * SLOTS + place == depot_slot_of(s, action):
                was = 0
            if new_phase:
                if kind and COLOUR[kind] != colour:
                    return Violation.BOARD
                was = 1 if colour >= 0 else 0
            elif kind and kind != was:
                return Violation.BOARD
            if was and not kind:
                missing += 1
                if not new_round or not first_place(s, depot, place) or not removed_from(s, depot):
                    return Violation.BOARD
    if missing != (1 if new_round and left + missing else 0):
        return Violation.BOARD
    return check_black_alone(before, s, action, new_phase)


@rule
def first_place(s: State, depot: int, place: int) -> bool:
    """Whether no tile lies before a place of a depot: above it, or to the left."""
    for other in range(place):
        if s.depots[depot, other]:
            return False
    return True


@rule
def check_black_alone(before: State, s: State, action: int, new_phase: int) -> int:
    """The black depot is filled by a phase and loses what is bought, exchanged or awarded."""
    tiles = 0
    for slot in range(BLACK_SLOTS):
        tiles += s.black[slot] != 0
        taken = slot == black_slot_of(s, action) or slot == argument_of(s, action, EXCHANGE, 0)
        taken = taken or slot == argument_of(s, action, AWARD, 0)
        if not new_phase and s.black[slot] != (0 if taken else before.black[slot]):
            return Violation.BOARD
    return Violation.BOARD if new_phase and tiles != BLACK_TILES[s.seats] else FINE


@rule
def check_wares_alone(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """A ship takes one depot, or two, and empties all others (CB-SOLO-19); a round brings one of the goods."""
    home, was = estate_of(s, p), estate_of(before, p)
    added = 0
    for goods in range(GOODS):
        reached = 0
        if loads(s, action):
            reached = wares_at(before, first_depot(before, action), second_depot(before, action), goods)
        for depot in range(DEPOTS):
            more = s.wares[depot, goods] - (0 if loads(s, action) else before.wares[depot, goods])
            if more and (more != 1 or depot != s.white - 1):
                return Violation.WARES
            added += more
        sold = was.goods[goods] if sold_by(s, action) == goods else 0
        gives = is_a(s, action, EXCHANGE) or is_a(s, action, GIVE)
        change = home.goods[goods] - was.goods[goods] - reached + sold
        if home.sold[goods] != was.sold[goods] + sold or change > 0 or (change and not gives):
            return Violation.STORES
    return FINE if added == (1 if begins_round(s, action, ledger) else 0) else Violation.WARES


@rule
def check_exchange(before: State, s: State, p: int, action: int) -> int:
    """Five goods leave for a tile, one by one where there is a choice (CB-SOLO-20, CB-SOLO-57)."""
    home, was = estate_of(s, p), estate_of(before, p)
    given = 0
    for goods in range(GOODS):
        given += was.goods[goods] - home.goods[goods]
    left = s.agenda[s.depth - 1].a if s.depth and s.agenda[s.depth - 1].kind == Decision.GIVE else 0
    if is_a(s, action, EXCHANGE):
        return FINE if given == EXCHANGED - left else Violation.STORES
    if is_a(s, action, GIVE):
        return FINE if given == before.agenda[before.depth - 1].a - left else Violation.STORES
    return FINE


@rule
def exchanged_tile(before: State, s: State, action: int) -> int:
    """The tile that an exchange brings to storage in this action, 0 if none."""
    if s.depth and s.agenda[s.depth - 1].kind == Decision.GIVE:
        return 0
    if is_a(s, action, GIVE):
        return before.agenda[before.depth - 1].b
    if is_a(s, action, EXCHANGE):
        return INN if argument_of(s, action, EXCHANGE, 0) == BLACK_SLOTS else BLACK_TILE
    return 0


@rule
def check_storage_alone(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """The storage loses what is laid or thrown out and gains what is taken or exchanged (CB-SOLO-22)."""
    store, was = storage_of(s, p), storage_of(before, p)
    tiles = 0
    for slot in range(was.count):
        if slot != slot_of(s, action):
            ledger.shelf[tiles] = was.tiles[slot]
            tiles += 1
    new = exchanged_tile(before, s, action)
    if not new and not is_a(s, action, AWARD):
        new = tile_stored(before, action)
    if new and tiles < STORAGE:
        ledger.shelf[tiles] = new
        tiles += 1
    return check_shelf(store, tiles, ledger)


@rule
def tiles_using(s: State, p: int, spaces: int, kind: int) -> int:
    """How many of these spaces hold a tile of a kind."""
    home, count = estate_of(s, p), 0
    for space in range(space_count(home)):
        count += (spaces >> space) & 1 and home.tiles[space] == kind
    return count


@rule
def check_purse_alone(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """Silver and workers: what actions give and cost, banks and boarding houses that worked, points bought."""
    home, was = estate_of(s, p), estate_of(before, p)
    working = used(before, s, p, action, TILE, ledger)
    ends = ends_phase(s, action, ledger)
    laid = tile_laid(before, p, action)
    silver = silver_gained(before, p, action) - 2 * (laid == Kind.BANK)
    silver += 2 * tiles_using(s, p, working, Kind.BANK) - points_bought(s, action)
    silver += 2 * bonuses(before, s, p, Kind.BANK)
    silver += mine_silver(before, before.players[p].estate) if ends else 0
    workers = workers_changed(before, p, action) - 4 * (laid == Kind.BOARDING_HOUSE)
    workers += 4 * (tiles_using(s, p, working, Kind.BOARDING_HOUSE) + bonuses(before, s, p, Kind.BOARDING_HOUSE))
    workers += mine_workers(before, before.players[p].estate) if ends else 0
    if home.silver - was.silver != silver:
        return Violation.SILVER
    return FINE if home.workers - was.workers == workers else Violation.WORKERS


@rule
def points_bought(s: State, action: int) -> int:
    """Points that are bought for silver."""
    return argument_of(s, action, BUY_POINTS, 0) + 1 if is_a(s, action, BUY_POINTS) else 0


@rule
def check_points_alone(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """Points of each source are those of the effects that were used, of a sale, or bought (CB-SOLO-38, CB-SOLO-45)."""
    home = estate_of(s, p)
    for category in range(CATEGORIES):
        ledger.points[category] = 0
    sizes, phases = used(before, s, p, action, SIZE, ledger), used(before, s, p, action, PHASE, ledger)
    working = used(before, s, p, action, TILE, ledger)
    animals, monasteries = 0, 0
    for space in range(space_count(home)):
        if (sizes >> space) & 1:
            ledger.points[Category.REGIONS] += size_points(home, space, ledger)
        if (phases >> space) & 1:
            ledger.points[Category.PHASES] += PHASE_VP[before.phase]
        kind = home.tiles[space]
        if (working >> space) & 1:
            animals += Kind.COW_2 <= kind <= Kind.CHICKEN_4 or kind == Kind.GEESE
            monasteries += Kind.MONASTERY_1 <= kind <= Kind.MONASTERY_26 or kind == Kind.MONASTERY_29
    copied: int = copied_by(before, action) == Kind.WATCHTOWER
    copied += bonuses(before, s, p, Kind.WATCHTOWER)
    ledger.points[Category.WATCHTOWERS] = 4 * (tiles_using(s, p, working, Kind.WATCHTOWER) + copied)
    ledger.points[Category.BOUGHT] = points_bought(s, action)
    if sold_by(s, action) >= 0:
        ledger.points[Category.SALES] = estate_of(before, p).goods[sold_by(s, action)] * SALE_VP[s.seats]
    flocks = before.depth > 0 and before.agenda[before.depth - 1].kind == Decision.GEESE
    for category in range(CATEGORIES):
        gained = s.players[p].points[category] - before.players[p].points[category]
        if category == Category.ANIMALS:
            fine = gained >= 2 * animals if animals or flocks else gained == 0
        elif category == Category.MONASTERIES:
            fine = gained >= 0 if monasteries else gained == 0
        else:
            fine = gained == ledger.points[category]
        if not fine:
            return Violation.POINTS + category
    return FINE


@rule
def size_points(home: Estate, space: int, ledger: Ledger) -> int:
    """The points of a region; an inn makes it count as one larger, up to 8 (CB-INN-11 to CB-INN-13)."""
    size = walk(home, space, ledger)
    inns = 0
    for i in range(size):
        inns += home.tiles[ledger.region[i]] == INN
    return SIZE_VP[min(size + inns, len(SIZE_VP) - 1)]


@rule
def check_target(before: State, s: State) -> int:
    """The pawn goes on by what was gained; at the target it begins anew and the target drops (CB-SOLO-40 to 47)."""
    more, was = s.more[0], before.more[0]
    counted = total(s) - total(before) + pending(before) - pending(s)
    if more.solo_resets == was.solo_resets:
        fine = more.solo_points == was.solo_points + counted and more.solo_target == was.solo_target
        return FINE if fine and more.solo_points < more.solo_target else Violation.TARGET
    asked = s.agenda[s.depth - 1]
    fine = more.solo_resets == was.solo_resets + 1 and was.solo_points + counted >= was.solo_target
    fine = fine and more.solo_points == 0 and asked.kind == Decision.CASTLE and asked.b == BY_RESET
    target = was.solo_target - DROP if was.solo_target > DROP else was.solo_target
    return FINE if fine and more.solo_target == target else Violation.TARGET


@rule
def check_laid_alone(before: State, s: State, p: int, action: int) -> int:
    """The estate gains the tile that is laid, and nothing else changes there."""
    home, was = estate_of(s, p), estate_of(before, p)
    if chooses_estate(s, action):
        return FINE
    for space in range(len(home.tiles)):
        laid = space == space_of(s, action)
        if home.tiles[space] != (tile_laid(before, p, action) if laid else was.tiles[space]):
            return Violation.ESTATE
    for colour in range(COLOURS):
        if home.bonus[colour] or s.bonus_left[colour]:
            return Violation.BONUS
    return FINE


@rule
def check_tracks_alone(s: State) -> int:
    """There is no order track (CB-SOLO-52)."""
    return Violation.ORDER if s.players[0].space or s.order[0] or s.turns[0] else FINE
