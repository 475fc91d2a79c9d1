"""What players own: guilders, workers, markers, canals, reputation, leaderships."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.games.bruges.components.board import (
    CELLS,
    COLOURS,
    DEADLY,
    LAST_STEP,
    MARKERS,
    SECTIONS,
    STATUE_VP,
)
from duchy.games.bruges.questions import QUESTIONS
from duchy.games.bruges.referee.invariants.violations import FINE, Violation
from duchy.games.bruges.state import Player, State

AMID_PENALTIES = QUESTIONS.table(lambda question: question.amid_penalties)


@rule
def check_goods(me: Player) -> int:
    """Nothing below zero (BR-INTRIGUE-02, BR-OP-02)."""
    if me.guilders < 0 or me.vp < 0:
        return Violation.GOODS
    for colour in range(COLOURS):
        if me.workers[colour] < 0 or me.markers[colour] < 0:
            return Violation.GOODS
    return FINE


@rule
def check_markers(s: State) -> int:
    """At most two of a colour, three only while penalties wait (BR-THREAT-06), and never more than there are."""
    waiting = AMID_PENALTIES[decision(s)]
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
def check_canals(s: State) -> int:
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
def check_tracks(before: Player, me: Player) -> int:
    """A pawn never goes back (BR-REP-13), a turned marker stays (BR-LEAD-06)."""
    if not before.reputation <= me.reputation <= LAST_STEP:
        return Violation.TRACK
    return FINE if before.leads & ~me.leads == 0 else Violation.LEADERSHIPS
