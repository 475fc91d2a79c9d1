"""Points and bonus tiles: each action scores what it explains, and the end what a count from scratch gives."""

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import BONUS_VP, MAX_PLAYERS, PHASE_VP, SALE_VP, SIZE_VP
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import EDITION, Difference
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import region_of, space_colour
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, SPECIES, Kind
from duchy.games.burgundy.referee.holdings import lies_in
from duchy.games.burgundy.referee.invariants.action import (
    castle_returned,
    effect_used,
    flocks_with,
    sold_by,
    space_of,
    tile_laid,
)
from duchy.games.burgundy.referee.invariants.animals import points_chosen, points_when_laid
from duchy.games.burgundy.referee.invariants.drawing import walk
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.posts import awards_given
from duchy.games.burgundy.referee.invariants.recount import monastery_points, recount, shield_points, size_counted
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.shelves import counts_estate
from duchy.games.burgundy.state import Category, State, with_modules

LARGEST = 8
_CHANGED = (Category.REGIONS, Category.BONUS, Category.SALES, Category.ANIMALS)
DEPENDS_ON_SHIELDS = table([category in _CHANGED for category in Category])
"""[category]: whether a shield changes what is scored during the game"""


@rule
def check_points(before: State, s: State, q: int, p: int, action: int, ledger: Ledger) -> int:
    """Points come from sales, from tiles laid and buildings copied, and at the end from what is left."""
    me, was = s.players[q], before.players[q]
    for category in range(len(me.points)):
        ledger.points[category] = 0
    if s.over and counts_estate(s, q):
        score_end(s, s.players[q].estate, ledger)
    if q == p:
        score_action(before, s, p, action, ledger)
    for category in range(len(me.points)):
        if me.points[category] - was.points[category] != ledger.points[category]:
            return Violation.POINTS + category
    return FINE


@rule
def score_end(s: State, e: int, ledger: Ledger) -> None:
    """Goods, silver, pairs of workers and monasteries are worth points at the end (CB-END-02 to 05)."""
    home = s.estates[e]
    for goods in range(GOODS):
        ledger.points[Category.GOODS] += home.goods[goods]
    ledger.points[Category.SILVER] += home.silver
    ledger.points[Category.WORKERS] += home.workers // 2
    ledger.points[Category.MONASTERIES] += monastery_points(s, e)
    if with_modules(s):
        ledger.points[Category.SHIELDS] += shield_points(s, e)
    if lies_in(s, e, Shield.TWICE_CROWNED) and not EDITION[s.edition, Difference.BONUS_DOUBLED_AT_ONCE]:  # CB-SH07-02
        for colour in range(COLOURS):
            if home.bonus[colour]:
                ledger.points[Category.BONUS] += BONUS_VP[s.seats, home.bonus[colour] - 1]


@rule
def score_action(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """What an action scores at once."""
    e = s.players[p].estate
    if sold_by(s, action) >= 0:
        points = before.estates[e].goods[sold_by(s, action)] * SALE_VP[s.seats]
        ledger.points[Category.SALES] += points * (1 + lies_in(before, e, Shield.FAIR_PRICES))  # CB-SH12-01
    if space_of(s, action) >= 0:
        score_tile(before, s, p, action, ledger)
    if castle_returned(s, action) >= 0:
        ledger.points[Category.RETURNS] -= 5  # CB-NEAR-08
    if effect_used(before, p, action) == Kind.WATCHTOWER:
        ledger.points[Category.WATCHTOWERS] += 4
    ledger.points[Category.WATCHTOWERS] += 4 * ledger.route_towers
    if flocks_with(s, action) >= 0:
        geese = before.agenda[before.depth - 1].a
        ledger.points[Category.ANIMALS] += points_chosen(s, e, geese, ledger.laid[e], ledger)


@rule
def score_tile(before: State, s: State, p: int, action: int, ledger: Ledger) -> None:
    """A tile may complete a region and a colour; animals score at once (CB-SCORE-01, CB-COLOR-01, CB-ANIM-01)."""
    e = s.players[p].estate
    home, laid = s.estates[e], ledger.laid[e]
    space, kind = space_of(s, action), tile_laid(before, p, action)
    size = walk(home, space, ledger)
    if ledger.completed[e, region_of(home, space)] == s.ply:
        counted = size_counted(home, size, laid, s.ply, ledger)
        counted += lies_in(before, e, Shield.WIDE_BOUNDS)  # CB-SH17-01, CB-INN-20
        ledger.points[Category.REGIONS] += SIZE_VP[min(counted, LARGEST)]
        ledger.points[Category.PHASES] += PHASE_VP[before.phase]
    colour = space_colour(home, space)
    taken = bonus_tiles_taken(before, colour)
    if taken < 2 and ledger.filled[e, colour] == s.ply:
        twice = lies_in(before, e, Shield.TWICE_CROWNED) * EDITION[s.edition, Difference.BONUS_DOUBLED_AT_ONCE]
        ledger.points[Category.BONUS] += BONUS_VP[s.seats, taken] * (1 + twice)  # CB-SH07-01
    if with_modules(s):
        score_posts(before, s, e, ledger)
    if SPECIES[kind] >= 0:
        ledger.points[Category.ANIMALS] += points_when_laid(s, e, space, laid, ledger)


@rule
def score_posts(before: State, s: State, e: int, ledger: Ledger) -> None:
    """Border posts that are linked now and were not before, and the award for all three (CB-BORDER-07 to 12)."""
    was, now = before.more[0].post_pairs[e], s.more[0].post_pairs[e]
    if was == now:
        return
    most = EDITION[s.edition, Difference.POST_SCORINGS]
    if now == 7:
        scorings = most if was == 0 else most - 1
        given = awards_given(before)
        ledger.points[Category.POSTS] += BONUS_VP[s.seats, given] if given < 2 else 0
    else:
        scorings = 1
    ledger.points[Category.POSTS] += scorings * PHASE_VP[before.phase]


@rule
def bonus_tiles_taken(s: State, colour: int) -> int:
    """How many estates have a bonus tile of a colour."""
    taken = 0
    for e in range(MAX_PLAYERS):
        taken += s.estates[e].bonus[colour] != 0
    return taken


@rule
def colour_covered(before: State, p: int, action: int) -> int:
    """The colour of the space that an action covers, -1 if none."""
    space = space_of(before, action)
    return space_colour(before.estates[before.players[p].estate], space) if space >= 0 else -1


@rule
def check_bonus(before: State, s: State, e: int, p: int, action: int, ledger: Ledger) -> int:
    """Bonus tiles go to the estate that completes a colour, the large one first (CB-COLOR-01, CB-COLOR-03)."""
    covered = colour_covered(before, p, action) if e == before.players[p].estate else -1
    for colour in range(COLOURS):
        bonus, taken = before.estates[e].bonus[colour], bonus_tiles_taken(before, colour)
        if covered == colour and taken < 2:
            bonus = taken + 1 if ledger.filled[e, colour] == s.ply else bonus
        if s.estates[e].bonus[colour] != bonus:
            return Violation.BONUS
        if s.bonus_left[colour] != 2 - bonus_tiles_taken(s, colour):
            return Violation.BONUS
    return FINE


@rule
def check_recount(s: State, q: int, ledger: Ledger) -> int:
    """At the end every source of points gives what a count from scratch gives; partners are counted together."""
    if not counts_estate(s, q):
        return FINE
    recount(s, q, ledger)
    for category in range(len(s.players[q].points)):
        if s.modules & Module.SHIELDS and DEPENDS_ON_SHIELDS[category]:
            continue  # on those held at the time: see check_points
        points = 0
        for other in range(s.seats):
            points += s.players[other].points[category] if s.players[other].estate == q else 0
        if points != ledger.points[category]:
            return Violation.RECOUNT + category
    return FINE
