"""The silver and the workers of an estate change only by what was done."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import FREE_DIE, PRICE, WHITE_DIE
from duchy.games.burgundy.analysis.invariants.action import (
    PLACE,
    TAKE,
    buys,
    buys_workers,
    die_of,
    effect_used,
    is_a,
    slot_of,
    sold_by,
    takes_workers,
    value_wanted,
    workers_paid,
)
from duchy.games.burgundy.analysis.invariants.clock import ends_phase
from duchy.games.burgundy.analysis.invariants.drawing import owns, tiles_of
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind
from duchy.games.burgundy.state import estate_of, storage_of


@rule
def check_purse(before, s, e, p, action, ledger):
    """Silver and workers of estate e after what player p did."""
    home, was, mine = s.estates[e], before.estates[e], e == before.players[p].estate
    ends = ends_phase(s, action, ledger)
    silver = (mine_silver(was) if ends else 0) + (silver_gained(before, p, action) + ledger.route_silver if mine else 0)
    if home.silver - was.silver != silver:
        return Violation.SILVER
    workers = mine_silver(was) * owns(was, 2) if ends else 0
    workers += workers_gained(before, p, action) + ledger.route_workers if mine else 0
    return FINE if home.workers - was.workers == workers else Violation.WORKERS


@rule
def mine_silver(was):
    """What the mines of an estate pay at the end of a phase (CB-MINE-02)."""
    return tiles_of(was, Kind.MINE)


@rule
def silver_gained(before, p, action):
    """Silver comes from sales, banks and monasteries 3 and 13, and goes into purchases."""
    was = estate_of(before, p)
    if takes_workers(before, action):
        return owns(was, 13)
    if buys(before, action):
        return workers_paid(before, action) - PRICE
    if buys_workers(before, action):
        return -1
    if sold_by(before, action) >= 0:
        return 1 + owns(was, 3)
    return 2 if effect_used(before, p, action) == Kind.BANK else 0


@rule
def workers_gained(before, p, action):
    """Workers come from dice, boarding houses and monasteries 4, 14 and 28, and go into dice and purchases."""
    was = estate_of(before, p)
    workers = -workers_to_turn(before, p, action) if die_of(before, action) >= 0 else 0
    if takes_workers(before, action):
        workers += 4 if owns(was, 14) else 2
    elif buys(before, action):
        workers -= workers_paid(before, action)
    elif buys_workers(before, action):
        workers += 2 * owns(was, 28)
    elif sold_by(before, action) >= 0:
        workers += owns(was, 4)
    elif effect_used(before, p, action) == Kind.BOARDING_HOUSE:
        workers += 4
    return workers


@rule
def workers_to_turn(before, p, action):
    """What it costs to turn the die: a worker a step, the shorter way round (CB-WORK-09), half with monastery 8."""
    die, wanted = die_of(before, action), value_wanted(before, p, action)
    if die == FREE_DIE or wanted == 0:
        return 0
    up, value = 0, before.white if die == WHITE_DIE else before.players[p].dice[die]
    while value != wanted:
        value = value % 6 + 1
        up += 1
    steps = max(min(up, 6 - up) - free_steps(before, p, action), 0)
    return steps - steps // 2 if owns(estate_of(before, p), 8) else steps


@rule
def free_steps(before, p, action):
    """The step that monastery 12 gives for a tile taken, 9, 10 or 11 for one laid, by its colour."""
    home = estate_of(before, p)
    if is_a(before, action, TAKE):
        return owns(home, 12)
    if not is_a(before, action, PLACE):
        return 0
    colour = COLOUR[storage_of(before, p).tiles[slot_of(before, action)]]
    if colour == Colour.BUILDING:
        return owns(home, 9)
    if colour == Colour.SHIP or colour == Colour.ANIMAL:
        return owns(home, 10)
    return owns(home, 11) if colour >= 0 else 0  # an inn is none of these (CB-INN-18)
