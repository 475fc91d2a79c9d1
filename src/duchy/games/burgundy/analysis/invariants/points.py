"""Points and bonus tiles: each action scores what it explains, and the end what a count from scratch gives."""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.action import sold_by, space_of, tile_laid
from duchy.games.burgundy.analysis.invariants.drawing import walk
from duchy.games.burgundy.analysis.invariants.recount import (
    colour_complete_at,
    is_animal,
    monastery_points,
    pasture_points,
    recount,
    region_complete_at,
)
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.board import BONUS_VP, PHASE_VP, SALE_VP, SIZE_VP
from duchy.games.burgundy.components.tiles import COLOUR, COLOURS, GOODS, Kind
from duchy.games.burgundy.state import CATEGORIES, Category


@rule
def check_points(before, s, q, p, action, ledger):
    """Points come from sales, from tiles laid, and at the end from what is left."""
    me, was = s.players[q], before.players[q]
    for category in range(CATEGORIES):
        ledger.points[category] = 0
    if s.over:
        score_end(s, me, ledger)
    if q == p and sold_by(action) >= 0:
        ledger.points[Category.SALES] += was.goods[sold_by(action)] * SALE_VP[s.seats - 2]
    if q == p and space_of(action) >= 0:
        score_tile(before, s, p, action, ledger)
    for category in range(CATEGORIES):
        if me.points[category] - was.points[category] != ledger.points[category]:
            return Violation.POINTS + category
    return FINE


@rule
def score_end(s, me, ledger):
    """Goods, silver, pairs of workers and monasteries are worth points at the end (CB-END-02 to 05)."""
    for goods in range(GOODS):
        ledger.points[Category.GOODS] += me.goods[goods]
    ledger.points[Category.SILVER] += me.silver
    ledger.points[Category.WORKERS] += me.workers // 2
    ledger.points[Category.MONASTERIES] += monastery_points(s, me)


@rule
def score_tile(before, s, p, action, ledger):
    """A tile may complete a region and a colour; animals and watchtowers score at once (CB-SCORE-01, CB-COLOR-01)."""
    me, laid = s.players[p], ledger.laid[p]
    space, kind = space_of(action), tile_laid(before, p, action)
    size = walk(me.layout, space, ledger)
    if region_complete_at(me, laid, size, ledger) >= 0:
        ledger.points[Category.REGIONS] += SIZE_VP[size]
        ledger.points[Category.PHASES] += PHASE_VP[before.phase]
    taken = bonus_tiles_taken(before, COLOUR[kind])
    if taken < 2 and colour_complete_at(me, laid, COLOUR[kind]) >= 0:
        ledger.points[Category.BONUS] += BONUS_VP[s.seats - 2, taken]
    if is_animal(kind):
        ledger.points[Category.ANIMALS] += pasture_points(me, space, laid, ledger)
    elif kind == Kind.WATCHTOWER:
        ledger.points[Category.WATCHTOWERS] += 4


@rule
def bonus_tiles_taken(s, colour):
    """How many players have a bonus tile of a colour."""
    taken = 0
    for q in range(s.seats):
        taken += s.players[q].bonus[colour] != 0
    return taken


@rule
def check_bonus(before, s, q, p, action, ledger):
    """Bonus tiles go to whoever completes a colour, the large one first (CB-COLOR-01, CB-COLOR-03)."""
    laid = tile_laid(before, p, action) if q == p else 0
    for colour in range(COLOURS):
        bonus, taken = before.players[q].bonus[colour], bonus_tiles_taken(before, colour)
        if laid and COLOUR[laid] == colour and taken < 2:
            complete = colour_complete_at(s.players[p], ledger.laid[p], colour) >= 0
            bonus = taken + 1 if complete else bonus
        if s.players[q].bonus[colour] != bonus:
            return Violation.BONUS
        if s.bonus_left[colour] != 2 - bonus_tiles_taken(s, colour):
            return Violation.BONUS
    return FINE


@rule
def check_recount(s, q, ledger):
    """At the end every source of points gives what a count from scratch gives."""
    recount(s, q, ledger)
    for category in range(CATEGORIES):
        if s.players[q].points[category] != ledger.points[category]:
            return Violation.RECOUNT + category
    return FINE
