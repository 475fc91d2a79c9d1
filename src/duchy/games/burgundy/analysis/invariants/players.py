"""What a player has: dice, silver, workers and storage change only by what was done."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import END_TURN, FOUND, FREE_DIE, PLACE, PRICE, SELL
from duchy.games.burgundy.analysis.invariants.action import (
    buys,
    die_of,
    discards,
    slot_of,
    sold_by,
    takes_workers,
    tile_laid,
    tile_taken,
    value_wanted,
    workers_paid,
)
from duchy.games.burgundy.analysis.invariants.clock import begins_round, ends_phase
from duchy.games.burgundy.analysis.invariants.drawing import owns, tiles_of
from duchy.games.burgundy.analysis.invariants.estate import check_tile_laid
from duchy.games.burgundy.analysis.invariants.goods import check_stores
from duchy.games.burgundy.analysis.invariants.points import check_bonus, check_points
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import STORAGE
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind
from duchy.games.burgundy.state import Decision


@rule
def check_player(before, s, q, p, action, ledger):
    """What player q has changed only by what player p did."""
    me, was = s.players[q], before.players[q]
    if me.silver - was.silver != silver_gained(before, s, q, p, action, ledger):
        return Violation.SILVER
    if me.workers - was.workers != workers_gained(before, s, q, p, action, ledger):
        return Violation.WORKERS
    code = (
        check_points(before, s, q, p, action, ledger)
        or check_dice(before, s, q, p, action, ledger)
        or check_storage(before, s, q, p, action, ledger)
        or check_stores(before, s, q, p, action)
        or check_bonus(before, s, q, p, action, ledger)
    )
    if action >= FOUND:
        return code  # for the estates see check_founding
    return code or check_tile_laid(before, s, q, p, action, ledger)


@rule
def silver_gained(before, s, q, p, action, ledger):
    """Silver comes from mines, sales, banks and monasteries 3 and 13, and goes into purchases."""
    was = before.players[q]
    silver = tiles_of(was, Kind.MINE) if ends_phase(s, action, ledger) else 0
    if q != p:
        return silver
    if takes_workers(action):
        silver += owns(was, 13)
    elif buys(action):
        silver -= PRICE - workers_paid(action)
    elif sold_by(action) >= 0:
        silver += 1 + owns(was, 3)
    elif tile_laid(before, p, action) == Kind.BANK:
        silver += 2
    return silver


@rule
def workers_gained(before, s, q, p, action, ledger):
    """Workers come from dice, boarding houses and monasteries 2, 4 and 14, and go into dice and purchases."""
    was = before.players[q]
    workers = tiles_of(was, Kind.MINE) * owns(was, 2) if ends_phase(s, action, ledger) else 0
    if q != p:
        return workers
    if die_of(action) >= 0:
        workers -= workers_to_turn(before, p, action)
    if takes_workers(action):
        workers += 4 if owns(was, 14) else 2
    elif buys(action):
        workers -= workers_paid(action)
    elif sold_by(action) >= 0:
        workers += owns(was, 4)
    elif tile_laid(before, p, action) == Kind.BOARDING_HOUSE:
        workers += 4
    return workers


@rule
def workers_to_turn(before, p, action):
    """What it costs to turn the die: a worker a step, the shorter way round (CB-WORK-09), half with monastery 8."""
    me = before.players[p]
    die, wanted = die_of(action), value_wanted(before, p, action)
    if die == FREE_DIE or wanted == 0:
        return 0
    up, value = 0, me.dice[die]
    while value != wanted:
        value = value % 6 + 1
        up += 1
    steps = max(min(up, 6 - up) - free_steps(me, action), 0)
    return steps - steps // 2 if owns(me, 8) else steps


@rule
def free_steps(me, action):
    """The step that monastery 12 gives for a tile taken, 9, 10 or 11 for one laid, by its colour."""
    if action < PLACE:
        return owns(me, 12)
    if action >= SELL:
        return 0
    colour = COLOUR[me.storage[slot_of(action)]]
    if colour == Colour.BUILDING:
        return owns(me, 9)
    if colour == Colour.SHIP or colour == Colour.ANIMAL:
        return owns(me, 10)
    return owns(me, 11)


@rule
def check_dice(before, s, q, p, action, ledger):
    """Dice are rolled when a round begins, spent by actions, and lost at the end of a turn (CB-TURN-05)."""
    me, was = s.players[q], before.players[q]
    new = begins_round(s, action, ledger) and q < s.seats
    die = die_of(action) if q == p else -1
    if die >= 0 and not may_use(before, p, die):
        return Violation.DICE
    for i in range(2):
        if new:
            if not 1 <= me.dice[i] <= 6 or me.spent[i]:
                return Violation.DICE
            continue
        used = die == i or (q == p and action == END_TURN)
        if me.dice[i] != was.dice[i] or me.spent[i] != (1 if used else was.spent[i]):
            return Violation.DICE
    return FINE


@rule
def may_use(before, p, die):
    """Whether a die is there: the free one in the action of a castle, an own one only once and not in there."""
    castle = before.agenda[before.depth - 1].kind == Decision.CASTLE
    if die == FREE_DIE:
        return castle
    return not castle and not before.players[p].spent[die]


@rule
def check_storage(before, s, q, p, action, ledger):
    """Storage loses the tile that is laid or thrown out, and gains the one that is taken, without a gap."""
    me, was = s.players[q], before.players[q]
    gone = slot_of(action) if q == p else -1
    tiles = 0
    for slot in range(was.stored):
        if slot != gone:
            ledger.shelf[tiles] = was.storage[slot]
            tiles += 1
    new = tile_stored(before, action) if q == p else 0
    if new and tiles < STORAGE:
        ledger.shelf[tiles] = new
        tiles += 1
    if me.stored != tiles:
        return Violation.STORAGE
    for slot in range(STORAGE):
        if me.storage[slot] != (ledger.shelf[slot] if slot < tiles else 0):
            return Violation.STORAGE
    return FINE


@rule
def tile_stored(before, action):
    """The tile that comes into storage if there is room: taken now, or before the discard that made the room."""
    return before.agenda[before.depth - 1].a if discards(action) else tile_taken(before, action)
