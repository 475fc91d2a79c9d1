"""Phases, rounds and the time track (chapter 3), and the end of the game (chapter 10)."""

from duchy.engine.agenda import answered, ask_all, reveal
from duchy.engine.chance import below, roll
from duchy.engine.rule import rule
from duchy.games.dice.chapters.colours import settle_colours
from duchy.games.dice.chapters.sell import may_sell
from duchy.games.dice.components.parts import BOXES, COLOUR_FACES, HOURGLASS_FACES, PHASES, SOLO_ROUNDS
from duchy.games.dice.state import Decision


@rule
def track(s):
    """How much time a phase has: boxes, or with one player rounds (DG-COMP-20, DG-SOLO-02, DG-SOLO-04)."""
    return SOLO_ROUNDS if s.seats == 1 else BOXES


@rule
def begin_round(s):
    """Roll all dice, mark time, and let everybody decide at once (DG-ROUND-01 to DG-ROUND-05, DG-PHASE-06)."""
    if s.marked == track(s):
        s.phase += 1
        s.marked = 0
    s.round_no += 1
    for die in range(2):
        s.pips[die] = roll(s)
        s.colours[die] = COLOUR_FACES[below(s, 6)]
    s.hourglasses = HOURGLASS_FACES[below(s, 6)]
    mark_time(s)
    reveal(s)
    for p in range(s.seats):
        unmark(s, s.drafts[p])  # which is the open sheet, since the last round was opened
        s.steps[p] = Decision.SELL if s.drafts[p].sold < 0 else Decision.BUILD
    ask_all(s, (1 << s.seats) - 1, Decision.ROUND, 0, 0)


@rule
def mark_time(s):
    """As many boxes as hourglasses, never into the next track; alone, one round (DG-TIME-01 to 03, DG-SOLO-05)."""
    boxes = 1 if s.seats == 1 else s.hourglasses
    s.marked = min(s.marked + boxes, track(s))


@rule
def open_draft(s, p):
    """A copy of the sheet on which nothing of the round is pencilled in yet."""
    s.drafts[p] = s.players[p]
    unmark(s, s.drafts[p])


@rule
def unmark(s, me):
    """Nothing is decided yet in this round."""
    me.sold = -1 if may_sell(s, me) else 0
    me.passed = 0
    me.used = 0
    me.first = -1
    me.second = -1


@rule
def seal(s, p):
    """A player is done with the round; when all are, everything is opened (DG-ROUND-05, DG-ROUND-07)."""
    s.steps[p] = Decision.NONE
    s.agenda[s.depth - 1].who ^= 1 << p
    if not s.agenda[s.depth - 1].who:
        answered(s)
        end_round(s)


@rule
def end_round(s):
    """Awards, then the drafts are the sheets; the next round, or the end (DG-COLOUR-15, DG-PHASE-05, DG-END-01, 02)."""
    settle_colours(s)
    open_sheets(s)
    if s.phase == PHASES - 1 and s.marked == track(s):
        s.over = 1
        reveal(s)
    else:
        begin_round(s)


@rule
def open_sheets(s):
    """What everybody has pencilled in lies open (DG-ROUND-06)."""
    for p in range(s.seats):
        s.players[p] = s.drafts[p]
