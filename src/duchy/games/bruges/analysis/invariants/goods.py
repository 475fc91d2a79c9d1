"""What players own: guilders, workers, markers, canals, reputation, leaderships."""

from duchy.engine.rule import rule
from duchy.games.bruges.analysis.invariants.violations import FINE, Violation
from duchy.games.bruges.components.board import (
    CELLS,
    COLOURS,
    DEADLY,
    LAST_STEP,
    MARKERS,
    SECTIONS,
    STATUE_VP,
)
from duchy.games.bruges.state import Decision


@rule
def check_goods(me):
    """Nothing below zero (BR-INTRIGUE-02, BR-OP-02)."""
    if me.guilders < 0 or me.vp < 0:
        return Violation.GOODS
    for colour in range(COLOURS):
        if me.workers[colour] < 0 or me.markers[colour] < 0:
            return Violation.GOODS
    return FINE


@rule
def check_markers(s):
    """At most two of a colour, three only while penalties wait (BR-THREAT-06), and never more than there are."""
    waiting = s.depth > 0 and (
        s.agenda[s.depth - 1].kind == Decision.PENALTY
        or s.agenda[s.depth - 1].kind == Decision.PREVENT
        or s.agenda[s.depth - 1].kind == Decision.FIRE
        or s.agenda[s.depth - 1].kind == Decision.PLAGUE
        or s.agenda[s.depth - 1].kind == Decision.ORDER
    )
    for colour in range(COLOURS):
        total = 0
        for q in range(s.seats):
            held = s.players[q].markers[colour]
            total += held
            if held > DEADLY or (held == DEADLY and not waiting):
                return Violation.MARKERS
        if total > MARKERS:
            return Violation.MARKERS
    return FINE


@rule
def check_canals(s):
    """Cells within their section; one statue for each completed section, each statue once (BR-CANAL-13 to 18)."""
    taken = 0
    for q in range(s.seats):
        me = s.players[q]
        for section in range(SECTIONS):
            statue = me.statue[section]
            if not 0 <= me.canal[section] <= CELLS or (me.canal[section] == CELLS and statue == 0):
                return Violation.CANALS
            if statue > 0:
                taken += statue
            elif statue < 0 and s.statues < len(STATUE_VP):
                return Violation.CANALS
    for i in range(s.statues):
        taken -= STATUE_VP[i]
    return FINE if taken == 0 else Violation.CANALS


@rule
def check_tracks(before, me):
    """A pawn never goes back (BR-REP-13), a turned marker stays (BR-LEAD-06)."""
    if not before.reputation <= me.reputation <= LAST_STEP:
        return Violation.TRACK
    return FINE if before.leads & ~me.leads == 0 else Violation.LEADERSHIPS
